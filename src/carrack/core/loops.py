"""The generic compiled loops. This file is loaded once per game, with that game's functions given as names:
`start legal refuse apply movable total nth draw outcomes redact resample observe evaluate appraise signs weigh score standing N_ACTIONS WITHIN`.

From Python a position is `(states, i)`: a record scalar would cost ten times as much to pass.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from carrack.core.chance import below, seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE


# --- one position, from Python ------------------------------------------------------------------
@rule
def start_at(states, i):
    start(states[i])


@rule
def legal_at(states, i, out):
    return legal(states[i], out)


@rule
def refuse_at(states, i, a):
    return refuse(states[i], a)


@rule
def apply_at(states, i, a):
    apply(states[i], a)


@rule
def total_at(states, i):
    return total(states[i])


@rule
def nth_at(states, i, r):
    return nth(states[i], r)


@rule
def draw_at(states, i, rng):
    return draw(states[i], rng)


@rule
def outcomes_at(states, i, out, weights):
    return outcomes(states[i], out, weights)


@rule
def redact_at(states, i, seat):
    redact(states[i], seat)


@rule
def resample_at(states, i, seat, rng):
    resample(states[i], seat, rng)


@rule
def observe_at(states, i, seat, out):
    return observe(states[i], seat, out)


@rule
def evaluate_at(states, i, seat):
    return evaluate(states[i], seat)


@rule
def appraise_at(states, i, seat, out):
    return appraise(states[i], seat, out)


@rule
def signs_at(states, i, seat, out):
    return signs(states[i], seat, out)


@rule
def weigh_at(states, i, seat, weights, heeded):
    return weigh(states[i], seat, weights, heeded)


@rule
def score_at(states, i, seat):
    return score(states[i], seat)


@rule
def standing_at(states, i, seat):
    return standing(states[i], seat)


@rule
def copy(into, i, source, j):
    copy_record(into, i, source, j)


# --- steps --------------------------------------------------------------------------------------
@rule
def settle(states, i, rng, acts):
    """Draw luck until a seat must act, or `acts` is full; the acts are written down, their number returned."""
    s = states[i]
    n = 0
    while s.phase != 0 and s.actor == CHANCE and n < acts.shape[0]:
        a = draw(s, rng)
        apply(s, a)
        acts[n] = a
        n += 1
    return n


@rule
def step(states, i, a, rng, out):
    """An act and the luck after it; writes the legal acts that follow and returns how many (0 = over)."""
    s = states[i]
    apply(s, a)
    while s.phase != 0 and s.actor == CHANCE:
        apply(s, draw(s, rng))
    if s.phase == 0:
        return 0
    return legal(s, out)


@rule
def step_batch(states, fresh, rngs, acts, masks, over, out):
    """One act in each of many games, with the luck after it. A game that ends is marked in `over` and begins anew from `fresh`.

    `masks[i, a]` becomes 1 for each legal act; an act of -1 leaves a game as it is and only writes its mask.
    """
    for i in range(states.shape[0]):
        s = states[i]
        over[i] = 0
        if acts[i] >= 0:
            apply(s, acts[i])
        while s.actor == CHANCE or s.phase == 0:
            if s.phase == 0:
                over[i] = 1
                copy_record(states, i, fresh, 0)
            else:
                apply(s, draw(s, rngs[i]))
        for a in range(masks.shape[1]):
            masks[i, a] = 0
        for k in range(legal(s, out)):
            masks[i, out[k]] = 1


@rule
def replay(states, i, acts, who, eyes):
    """Check and do acts one after the other; returns how many were done. `who` and `eyes` are those before each act."""
    s = states[i]
    for n in range(acts.shape[0]):
        if s.phase == 0 or refuse(s, acts[n]) != 0:
            return n
        who[n] = s.actor
        eyes[n] = s.eyes
        apply(s, acts[n])
    return acts.shape[0]


@rule
def pick(masks, acts, rng):
    """A random legal act for each of many games, from their masks."""
    for i in range(masks.shape[0]):
        n = 0
        for a in range(masks.shape[1]):
            n += masks[i, a]
        r = below(rng, n)
        for a in range(masks.shape[1]):
            r -= masks[i, a]
            if r < 0:
                acts[i] = a
                break


# --- whole games --------------------------------------------------------------------------------
@rule
def playout(states, i, rng, out, limit):
    """Random play to the end or for `limit` decisions; returns decisions << 32 | chance acts."""
    s = states[i]
    decisions = 0
    luck = 0
    while s.phase != 0 and decisions < limit:
        if s.actor == CHANCE:
            apply(s, draw(s, rng))
            luck += 1
        else:
            n = legal(s, out)
            apply(s, out[below(rng, n)])
            decisions += 1
    return decisions << 32 | luck


@rule
def playouts(states, fresh, first_seed, counts, rng, out, limit):
    """One random game per record, game i with the seed `first_seed + i`; decisions of each game in `counts`."""
    for i in range(states.shape[0]):
        copy_record(states, i, fresh, 0)
        seed(rng, first_seed + i, 0)
        counts[i] = playout(states, i, rng, out, limit) >> 32


@rule
def copies(into, source, i):
    """Fill `into` with copies of one position; returns how many."""
    for j in range(into.shape[0]):
        copy_record(into, j, source, i)
    return into.shape[0]


@rule
def worlds(states, source, i, seat, rng):
    """Fill `states` with worlds that the seat thinks possible in `source[i]`; returns how many."""
    for j in range(states.shape[0]):
        copy_record(states, j, source, i)
        redact(states[j], seat)
        resample(states[j], seat, rng)
    return states.shape[0]
