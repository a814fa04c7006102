"""The end of the game (NE-13) and scoring (NE-14)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import BONUS, CARDS, FIGURE_CARDS, POINTS
from ..state import Phase
from .common import most, piece_of

MONEY_RANGE = 1024  # more than anybody can have, NE-14.6


@rule
def card_points(s, p):  # NE-14.1
    total = 0
    for card in range(CARDS):
        total += POINTS[card] * s.cards[p, card]
    return total


@rule
def score(s, seat):
    """Cards carried out and present majorities; stored cards count nothing (NE-14.1 to NE-14.5)."""
    total = card_points(s, seat)
    for kind in range(FIGURE_CARDS):
        if most(s, seat, kind):
            total += BONUS[kind]
    return total


@rule
def standing(s, seat):
    """Most points, then most money; who is still equal shares the win (NE-14.6)."""
    return score(s, seat) * MONEY_RANGE + s.money[seat]


@rule
def end_game(s):
    """Cards still in barns leave the game (NE-13.3)."""
    for p in range(s.seats):
        for card in range(CARDS):
            s.removed[piece_of(card)] += s.stored[p, card]
            s.stored[p, card] = 0
        s.stored_cards[p] = 0
    ask(s, s.first, Phase.OVER)
