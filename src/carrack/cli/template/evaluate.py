"""What a position of Pearl Divers is worth to a seat: the sum of these. Bots that look ahead ask for it."""

from carrack.core.jit import rule

from .content import OYSTERS
from .rules import price
from .state import Phase

GROWING = 110  # for each gold that the basket would bring now


@rule
def value_gold(s, seat):
    return 100 * s.gold[seat]


@rule
def value_basket(s, seat):
    """What is in the basket, as if it were sold: a little more while it can still grow, a little less when it cannot."""
    worth = 0
    for k in range(OYSTERS):
        worth += price(s, k, s.basket[seat, k])
    return worth * (GROWING if s.left > 0 else 90)


@rule
def value_dive(s, seat):
    """A dive under way promises what an oyster adds on average."""
    if s.phase != Phase.FIND or s.diver != seat:
        return 0
    worth = 0
    for k in range(OYSTERS):
        n = s.basket[seat, k]
        worth += s.bed[k] * (price(s, k, n + 1) - price(s, k, n))
    return GROWING * worth // s.left


@rule
def value_room(s, seat):
    """Room in the basket is worth something as long as there is something to put into it."""
    return 15 * (s.basket_size - s.held[seat]) if s.left > 0 else 0
