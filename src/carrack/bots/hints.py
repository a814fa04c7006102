"""Why a bot likes an act: the named terms of the game's evaluation that it improves."""

from __future__ import annotations

import numpy as np

from carrack.core.game import Game
from carrack.core.state import States


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
