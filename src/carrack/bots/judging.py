"""How bots that look ahead judge a position: by the terms of the game's evaluation and by signs of what a seat has, each with a weight.

The weights lie in the game's folder as `judgement.json`, found with `carrack tune`: for each term how much it counts beside what
`evaluate.py` says, for each value of a seat's fields the points that it adds, and the spread: so many points more are e times as likely to
win. A game without the file is judged by its evaluation.
"""

from __future__ import annotations

from math import prod
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from carrack.core.game import Game
from carrack.core.state import shape_of
from carrack.core.view import own

JUDGE = Path(__file__).with_name("judge.py")
NAME = "judgement.json"
THOUSAND = 1000  # signs tell terms in thousands

Weights = NDArray[np.float64]


class Ahead(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a search looks ahead."""

    explore: float = 0.1  # how curious it is about acts that it has seldom tried
    reach: int = 1000  # turns that its tree goes, the present one included
    rounds: int = 1  # that it plays on before it looks
    deeper: int = 1  # rounds more, if it looks often
    expert: int = 2_000  # how often an expert looks


class Judgement(Ahead):
    """What counts how much."""

    spread: float = 400.0
    crowd: Ahead | None = None  # how a search looks ahead with more than two seats, if not alike
    terms: dict[str, float] = {}  # one of 1 is not written
    signs: dict[str, list[float]] = {}  # by field; one of 0 is not written

    def ahead(self, seats: int) -> Ahead:
        """How a search looks ahead with so many seats."""
        return self.crowd if self.crowd and seats > 2 else self

    def weights(self, game: Game) -> Weights:
        """One weight for each number that `signs` writes."""
        unknown = {*self.terms} - {*game.terms} | {*self.signs} - {*(fields := fields_of(game))}
        wrong = [name for name, values in self.signs.items() if len(values) != fields.get(name, len(values))]
        if unknown or wrong:
            raise ValueError(
                f"{NAME} of {game.name} does not fit the game: {', '.join([*sorted(unknown), *wrong])}; run carrack tune {game.name}"
            )
        points = [self.signs.get(name, [0.0] * n) for name, n in fields.items()]
        terms = [self.terms.get(term, 1.0) * THOUSAND for term in game.terms]
        return np.array([x for row in [*points, terms] for x in row]) / self.spread

    def heeded(self, game: Game) -> int:
        """A bit for each field whose signs have a weight."""
        return sum(1 << i for i, name in enumerate(fields_of(game)) if any(self.signs.get(name, ())))


def fields_of(game: Game) -> dict[str, int]:
    """The fields that say what a seat has, and how many signs each gives."""
    return {piece.field: len(piece.values) or prod(shape_of(game.state, piece.field)[1:]) for piece in own(game.pieces)}


def judgement(game: Game) -> Judgement:
    """The judgement of a game."""
    file = game.folder / NAME
    return msgspec.json.decode(file.read_bytes(), type=Judgement) if file.exists() else Judgement()
