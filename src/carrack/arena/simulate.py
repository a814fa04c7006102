"""Simulated games: the same seeds give the same games, however many cores play them."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from msgspec import Struct

from carrack.bots.compiled import POLICY, Desk, policies
from carrack.core.chance import generator
from carrack.core.game import Game
from carrack.core.state import States, facts

CHUNK = 64  # games that one thread plays before it reports


class Report(Struct):
    """What came out of many games."""

    game: str
    seats: int
    bots: list[str]
    games: int
    first_seed: int
    options: dict[str, str]
    wins: list[float]  # by seat; a shared win is split
    scores_mean: list[float]  # by seat
    decisions: list[int]  # of each game
    rounds: list[int]  # of each game
    achievements: dict[str, int]  # what the winners had
    unfinished: int  # games stopped by the limit on decisions
    seconds: float


@dataclass
class Tally:
    """The sums behind a report."""

    wins: list[float]
    scores: list[int]
    decisions: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    rounds: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    achievements: Counter[str] = field(default_factory=Counter[str])
    unfinished: int = 0


def play_chunk(game: Game, fresh: States, numbers: Any, first_seed: int, games: int, limit: int) -> tuple[States, Any]:
    """Play games with consecutive seeds; their last positions and numbers of decisions."""
    states, counts = game.blank(games), np.zeros(games, np.int64)
    desk = Desk(game, 0)
    rng, thinking = generator(0), generator(0)
    policies(game).contests(
        states, fresh, numbers, first_seed, counts, desk.records, desk.acts, desk.out, desk.values, rng, thinking, limit
    )
    return states, counts


def count(game: Game, states: States, counts: Any, tally: Tally, chunk: int) -> None:
    """Add the results of some games."""
    engine, achievements = game.engine, game.part("view").achievements
    seats = len(tally.wins)
    for i in range(len(states)):
        if states["phase"][i] != 0:
            tally.unfinished += 1
            continue
        standings = [int(engine.standing_at(states, i, p)) for p in range(seats)]
        winners = [p for p, mine in enumerate(standings) if mine == max(standings)]
        known = facts(states, i)
        for p in winners:
            tally.wins[p] += 1 / len(winners)
            tally.achievements.update(achievements(known, p))
        for p in range(seats):
            tally.scores[p] += int(engine.score_at(states, i, p))
    tally.decisions[chunk] = counts.tolist()
    tally.rounds[chunk] = (-(-states["turn"] // seats)).tolist()


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    first_seed: int = 0,
    options: dict[str, object] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    threads: int | None = None,
) -> Report:
    """Play many games on all cores. `bots` are the seats' players in order; raises ValueError for what does not exist."""
    unknown = [b for b in bots if b not in POLICY]
    if unknown:
        raise ValueError(f"no bot is called {unknown[0][:40]!r}; there are {', '.join(POLICY)}")
    if len(bots) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, not {len(bots)}")
    if games < 1:
        raise ValueError(f"at least one game, not {games}")
    if not 0 <= first_seed <= 2**63 - games:
        raise ValueError(f"the seeds of {games} games go from {first_seed} up, and the last must be below 2**63")
    stored = game.read_options(seats, options or {})
    fresh = game.fresh(seats, **(options or {}))
    numbers = np.array([POLICY[b] for b in bots], np.int64)
    tally = Tally([0.0] * seats, [0] * seats)
    limit = 4 * game.most_decisions
    started, done = time.perf_counter(), 0
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        jobs: dict[Future[tuple[States, Any]], int] = {}
        for chunk in range(0, games, CHUNK):
            n = min(CHUNK, games - chunk)
            jobs[pool.submit(play_chunk, game, fresh, numbers, first_seed + chunk, n, limit)] = chunk
        try:
            for job in as_completed(list(jobs)):
                states, counts = job.result()
                count(game, states, counts, tally, jobs.pop(job))
                done += len(counts)
                progress(done)
        finally:
            pool.shutdown(cancel_futures=True)
    finished = max(1, games - tally.unfinished)
    return Report(
        game=game.name,
        seats=seats,
        bots=list(bots),
        games=games,
        first_seed=first_seed,
        options={o.name: o.write(stored[o.name]) for o in game.options},
        wins=tally.wins,
        scores_mean=[total / finished for total in tally.scores],
        decisions=[n for chunk in sorted(tally.decisions) for n in tally.decisions[chunk]],
        rounds=[n for chunk in sorted(tally.rounds) for n in tally.rounds[chunk]],
        achievements=dict(sorted(tally.achievements.items())),
        unfinished=tally.unfinished,
        seconds=time.perf_counter() - started,
    )
