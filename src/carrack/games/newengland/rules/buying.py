"""A turn (NE-6): purchases, cards in barns (NE-10.4 to NE-10.10) and the extra offer (NE-10.13 to NE-10.18)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import FIGURE_CARDS, MOST_PURCHASES
from ..rulebook import Rule
from ..state import Phase
from .common import LEGAL, empty_barns, in_bag, in_stack, piece_of, take_from_offer
from .land import can_lay


# --- Purchases (NE-6.3 to NE-6.7) ---------------------------------------------------------------
@rule
def against_purchase(s, piece):
    """The rule against buying a piece, whatever is done with it."""
    if s.purchases == MOST_PURCHASES:
        return Rule.NE_6_4
    if s.money[s.active] < s.token[s.active]:
        return Rule.NE_6_5
    if s.on_offer[piece] == 0:
        return Rule.NE_6_3
    return LEGAL


@rule
def buy(s, piece):
    """Pay the value of one's own token and take the piece (NE-6.3); the right to an extra offer is gone (NE-10.14)."""
    s.money[s.active] -= s.token[s.active]
    s.purchases += 1
    s.may_reveal = 0
    take_from_offer(s, piece)


@rule
def refuse_buy_land(s, terrain):
    why = against_purchase(s, terrain)
    if why == LEGAL and not can_lay(s, s.active, terrain):
        return Rule.NE_6_6
    return why


@rule
def do_buy_land(s, terrain):
    buy(s, terrain)
    s.pending = terrain
    ask(s, s.active, Phase.LAND_PLOT)


# --- Carrying out and storing (NE-6.7, NE-10.6, NE-10.8) ----------------------------------------
@rule
def carry_out(s, card):
    """The card is pending until its tiles are chosen and cleared (NE-11.5)."""
    s.pending = piece_of(card)
    ask(s, s.active, Phase.FIGURE_TILE if card < FIGURE_CARDS else Phase.SHAPE_SPOT)


@rule
def refuse_buy_execute(s, card):
    if s.can_carry_out >> card & 1:  # asked first, as that settles most cards; the purchase's own rules are still named first
        return against_purchase(s, piece_of(card))
    return against_purchase(s, piece_of(card)) or Rule.NE_6_7


@rule
def do_buy_execute(s, card):
    buy(s, piece_of(card))
    carry_out(s, card)


@rule
def refuse_buy_store(s, card):
    if empty_barns(s, s.active) > 0:
        return against_purchase(s, piece_of(card))
    return against_purchase(s, piece_of(card)) or Rule.NE_10_6


@rule
def do_buy_store(s, card):
    buy(s, piece_of(card))
    s.stored[s.active, card] += 1
    s.stored_cards[s.active] += 1


@rule
def refuse_execute_stored(s, card):
    if s.stored[s.active, card] == 0:
        return Rule.NE_10_8
    return LEGAL if s.can_carry_out >> card & 1 else Rule.NE_10_8B


@rule
def do_execute_stored(s, card):
    s.stored[s.active, card] -= 1
    s.stored_cards[s.active] -= 1
    carry_out(s, card)


# --- The extra offer of most ships (NE-10.14, NE-10.16) -----------------------------------------
@rule
def refuse_reveal_land(s):
    if not s.may_reveal:
        return Rule.NE_10_14
    return Rule.NE_10_16 if in_bag(s) == 0 else LEGAL


@rule
def do_reveal_land(s):
    s.may_reveal = 0
    luck(s, Phase.EXTRA_LAND, EVERYBODY)


@rule
def refuse_reveal_card(s):
    if not s.may_reveal:
        return Rule.NE_10_14
    return Rule.NE_10_16B if in_stack(s) == 0 else LEGAL


@rule
def do_reveal_card(s):
    s.may_reveal = 0
    luck(s, Phase.EXTRA_CARD, EVERYBODY)
