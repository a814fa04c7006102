"""Games that try a judgement out, compiled. This file is loaded once per game, with the functions of the game, the policies and `judge.py` as names."""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from carrack.core.chance import seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

POSITION, WORLD = 0, 1


@rule
def tries(states, fresh, judging, greedy_policy, first_seed, desk, acts, out, values, weights, heeded, rng, thinking, limit):
    """One game per record, game i with the seed `first_seed + i // seats`.

    Seat `judging[i]` acts with care in a world that it thinks possible, the others are greedy.
    """
    for i in range(states.shape[0]):
        copy_record(states, i, fresh, 0)
        seed(rng, first_seed + i // fresh[0].seats, 0)
        seed(thinking, first_seed + i // fresh[0].seats, 1)
        s, decisions = states[i], 0
        while s.phase != 0 and decisions < limit:
            if s.actor == CHANCE:
                apply(s, draw(s, rng))
                continue
            seat = s.actor
            copy_record(desk, POSITION, states, i)
            redact(desk[POSITION], seat)
            if seat == judging[i]:
                copy_record(desk, WORLD, desk, POSITION)
                resample(desk[WORLD], seat, thinking)
                act = careful(desk, WORLD, weights, heeded, acts, out, thinking)
            else:
                act = choose(desk, seat, greedy_policy, acts, out, values, thinking)
            apply(s, act)
            decisions += 1
