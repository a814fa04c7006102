"""The rules that refuse an act. `rulebook.md` holds all rules in words; a last letter tells two sentences of one rule apart."""

from enum import IntEnum, auto


class Rule(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    AD_1_3 = auto()  # this action is done
    AD_1_6 = auto()  # the first action cannot be skipped
    AD_4_1 = auto()  # an order costs a coin
    AD_4_3 = auto()  # four orders in hand
    AD_4_5 = auto()  # no order is left there
    AD_4_6 = auto()  # reserved by another
    AD_5_3 = auto()  # not enough coins
    AD_5_9 = auto()  # no ship lies there
    AD_5_10 = auto()  # reserved by another
    AD_6_1 = auto()  # you have no such free ship
    AD_6_2 = auto()  # no coins for the fee
    AD_7_1 = auto()  # no free ship fits this voyage
    AD_7_2 = auto()  # another colour, and no card for it
    AD_7_5 = auto()  # no room for it
    AD_7_8 = auto()  # no markers left (option)
    AD_8_1 = auto()  # this order is not in your hand
    AD_8_2 = auto()  # the capacity cannot be met exactly, with coins, cards and markers
    AD_8_2B = auto()  # nor could it any more, with this ship
    AD_9_3 = auto()  # the joker has other colours
    AD_9_4 = auto()  # not this colour here
    AD_10_5 = auto()  # no reserve card left
    AD_10_7 = auto()  # reserved in this very turn
    AD_10_10 = auto()  # reserved by another
    AD_10_10B = auto()  # marked in this turn already
