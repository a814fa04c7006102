"""Information-set Monte Carlo tree search, compiled. This file is loaded once per game, with the game's functions and `judge` given as names.

Each iteration imagines a world that the seat thinks possible, walks down the tree with the acts that are legal in it, drawing luck anew
each time (luck has no nodes), and asks the game's evaluation at the end for everybody's chances. Every seat on the way takes what looks
best for itself. An act is known in the tree by who does it and what it is; how often it could have been done is counted as well, since
not every world allows it.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from math import log, sqrt

from carrack.core.chance import below, next32, seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

KNOWN, WORLD, TRIAL, GLIMPSE, IMAGINED = 0, 1, 2, 3, 4
DESK = 5  # records of scratch space

FIRST, NEXT, ACT, MOVER, VISITS, AVAILABLE = 0, 1, 2, 3, 4, 5  # what is kept of a node, beside its values
COLUMNS = 6
ROOT = 0
DEEPEST = 64  # nodes on one path
FORCED = 400  # acts without a choice, on one path
FINISHING = 6  # acts that end what was begun, before a position is looked at
FIRST_LOOKS = 8  # worlds in which the acts of the root make their first impression
CAREFUL = 12  # acts compared for each of them


@rule
def settle_luck(s, rng):
    while s.phase != 0 and s.actor == CHANCE:
        apply(s, draw(s, rng))


@rule
def quick(desk, at, looks, acts, n, rng):
    """An act by a short look: the best of a few of the legal ones by the evaluation right after it."""
    seat = desk[at].actor
    if n == 1 or looks <= 1:
        return acts[below(rng, n)]
    best, chosen = -(1 << 60), acts[0]
    for k in range(min(n, looks)):
        other = k + below(rng, n - k)
        act = acts[other]
        acts[other] = acts[k]
        copy_record(desk, GLIMPSE, desk, at)
        apply(desk[GLIMPSE], act)
        value = evaluate(desk[GLIMPSE], seat)
        if value > best:
            best, chosen = value, act
    return chosen


@rule
def finish(desk, at, out, rng):
    """End what was begun before a position is looked at: in the middle of it, it is worth less or more than it seems."""
    s = desk[at]
    for _ in range(FINISHING):
        if s.phase == 0 or not WITHIN >> s.phase & 1:
            return
        apply(s, quick(desk, at, CAREFUL, out, legal(s, out), rng))
        settle_luck(s, rng)


@rule
def play_on(desk, horizon, steps, looks, out, rng):
    """Quick acts until the turn `horizon` begins, but not for ever."""
    s = desk[WORLD]
    settle_luck(s, rng)
    while s.phase != 0 and s.turn < horizon and steps > 0:
        apply(s, quick(desk, WORLD, looks, out, legal(s, out), rng))
        settle_luck(s, rng)
        steps -= 1
    finish(desk, WORLD, out, rng)


@rule
def impress(desk, tree, prior, node, since, worlds, seat, weights, marks, out, odds, rng):
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
            finish(desk, TRIAL, out, rng)
            judge(desk[TRIAL], weights, marks, odds)
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
        mean = (value[at, mover] + trust * (prior[at] + surprise)) / (visits + trust)
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
    iterations,
    rounds,
    steps,
    looks,
    explore,
    trust,
    weights,
    marks,
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
    the same order for each act: two acts are compared in the same circumstances.
    """
    if tree[ROOT, AVAILABLE] == 0:  # what can be done now deserves more than one look
        tree[ROOT, AVAILABLE] = 1
        copy_record(desk, WORLD, desk, KNOWN)
        resample(desk[WORLD], seat, rng)
        used = grow(tree, used, ROOT, seat, acts, legal(desk[WORLD], acts), child)
        impress(desk, tree, prior, ROOT, 0, FIRST_LOOKS, seat, weights, marks, out, odds, rng)
    for _ in range(iterations):
        copy_record(desk, WORLD, desk, KNOWN)
        seed(luck, fate, tree[ROOT, VISITS])
        resample(desk[WORLD], seat, luck)
        s = desk[WORLD]
        node, depth, forced = ROOT, 0, 0
        path[0] = ROOT
        while depth < DEEPEST - 1 and forced < FORCED:
            settle_luck(s, luck)
            if s.phase == 0:
                break
            n = legal(s, acts)
            if n == 1:
                apply(s, acts[0])
                forced += 1
                continue
            if node != ROOT and tree[node, VISITS] == 0:
                break
            mover = s.actor
            before = used
            used = grow(tree, used, node, mover, acts, n, child)
            if used > before:
                impress(desk, tree, prior, node, before, 1, seat, weights, marks, out, odds, rng)
            node = select(tree, value, prior, mover, acts, n, child, explore, trust)
            if node == 0:
                break
            if depth == 0 and forced == 0:
                copy_record(desk, WORLD, desk, KNOWN)
                seed(luck, fate, tree[node, VISITS])
                resample(desk[WORLD], seat, luck)
            apply(s, tree[node, ACT])
            depth += 1
            path[depth] = node
        turns = s.turn - desk[KNOWN].turn
        horizon = desk[KNOWN].turn + (turns // s.seats + rounds) * s.seats
        play_on(desk, horizon, steps, looks, out, luck)
        judge(s, weights, marks, odds)
        for i in range(depth + 1):
            at = path[i]
            tree[at, VISITS] += 1
            for p in range(s.seats):
                value[at, p] += odds[p]
    return used


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
