"""What lies in the box of Pearl Divers, as rows with their counts."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MOST_SEATS = 4


class Oyster(IntEnum):
    """What an oyster turns out to be."""

    EMPTY = 0
    WHITE = 1
    BLACK = 2


OYSTERS = len(Oyster)
COPIES = np.array([9, 15, 12], np.int64)  # how many of each lie on the sea bed (PD-1.2)
PRICE = np.array([0, 1, 2], np.int64)  # times the square of how many are sold together (PD-3.2)
BY_PIECE = 2  # times the price for each, where pearls are paid one by one
MOST_IN_BASKET = 6

assert COPIES.sum() == 36
