"""What a net sees of Columbus: pieces of the redacted record, the observer's own seat first."""

from carrack.core.view import Piece

from .state import Phase

OBSERVATION = (
    Piece("phase", values=range(1, len(Phase))),
    Piece("turn", 100),
    Piece("seats", values=range(2, 6)),
    Piece("actor", seat=True),
    Piece("active", seat=True),
    Piece("first", seat=True),
    Piece("round_number", 100),
    Piece("card_played"),
    Piece("extra_turn"),
    Piece("winds", 2),
    Piece("gusts", 3),
    Piece("die", values=range(5)),
    Piece("used", 15),
    Piece("zone", values=range(6)),
    Piece("storms", 4),
    Piece("spins", 4),
    Piece("wind", values=range(8)),
    Piece("ship", values=range(126), by_seat=True),
    Piece("mast", by_seat=True),
    Piece("barrels", 8, by_seat=True),
    Piece("discovery", by_seat=True),
    Piece("misses", 2, by_seat=True),
    Piece("whirlwind", values=range(126)),
    Piece("flying", values=range(3)),
    Piece("settling", values=range(3)),
    Piece("crossed", 5),
    Piece("closed", 18),
    Piece("fresh", 3, by_seat=True),
    Piece("fresh_cards", 6, by_seat=True),
    Piece("aged", 3, by_seat=True),
    Piece("aged_cards", 6, by_seat=True),
    Piece("discard", 6),
    Piece("discs", 5),
)
