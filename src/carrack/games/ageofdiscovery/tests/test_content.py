"""What is in the box, against the counts of the specification (section 5)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from ..content import (
    ANY_COLOUR,
    EVEN_SPECIAL_POINTS,
    EXPLORERS,
    INCOME,
    JOKER_FIRST,
    JOKER_SECOND,
    KIND_CAPACITY,
    KIND_COLOUR,
    KINDS,
    ORDER_CAPACITY,
    ORDER_COLOUR,
    PRICE,
    RESERVE,
    SHIPS,
    SPECIAL_POINTS,
    VOYAGE_CAPACITY,
    VOYAGE_COLOUR,
    VOYAGE_POINTS,
    VOYAGES_TABLE,
    Colour,
    Special,
    Voyage,
)

RULEBOOK = Path(__file__).parent.parent / "rulebook.md"


def tables(heading: str) -> list[list[list[str]]]:
    """The rows of the rulebook's tables that begin with this heading."""
    blocks = RULEBOOK.read_text(encoding="utf-8").split("\n\n")
    found = [block.splitlines()[2:] for block in blocks if block.startswith(f"| {heading} |")]
    return [[[cell.strip() for cell in line.strip("|").split("|")] for line in lines] for lines in found]


def test_ships() -> None:  # AD-5.3
    by_capacity = [sum(int(SHIPS[k]) for k in range(KINDS) if KIND_CAPACITY[k] == n) for n in (1, 2, 3)]
    assert (by_capacity, int(SHIPS.sum())) == ([12, 18, 12], 42)
    assert Counter(int(KIND_COLOUR[k]) for k in range(KINDS) for _ in range(SHIPS[k])) == dict.fromkeys(range(6), 7)
    assert {(int(KIND_CAPACITY[k]), int(PRICE[k])) for k in range(KINDS)} == {(1, 3), (2, 4), (3, 5)}


def test_jokers() -> None:  # AD-9.3
    assert Counter([*JOKER_FIRST.tolist(), *JOKER_SECOND.tolist()]) == dict.fromkeys(range(6), 2)
    assert all(JOKER_FIRST != JOKER_SECOND)


def test_orders() -> None:  # AD-8.4
    assert sorted(zip(ORDER_COLOUR.tolist(), ORDER_CAPACITY.tolist(), strict=True)) == [(c, n) for c in range(6) for n in (3, 4, 5, 6)]
    assert INCOME.tolist() == [[4, 6, 7], [6, 8, 10], [7, 10, 12], [9, 12, 15]]


def test_voyages() -> None:  # AD-11.1
    assert len(EXPLORERS) == len(Voyage) == 12
    assert (EXPLORERS[0], int(VOYAGE_CAPACITY[0])) == ("António de Abreu", 3)
    assert int(VOYAGE_CAPACITY.sum()) == 66
    assert Counter(VOYAGE_COLOUR.tolist()) == dict.fromkeys(range(6), 2)
    for colour in range(6):
        pair = [v for v in range(12) if VOYAGE_COLOUR[v] == colour]
        assert sum(int(VOYAGE_CAPACITY[v]) for v in pair) == 11
        assert VOYAGE_POINTS[pair].sum(axis=(0, 1)).tolist() == [12, 19]


def test_voyages_are_those_of_the_rulebook() -> None:  # AD-0.1, AD-7.5, AD-11.1
    [rows] = tables("Voyage")
    for row, (explorer, colour, capacity, *points) in zip(rows, VOYAGES_TABLE, strict=True):
        name, printed_colour, printed_capacity, interim, final = row
        assert (name, printed_colour, int(printed_capacity)) == (explorer, Colour(colour).name.lower(), capacity)
        assert [int(n) for n in f"{interim}, {final}".split(", ")] == points


def test_special_orders_are_those_of_the_rulebook() -> None:  # AD-14.8
    standard, even = tables("Players | Special order")
    assert (len(standard), len(even)) == (12, 8)
    for points, rows in ((SPECIAL_POINTS, standard), (EVEN_SPECIAL_POINTS, [*standard[:4], *even])):
        for seats, kind, *figures in rows:
            assert points[int(seats) - 2, Special[kind.upper()]].tolist() == [int(n) for n in figures], (seats, kind)


@pytest.mark.parametrize("points", [SPECIAL_POINTS, EVEN_SPECIAL_POINTS], ids=["standard", "even"])
def test_special_orders(points: np.ndarray) -> None:  # AD-14.8
    assert points.shape == (3, 4, 11)
    assert int(points[1, Special.MAJORITY, 5]) == 5  # printed
    assert not points[:, :, 0].any()
    for players in points.tolist():
        for easier, harder in pairwise(players):
            assert all(a <= b for a, b in zip(easier, harder, strict=True))
        assert all(a <= b for row in players for a, b in pairwise(row))


def test_action_cards() -> None:  # AD-0.9
    assert (ANY_COLOUR, RESERVE) == ((3, 2, 2), (2, 1, 1))
    assert max(n * cards for n, cards in zip((2, 3, 4), ANY_COLOUR, strict=True)) == 8
    assert max(n * cards for n, cards in zip((2, 3, 4), RESERVE, strict=True)) == 4
