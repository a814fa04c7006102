"""The compiled step of all environments. This file is loaded once per game with the game's functions given as names (see `compiled.py`).

Game i is `states[i]`. `numbers[i]` holds the seed of the game that is being played, the seed of the one after it, the acts so far (luck
is an act too), and how many acts are legal; `lists[i]` begins with those acts. Luck is drawn as a `Match` draws it: from the seed and the
number of acts before it. So a game here is the match with the same seed, act by act.
"""
# ruff: noqa: F821
# pyright: reportUndefinedVariable=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUnknownMemberType=false

from carrack.core.chance import below, seed
from carrack.core.jit import copy_record, rule
from carrack.core.state import CHANCE

SEED, NEXT, ACTS, LEGAL_ACTS = 0, 1, 2, 3  # the columns of `numbers`
LEAVE, BEGIN = -1, -2  # instead of an act: the game stays as it is, or the next one begins
AGAIN, MASKS, LOOKS, POINTS = 1, 2, 4, 8  # what a step does: begin again after the end, write masks, write observations, pay points
EVERYTHING = -2  # instead of a seat: nothing is hidden

LUCK = 256  # luck in a row before a match starts its generator again
CHOICES = 1 << 31  # the stream of random choices, as in a match
LARGEST = (1 << 63) - 1


@rule
def onward(s, a, numbers, rng, choices, row, automatic):
    """Do an act, if there is one, then luck and the acts of seats that play at random, until another seat must act or the game is over."""
    run = 0
    while True:
        if a >= 0:
            apply(s, a)
            numbers[ACTS] += 1
        if s.phase == 0:
            return
        if s.actor == CHANCE:
            if run % LUCK == 0:
                seed(rng, numbers[SEED], numbers[ACTS])
            run += 1
            a = draw(s, rng)
        elif automatic >> s.actor & 1:
            run = 0
            a = row[below(choices, legal(s, row))]
        else:
            return


@rule
def pay(s, rewards, points):
    """The utility of each seat at the end of a game; see `utility.py`."""
    n = s.seats
    if points:
        total = 0
        for p in range(n):
            total += score(s, p)
        for p in range(n):
            rewards[p] = (n * score(s, p) - total) / (n - 1)
        return
    best = standing(s, 0)
    for p in range(1, n):
        best = max(best, standing(s, p))
    winners = 0
    for p in range(n):
        winners += standing(s, p) == best
    for p in range(n):
        rewards[p] = ((n / winners if standing(s, p) == best else 0.0) - 1.0) / (n - 1)


@rule
def look_at(states, i, known, seat, desk, k, out):
    """Write what is known to one seat (-1: to a spectator) as numbers, in the order of another seat or the same."""
    copy_record(desk, k, states, i)
    if known != EVERYTHING:
        redact(desk[k], known)
    look(desk[k], seat, out)


@rule
def step(
    states,
    fresh,
    numbers,
    choices,
    acts,
    lists,
    actors,
    done,
    rewards,
    masks,
    observations,
    desk,
    rngs,
    k,
    first,
    last,
    todo,
    automatic,
    stride,
):
    """One act in each of the games `first` to `last`, and everything up to the next decision. `k` is whose scratch space is used."""
    for i in range(first, last):
        s = states[i]
        a = acts[i]
        done[i] = 0
        for p in range(rewards.shape[1]):
            rewards[i, p] = 0
        if a == LEAVE or (a >= 0 and s.phase == 0):
            continue
        while True:
            if a == BEGIN:
                copy_record(states, i, fresh, 0)
                numbers[i, SEED] = numbers[i, NEXT]
                numbers[i, NEXT] = (numbers[i, NEXT] + stride) & LARGEST
                numbers[i, ACTS] = 0
                seed(choices[i], numbers[i, SEED], CHOICES)
                a = LEAVE
            onward(s, a, numbers[i], rngs[k], choices[i], lists[i], automatic)
            if s.phase != 0:
                break
            done[i] = 1
            pay(s, rewards[i], todo & POINTS)
            if not todo & AGAIN:
                break
            a = BEGIN
        n = legal(s, lists[i]) if s.phase != 0 else 0
        numbers[i, LEGAL_ACTS] = n
        actors[i] = s.actor
        if todo & MASKS:
            for j in range(masks.shape[1]):
                masks[i, j] = 0
            for j in range(n):
                masks[i, lists[i, j]] = 1
        if todo & LOOKS:
            look_at(states, i, s.actor, s.actor, desk, k, observations[i])


@rule
def refused(acts, lists, numbers):
    """The first game whose act is not legal now, or -1. Once a game is over, any act will do."""
    for i in range(acts.shape[0]):
        a = acts[i]
        n = numbers[i, LEGAL_ACTS]
        good = a == LEAVE or (n == 0 and a >= 0)
        for j in range(n):
            good |= lists[i, j] == a
        if not good:
            return i
    return -1


@rule
def sample(acts, lists, numbers, choices):
    """A random legal act for each game, as `Match.choice` draws it; -1 where the game is over."""
    for i in range(acts.shape[0]):
        n = numbers[i, LEGAL_ACTS]
        acts[i] = lists[i, below(choices[i], n)] if n else LEAVE
