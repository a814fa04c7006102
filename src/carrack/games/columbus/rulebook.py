"""The rules that refuse an act. `rulebook.md` holds all rules in words; a last letter tells two sentences of one rule apart."""

from enum import IntEnum, auto


class Rule(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    CO_2_8 = auto()  # the board ends there
    CO_3_3 = auto()  # the dice have not been rolled
    CO_3_5 = auto()  # a turn is given up only before anything else
    CO_3_9 = auto()  # one card a turn
    CO_4_7 = auto()  # a die has been used: no more re-rolls
    CO_4_7B = auto()  # a re-roll costs a barrel
    CO_5_2 = auto()  # reefs, islands and mainland are not sailed
    CO_5_3 = auto()  # another ship is there
    CO_5_5 = auto()  # no compass left
    CO_5_5B = auto()  # no sail left
    CO_5_5C = auto()  # no Good Winds left
    CO_5_5D = auto()  # becalmed: a compass moves no ship
    CO_5_6 = auto()  # whirlwinds are not entered (option)
    CO_5_7 = auto()  # only discoverers sail into port (option)
    CO_6_1 = auto()  # no storms in the first round
    CO_6_2 = auto()  # no storm symbol left
    CO_6_7 = auto()  # no storm from a calm
    CO_8_1 = auto()  # no whirlwind symbol left
    CO_8_2 = auto()  # a whirlwind stops only on water
    CO_8_3 = auto()  # nor flies over mainland, port or edge
    CO_8_4 = auto()  # nothing there to fly over
    CO_8_4B = auto()  # no further step left to come down
    CO_8_4C = auto()  # the other whirlwind is in flight
    CO_8_12 = auto()  # it has hit a ship and stays (option)
    CO_8_13 = auto()  # it stands there already
    CO_9_5 = auto()  # a damaged ship is not sailed
    CO_9_6 = auto()  # only sails count in a repair throw
    CO_9_9 = auto()  # Good Winds need a mast
    CO_10_2 = auto()  # becalmed: only sails count
    CO_12_1 = auto()  # no island beside the ship
    CO_12_1B = auto()  # the hold is full
    CO_12_3 = auto()  # discs are seen only from plain water in columns A and B
    CO_12_5 = auto()  # no telescope left
    CO_13_1 = auto()  # no such card in hand
    CO_13_7 = auto()  # no whirlwind steps of a card left
    CO_13_8 = auto()  # the carpenter works only before the roll
    CO_13_8B = auto()  # the mast stands
    CO_13_9 = auto()  # you hold no Good Weather
    CO_13_11 = auto()  # Good Weather only stops the storm of another
    CO_14_5 = auto()  # who has found land looks no further
