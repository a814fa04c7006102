"""Every decision and every chance outcome of New England (decision points D1 to D9)."""

from carrack.core.actions import ActionTable, Chance, Kind

from .content import FACINGS, LEAST_LAND, MOST_LAND, MOST_SEATS, TOKENS, Card, Lie, Plot, Terrain
from .state import Phase

ACTIONS = ActionTable(
    Chance("first_player", seat=range(MOST_SEATS), at=Phase.FIRST_PLAYER),
    # laying the start tiles
    Kind("start_terrain", terrain=Terrain, at=Phase.START_TERRAIN),  # D1
    Kind("start_spot", lie=Lie, plot=Plot, at=Phase.START_SPOT),  # D2
    # the offer
    Kind("announce", land=range(LEAST_LAND, MOST_LAND + 1), at=Phase.ANNOUNCE),  # D3
    Chance("draw_land", terrain=Terrain, at=(Phase.OFFER_LAND, Phase.EXTRA_LAND)),
    Chance("draw_card", card=Card, at=(Phase.OFFER_CARD, Phase.EXTRA_CARD)),
    # tokens
    Kind("take_token", token=range(1, TOKENS + 1), at=Phase.TOKEN),  # D4
    # turns: D5
    Kind("reveal_land", at=Phase.TURN),
    Kind("reveal_card", at=Phase.TURN),
    Kind("buy_land", terrain=Terrain, at=Phase.TURN),
    Kind("buy_execute", card=Card, at=Phase.TURN),
    Kind("buy_store", card=Card, at=Phase.TURN),
    Kind("execute_stored", card=Card, at=Phase.TURN),
    Kind("end_turn", at=Phase.TURN),
    # what was bought is laid or carried out at once
    Kind("land_plot", plot=Plot, at=Phase.LAND_PLOT),  # D6
    Kind("shape_spot", facing=range(FACINGS), plot=Plot, at=Phase.SHAPE_SPOT),  # D7
    Kind("figure_tile", plot=Plot, at=Phase.FIGURE_TILE),  # D8
    Kind("reseat", plot=Plot, at=Phase.RESEAT),  # D9
)
