"""What is in the box of New England: the board, the land, the development cards. Every table says where it comes from."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, cast

import numpy as np

MOST_SEATS = 4

# --- Facts of the rulebook (printed) --------------------------------------------------------------
START_MONEY = 12  # NE-1.7
INCOME = 4  # NE-12.1
MOST_PURCHASES = 2  # a turn, NE-6.4
LEAST_LAND, MOST_LAND = 3, 6  # tiles that may be announced, NE-4.1
OFFER = 9  # pieces on offer, NE-1.3
EXTRA_OFFERS = MOST_SEATS  # places beside the board, NE-10.15
TOKENS = 10  # NE-1.4; that they are 1 to 10 is known


# --- The board (98 plots and the sea at the top and the right printed; 9 by 11 without a corner known; rows and columns reconstructed) ----
COLUMNS, ROWS = "ABCDEFGHIJK", 9
MISSING = "K1"  # NE-1.2: the corner between the two coasts is sea
PLOT_NAMES = tuple(f"{c}{r}" for r in range(1, ROWS + 1) for c in COLUMNS if f"{c}{r}" != MISSING)
PLOTS = len(PLOT_NAMES)
assert PLOTS == 98
Plot = cast("type[IntEnum]", IntEnum("Plot", {name: i for i, name in enumerate(PLOT_NAMES)}))

_AT = {(COLUMNS.index(name[0]), int(name[1:]) - 1): i for i, name in enumerate(PLOT_NAMES)}  # column, row
_WHERE = {i: at for at, i in _AT.items()}

# A set of plots is two numbers, a bit for each plot: the northern half of the board, rows 1 to 5, and the southern one.
HALVES = 2
NORTH = 10 + 4 * len(COLUMNS)  # plots of the northern half
assert PLOT_NAMES[NORTH] == "A6"


def bits(plots: tuple[int, ...] | list[int] | set[int]) -> tuple[int, int]:
    """A set of plots as two numbers."""
    return sum(1 << i for i in plots if i < NORTH), sum(1 << (i - NORTH) for i in plots if i >= NORTH)


def _around(i: int, corners: bool) -> list[int]:
    x, y = _WHERE[i]
    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx or dy) and (corners or not (dx and dy))]
    return [_AT[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in _AT]


BIT = np.array([bits([i]) for i in range(PLOTS)], np.int64)
BESIDE = np.array([bits(_around(i, False)) for i in range(PLOTS)], np.int64)  # the plots that share an edge
AROUND = np.array([bits([i, *_around(i, True)]) for i in range(PLOTS)], np.int64)  # edges, corners and the plot itself
COASTAL_PLOTS = tuple(i for i, name in enumerate(PLOT_NAMES) if name[1:] == "1" or name[0] == "K")  # NE-1.2
COAST = np.array(bits(COASTAL_PLOTS), np.int64)
assert len(COASTAL_PLOTS) == 18


# --- Land (60 tiles and 12 start tiles printed; 20 of each terrain known) ----------------------------------
class Terrain(IntEnum):
    SETTLEMENT = 0
    FIELD = 1
    PASTURE = 2


TERRAINS = len(Terrain)
LAND_TILES = np.array((20, 20, 20), np.int64)
assert LAND_TILES.sum() == 60


class Lie(IntEnum):
    """How a start tile lies: to the right of its first plot, or down from it."""

    ACROSS = 0
    DOWN = 1


def _second(i: int, lie: int) -> int:
    x, y = _WHERE[i]
    return _AT.get((x, y + 1) if lie else (x + 1, y), OFF_BOARD)


OFF_BOARD = -1
SECOND = np.array([[_second(i, lie) for i in range(PLOTS)] for lie in Lie], np.int64)  # the second plot of a start tile
PAIR = np.array([bits([i, SECOND[lie, i]]) if SECOND[lie, i] >= 0 else (0, 0) for lie in Lie for i in range(PLOTS)], np.int64)
assert (SECOND[Lie.ACROSS] >= 0).sum() == 89
assert (SECOND[Lie.DOWN] >= 0).sum() == 87


# --- Development cards (58 printed; see README.md for what is known of each kind, the rest is reconstructed) -------------------------
class Figure(IntEnum):
    NONE = 0
    PILGRIM = 1
    BARN = 2
    SHIP = 3


class Card(IntEnum):
    """The kinds of cards; the first three bring the figure of the same name."""

    PILGRIM = 0
    BARN = 1
    SHIP = 2
    S_D2 = 3
    S_L3 = 4
    S_O4 = 5
    F_D2 = 6
    F_L3 = 7
    F_I3 = 8
    F_I4 = 9
    G_D2 = 10
    G_L3 = 11
    G_I3 = 12
    G_T4 = 13
    G_S4 = 14
    G_L4 = 15


class Shape(IntEnum):
    D2 = 0
    L3 = 1
    I3 = 2
    O4 = 3
    I4 = 4
    T4 = 5
    S4 = 6
    L4 = 7


class Kind(NamedTuple):
    """A row of the card list."""

    copies: int
    points: int
    terrain: int = -1
    shape: int = -1


_S, _F, _G = Terrain
KINDS = {
    Card.PILGRIM: Kind(13, 1),
    Card.BARN: Kind(11, 1),
    Card.SHIP: Kind(10, 2),
    Card.S_D2: Kind(2, 3, _S, Shape.D2),
    Card.S_L3: Kind(3, 5, _S, Shape.L3),
    Card.S_O4: Kind(3, 8, _S, Shape.O4),
    Card.F_D2: Kind(3, 3, _F, Shape.D2),
    Card.F_L3: Kind(2, 5, _F, Shape.L3),
    Card.F_I3: Kind(1, 6, _F, Shape.I3),
    Card.F_I4: Kind(2, 10, _F, Shape.I4),
    Card.G_D2: Kind(3, 3, _G, Shape.D2),
    Card.G_L3: Kind(1, 5, _G, Shape.L3),
    Card.G_I3: Kind(1, 6, _G, Shape.I3),
    Card.G_T4: Kind(1, 8, _G, Shape.T4),
    Card.G_S4: Kind(1, 9, _G, Shape.S4),
    Card.G_L4: Kind(1, 8, _G, Shape.L4),
}
CARDS = len(Card)
FIGURE_CARDS = 3  # the kinds before this number bring a figure
COPIES = np.array([KINDS[c].copies for c in Card], np.int64)
POINTS = np.array([KINDS[c].points for c in Card], np.int64)
CARD_TERRAIN = np.array([KINDS[c].terrain for c in Card], np.int64)
CARD_SHAPE = np.array([KINDS[c].shape for c in Card], np.int64)
BONUS = np.array((4, 3, 2), np.int64)  # for most pilgrims, barns, ships (printed), NE-14.2
assert COPIES.sum() == 58
assert COPIES[:FIGURE_CARDS].tolist() == [13, 11, 10]  # one card for each figure, NE-9.3
assert [sum(k.copies * k.points for k in KINDS.values() if k.terrain == t) for t in Terrain] == [45, 45, 45]

# A piece on offer is a terrain, or TERRAINS and the kind of a card.
PIECES = TERRAINS + CARDS
BOX = np.array([*LAND_TILES, *COPIES], np.int64)

# --- Shapes (NE-8.1, NE-8.2) -------------------------------------------------------------------------------
DRAWN = {
    Shape.D2: ("##",),
    Shape.L3: ("#.", "##"),
    Shape.I3: ("###",),
    Shape.O4: ("##", "##"),
    Shape.I4: ("####",),
    Shape.T4: ("###", ".#."),
    Shape.S4: (".##", "##."),
    Shape.L4: ("#.", "#.", "##"),
}
SHAPES = len(Shape)
QUARTERS = 4
FACINGS = 2 * QUARTERS  # quarter turns of the picture, then of its mirror image
SHAPE_PLOTS = np.array([sum(row.count("#") for row in DRAWN[s]) for s in Shape], np.int64)

_Cells = frozenset[tuple[int, int]]


def _drawn(shape: Shape) -> _Cells:
    return frozenset((x, y) for y, row in enumerate(DRAWN[shape]) for x, c in enumerate(row) if c == "#")


def _facing(cells: _Cells, facing: int) -> _Cells:
    """A picture turned clockwise by quarters, from QUARTERS on its mirror image."""
    if facing >= QUARTERS:
        cells = frozenset((-x, y) for x, y in cells)
    for _ in range(facing % QUARTERS):
        cells = frozenset((-y, x) for x, y in cells)
    return cells


def _sets(cells: _Cells) -> list[frozenset[int]]:
    """Every place on the board where these cells fit."""
    out = list[frozenset[int]]()
    reach = range(-len(COLUMNS) - 4, len(COLUMNS) + 4)
    for dx in reach:
        for dy in reach:
            at = [(x + dx, y + dy) for x, y in cells]
            if all(cell in _AT for cell in at):
                out.append(frozenset(_AT[cell] for cell in at))
    return out


def _spots() -> np.ndarray:
    """The plots of each shape, facing and lowest plot; sets that another facing has already are left out."""
    out = np.zeros((SHAPES, FACINGS, PLOTS, HALVES), np.int64)
    for shape in Shape:
        known: set[frozenset[int]] = set()
        for facing in range(FACINGS):
            for plots in _sets(_facing(_drawn(shape), facing)):
                if plots not in known:
                    known.add(plots)
                    out[shape, facing, min(plots)] = bits(set(plots))
    return out


SHAPE_SPOT = _spots()  # no bits at all: no such place
_COUNTED = [[int(SHAPE_SPOT[s, :n].any(axis=-1).sum()) for s in Shape] for n in (QUARTERS, FACINGS)]
assert _COUNTED[0] == [176, 317, 156, 79, 136, 282, 141, 281]
assert _COUNTED[1] == [176, 317, 156, 79, 136, 282, 282, 562]

# --- Families (names known but for doubts about Annable; colours reconstructed) ------------------------------
FAMILIES = ("Annable", "Howland", "Palmer", "Winslow")  # by seat

# --- The preset start layout (reconstructed), NE-2.8: a row for each seat from the start player on; S, F, G ---------------------------
_PRESET_4 = (
    ("A4-A5", "G6-H6", "J1-J2"),
    ("K5-K6", "C6-C7", "I9-J9"),
    ("F1-G1", "D4-E4", "C9-D9"),
    ("F8-F9", "G3-G4", "A1-A2"),
)
_PRESET_3 = (
    ("G3-H3", "E9-F9", "J6-K6"),
    ("A5-B5", "B2-B3", "E1-F1"),
    ("H6-H7", "J4-K4", "B8-C8"),
)


def spot_named(text: str) -> int:
    """The number of a two-plot spot, its lowest plot plus PLOTS if it lies down: `A4-A5`."""
    one, two = (PLOT_NAMES.index(name) for name in text.split("-"))
    lie = Lie.ACROSS if SECOND[Lie.ACROSS, one] == two else Lie.DOWN
    assert SECOND[lie, one] == two
    return int(lie) * PLOTS + one


def _apart(rows: tuple[tuple[str, ...], ...]) -> bool:
    """Whether no two of these start tiles touch, even at corners."""
    tiles = [{PLOT_NAMES.index(name) for name in text.split("-")} for row in rows for text in row]
    near = [{n for i in tile for n in _around(i, True)} for tile in tiles]
    return not any(near[a] & tiles[b] for a in range(len(tiles)) for b in range(a))


assert _apart(_PRESET_3)
assert _apart(_PRESET_4)
PRESET = np.array(
    [[[spot_named(text) for text in row] for row in rows] for rows in ((*_PRESET_3, _PRESET_3[0]), _PRESET_4)], np.int64
)  # by seats - 3, seat from the start player on (with three the last row is idle), terrain
