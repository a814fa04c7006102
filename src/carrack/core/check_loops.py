"""Compiled loops of `carrack check`, bound to a game like `loops.py`. Beside its names these are given:
`broken` from the rules; generated, `differs(s, t)`: 0, or 1 + the number of the first field that is not equal; and `shown_apart(s, t, n)`.

They run compiled on arrays of records, and uncompiled on the checked twins of `check/bench.py`; so lengths are asked with `len`.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from carrack.core.chance import below, seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

# what can be wrong with a position
FINE, NO_PHASE, NO_ACTOR, LUCK_AND_PHASE, NO_LUCK, NO_ACT, INVARIANT, TOO_LONG = 0, 1, 2, 3, 4, 5, 6, 7
# what can be wrong with a refusal
NO_SUCH_RULE, REFUSED_IN_LIST, LEGAL_NOT_IN_LIST, CHANGED = 11, 12, 13, 14
# what can be wrong between two worlds that a seat cannot tell apart
SEEN_APART, OTHER_ACTS, OTHER_ACTS_REDACTED, NOT_IDEMPOTENT, TOLD_MORE = 21, 22, 23, 24, 25
# what can be wrong with an imagined world
OTHER_KNOWLEDGE, IMAGINED_BROKEN, IMAGINED_STUCK = 31, 32, 33


# --- one position -------------------------------------------------------------------------------
@rule
def fault(s, chances, strict):
    """What is wrong with this position; `chances[phase]` is 1 for luck, 0 for decisions, -1 if there is no such phase.

    The invariants are asked only if `strict`.
    """
    if s.phase < 0 or s.phase >= len(chances):
        return NO_PHASE
    if strict and broken(s) != 0:
        return INVARIANT
    if s.phase == 0:
        return FINE
    if s.actor < CHANCE or s.actor >= s.seats or chances[s.phase] < 0:
        return NO_ACTOR
    if (s.actor == CHANCE) != (chances[s.phase] == 1):
        return LUCK_AND_PHASE
    if s.actor == CHANCE:
        return FINE if total(s) > 0 else NO_LUCK
    return FINE if movable(s) else NO_ACT


@rule
def broken_at(states, i):
    return broken(states[i])


@rule
def greedy(states, i, rng, out, n):
    """The act, of the n written ones, after which the evaluation is best for who acts. Uses the records i + 1 for trying."""
    me = states[i].actor
    best = out[0]
    most = -(1 << 60)
    for k in range(n):
        copy_record(states, i + 1, states, i)
        t = states[i + 1]
        apply(t, out[k])
        if t.phase != 0 and t.actor == CHANCE and total(t) > 0:
            apply(t, draw(t, rng))
        value = (evaluate(t, me) << 8) + below(rng, 200)
        if value > most:
            most = value
            best = out[k]
    return best


@rule
def choose(states, i, rng, out, greed):
    """A random legal act; in `greed` of 256 cases the one that looks best."""
    n = legal(states[i], out)
    if greed > 0 and below(rng, 256) < greed:
        return greedy(states, i, rng, out, n)
    return out[below(rng, n)]


# --- many games ---------------------------------------------------------------------------------
@rule
def roam(states, fresh, number, limit, greed, strict, chances, rng, out, tally, counts):
    """Play one game in `states[0]`, asking after every act whether the position is sound. Returns what is wrong, 0 = nothing.

    `counts` becomes decisions and chance acts. `tally[a]` counts the acts.
    """
    copy_record(states, 0, fresh, 0)
    s = states[0]
    seed(rng, number, 0)
    counts[0] = 0
    counts[1] = 0
    while True:
        wrong = fault(s, chances, strict)
        if wrong != 0 or s.phase == 0:
            return wrong
        if counts[0] >= limit:
            return TOO_LONG
        if s.actor == CHANCE:
            a = draw(s, rng)
            counts[1] += 1
        else:
            a = choose(states, 0, rng, out, greed)
            counts[0] += 1
        tally[a] += 1
        apply(s, a)


@rule
def roams(states, fresh, number, games, limit, greed, strict, chances, rng, out, tally, counts, sums):
    """`roam` for many seeds; `sums` becomes games, decisions, chance acts, longest, last seed. Stops at the first fault."""
    for k in range(games):
        sums[4] = number + k
        wrong = roam(states, fresh, number + k, limit, greed, strict, chances, rng, out, tally, counts)
        sums[0] += 1
        sums[1] += counts[0]
        sums[2] += counts[1]
        if counts[0] > sums[3]:
            sums[3] = counts[0]
        if wrong != 0:
            return wrong
    return 0


@rule
def wander(states, number, acts, greed, rng, out):
    """Play on from `states[0]` for at most so many acts, with a generator of its own; returns how many were done."""
    s = states[0]
    seed(rng, number, 1)
    for n in range(acts):
        if s.phase == 0:
            return n
        if s.actor == CHANCE:
            apply(s, draw(s, rng))
        else:
            apply(s, choose(states, 0, rng, out, greed))
    return acts


# --- refusals -----------------------------------------------------------------------------------
@rule
def scan(states, out, weights, rules, reached):
    """Ask about every act in `states[0]`. `reached[rule]` counts the answers. Returns what is wrong | act << 8."""
    s = states[0]
    states[1] = s
    n = outcomes(s, out, weights) if s.actor == CHANCE else legal(s, out)
    k = 0
    for a in range(N_ACTIONS):
        why = refuse(s, a)
        if why < 0 or why >= rules:
            return NO_SUCH_RULE | a << 8
        reached[why] += 1
        listed = k < n and out[k] == a
        if listed:
            k += 1
        if listed and why != 0:
            return REFUSED_IN_LIST | a << 8
        if why == 0 and not listed:
            return LEGAL_NOT_IN_LIST | a << 8
    return CHANGED if differs(s, states[1]) != 0 else 0


@rule
def scans(states, fresh, number, limit, every, greed, rng, out, weights, rules, reached, counts):
    """Play one game of at most `limit` acts, and ask about every act in the first positions and at one in `every` of the others."""
    copy_record(states, 0, fresh, 0)
    s = states[0]
    seed(rng, number, 2)
    for n in range(limit):
        if s.phase == 0:
            return 0
        if n < 30 or below(rng, every) == 0:
            counts[0] += 1
            wrong = scan(states, out, weights, rules, reached)
            if wrong != 0:
                return wrong
        if s.actor == CHANCE:
            apply(s, draw(s, rng))
        else:
            apply(s, choose(states, 0, rng, out, greed))
    return 0


# --- two worlds ---------------------------------------------------------------------------------
@rule
def visible(s, a, luck, secret, viewer):
    """May the viewer see the hidden arguments of this act?"""
    if secret[a] == 0:
        return True
    if luck[a] == 0:
        return s.actor == viewer
    return s.eyes == 0xFF if viewer < 0 else (s.eyes >> viewer & 1) == 1


@rule
def like(s, a, looks, out, weights, rng):
    """An act of this world that looks to the viewer like `a`, whose hidden arguments he does not see; -1 if there is none."""
    n = outcomes(s, out, weights) if s.actor == CHANCE else legal(s, out)
    m = 0
    for k in range(n):
        if looks[out[k]] == looks[a]:
            out[m] = out[k]
            m += 1
    return out[below(rng, m)] if m > 0 else -1


@rule
def apart(states, viewer):
    """Does the viewer see a difference between the worlds 0 and 1? 1 + the number of the field, or 0. Left redacted in 2 and 3."""
    copy_record(states, 2, states, 0)
    copy_record(states, 3, states, 1)
    redact(states[2], viewer)
    redact(states[3], viewer)
    return differs(states[2], states[3])


@rule
def same_acts(s, t, out, more):
    """Have two positions the same legal acts?"""
    n = legal(s, out)
    m = legal(t, more)
    if n != m:
        return False
    for k in range(n):
        if out[k] != more[k]:
            return False
    return True


@rule
def told_instead(states, a, viewer, luck, secret, rng, out, weights):
    """Another act that the viewer would have been told of, with the same knowledge after it but another truth; -1 if there is none.

    If there is one, the log tells more than the record: an argument should be hidden.
    """
    s = states[0]
    n = outcomes(s, out, weights) if s.actor == CHANCE else legal(s, out)
    b = out[below(rng, n)]
    if a == b or not visible(s, b, luck, secret, viewer):
        return -1
    states[2] = s
    states[3] = s
    apply(states[2], a)
    apply(states[3], b)
    if differs(states[2], states[3]) == 0:
        return -1
    redact(states[2], viewer)
    redact(states[3], viewer)
    return b if differs(states[2], states[3]) == 0 else -1


@rule
def walk(states, fresh, number, limit, greed, viewer, again, luck, secret, looks, shows, rng, out, weights, more, counts):
    """Two worlds that the viewer cannot tell apart, act by act. Returns what is wrong | field << 8; `counts` says after how many acts,
    in how many the worlds were different, and how often the second was dealt anew; its last two are the acts of the two worlds."""
    copy_record(states, 0, fresh, 0)
    copy_record(states, 1, fresh, 0)
    s = states[0]
    t = states[1]
    seed(rng, number, 3)
    for _ in range(limit):
        if s.phase == 0:
            return 0
        counts[0] += 1
        if s.actor == viewer:
            if not same_acts(s, t, out, more):
                return OTHER_ACTS
            states[2] = s
            redact(states[2], viewer)
            if not same_acts(s, states[2], out, more):
                return OTHER_ACTS_REDACTED
        if s.actor == CHANCE:
            a = draw(s, rng)
        else:
            states[4] = s
            a = choose(states, 4, rng, out, greed)
        b = a
        if visible(s, a, luck, secret, viewer):
            if viewer >= 0 and viewer != s.actor and below(rng, 4) == 0:
                other = told_instead(states, a, viewer, luck, secret, rng, out, weights)
                if other >= 0:
                    counts[3] = a
                    counts[4] = other
                    return TOLD_MORE
            if refuse(t, a) != 0:
                b = -1
        else:
            b = like(t, a, looks, more, weights, rng)
        counts[3] = a
        counts[4] = b
        apply(s, a)
        if b >= 0:
            apply(t, b)
            if shown_apart(s, t, shows[a]):
                b = -1
        if b < 0 or below(rng, again) == 0:
            counts[2] += 1
            states[1] = s
            redact(t, viewer)
            states[2] = t
            redact(states[2], viewer)
            field = differs(t, states[2])
            if field != 0:
                return NOT_IDEMPOTENT | field << 8
            resample(t, viewer, rng)
        if differs(s, t) != 0:
            counts[1] += 1
        field = apart(states, viewer)
        if field != 0:
            return SEEN_APART | field << 8
    return 0


# --- imagined worlds ----------------------------------------------------------------------------
@rule
def imagine(states, viewer, acts, chances, rng, out, wrong):
    """Deal a world that the viewer of `states[0]` thinks possible, and play it on a little. Returns what is wrong.

    `wrong` becomes the field, or the fault and the invariant.
    """
    copy_record(states, 1, states, 0)
    redact(states[1], viewer)
    copy_record(states, 2, states, 1)
    t = states[2]
    resample(t, viewer, rng)
    wrong[1] = broken(t)
    if wrong[1] != 0:
        return IMAGINED_BROKEN
    states[3] = t
    redact(states[3], viewer)
    wrong[0] = differs(states[1], states[3])
    if wrong[0] != 0:
        return OTHER_KNOWLEDGE
    for _ in range(acts):
        wrong[0] = fault(t, chances, 1)
        wrong[1] = broken(t)
        if wrong[0] != 0:
            return IMAGINED_STUCK
        if t.phase == 0:
            return 0
        if t.actor == CHANCE:
            apply(t, draw(t, rng))
        else:
            apply(t, out[below(rng, legal(t, out))])
    return 0


@rule
def imagines(states, fresh, number, limit, every, greed, acts, chances, rng, out, wrong, counts):
    """Play one game, and at one position in `every` let each seat and a spectator imagine worlds."""
    copy_record(states, 0, fresh, 0)
    s = states[0]
    seed(rng, number, 4)
    for n in range(limit):
        if s.phase == 0:
            return 0
        if below(rng, every) == 0:
            for viewer in range(-1, s.seats):
                counts[0] += 1
                counts[1] = n
                counts[2] = viewer
                why = imagine(states, viewer, acts, chances, rng, out, wrong)
                if why != 0:
                    return why
        if s.actor == CHANCE:
            apply(s, draw(s, rng))
        else:
            apply(s, choose(states, 0, rng, out, greed))
    return 0


@rule
def branch(states, chances_of, n, into, chances_into, act, sees, looks, out, weights):
    """All worlds after an act that looks like `act`, with their probabilities; returns how many, or -1 if `into` has no room.

    A decision that is possible in a world tells nothing else about it.
    """
    m = 0
    for i in range(n):
        s = states[i]
        if s.actor == CHANCE:
            k = outcomes(s, out, weights)
            whole = total(s)
        else:
            k = legal(s, out)
            whole = 1
        for j in range(k):
            b = out[j]
            if b == act if sees else looks[b] == looks[act]:
                if m == len(into):
                    return -1
                into[m] = s
                chances_into[m] = chances_of[i] * (weights[j] if s.actor == CHANCE else 1) / whole
                apply(into[m], b)
                m += 1
    return m


@rule
def deals(states, viewer, rng):
    """Fill `states` from 1 on with worlds that the viewer of the redacted `states[0]` thinks possible."""
    for i in range(1, len(states)):
        copy_record(states, i, states, 0)
        resample(states[i], viewer, rng)


# --- counted sequences --------------------------------------------------------------------------
@rule
def perft(states, acts, counts, weights, depth):
    """The number of sequences of `depth` acts, decisions and outcomes alike, from `states[0]`; a game that is over goes on no further."""
    level = 0
    nodes = 0
    counts[0] = -1
    while level >= 0:
        s = states[level]
        if counts[level] < 0:
            if s.phase == 0:
                counts[level] = 0
            elif s.actor == CHANCE:
                counts[level] = outcomes(s, acts[level], weights)
            else:
                counts[level] = legal(s, acts[level])
            if level == depth - 1:
                nodes += counts[level]
                counts[level] = 0
        if counts[level] == 0:
            level -= 1
            continue
        counts[level] -= 1
        states[level + 1] = s
        apply(states[level + 1], acts[level][counts[level]])
        level += 1
        counts[level] = -1
    return nodes
