"""What is in the box of Columbus: the chart, the dice, the event cards and the discs. Every table says where it comes from."""

from __future__ import annotations

import heapq
from collections import deque
from enum import IntEnum

import numpy as np

MOST_SEATS = 5

# --- Facts of the rulebook (printed) --------------------------------------------------------------
BARRELS = 40
START_BARRELS = 3  # CO-1.6
MOST_BARRELS = 8  # CO-11.2
DECLINED = 2  # barrels for giving up a turn, CO-3.4
DICE = 4
ZONES = 5
WHIRLWINDS = 2
ROUND_LIMIT = 100


class Direction(IntEnum):
    """The eight sectors of the compass rose, clockwise (reconstructed: the rulebook names five of them)."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7


OFFSETS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # column, row
DIRECTIONS = len(Direction)


class Symbol(IntEnum):
    COMPASS = 0
    SAIL = 1
    WHIRLWIND = 2
    STORM = 3
    TELESCOPE = 4


SYMBOLS = len(Symbol)
FACES = np.array((2, 1, 1, 1, 1), np.int64)  # of each die: how many show the symbol (printed), CO-4.1
assert FACES.sum() == 6

# --- The chart (reconstructed; widths of the zones, 13 reefs, 2 islands, 5 exits of the start field printed) ---------------
# . plain water   ~ calm   @ plain water with a whirlwind mark   R reef   Z Azores   C Canaries   # mainland   S start field
CHART = (
    "...~~....~~.##",
    ".~.@.R...R~.##",
    "..R...~....@.#",
    "..~~R~~.Z.R...",
    ".R~..@~...~R.S",
    "~..R....R~~...",
    "..~~.~R@...@~#",
    ".~.@R~.~~.C.##",
    "~.R.~.R.~...##",
)
COLUMNS, ROWS = 14, 9
FIELDS = COLUMNS * ROWS
ZONE_WIDTHS = (2, 3, 3, 3, 3)  # from west to east (printed), CO-2.1


class Terrain(IntEnum):
    PLAIN = 0
    CALM = 1
    REEF = 2
    ISLAND = 3
    MAINLAND = 4
    START = 5


_MEANS = {
    ".": Terrain.PLAIN,
    "@": Terrain.PLAIN,
    "~": Terrain.CALM,
    "R": Terrain.REEF,
    "Z": Terrain.ISLAND,
    "C": Terrain.ISLAND,
    "#": Terrain.MAINLAND,
    "S": Terrain.START,
}
_SQUARES = "".join(CHART)
assert len(_SQUARES) == FIELDS

FIELD_NAMES = tuple(f"{'ABCDEFGHIJKLMN'[i % COLUMNS]}{i // COLUMNS + 1}" for i in range(FIELDS))
TERRAIN = np.array([_MEANS[c] for c in _SQUARES], np.int64)
PORT = _SQUARES.index("S")
MARKS = np.array([i for i, c in enumerate(_SQUARES) if c == "@"], np.int64)  # where a displaced whirlwind may reappear
MARK_NAMES = tuple(FIELD_NAMES[i] for i in MARKS)
_BY_COLUMN = [zone + 1 for zone, width in enumerate(ZONE_WIDTHS) for _ in range(width)]
ZONE = np.array([0 if i == PORT else _BY_COLUMN[i % COLUMNS] for i in range(FIELDS)], np.int64)  # CO-2.4: the port belongs to none
assert [_SQUARES.count(c) for c in "RZC#S@~."] == [13, 1, 1, 10, 1, 6, 28, 66]


class Mark(IntEnum):
    """The six fields with the whirlwind mark."""

    D2 = 0
    L3 = 1
    F5 = 2
    H7 = 3
    L7 = 4
    D8 = 5


assert tuple(m.name for m in Mark) == MARK_NAMES
WHIRLWIND_STARTS = (FIELD_NAMES.index("L3"), FIELD_NAMES.index("L7"))  # CO-1.3: the two easternmost marks


def _neighbours() -> np.ndarray:
    out = np.full((FIELDS, DIRECTIONS), OFF_BOARD, np.int64)
    for i in range(FIELDS):
        for d, (dx, dy) in enumerate(OFFSETS):
            x, y = i % COLUMNS + dx, i // COLUMNS + dy
            if 0 <= x < COLUMNS and 0 <= y < ROWS:
                out[i, d] = y * COLUMNS + x
    return out


OFF_BOARD = -1
NEIGHBOUR = _neighbours()
IS_WATER = np.array([t in (Terrain.PLAIN, Terrain.CALM) for t in TERRAIN], np.int64)  # a whirlwind may stop there, CO-8.2
IS_SAILED = np.array([t in (Terrain.PLAIN, Terrain.CALM, Terrain.START) for t in TERRAIN], np.int64)  # a ship may be there, CO-2.6
LOADS = np.array([any(n >= 0 and TERRAIN[n] == Terrain.ISLAND for n in NEIGHBOUR[i]) for i in range(FIELDS)], np.int64)  # CO-12.1
DISCOVERS = np.array([TERRAIN[i] == Terrain.PLAIN and i % COLUMNS < ZONE_WIDTHS[0] for i in range(FIELDS)], np.int64)  # CO-12.3
assert LOADS.sum() == 16
assert DISCOVERS.sum() == 13
assert sum(IS_WATER[n] for n in NEIGHBOUR[PORT] if n >= 0) == 5  # CO-2.4

FAR = 99


def _steps(goals: list[int]) -> np.ndarray:
    """King steps over water and the port to the nearest goal, calms counting like any field (CO-15.4)."""
    out = np.full(FIELDS, FAR, np.int64)
    queue = deque(goals)
    out[goals] = 0
    while queue:
        i = queue.popleft()
        for n in NEIGHBOUR[i]:
            if n >= 0 and IS_SAILED[n] and out[n] == FAR:
                out[n] = out[i] + 1
                queue.append(int(n))
    return out


STEPS_HOME = _steps([PORT])
STEPS_WEST = _steps([i for i in range(FIELDS) if DISCOVERS[i]])
assert STEPS_WEST[PORT] == 12

STEP, STEP_IN_CALM = 10, 23  # tenths of a step: leaving a calm takes a sail


def _voyage(goals: list[int]) -> np.ndarray:
    """What the way to the nearest goal costs in tenths of a step when calms are slow."""
    out = np.full(FIELDS, 10 * FAR, np.int64)
    heap = [(0, goal) for goal in goals]
    for goal in goals:
        out[goal] = 0
    while heap:
        cost, i = heapq.heappop(heap)
        if cost > out[i]:
            continue
        for n in NEIGHBOUR[i]:
            if n < 0 or not IS_SAILED[n]:
                continue
            through = cost + (STEP_IN_CALM if TERRAIN[n] == Terrain.CALM else STEP)  # the step from n to i
            if through < out[n]:
                out[n] = through
                heapq.heappush(heap, (through, int(n)))
    return out


VOYAGE_HOME = _voyage([PORT])
VOYAGE_WEST = _voyage([i for i in range(FIELDS) if DISCOVERS[i]])
BESIDE_OBSTACLES = np.array([sum(n >= 0 and not IS_SAILED[n] for n in NEIGHBOUR[i]) if IS_WATER[i] else 0 for i in range(FIELDS)], np.int64)


# --- Event cards (counts printed; barrels, directions of the fog and the split of the whirlwinds reconstructed) -------------
class Crossed(IntEnum):
    """Cards that are carried out at once; KEPT stands for a card without a cross, which only its drawer sees."""

    PROVISIONS_1 = 0
    PROVISIONS_2 = 1
    PROVISIONS_3 = 2
    MUTINY = 3
    HURRICANE = 4
    FOG_N = 5
    FOG_E = 6
    FOG_S = 7
    FOG_W = 8
    KEPT = 9


CROSSED = len(Crossed) - 1
CROSSED_CARDS = np.array((5, 5, 3, 2, 2, 1, 1, 1, 1), np.int64)
FOG_DIRECTION = np.array((Direction.N, Direction.E, Direction.S, Direction.W), np.int64)


class Card(IntEnum):
    """Cards without a cross: kept in hand."""

    GOOD_WINDS = 0
    VERY_GOOD_WINDS = 1
    WHIRLWIND_2 = 2
    WHIRLWIND_3 = 3
    CARPENTER = 4
    GOOD_WEATHER = 5


CARDS = len(Card)
HAND_CARDS = np.array((4, 2, 2, 1, 3, 6), np.int64)
assert (CROSSED_CARDS[:3].sum(), CROSSED_CARDS.sum(), HAND_CARDS.sum()) == (13, 21, 18)  # printed
WINDS = 2  # steps of Good Winds


# --- Discs (counts printed; palms reconstructed) -----------------------------------------------------------------------------
class Disc(IntEnum):
    SEA = 0
    ISLE_1 = 1
    ISLE_2 = 2
    ISLE_3 = 3
    INHABITED = 4


DISC_FACES = len(Disc)
DISCS = np.array((3, 2, 3, 2, 5), np.int64)
PALMS = np.array((0, 1, 2, 3, 0), np.int64)
assert (DISCS.sum(), DISCS[1:4].sum()) == (15, 7)


class Payment(IntEnum):
    """What pays a step of the ship. The dice have the numbers of their symbols."""

    COMPASS = Symbol.COMPASS
    SAIL = Symbol.SAIL
    WIND = 2


class Flight(IntEnum):
    """A whirlwind stops on a field, or flies over it and on."""

    STOP = 0
    OVER = 1


class Means(IntEnum):
    """What pays a step of a whirlwind."""

    DIE = 0
    CARD = 1
