"""Everybody's chance to win, compiled. This file is loaded once per game with the game's functions given as names."""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from math import exp

from carrack.core.jit import rule

CERTAIN = 1e6


@rule
def merit(s, seat, weights, marks):
    """What a seat has, whatever the others have; when the game is over only whether it has won."""
    total = 0.0
    if s.phase == 0:
        mine = standing(s, seat)
        for p in range(s.seats):
            if standing(s, p) > mine:
                return -CERTAIN
        return CERTAIN
    for k in range(signs(s, seat, marks)):
        total += weights[k] * marks[k]
    return total


@rule
def judge(s, weights, marks, out):
    """Everybody's chance to win: certain when the game is over (a shared win is split), else by the signs of everybody and their weights."""
    best = -1e300
    for p in range(s.seats):
        out[p] = standing(s, p) if s.phase == 0 else merit(s, p, weights, marks)
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
def judge_at(states, i, weights, marks, out):
    judge(states[i], weights, marks, out)
