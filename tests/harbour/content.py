"""The cards and crates of Harbour."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MOST_SEATS = 3


class Card(IntEnum):
    SILK = 0
    RUM = 1
    GUARD = 2


class Face(IntEnum):
    GOLD = 0
    ROT = 1


class Crate(IntEnum):
    NORTH = 0
    SOUTH = 1


CARDS = len(Card)
COPIES = np.array([4, 4, 3], np.int64)
PRICE = np.array([2, 1, 0], np.int64)
FACES = len(Face)
TILES = np.array([2, 2], np.int64)
CRATES = len(Crate)
GOLD_POINTS = 3
HAND_LIMIT = 4
START_CARDS = 2
ENOUGH = 9  # points that end the game
