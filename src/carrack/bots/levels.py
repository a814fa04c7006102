"""Opponents for people, from easy to expert. Each plays to win; they differ in how far they look and in what they overlook."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from carrack.core.game import Game
from carrack.core.seats import check_turn
from carrack.core.state import States

from .judging import judgement
from .searching import Look, SearchBot


@dataclass(frozen=True)
class Level:
    """How a level thinks."""

    seconds: float  # for one decision at most
    iterations: int = 0  # 0: as often as an expert looks in the game
    overlooks: float = 0.0  # how many of the acts it does not see
    unsure: float = 0.0  # chances to win that differ less than about this look the same to it


LEVELS = {
    "easy": Level(0.2, 64, overlooks=0.25, unsure=0.02),
    "hard": Level(0.5, 100),
    "expert": Level(1.0),
}


class LevelBot(SearchBot):
    """One of the levels. It errs as people do: it overlooks acts, and takes what only seems best; it never plays just anything."""

    def __init__(self, game: Game, seed: int, name: str, patient: bool = False) -> None:
        level, judged = LEVELS[name], judgement(game)
        looks = level.iterations or max(judged.ahead(seats).expert for seats in game.seats)
        super().__init__(game, seed, seconds=0.0 if patient else level.seconds, iterations=looks)
        self.name, self.level = name, level
        self.slips = np.random.Generator(np.random.PCG64(seed % (1 << 64)))

    def think(self, position: States, seat: int) -> list[Look]:
        """What it thinks of every act, the best first."""
        self.iterations = self.level.iterations or self.trees[0].judged.ahead(int(position["seats"][0])).expert
        return super().think(position, seat)

    def choose(self, position: States, seat: int) -> int:
        """An act for the seat in a position that holds only what the seat knows."""
        if not self.level.unsure:
            return super().choose(position, seat)
        check_turn(position, seat)
        if self.game.engine.legal_at(position, 0, self.out) == 1:
            return int(self.out[0])
        looks = self.think(position, seat)
        seen = [look for look in looks if self.slips.random() >= self.level.overlooks] or looks
        return max(seen, key=lambda look: look.chance + self.level.unsure * self.slips.gumbel()).act
