"""The bot that searches: so many iterations, or so much time, on one thread or several."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from carrack.core import jit
from carrack.core.chance import generator
from carrack.core.engine import bind
from carrack.core.game import Game
from carrack.core.seats import check_turn
from carrack.core.state import States

from .judging import JUDGE, judgement

SEARCH = Path(__file__).with_name("search.py")
LEAST_NODES, MOST_NODES = 100_000, 1_000_000  # what was found farther on is not kept when a tree is full
NODES_PER_LOOK = 12  # more than any game needs
CHUNK = 64  # iterations between two questions whether it is decided
GLANCE = 0.002  # seconds between two looks at the clock, about
BEFORE_GIVING_UP = 8  # of such chunks, before a search may end because it is decided
RUN = 3  # a search is decided when the acts behind would need more than a third of the looks to come to draw level
OFTEN = 1000  # looks, with which it pays to look farther ahead: there luck weighs more, and takes more looks to even out
LONG = 0.1  # seconds, in which it may look so often
MOST_SECONDS, MOST_ITERATIONS, MOST_THREADS = 600.0, 1_000_000_000, 64
MOST_CURIOUS, MOST_TRUST, MOST_AHEAD = 100.0, 1_000_000.0, 1_000_000


@dataclass(frozen=True)
class Manner:
    """How a game is searched."""

    explore: float | None = None  # how curious it is about acts that it has seldom tried; None: as the game's judgement says
    trust: float = 100.0  # visits that the first impression of an act counts as; with 0 acts make none
    reach: int | None = None  # turns that the tree goes, the present one included; then everybody plays on with care
    rounds: int | None = None  # played on after the tree before a position is looked at; the first ends with the round that has begun
    often: bool | None = None  # does it look so often that it may look farther ahead? None: by how often it looks
    steps: int = 400  # decisions for that at most
    hasty: bool = False  # are those taken at random?

    def __post_init__(self) -> None:
        if not (0 <= (self.explore or 0) <= MOST_CURIOUS and 0 <= self.trust <= MOST_TRUST):
            raise ValueError(f"a search explores by 0 to {MOST_CURIOUS:.0f} and trusts by 0 to {MOST_TRUST:.0f}")
        if not (self.reach is None or 1 <= self.reach <= MOST_AHEAD) or not (self.rounds is None or 0 <= self.rounds <= MOST_AHEAD):
            raise ValueError(f"a search reaches 1 to {MOST_AHEAD} turns and plays on for 0 to {MOST_AHEAD} rounds")


@dataclass(frozen=True)
class Look:
    """What a search thinks of an act."""

    act: int
    visits: int
    chance: float  # to win


def bound_search(game: Game) -> Any:
    """The search bound to a game."""
    return bind(game, SEARCH, JUDGE)


class Tree:
    """The memory of one thread."""

    def __init__(self, game: Game, seed: int, stream: int, manner: Manner, nodes: int = LEAST_NODES) -> None:
        self.bound, self.most = bound_search(game), game.seats[-1]
        self.manner, self.judged = manner, judgement(game)
        self.weights, self.heeded = self.judged.weights(game), self.judged.heeded(game)
        self.explore, self.reach, self.rounds = 0.0, 0, 0
        self.desk: States = game.blank(self.bound.DESK)
        self.nodes, self.spare = self._arrays(nodes), self._arrays(nodes)
        self.queue = np.zeros(nodes, np.int32)
        self.acts, self.out = np.zeros(len(game.actions), np.int16), np.zeros(len(game.actions), np.int16)
        self.child = np.zeros(len(game.actions), np.int32)
        self.path, self.odds = np.zeros(self.bound.DEEPEST, np.int32), np.zeros(self.most)
        self.rng, self.luck, self.fate = generator(seed, stream), generator(seed, stream), (seed % (1 << 20)) * MOST_THREADS + stream
        self.used = self.spare_used = 0

    def _arrays(self, nodes: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        return np.zeros((nodes, self.bound.COLUMNS), np.int32), np.zeros((nodes, self.most)), np.zeros(nodes)

    def plant(self, position: States) -> None:
        """Begin with an empty tree."""
        tree, value, _ = self.nodes
        ahead = self.judged.ahead(int(position["seats"][0]))
        self.explore = ahead.explore if self.manner.explore is None else self.manner.explore
        self.reach = ahead.reach if self.manner.reach is None else self.manner.reach
        self.rounds = ahead.rounds + bool(self.manner.often) * ahead.deeper if self.manner.rounds is None else self.manner.rounds
        self.desk[0] = position[0]
        self.fate += 1 << 32
        tree[0] = 0
        value[: self.used] = 0.0
        self.used = 1

    def follow(self, position: States, act: int) -> None:
        """Go on below an act: what was found there stays known."""
        tree, _, _ = self.nodes
        at = int(tree[0, self.bound.FIRST])
        while at and int(tree[at, self.bound.ACT]) != act:
            at = int(tree[at, self.bound.NEXT])
        if not at:
            self.plant(position)
            return
        before, self.used = self.used, int(self.bound.move_root(*self.nodes, at, *self.spare, self.queue))
        self.spare[1][self.used : self.spare_used] = 0.0  # what is left of the tree that was here before: new nodes begin with nothing
        self.nodes, self.spare, self.spare_used = self.spare, self.nodes, before
        self.desk[0] = position[0]
        self.fate += 1 << 32  # other worlds than those already seen

    def prepare(self, seat: int) -> None:
        """Compile the search if that has not been done: it is no time to think."""
        if not jit.ready(self.bound.search):
            self.look(seat, 0)

    def look(self, seat: int, iterations: int, only: int = -1) -> None:
        """Search on; at one act of the seat alone, if it is named."""
        m = self.manner
        self.used = int(
            self.bound.search(
                self.desk, *self.nodes, self.used, seat, only, iterations, self.reach, self.rounds, m.steps, m.hasty, self.explore, m.trust,
                self.weights, self.heeded,
                self.acts, self.out, self.child, self.path, self.odds, self.rng, self.luck, self.fate,
            )
        )  # fmt: skip

    def looks(self, seat: int) -> dict[int, tuple[int, float, float]]:
        """Visits, the sum of chances, and the first impression, by act."""
        tree, value, prior = self.nodes
        found, at = dict[int, tuple[int, float, float]](), int(tree[0, self.bound.FIRST])
        while at:
            found[int(tree[at, self.bound.ACT])] = int(tree[at, self.bound.VISITS]), float(value[at, seat]), float(prior[at])
            at = int(tree[at, self.bound.NEXT])
        return found

    def foresee(self, seat: int, act: int, worlds: int, rounds: int, terms: int) -> NDArray[np.float64]:
        """The terms of a seat's evaluation some rounds after an act, on the average of so many worlds: the same for every act."""
        values, sums = np.zeros(max(1, terms), np.int64), np.zeros(max(1, terms))
        self.bound.foresee(
            self.desk, seat, act, worlds, rounds, self.manner.steps, self.weights, self.heeded,
            self.acts, self.out, self.rng, self.luck, self.fate, values, sums,
        )  # fmt: skip
        return sums[:terms] / worlds

    def decided(self, left: int) -> bool:
        """Are so many more iterations unlikely to change which act is tried most?"""
        tree, _, _ = self.nodes
        first, second, at = 0, 0, int(tree[0, self.bound.FIRST])
        while at:
            visits = int(tree[at, self.bound.VISITS])
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
            at = int(tree[at, self.bound.NEXT])
        return RUN * (first - second) > left


class SearchBot:
    """Looks ahead: for `seconds` at most if they are given, and `iterations` times at most, which on one thread is the same for the same seed."""

    name, spec = "search", ""

    def __init__(
        self, game: Game, seed: int = 0, *, seconds: float = 0.0, iterations: int = 0, threads: int = 1, manner: Manner | None = None
    ) -> None:
        if not (0 <= seconds <= MOST_SECONDS and 0 <= iterations <= MOST_ITERATIONS and 1 <= threads <= MOST_THREADS):
            raise ValueError(
                f"a search takes 0 to {MOST_SECONDS:.0f} seconds, 0 to {MOST_ITERATIONS} iterations and 1 to {MOST_THREADS} threads"
            )
        self.game, self.seed, self.seconds, self.threads = game, seed, seconds, threads
        self.iterations = iterations or (MOST_ITERATIONS if seconds else 2000)
        self.manner = manner or Manner()
        if self.manner.often is None:
            self.manner = replace(self.manner, often=self.iterations >= OFTEN and (iterations > 0 or not 0 < seconds < LONG))
        nodes = min(MOST_NODES, max(LEAST_NODES, NODES_PER_LOOK * self.iterations))
        self.trees = [Tree(game, seed, 2 + i, self.manner, nodes) for i in range(threads)]
        self.expected: bytes | None = None  # the position after our last act, where the tree goes on
        self.last = 0
        self.out = np.zeros(len(game.actions), np.int16)

    def choose(self, position: States, seat: int) -> int:
        """An act for the seat in a position that holds only what the seat knows."""
        check_turn(position, seat)
        if self.game.engine.legal_at(position, 0, self.out) == 1:
            act = int(self.out[0])
            if self.expected == position.tobytes():  # the tree knows no acts without a choice
                self.expected = self._after(position, seat, act)
            return act
        act = self.think(position, seat)[0].act
        self.expected, self.last = self._after(position, seat, act), act
        return act

    def think(self, position: States, seat: int) -> list[Look]:
        """What it thinks of every act, the best first."""
        check_turn(position, seat)
        known, self.expected = position.tobytes() == self.expected, None
        for tree in self.trees:
            if known:
                tree.follow(position, self.last)
            else:
                tree.plant(position)
            tree.prepare(seat)
        if self.threads == 1:
            self._work(self.trees[0], seat)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(self._work, self.trees, [seat] * self.threads))
        return self._opinion(seat)

    def reconsider(self, seat: int, act: int) -> list[Look]:
        """What it thinks now when it looks at this act, too, as often as at the one that it has looked at most, in the same worlds."""
        for tree in self.trees:
            visits = {other: seen for other, (seen, _, _) in tree.looks(seat).items()}
            if act in visits:  # a full tree may have no room for it
                tree.look(seat, max(visits.values()) - visits[act], only=act)
        return self._opinion(seat)

    def _opinion(self, seat: int) -> list[Look]:
        """Of every act, the best first."""
        total: dict[int, tuple[int, float, float]] = {}
        for tree in self.trees:
            for act, (visits, value, prior) in tree.looks(seat).items():
                before = total.get(act, (0, 0.0, 0.0))
                total[act] = before[0] + visits, before[1] + value, before[2] + prior / self.threads
        tried = sum(visits for visits, _, _ in total.values())
        surprise = sum(value - visits * prior for visits, value, prior in total.values()) / max(1, tried)
        trust = self.manner.trust * self.threads
        chance = {act: (value + trust * (prior + surprise)) / max(1.0, visits + trust) for act, (visits, value, prior) in total.items()}
        order = sorted(total, key=lambda act: chance[act] if trust else total[act][0], reverse=True)
        return [Look(act, total[act][0], min(1.0, max(0.0, chance[act]))) for act in order]

    def chances(self, seats: int) -> tuple[float, ...]:
        """Everybody's chance to win at the position last thought about, as its seat sees it."""
        sums = np.sum([tree.nodes[1][0, :seats] for tree in self.trees], axis=0)
        return tuple((sums / sums.sum()).tolist())

    def _work(self, tree: Tree, seat: int) -> None:
        begin, done, pace = time.perf_counter(), 0, 1 if self.seconds else CHUNK
        while done < self.iterations:
            chunk = min(pace, CHUNK - done % CHUNK, self.iterations - done)
            tree.look(seat, chunk)
            done += chunk
            left = self.iterations - done
            if self.seconds:
                spent = time.perf_counter() - begin
                if spent >= self.seconds:
                    return
                pace = max(1, int(done / spent * GLANCE))
                left = min(left, int(done * (self.seconds - spent) / spent))
            if done % CHUNK == 0 and done >= CHUNK * BEFORE_GIVING_UP and tree.decided(left):
                return

    def _after(self, position: States, seat: int, act: int) -> bytes | None:
        """What the seat will know after its act; None if others or luck come first."""
        world = self.game.imagine(position, seat)
        self.game.engine.apply_at(world, 0, act)
        if world["phase"][0] == 0 or world["actor"][0] != seat:
            return None
        return self.game.redacted(world, 0, seat).tobytes()

    def __repr__(self) -> str:
        return f"make_bot({self.spec or self.name!r}, {self.game!r}, seed={self.seed})"
