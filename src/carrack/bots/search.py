"""Information-set Monte Carlo tree search, compiled. This file is loaded once per game, with the game's functions and those of `judge.py` given as names.

Each iteration imagines a world that the seat thinks possible and walks down the tree with the acts that are legal in it, drawing luck anew
each time (luck has no nodes). From its end, or from where it may `reach` at most, everybody plays on with some care to the end of a round, and the
game's judgement says everybody's chances. Every seat on the way takes what looks best for itself. An act is known in the tree by who does it
and what it is; how often it could have been done is counted as well, since not every world allows it.

Acts differ by a hundredth of a win or so, luck by far more. So all acts meet the same worlds, and every turn in them the same luck.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from math import log, sqrt

from carrack.core.chance import below, next32, seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

KNOWN, WORLD, TRIAL, IMAGINED = 0, 1, 2, 4
DESK = 5  # records of scratch space; `judge.py` needs two of them

FIRST, NEXT, ACT, MOVER, VISITS, AVAILABLE = 0, 1, 2, 3, 4, 5  # what is kept of a node, beside its values
COLUMNS = 6
ROOT = 0
DEEPEST = 64  # nodes on one path
FORCED = 400  # acts without a choice, on one path
TURNS = 1024  # of a game at most, for the luck of each
FIRST_LOOKS = 8  # worlds in which the acts of the root make their first impression
UNSEEN = 1e6  # what an act promises that has made no impression at all


@rule
def advance(s, act, luck, fate, world):
    """Do an act and what luck adds. Every turn has luck of its own, whatever was done before it: so acts are compared in the same future."""
    turn = s.turn
    apply(s, act)
    while s.phase != 0 and s.actor == CHANCE:
        if s.turn != turn:
            turn = s.turn
            seed(luck, fate * TURNS + turn, world)
        apply(s, draw(s, luck))
    if s.turn != turn:
        seed(luck, fate * TURNS + s.turn, world)


@rule
def play_on(desk, horizon, steps, hasty, weights, heeded, acts, out, rng, luck, fate, world):
    """Everybody plays with some care, or hastily, until the turn `horizon` begins, but not for ever."""
    s = desk[WORLD]
    while s.phase != 0 and s.turn < horizon and steps > 0:
        if hasty:
            apply(s, acts[below(luck, legal(s, acts))])
            settle_luck(s, luck)
        else:
            advance(s, careful(desk, WORLD, weights, heeded, acts, out, rng), luck, fate, world)
        steps -= 1
    if not hasty:
        finish(desk, WORLD, weights, heeded, out, rng)


@rule
def impress(desk, tree, prior, node, since, worlds, seat, weights, heeded, out, odds, rng):
    """Note what the nodes below this one promise that are not older than `since`: in `desk[WORLD]`, and in further worlds if there are more.

    All acts are done in the same worlds and with the same luck.
    """
    for w in range(worlds):
        copy_record(desk, IMAGINED, desk, WORLD)
        if w > 0:
            copy_record(desk, IMAGINED, desk, KNOWN)
            resample(desk[IMAGINED], seat, rng)
        fate = next32(rng)
        at = tree[node, FIRST]
        while at != 0 and at >= since:
            copy_record(desk, TRIAL, desk, IMAGINED)
            apply(desk[TRIAL], tree[at, ACT])
            seed(rng, fate, 0)
            settle_luck(desk[TRIAL], rng)
            finish(desk, TRIAL, weights, heeded, out, rng)
            judge(desk[TRIAL], weights, heeded, odds)
            prior[at] = (w * prior[at] + odds[tree[at, MOVER]]) / (w + 1)
            at = tree[at, NEXT]
        seed(rng, fate, 1)


@rule
def grow(tree, used, node, mover, acts, n, child):
    """Hang a node below this one for every act that has none yet, the newest first; returns nodes in use."""
    for k in range(n):
        child[acts[k]] = 0
    at = tree[node, FIRST]
    while at != 0:
        if tree[at, MOVER] == mover:
            child[tree[at, ACT]] = at
        at = tree[at, NEXT]
    for k in range(n):
        act = acts[k]
        if child[act] == 0 and used < tree.shape[0]:
            for column in range(COLUMNS):
                tree[used, column] = 0
            tree[used, ACT] = act
            tree[used, MOVER] = mover
            tree[used, NEXT] = tree[node, FIRST]
            tree[node, FIRST] = used
            child[act] = used
            used += 1
    return used


@rule
def select(tree, value, prior, mover, acts, n, child, explore, trust):
    """The node of the act that deserves the next look; 0 if the tree is full and has none of them.

    First impressions compare acts at one moment, but are all too high or too low: so much as those of the acts tried were.
    """
    tried, surprise = 0, 0.0
    for k in range(n):
        at = child[acts[k]]
        if at != 0:
            tried += tree[at, VISITS]
            surprise += value[at, mover] - tree[at, VISITS] * prior[at]
    if tried > 0:
        surprise /= tried
    best, chosen = -1e9, 0
    for k in range(n):
        at = child[acts[k]]
        if at == 0:
            continue
        tree[at, AVAILABLE] += 1
        visits = tree[at, VISITS]
        mean = (value[at, mover] + trust * (prior[at] + surprise)) / (visits + trust) if visits + trust > 0 else UNSEEN
        bound = mean + explore * sqrt(log(tree[at, AVAILABLE] + 1.0) / (visits + 1.0))
        if bound > best:
            best, chosen = bound, at
    return chosen


@rule
def search(
    desk,
    tree,
    value,
    prior,
    used,
    seat,
    only,
    iterations,
    reach,
    rounds,
    steps,
    hasty,
    explore,
    trust,
    weights,
    heeded,
    acts,
    out,
    child,
    path,
    odds,
    rng,
    luck,
    fate,
):
    """Look so many times more into what may come of the redacted position `desk[0]`; returns how many nodes are in use.

    What the seat may do now is the same in every world it thinks possible. So it first takes an act, and then the worlds and the luck come in
    the same order for each act: two acts are compared in the same circumstances. `only` is the act to take, -1 for the one that deserves it.
    """
    if tree[ROOT, AVAILABLE] == 0:  # what can be done now deserves more than one look
        tree[ROOT, AVAILABLE] = 1
        copy_record(desk, WORLD, desk, KNOWN)
        resample(desk[WORLD], seat, rng)
        used = grow(tree, used, ROOT, seat, acts, legal(desk[WORLD], acts), child)
        if trust > 0:
            impress(desk, tree, prior, ROOT, 0, FIRST_LOOKS, seat, weights, heeded, out, odds, rng)
    for _ in range(iterations):
        n = legal(desk[KNOWN], acts)
        if only >= 0:
            acts[0], n = only, 1
        used = grow(tree, used, ROOT, seat, acts, n, child)
        node = select(tree, value, prior, seat, acts, n, child, explore, trust)
        world = tree[node, VISITS]
        copy_record(desk, WORLD, desk, KNOWN)
        seed(luck, fate, world)
        resample(desk[WORLD], seat, luck)
        s = desk[WORLD]
        advance(s, tree[node, ACT], luck, fate, world)
        path[0], path[1] = ROOT, node
        depth, forced = 1, 0
        while s.phase != 0 and depth < DEEPEST - 1 and forced < FORCED:
            n = legal(s, acts)
            if n == 1:
                advance(s, acts[0], luck, fate, world)
                forced += 1
                continue
            if tree[node, VISITS] == 0 or s.turn - desk[KNOWN].turn >= reach:
                break
            mover = s.actor
            before = used
            used = grow(tree, used, node, mover, acts, n, child)
            if trust > 0 and used > before:
                impress(desk, tree, prior, node, before, 1, seat, weights, heeded, out, odds, rng)
            node = select(tree, value, prior, mover, acts, n, child, explore, trust)
            if node == 0:
                break
            advance(s, tree[node, ACT], luck, fate, world)
            depth += 1
            path[depth] = node
        turns = s.turn - desk[KNOWN].turn
        horizon = desk[KNOWN].turn + (turns // s.seats + rounds) * s.seats
        play_on(desk, horizon, steps, hasty, weights, heeded, acts, out, rng, luck, fate, world)
        judge(s, weights, heeded, odds)
        for i in range(depth + 1):
            at = path[i]
            tree[at, VISITS] += 1
            for p in range(s.seats):
                value[at, p] += odds[p]
    return used


@rule
def foresee(desk, seat, act, worlds, rounds, steps, weights, heeded, acts, out, rng, luck, fate, terms, sums):
    """Add up the terms of a seat's evaluation after an act and the rounds that follow it, in the same worlds and with the same luck for each act."""
    for world in range(worlds):
        copy_record(desk, WORLD, desk, KNOWN)
        seed(luck, fate, world)
        seed(rng, fate, world)
        s = desk[WORLD]
        resample(s, seat, luck)
        horizon = s.turn + rounds * s.seats
        advance(s, act, luck, fate, world)
        play_on(desk, horizon, steps, False, weights, heeded, acts, out, rng, luck, fate, world)
        for k in range(appraise(s, seat, terms)):
            sums[k] += terms[k]


@rule
def move_root(tree, value, prior, root, spare_tree, spare_value, spare_prior, queue):
    """Copy what hangs below a node into other arrays, where it becomes the whole tree; returns how many nodes are in use there."""
    used = 1
    queue[0] = root
    i = 0
    while i < used:
        old = queue[i]
        for column in range(COLUMNS):
            spare_tree[i, column] = tree[old, column]
        for p in range(value.shape[1]):
            spare_value[i, p] = value[old, p]
        spare_prior[i] = prior[old]
        spare_tree[i, FIRST] = 0 if tree[old, FIRST] == 0 else used
        spare_tree[i, NEXT] = 0 if i == 0 or tree[old, NEXT] == 0 else i + 1  # sisters are copied one after another
        at = tree[old, FIRST]
        while at != 0:
            queue[used] = at
            used += 1
            at = tree[at, NEXT]
        i += 1
    spare_tree[ROOT, AVAILABLE] = 0  # its acts are looked at anew
    return used
