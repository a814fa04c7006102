"""All games at all numbers of seats, and how to make a game short."""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from carrack.core.game import Game

GAMES = list(carrack.games().values())
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]


def short(game: Game) -> dict[str, Any]:
    """Options that end a game early, where it has a limit."""
    return {o.name: max(4, o.numbers[0]) for o in game.options if o.name.endswith("_limit")}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `seats` runs at every table, one that asks for a game only with every game."""
    if {"game", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "seats"), TABLES)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def limits(game: Game) -> dict[str, Any]:
    return short(game)
