"""A game looked at again: everybody's chance to win from decision to decision, the turning points, and what would have been better.

Each decision is judged with what its seat knew then. A mistake is a lack of chance, not of luck. All decisions are looked at quickly; where
that suspects a mistake, a bot as strong as the one that gives hints looks again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from carrack.core.game import Game
from carrack.core.log import Log
from carrack.core.state import States

from .hints import foreseen, gains
from .judging import judgement
from .searching import Look, SearchBot

LOOKS = 400  # for each decision
SMALL = 0.02  # chance lost that is not worth a word
TURN = 0.08  # change of a chance that is no turning point yet
MOST = 10  # mistakes and turning points that are named


@dataclass(frozen=True)
class Decision:
    """A decision with a choice. `n` is how many acts had been done before it."""

    n: int
    turn: int
    seat: int
    act: int
    better: int  # what the search liked best; the act itself if nothing is lost
    lost: float  # chance to win that the better act would have kept
    chances: tuple[float, ...]  # of every seat before it, as the one who decides sees them
    scores: tuple[int, ...]
    reasons: tuple[str, ...] = ()  # terms of the evaluation in which the better act leads to more


@dataclass(frozen=True)
class Moment:
    """Where a turn begins: everybody's chance to win, on the average of what all of them think of it, and their points."""

    n: int
    turn: int
    chances: tuple[float, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Turning:
    """With the act after `n` others, or with what luck and others did after it, the chance of a seat changed much."""

    n: int
    upto: int  # how many acts had been done when there was something to decide again
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
    def moments(self) -> list[Moment]:
        """The curves. Everybody sees a game with other eyes: were each turn shown as the one sees it who begins it, they would go up and down."""
        firsts: dict[int, Decision] = {}
        for decision in self.decisions:
            firsts.setdefault(decision.turn, decision)
        opinions = self._opinions()
        return [Moment(d.n, d.turn, tuple(mean([said.at(d.n) for said in opinions])), d.scores) for d in firsts.values()]

    @property
    def turning_points(self) -> list[Turning]:
        """Where the chances changed most, in order; what everybody comes to see within one round is one change."""
        opinions, found = self._opinions(), list[Turning]()
        changes = list[Turning]()
        for a, b in pairwise(self.decisions):
            before, after = (mean(chances) for chances in ([said.until(a.n) for said in opinions], [said.since(b.n) for said in opinions]))
            seat = max(range(self.log.seats), key=lambda p: abs(after[p] - before[p]))
            changes.append(Turning(a.n, b.n, a.turn, seat, before[seat], after[seat]))
        for change in sorted(changes, key=lambda c: -abs(c.after - c.before)):
            if abs(change.after - change.before) < TURN or len(found) == MOST:
                break
            if all(abs(change.turn - other.turn) >= self.log.seats for other in found):
                found.append(change)
        return sorted(found, key=lambda c: c.n)

    def care(self, seat: int) -> float:
        """How much chance a seat lost for each of its decisions, on average."""
        mine = [d.lost for d in self.decisions if d.seat == seat]
        return sum(mine) / len(mine) if mine else 0.0

    def _opinions(self) -> list[Opinion]:
        """Of each seat that decided anything."""
        by_seat = [[d for d in self.decisions if d.seat == seat] for seat in range(self.log.seats)]
        return [Opinion(np.array([d.n for d in mine]), np.array([d.chances for d in mine])) for mine in by_seat if mine]


@dataclass(frozen=True)
class Opinion:
    """When a seat had something to decide, and what it then thought of everybody's chances."""

    ns: NDArray[np.int64]
    chances: NDArray[np.float64]

    def until(self, n: int) -> NDArray[np.float64]:
        """The last until then, or the first of all."""
        return self.chances[max(0, int(self.ns.searchsorted(n, "right")) - 1)]

    def since(self, n: int) -> NDArray[np.float64]:
        """The first from then on, or the last of all."""
        return self.chances[min(len(self.ns) - 1, int(self.ns.searchsorted(n)))]

    def at(self, n: int) -> NDArray[np.float64]:
        """As if it had changed its mind evenly from decision to decision."""
        return np.array([float(np.interp(n, self.ns, self.chances[:, seat])) for seat in range(self.chances.shape[1])])


def mean(opinions: list[NDArray[np.float64]]) -> list[float]:
    """What all of them think on the average."""
    return np.mean(opinions, axis=0).tolist()


@dataclass(frozen=True)
class Suspect:
    """A decision that may be a mistake. It is none if its seat makes good for it before luck comes or others act."""

    decision: Decision
    known: States
    best: float  # chance that the better act promised

    def judged(self, game: Game, still: float = 0.0) -> Decision:
        """The decision, when `still` is the chance that its seat has after it."""
        d = self.decision
        lost = min(d.lost, self.best - still)
        if lost < SMALL:
            return replace(d, better=d.act, lost=0.0)
        after = foreseen(game, self.known, d.seat, [d.better, d.act])
        return replace(d, lost=lost, reasons=tuple(name for name, _ in gains(game, after, d.better)))


def analyse(log: Log, iterations: int = LOOKS, seed: int = 0) -> Iterator[tuple[int, Analysis]]:
    """Look at a game again; after each act, how many have been done, and what has been found so far."""
    game, found = log.game, Analysis(log)
    engine, states, legal = game.engine, log.fresh(), np.zeros(len(game.actions), np.int16)
    quick = SearchBot(game, seed, iterations=iterations)
    careful = SearchBot(game, seed, iterations=max(iterations, judgement(game).ahead(log.seats).expert))
    suspect: Suspect | None = None
    for n, act in enumerate(log.acts):
        seat = int(states["actor"][0])
        if states["phase"][0] and seat >= 0 and engine.legal_at(states, 0, legal) > 1:
            known = game.redacted(states, 0, seat)
            looks = quick.think(known, seat)
            chances = quick.chances(log.seats)
            if suspect or lost_with(act, looks) >= SMALL:
                looks = careful.think(known, seat)
            if suspect:
                found.decisions.append(suspect.judged(game, looks[0].chance))
                suspect = None
            lost = lost_with(act, looks)
            scores = tuple(int(engine.score_at(states, 0, p)) for p in range(log.seats))
            decision = Decision(n, int(states["turn"][0]), seat, act, looks[0].act if lost else act, lost, chances, scores)
            if lost >= SMALL:
                suspect = Suspect(decision, known, looks[0].chance)
            else:
                found.decisions.append(decision)
        engine.apply_at(states, 0, act)
        if suspect and (not states["phase"][0] or states["actor"][0] != seat or n + 1 == len(log.acts)):
            found.decisions.append(suspect.judged(game))
            suspect = None
        yield n + 1, found


def lost_with(act: int, looks: list[Look]) -> float:
    """How much better the best act looks."""
    return max(0.0, looks[0].chance - next((look.chance for look in looks if look.act == act), looks[0].chance))
