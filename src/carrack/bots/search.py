"""Information-set Monte Carlo tree search, compiled. This file is loaded once per game with the game's functions given as names.

Each iteration imagines a world that the seat thinks possible, walks down the tree with the acts that are legal in it, drawing luck anew
each time (luck has no nodes), and asks the game's evaluation at the end for everybody's chances. Every seat on the way takes what looks
best for itself. An act is known in the tree by who does it and what it is; how often it could have been done is counted as well, since
not every world allows it.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from math import exp, log, sqrt

from carrack.core.chance import below
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

KNOWN, WORLD, TRIAL = 0, 1, 2
DESK = 3  # records of scratch space

FIRST, NEXT, ACT, MOVER, VISITS, AVAILABLE = 0, 1, 2, 3, 4, 5  # what is kept of a node, beside its values
COLUMNS = 6
ROOT = 0
DEEPEST = 64  # nodes on one path
FORCED = 400  # acts without a choice, on one path
FINISHING = 8  # acts that end what was begun, before a position is looked at


@rule
def settle_luck(s, rng):
    while s.phase != 0 and s.actor == CHANCE:
        apply(s, draw(s, rng))


@rule
def chances(s, spread, out):
    """Everybody's chance to win: certain when the game is over, else by the evaluations; `spread` more is e times as likely."""
    best = -(1 << 60)
    for p in range(s.seats):
        out[p] = standing(s, p) if s.phase == 0 else evaluate(s, p)
        best = max(best, int(out[p]))
    total = 0.0
    for p in range(s.seats):
        if s.phase == 0:
            out[p] = 1.0 if out[p] >= best else 0.0
        else:
            out[p] = exp((out[p] - best) / spread)
        total += out[p]
    for p in range(s.seats):
        out[p] /= total


@rule
def play_on(s, steps, acts, rng):
    """Any acts, until what was begun is finished, and so many more decisions."""
    begun = FINISHING
    while s.phase != 0:
        if s.actor == CHANCE:
            apply(s, draw(s, rng))
            continue
        if WITHIN >> s.phase & 1 and begun > 0:
            begun -= 1
        elif steps > 0:
            steps -= 1
        else:
            return
        n = legal(s, acts)
        apply(s, acts[below(rng, n)])


@rule
def grow(desk, tree, prior, used, node, mover, acts, n, child, spread, odds, rng):
    """Hang a node below this one for every act that has none yet, with what the position after it promises; returns nodes in use."""
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
            copy_record(desk, TRIAL, desk, WORLD)
            apply(desk[TRIAL], act)
            settle_luck(desk[TRIAL], rng)
            chances(desk[TRIAL], spread, odds)
            for column in range(COLUMNS):
                tree[used, column] = 0
            tree[used, ACT] = act
            tree[used, MOVER] = mover
            tree[used, NEXT] = tree[node, FIRST]
            tree[node, FIRST] = used
            prior[used] = odds[mover]
            child[act] = used
            used += 1
    return used


@rule
def select(tree, value, prior, mover, acts, n, child, explore, trust):
    """The node of the act that deserves the next look; 0 if the tree is full and has none of them."""
    best, chosen = -1e9, 0
    for k in range(n):
        at = child[acts[k]]
        if at == 0:
            continue
        tree[at, AVAILABLE] += 1
        visits = tree[at, VISITS]
        mean = (value[at, mover] + trust * prior[at]) / (visits + trust)
        bound = mean + explore * sqrt(log(tree[at, AVAILABLE] + 1.0) / (visits + 1.0))
        if bound > best:
            best, chosen = bound, at
    return chosen


@rule
def search(desk, tree, value, prior, used, seat, iterations, steps, spread, explore, trust, acts, child, path, odds, rng):
    """Look so many times more into what may come of the redacted position `desk[0]`; returns how many nodes are in use."""
    for _ in range(iterations):
        copy_record(desk, WORLD, desk, KNOWN)
        resample(desk[WORLD], seat, rng)
        s = desk[WORLD]
        node, depth, forced = ROOT, 0, 0
        path[0] = ROOT
        while depth < DEEPEST - 1 and forced < FORCED:
            settle_luck(s, rng)
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
            used = grow(desk, tree, prior, used, node, mover, acts, n, child, spread, odds, rng)
            node = select(tree, value, prior, mover, acts, n, child, explore, trust)
            if node == 0:
                break
            apply(s, tree[node, ACT])
            depth += 1
            path[depth] = node
        play_on(s, steps, acts, rng)
        chances(s, spread, odds)
        for i in range(depth + 1):
            at = path[i]
            tree[at, VISITS] += 1
            for p in range(s.seats):
                value[at, p] += odds[p]
    return used
