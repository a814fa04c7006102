"""Advice: the best acts that a bot sees, and why it likes them: the named terms of the game's evaluation that they improve."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from carrack.core.game import Game
from carrack.core.state import States

from . import Bot
from .searching import SearchBot

MOST_ADVICE = 3
SELDOM = 0.02  # share of the looks below which a search has no opinion on an act


@dataclass(frozen=True)
class Advice:
    """An act that a bot would do, and the chance to win that it sees then, if it sees any."""

    act: int
    chance: float | None


def best_acts(bot: Bot, game: Game, known: States, seat: int, most: int = MOST_ADVICE) -> list[Advice]:
    """The best acts for a seat that knows this much, the best first."""
    legal = np.zeros(len(game.actions), np.int16)
    if not isinstance(bot, SearchBot) or game.engine.legal_at(known, 0, legal) == 1:
        return [Advice(bot.choose(known, seat), None)]
    looks = bot.think(known, seat)
    enough = SELDOM * sum(look.visits for look in looks)
    return [Advice(look.act, look.chance) for look in looks[:most] if look is looks[0] or look.visits >= enough]


def gains(game: Game, known: States, seat: int, act: int) -> list[tuple[str, int]]:
    """The terms that an act makes better for a seat and by how much, the best first; `known` is what the seat knows.

    >>> import carrack
    >>> game = carrack.load("anno1503")
    >>> match = game.new(seats=2, seed=2)
    >>> [name for name, gain in gains(game, match.position(1), 1, game.actions.read("buy good=tobacco")) if gain > 0]
    ['goods']
    """
    world = game.imagine(known, seat)
    before, after = (np.zeros(max(1, len(game.terms)), np.int64) for _ in range(2))
    game.engine.appraise_at(world, 0, seat, before)
    game.engine.apply_at(world, 0, act)
    game.engine.appraise_at(world, 0, seat, after)
    better = zip((after - before).tolist(), game.terms, strict=False)
    return [(name, gain) for gain, name in sorted(better, key=lambda term: -term[0]) if gain > 0]
