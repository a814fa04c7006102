"""Every decision and every chance outcome of Columbus (decision points D1 to D8)."""

from carrack.core.actions import ActionTable, Chance, Kind

from .content import DICE, MOST_SEATS, WHIRLWINDS, ZONES, Card, Crossed, Direction, Disc, Flight, Mark, Means, Payment, Symbol
from .state import Phase

OWN_TURN = (Phase.BEFORE_ROLL, Phase.ACTION, Phase.REPAIR)
AFTER_ROLL = (Phase.ACTION, Phase.REPAIR)

ACTIONS = ActionTable(
    Chance("start_player", seat=range(MOST_SEATS), at=Phase.START_PLAYER),
    # before the roll: D1
    Kind("decline", at=Phase.BEFORE_ROLL),
    Kind("roll", at=Phase.BEFORE_ROLL),
    Chance("die", symbol=Symbol, at=Phase.DICE),
    # after the roll: D2, in a repair throw D4
    Kind("reroll", dice=range(1, 1 << DICE), at=AFTER_ROLL),
    Kind("sail", direction=Direction, by=Payment, at=OWN_TURN),
    Kind("whirl", whirlwind=range(1, WHIRLWINDS + 1), direction=Direction, flight=Flight, by=Means, at=(*OWN_TURN, Phase.FLIGHT)),  # D3
    Kind("raise_storm", zone=range(1, ZONES + 1), at=AFTER_ROLL),
    Kind("draw_card", at=AFTER_ROLL),
    Kind("load", at=AFTER_ROLL),
    Kind("look", at=AFTER_ROLL),
    Kind("play", card=Card, at=OWN_TURN, shows="aged_cards"),  # whether it was held before the last reshuffle (R27)
    Kind("end_turn", at=Phase.ACTION),
    Kind("finish", at=Phase.REPAIR),
    # storm
    Kind("good_weather", at=Phase.GOOD_WEATHER, shows="aged_cards"),  # D5
    Kind("let_it_blow", at=Phase.GOOD_WEATHER),
    Chance("spin", direction=Direction, at=Phase.SPIN),
    Kind("accept", at=Phase.RESPIN),  # D6
    Kind("spin_again", at=Phase.RESPIN),
    # event cards and discs
    Chance("turn_up", card=Crossed, at=Phase.TURN_UP),
    Chance("take_card", card=Card, at=Phase.TAKE_CARD, hidden=("card",)),
    Kind("pay_crew", at=Phase.MUTINY),  # D7
    Kind("miss_turn", at=Phase.MUTINY),
    Chance("open_disc", disc=Disc, at=Phase.DISC),
    # after the turn: D8
    Kind("relocate", mark=Mark, at=Phase.RELOCATE),
    Kind("leave", at=Phase.RELOCATE),
)
