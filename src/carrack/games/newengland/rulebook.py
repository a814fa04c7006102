"""The rules that refuse an act. `rulebook.md` holds all rules in words; a last letter tells two sentences of one rule apart."""

from enum import IntEnum, auto


class Rule(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    NE_2_1 = auto()  # this start tile has been laid
    NE_2_3 = auto()  # the board ends there
    NE_2_3B = auto()  # a tile lies there
    NE_2_4 = auto()  # start tiles do not touch
    NE_5_2 = auto()  # the token is taken
    NE_6_3 = auto()  # not on offer
    NE_6_4 = auto()  # two purchases a turn
    NE_6_5 = auto()  # no credit
    NE_6_6 = auto()  # the tile could not be laid
    NE_6_7 = auto()  # the card could not be carried out
    NE_7_1 = auto()  # a tile lies there
    NE_7_2 = auto()  # not beside own land of the terrain
    NE_7_3 = auto()  # beside another family's land of the terrain
    NE_8_1 = auto()  # the shape does not lie like that
    NE_8_1B = auto()  # not own land of the terrain
    NE_8_2 = auto()  # no mirror images
    NE_8_3 = auto()  # half a start tile
    NE_8_4 = auto()  # a barn stands there
    NE_8_7 = auto()  # used already
    NE_9_1 = auto()  # not an own tile
    NE_9_2 = auto()  # a figure stands there
    NE_9_2B = auto()  # a start tile is one tile
    NE_10_3 = auto()  # a barn never moves
    NE_10_6 = auto()  # no empty barn
    NE_10_8 = auto()  # no such card in a barn
    NE_10_8B = auto()  # the stored card cannot be carried out now
    NE_10_11 = auto()  # a ship needs the coast
    NE_10_14 = auto()  # no right to an extra offer
    NE_10_16 = auto()  # the bag is empty
    NE_10_16B = auto()  # the stack is empty
    NE_11_2 = auto()  # no seats left for the figures
    NE_11_4 = auto()  # the tile is wanted
    NE_13_2 = auto()  # the pieces do not suffice (option)
