"""Imagined worlds: what a seat knows is kept, nothing is broken in them, and each comes as often as it should.

How often a world should come is computed exactly, without any code of the game's own `deal`: all worlds that fit what a seat has seen so
far, each with its probability, are carried along a game (a Bayes filter). Another seat's decision only tells that it was legal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .. import check_loops as codes
from ..hidden import Pool
from ..state import States
from .bench import Bench, number, told
from .chi import apart, surprise
from .leak import visible
from .play import GREEDY, TOO_SURPRISING, WRONG

IMPOSSIBLE = 99.0  # standard deviations of a world that cannot be
LIKELY = 0.02  # a world this likely must be imagined, also where the record forgets how likely it is
IMAGINED = {
    codes.OTHER_KNOWLEDGE: "an imagined world changes what is known",
    codes.IMAGINED_BROKEN: "an imagined world breaks an invariant",
    codes.IMAGINED_STUCK: "an imagined world cannot be played on",
}


def resample(b: Bench) -> str:
    """Imagined worlds keep what a seat knows, break nothing, never stall, and come as often as they should."""
    if not any(f.seen != "all" for f in b.game.fields):
        return "nothing is hidden"
    imagined = imagine(b)
    tested = Tested()
    for seats in b.game.seats:
        for run in range(b.pick(2, 5, 15, 60)):
            follow(b, seats, run, tested)
    most = max(tested.exact, default=0.0)
    between = sum(tested.loose) / len(tested.loose) if tested.loose else 0.0
    loose = f"; {len(tested.loose)} where hands forget: every likely world comes, {between:.2f} apart on average" if tested.loose else ""
    return (
        f"{number(imagined)} imagined worlds hold; {len(tested.exact)} exact distributions with up to {number(tested.most_worlds)} worlds met "
        f"(chi-square at most {most:.1f} standard deviations){loose}"
    )


def imagine(b: Bench) -> int:
    """Every seat and a spectator imagine worlds all along games."""
    chooser = random.Random(6)
    states, rng, out, wrong, counts = b.blank(6), b.numbers(4), b.acts(), b.numbers(2), b.numbers(3)
    for seats in b.game.seats:
        for options, _ in b.variants(seats, chooser, b.pick(0, 1, 4, 20)):
            fresh = b.fresh(seats, **options)
            for k in range(b.pick(3, 8, 40, 1_000) if not options else b.pick(1, 2, 4, 40)):
                limit, every, greed = b.pick(150, 6_000, 30_000, 30_000), b.pick(3, 7, 3, 2), GREEDY if k % 2 else 0
                why = int(b.loops.imagines(states, fresh, k, limit, every, greed, 30, b.chances, rng, out, wrong, counts))
                if why:
                    what = {
                        codes.OTHER_KNOWLEDGE: f"({b.field(int(wrong[0]))})",
                        codes.IMAGINED_BROKEN: f"(broken returned {int(wrong[1])})",
                        codes.IMAGINED_STUCK: f"({WRONG.get(int(wrong[0]), '')}, broken returned {int(wrong[1])})",
                    }[why]
                    raise b.fail(
                        f"{IMAGINED[why]} {what}: seat {int(counts[2])} after {int(counts[1])} acts in phase {int(states[0].phase)}, "
                        f"{seats} seats{told(options)}, seed {k}, greed {greed}"
                    )
    return int(counts[0])


# --- how often each world should come -----------------------------------------------------------
@dataclass
class Tested:
    """What was found so far."""

    exact: list[float] = field(default_factory=list[float])  # chi-squares as standard deviations
    loose: list[float] = field(default_factory=list[float])  # total variations
    most_worlds: int = 0


@dataclass
class Filter:
    """All worlds that fit what the viewer has seen, with their probabilities."""

    b: Bench
    viewer: int
    states: Any
    spare: Any
    chances: Any
    more: Any
    n: int = 1
    steps: int = 0
    pure: bool = True  # nothing but fresh draws has been hidden, and no decision has told anything

    def step(self, truth: Any, act: int) -> bool:
        """Follow an act of the true world; False when there are too many worlds."""
        b, sees = self.b, visible(self.b, truth, act, self.viewer)
        m = int(
            b.loops.branch(self.states, self.chances, self.n, self.spare, self.more, act, sees, b.table(b.looks), b.acts(), b.numbers())
        )
        if m < 0:
            return False
        if truth[0].actor >= 0 and (m != self.n or not sees):
            self.pure = False
        grown = m > self.n
        self.states, self.spare, self.chances, self.more, self.n = self.spare, self.states, self.more, self.chances, m
        self.steps += 1
        if m > 1 and (grown or self.steps % 8 == 0):
            self.merge()
        whole = sum(self.chances[: self.n])
        for i in range(self.n):
            self.chances[i] /= whole
        return True

    def merge(self) -> None:
        """Put equal worlds together."""
        at: dict[bytes, int] = {}
        for i in range(self.n):
            key = self.states[i].tobytes()
            if key in at:
                self.chances[at[key]] += self.chances[i]
            else:
                j = at[key] = len(at)
                if i != j:
                    self.states[j] = self.states[i]
                    self.chances[j] = self.chances[i]
        self.n = len(at)


def follow(b: Bench, seats: int, run: int, tested: Tested) -> None:
    """Carry all worlds along one game, and compare them with the imagined ones now and then."""
    chooser = random.Random(f"{seats} {run}")
    viewer = chooser.randrange(-1, seats)
    room = b.pick(150, 2_500, 6_000, 6_000)
    fresh, truth = b.fresh(seats), b.blank(2)
    worlds = Filter(b, viewer, b.blank(room), b.blank(room), b.parts(room), b.parts(room))
    worlds.states[0], worlds.chances[0], truth[0] = fresh[0], 1.0, fresh[0]
    last, used = 0, Counter[str]()
    left = Counter({pool.counts: b.pick(3, 8, 20, 60) for pool in b.game.pools})  # distributions still to be compared
    pure = {pool.counts: True for pool in b.game.pools}
    for n in range(b.pick(120, 900, 2_500, 4_000)):
        if truth[0].phase == 0 or not left.total():
            return
        act = quiet_act(b, truth, viewer, worlds.n, room, chooser, (0.0, 0.3, 0.8)[run % 3], used)
        used[b.game.actions.kind_of[act].name] += 1
        unseen = not visible(b, truth, act, viewer)
        before = {pool.counts: in_pool(truth, pool) for pool in b.game.pools}
        held = {pool.counts: held_of(truth, pool) for pool in b.game.pools}
        if not worlds.step(truth, act):
            return
        b.engine.apply_at(truth, 0, act)
        for pool in b.game.pools:
            drawn = before[pool.counts] - in_pool(truth, pool)
            if drawn < 0 or (unseen and drawn != 1 and held_of(truth, pool) != held[pool.counts]):
                pure[pool.counts] = False
        where = f"seat {viewer} of {seats}, run {run}, after {n + 1} acts ({b.write(act)})"
        if not worlds.n:
            raise b.fail(f"no world fits what was seen: {where}")
        if worlds.n > 1 and truth[0].phase and (unseen or worlds.n != last or chooser.random() < 0.02) and chooser.random() < 0.5:
            last = worlds.n
            compare(b, worlds, {name for name, still in pure.items() if still and worlds.pure}, left, tested, where)


def numbers_of(truth: Any, name: str) -> list[int]:
    """All numbers of a field of the true world."""
    values = getattr(truth[0], name)
    return list(values.v) if hasattr(values, "v") else values.ravel().tolist()


def in_pool(truth: Any, pool: Pool) -> int:
    """How much lies in a pool of the true world."""
    return sum(numbers_of(truth, pool.counts))


def held_of(truth: Any, pool: Pool) -> list[list[int]]:
    """What is held of a pool in the true world."""
    return [numbers_of(truth, name) for name in parts(pool)]


def quiet_act(b: Bench, truth: Any, viewer: int, n: int, room: int, chooser: random.Random, greed: float, used: Counter[str]) -> int:
    """A random act, a rare or a good one, with few that hide something from the viewer when there are many worlds already."""
    act = b.lively_act(truth, chooser, greed)
    if truth[0].actor >= 0 and chooser.random() < 0.2:
        act = min(b.legal(truth), key=lambda a: (used[b.game.actions.kind_of[a].name], chooser.random()))
    if truth[0].actor < 0 or n < 4:
        return act
    for _ in range(12):
        truth[1] = truth[0]
        b.engine.apply_at(truth, 1, act)
        t = truth[1]
        hides = t.phase != 0 and t.actor < 0 and int(t.eyes) != 0xFF and not (viewer >= 0 and int(t.eyes) >> viewer & 1)
        if not hides or chooser.random() < (0.3 if n * 20 < room else 0.02):
            break
        act = b.any_act(truth, chooser)
    return act


def compare(b: Bench, worlds: Filter, pure: set[str], left: Counter[str], tested: Tested, where: str) -> None:
    """Are imagined worlds drawn as often as they should be?"""
    known = b.blank(1)
    known[0] = worlds.states[0]
    b.engine.redact_at(known, 0, worlds.viewer)
    same = known[0].tobytes()
    other = b.blank(1)
    for i in range(1, worlds.n):
        other[0] = worlds.states[i]
        b.engine.redact_at(other, 0, worlds.viewer)
        if other[0].tobytes() != same:
            raise b.fail(f"two worlds that fit what was seen look different to {where}")
    truth = b.records(worlds.states, worlds.n)
    for pool in b.game.pools:
        wanted = distribution(truth, pool, [float(c) for c in worlds.chances[: worlds.n]]) if left[pool.counts] else {}
        if len(wanted) < 2:
            continue
        left[pool.counts] -= 1
        exact = pool.counts in pure or not pool.hands
        z, got = 0.0, dict[bytes, float]()
        draws = max(b.pick(600, 4_000, 20_000, 60_000), min(30 * len(wanted), 100_000) if b.compiled else 0)
        for again in range(2):  # bad luck does not strike twice
            got = draw(b, known, worlds.viewer, pool, draws, again)
            z = surprise([draws * p for p in wanted.values()], [round(draws * got.get(k, 0.0)) for k in wanted])
            z = IMPOSSIBLE if set(got) - set(wanted) else z
            if exact and z <= TOO_SURPRISING:
                break
            if not exact and (len(got) * 40 > draws or all(k in got for k, p in wanted.items() if p > LIKELY)):
                break
        else:
            what = f"{'a world that cannot be' if z == IMPOSSIBLE else f'{z:.1f} standard deviations'}" if exact else "a likely world never"
            raise b.fail(f"imagined {pool.counts} comes not as often as it should ({what}, {apart(wanted, got):.2f} apart): {where}")
        tested.most_worlds = max(tested.most_worlds, len(wanted))
        if exact:
            tested.exact.append(z)
        elif worlds.viewer >= 0:
            tested.loose.append(apart(wanted, got))


def parts(pool: Pool) -> Iterator[str]:
    """The fields that a pool fills."""
    yield from (h.counts for h in pool.hands)
    yield from (p.face for p in pool.places)


def distribution(states: States, pool: Pool, chances: list[float]) -> dict[bytes, float]:
    """How likely each content of a pool's hands and places is."""
    out: dict[bytes, float] = {}
    columns = [np.ascontiguousarray(states[name]).reshape(len(states), -1).astype(np.int16) for name in parts(pool)]
    rows = np.ascontiguousarray(np.concatenate(columns, axis=1))
    for row, chance in zip(rows, chances, strict=True):
        key = row.tobytes()
        out[key] = out.get(key, 0.0) + chance
    return out


def draw(b: Bench, known: Any, viewer: int, pool: Pool, draws: int, again: int) -> dict[bytes, float]:
    """How often each content of a pool's hands and places is imagined."""
    states, rng = b.blank(draws + 1), b.numbers(4)
    rng[0], rng[1], rng[2], rng[3] = 77 + again, viewer + 1, draws, 1
    states[0] = known[0]
    b.loops.deals(states, viewer, rng)
    return distribution(b.records(states)[1:], pool, [1.0 / draws] * draws)
