"""The bot that searches: so many iterations, or so much time, on one thread or several."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from carrack.core.chance import generator
from carrack.core.engine import bind
from carrack.core.game import Game
from carrack.core.state import States

SEARCH = Path(__file__).with_name("search.py")
NODES = 100_000
CHUNK = 64  # iterations between two looks at the clock


@dataclass(frozen=True)
class Manner:
    """How a game is searched; its `evaluate.py` may say otherwise in SEARCH."""

    spread: float = 400.0  # so much more in the evaluation is e times as likely to win
    explore: float = 0.25
    trust: float = 2.0  # visits that the first impression of an act counts as
    steps: int = 0  # random decisions before a position is looked at


@dataclass(frozen=True)
class Look:
    """What a search thinks of an act."""

    act: int
    visits: int
    chance: float  # to win


class Tree:
    """The memory of one thread."""

    def __init__(self, game: Game, seed: int, stream: int, nodes: int = NODES) -> None:
        bound = bind(game, SEARCH)
        self.bound, self.most = bound, game.seats[-1]
        self.desk: States = game.blank(bound.DESK)
        self.tree = np.zeros((nodes, bound.COLUMNS), np.int32)
        self.value = np.zeros((nodes, self.most))
        self.prior = np.zeros(nodes)
        self.acts, self.child = np.zeros(len(game.actions), np.int16), np.zeros(len(game.actions), np.int32)
        self.path, self.odds = np.zeros(bound.DEEPEST, np.int32), np.zeros(self.most)
        self.rng = generator(seed, stream)
        self.used = 0

    def plant(self, position: States) -> None:
        """Begin with an empty tree."""
        self.desk[0] = position[0]
        self.tree[0] = 0
        self.value[: self.used] = 0.0
        self.used = 1

    def look(self, seat: int, iterations: int, manner: Manner) -> None:
        self.used = int(
            self.bound.search(
                self.desk, self.tree, self.value, self.prior, self.used, seat, iterations, manner.steps, manner.spread,
                manner.explore, manner.trust, self.acts, self.child, self.path, self.odds, self.rng,
            )
        )  # fmt: skip

    def looks(self, seat: int) -> dict[int, tuple[int, float]]:
        """Visits, and the sum of chances, by act."""
        found, at = dict[int, tuple[int, float]](), int(self.tree[0, self.bound.FIRST])
        while at:
            found[int(self.tree[at, self.bound.ACT])] = int(self.tree[at, self.bound.VISITS]), float(self.value[at, seat])
            at = int(self.tree[at, self.bound.NEXT])
        return found


class SearchBot:
    """Looks ahead; with `seconds` as long as it may, else `iterations` times, which on one thread is the same for the same seed."""

    name = "search"

    def __init__(
        self, game: Game, seed: int = 0, *, seconds: float = 0.0, iterations: int = 2000, threads: int = 1, manner: Manner | None = None
    ) -> None:
        self.game, self.seconds, self.iterations, self.threads = game, seconds, iterations, threads
        self.manner: Manner = manner or getattr(game.part("evaluate"), "SEARCH", None) or Manner()
        self.trees = [Tree(game, seed, 2 + i) for i in range(threads)]

    def choose(self, position: States, seat: int) -> int:
        """An act for the seat in a position that holds only what the seat knows."""
        return self.think(position, seat)[0].act

    def think(self, position: States, seat: int) -> list[Look]:
        """What it thinks of every act, the best first."""
        out = np.zeros(len(self.game.actions), np.int16)
        if self.game.engine.legal_at(position, 0, out) == 1:
            return [Look(int(out[0]), 0, float("nan"))]
        if self.threads == 1:
            self._work(self.trees[0], position, seat)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda tree: self._work(tree, position, seat), self.trees))
        total: dict[int, tuple[int, float]] = {}
        for tree in self.trees:
            for act, (visits, value) in tree.looks(seat).items():
                before = total.get(act, (0, 0.0))
                total[act] = before[0] + visits, before[1] + value
        looks = [Look(act, visits, value / visits if visits else 0.0) for act, (visits, value) in total.items()]
        return sorted(looks, key=lambda look: (look.visits, look.chance), reverse=True)

    def _work(self, tree: Tree, position: States, seat: int) -> None:
        tree.plant(position)
        if self.seconds <= 0:
            tree.look(seat, self.iterations, self.manner)
            return
        end = time.perf_counter() + self.seconds
        while time.perf_counter() < end:
            tree.look(seat, CHUNK, self.manner)

    def __repr__(self) -> str:
        return f"make_bot({self.name!r}, {self.game!r})"
