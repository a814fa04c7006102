"""What a position is worth, everybody's chance to win in it, and the act that looks best, compiled.

This file is loaded once per game with the game's functions given as names. Two records of a caller's `desk` are its scratch space.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from math import exp

from carrack.core.chance import next32, seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

TRIAL, INNER = 2, 3
CERTAIN = 1e6
FINISHING = 6  # acts that end what was begun, before a position is looked at


@rule
def merit(s, seat, weights, heeded):
    """What a seat has, whatever the others have; when the game is over only whether it has won."""
    if s.phase == 0:
        mine = standing(s, seat)
        for p in range(s.seats):
            if standing(s, p) > mine:
                return -CERTAIN
        return CERTAIN
    return weigh(s, seat, weights, heeded)


@rule
def judge(s, weights, heeded, out):
    """Everybody's chance to win: certain when the game is over (a shared win is split), else by the signs of everybody and their weights."""
    best = -1e300
    for p in range(s.seats):
        out[p] = standing(s, p) if s.phase == 0 else merit(s, p, weights, heeded)
        best = max(best, out[p])
    total = 0.0
    for p in range(s.seats):
        if s.phase != 0:
            out[p] = exp(out[p] - best)
        else:
            out[p] = 1.0 if out[p] == best else 0.0
        total += out[p]
    for p in range(s.seats):
        out[p] /= total


@rule
def judge_at(states, i, weights, heeded, out):
    judge(states[i], weights, heeded, out)


@rule
def settle_luck(s, rng):
    while s.phase != 0 and s.actor == CHANCE:
        apply(s, draw(s, rng))


@rule
def finish(desk, at, weights, heeded, out, rng):
    """End what was begun before a position is looked at: in the middle of it, it is worth less or more than it seems."""
    s = desk[at]
    for _ in range(FINISHING):
        if s.phase == 0 or not WITHIN >> s.phase & 1:
            return
        n = legal(s, out)
        chosen, best = out[0], -1e300
        fate = next32(rng)
        if n > 1:
            for k in range(n):
                copy_record(desk, INNER, desk, at)
                apply(desk[INNER], out[k])
                seed(rng, fate, 0)
                settle_luck(desk[INNER], rng)
                value = merit(desk[INNER], s.actor, weights, heeded)
                if value >= best:
                    best, chosen = value, out[k]
        seed(rng, fate, 1)
        apply(s, chosen)
        settle_luck(s, rng)


@rule
def careful(desk, at, weights, heeded, acts, out, rng):
    """The act after which its seat looks best, with the same luck for all of them."""
    n = legal(desk[at], acts)
    if n == 1:
        return acts[0]
    seat = desk[at].actor
    chosen, best = acts[0], -1e300
    fate = next32(rng)
    for k in range(n):
        copy_record(desk, TRIAL, desk, at)
        apply(desk[TRIAL], acts[k])
        seed(rng, fate, 0)
        settle_luck(desk[TRIAL], rng)
        finish(desk, TRIAL, weights, heeded, out, rng)
        value = merit(desk[TRIAL], seat, weights, heeded)
        if value >= best:
            best, chosen = value, acts[k]
    seed(rng, fate, 1)
    return chosen
