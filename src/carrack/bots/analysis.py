"""A game looked at again: everybody's chance to win from decision to decision, the turning points, and what would have been better.

Each decision is judged with what its seat knew then. A mistake is a lack of chance, not of luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from carrack.core.log import Log

from .hints import foreseen, gains
from .searching import SearchBot

LOOKS = 400  # for each decision
SMALL = 0.02  # chance lost that is not worth a word
MOST = 10  # mistakes and turning points that are named


@dataclass(frozen=True)
class Decision:
    """A decision with a choice. `n` is how many acts had been done before it."""

    n: int
    turn: int
    seat: int
    act: int
    better: int  # what the search liked best; the act itself if it was that
    lost: float  # chance to win that the better act would have kept
    chances: tuple[float, ...]  # of every seat before it, as the one who decides sees them
    scores: tuple[int, ...]
    reasons: tuple[str, ...]  # terms of the evaluation in which the better act leads to more


@dataclass(frozen=True)
class Turning:
    """Between two turns the chance of a seat changed much."""

    n: int
    turn: int
    seat: int
    before: float
    after: float


@dataclass
class Analysis:
    """What was found."""

    log: Log
    decisions: list[Decision] = field(default_factory=list[Decision])

    @property
    def mistakes(self) -> list[Decision]:
        """The biggest, the worst first."""
        return sorted((d for d in self.decisions if d.lost >= SMALL), key=lambda d: -d.lost)[:MOST]

    @property
    def turns(self) -> list[Decision]:
        """The first decision of each turn: the curves."""
        firsts: dict[int, Decision] = {}
        for decision in self.decisions:
            firsts.setdefault(decision.turn, decision)
        return list(firsts.values())

    @property
    def turning_points(self) -> list[Turning]:
        """Where the chances changed most from turn to turn, in order."""
        changes = [
            Turning(b.n, b.turn, seat, a.chances[seat], b.chances[seat]) for a, b in pairwise(self.turns) for seat in range(self.log.seats)
        ]
        biggest = sorted(changes, key=lambda c: -abs(c.after - c.before))
        seen: dict[int, Turning] = {}
        for change in biggest:
            seen.setdefault(change.n, change)
        return sorted(list(seen.values())[:MOST], key=lambda c: c.n)

    def care(self, seat: int) -> float:
        """How much chance a seat lost for each of its decisions, on average."""
        mine = [d.lost for d in self.decisions if d.seat == seat]
        return sum(mine) / len(mine) if mine else 0.0


def analyse(log: Log, iterations: int = LOOKS, seed: int = 0) -> Iterator[tuple[int, Analysis]]:
    """Look at a game again; after each act, how many have been done, and what has been found so far."""
    game, found = log.game, Analysis(log)
    engine, states, legal = game.engine, log.fresh(), np.zeros(len(game.actions), np.int16)
    bot = SearchBot(game, seed, iterations=iterations)
    for n, act in enumerate(log.acts):
        seat = int(states["actor"][0])
        if states["phase"][0] and seat >= 0 and engine.legal_at(states, 0, legal) > 1:
            known = game.redacted(states, 0, seat)
            looks = bot.think(known, seat)
            chance = {look.act: look.chance for look in looks}
            best = looks[0]
            lost = max(0.0, best.chance - chance.get(act, best.chance))
            reasons = (
                tuple(name for name, _ in gains(game, foreseen(game, known, seat, [best.act, act]), best.act)) if lost >= SMALL else ()
            )
            scores = tuple(int(engine.score_at(states, 0, p)) for p in range(log.seats))
            better = best.act if lost else act
            found.decisions.append(Decision(n, int(states["turn"][0]), seat, act, better, lost, bot.chances(log.seats), scores, reasons))
        engine.apply_at(states, 0, act)
        yield n + 1, found
