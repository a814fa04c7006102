"""What a net sees of Pearl Divers: fields of the position as numbers around 0 to 1, its own seat first."""

from carrack.core.view import Piece

OBSERVATION = (
    Piece("actor", seat=True),
    Piece("gold", 90, by_seat=True),
    Piece("basket", 5, by_seat=True),
    Piece("held", 5, by_seat=True),
    Piece("bed", 15),
    Piece("left", 36),
    Piece("sold", 15),
    Piece("basket_size", 6),
    Piece("market", 1),
)
