"""Ships, cards, tiles and goods: they look the same wherever they lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ..content import (
    BILLS,
    CHARTERS,
    FIRST_CHARTER,
    FIRST_GIFT,
    FIRST_LARGE,
    GIFT_GOODS,
    GIFT_POINTS,
    LARGE_BILL,
    NAMES,
    SMALL_BILL,
    TILE_BONUS,
    TILE_SHAPE,
    VALUES,
    VEILED,
)
from ..state import NONE
from .names import BONUS, CARD, GOOD, SHAPE, SHIP, TILE
from .pictures import Goods, HandCard, Ship, TileFace


def goods_of(row: Iterable[int]) -> Goods:
    return dict(zip(GOOD, (int(n) for n in row), strict=True))


def bits(number: int, most: int) -> list[int]:
    return [i for i in range(most) if number >> i & 1]


@cache
def ship_view(vessel: int) -> Ship:
    sail, chest, persons, spy = VALUES[vessel].tolist()
    size = "small" if vessel < FIRST_LARGE else "large" if vessel < FIRST_CHARTER else "charter"
    cost = BILLS[SMALL_BILL if size == "small" else LARGE_BILL + vessel - FIRST_LARGE].tolist() if size != "charter" else [0] * len(GOOD)
    return Ship(SHIP[vessel], NAMES[vessel], size, sail, chest, persons, spy, goods_of(cost))


@cache
def card_view(card: int, kept: int) -> HandCard:
    if card < CHARTERS:
        return HandCard(CARD[card], kept, ship_view(FIRST_CHARTER + card), None, 0)
    return HandCard(CARD[card], kept, None, goods_of(GIFT_GOODS[card - FIRST_GIFT]), int(GIFT_POINTS[card - FIRST_GIFT]))


def large_view(ship: int) -> Ship | None:
    if ship == VEILED:
        return Ship("veiled", "", "large", None, None, None, None, goods_of(BILLS[LARGE_BILL + VEILED]))
    return ship_view(FIRST_LARGE + ship) if ship != NONE else None


def tile_face(tile: int) -> TileFace:
    left, right = (BONUS[b] for b in TILE_BONUS[tile].tolist())
    return TileFace(TILE[tile], SHAPE[TILE_SHAPE[tile]], left, right)
