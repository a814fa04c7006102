"""A round (NE-3): the offer (NE-4), tokens (NE-5), the order of turns (NE-6.1), income (NE-12), and the end (NE-13)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import EXTRA_OFFERS, INCOME, LEAST_LAND, MOST_LAND, OFFER, PIECES, Card
from ..rulebook import Rule
from ..state import NO_TOKEN, NOTHING, Phase
from .common import LEGAL, in_bag, in_stack, lay_open, most, piece_of
from .scoring import end_game
from .shapes import go_on


# --- Rounds (NE-3) ------------------------------------------------------------------------------
@rule
def begin_round(s):
    s.round_number += 1
    s.active = s.first
    ask(s, s.first, Phase.ANNOUNCE)


@rule
def end_round(s):
    """What nobody bought leaves the game, and the stone passes to the left (NE-3.2, NE-3.3)."""
    for space in range(OFFER + EXTRA_OFFERS):
        if s.offer[space] != NOTHING:
            s.removed[s.offer[space]] += 1
            s.offer[space] = NOTHING
    for piece in range(PIECES):
        s.on_offer[piece] = 0
    s.extra_offers = 0
    s.announced = 0
    s.first = (s.first + 1) % s.seats
    begin_round(s)


# --- The offer (NE-4) ---------------------------------------------------------------------------
@rule
def suffices(s, land):
    """Whether bag and stack hold an offer with so many land tiles (NE-4.2)."""
    return in_bag(s) >= land and in_stack(s) >= OFFER - land


@rule
def refuse_announce(s, land):
    if not s.end_choice or suffices(s, land):
        return LEGAL
    for other in range(LEAST_LAND, MOST_LAND + 1):
        if suffices(s, other):
            return Rule.NE_13_2
    return LEGAL


@rule
def do_announce(s, land):
    if suffices(s, land):
        s.announced = land
        luck(s, Phase.OFFER_LAND, EVERYBODY)
    else:
        end_game(s)  # NE-4.2, NE-13.1


@rule
def weight_draw_land(s, terrain):
    return s.bag[terrain]


@rule
def weight_draw_card(s, card):
    return s.stack[card]


@rule
def free_space(s):
    """The first offer space that has not been filled: pieces come one after the other, and nothing is bought meanwhile."""
    space = 0
    while s.offer[space] != NOTHING:
        space += 1
    return space


@rule
def lay_extra(s, piece):
    """An extra offer lies beside the board (NE-10.15)."""
    lay_open(s, OFFER + s.extra_offers, piece)
    s.extra_offers += 1
    go_on(s)


@rule
def do_draw_land(s, terrain):
    s.bag[terrain] -= 1
    if s.phase == Phase.EXTRA_LAND:
        lay_extra(s, terrain)
        return
    space = free_space(s)
    lay_open(s, space, terrain)
    if space + 1 == s.announced:
        luck(s, Phase.OFFER_CARD, EVERYBODY)


@rule
def do_draw_card(s, card):
    s.stack[card] -= 1
    if s.phase == Phase.EXTRA_CARD:
        lay_extra(s, piece_of(card))
        return
    space = free_space(s)
    lay_open(s, space, piece_of(card))
    if space + 1 == OFFER:
        ask(s, s.first, Phase.TOKEN)


# --- Tokens (NE-5) and the order of turns (NE-6.1) ----------------------------------------------
@rule
def next_turn(s):
    """The turn of the highest token still before a seat; after the last turn the round ends."""
    s.active = 0
    for p in range(1, s.seats):
        if s.token[p] > s.token[s.active]:
            s.active = p
    if s.token[s.active] == NO_TOKEN:
        s.can_carry_out = 0
        end_round(s)
        return
    s.turn += 1
    s.may_reveal = 1 if most(s, s.active, Card.SHIP) else 0  # NE-10.14
    go_on(s)


@rule
def refuse_take_token(s, token):
    for p in range(s.seats):
        if s.token[p] == token:
            return Rule.NE_5_2
    return LEGAL


@rule
def do_take_token(s, token):
    s.token[s.actor] = token
    left = (s.actor + 1) % s.seats
    if left == s.first:
        next_turn(s)
    else:
        s.active = left
        ask(s, left, Phase.TOKEN)


# --- Income (NE-12) -----------------------------------------------------------------------------
@rule
def income(s, p):
    return INCOME + s.cards[p, Card.PILGRIM]


@rule
def refuse_end_turn(s):
    return LEGAL


@rule
def do_end_turn(s):
    s.money[s.active] += income(s, s.active)
    s.token[s.active] = NO_TOKEN
    s.purchases = 0
    s.may_reveal = 0
    next_turn(s)
