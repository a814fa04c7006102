"""What a position of Harbour is worth to a seat."""

from carrack.core.jit import rule


@rule
def value_points(s, seat):
    return 100 * s.points[seat]


@rule
def value_cards(s, seat):
    return 30 * s.cards[seat]
