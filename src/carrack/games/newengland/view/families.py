"""Each family: its land, its cards and its score."""

from __future__ import annotations

from carrack.core.state import Facts, shared

from ..content import BONUS, FAMILIES, FIGURE_CARDS, INCOME, KINDS, PLOT_NAMES, PLOTS, SECOND, Card, Terrain
from ..state import NOT_LAID, Phase
from .board import plots_of, room, tiles
from .names import CARD_NAMES, FIGURES, TERRAIN_NAMES
from .pictures import Area, Player
from .rounds import order

POINTS = tuple(KINDS[card].points for card in Card)


@shared
def most(f: Facts, p: int) -> list[str]:
    """The figures of which a seat has most, alone or tied, and at least one (NE-14.3, NE-14.4)."""
    return [name for k, name in enumerate(FIGURES) if f.cards[p][k] and f.cards[p][k] == max(f.cards[q][k] for q in range(f.seats))]


@shared
def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """What the score of a seat is made of."""
    held = most(f, seat)
    cards = sum(n * points for n, points in zip(f.cards[seat], POINTS, strict=True))
    return [("cards", cards), *((f"{name}s", int(BONUS[k]) if name in held else 0) for k, name in enumerate(FIGURES))]


def score(f: Facts, seat: int) -> int:
    return sum(points for _, points in breakdown(f, seat))


@shared
def winners(f: Facts) -> list[int]:
    """Most points, then most money; equals share the win (NE-14.6). Nobody while the game is on."""
    if f.phase != Phase.OVER:
        return []
    best = max((score(f, p), f.money[p]) for p in range(f.seats))
    return [p for p in range(f.seats) if (score(f, p), f.money[p]) == best]


def area(f: Facts, p: int, terrain: int) -> Area:
    spot = f.start_tile[p][terrain]
    north, south = f.land[p][terrain]
    return Area(
        terrain=TERRAIN_NAMES[terrain],
        plots=len(plots_of(north, south)),
        unused=len(plots_of(north & ~f.closed[0], south & ~f.closed[1])),
        room=room(f, p, terrain),
        start_tile=[PLOT_NAMES[spot % PLOTS], PLOT_NAMES[SECOND[spot // PLOTS, spot % PLOTS]]] if spot != NOT_LAID else [],
    )


@shared
def player(f: Facts, p: int) -> Player:
    pilgrims, barns, ships = f.cards[p][:FIGURE_CARDS]
    coming = order(f)
    return Player(
        seat=p,
        family=FAMILIES[p],
        money=f.money[p],
        income=INCOME + pilgrims if f.phase != Phase.OVER else 0,
        token=f.token[p],
        place=coming.index(p) + 1 if p in coming else 0,
        pilgrims=pilgrims,
        barns=barns,
        ships=ships,
        most=most(f, p),
        cards={name: n for name, n in zip(CARD_NAMES, f.cards[p], strict=True) if n},
        stored=[name for name, n in zip(CARD_NAMES, f.stored[p], strict=True) for _ in range(n)],
        empty_barns=barns - f.stored_cards[p],
        areas=[area(f, p, terrain) for terrain in Terrain],
        free_tiles=sum(tile.owner == p and not tile.used and tile.figure is None for tile in tiles(f)),
        score=score(f, p),
        parts=dict(breakdown(f, p)),
    )
