"""What lies on the table: ships, orders, voyages, the market."""

from __future__ import annotations

from carrack.core.state import Facts

from ..content import (
    COLUMNS,
    DISPLAY,
    EXPLORERS,
    FINAL,
    INCOME,
    INTERIM,
    KIND_CAPACITY,
    KIND_COLOUR,
    KINDS,
    ORDER_CAPACITY,
    ORDER_COLOUR,
    PRICE,
    VOYAGE_CAPACITY,
    VOYAGE_COLOUR,
    VOYAGE_POINTS,
)
from ..state import NONE
from .names import COLOUR_NAMES, ORDER_NAMES, VOYAGE_NAMES
from .pictures import MarketColumn, OrderView, ShipView, Slot, VoyageView


def ship(kind: int, owner: int = -1) -> ShipView:
    return ShipView(COLOUR_NAMES[KIND_COLOUR[kind]], int(KIND_CAPACITY[kind]), kind >= KINDS, owner)


def market_ship(kind: int) -> ShipView | None:
    return ship(kind) if kind != NONE else None


def order_view(order: int) -> OrderView:
    return OrderView(
        ORDER_NAMES[order], COLOUR_NAMES[ORDER_COLOUR[order]], int(ORDER_CAPACITY[order]), INCOME[ORDER_CAPACITY[order] - 3].tolist()
    )


def voyage(f: Facts, v: int) -> VoyageView:
    return VoyageView(
        voyage=VOYAGE_NAMES[v],
        explorer=EXPLORERS[v],
        colour=COLOUR_NAMES[VOYAGE_COLOUR[v]],
        capacity=int(VOYAGE_CAPACITY[v]),
        load=f.load[v],
        established=COLOUR_NAMES[f.established[v]] if f.established[v] != NONE else None,
        interim=VOYAGE_POINTS[v][INTERIM].tolist(),
        final=VOYAGE_POINTS[v][FINAL].tolist(),
        ships=[ship(f.vessel[v][i], f.owner[v][i]) for i in range(f.ships[v])],
    )


def column(f: Facts, c: int) -> MarketColumn:
    lying = f.row[c]
    return MarketColumn(
        ship=market_ship(lying),
        price=int(PRICE[lying]) if lying != NONE else 0,
        next=market_ship(f.next[c]),
        mark=f.mark[c],
        next_mark=f.mark[COLUMNS + c],
    )


def slots(f: Facts) -> list[Slot]:
    return [Slot(order_view(f.display[i]) if f.display[i] != NONE else None, f.mark[2 * COLUMNS + i]) for i in range(DISPLAY)]
