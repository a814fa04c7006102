"""Many games side by side: the arrays that the compiled step reads and writes. They are allocated once."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from carrack.core.game import Game, load
from carrack.core.match import Refusal, refusal
from carrack.core.state import States

from .compiled import stepping
from .stepping import AGAIN, BEGIN, LEGAL_ACTS, LOOKS, MASKS, NEXT, POINTS, SEED
from .utility import known_reward

LAST_SEED = 2**63 - 1


def known_game(game: Game | str) -> Game:
    """A game, or the game of that name."""
    return load(game) if isinstance(game, str) else game


def known_seed(seed: int | None) -> int:
    """A seed, checked; a fresh one if there is none."""
    chosen = secrets.randbits(48) if seed is None else operator.index(seed)
    if not 0 <= chosen <= LAST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to {LAST_SEED}, not {chosen}")
    return chosen


class Rows:
    """Some games of one kind, one in each row, and what the last step wrote about them. Acts are not checked here, but can be."""

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "win",
        again: bool = False,
        observations: bool = True,
        masks: bool = True,
        threads: int = 1,
    ) -> None:
        self.game = known_game(game)
        self.count, self.seats = operator.index(count), operator.index(seats) or self.game.seats[0]
        if self.count < 1:
            raise ValueError(f"at least one game, not {count}")
        if threads < 1:
            raise ValueError(f"at least one thread, not {threads}")
        threads = min(threads, self.count)
        n, acts = self.count, len(self.game.actions)
        self.states: States = self.game.blank(n)
        self.actors = np.zeros(n, np.int64)
        self.rewards = np.zeros((n, self.seats), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.masks = np.zeros((n if masks else 0, acts), np.bool_)
        self.observations = np.zeros((n if observations else 0, self.game.observation_size), np.float32)
        self.numbers = np.zeros((n, 4), np.int64)  # the columns are those of `stepping.py`
        self.lists = np.zeros((n, acts), np.int16)
        self.choices = np.zeros((n, 4), np.int64)
        self.begin = np.full(n, BEGIN, np.int64)  # instead of acts: every row begins its next game
        self._desk, self._one = self.game.blank(threads), np.zeros(1, np.int64)
        self._todo = again * AGAIN | masks * MASKS | observations * LOOKS | (known_reward(reward) == "score") * POINTS
        self.compiled = stepping(self.game)
        self._step, self._look = self.compiled.step, self.compiled.look_at
        self._before = (self.states, self.game.fresh(self.seats, **(options or {})), self.numbers, self.choices)
        written = (self.lists, self.actors, self.done.view(np.uint8), self.rewards, self.masks.view(np.uint8), self.observations)
        self._after = (*written, self._desk, np.zeros((threads, 4), np.int64))
        edges = np.linspace(0, n, threads + 1).astype(int).tolist()
        self._parts = [(k, first, last) for k, (first, last) in enumerate(pairwise(edges))]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    # --- playing --------------------------------------------------------------------------------

    def seed(self, first: int) -> None:
        """Row i plays the game with the seed `first + i` next; after it, those `count`, twice `count`, … further."""
        self.numbers[:, NEXT] = (np.uint64(first) + np.arange(self.count, dtype=np.uint64)) & np.uint64(LAST_SEED)

    def advance(self, acts: NDArray[np.int64], automatic: int = 0) -> None:
        """One step of every row. `automatic` has a bit for each seat that plays at random."""
        if self._pool is None:
            self._step(*self._before, acts, *self._after, 0, 0, self.count, self._todo, automatic, self.count)
            return

        def part(k: int, first: int, last: int) -> None:
            self._step(*self._before, acts, *self._after, k, first, last, self._todo, automatic, self.count)

        for job in [self._pool.submit(part, *part_of) for part_of in self._parts]:
            job.result()

    def act(self, a: int, automatic: int = 0) -> None:
        """One step of the only row."""
        self._one[0] = a
        self._step(*self._before, self._one, *self._after, 0, 0, 1, self._todo, automatic, 1)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    # --- looking --------------------------------------------------------------------------------

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of the game that each row is playing."""
        return self.numbers[:, SEED].copy()

    def look(self, seat: int, known: int | None = None) -> NDArray[np.float32]:
        """What a seat sees of the game in the first row, in a new array; or what is `known` to another, in the order of this seat."""
        out = np.empty(self.observations.shape[1], np.float32)
        self._look(self.states, 0, seat if known is None else known, seat, self._desk, 0, out)
        return out

    def legal(self, i: int = 0) -> list[int]:
        """The legal acts of one game, by number; none once it is over."""
        return self.lists[i, : self.numbers[i, LEGAL_ACTS]].tolist()

    def why_not(self, i: int, act: int) -> Refusal:
        """Why an act that is not legal is not possible in one game."""
        last = len(self.game.actions) - 1
        if not 0 <= act <= last:
            return Refusal("", f"No act has this number; they go from 0 to {last}.")
        return refusal(self.game, int(self.game.engine.refuse_at(self.states, i, act)))
