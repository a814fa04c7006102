"""What is in the box of Age of Discovery: ships, jokers, orders, voyages and special orders. Every table says where it comes from.

printed: the rulebook says it. known: a public source says it. reconstructed: our own design, within what is printed and known.
"""

from __future__ import annotations

from enum import IntEnum
from typing import cast

import numpy as np

MOST_SEATS = 4
START_COINS = 6  # printed, AD-0.7
TAKEN_COINS = 2  # printed, AD-3.1
ORDER_PRICE = 1  # printed, AD-4.1
HAND_LIMIT = 4  # printed, AD-4.3
DEALT_ORDERS = 2  # printed, AD-0.8
MARKERS = 20  # printed, AD-0.7: 22, less two on the tracks
TURN_LIMIT = 100


class Colour(IntEnum):
    """The colours of ships, which have nothing to do with those of the seats (known)."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    WHITE = 4
    BROWN = 5


COLOURS = len(Colour)

# --- Ships: printed -------------------------------------------------------------------------------
CAPACITIES = 3  # 1, 2 and 3
KINDS = COLOURS * CAPACITIES  # of plain ships: colour first, then capacity
JOKER_KINDS = KINDS  # a joker as one of six colours with a capacity of 1 to 3
KIND_COLOUR = np.array([k // CAPACITIES for k in range(KINDS)] * 2, np.int64)
KIND_CAPACITY = np.array([k % CAPACITIES + 1 for k in range(KINDS)] * 2, np.int64)
SHIPS = np.array([(2, 3, 2)[k % CAPACITIES] for k in range(KINDS)], np.int64)  # of each kind
PRICE = np.array([(3, 4, 5)[k % CAPACITIES] for k in range(KINDS)], np.int64)
# the same as bits, a bit per kind: the ships that fit into a room, the ships of a colour
SHIPS_WITHIN = np.array([sum(1 << k for k in range(KINDS) if k % CAPACITIES < room) for room in range(9)], np.int64)
SHIPS_OF = np.array([0b111 << c * CAPACITIES for c in range(COLOURS)], np.int64)
assert (SHIPS.sum(), (SHIPS * KIND_CAPACITY[:KINDS]).sum()) == (42, 84)
PLAIN_FEE, JOKER_FEE = 1, 2

Ship = cast(type[IntEnum], IntEnum("Ship", {f"{c.name}_{n}": c * CAPACITIES + n - 1 for c in Colour for n in range(1, CAPACITIES + 1)}))
AnyShip = cast(
    type[IntEnum],
    IntEnum(
        "AnyShip",
        {f"{c.name}_{n}": c * CAPACITIES + n - 1 for c in Colour for n in range(1, CAPACITIES + 1)}
        | {f"JOKER_{c.name}_{n}": KINDS + c * CAPACITIES + n - 1 for c in Colour for n in range(1, CAPACITIES + 1)},
    ),
)
OrderShip = cast(
    type[IntEnum], IntEnum("OrderShip", {s.name: int(s) for s in Ship} | {f"JOKER_{n}": KINDS + n - 1 for n in range(1, CAPACITIES + 1)})
)
TurnUp = cast(type[IntEnum], IntEnum("TurnUp", {s.name: int(s) for s in Ship} | {"INTERIM": KINDS, "FINAL": KINDS + 1}))

# --- The market: printed --------------------------------------------------------------------------
COLUMNS = 5
PILES = 5
PILE_SHIPS = (6, 6, 6, 7, 7)
INTERIM_PILE, FINAL_PILE = 2, 4  # counted from 0
assert 2 * COLUMNS + sum(PILE_SHIPS) == SHIPS.sum()

# --- Jokers: count printed, pairs of colours reconstructed ------------------------------------------
Joker = cast(type[IntEnum], IntEnum("Joker", {f"{Colour(j).name}_{Colour((j + 1) % COLOURS).name}": j for j in range(COLOURS)}))
JOKERS = len(Joker)
JOKER_FIRST = np.arange(JOKERS, dtype=np.int64)
JOKER_SECOND = np.array([(j + 1) % COLOURS for j in range(JOKERS)], np.int64)

# --- Action cards: printed --------------------------------------------------------------------------
ANY_COLOUR = (3, 2, 2)  # each, with 2, 3 and 4 players
RESERVE = (2, 1, 1)

# --- Orders: colours and capacities printed; 10 for capacity 5 over 2 rounds printed, other incomes reconstructed -------------
ORDER_CAPACITIES = (3, 4, 5, 6)
ORDERS = COLOURS * len(ORDER_CAPACITIES)
Order = cast(type[IntEnum], IntEnum("Order", {f"{c.name}_{n}": c * 4 + i for c in Colour for i, n in enumerate(ORDER_CAPACITIES)}))
ORDER_COLOUR = np.array([o // 4 for o in range(ORDERS)], np.int64)
ORDER_CAPACITY = np.array([ORDER_CAPACITIES[o % 4] for o in range(ORDERS)], np.int64)
INCOME = np.array([[4, 6, 7], [6, 8, 10], [7, 10, 12], [9, 12, 15]], np.int64)  # by capacity, for 1, 2 and 3 rounds
MOST_ALIKE = 3  # no seat needs to count more ships of one capacity on an order, of its colour or as strangers
IMPOSSIBLE = 1 << 20  # ships: nobody ever has as many coins to pay for them
FEWEST = np.full((MOST_ALIKE + 1,) * CAPACITIES + (max(ORDER_CAPACITIES) + 1,), IMPOSSIBLE, np.int64)  # ships of 1, 2, 3 for a capacity
for _one, _two, _three in np.ndindex(FEWEST.shape[:3]):
    for _used in np.ndindex(_one + 1, _two + 1, _three + 1):
        _carried = _used[0] + 2 * _used[1] + 3 * _used[2]
        if _carried < FEWEST.shape[3]:
            FEWEST[_one, _two, _three, _carried] = min(FEWEST[_one, _two, _three, _carried], sum(_used))
assert MOST_ALIKE >= max(*SHIPS, *ANY_COLOUR)
DISPLAY = 4
RUNNING = 7  # most orders that one seat has running
ORDER_SHIPS = 6  # most ships on one order

# --- Voyages: 12, capacities 3 to 8 and the 3 of Abreu printed; names partly known; the rest reconstructed --------------------
#                                      colour        capacity  interim black, coloured  final black, coloured
VOYAGES_TABLE = (
    ("António de Abreu", Colour.RED, 3, 2, 3, 5, 7),
    ("Christopher Columbus", Colour.RED, 8, 2, 4, 3, 5),
    ("John Cabot", Colour.YELLOW, 4, 3, 5, 3, 5),
    ("Vasco da Gama", Colour.YELLOW, 7, 1, 2, 5, 7),
    ("Vasco Núñez de Balboa", Colour.GREEN, 5, 1, 2, 5, 8),
    ("Amerigo Vespucci", Colour.GREEN, 6, 3, 4, 3, 5),
    ("Bartolomeu Dias", Colour.BLUE, 3, 3, 5, 4, 6),
    ("Ferdinand Magellan", Colour.BLUE, 8, 1, 2, 4, 6),
    ("Jacques Cartier", Colour.WHITE, 4, 1, 2, 5, 8),
    ("Pedro Álvares Cabral", Colour.WHITE, 7, 3, 4, 3, 5),
    ("Giovanni da Verrazzano", Colour.BROWN, 5, 3, 4, 4, 6),
    ("Francis Drake", Colour.BROWN, 6, 1, 2, 4, 7),
)
VOYAGES = len(VOYAGES_TABLE)
Voyage = cast(
    type[IntEnum],
    IntEnum(
        "Voyage",
        {
            n: i
            for i, n in enumerate(
                [
                    "ABREU",
                    "COLUMBUS",
                    "CABOT",
                    "DA_GAMA",
                    "BALBOA",
                    "VESPUCCI",
                    "DIAS",
                    "MAGELLAN",
                    "CARTIER",
                    "CABRAL",
                    "VERRAZZANO",
                    "DRAKE",
                ]
            )
        },
    ),
)
EXPLORERS = tuple(row[0] for row in VOYAGES_TABLE)
VOYAGE_COLOUR = np.array([row[1] for row in VOYAGES_TABLE], np.int64)
VOYAGE_CAPACITY = np.array([row[2] for row in VOYAGES_TABLE], np.int64)
VOYAGE_POINTS = np.array([[[row[3], row[4]], [row[5], row[6]]] for row in VOYAGES_TABLE], np.int64)  # scoring, black or coloured
VOYAGE_SHIPS = 8  # most ships on one voyage
INTERIM, FINAL = 0, 1
assert sorted(VOYAGE_CAPACITY.tolist()) == [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]
assert all(VOYAGE_POINTS[2 * c : 2 * c + 2].sum(axis=(0, 1)).tolist() == [12, 19] for c in range(COLOURS))


# --- Special orders: kinds and the 5 of Majority with 3 players and 5 orders printed; other figures reconstructed --------------
class Special(IntEnum):
    PRESENT = 0
    HALF = 1
    MAJORITY = 2
    ALONE = 3


SPECIALS = len(Special)
MOST_COUNTED = 10  # completed orders; more use the last column
SPECIAL_POINTS = np.array(  # seats less two, kind, completed orders
    [
        [
            [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3],
            [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
            [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
            [0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8],
        ],
        [
            [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4],
            [0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6],
            [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8],
            [0, 2, 3, 5, 6, 8, 9, 10, 11, 12, 13],
        ],
        [
            [0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5],
            [0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8],
            [0, 2, 3, 5, 6, 8, 9, 10, 11, 12, 12],
            [0, 3, 6, 8, 11, 13, 15, 17, 18, 19, 20],
        ],
    ],
    np.int64,
)
EVEN_SPECIAL_POINTS = SPECIAL_POINTS.copy()  # with the option: figures with which all kinds win alike between bots that search
EVEN_SPECIAL_POINTS[1] = [
    [0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4],
    [0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6],
    [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8],
    [0, 3, 5, 7, 9, 11, 12, 13, 14, 15, 16],
]
EVEN_SPECIAL_POINTS[2] = [
    [0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5],
    [0, 1, 1, 2, 3, 4, 5, 6, 6, 7, 8],
    [0, 2, 3, 5, 6, 8, 9, 10, 11, 12, 12],
    [0, 5, 8, 11, 14, 16, 18, 20, 21, 22, 23],
]

# --- What can be reserved: buying row, follow-up row, display ---------------------------------------
PLACES = 2 * COLUMNS + DISPLAY
Place = cast(
    type[IntEnum],
    IntEnum(
        "Place",
        {f"BUY_{c + 1}": c for c in range(COLUMNS)}
        | {f"NEXT_{c + 1}": COLUMNS + c for c in range(COLUMNS)}
        | {f"ORDER_{c + 1}": 2 * COLUMNS + c for c in range(DISPLAY)},
    ),
)
