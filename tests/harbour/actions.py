"""Every decision and every chance outcome of Harbour."""

from carrack.core.actions import ActionTable, Chance, Kind

from .content import MOST_SEATS, Card, Crate, Face
from .state import Phase

ACTIONS = ActionTable(
    Chance("deal", card=Card, at=(Phase.DEAL, Phase.DRAW), hidden=("card",)),
    Chance("die", face=range(1, 4), at=Phase.ROLL),
    Kind("draw", at=Phase.MAIN),
    Kind("look", crate=Crate, at=Phase.MAIN),
    Chance("see", face=Face, at=Phase.LOOK, hidden=("face",)),
    Kind("open", crate=Crate, at=Phase.MAIN),
    Chance("find", face=Face, at=Phase.OPEN),
    Kind("sell", card=Card, at=Phase.MAIN),
    Kind("rob", opponent=range(MOST_SEATS), at=Phase.MAIN),
    Kind("guard", at=Phase.REACT),
    Kind("allow", at=Phase.REACT),
    Chance("steal", card=Card, at=Phase.STEAL, hidden=("card",)),
    Kind("end_turn", at=Phase.MAIN),
)
