"""Compiled and uncompiled rules do the same, to the byte. The uncompiled ones run on the checked twin, which sees overflow and bad indices."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from ..chance import generator
from ..view import own, signs_of
from .bench import Bench, number


def twin(b: Bench) -> str:
    """Compiled and uncompiled rules agree to the byte after every act, and nothing overflows or leaves its array."""
    acts = looks = 0
    for seats in b.game.seats:
        runs, each = b.pick(2, 6, 20, 200), b.pick(60, 250, 600, 2_000)
        before = acts
        for run in range(10 * runs):  # short games need more of them
            if run >= runs and acts - before >= runs * each:
                break
            done, looked = side_by_side(b, seats, run, each, random_options(b, seats, run) if run % 3 == 2 else {})
            acts, looks = acts + done, looks + looked
    return f"{number(acts)} acts, each with all legal acts or outcomes; {number(looks)} times what a seat knows, imagines, observes and expects"


def random_options(b: Bench, seats: int, run: int) -> dict[str, object]:
    chooser = random.Random(run)
    every = [options for options, limit in b.variants(seats, chooser, 4) if limit]
    return chooser.choice(every)


def side_by_side(b: Bench, seats: int, run: int, acts: int, options: dict[str, object]) -> tuple[int, int]:
    """One stretch of a game, compiled and on the twin."""
    game, chooser = b.game, random.Random(f"{seats} {run}")
    loops: Any = b.bound
    fresh, states = game.fresh(seats, **options), game.blank(6)
    rng, out = np.zeros(4, np.int64), np.zeros(len(game.actions), np.int16)
    states[0] = fresh[0]
    s: Any = game.twin()
    for name, value in game.read_options(seats, options).items():
        setattr(s, name, value)
    s.seats = seats
    game.plain.start(s)
    if s.tobytes() != states[0].tobytes():
        raise b.fail(f"start differs compiled and uncompiled: {seats} seats")
    first = chooser.randrange(b.pick(60, 3_000, 6_000, 20_000)) if run else 0  # the first stretch begins with the game
    while first:
        states[0] = fresh[0]
        loops.wander(states, run, first, 128 if run % 2 else 0, rng, out)
        if states[0].phase:
            s = game.twin.frombytes(states[0].tobytes())
            break
        first //= 2  # not after the end
    else:
        states[0] = fresh[0]
    looks, n = 0, 0
    where = f"{seats} seats, run {run}"
    try:
        for n in range(acts):
            if s.phase == 0:
                return n, looks
            where = f"{seats} seats, run {run}, act {n}, phase {game.phases(s.phase).name}"
            a = choose(b, s, states, chooser, where)
            if chooser.random() < 0.1:
                look(b, s, states, chooser.randrange(-1, seats), chooser.random() < 0.2, where)
                looks += 1
            game.plain.apply(s, a)
            game.engine.apply_at(states, 0, a)
            if s.tobytes() != states[0].tobytes():
                raise b.fail(f"{b.write(a)} differs compiled and uncompiled in {difference(b, s.tobytes(), states[0].tobytes())}: {where}")
    except (OverflowError, IndexError, TypeError, ZeroDivisionError) as error:
        raise b.fail(f"on the checked twin: {type(error).__name__}: {error}: {where}") from error
    return n + 1, looks


def difference(b: Bench, one: bytes, other: bytes) -> str:
    """The fields in which two records differ."""
    first, second = (np.frombuffer(data, b.game.state) for data in (one, other))
    return ", ".join(name for name in b.game.state.names or () if first[name].tobytes() != second[name].tobytes())


def choose(b: Bench, s: Any, states: Any, chooser: random.Random, where: str) -> int:
    """A random act; both lists of acts must be equal, and so must the answers of `refuse` to some of all acts."""
    game, size = b.game, len(b.game.actions)
    out, weights = np.zeros(size, np.int16), np.zeros(size, np.int64)
    mine, my_weights = [0] * size, [0] * size
    if s.actor < 0:
        n, m = game.plain.outcomes(s, mine, my_weights), game.engine.outcomes_at(states, 0, out, weights)
        total = game.plain.total(s)
        same = n == m and my_weights[:n] == weights[:n].tolist() and total == game.engine.total_at(states, 0)
        r = chooser.randrange(total) if total else 0
        same = same and game.plain.nth(s, r) == game.engine.nth_at(states, 0, r)
    else:
        n, m = game.plain.legal(s, mine), game.engine.legal_at(states, 0, out)
        same = n == m and bool(game.plain.movable(s)) == (n > 0)
    if not same or mine[:n] != out[:n].tolist():
        raise b.fail(f"the acts differ compiled and uncompiled: {where}")
    for a in chooser.sample(range(size), min(8, size)):
        if game.plain.refuse(s, a) != game.engine.refuse_at(states, 0, a):
            raise b.fail(f"{b.write(a)} is refused differently compiled and uncompiled: {where}")
    if not n:
        raise b.fail(f"there is no act: {where}")
    return chooser.choices(mine[:n], my_weights[:n])[0] if s.actor < 0 else chooser.choice(mine[:n])


def look(b: Bench, s: Any, states: Any, seat: int, observe: bool, where: str) -> None:
    """What a seat knows, imagines, observes and expects."""
    game = b.game
    other = game.blank()
    other[0] = states[0]
    t: Any = game.twin.frombytes(s.tobytes())
    game.plain.redact(t, seat)
    game.engine.redact_at(other, 0, seat)

    def same(what: str) -> None:
        if t.tobytes() != other.tobytes():
            raise b.fail(
                f"{what} for seat {seat} differs compiled and uncompiled in {difference(b, t.tobytes(), other.tobytes())}: {where}"
            )

    same("redact")
    if seat >= 0:
        terms = np.zeros(max(1, len(game.terms)), np.int64)
        mine = [0] * len(terms)
        game.plain.appraise(t, seat, mine)
        game.engine.appraise_at(other, 0, seat, terms)
        if game.plain.evaluate(t, seat) != game.engine.evaluate_at(other, 0, seat) or mine != terms.tolist():
            raise b.fail(f"the evaluation for seat {seat} differs compiled and uncompiled: {where}")
        marks = np.zeros(signs_of(game.pieces, game.terms, game.state))
        my_marks = marks.tolist()
        n, m = game.plain.signs(t, seat, my_marks), game.engine.signs_at(other, 0, seat, marks)
        if n != m or n != len(marks) or my_marks != marks.tolist():
            raise b.fail(f"the signs of seat {seat} differ compiled and uncompiled: {where}")
        weights, every = np.arange(1.0, n + 1), (1 << len(own(game.pieces))) - 1
        if not np.isclose(game.engine.weigh_at(other, 0, seat, weights, every), weights @ marks):
            raise b.fail(f"the signs of seat {seat}, weighed, are not the sum of signs times weights: {where}")
    for p in range(s.seats):
        if game.plain.score(s, p) != game.engine.score_at(states, 0, p) or game.plain.standing(s, p) != game.engine.standing_at(
            states, 0, p
        ):
            raise b.fail(f"score or standing of seat {p} differs compiled and uncompiled: {where}")
    if observe:
        seen = np.zeros(game.observation_size, np.float32)
        my_seen: list[Any] = [0.0] * game.observation_size
        n, m = game.plain.observe(t, seat, my_seen), game.engine.observe_at(other, 0, seat, seen)
        if n != m or n != game.observation_size or np.array(my_seen, np.float32).tobytes() != seen.tobytes():
            raise b.fail(f"the observation of seat {seat} differs compiled and uncompiled: {where}")
    rng = generator(hash_of(where), 0)
    my_rng = rng.tolist()
    game.plain.resample(t, seat, my_rng)
    game.engine.resample_at(other, 0, seat, rng)
    same("resample")
    if my_rng != rng.tolist():
        raise b.fail(f"resample for seat {seat} draws other numbers compiled and uncompiled: {where}")


def hash_of(text: str) -> int:
    """A number from a text, the same in every process."""
    return int.from_bytes(text.encode()[-7:], "little")
