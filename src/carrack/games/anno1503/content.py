"""Every card, tile, cost and square of Anno 1503. Each table says where it comes from.

printed: the rulebook says it. known: a public source says it. reconstructed: our own design, within what is printed and known.
"""

from __future__ import annotations

from enum import IntEnum
from typing import cast

import numpy as np

MOST_SEATS = 4


# --- Goods cards: known (15 of each kind); 90 in all is printed ---------------------------------
class Good(IntEnum):
    WOOD = 0
    STONE = 1
    TOOL = 2
    CLOTH = 3
    SPICE = 4
    TOBACCO = 5


GOODS = len(Good)
CARDS_PER_GOOD = 15
assert GOODS * CARDS_PER_GOOD == 90


# --- Residents: printed -------------------------------------------------------------------------
class Level(IntEnum):
    PIONEER = 0
    SETTLER = 1
    CITIZEN = 2
    MERCHANT = 3


FIELDS = 7  # resident spaces; 1 and 2 are the safe, red ones
SAFE_FIELDS = 2
FIRST_BUILDING_FIELD = 4  # a pioneer placed here or later brings a building
LOW_TILES = 4  # pioneer/settler tiles of each player (known)
HIGH_TILES = 3  # citizen/merchant tiles of each player (known)
assert MOST_SEATS * (LOW_TILES + HIGH_TILES) == 28
assert LOW_TILES + HIGH_TILES == FIELDS

PRICE = (1, 2, 3, 4)  # what each level pays for a good
RAISED_PRICE = (2, 4, 4, 6)  # with the school, tavern, tavern, bathhouse

#                   wood stone tool cloth spice tobacco
BUYS = np.array(
    [
        [1, 1, 1, 0, 0, 0],  # pioneer
        [0, 0, 0, 1, 0, 0],  # settler
        [0, 0, 0, 0, 1, 0],  # citizen
        [0, 0, 0, 0, 0, 1],  # merchant
    ],
    np.int64,
)


# --- Costs: printed -----------------------------------------------------------------------------
class Cost(IntEnum):
    SHIP = 0
    PIONEER = 1
    SETTLER = 2  # pioneer -> settler
    CITIZEN = 3  # settler -> citizen
    MERCHANT = 4  # citizen -> merchant


#                   wood stone tool cloth spice tobacco
COSTS = np.array(
    [
        [1, 0, 1, 1, 0, 0],
        [1, 0, 1, 0, 0, 0],
        [0, 2, 0, 1, 0, 0],
        [0, 1, 0, 0, 2, 0],
        [0, 0, 0, 0, 1, 2],
    ],
    np.int64,
)

START_GOLD = 7
HAND_LIMIT = 5
MOST_PURCHASES = 2
FULL_PRICE = 6
GREAT_HOUSE_FEE = 2
TREASURE_GOLD = 12
SHIPS = 2

# --- Victory points: printed --------------------------------------------------------------------
POINTS_TO_WIN = 3
RICH = 30  # gold
ALL_POSTS = 4
ALL_TREATIES = 3
ALL_BUILDINGS = 4
ALL_MERCHANTS = 3
CONDITIONS = ("gold", "posts", "treaties", "buildings", "merchants")


# --- Public buildings: 14 tiles, 8 kinds, effects printed; marks and multiplicities reconstructed -----
class Building(IntEnum):
    GREAT_HOUSE = 0
    FIRE_STATION = 1
    SMITHY = 2
    CHURCH = 3
    SCHOOL = 4
    BATHHOUSE = 5
    TAVERN = 6
    SHIPYARD = 7


BUILDINGS = len(Building)
RAISED_BY = (Building.SCHOOL, Building.TAVERN, Building.TAVERN, Building.BATHHOUSE)  # the price that each level pays

# mark:             2  3  4
BUILDING_TILES = np.array(
    [
        [0, 1, 0],  # Great Trading House
        [1, 1, 0],  # fire station
        [1, 0, 1],  # smithy
        [1, 0, 0],  # church
        [1, 1, 0],  # school
        [1, 0, 1],  # bathhouse
        [1, 1, 0],  # tavern
        [1, 0, 1],  # shipyard
    ],
    np.int64,
)
assert BUILDING_TILES.sum(0).tolist() == [7, 4, 3]
assert BUILDING_TILES.sum() == 14


# --- Home islands: four basic goods and one free choice on 1-5, different at each number (known); numbers reconstructed -----
class Home(IntEnum):
    H1 = 0
    H2 = 1
    H3 = 2
    H4 = 3


FREE_CHOICE = -1  # the question mark
NUMBERS = 5

HOME_GOODS = np.array(
    [
        [Good.WOOD, Good.STONE, Good.TOOL, Good.CLOTH, FREE_CHOICE],
        [Good.STONE, Good.TOOL, Good.CLOTH, FREE_CHOICE, Good.WOOD],
        [Good.TOOL, Good.CLOTH, FREE_CHOICE, Good.WOOD, Good.STONE],
        [Good.CLOTH, FREE_CHOICE, Good.WOOD, Good.STONE, Good.TOOL],
    ],
    np.int64,
)
# A stone jetty carries each number but the free choice's (reconstructed): four on every island (printed).
STONE_JETTIES = 4
WOODEN_JETTIES = 3
assert ((HOME_GOODS != FREE_CHOICE).sum(1) == STONE_JETTIES).all()
assert all(len(set(column)) == 4 for column in HOME_GOODS.T.tolist())  # at one number every island gives something else


# --- Island tiles: 32, three kinds, two treasures printed; distribution reconstructed -----
class Face(IntEnum):
    POST_WOOD = 0
    POST_STONE = 1
    POST_TOOL = 2
    POST_CLOTH = 3
    POST_SPICE = 4
    POST_TOBACCO = 5
    TREATY = 6
    TREASURE_GOLD = 7
    TREASURE_UPGRADE = 8


BACKS = (2, 3, 4)

#       face                   back: 2  3  4
TILE_COUNTS = (
    (Face.POST_SPICE, (2, 1, 1)),
    (Face.POST_TOBACCO, (2, 1, 1)),
    (Face.POST_CLOTH, (1, 1, 1)),
    (Face.POST_STONE, (1, 0, 1)),
    (Face.POST_WOOD, (0, 1, 0)),
    (Face.POST_TOOL, (1, 0, 0)),
    (Face.TREATY, (4, 3, 3)),
    (Face.TREASURE_GOLD, (2, 1, 1)),
    (Face.TREASURE_UPGRADE, (1, 1, 1)),
)
TILE_LIST = [(face, back) for b, back in enumerate(BACKS) for face, counts in TILE_COUNTS for _ in range(counts[b])]
TILES = len(TILE_LIST)
TILE_FACE = np.array([face for face, _ in TILE_LIST], np.int64)
TILE_BACK = np.array([back for _, back in TILE_LIST], np.int64)
assert TILES == 32
assert [(TILE_BACK == back).sum() for back in BACKS] == [14, 9, 9]

Tile = cast(type[IntEnum], IntEnum("Tile", {f"T{n + 1:02}": n for n in range(TILES)}))
"""The tiles T01 to T32. Two with the same face and back are told apart by nobody; a number each makes their history exact."""
Tile.word = property(lambda self: Face(TILE_FACE[self]).name.lower().replace("_", "-"))  # type: ignore[attr-defined]


# --- Sea board: 5 x 12 with 26 islands known; places and marks reconstructed -----
ROWS, COLUMNS = 5, 12
CHART = (
    ". 2 2 . 2 2 . 3 3 4 . 4",
    ". 2 2 . . . . . . . . 4",
    "S . . . 2 2 3 . 3 4 4 .",
    ". 2 2 . . . . . . . . .",
    ". . . 2 2 3 . 3 3 . 4 4",
)
SQUARES = [square for row in CHART for square in row.split()]
SQUARE_NAMES = tuple(f"{'ABCDE'[i // COLUMNS]}{i % COLUMNS + 1}" for i in range(ROWS * COLUMNS))
START = SQUARES.index("S")
ISLAND_SQUARES = [i for i, square in enumerate(SQUARES) if square.isdigit()]
ISLANDS = len(ISLAND_SQUARES)
ISLAND_MARK = np.array([int(SQUARES[i]) for i in ISLAND_SQUARES], np.int64)
assert ISLANDS == 26
assert [(ISLAND_MARK == back).sum() for back in BACKS] == [12, 7, 7]

Island = cast(type[IntEnum], IntEnum("Island", {SQUARE_NAMES[i]: n for n, i in enumerate(ISLAND_SQUARES)}))
"""The island squares, A2 to E12."""


class Direction(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


def neighbour(square: int, direction: int) -> int:
    """The square next to one, or -1 beyond the edge."""
    row, column = divmod(square, COLUMNS)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


NEIGHBOURS = [[neighbour(i, d) for d in Direction] for i in range(ROWS * COLUMNS)]
OFF_BOARD = -2
SAIL = np.array([[OFF_BOARD if n < 0 else -1 if n in ISLAND_SQUARES else n for n in row] for row in NEIGHBOURS], np.int64)
"""The sea square in each direction; -1 is an island, OFF_BOARD the edge."""
SHORE = np.array([[ISLAND_SQUARES.index(n) if n in ISLAND_SQUARES else -1 for n in row] for row in NEIGHBOURS], np.int64)
"""The island in each direction, or -1."""


def distances() -> list[int]:
    """The fewest moves from the start square to each square; -1 for islands."""
    far = [-1] * (ROWS * COLUMNS)
    far[START], ring = 0, [START]
    while ring:
        ring = [n for i in ring for n in SAIL[i].tolist() if n >= 0 and far[n] < 0 and not far.__setitem__(n, far[i] + 1)]
    return far


SEA_DISTANCE = distances()
ISLAND_DISTANCE = np.array(
    [min(SEA_DISTANCE[n] for n in NEIGHBOURS[i] if n >= 0 and SEA_DISTANCE[n] >= 0) for i in ISLAND_SQUARES], np.int64
)
"""AN-4.7: the fewest ship moves from the start square to a sea square next to the island."""
assert SEA_DISTANCE.count(-1) == ISLANDS  # all sea squares are connected


# --- Event die: printed -------------------------------------------------------------------------
class Event(IntEnum):
    NONE = 0
    PIRATE = 1
    FIRE = 2
    GOLDEN_TIMES = 3


EVENTS = (Event.PIRATE, Event.PIRATE, Event.FIRE, Event.FIRE, Event.GOLDEN_TIMES, Event.GOLDEN_TIMES)
ROUND_LIMIT = {2: 200, 3: 130, 4: 100}


def voyages() -> list[list[int]]:
    """The fewest moves from each sea square to a square next to each island."""
    table = []
    for square in range(ROWS * COLUMNS):
        far, ring = {square: 0}, [square]
        while ring and SEA_DISTANCE[square] >= 0:
            ring = [n for i in ring for n in SAIL[i].tolist() if n >= 0 and n not in far and not far.update({n: far[i] + 1})]
        table.append([min((far[n] for n in NEIGHBOURS[i] if n in far), default=0) for i in ISLAND_SQUARES])
    return table


VOYAGE = np.array(voyages(), np.int64)
"""Moves from a sea square to the shore of an island."""
