"""What a net sees of New England: pieces of the record, the observer's own seat first. Nothing is hidden."""

from carrack.core.view import Piece

from .content import NORTH, PIECES, PLOTS, TOKENS
from .state import USED, Phase

DECIMAL = (10, 10)  # a plot as a number: 20 inputs instead of 98 for each of the lifted figures

OBSERVATION = (
    Piece("phase", values=range(1, len(Phase))),
    Piece("seats", values=range(3, 5)),
    Piece("actor", seat=True),
    Piece("active", seat=True),
    Piece("first", seat=True),
    Piece("round_number", 14),
    Piece("laid", 12),
    Piece("announced", 6),
    Piece("purchases", 2),
    Piece("may_reveal"),
    Piece("pending", values=range(PIECES)),
    Piece("apart", 2),
    Piece("wanted", members=NORTH),
    Piece("lifted", digits=DECIMAL),
    Piece("lifted_ships", 4),
    Piece("lifted_figures", 8),
    Piece("reseated", 8),
    Piece("bag", 20),
    Piece("stack", 13),
    Piece("on_offer", 9),
    Piece("extra_offers", 4),
    Piece("money", 50, by_seat=True),
    Piece("token", values=range(1, TOKENS + 1), by_seat=True),
    Piece("cards", 13, by_seat=True),
    Piece("stored", 3, by_seat=True),
    Piece("stored_cards", 11, by_seat=True),
    Piece("start_tile", 2 * PLOTS, by_seat=True),
    Piece("owner", seat=True),
    Piece("ground", values=range(1, USED + 3)),
    Piece("figure", values=range(1, 4)),
    Piece("placement_order"),
    Piece("start_touch"),
    Piece("mirror_shapes"),
    Piece("end_choice"),
)
