"""Thousands of games in one compiled step."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from carrack.core.game import Game
from carrack.core.match import Refusal, Refused

from .rows import Rows, known_seed
from .stepping import BEGIN, LEAVE

RESETS = ("auto", "off")


class RefusedInGame(Refused):
    """An act that is not legal, and in which game. No game has changed."""

    def __init__(self, index: int, act: str, why: Refusal) -> None:
        super().__init__(why)
        self.index, self.act = index, act
        self.args = (f"game {index}, {act}: {why}",)


class Vector:
    """Many games of one kind, played side by side; luck is settled within a step.

    Every array is allocated once and written in place by each `step`; take a copy of what you want to keep.

    | array | shape | of each game |
    |---|---|---|
    | `observations` | (count, size) float32 | what the seat to act sees, in the pieces of `game.layout` |
    | `masks` | (count, acts) bool | which acts are legal |
    | `actors` | (count,) int64 | the seat to act |
    | `rewards` | (count, seats) float32 | the utility of each seat if a game has just ended, else 0 |
    | `done` | (count,) bool | has a game ended in this step? |

    Game i is first the game with the seed `seed + i`, the same as `game.new(seed=seed + i)`, then `seed + count + i`, and so on: the same
    seeds and acts give the same games, whatever the number of threads. With `reset="auto"` a game that ends begins anew in the same step,
    and the arrays show its first decision; with `reset="off"` it stays as it is, without legal acts, until `reset` begins it again.

    >>> env = Vector("columbus", 64, seats=3, seed=1)
    >>> for _ in range(100):
    ...     env.step(env.sample())
    >>> env.observations.shape[0], bool(env.masks.any(axis=1).all())
    (64, True)
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int = 0,
        *,
        seed: int | None = None,
        reset: str = "auto",
        reward: str = "win",
        observations: bool = True,
        masks: bool = True,
        threads: int = 1,
        **options: object,
    ) -> None:
        if reset not in RESETS:
            raise ValueError(f"reset is one of {', '.join(RESETS)}, not {reset!r}")
        again = reset == "auto"
        rows = Rows(game, count, seats, options, reward=reward, again=again, observations=observations, masks=masks, threads=threads)
        self._rows, self.game, self.count, self.seats = rows, rows.game, rows.count, rows.seats
        self.states, self.observations, self.masks = rows.states, rows.observations, rows.masks
        self.actors, self.rewards, self.done = rows.actors, rows.rewards, rows.done
        self.acts = np.zeros(self.count, np.int64)  # what `sample` writes
        self.reset(seed)

    def reset(self, seed: int | None = None, games: ArrayLike | None = None) -> None:
        """Begin new games: all, from a seed on (a fresh one without), or only some, given by number or as a mask, each with its next seed."""
        if games is None:
            self._rows.seed(known_seed(seed))
            self._rows.advance(self._rows.begin)
            return
        if seed is not None:
            raise ValueError("a seed is for all games; some of them go on with the seeds that are next")
        acts = np.full(self.count, LEAVE, np.int64)
        acts[np.asarray(games, np.int64) if np.size(games) == 0 else np.asarray(games)] = BEGIN
        self._rows.advance(acts)

    def step(self, acts: ArrayLike) -> None:
        """One act in each game, by number; -1 leaves a game as it is. Raises RefusedInGame if one is not legal, and then nothing has changed."""
        given = np.ascontiguousarray(acts)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise ValueError(f"acts are {self.count} whole numbers, not {given.dtype} in the shape {given.shape}")
        given = given.astype(np.int64, copy=False)
        rows = self._rows
        bad = rows.compiled.refused(given, rows.lists, rows.numbers)
        if bad >= 0:
            a, table = int(given[bad]), self.game.actions
            raise RefusedInGame(bad, table.write(a) if 0 <= a < len(table) else str(a), rows.why_not(bad, a))
        rows.advance(given)

    def sample(self) -> NDArray[np.int64]:
        """A random legal act for each game, in an array that is always the same. The choices follow from the seeds, as those of `Match.choice`."""
        rows = self._rows
        rows.compiled.sample(self.acts, rows.lists, rows.numbers, rows.choices)
        return self.acts

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of the game that each row is playing."""
        return self._rows.seeds

    def legal(self, i: int) -> list[int]:
        """The legal acts of one game, by number; none once it is over."""
        return self._rows.legal(i)

    def pieces(self, names: Sequence[str] = ()) -> dict[str, NDArray[np.float32]]:
        """The observations by piece, all or those named: views, nothing is copied."""
        layout = self.game.layout
        return {name: self.observations[:, layout[name]] for name in names or layout}

    def close(self) -> None:
        """Let the threads go."""
        self._rows.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"Vector({self.game.name!r}, {self.count}, seats={self.seats})"
