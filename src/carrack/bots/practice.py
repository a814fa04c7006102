"""Games that try a judgement out, compiled. This file is loaded once per game, with the game's functions, the policies and `judge` as names."""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from carrack.core.chance import next32, seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

POSITION, WORLD, TRIAL = 0, 1, 2
WORLDS = 3  # imagined for each decision
MILLION = 1_000_000


@rule
def best_guess(desk, seat, acts, out, values, weights, marks, odds, rng):
    """The act after which the redacted position `desk[0]` is judged best, on the average of some worlds and their luck."""
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
            seed(rng, luck, 0)
            settle_luck(desk[TRIAL], rng)
            finish(desk, TRIAL, seat, out, rng)
            judge(desk[TRIAL], weights, marks, odds)
            values[k] += int(odds[seat] * MILLION)
    best = 0
    for k in range(1, n):
        if values[k] >= values[best]:
            best = k
    return acts[best]


@rule
def tries(states, fresh, judging, greedy_policy, first_seed, desk, acts, out, values, weights, marks, odds, rng, thinking, limit):
    """One game per record, game i with the seed `first_seed + i // seats`: seat `judging[i]` takes its best guess, the others are greedy."""
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
                act = best_guess(desk, seat, acts, out, values, weights, marks, odds, thinking)
            else:
                act = choose(desk, seat, greedy_policy, acts, out, values, thinking)
            apply(s, act)
            decisions += 1
