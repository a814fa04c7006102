"""Every decision and every chance outcome of Race to the New Found Land. What follows at once from a choice is part of the same act."""

from carrack.core.actions import ActionTable, Chance, Kind

from .content import (
    LANE,
    MOST_SEATS,
    OFFERS,
    ROUNDS,
    ROW,
    SPACES,
    YARDS,
    Aboard,
    Captain,
    Card,
    Charter,
    Contract,
    Country,
    Crew,
    Extension,
    Gift,
    Goal,
    Good,
    Island,
    LargeShip,
    Pair,
    Side,
    SmallShip,
    Stack,
    Tile,
)
from .state import Phase

OWN_TURN = (Phase.LAND, Phase.PLAN, Phase.LOAD, Phase.SETTLE, Phase.DELIVER, Phase.DISCOVER, Phase.GOAL, Phase.TURN_END)  # NF-2.4
ENDING = (Phase.LAND, Phase.PLAN, Phase.SETTLE, Phase.DELIVER, Phase.DISCOVER, Phase.GOAL, Phase.TURN_END)
KEPT = range(1, ROUNDS + 1)  # the round in which a card was kept

ACTIONS = ActionTable(
    Kind("end_turn", at=ENDING),
    # set-up, refilling and cartography
    Chance("deal_country", country=Country, at=Phase.DEAL_COUNTRY),
    Kind("choose_country", country=Country, at=Phase.CHOOSE_COUNTRY),
    Chance("offer_small", ship=SmallShip, at=Phase.FILL_SMALL),
    Chance("offer_large", ship=LargeShip, at=Phase.FILL_LARGE),
    Chance("offer_contract", contract=Contract, at=Phase.FILL_CONTRACT),
    Chance("turn_compass", island=Island, at=Phase.COMPASS),
    Chance("turn_tile", tile=Tile, at=Phase.TURN_TILE),
    # any turn of one's own
    Kind("play_card", kept=KEPT, card=Gift, at=OWN_TURN),
    # the land phase
    Kind("extend", extension=Extension, at=Phase.LAND),
    Kind("build_small", space=range(1, ROW + 1), at=Phase.LAND),
    Kind("build_large", space=range(1, ROW + 1), at=Phase.LAND),
    Chance("reveal_large", ship=LargeShip, at=Phase.FILL_LARGE),
    Kind("scrap", yard=range(1, YARDS + 1), at=Phase.SCRAP),
    Kind("pay", wood=range(3), cloth=range(3), iron=range(3), at=Phase.PAY),  # so many of each are paid with gold
    # the planning phase
    Kind("assign", yard=range(1, YARDS + 1), aboard=Aboard, at=Phase.PLAN),
    Kind("charter_start", aboard=Aboard, at=Phase.PLAN),
    Kind("charter", kept=KEPT, card=Charter, aboard=Aboard, at=Phase.PLAN),
    # Load
    Kind("load", good=Good, at=Phase.LOAD),
    Chance("draw_card", card=Card, at=Phase.DRAW_CARD, hidden=("card",)),
    Kind("keep", card=Card, at=Phase.KEEP, hidden=("card",)),
    # Settle
    Kind("settle", crew=Crew, space=range(1, SPACES + 1), side=Side, at=Phase.SETTLE),
    Kind("new_england", persons=range(1, 3), at=Phase.SETTLE),
    # Deliver
    Kind("fulfil", space=range(1, OFFERS + 1), ships=range(1, 1 << LANE), at=Phase.DELIVER),  # a bit per ship
    Kind("antwerp", ship=range(1, LANE + 1), good=Good, at=Phase.DELIVER),
    Kind("unload", good=Good, at=Phase.ANTWERP),
    Kind("stop_unloading", at=Phase.ANTWERP),
    # Discover
    Chance("draw_tile", tile=Tile, at=Phase.DRAW_TILE, hidden=("tile",)),
    Kind("lay", tile=Tile, island=Island, at=Phase.DISCOVER),
    # frames
    Chance("look", goal=Goal, at=Phase.LOOK, hidden=("goal",)),
    Kind("take_goal", goal=Goal, at=Phase.TAKE_GOAL, hidden=("goal",)),
    Kind("take_captain", captain=Captain, at=Phase.TAKE_CAPTAIN),
    Kind("take_good", good=Good, at=Phase.TAKE_GOOD),
    # goal cards
    Kind("play_goal", stack=Stack, goal=Goal, at=Phase.GOAL),
    Kind("pay_goods", pair=Pair, at=Phase.GOAL_PAY),
    Chance("last_start", seat=range(MOST_SEATS), at=Phase.DEAL_COUNTRY),
)
