"""Find what counts how much: an evolution strategy (CMA-ES) changes a game's judgement, and games against greedy say what is better.

Every candidate of a generation plays the same deals on every seat. Half of them are given up after a few games; only the others play on.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from carrack.bots.compiled import POLICIES, POLICY, Desk, GreedyBot
from carrack.bots.judging import JUDGE, Judgement, fields_of
from carrack.core.chance import generator
from carrack.core.engine import bind
from carrack.core.game import Game

PRACTICE = Path(__file__).parents[1] / "bots" / "practice.py"
MOST_SIGNS = 16  # a field with more of them says where things lie, not what they are worth
TERM, SIGN = 0.02, 5.0  # how much of a term's worth, and how many points for a usual difference of a sign, is a small change
SELDOM = 0.2  # a sign that differs less than this is hardly ever seen: small changes of it are kept small
LONG = 2  # times as many decisions as usual, and a game is lost
CHUNK = 12
Vector = NDArray[np.float64]


@dataclass(frozen=True)
class Dials:
    """What may be turned: the terms, and the signs of small fields."""

    game: Game
    begin: Judgement
    usual: dict[str, list[float]]  # how much each sign usually differs

    @property
    def size(self) -> int:
        return len(self.game.terms) + sum(map(len, self.usual.values()))

    def judgement(self, turned: Sequence[float]) -> Judgement:
        """The judgement with the dials turned so far."""
        steps = iter(turned)
        terms = {term: round(self.begin.terms.get(term, 1.0) + TERM * float(next(steps)), 3) for term in self.game.terms}
        signs = dict(self.begin.signs)
        for name, usual in self.usual.items():
            before = self.begin.signs.get(name, [0.0] * len(usual))
            signs[name] = [round(value + SIGN * float(next(steps)) / spread, 1) for value, spread in zip(before, usual, strict=True)]
        return msgspec.structs.replace(self.begin, terms=terms, signs=signs)


class Trials:
    """Games of judgements against greedy."""

    def __init__(self, game: Game, seats: Sequence[int], threads: int | None = None) -> None:
        self.game, self.seats = game, list(seats)
        self.bound = bind(game, PRACTICE, POLICIES, JUDGE)
        self.fresh = {n: game.fresh(n) for n in self.seats}
        self.pool = ThreadPoolExecutor(threads or os.cpu_count() or 1)
        self.limit = dict.fromkeys(self.seats, 4 * game.most_decisions)
        for n in self.seats:
            self.limit[n] = LONG * self.usual_length(n)

    def usual_length(self, seats: int) -> int:
        match, bot = self.game.new(seats=seats, seed=1), GreedyBot(self.game, 1)
        while not match.over:
            match.play(bot.choose(match.position(match.actor), match.actor))
        return len(match.log.acts)

    def play(self, judgement: Judgement, seats: int, games: int, first_seed: int) -> float:
        """The share of wins, in units of what a greedy one would have."""
        game, desk, weights = self.game, Desk(self.game, 0), judgement.weights(self.game)
        states, judging = game.blank(games), np.arange(games) % seats
        self.bound.tries(
            states, self.fresh[seats], judging, POLICY["greedy"], first_seed, desk.records, desk.acts, desk.out, desk.values,
            weights, judgement.heeded(game), generator(0), generator(0), self.limit[seats],
        )  # fmt: skip
        won = 0.0
        for i in range(games):
            standings = [int(game.engine.standing_at(states, i, p)) for p in range(seats)]
            best = max(standings)
            if states["phase"][i] == 0 and standings[judging[i]] == best:
                won += seats / standings.count(best)
        return won / games

    def shares(self, judgements: Sequence[Judgement], games: int, first_seed: int) -> list[float]:
        """Of each, over about so many games at every number of seats, all on the same deals."""
        chunks = max(1, round(games / CHUNK))
        jobs = [(j, n, CHUNK, first_seed + CHUNK * c) for j in judgements for n in self.seats for c in range(chunks)]
        found = list(self.pool.map(self.play, *zip(*jobs, strict=True)))
        return np.array(found).reshape(len(judgements), -1).mean(axis=1).tolist()


def usual_signs(game: Game, seats: int, begin: Judgement) -> dict[str, list[float]]:
    """How much the signs of small fields usually change in the course of a game, from a few greedy games; those that never do are left out."""
    changes = list[NDArray[np.float64]]()
    for positions, _ in watched(game, seats, 12):
        marks = np.zeros((len(positions), seats, len(begin.weights(game))))
        for i in range(len(positions)):
            for p in range(seats):
                game.engine.signs_at(positions, i, p, marks[i, p])
        changes.extend(marks.var(axis=0))
    spreads, at, usual = np.sqrt(np.mean(changes, axis=0)), 0, dict[str, list[float]]()
    for name, n in fields_of(game).items():
        if n <= MOST_SIGNS and spreads[at : at + n].max() > 0:
            usual[name] = [max(float(x), SELDOM) for x in spreads[at : at + n]]
        at += n
    return usual


def watched(game: Game, seats: int, games: int, first_seed: int = 0) -> Iterator[tuple[Any, list[float]]]:
    """Positions of greedy games where an act may begin, as who acts may imagine them, and the share in the win that each seat had in the end."""
    bot, within = GreedyBot(game, 1), {int(phase) for phase in game.within}
    for seed in range(first_seed, first_seed + games):
        match, seen = game.new(seats=seats, seed=seed), list[Any]()
        while not match.over:
            known = match.position(match.actor)
            if int(known["phase"][0]) not in within and len(match.legal) > 1:
                seen.append(game.imagine(known, match.actor))
            match.play(bot.choose(known, match.actor))
        share = [float(p in match.winners) / len(match.winners) for p in range(seats)]
        yield np.concatenate(seen), share


def fit_spread(game: Game, seats: int, judgement: Judgement, games: int = 100) -> float:
    """The spread with which the judgement foretells best who wins."""
    weights = Judgement(spread=1.0, terms=judgement.terms, signs=judgement.signs).weights(game)
    marks, points, shares = np.zeros(len(weights)), list[list[float]](), list[list[float]]()
    for states, share in watched(game, seats, games, 10_000):
        for i in range(0, len(states), 5):
            row = list[float]()
            for p in range(seats):
                game.engine.signs_at(states, i, p, marks)
                row.append(float(weights @ marks))
            points.append(row)
            shares.append(share)
    worth, won = np.array(points), np.array(shares)

    def surprise(spread: float) -> float:
        z = (worth - worth.max(axis=1, keepdims=True)) / spread
        return float(-(won * (z - np.log(np.exp(z).sum(axis=1, keepdims=True)))).sum(axis=1).mean())

    return round(min((float(x) for x in np.geomspace(50, 5000, 80)), key=surprise))


@dataclass(frozen=True)
class Generation:
    """How far it has come."""

    number: int
    best: float
    mean: float
    judgement: Judgement  # the favourite so far


def tune(
    game: Game,
    begin: Judgement,
    seats: Sequence[int],
    generations: int,
    games: int = 192,
    seed: int = 1,
    threads: int | None = None,
    go_on: Callable[[], bool] = lambda: True,
) -> Iterator[Generation]:
    """Search for a better judgement; one step for each generation."""
    with warnings.catch_warnings():  # it misses what would plot
        warnings.simplefilter("ignore")
        import cma  # pyright: ignore[reportMissingTypeStubs]

    trials = Trials(game, seats, threads)
    dials = Dials(game, begin, usual_signs(game, seats[0], begin))
    strategy: Any = cma.CMAEvolutionStrategy(np.zeros(dials.size), 1.0, {"seed": seed % (2**32 - 1) + 1, "verbose": -9})
    for number in range(1, generations + 1):
        if not go_on():
            return
        asked = strategy.ask()
        candidates = [dials.judgement(x) for x in asked]
        deals = 1_000_000 * (seed + number)
        first = trials.shares(candidates, games // 4, deals)
        better = sorted(range(len(candidates)), key=lambda i: -first[i])[: len(candidates) // 2]
        rest = trials.shares([candidates[i] for i in better], games - games // 4, deals + games)
        found = [share - 10.0 for share in first]  # given up: after all that played on
        for i, share in zip(better, rest, strict=True):
            found[i] = (first[i] + 3 * share) / 4
        strategy.tell(asked, [-share for share in found])
        yield Generation(number, max(found), float(np.mean(first)), dials.judgement(strategy.result.xfavorite))
