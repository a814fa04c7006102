"""What a net sees of Age of Discovery: pieces of the redacted record, the observer's own seat first."""

from carrack.core.view import Piece

from .content import CAPACITIES, COLOURS
from .state import Phase

OBSERVATION = (
    Piece("phase", values=range(1, len(Phase))),
    Piece("turn", 100),
    Piece("seats", values=range(2, 5)),
    Piece("actor", seat=True),
    Piece("active", seat=True),
    Piece("done", 15),
    Piece("interim_due", 100),
    Piece("final_due", 100),
    Piece("interim_scored"),
    Piece("row", values=range(18)),
    Piece("next", values=range(18)),
    Piece("pile", 8),
    Piece("undrawn", 3),
    Piece("display", values=range(24)),
    Piece("heap_size", 24),
    Piece("closed", by_seat=True),
    Piece("closed_cards", 4, by_seat=True),
    Piece("open", by_seat=True),
    Piece("gone"),
    Piece("running", values=range(24), by_seat=True),
    Piece("rounds", 3, by_seat=True),
    Piece("income", 15, by_seat=True),
    Piece("starting", values=range(24)),
    Piece("need", 6),
    Piece("heading", values=range(12)),
    Piece("established", values=range(6)),
    Piece("load", 8),
    Piece("ships", 8),
    Piece("vessel", digits=(2, COLOURS, CAPACITIES)),  # plain or a joker, its colour, its capacity
    Piece("owner", seat=True),
    Piece("coins", 30, by_seat=True),
    Piece("points", 100, by_seat=True),
    Piece("completed", 10, by_seat=True),
    Piece("free", 3, by_seat=True),
    Piece("joker", values=range(6), by_seat=True),
    Piece("shown", values=range(6), by_seat=True),
    Piece("joker_free", by_seat=True),
    Piece("special", values=range(4), by_seat=True),
    Piece("any_colour", 3, by_seat=True),
    Piece("reserve", 2, by_seat=True),
    Piece("mark", seat=True),
)
