"""What a net sees of Race to the New Found Land: pieces of the redacted record, the observer's own seat first."""

from carrack.core.view import Piece

from .content import CAPTAINS, CONTRACTS, COUNTRIES, FIRST_CHARTER, ISLANDS, SMALL, STEPS, VESSELS
from .state import Part, Phase

OBSERVATION = (
    Piece("phase", values=range(1, len(Phase))),
    Piece("part", values=range(len(Part))),
    Piece("action", values=range(STEPS)),
    Piece("seats", values=range(2, 5)),
    Piece("round_number", values=range(5)),
    Piece("actor", seat=True),
    Piece("active", seat=True),
    Piece("first", seat=True),
    Piece("sails", 20, by_seat=True),
    Piece("country", COUNTRIES, by_seat=True),
    Piece("points", 150, by_seat=True),
    Piece("goods", 10, by_seat=True),
    Piece("extended", 3, by_seat=True),
    Piece("yard", values=range(FIRST_CHARTER), by_seat=True),
    Piece("out", 63, by_seat=True),
    Piece("captain", CAPTAINS, by_seat=True),
    Piece("lane", VESSELS, by_seat=True),
    Piece("due", 3),
    Piece("crews", 3),
    Piece("hold", 8),
    Piece("unloading", 8),
    Piece("to_lay", 3),
    Piece("may_lay"),
    Piece("small_row", values=range(SMALL)),
    Piece("large_row", values=range(12)),
    Piece("contract", values=range(CONTRACTS)),
    Piece("city_markers", 5),
    Piece("charted", values=range(ISLANDS)),
    Piece("tile", 34),
    Piece("owner", seat=True),
    Piece("height", 2),
    Piece("covered", 12),
    Piece("markers", 12),
    Piece("kept_cards", 5, by_seat=True),
    Piece("frame_space", 40),
    Piece("claimed", bits=True),
    Piece("goal_hand", values=range(1, 16), by_seat=True),
)
