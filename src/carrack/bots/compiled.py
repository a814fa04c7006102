"""The compiled policies as bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from carrack.core.chance import generator
from carrack.core.engine import bind
from carrack.core.game import Game
from carrack.core.seats import check_turn
from carrack.core.state import States

POLICIES = Path(__file__).with_name("policies.py")
POLICY = {"random": 0, "greedy": 1, "medium": 1}


def policies(game: Game) -> Any:
    """The policies bound to a game."""
    return bind(game, POLICIES)


class Desk:
    """The scratch space that the policies need."""

    def __init__(self, game: Game, seed: int) -> None:
        bound = policies(game)
        self.records: States = game.blank(bound.DESK)
        self.acts = np.zeros(len(game.actions), np.int16)
        self.out = np.zeros(len(game.actions), np.int16)
        self.values = np.zeros(len(game.actions), np.int64)
        self.rng = generator(seed, 1)


class CompiledBot:
    """A policy that chooses in compiled code."""

    name = spec = ""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game, self.seed = game, seed
        self._choose = policies(game).choose
        self._policy = POLICY[self.name]
        self._desk = Desk(game, seed)

    def choose(self, position: States, seat: int) -> int:
        """An act for the seat in a position that holds only what the seat knows."""
        check_turn(position, seat)
        d = self._desk
        self.game.engine.copy(d.records, 0, position, 0)
        return int(self._choose(d.records, seat, self._policy, d.acts, d.out, d.values, d.rng))

    def __repr__(self) -> str:
        return f"make_bot({self.spec or self.name!r}, {self.game!r}, seed={self.seed})"


class RandomBot(CompiledBot):
    name = "random"


class GreedyBot(CompiledBot):
    name = "greedy"
