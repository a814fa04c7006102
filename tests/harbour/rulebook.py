"""The rules that refuse an act."""

from enum import IntEnum, auto


class Rule(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    HB_1_3 = auto()  # no action left
    HB_2_1 = auto()  # the deck is empty
    HB_2_2 = auto()  # the hand is full
    HB_2_3 = auto()  # no such card to sell
    HB_3_1 = auto()  # the crate is gone
    HB_3_2 = auto()  # you know what is in it
    HB_4_1 = auto()  # not somebody to rob
    HB_4_2 = auto()  # nothing to steal
    HB_4_3 = auto()  # no guard
