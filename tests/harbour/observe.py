"""What a net sees of Harbour."""

from carrack.core.view import Piece

from .content import Face
from .state import Phase

OBSERVATION = (
    Piece("phase", values=range(1, len(Phase))),
    Piece("turn", 15),
    Piece("actor", seat=True),
    Piece("active", seat=True),
    Piece("power", 3),
    Piece("points", 9, by_seat=True),
    Piece("hand", 4, by_seat=True),
    Piece("cards", 4, by_seat=True),
    Piece("deck", 4),
    Piece("sold", 4),
    Piece("crate", values=range(len(Face))),
    Piece("looked", bits=True),
)
