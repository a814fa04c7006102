"""The tiles on the board, what is being laid or carried out, and what lies on offer."""

from __future__ import annotations

from functools import lru_cache

from carrack.core.state import Facts, shared

from ..content import COASTAL_PLOTS, KINDS, LEAST_LAND, MOST_LAND, NORTH, OFFER, PLOT_NAMES, PLOTS, SECOND, TERRAINS, Card
from ..state import EMPTY, NOBODY_OWNS, NOT_LAID, NOTHING, USED, Phase
from .names import APART, FIGURE_NAMES, PIECE_NAMES, SHAPE_NAMES, SPACES, TERRAIN_NAMES
from .pictures import Lifted, Pending, Piece, Space, Tile

COAST = frozenset(COASTAL_PLOTS)


# --- Plots and pieces ---------------------------------------------------------------------------
@lru_cache(8192)
def plots_of(north: int, south: int) -> list[str]:
    """The plots of a set, in their order."""
    return [name for i, name in enumerate(PLOT_NAMES) if (north >> i if i < NORTH else south >> (i - NORTH)) & 1]


def tile_plots(f: Facts, plot: int) -> list[str]:
    """The plots of the tile that begins here."""
    owner, ground = f.owner[plot], f.ground[plot]
    if owner != NOBODY_OWNS:
        spot = f.start_tile[owner][(ground - 1) % TERRAINS]
        if spot != NOT_LAID and spot % PLOTS == plot:
            return [PLOT_NAMES[plot], PLOT_NAMES[SECOND[spot // PLOTS, plot]]]
    return [PLOT_NAMES[plot]]


def tile_name(f: Facts, plot: int) -> str:
    return "–".join(tile_plots(f, plot))


def _piece(name: str) -> Piece:
    if name in TERRAIN_NAMES:
        return Piece(name, True, name, None, None, 0)
    kind = KINDS[Card[name.upper()]]
    if kind.terrain < 0:
        return Piece(name, False, None, None, name, kind.points)
    return Piece(name, False, TERRAIN_NAMES[kind.terrain], SHAPE_NAMES[kind.shape], None, kind.points)


PIECES = {name: _piece(name) for name in PIECE_NAMES}


# --- The board ----------------------------------------------------------------------------------
@shared
def tiles(f: Facts) -> list[Tile]:
    """Every tile on the board, by its first plot."""
    out = list[Tile]()
    tails = set(plots_of(*f.tails))
    for i, ground in enumerate(f.ground):
        if ground == EMPTY or PLOT_NAMES[i] in tails:
            continue
        plots = tile_plots(f, i)
        out.append(
            Tile(
                plots=plots,
                terrain=TERRAIN_NAMES[(ground - 1) % TERRAINS],
                owner=f.owner[i],
                used=ground >= USED,
                start=len(plots) == 2,
                coastal=any(PLOT_NAMES.index(name) in COAST for name in plots),
                figure=FIGURE_NAMES[f.figure[i]] if f.figure[i] else None,
            )
        )
    return out


def room(f: Facts, p: int, terrain: int) -> list[str]:
    """The plots where a seat could lay a tile of a terrain (NE-7.1 to NE-7.3)."""
    halves = list[int]()
    for half in range(2):
        free = f.border[p][terrain][half] & ~f.covered[half]
        for q in range(f.seats):
            if q != p:
                free &= ~f.border[q][terrain][half]
        halves.append(free)
    return plots_of(*halves)


def pending(f: Facts) -> Pending | None:
    if f.pending == NOTHING:
        return None
    figures = ["ship"] * f.lifted_ships + ["pilgrim"] * (f.lifted_figures - f.lifted_ships)
    return Pending(
        piece=PIECES[PIECE_NAMES[f.pending]],
        plots=plots_of(*f.wanted),
        lifted=[Lifted(figure, tile_plots(f, f.lifted[i]), i < f.reseated) for i, figure in enumerate(figures)],
        reseat=f.reseated if f.phase == Phase.RESEAT else -1,
        apart=APART[f.apart] if f.phase == Phase.START_SPOT else None,
    )


# --- The offer ----------------------------------------------------------------------------------
def may_hold(space: int) -> str:
    """What may lie on an offer space (NE-1.3)."""
    if space >= OFFER:
        return "extra"
    return "land" if space < LEAST_LAND else "either" if space < MOST_LAND else "card"


@shared
def spaces(f: Facts) -> list[Space]:
    out = list[Space]()
    for i, what in enumerate(f.offer):
        if i >= OFFER + f.extra_offers:
            break
        turn = f.phase == Phase.TURN and what != NOTHING
        out.append(
            Space(
                space=SPACES[i],
                holds=may_hold(i),
                piece=PIECES[PIECE_NAMES[what]] if what != NOTHING else None,
                carry_out=turn and what >= TERRAINS and bool(f.can_carry_out >> (what - TERRAINS) & 1),
                lay=turn and what < TERRAINS and bool(room(f, f.active, what)),
            )
        )
    return out
