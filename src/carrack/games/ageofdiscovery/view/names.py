"""What things are called in pictures and stories: their names in small letters. People read words made from them."""

from __future__ import annotations

from ..content import KIND_CAPACITY, KIND_COLOUR, Colour, Joker, Order, Special, Voyage
from ..state import ACQUIRE, BUYING, COINS, PLACING, Phase

COLOUR_NAMES = tuple(c.name.lower() for c in Colour)
ORDER_NAMES = tuple(o.name.lower() for o in Order)
VOYAGE_NAMES = tuple(v.name.lower() for v in Voyage)
JOKER_NAMES = tuple(j.name.lower() for j in Joker)
SPECIAL_NAMES = tuple(x.name.lower() for x in Special)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
ACTION_NAMES = (("coins", COINS), ("acquire", ACQUIRE), ("buy", BUYING), ("place", PLACING))


def ship_name(kind: int) -> str:
    return f"{COLOUR_NAMES[KIND_COLOUR[kind]]}_{KIND_CAPACITY[kind]}"
