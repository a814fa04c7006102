"""Games that are counted while they are played. This file is loaded once per game with the game's functions given as names, and with
`choose` of the bots' policies, `taken`, which says what an act takes that names only a place, and `starter`, who begins (see `recorder.py`).

`things[a]` are the things that act `a` counts for: its kind, and each of its arguments. `counts[TAKEN, seat, thing]` says how often it was
taken, `counts[OFFERED, seat, thing]` in how many decisions it could have been; `counts[STAMP, 0, thing]` is the last of these.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from carrack.core.chance import seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

DECISIONS, LUCK, FIRST, TURNS, TURN = 0, 1, 2, 3, 4  # what `course` holds of a game
COURSE = 5
TAKEN, OFFERED, STAMP = 0, 1, 2  # what `counts` holds
COUNTS = 3
NOBODY = -1
POSITION = 0  # the record of the desk from which a policy chooses


@rule
def begin(course, counts):
    course[DECISIONS] = 0
    course[LUCK] = 0
    course[FIRST] = NOBODY
    course[TURNS] = 0
    course[TURN] = NOBODY
    for p in range(counts.shape[1]):
        for k in range(counts.shape[2]):
            counts[TAKEN, p, k] = 0
            counts[OFFERED, p, k] = 0
            counts[STAMP, p, k] = NOBODY


@rule
def leader(s):
    """Who is ahead by the evaluation; nobody if several are."""
    best, who = evaluate(s, 0), 0
    for p in range(1, s.seats):
        value = evaluate(s, p)
        if value > best:
            best, who = value, p
        elif value == best:
            who = NOBODY
    return who


@rule
def offer(counts, seat, thing, decision):
    """Count that a thing could be taken, once for each decision."""
    if thing >= 0 and counts[STAMP, 0, thing] != decision:
        counts[STAMP, 0, thing] = decision
        counts[OFFERED, seat, thing] += 1


@rule
def note(s, a, things, counts, wide, leads, out, course):
    """Count a decision before it is done."""
    seat = s.actor
    if s.turn != course[TURN]:
        course[TURN] = s.turn
        leads[course[TURNS]] = leader(s)
        course[TURNS] += 1
    n = legal(s, out)
    wide[course[DECISIONS]] = n
    for j in range(n):
        for k in range(things.shape[1]):
            offer(counts, seat, things[out[j], k], course[DECISIONS])
        offer(counts, seat, taken(s, out[j]), course[DECISIONS])
    for k in range(things.shape[1]):
        if things[a, k] >= 0:
            counts[TAKEN, seat, things[a, k]] += 1
    what = taken(s, a)
    if what >= 0:
        counts[TAKEN, seat, what] += 1


@rule
def play(states, i, fresh, policies, number, thorough, limit, desk, acts, out, values, rng, thinking, things, counts, wide, leads, course):
    """One game with the seed `number`; seat p plays `policies[p]`. Luck and thinking have their own generators."""
    copy_record(states, i, fresh, 0)
    seed(rng, number, 0)
    seed(thinking, number, 1)
    begin(course, counts)
    s = states[i]
    while s.phase != 0 and course[DECISIONS] < limit:
        if s.actor == CHANCE:
            apply(s, draw(s, rng))
            course[LUCK] += 1
        else:
            seat = s.actor
            if course[FIRST] == NOBODY:
                course[FIRST] = starter(s)
            copy_record(desk, POSITION, states, i)
            redact(desk[POSITION], seat)
            a = choose(desk, seat, policies[seat], acts, out, values, thinking)
            if thorough:
                note(s, a, things, counts, wide, leads, out, course)
            apply(s, a)
            course[DECISIONS] += 1


@rule
def rerun(states, i, fresh, log, thorough, out, things, counts, wide, leads, course):
    """A game that was already played, act by act."""
    copy_record(states, i, fresh, 0)
    begin(course, counts)
    s = states[i]
    for n in range(log.shape[0]):
        if s.actor == CHANCE:
            course[LUCK] += 1
        else:
            if course[FIRST] == NOBODY:
                course[FIRST] = starter(s)
            if thorough:
                note(s, log[n], things, counts, wide, leads, out, course)
            course[DECISIONS] += 1
        apply(s, log[n])
