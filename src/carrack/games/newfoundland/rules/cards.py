"""One-time cards (NF-2.4, NF-8), and how a turn is ended."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import FIRST_GIFT, GIFT_GOODS, GIFT_POINTS, GOODS, LOAD_TABLE, SHAPES, TILES_OF, Source
from ..rulebook import Rule
from ..state import Phase
from .common import LEGAL, leave_hand, score_points
from .turns import carry_on, draw_cards, keep_cards, proceed, tidy


# --- Goods and points cards (NF-2.4) ------------------------------------------------------------
@rule
def refuse_play_card(s, kept, card):
    p = s.actor
    if s.kept_cards[p] == 0:
        return Rule.NF_2_4
    return LEGAL if s.hand[p, kept - 1] >> (FIRST_GIFT + card) & 1 else Rule.NF_2_4


@rule
def do_play_card(s, kept, card):
    p = s.actor
    leave_hand(s, kept - 1, FIRST_GIFT + card)
    s.card_discard |= 1 << (FIRST_GIFT + card)
    for g in range(GOODS):
        s.goods[p, g] += GIFT_GOODS[card, g]
    score_points(s, GIFT_POINTS[card], Source.CARDS)
    carry_on(s)


# --- The end of a turn (NF-2.9) -----------------------------------------------------------------
@rule
def fitting_tiles(s, p):
    """The tiles in a discoverer's hand that fit somewhere (NF-6.2)."""
    fits = 0
    for shape in range(SHAPES):
        if s.room[shape]:
            fits |= TILES_OF[shape]
    return s.tile_hand[p] & fits


@rule
def refuse_end_turn(s):
    if s.phase == Phase.SETTLE and s.crews[0] + s.crews[1] > 0:
        return Rule.NF_9_2B
    if s.phase == Phase.DISCOVER and s.to_lay > 0 and fitting_tiles(s, s.actor) != 0:
        return Rule.NF_11_4
    return LEGAL


@rule
def do_end_turn(s):
    if s.phase == Phase.DISCOVER and s.to_lay > 0:  # everybody sees that no tile of these shapes is left in the hand
        for shape in range(SHAPES):
            if s.room[shape]:
                s.tile_barred[s.actor, s.round_number - 1] |= 1 << shape
    tidy(s)
    proceed(s)


# --- Load (NF-8) --------------------------------------------------------------------------------
@rule
def refuse_load(s, good):
    return Rule.NF_8_1 if good > LOAD_TABLE[s.hold[0]] else LEGAL


@rule
def do_load(s, good):
    s.goods[s.actor, good] += 1
    s.loaded = 1
    s.to_draw = s.hold[0]
    draw_cards(s)


@rule
def weight_draw_card(s, card):
    return s.card_stack >> card & 1


@rule
def do_draw_card(s, card):
    s.card_stack &= ~(1 << card)
    s.card_stack_size -= 1
    s.drawn[s.active] |= 1 << card
    s.drawn_cards += 1
    s.to_draw -= 1
    draw_cards(s)


@rule
def refuse_keep(s, card):
    return LEGAL if s.drawn[s.actor] >> card & 1 else Rule.NF_8_2


@rule
def do_keep(s, card):
    p = s.actor
    r = s.round_number - 1
    s.drawn[p] &= ~(1 << card)
    s.drawn_cards -= 1
    s.hand[p, r] |= 1 << card
    s.hand_cards[p, r] += 1
    s.kept_cards[p] += 1
    s.to_keep -= 1
    keep_cards(s)
