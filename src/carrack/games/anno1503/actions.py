"""Every decision and every chance outcome of Anno 1503 (decision points D1 to D12)."""

from carrack.core.actions import ActionTable, Chance, Kind

from .content import FIELDS, MOST_SEATS, NUMBERS, SHIPS, WOODEN_JETTIES, Building, Direction, Good, Home, Island, Tile
from .state import Phase

SEAT = range(MOST_SEATS)
SPACE = range(1, FIELDS + 1)
NUMBER = range(1, NUMBERS + 1)
SHIP = range(1, SHIPS + 1)

ACTIONS = ActionTable(
    # set-up
    Chance("deal_home", home=Home, at=Phase.DEAL_HOMES),
    Kind("choose_home", home=Home, at=Phase.CHOOSE_HOME),  # D12
    Chance("start_player", seat=SEAT, at=Phase.START_PLAYER),
    # phase 1: production and events
    Chance("roll", face=range(1, 7), at=Phase.ROLL),
    Kind("produce", good=Good, at=Phase.PRODUCE),  # D1
    Chance("event", face=range(1, 7), at=Phase.EVENT),
    Kind("golden_pick", good=Good, at=Phase.GOLDEN_TIMES),  # D2
    Kind("decline", at=Phase.GOLDEN_TIMES),
    Kind("lose_post", number=NUMBER, at=Phase.PIRATE),  # D3
    Kind("lose_treaty", jetty=range(1, WOODEN_JETTIES + 1), at=Phase.PIRATE),
    Chance("turn_back", back=range(2, 5), at=Phase.TURN_BACK),
    Kind("refill", island=Island, at=Phase.REFILL),  # D4
    Chance("lay", tile=Tile, at=Phase.LAY, hidden=("tile",)),
    # phase 2: building and trading (D5)
    Kind("build_ship", at=Phase.TRADE),
    Kind("place_pioneer", at=Phase.TRADE),
    Kind("develop", space=SPACE, at=Phase.TRADE),
    Kind("sell", space=SPACE, good=Good, at=Phase.TRADE),
    Kind("buy", good=Good, at=Phase.TRADE),
    Kind("great_house", opponent=SEAT, at=(Phase.TRADE, Phase.SHIPS)),
    Chance("draw_card", good=Good, at=(Phase.DRAW_IN_TRADE, Phase.DRAW_AT_SEA), hidden=("good",)),
    Kind("choose_building", building=Building, at=Phase.BUILDING),  # D6
    Kind("no_building", at=Phase.BUILDING),
    Kind("set_sail", at=Phase.TRADE),
    # phase 3: ships (D7)
    Kind("move", ship=SHIP, direction=Direction, at=Phase.SHIPS),
    Kind("discover", ship=SHIP, direction=Direction, at=Phase.SHIPS),
    Chance("see", tile=Tile, at=Phase.LOOK, hidden=("tile",)),
    Kind("use_tile", at=Phase.TILE),  # D8
    Kind("leave_tile", at=Phase.TILE),
    Chance("reveal", tile=Tile, at=Phase.REVEAL),
    Kind("choose_jetty", number=NUMBER, at=Phase.JETTY),  # D9
    Kind("choose_upgrade", space=SPACE, at=Phase.UPGRADE),  # D10
    Kind("end_turn", at=Phase.SHIPS),
    Kind("discard", good=Good, at=Phase.DISCARD),  # D11
)
