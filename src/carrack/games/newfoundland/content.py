"""What is in the box of Race to the New Found Land. Every table says where it comes from and is counted against the box."""

from __future__ import annotations

from enum import IntEnum
from typing import cast

import numpy as np

MOST_SEATS = 4
ROUNDS = 4


class Colour(IntEnum):
    """The colours of markers: of the seats, and of the third power in a game of two (NF-15.1)."""

    SEAT_0 = 0
    SEAT_1 = 1
    SEAT_2 = 2
    SEAT_3 = 3
    NEUTRAL = 4


COLOURS = len(Colour)


class Good(IntEnum):
    WOOD = 0
    CLOTH = 1
    IRON = 2
    GOLD = 3


GOODS = len(Good)


def _numbered(name: str, prefix: str, many: int) -> type[IntEnum]:
    """An enum of pieces that only have numbers: T01, T02 ..."""
    return cast("type[IntEnum]", IntEnum(name, {f"{prefix}{i + 1:02}": i for i in range(many)}))


def _goods(text: str) -> list[int]:
    """`"2W C"` as numbers of wood, cloth, iron and gold."""
    out = [0, 0, 0, 0]
    for word in text.split():
        out["WCIG".index(word[-1])] += int(word[:-1] or 1)
    return out


# --- Player boards (names and effects printed; costs of the Netherlands and England known, the others and the numbers reconstructed) ---
class Country(IntEnum):
    PORTUGAL = 0
    SPAIN = 1
    FRANCE = 2
    NETHERLANDS = 3
    ENGLAND = 4


COUNTRIES = len(Country)
START_NUMBER = np.array((4, 3, 2, 1, 5), np.int64)  # NF-1.15
UNIQUE_COST = np.array([_goods(t) for t in ("W I", "C I", "W C I", "I", "W")], np.int64)
NEW_YARD_COST = np.array(_goods("C I"), np.int64)  # printed


class Extension(IntEnum):
    NEW_YARD = 0
    UNIQUE = 1


# Yards of a board (NF-4.10): three at the start, then the new yard, Portugal's, and Drake's
FIRST_YARDS = 0b000111
NEW_YARD, PORTUGUESE_YARD, DRAKE_YARD = 3, 4, 5
YARDS = 6


class Action(IntEnum):
    """The four actions, in their fixed order (printed)."""

    LOAD = 0
    SETTLE = 1
    DELIVER = 2
    DISCOVER = 3


STEPS = len(Action)
MOST_SHIPS = np.array((1, 3, 3, 2), np.int64)  # NF-5.2: Discover reconstructed, and an option
LANE = 3  # ships at one action, at most

# --- Ships and charters (values reconstructed; 3 points for a large ship known) -------------------------------------------------------
START_SHIPS, SMALL, LARGE, CHARTERS = 5, 17, 11, 11
FIRST_LARGE, FIRST_CHARTER = SMALL, SMALL + LARGE
VESSELS = SMALL + LARGE + CHARTERS
SAIL, CHEST, PERSONS, SPY = 0, 1, 2, 3  # the four values, in the order they are printed

_START = ((3, 2, 1, 2), (1, 1, 2, 2), (3, 3, 1, 2), (3, 3, 1, 1), (3, 2, 1, 1))  # set so that the countries win alike
_SMALL = (
    *((3, 2, 1, 2), (3, 3, 1, 1), (3, 1, 1, 3), (2, 3, 1, 2), (2, 2, 1, 3), (1, 3, 1, 3)),
    *((3, 1, 2, 1), (2, 2, 2, 1), (2, 1, 2, 2), (1, 2, 2, 2), (4, 2, 1, 1), (4, 1, 1, 2)),
)
_LARGE = (
    ("2W I", 3, 3, 2, 3),
    ("W C I", 5, 3, 2, 2),
    ("W C I", 4, 4, 1, 4),
    ("2C I", 3, 3, 2, 4),
    ("W 2I", 6, 4, 1, 3),
    ("2W 2C", 4, 2, 2, 4),
    ("C 2I", 4, 4, 2, 3),
    ("2W C I", 4, 5, 2, 2),
    ("W 2C I", 5, 3, 2, 4),
    ("W C 2I", 6, 4, 2, 3),
    ("2C 2I", 5, 4, 2, 4),
)
_START_CARDS = ((3, 2, 1, 3), (2, 1, 1, 3), (3, 2, 1, 3), (4, 2, 1, 2), (3, 2, 1, 2))  # likewise
_CHARTERS = ((4, 2, 1, 2), (2, 4, 1, 2), (2, 2, 1, 4), (2, 2, 2, 2), (3, 3, 1, 2), (3, 2, 1, 3))
VALUES = np.array([*_START, *_SMALL, *(row[1:] for row in _LARGE), *_START_CARDS, *_CHARTERS], np.int64)
assert VALUES.shape == (VESSELS, 4)
assert all(sail + chest + spy + 2 * persons == 9 for sail, chest, persons, spy in _SMALL)

# Names of our own, the same in every language: start ships, small and large ones, start cards, charters
NAMES = (
    *("São Miguel", "Santa Clara", "Dauphine", "Zeemeeuw", "Matthew"),
    *("Heron", "Gannet", "Petrel", "Tern", "Plover", "Curlew", "Puffin", "Fulmar", "Dunlin", "Kittiwake", "Osprey", "Swift"),
    *("Fortuna", "Minerva", "Concordia", "Aurora", "Neptune", "Ceres", "Juno", "Hercules", "Victoria", "Jupiter", "Atlas"),
    *("Andorinha", "Golondrina", "Hirondelle", "Zwaluw", "Martlet"),
    *("Dolphin", "Mermaid", "Seahorse", "Nautilus", "Porpoise", "Siren"),
)
assert len(set(NAMES)) == VESSELS

SMALL_COST = np.array(_goods("W C"), np.int64)  # printed
VEILED = LARGE  # on offer with option `blind`: one of the two large ships of the same cost
LARGE_COST = np.array([*(_goods(row[0]) for row in _LARGE), _goods("W C I")], np.int64)
TWINS = 0b00000000110  # L02 and L03 share a cost
assert [i for i in range(LARGE) if (LARGE_COST[i] == LARGE_COST[VEILED]).all()] == [1, 2]
assert len({tuple(row) for row in LARGE_COST.tolist()}) == LARGE - 1
LARGE_POINTS = 3  # NF-4.6
ROW = 4  # sale spaces of each row


class SmallShip(IntEnum):
    SS1 = 0
    SS2 = 1
    SS3 = 2
    SS4 = 3
    SS5 = 4
    S01 = 5
    S02 = 6
    S03 = 7
    S04 = 8
    S05 = 9
    S06 = 10
    S07 = 11
    S08 = 12
    S09 = 13
    S10 = 14
    S11 = 15
    S12 = 16


class LargeShip(IntEnum):
    """The large ships, and one of which only the cost is known."""

    L01 = 0
    L02 = 1
    L03 = 2
    L04 = 3
    L05 = 4
    L06 = 5
    L07 = 6
    L08 = 7
    L09 = 8
    L10 = 9
    L11 = 10
    VEILED = 11


# --- One-time cards (kinds and numbers printed, that start cards are charters known, values reconstructed) ------------------------------
class Card(IntEnum):
    XS1 = 0
    XS2 = 1
    XS3 = 2
    XS4 = 3
    XS5 = 4
    X01 = 5
    X02 = 6
    X03 = 7
    X04 = 8
    X05 = 9
    X06 = 10
    G01 = 11
    G02 = 12
    G03 = 13
    G04 = 14
    G05 = 15
    G06 = 16
    G07 = 17
    G08 = 18
    G09 = 19
    G10 = 20


CARDS = len(Card)
FIRST_GIFT = CHARTERS
GIFTS = CARDS - CHARTERS
START_CARDS = 0b11111  # a bit per card
ALL_CARDS = (1 << CARDS) - 1
Charter = cast("type[IntEnum]", IntEnum("Charter", {c.name: int(c) for c in Card if c < CHARTERS}))
Gift = _numbered("Gift", "G", GIFTS)  # goods and points cards

_GIFTS = (("G", 1), ("I", 2), ("W I", 0), ("C I", 0), ("2C", 1), ("2W", 2), ("W C", 1), ("", 4), ("C", 3), ("W", 3))
GIFT_GOODS = np.array([_goods(t) for t, _ in _GIFTS], np.int64)
GIFT_POINTS = np.array([p for _, p in _GIFTS], np.int64)
assert (CARDS, CHARTERS - START_SHIPS, GIFTS, len(_GIFTS)) == (21, 6, 10, 10)
LOAD_TABLE = np.array((Good.WOOD, Good.WOOD, Good.CLOTH, Good.IRON, *[Good.GOLD] * 6), np.int64)  # by chest value, NF-8.1
HAND_ROUND = 2  # cards of one Load turn in a hand, at most: England keeps two

# --- Contracts and cities (K01, K17, Stockholm's figures and the names printed or known; the rest reconstructed) -------------------------
_CONTRACTS = (
    *(("2W", 3), ("W C", 4), ("2C", 4), ("W I", 5), ("C I", 5), ("2I", 6)),
    *(("2W C", 6), ("W 2C", 7), ("2W I", 7), ("W C I", 8), ("2C I", 8), ("W 2I", 9)),
    *(("C I G", 10), ("2W 2C", 9), ("2W C I", 10), ("W 2C I", 10), ("W C 2I", 11), ("W 2I G", 13)),
)
CONTRACTS = len(_CONTRACTS)
CONTRACT_GOODS = np.array([_goods(t) for t, _ in _CONTRACTS], np.int64)
CONTRACT_POINTS = np.array([p for _, p in _CONTRACTS], np.int64)
CONTRACT_SIZE = CONTRACT_GOODS.sum(axis=1)
Contract = _numbered("Contract", "K", CONTRACTS)
assert CONTRACTS == 18
assert len({tuple(row) for row in CONTRACT_GOODS.tolist()}) == CONTRACTS

# Everything that is paid for (NF-2.2): the new yard, the extension of each country, a small ship, large ships, contracts
_BILLS = (NEW_YARD_COST, *UNIQUE_COST, SMALL_COST, *LARGE_COST, *CONTRACT_GOODS)
BILLS = np.array([row.tolist() for row in _BILLS], np.int64)
UNIQUE_BILL, SMALL_BILL = 1, 1 + COUNTRIES
LARGE_BILL, CONTRACT_BILL = SMALL_BILL + 1, SMALL_BILL + 1 + len(LARGE_COST)
assert len(BILLS) == CONTRACT_BILL + CONTRACTS


ANTWERP_POINTS = np.ones(GOODS, np.int64)  # for each good, printed


class City(IntEnum):
    STOCKHOLM = 0
    HAMBURG = 1
    VENICE = 2


CITIES = len(City)
CITY_SPACES = np.array((5, 4, 3), np.int64)  # for markers
OFFERS = 9  # contract spaces
CITY_OF = np.array([i // 3 for i in range(OFFERS)], np.int64)


# --- Islands (names printed or known, Nova Scotia's bonus printed; shapes and spaces reconstructed) --------------------------------------
class Island(IntEnum):
    NEWFOUNDLAND = 0
    NOVA_SCOTIA = 1
    ANTICOSTI = 2
    PRINCE_EDWARD = 3


class Shape(IntEnum):
    """How many sides of a space touch the sea: cape three, corner two, shore one."""

    CAPE = 0
    CORNER = 1
    SHORE = 2


ISLANDS, SHAPES = len(Island), len(Shape)
MAPS = (
    ("CC.", "SS.", "SS.", "SS.", "CSC", "..E"),
    ("CSC.", "SSSE", "E..."),
    (".CC.", "ESSE"),
    ("EC.", ".CC", "..E"),
)
_SPACES = [
    (island, row, column, "ECS".index(code))
    for island, rows in enumerate(MAPS)
    for row, line in enumerate(rows)
    for column, code in enumerate(line)
    if code != "."
]
SPACES = len(_SPACES)
ISLAND_OF = np.array([s[0] for s in _SPACES], np.int64)
SHAPE_OF = np.array([s[3] for s in _SPACES], np.int64)
PLACE_OF = tuple((s[1], s[2]) for s in _SPACES)  # row and column on its island
FIRST_SPACE = np.array([*(next(i for i, s in enumerate(_SPACES) if s[0] == n) for n in range(ISLANDS)), SPACES], np.int64)
ROOM = np.array([[sum(s[0] == n and s[3] == c for s in _SPACES) for c in range(SHAPES)] for n in range(ISLANDS)], np.int64)
ISLAND_SPACES = ROOM.sum(axis=1)
assert ROOM.tolist() == [[1, 4, 7], [2, 2, 4], [2, 2, 2], [2, 3, 0]]
SLOTS = 2  # of an island tile


class Bonus(IntEnum):
    """One half of an island tile."""

    WOOD = 0
    WOOD_2 = 1
    CLOTH = 2
    CLOTH_2 = 3
    IRON = 4
    GOLD = 5
    WOOD_CLOTH = 6
    POINT = 7
    POINTS_2 = 8
    POINTS_3 = 9
    POINTS_4 = 10


class Side(IntEnum):
    LEFT = 0
    RIGHT = 1


BONUS_GOODS = np.array([_goods(t) for t in ("W", "2W", "C", "2C", "I", "G", "W C", "", "", "", "")], np.int64)
BONUS_POINTS = np.array((0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4), np.int64)
_BONUSES = {"1W": 0, "2W": 1, "1C": 2, "2C": 3, "1I": 4, "1G": 5, "1W+1C": 6, "1P": 7, "2P": 8, "3P": 9, "4P": 10}
_TILES = (
    *("C 1W+1C/2P", "C 2W/2P", "C 1C/1G", "C 1I/2P", "C 1W/3P", "C 1C/3P", "C 1W/2P", "C 1W/1C", "C 1G/1P", "C 2C/2P", "C 1W/1G"),
    *("C 1C/1I", "S 1W+1C/3P", "S 1W+1C/2P", "S 1I/2P", "S 1I/3P", "S 1W/3P", "S 1C/3P", "S 1W/2P", "S 1C/2P", "S 1C/2P", "S 1W/1I"),
    *("S 1W/1I", "S 1G/1P", "S 2W/2P", "S 1C/1G", "E 1I/3P", "E 1G/2P", "E 1W+1C/3P", "E 1C/4P", "E 1W/4P", "E 2C/2P", "E 1W/1G"),
    "E 1I/1P",
)
TILES = len(_TILES)
TILE_SHAPE = np.array(["ECS".index(t[0]) for t in _TILES], np.int64)
TILE_BONUS = np.array([[_BONUSES[b] for b in t[2:].split("/")] for t in _TILES], np.int64)
TILES_OF = np.array([sum(1 << t for t in range(TILES) if TILE_SHAPE[t] == c) for c in range(SHAPES)], np.int64)  # a bit per tile
ALL_TILES = (1 << TILES) - 1
Tile = _numbered("Tile", "T", TILES)
assert TILES == 34
assert [int((TILE_SHAPE == c).sum()) for c in range(SHAPES)] == [8, 12, 14]
assert ((TILE_SHAPE[:, None] == np.arange(SHAPES)).sum(axis=0) > ROOM.sum(axis=0)).all()  # NF-6.4: one more than spaces at least

# Areas that are scored: the four islands, then the three cities; the highest bonus first (NF-12.5, NF-12.10)
AREAS = ISLANDS + CITIES
AREA_BONUS = np.array(((10, 5), (8, 4), (6, 3), (5, 2), (8, 4), (6, 3), (5, 2)), np.int64)

# --- Compass tiles (8 tiles and 4 islands printed, the split reconstructed) and cartography (three players printed) ----------------------
COMPASSES = 2  # of each island
CHARTED = np.array((0, 0, 3, 2, 1), np.int64)  # island tiles a round, by number of players


# --- Frames (printed; expert places printed) and the 50/100 cards (5, 3, 1 printed, 0 known) ---------------------------------------------
class Frame(IntEnum):
    SQUARE = 0
    PENTAGON = 1
    CIRCLE = 2
    TRIANGLE = 3
    STAR = 4


class Stack(IntEnum):
    """The three stacks of goal cards, by their frames."""

    SQUARE = 0
    CIRCLE = 1
    STAR = 2


FRAMES, STACKS = len(Frame), len(Stack)
FRAME_SPACE = np.array(((7, 15, 20, 25, 35), (7, 15, 20, 30, 40)), np.int64)  # standard, expert
STACK_OF = np.array((Stack.SQUARE, -1, Stack.CIRCLE, -1, Stack.STAR), np.int64)
SLIDE = 3  # NF-3.6
FIFTY_BONUS = np.array((0, 5, 3, 1, 0), np.int64)  # by the number of the card, 1 for the first


class Captain(IntEnum):
    """Printed."""

    COLUMBUS = 0
    MAGELLAN = 1
    CORTES = 2
    DA_GAMA = 3
    DRAKE = 4


CAPTAINS = len(Captain)
MAGELLAN_SAIL, DA_GAMA_CHEST, NAVAL_BASE_SAIL, TOLL = 7, 3, 2, 3


class Aboard(IntEnum):
    """Whether the captain goes with a ship."""

    NOBODY = 0
    CAPTAIN = 1


class Crew(IntEnum):
    """What settles: the one marker or the tower of a ship, or Spain's extra marker."""

    ONE = 0
    TWO = 1
    EXTRA = 2


# --- Goal cards (families and the values of Z03, Z09, Z10, Z13, Z14, Z15 printed as far as the examples go; the rest reconstructed) ------
class Goal(IntEnum):
    Z01 = 0
    Z02 = 1
    Z03 = 2
    Z04 = 3
    Z05 = 4
    Z06 = 5
    Z07 = 6
    Z08 = 7
    Z09 = 8
    Z10 = 9
    Z11 = 10
    Z12 = 11
    Z13 = 12
    Z14 = 13
    Z15 = 14


GOALS = len(Goal)
STACK_CARDS = 5
ALL_GOALS = (1 << GOALS) - 1
assert GOALS == STACKS * STACK_CARDS
UNREACHABLE = 99  # a card with one goal only
_GOALS = (
    *((4, 5), (3, 5), (2, 5), (2, 6), (9, 5, 12, 8), (6, 5, 8, 8), (8, 5, 11, 8), (11, 5, 15, 8)),
    *((3, 6, 4, 9), (1, 5, 2, 10), (3, 5, 4, 9), (2, 5, 3, 9), (6, 6, 9, 10), (1, 7, 2, 13), (10, 6, 15, 10)),
)
UPPER = np.array([g[0] for g in _GOALS], np.int64)
UPPER_POINTS = np.array([g[1] for g in _GOALS], np.int64)
LOWER = np.array([g[2] if len(g) > 2 else UNREACHABLE for g in _GOALS], np.int64)
LOWER_POINTS = np.array([g[3] if len(g) > 2 else 0 for g in _GOALS], np.int64)
MANY_MARKERS = 6  # of a completed island, NF-13.7
# What a ship at a yard counts towards each goal (NF-13.2, NF-13.5): by 1 + ship, so that an empty yard counts nothing
SHIP_COUNTS = np.zeros((1 + FIRST_CHARTER, GOALS), np.int64)
for _goal, _value in ((Goal.Z05, CHEST), (Goal.Z06, PERSONS), (Goal.Z07, SPY), (Goal.Z08, SAIL)):
    SHIP_COUNTS[1:, _goal] = VALUES[:FIRST_CHARTER, _value]
SHIP_COUNTS[1 : 1 + FIRST_LARGE, Goal.Z11] = 1
SHIP_COUNTS[1 + FIRST_LARGE :, Goal.Z12] = 1


class Pair(IntEnum):
    """Two goods that pay for a further goal card (NF-12.12)."""

    WOOD_WOOD = 0
    WOOD_CLOTH = 1
    WOOD_IRON = 2
    WOOD_GOLD = 3
    CLOTH_CLOTH = 4
    CLOTH_IRON = 5
    CLOTH_GOLD = 6
    IRON_IRON = 7
    IRON_GOLD = 8
    GOLD_GOLD = 9


PAIR_GOODS = np.array([[(a == g) + (b == g) for g in range(GOODS)] for a in range(GOODS) for b in range(a, GOODS)], np.int64)
assert len(PAIR_GOODS) == len(Pair)
PAIR = np.array([(a, b) for a in range(GOODS) for b in range(a, GOODS)], np.int64)  # the same as two goods


class Source(IntEnum):
    """Where points come from."""

    CONTRACTS = 0
    ANTWERP = 1
    ISLANDS = 2
    CITIES = 3
    DISCOVERING = 4
    SETTLING = 5
    NEW_ENGLAND = 6
    SHIPS = 7
    GOALS = 8
    CARDS = 9
    MARKERS = 10
    FIFTY = 11
    UNPLAYED = 12


SOURCES = len(Source)
UNPLAYED_POINTS = 2  # NF-16.1
