"""Every decision and every chance outcome of Age of Discovery. An action of the turn begins with its first step."""

from carrack.core.actions import ActionTable, Chance, Kind

from .content import COLUMNS, DISPLAY, MOST_SEATS, AnyShip, Joker, Order, OrderShip, Place, Ship, Special, TurnUp, Voyage
from .state import Phase

ACTIONS = ActionTable(
    # set-up
    Chance("start_player", seat=range(MOST_SEATS), at=Phase.START_PLAYER),
    Chance("lay_ship", ship=Ship, at=Phase.LAY_SHIP),
    Chance("lay_order", order=Order, at=(Phase.LAY_ORDER, Phase.REFILL)),
    Chance("deal_order", order=Order, at=(Phase.DEAL_ORDER, Phase.TAKE_ORDER), hidden=("order",)),
    Chance("deal_joker", joker=Joker, at=Phase.DEAL_JOKER, hidden=("joker",)),
    Chance("deal_special", special=Special, at=Phase.DEAL_SPECIAL, hidden=("special",)),
    # the turn
    Kind("take_coins", at=Phase.MENU),
    Kind("acquire", slot=range(1, DISPLAY + 1), at=Phase.MENU),
    Kind("acquire_unseen", at=Phase.MENU),
    Kind("buy", column=range(1, COLUMNS + 1), at=(Phase.MENU, Phase.BUY)),
    Chance("turn_up", card=TurnUp, at=Phase.TURN_UP),
    Kind("reserve", place=Place, at=(Phase.MENU, Phase.BUY)),
    Kind("head_for", voyage=Voyage, at=(Phase.MENU, Phase.PLACE)),
    Kind("send", ship=AnyShip, at=Phase.VOYAGE_SHIP),
    Kind("start_order", order=Order, at=(Phase.MENU, Phase.PLACE)),
    Kind("assign", ship=OrderShip, at=Phase.ORDER_SHIP),
    Kind("agree", rounds=range(1, 4), at=Phase.DURATION),
    Chance("show_joker", joker=Joker, at=Phase.SHOW_JOKER),
    Kind("stop", at=(Phase.BUY, Phase.PLACE)),
    Kind("end_turn", at=Phase.MENU),
    # the end
    Chance("show_special", special=Special, at=Phase.SHOW_SPECIAL),
)
