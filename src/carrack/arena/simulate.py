"""Simulated games: the same seeds give the same games, whoever plays them and on however many cores."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

import numpy as np
from msgspec import Struct

from carrack.core.game import Game

from .results import Plan, Results
from .runners import run
from .runners.job import Job, compiled, plan_of, prepare

JOBS = 256  # about as many as a run is cut into
FEWEST, MOST = 64, 4096  # games of a job
SLOW = 4  # games of a job between bots that take their time


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


class Tally(Struct):
    """The sums of one job."""

    wins: list[float]
    scores: list[int]
    decisions: list[int]
    rounds: list[int]
    achievements: Counter[str]
    unfinished: int


def tally(results: Results) -> Tally:
    """Count a job."""
    won, achieved = results.won, results.achieved
    winners = won[achieved.game_of(), achieved.columns["seat"]] > 0
    return Tally(
        wins=won.sum(0).tolist(),
        scores=(results.scores * results.finished[:, None]).sum(0, dtype=np.int64).tolist(),
        decisions=results.decisions.tolist(),
        rounds=results.rounds.tolist(),
        achievements=Counter(achieved.columns["name"][winners].tolist()),
        unfinished=int((~results.finished).sum()),
    )


def cut(plan: Plan, first_seed: int, games: int) -> list[Job]:
    """A run as jobs. How they are cut depends on nothing but the games, never on who plays them."""
    size = min(MOST, max(FEWEST, games // JOBS)) if compiled(plan.bots) else SLOW
    return [Job(plan, first_seed + at, min(size, games - at)) for at in range(0, games, size)]


def played(
    jobs: Sequence[Job], runner: str, workers: int, address: str, keep: Path | None = None
) -> Generator[tuple[int, Results], None, None]:
    """Every job with its number, in any order. With a file to keep, jobs done before are not played again."""
    from .parquet import Parts

    parts = Parts(keep, jobs) if keep else None
    ready: set[int] = set()
    for number, found in parts.done() if parts else ():
        ready.add(number)
        yield number, found
    left = [number for number in range(len(jobs)) if number not in ready]
    if runner == "processes" and len(left) > 1:
        prepare(jobs[0].plan)
    with closing(run([jobs[number] for number in left], runner, workers, address)) as stream:
        for at, found in stream:
            if parts:
                parts.keep(left[at], found)
            yield left[at], found
    if parts:
        parts.finish()


def checked(
    game: Game, seats: int, bots: Sequence[str], games: int, first_seed: int, options: Mapping[str, object] | None, thorough: bool
) -> list[Job]:
    """The jobs of a run; raises ValueError for what does not exist."""
    if games < 1:
        raise ValueError(f"at least one game, not {games}")
    if not 0 <= first_seed <= 2**63 - games:
        raise ValueError(f"the seeds of {games} games go from {first_seed} up, and the last must be below 2**63")
    return cut(plan_of(game, seats, bots, options, thorough), first_seed, games)


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    first_seed: int = 0,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    runner: str = "serial",
    workers: int = 0,
    address: str = "",
    parquet: Path | None = None,
) -> Report:
    """Play many games. `bots` are the seats' players in order; raises ValueError for what does not exist."""
    jobs = checked(game, seats, bots, games, first_seed, options, thorough=parquet is not None)
    started, done = time.perf_counter(), 0
    tallies: dict[int, Tally] = {}
    for number, results in played(jobs, runner, workers, address, parquet):
        tallies[number] = tally(results)
        done += len(results)
        progress(done)
    parts = [tallies[number] for number in range(len(jobs))]
    unfinished = sum(part.unfinished for part in parts)
    return Report(
        game=game.name,
        seats=seats,
        bots=list(bots),
        games=games,
        first_seed=first_seed,
        options=jobs[0].plan.options,
        wins=[sum(part.wins[p] for part in parts) for p in range(seats)],
        scores_mean=[sum(part.scores[p] for part in parts) / max(1, games - unfinished) for p in range(seats)],
        decisions=[n for part in parts for n in part.decisions],
        rounds=[n for part in parts for n in part.rounds],
        achievements=dict(sorted(sum((part.achievements for part in parts), Counter[str]()).items())),
        unfinished=unfinished,
        seconds=time.perf_counter() - started,
    )


def gather(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    first_seed: int = 0,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    runner: str = "serial",
    workers: int = 0,
    address: str = "",
) -> Results:
    """Play many games and keep everything that is known of them, in the order of their seeds."""
    jobs = checked(game, seats, bots, games, first_seed, options, thorough=True)
    found: dict[int, Results] = {}
    for number, results in played(jobs, runner, workers, address):
        found[number] = results
        progress(sum(map(len, found.values())))
    return Results.joined([found[number] for number in range(len(jobs))])
