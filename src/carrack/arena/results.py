"""What is known of many simulated games, column by column: the table that runners fill, Parquet files keep and reports read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

Column = NDArray[Any]
SLICES = 20  # parts of a game for which the number of choices is kept


class Plan(msgspec.Struct, frozen=True):
    """What is played: games of one plan differ by nothing but their seeds."""

    game: str
    version: int  # of the game's rules
    sources: str  # a digest of everything that decides how a game goes: the core, the game's content and rules, the bots
    seats: int
    bots: tuple[str, ...]  # by seat
    options: dict[str, str]  # all of them
    thorough: bool = True  # whether acts, choices and leads are counted


@dataclass
class Ragged:
    """As many rows as a game needs: those of game i are `starts[i]` to `starts[i + 1]` of every column."""

    starts: Column
    columns: dict[str, Column]

    def game_of(self) -> Column:
        """The number of the game of each row."""
        return np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))

    @staticmethod
    def joined(parts: Sequence[Ragged]) -> Ragged:
        offsets = np.cumsum([0, *(part.starts[-1] for part in parts)])
        starts = [np.zeros(1, np.int64), *(part.starts[1:] + offset for part, offset in zip(parts, offsets, strict=False))]
        return Ragged(np.concatenate(starts), {name: np.concatenate([p.columns[name] for p in parts]) for name in parts[0].columns})


@dataclass
class Results:
    """Games in the order of their seeds. Columns of two axes are by game and seat."""

    plan: Plan
    things: tuple[str, ...]  # what `taken` counts, by number
    seed: Column
    finished: Column  # False: stopped by the limit on decisions
    first: Column  # the start player
    decisions: Column
    luck: Column  # acts of luck
    turns: Column
    rounds: Column
    scores: Column
    standings: Column  # orders the seats: points, then what breaks ties
    choices: Column  # how many legal acts a decision had on average, in each of SLICES parts of the game
    roles: dict[str, Column] = field(default_factory=dict[str, Column])  # names by game and seat; "" is none
    points: dict[str, Column] = field(default_factory=dict[str, Column])  # what scores are made of
    leads: Ragged = field(default_factory=lambda: Ragged(np.zeros(1, np.int64), {}))  # who was ahead at each turn, -1 nobody
    taken: Ragged = field(default_factory=lambda: Ragged(np.zeros(1, np.int64), {}))  # seat, thing, times, offered
    achieved: Ragged = field(default_factory=lambda: Ragged(np.zeros(1, np.int64), {}))  # seat, name

    def __len__(self) -> int:
        return len(self.seed)

    @property
    def won(self) -> Column:
        """The share of each seat in the win; nobody's where a game was not finished."""
        best = (self.standings == self.standings.max(1, keepdims=True)) & self.finished[:, None]
        return best / np.maximum(1, best.sum(1, keepdims=True))

    @staticmethod
    def joined(parts: Sequence[Results]) -> Results:
        """Parts of one plan as one, in the given order; raises ValueError if they are of different plans."""
        one = parts[0]
        if any(part.plan != one.plan for part in parts):
            raise ValueError("games of different plans are not one simulation")
        out: dict[str, Any] = {"plan": one.plan, "things": one.things}
        for name in [f.name for f in fields(Results) if f.name not in out]:
            values: list[Any] = [getattr(part, name) for part in parts]
            if isinstance(values[0], Ragged):
                out[name] = Ragged.joined(values)
            elif name in ("roles", "points"):
                keys: list[str] = list(values[0])
                out[name] = {key: np.concatenate([value[key] for value in values]) for key in keys}
            else:
                out[name] = np.concatenate(values)
        return Results(**out)
