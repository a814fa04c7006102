"""The rules that refuse an act. `rulebook.md` holds all rules in words; a last letter tells two sentences of one rule apart."""

from enum import IntEnum, auto


class Rule(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    NF_1_1 = auto()  # the country is taken
    NF_2_2 = auto()  # gold replaces only what is due
    NF_2_2B = auto()  # too few goods of a kind, so more gold is needed
    NF_2_2C = auto()  # not enough gold
    NF_2_4 = auto()  # no such goods or points card in hand
    NF_3_3 = auto()  # not a card of this stack
    NF_3_4 = auto()  # the captain is taken
    NF_3_5 = auto()  # the good is taken
    NF_4_3 = auto()  # built already
    NF_4_3B = auto()  # a ship has been built: the harbour comes before the ships
    NF_4_3C = auto()  # the extension cannot be paid
    NF_4_5 = auto()  # the ship cannot be paid
    NF_4_7 = auto()  # no ship at that yard
    NF_4_9 = auto()  # the sale space is empty
    NF_5_2 = auto()  # no more ships at this action
    NF_5_3 = auto()  # no ship at that yard
    NF_5_3B = auto()  # no such charter in hand
    NF_5_4 = auto()  # the ship is assigned already
    NF_5_6 = auto()  # no captain who sails along
    NF_5_6B = auto()  # the captain is with another ship this round
    NF_5_7 = auto()  # Da Gama only helps at Load and Deliver
    NF_6_2 = auto()  # the tile does not fit
    NF_8_1 = auto()  # the good is too valuable
    NF_8_2 = auto()  # not a card that was drawn
    NF_9_1 = auto()  # no such ship left to settle
    NF_9_2 = auto()  # no tile lies there
    NF_9_2B = auto()  # ships still have to settle
    NF_9_4 = auto()  # both slots are taken
    NF_9_6 = auto()  # no extra marker
    NF_10_1 = auto()  # the ships cannot carry so much
    NF_10_2 = auto()  # the contract cannot be paid
    NF_10_3 = auto()  # a ship is not there or was used
    NF_10_3B = auto()  # fewer ships are enough
    NF_10_6 = auto()  # no such good for Antwerp
    NF_10_8 = auto()  # no contract lies there
    NF_11_1 = auto()  # not a tile that was drawn
    NF_11_2 = auto()  # a tile was laid for every ship
    NF_11_4 = auto()  # a tile must still be laid
    NF_12_11 = auto()  # no such goal card in hand
    NF_12_12 = auto()  # a further card costs 2 goods
    NF_12_13 = auto()  # the goal is not met
    NF_12_13B = auto()  # after this payment the goal would not be met
