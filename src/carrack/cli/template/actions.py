"""Every decision and every outcome of luck in Pearl Divers."""

from carrack.core.actions import ActionTable, Chance, Kind

from .content import MOST_IN_BASKET, Oyster
from .state import Phase

ACTIONS = ActionTable(
    Kind("dive", at=Phase.TURN),
    Chance("find", oyster=Oyster, at=Phase.FIND, hidden=("oyster",)),
    Kind("sell", oyster=Oyster, count=range(1, MOST_IN_BASKET + 1), at=Phase.TURN),
    Kind("rest", at=Phase.TURN),
)
