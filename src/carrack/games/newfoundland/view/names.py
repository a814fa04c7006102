"""The words for the numbers of the record, as pictures and stories use them."""

from __future__ import annotations

from collections.abc import Iterable

from ..content import (
    CHARTERS,
    LARGE,
    Action,
    Bonus,
    Captain,
    Card,
    City,
    Contract,
    Country,
    Frame,
    Goal,
    Good,
    Island,
    LargeShip,
    Shape,
    SmallShip,
    Source,
    Stack,
    Tile,
)
from ..state import Bill, Part, Phase


def _names(enum: Iterable[object]) -> tuple[str, ...]:
    return tuple(str(getattr(member, "name", "")).lower() for member in enum)


GOOD, COUNTRY, ISLAND, CITY, SHAPE, BONUS = (_names(e) for e in (Good, Country, Island, City, Shape, Bonus))
FRAME, STACK, CAPTAIN, ACTION, SOURCE, PHASE = (_names(e) for e in (Frame, Stack, Captain, Action, Source, Phase))
PART, BILL, GOAL, TILE, CONTRACT, CARD = (_names(e) for e in (Part, Bill, Goal, Tile, Contract, Card))
SHIP = (*_names(SmallShip), *_names(LargeShip)[:LARGE], *CARD[:CHARTERS])  # ships and charters by number
