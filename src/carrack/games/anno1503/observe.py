"""What a net sees of Anno 1503: pieces of the redacted record, the observer's own seat first."""

from carrack.core.view import Piece

from .state import Phase

OBSERVATION = (
    Piece("phase", values=range(1, len(Phase))),
    Piece("turn", 100),
    Piece("seats", values=range(2, 5)),
    Piece("actor", seat=True),
    Piece("active", seat=True),
    Piece("roll", values=range(1, 7)),
    Piece("event", values=range(1, 4)),
    Piece("picks", 2),
    Piece("purchases", 2),
    Piece("sold", 127),
    Piece("drew"),
    Piece("supply", 15),
    Piece("buildings", values=range(1, 3)),
    Piece("gold", 30, by_seat=True),
    Piece("home", values=range(4), by_seat=True),
    Piece("resident", values=range(4), by_seat=True),
    Piece("building", values=range(8), by_seat=True),
    Piece("post", values=range(32), by_seat=True),
    Piece("treaty", values=range(32), by_seat=True),
    Piece("hand", 5, by_seat=True),
    Piece("cards", 5, by_seat=True),
    Piece("unplaced", 5),
    Piece("ship", values=range(60), by_seat=True),
    Piece("points", 8),
    Piece("island", values=range(26)),
    Piece("tile", values=range(32)),
    Piece("back", values=range(2, 5)),
    Piece("lies", values=range(32)),
    Piece("looked", bits=True),
    Piece("loose"),
    Piece("reserve", 6),
    Piece("top", values=range(2, 5)),
    Piece("round_limit", 200),
)
