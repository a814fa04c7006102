"""The position of Harbour: one line per field, with who may see it."""

from __future__ import annotations

from enum import IntEnum

from carrack.core.hidden import Hand, Places, Pool
from carrack.core.state import NOBODY, OWNER, Field, Option, record

from .content import CARDS, CRATES, FACES, MOST_SEATS


class Phase(IntEnum):
    OVER = 0
    DEAL = 1  # luck
    ROLL = 2  # luck
    MAIN = 3
    DRAW = 4  # luck
    LOOK = 5  # luck
    OPEN = 6  # luck
    REACT = 7
    STEAL = 8  # luck


WITHIN = ()  # phases in which a seat finishes an act already begun: none
DOWN = -1  # nobody has seen what is in the crate
GONE = -2  # the crate has been opened

OPTIONS = (
    Option("guards", ("off", "on"), default="on", why="a guard keeps thieves away"),
    Option("rounds", numbers=range(13), default=5, why="rounds until the game ends; 0 = none"),
)

FIELDS = (
    Field("active", "i1", why="whose turn it is"),
    Field("power", "i1", why="actions left"),
    Field("target", "i1", why="the crate or the victim of the action under way"),
    Field("points", "i1", (MOST_SEATS,)),
    Field("hand", "i1", (MOST_SEATS, CARDS), OWNER, "cards held"),
    Field("cards", "i1", (MOST_SEATS,), why="how many cards are held"),
    Field("told", "i1", (MOST_SEATS, MOST_SEATS, CARDS), OWNER, "cards that a seat knows to be in another's hand"),
    Field("deck", "i1", (CARDS,), NOBODY, "cards not drawn yet"),
    Field("left", "i1", why="how many cards are not drawn yet"),
    Field("sold", "i1", (CARDS,), why="cards out of the game"),
    Field("crate", "i1", (CRATES,), NOBODY, "face, DOWN or GONE"),
    Field("looked", "u1", (CRATES,), why="a bit per seat that has looked into the crate"),
    Field("bag", "i1", (FACES,), NOBODY, "faces nobody has seen"),
)

POOLS = (
    Pool("deck", hands=(Hand("hand", size="cards", known="told"),)),
    Pool("bag", places=(Places("crate", known="looked", down=DOWN),)),
)

STATE = record(FIELDS, OPTIONS)
