"""Compiled policies. This file is loaded once per game with the game's functions given as names (see `core/engine.py`).

A policy is a number: 0 plays at random, 1 is greedy. `desk` is scratch space: a few records that belong to the caller.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from carrack.core.chance import below, next32, seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

RANDOM, GREEDY = 0, 1
WON = 1_000_000
WORLDS = 2  # worlds that greedy imagines for each decision
DRAWS = 4  # times that it draws the luck of one act
FOLLOW = 6  # further decisions with which it finishes an act already begun

POSITION, WORLD, TRIAL, OUTCOME, INNER, BEST = 0, 1, 2, 3, 4, 5
DESK = 6  # records of scratch space


@rule
def worth(s, seat):
    """The evaluation, and certainty once the game is over."""
    if s.phase == 0:
        mine = standing(s, seat)
        for p in range(s.seats):
            if p != seat and standing(s, p) > mine:
                return evaluate(s, seat) - WON
        return evaluate(s, seat) + WON
    return evaluate(s, seat)


@rule
def settle_luck(s, rng):
    while s.phase != 0 and s.actor == CHANCE:
        apply(s, draw(s, rng))


@rule
def finish(desk, at, seat, out, rng):
    """Follow an act already begun to its end, each time taking what is worth most."""
    for _ in range(FOLLOW):
        s = desk[at]
        if s.phase == 0 or s.actor != seat or not WITHIN >> s.phase & 1:
            return
        n = legal(s, out)
        best = -(1 << 60)
        luck = next32(rng)
        for k in range(n):
            copy_record(desk, INNER, desk, at)
            apply(desk[INNER], out[k])
            seed(rng, luck, k)
            settle_luck(desk[INNER], rng)
            value = worth(desk[INNER], seat)
            if value >= best:
                best = value
                copy_record(desk, BEST, desk, INNER)
        copy_record(desk, at, desk, BEST)


@rule
def promise(desk, seat, out, rng, luck):
    """What the position after an act promises. Luck that comes back to the seat is drawn a few times; luck that ends its turn is not."""
    if desk[TRIAL].phase == 0 or desk[TRIAL].actor != CHANCE:
        finish(desk, TRIAL, seat, out, rng)
        return worth(desk[TRIAL], seat) * DRAWS
    before = worth(desk[TRIAL], seat)
    total = 0
    for d in range(DRAWS):
        copy_record(desk, OUTCOME, desk, TRIAL)
        seed(rng, luck, d)
        settle_luck(desk[OUTCOME], rng)
        if desk[OUTCOME].phase != 0 and desk[OUTCOME].actor != seat:
            return before * DRAWS
        finish(desk, OUTCOME, seat, out, rng)
        total += worth(desk[OUTCOME], seat)
    return total


@rule
def greedy(desk, seat, acts, out, values, rng):
    """The act worth most in the redacted position `desk[0]`; of equals the last."""
    n = legal(desk[POSITION], acts)
    if n == 1:
        return acts[0]
    for k in range(n):
        values[k] = 0
    for _ in range(WORLDS):
        copy_record(desk, WORLD, desk, POSITION)
        resample(desk[WORLD], seat, rng)
        luck = next32(rng)
        for k in range(n):
            copy_record(desk, TRIAL, desk, WORLD)
            apply(desk[TRIAL], acts[k])
            values[k] += promise(desk, seat, out, rng, luck)
        seed(rng, luck, DRAWS)
    best = 0
    for k in range(1, n):
        if values[k] >= values[best]:
            best = k
    return acts[best]


@rule
def choose(desk, seat, policy, acts, out, values, rng):
    """The act of a policy for a seat in the redacted position `desk[0]`."""
    if policy == GREEDY:
        return greedy(desk, seat, acts, out, values, rng)
    n = legal(desk[POSITION], acts)
    return acts[below(rng, n)]
