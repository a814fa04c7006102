"""What everybody owns, and what a scoring would bring now."""

from __future__ import annotations

from carrack.core.state import Facts

from ..content import (
    EVEN_SPECIAL_POINTS,
    FINAL,
    INTERIM,
    KIND_COLOUR,
    KINDS,
    MOST_COUNTED,
    RUNNING,
    SPECIAL_POINTS,
    VOYAGE_COLOUR,
    VOYAGE_POINTS,
    VOYAGES,
)
from ..state import NONE
from .board import order_view, ship
from .names import JOKER_NAMES, ORDER_NAMES, SPECIAL_NAMES, VOYAGE_NAMES
from .pictures import Player, RunningView, SpecialView


def scoring(f: Facts, p: int, which: int) -> int:
    """What a scoring of the voyages would bring a seat now."""
    return sum(
        int(VOYAGE_POINTS[v, which, 1 if KIND_COLOUR[f.vessel[v][i]] == VOYAGE_COLOUR[v] else 0])
        for v in range(VOYAGES)
        for i in range(f.ships[v])
        if f.owner[v][i] == p
    )


def unplaced(f: Facts, p: int) -> int:
    """What the ships on no voyage would bring a seat now: those on orders come back first (AD-13.3, AD-13.6, AD-9.9)."""
    away = [kind for i in range(RUNNING) if f.running[p][i] != NONE for kind in f.aboard[p][i]] + list(f.picked if p == f.active else ())
    jokers = f.joker_free[p] + sum(kind >= KINDS for kind in away)
    plain = sum(f.free[p]) + sum(kind != NONE and kind < KINDS for kind in away)
    return plain + (jokers if f.joker_counts_unplaced else 0)


def fulfilled(f: Facts, p: int, special: int) -> list[int]:
    """The voyages on which a special order holds for a seat (AD-14)."""
    out: list[int] = []
    for v in range(VOYAGES):
        own = sum(f.owner[v][i] == p for i in range(f.ships[v]))
        others = f.ships[v] - own
        holds = (own > 0, own >= others, own > others, others == 0)[special]
        if own and holds:
            out.append(v)
    return out


def special_of(f: Facts, p: int) -> int:
    return f.revealed[p] if f.revealed[p] != NONE else f.special[p]


def joker_of(f: Facts, p: int) -> int:
    return f.shown[p] if f.shown[p] != NONE else f.joker[p]


def special_view(f: Facts, p: int) -> SpecialView | None:
    special = special_of(f, p)
    if special == NONE:
        return None
    table = (EVEN_SPECIAL_POINTS if f.even_specials else SPECIAL_POINTS)[f.seats - 2][special].tolist()
    voyages = fulfilled(f, p, special)
    each = table[min(f.completed[p], MOST_COUNTED)]
    return SpecialView(SPECIAL_NAMES[special], table, [VOYAGE_NAMES[v] for v in voyages], each * len(voyages))


def running(f: Facts, p: int) -> list[RunningView]:
    return [
        RunningView(order_view(f.running[p][i]), f.rounds[p][i], f.income[p][i], [ship(k, p) for k in f.aboard[p][i] if k != NONE])
        for i in range(RUNNING)
        if f.running[p][i] != NONE
    ]


def player(f: Facts, p: int) -> Player:
    hand = [o for o in range(len(ORDER_NAMES)) if f.open[p][o] or f.closed[p][o]]
    return Player(
        seat=p,
        coins=f.coins[p],
        points=f.points[p],
        completed=f.completed[p],
        free=[ship(k, p) for k in range(KINDS) for _ in range(f.free[p][k])],
        joker=JOKER_NAMES[joker_of(f, p)] if joker_of(f, p) != NONE else None,
        joker_free=bool(f.joker_free[p]),
        joker_shown=f.shown[p] != NONE,
        running=running(f, p),
        cards=f.closed_cards[p] + sum(f.open[p]),
        hand=[order_view(o) for o in hand],
        any_colour=f.any_colour[p],
        reserve=f.reserve[p],
        special=special_view(f, p),
        would_interim=scoring(f, p, INTERIM),
        would_final=scoring(f, p, FINAL),
        would_unplaced=unplaced(f, p),
    )
