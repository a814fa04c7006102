"""The rules that refuse an act."""

from enum import IntEnum, auto


class Rule(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    PD_2_2 = auto()  # the sea bed is empty
    PD_2_3 = auto()  # the basket is full
    PD_2_4 = auto()  # there is something to do
    PD_3_1 = auto()  # not so many in the basket
