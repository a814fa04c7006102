"""A game looked at again: everybody's chance to win from decision to decision, the turning points, and what would have been better.

Each decision is judged with what its seat knew then. A mistake is a lack of chance, not of luck. All decisions are looked at quickly; where
that suspects a mistake, a bot as strong as the one that gives hints looks again, at what was done as often as at what seems better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from carrack.core.game import Game
from carrack.core.log import Log
from carrack.core.match import ranks_of
from carrack.core.state import States

from .hints import foreseen, gains
from .judging import judgement
from .searching import Look, SearchBot

LOOKS = 400  # for each decision
SMALL = 0.02  # chance lost that is not worth a word
TURN = 0.08  # change of a chance that is no turning point yet
EVEN = 1e-9  # of two changes of the same size, that of the seat which decided is told
MOST = 10  # turning points that are named
MOST_MISTAKES = 5  # of each seat


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
    """Where a turn begins: everybody's chance to win, on the average of what all of them think of it, and their points. Or the end."""

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
    who: int  # decided then
    seat: int
    before: float
    after: float


@dataclass
class Analysis:
    """What was found."""

    log: Log
    decisions: list[Decision] = field(default_factory=list[Decision])
    end: Moment | None = None  # when the log has come to the end of the game

    @property
    def mistakes(self) -> list[Decision]:
        """The biggest of each seat, the worst first: who was careful has some to learn from, too."""
        worst = sorted((d for d in self.decisions if d.lost >= SMALL), key=lambda d: -d.lost)
        named = {d.n for seat in range(self.log.seats) for d in [d for d in worst if d.seat == seat][:MOST_MISTAKES]}
        return [d for d in worst if d.n in named]

    @property
    def moments(self) -> list[Moment]:
        """The curves. Everybody sees a game with other eyes: were each turn shown as the one sees it who begins it, they would go up and down."""
        firsts: dict[int, Decision] = {}
        for decision in self.decisions:
            firsts.setdefault(decision.turn, decision)
        end = [self.end] if self.end else []
        if not firsts:
            return end
        ns = np.array([d.n for d in firsts.values()])
        chances = np.mean([opinion.at(ns) for opinion in self._opinions()], axis=0).tolist()
        return [*(Moment(d.n, d.turn, tuple(c), d.scores) for d, c in zip(firsts.values(), chances, strict=True)), *end]

    @property
    def turning_points(self) -> list[Turning]:
        """Where the chances changed most, in order; what everybody comes to see within one round is one change."""
        if not self.decisions:
            return []
        opinions, ns = self._opinions(), np.array([d.n for d in self.decisions])
        before = np.mean([opinion.until(ns) for opinion in opinions], axis=0)
        after = np.mean([opinion.since(ns[1:]) for opinion in opinions], axis=0)
        upto = ns[1:].tolist()
        if self.end:
            after, upto = np.vstack([after, self.end.chances]), [*upto, self.end.n]
        changes, found = list[Turning](), list[Turning]()
        for d, n, was, becomes in zip(self.decisions, upto, before, after, strict=False):
            change = np.abs(becomes - was)
            seat = d.seat if change[d.seat] >= change.max() - EVEN else int(np.argmax(change))
            changes.append(Turning(d.n, n, d.turn, d.seat, seat, float(was[seat]), float(becomes[seat])))
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

    def until(self, ns: NDArray[np.int64]) -> NDArray[np.float64]:
        """The last until each of these, or the first of all."""
        return self.chances[np.maximum(0, self.ns.searchsorted(ns, "right") - 1)]

    def since(self, ns: NDArray[np.int64]) -> NDArray[np.float64]:
        """The first from each of these on, or the last of all."""
        return self.chances[np.minimum(len(self.ns) - 1, self.ns.searchsorted(ns))]

    def at(self, ns: NDArray[np.int64]) -> NDArray[np.float64]:
        """As if it had changed its mind evenly from decision to decision."""
        return np.column_stack([np.interp(ns, self.ns, self.chances[:, seat]) for seat in range(self.chances.shape[1])])


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
    if iterations < 1:
        raise ValueError(f"an analysis looks once or more often at a decision, not {iterations} times")
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
            if lost >= SMALL:  # what a search does not like it looks at seldom, and may misjudge
                looks = careful.reconsider(seat, act)
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
        if not states["phase"][0]:
            found.end = ending(log, states)
        yield n + 1, found


def ending(log: Log, states: States) -> Moment:
    """Who has won shares what there is to win."""
    scores = tuple(int(log.game.engine.score_at(states, 0, p)) for p in range(log.seats))
    return Moment(len(log.acts), int(states["turn"][0]), shared(ranks_of(log.game, states)), scores)


def shared(ranks: Sequence[int]) -> tuple[float, ...]:
    """The chances of everybody when it is clear who has won."""
    return tuple((rank == 1) / max(1, ranks.count(1)) for rank in ranks)


def lost_with(act: int, looks: list[Look]) -> float:
    """How much better the best act looks."""
    return max(0.0, looks[0].chance - next((look.chance for look in looks if look.act == act), looks[0].chance))
