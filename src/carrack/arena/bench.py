"""How fast a game's engine is on this machine. Machines differ and are noisy: compare with the calibration of the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from msgspec import Struct

from carrack.bots.searching import Manner, Tree
from carrack.core.chance import generator
from carrack.core.game import Game
from carrack.core.state import States

LONG, ROLLOUT = 1_000_000, 50  # turns that no rollout reaches, and decisions that it takes at most
FIRST_ACT = "import carrack; m = carrack.load({name!r}).new(seed=1); m.play(m.choice())"


class Speed(Struct):
    """What one game's engine does in a second. Decisions are the seats' own; luck is not counted."""

    decisions_per_second: float  # random play in compiled code, one core
    games_per_second: float
    decisions_per_second_all_cores: float
    cores: int
    copies_per_second: float  # worlds imagined for a seat: copied, redacted, resampled
    plain_copies_per_second: float
    batch_decisions_per_second: float  # many games side by side, with masks
    looks_per_second: float  # of a plain search at one position, without first impressions, each with a rollout of 50 random decisions
    judged_looks_per_second: float  # of a plain search, each judged where it leaves the tree
    careful_looks_per_second: float  # each played on with care, as the levels for people do
    act_microseconds: float  # one act from Python, the luck after it and the legal acts that follow
    play_microseconds: float  # the same through Match.play
    decisions_per_game: float
    record_bytes: int
    cold_start_s: float  # a new process, nothing compiled, to the first act
    warm_start_s: float


def calibration() -> float:
    """Rounds per second, best of three, of a fixed loop in plain Python: a figure of the machine, not of Carrack."""
    best = 0.0
    for _ in range(3):
        d: dict[int, int] = {}
        s = 1
        before = time.perf_counter()
        for i in range(1_500_000):
            d[i & 1023] = s
            s = (s * 31 + i) & 0xFFFFFFFF
        best = max(best, 1_500_000 / (time.perf_counter() - before))
    return best


def rate(work: Callable[[], float], seconds: float = 1.0, rounds: int = 3) -> float:
    """The best rate of `work`, which returns how much it did."""
    work()
    best = 0.0
    for _ in range(rounds):
        done, before = 0.0, time.perf_counter()
        while time.perf_counter() - before < seconds:
            done += work()
        best = max(best, done / (time.perf_counter() - before))
    return best


class Table:
    """Room for one thread to play."""

    def __init__(self, game: Game, seats: int, games: int = 64) -> None:
        self.game, self.fresh = game, game.fresh(seats)
        self.states, self.counts = game.blank(games), np.zeros(games, np.int64)
        self.rng, self.out = generator(1), np.zeros(len(game.actions), np.int16)
        self.seed = 0

    def play(self) -> float:
        """Some random games; returns the decisions."""
        self.seed += len(self.states)
        self.game.engine.playouts(self.states, self.fresh, self.seed, self.counts, self.rng, self.out, self.game.most_decisions)
        return float(self.counts.sum())


def all_cores(game: Game, seats: int, cores: int, seconds: float) -> float:
    """Decisions per second with a thread on every core."""
    tables = [Table(game, seats) for _ in range(cores)]

    def work(table: Table) -> float:
        done, before = 0.0, time.perf_counter()
        while time.perf_counter() - before < seconds:
            done += table.play()
        return done / (time.perf_counter() - before)

    with ThreadPoolExecutor(cores) as pool:
        return max(sum(pool.map(work, tables)) for _ in range(3))


def middle(game: Game, seats: int, games: int = 64) -> States:
    """Positions from the middle of random games, where a seat must act."""
    states, out, rng, acts = game.blank(games), np.zeros(len(game.actions), np.int16), generator(5), np.zeros(256, np.int16)
    fresh = game.fresh(seats)
    for i in range(games):
        game.engine.copy(states, i, fresh, 0)
        game.engine.playout(states, i, rng, out, 20 + 5 * i)
        game.engine.settle(states, i, rng, acts)
        if states["phase"][i] == 0:
            game.engine.copy(states, i, states, i - 1)
    return states


def copies(game: Game, seats: int) -> Callable[[], float]:
    """Imagining worlds for a seat that must act."""
    source, worlds, rng = middle(game, seats), game.blank(256), generator(3)
    actors = source["actor"].tolist()

    def work() -> float:
        return sum(game.engine.worlds(worlds, source, i, seat, rng) for i, seat in enumerate(actors))

    return work


def plain_copies(game: Game, seats: int) -> Callable[[], float]:
    """Nothing but copies, for comparison."""
    source, into = middle(game, seats, 1), game.blank(4096)
    return lambda: float(game.engine.copies(into, source, 0))


def batch(game: Game, seats: int, games: int = 1024) -> Callable[[], float]:
    """Many games side by side, one random legal act in each."""
    fresh, states = game.fresh(seats), game.blank(games)
    for i in range(games):
        game.engine.copy(states, i, fresh, 0)
    rngs = np.stack([generator(i) for i in range(games)])
    acts, over = np.full(games, -1, np.int16), np.zeros(games, np.uint8)
    masks, out = np.zeros((games, len(game.actions)), np.uint8), np.zeros(len(game.actions), np.int16)
    picks = generator(9)

    def work() -> float:
        game.engine.step_batch(states, fresh, rngs, acts, masks, over, out)
        game.engine.pick(masks, acts, picks)
        return float(games)

    return work


def looks(game: Game, seats: int, manner: Manner, iterations: int = 2048) -> Callable[[], float]:
    """The search from a position in the middle of a game; nothing stops it early."""
    states = middle(game, seats, 1)
    seat = int(states["actor"][0])
    tree = Tree(game, 1, 1, manner)
    known = game.redacted(states, 0, seat)

    def work() -> float:
        tree.plant(known)
        tree.look(seat, iterations)
        return float(iterations)

    return work


def single(game: Game, seats: int) -> Callable[[], float]:
    """One act at a time from Python."""
    fresh, states, rng, out = game.fresh(seats), game.blank(), generator(2), np.zeros(len(game.actions), np.int16)
    acts, step = np.zeros(256, np.int16), game.engine.step

    def work() -> float:
        game.engine.copy(states, 0, fresh, 0)
        game.engine.settle(states, 0, rng, acts)
        n, done = game.engine.legal_at(states, 0, out), 0
        while n and done < 2000:
            n = step(states, 0, out[n - 1 - done % n], rng, out)
            done += 1
        return done

    return work


def played(game: Game, seats: int) -> Callable[[], float]:
    """One act at a time through Match.play, which checks it, keeps the log and draws the luck."""
    matches = iter(range(1_000_000))

    def work() -> float:
        match = game.new(seats=seats, seed=next(matches))
        done = 0
        while not match.over and done < 500:
            match.play(match.choice())
            done += 1
        return done

    return work


def start_seconds(game: Game) -> tuple[float, float]:
    """A new process up to its first act: with nothing compiled, then with everything on disk."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "CARRACK_CACHE": folder, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        times: list[float] = []
        for _ in range(3):
            before = time.perf_counter()
            subprocess.run([sys.executable, "-c", FIRST_ACT.format(name=game.name)], env=env, check=True)
            times.append(time.perf_counter() - before)
    return times[0], min(times[1:])


def measure(game: Game, seats: int = 0, quick: bool = False) -> Speed:
    """All figures of one game, by default with its middle number of seats."""
    seats = seats or game.seats[len(game.seats) // 2]
    seconds = 0.2 if quick else 1.0
    table, cores = Table(game, seats), len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    one = rate(table.play, seconds)
    per_game = float(table.counts.mean())
    cold, warm = start_seconds(game)
    return Speed(
        decisions_per_second=one,
        games_per_second=one / per_game,
        decisions_per_second_all_cores=all_cores(game, seats, cores, seconds),
        cores=cores,
        copies_per_second=rate(copies(game, seats), seconds),
        plain_copies_per_second=rate(plain_copies(game, seats), seconds),
        batch_decisions_per_second=rate(batch(game, seats), seconds),
        looks_per_second=rate(looks(game, seats, Manner(rounds=LONG, steps=ROLLOUT, hasty=True, trust=0.0)), seconds),
        judged_looks_per_second=rate(looks(game, seats, Manner(rounds=0, trust=0.0)), seconds),
        careful_looks_per_second=rate(looks(game, seats, Manner()), seconds),
        act_microseconds=1e6 / rate(single(game, seats), seconds),
        play_microseconds=1e6 / rate(played(game, seats), seconds),
        decisions_per_game=per_game,
        record_bytes=game.state.itemsize,
        cold_start_s=cold,
        warm_start_s=warm,
    )
