"""Event cards (CO-12.2, CO-12.7, CO-13)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import CARDS, CROSSED, FOG_DIRECTION, WHIRLWINDS, WINDS, Card, Crossed, Symbol
from ..rulebook import Rule
from ..state import EVERYWHERE, Phase
from .common import LEGAL, go_on, holds, lay_down, locked, rolled, stow, use_die
from .sailing import refuse_telescope
from .weather import blow


# --- Drawing (CO-12.2, CO-12.7) -----------------------------------------------------------------
@rule
def reshuffle(s):
    """The discard pile becomes the deck; every card in a hand is now an aged one."""
    for card in range(CROSSED):
        s.crossed[card] = s.discard_crossed[card]
        s.discard_crossed[card] = 0
    for card in range(CARDS):
        s.deck[card] = s.discard[card]
        s.closed += s.discard[card]
        s.discard[card] = 0
        for p in range(s.seats):
            s.aged[p, card] += s.fresh[p, card]
            s.fresh[p, card] = 0
    for p in range(s.seats):
        s.aged_cards[p] += s.fresh_cards[p]
        s.fresh_cards[p] = 0
        s.newly_played[p] = 0


@rule
def refuse_draw_card(s):
    return refuse_telescope(s, s.actor)


@rule
def do_draw_card(s):
    use_die(s, Symbol.TELESCOPE)
    left = s.closed
    for card in range(CROSSED):
        left += s.crossed[card]
    if left == 0:
        reshuffle(s)
    luck(s, Phase.TURN_UP, EVERYBODY)


@rule
def weight_turn_up(s, card):
    return s.closed if card == Crossed.KEPT else s.crossed[card]


@rule
def weight_take_card(s, card):
    return s.deck[card]


@rule
def do_take_card(s, card):
    s.deck[card] -= 1
    s.closed -= 1
    s.fresh[s.active, card] += 1
    s.fresh_cards[s.active] += 1
    go_on(s)


# --- Cards with a cross (CO-13.3, CO-13.4, CO-13.12, CO-13.13) ----------------------------------
@rule
def do_turn_up(s, card):
    if card == Crossed.KEPT:
        luck(s, Phase.TAKE_CARD, 1 << s.active)
        return
    p = s.active
    s.crossed[card] -= 1
    s.discard_crossed[card] += 1
    if card <= Crossed.PROVISIONS_3:
        stow(s, p, card + 1)
    elif card == Crossed.MUTINY:
        if s.barrels[p] > 0:
            ask(s, p, Phase.MUTINY)
            return
        s.misses[p] += 1
    elif s.early_card_weather or s.round_number > 1:  # CO-6.1
        if card == Crossed.HURRICANE:
            s.zone = EVERYWHERE
            s.spins = 0
            luck(s, Phase.SPIN, EVERYBODY)
        else:
            blow(s, EVERYWHERE, FOG_DIRECTION[card - Crossed.FOG_N])
        return
    go_on(s)


@rule
def refuse_pay_crew(s):
    return LEGAL


@rule
def do_pay_crew(s):
    s.barrels[s.actor] -= 1
    go_on(s)


@rule
def refuse_miss_turn(s):
    return LEGAL


@rule
def do_miss_turn(s):
    s.misses[s.actor] += 1
    go_on(s)


# --- Cards without a cross (CO-13.5 to CO-13.8) -------------------------------------------------
@rule
def refuse_play(s, card):
    p = s.actor
    if not holds(s, p, card):
        return Rule.CO_13_1
    if card == Card.GOOD_WEATHER:
        return Rule.CO_13_11
    if s.card_played:
        return Rule.CO_3_9
    if card == Card.GOOD_WINDS and not s.mast[p]:
        return Rule.CO_9_9
    if card == Card.CARPENTER:
        if rolled(s):
            return Rule.CO_13_8
        if s.mast[p]:
            return Rule.CO_13_8B
    if card == Card.WHIRLWIND_2 or card == Card.WHIRLWIND_3:
        free = 0
        for w in range(WHIRLWINDS):
            if not locked(s, w):
                free += 1
        if free == 0:
            return Rule.CO_8_12
    return LEGAL


@rule
def do_play(s, card):
    p = s.actor
    lay_down(s, p, card)
    s.card_played = 1
    if card == Card.GOOD_WINDS:
        s.winds = WINDS
    elif card == Card.VERY_GOOD_WINDS:
        s.extra_turn = 1
    elif card == Card.WHIRLWIND_2:
        s.gusts = 2
    elif card == Card.WHIRLWIND_3:
        s.gusts = 3
    else:
        s.mast[p] = 1
    go_on(s)
