"""The rules that refuse an act. `rulebook.md` holds all rules in words; a last letter tells two sentences of one rule apart."""

from enum import IntEnum, auto


class Rule(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    AN_1_7 = auto()  # that home island is taken
    AN_2_5 = auto()  # you hold no such card to hand back
    AN_3_5 = auto()  # neither your home island nor your post gives that good
    AN_3_7 = auto()  # that good is out of stock
    AN_4_5 = auto()  # no post there to give up
    AN_4_5B = auto()  # no treaty there to give up
    AN_4_7 = auto()  # a tile lies there already
    AN_4_7B = auto()  # that island is not in play
    AN_4_7C = auto()  # another free island square is farther away
    AN_5_2 = auto()  # both ships are on the board
    AN_5_2B = auto()  # a ship costs 1 cloth, 1 wood, 1 tool
    AN_5_4 = auto()  # a pioneer costs 1 wood, 1 tool
    AN_5_5 = auto()  # four pioneer/settler tiles already lie on the island
    AN_5_5B = auto()  # all seven resident spaces are taken
    AN_5_6 = auto()  # nobody lives there: only a pioneer can be placed
    AN_5_7 = auto()  # settler: 1 cloth, 2 stone
    AN_5_8 = auto()  # citizen: 2 spice, 1 stone
    AN_5_8B = auto()  # all three citizen/merchant tiles are in use
    AN_5_9 = auto()  # merchant: 2 tobacco, 1 spice
    AN_5_9B = auto()  # a merchant rises no further
    AN_6_2 = auto()  # nobody lives there
    AN_6_2B = auto()  # you hold no such card
    AN_6_3 = auto()  # this resident does not buy that good
    AN_6_5 = auto()  # this resident has bought this turn
    AN_6_7 = auto()  # two purchases a turn
    AN_6_9 = auto()  # not enough gold
    AN_6_9B = auto()  # out of stock
    AN_7_1 = auto()  # no action point left
    AN_7_3 = auto()  # the board ends there
    AN_7_4 = auto()  # ships do not enter islands
    AN_7_7 = auto()  # no island tile next to the ship there
    AN_7_9 = auto()  # this ship is in the supply
    AN_8_1 = auto()  # no free stone jetty of that number
    AN_8_2 = auto()  # four posts already
    AN_8_3 = auto()  # three treaties already
    AN_8_5 = auto()  # that resident cannot rise
    AN_8_6 = auto()  # no resident can rise
    AN_9_2 = auto()  # you own that building
    AN_9_3 = auto()  # that building is not in the supply
    AN_9_6 = auto()  # you have no Great Trading House
    AN_9_6B = auto()  # once per turn
    AN_9_6C = auto()  # 2 gold
    AN_9_6D = auto()  # not a card of an opponent
    AN_9_6E = auto()  # the opponent holds no card
    AN_11_1 = auto()  # golden times: out of stock
