"""The position of Pearl Divers: one line per field, with who may see it."""

from __future__ import annotations

from enum import IntEnum

from carrack.core.hidden import Hand, Pool
from carrack.core.state import NOBODY, OWNER, Field, Option, record

from .content import MOST_IN_BASKET, MOST_SEATS, OYSTERS


class Phase(IntEnum):
    OVER = 0
    TURN = 1
    FIND = 2  # luck: what is in the oyster?


WITHIN = ()  # phases in which a seat finishes an act already begun: none

OPTIONS = (
    Option("basket_size", numbers=range(2, MOST_IN_BASKET + 1), default=5, why="how many oysters a basket holds"),
    Option("market", ("sets", "pieces"), default="sets", why="are pearls of a colour worth more together?"),
)

FIELDS = (
    Field("diver", "i1", why="whose turn it is"),
    Field("gold", "i2", (MOST_SEATS,)),
    Field("earned", "i2", (MOST_SEATS, OYSTERS), why="gold from each kind of oyster"),
    Field("basket", "i1", (MOST_SEATS, OYSTERS), OWNER, "oysters held, of each kind"),
    Field("held", "i1", (MOST_SEATS,), why="how many oysters are held"),
    Field("bed", "i1", (OYSTERS,), NOBODY, "oysters on the sea bed, of each kind"),
    Field("left", "i1", why="how many oysters are on the sea bed"),
    Field("sold", "i1", (OYSTERS,), why="oysters sold, of each kind"),
)

POOLS = (Pool("bed", hands=(Hand("basket", size="held"),)),)  # baskets are filled from the bed: what nobody saw can be any of the rest

STATE = record(FIELDS, OPTIONS)
