"""Orders from the display (AD-4), ships from the market (AD-5), reservations (AD-10.5 to AD-10.11)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import COLUMNS, FINAL_PILE, HAND_LIMIT, INTERIM_PILE, KINDS, ORDER_PRICE, PRICE, TurnUp
from ..rulebook import Rule
from ..state import ACQUIRE, BUYING, NONE, Phase
from .common import LEGAL, clear_mark, gain_ship, hand_size, pile_in_use, refuse_mark, refuse_taking
from .turn import after_action, refuse_action

CHEAPEST = int(PRICE.min())
CARD_INTERIM, CARD_FINAL = int(TurnUp["INTERIM"]), int(TurnUp["FINAL"])


# --- Acquire an order (AD-4) --------------------------------------------------------------------
@rule
def refuse_order(s, p):
    """What forbids taking any order."""
    why = refuse_action(s, ACQUIRE)
    if why:
        return why
    if s.coins[p] < ORDER_PRICE:
        return Rule.AD_4_1
    return Rule.AD_4_3 if hand_size(s, p) >= HAND_LIMIT else LEGAL


@rule
def refuse_acquire(s, slot):
    why = refuse_order(s, s.actor)
    if why:
        return why
    if s.display[slot - 1] == NONE:
        return Rule.AD_4_5
    return refuse_taking(s, s.actor, 2 * COLUMNS + slot - 1, Rule.AD_4_6)


@rule
def do_acquire(s, slot):
    p = s.actor
    s.done |= ACQUIRE
    s.coins[p] -= ORDER_PRICE
    s.open[p, s.display[slot - 1]] = 1
    s.open_cards[p] += 1
    s.display[slot - 1] = NONE
    clear_mark(s, 2 * COLUMNS + slot - 1)
    if s.heap_size > 0:
        s.gap = slot - 1
        luck(s, Phase.REFILL, EVERYBODY)
    else:
        after_action(s)


@rule
def refuse_acquire_unseen(s):
    why = refuse_order(s, s.actor)
    if why:
        return why
    return Rule.AD_4_5 if s.heap_size == 0 else LEGAL


@rule
def do_acquire_unseen(s):
    s.done |= ACQUIRE
    s.coins[s.actor] -= ORDER_PRICE
    luck(s, Phase.TAKE_ORDER, 1 << s.actor)


# --- Buy ships (AD-5) ---------------------------------------------------------------------------
@rule
def refuse_ship(s, p, column):
    """What forbids buying the ship of a column, whatever was done before."""
    kind = s.row[column]
    if kind == NONE:
        return Rule.AD_5_9
    why = refuse_taking(s, p, column, Rule.AD_5_10)
    if why:
        return why
    return Rule.AD_5_3 if s.coins[p] < PRICE[kind] else LEGAL


@rule
def refuse_buy(s, column):
    if s.phase == Phase.MENU:
        why = refuse_action(s, BUYING)
        if why:
            return why
        if s.row[column - 1] == NONE:
            return Rule.AD_5_9
        if s.coins[s.actor] < CHEAPEST:
            return Rule.AD_5_3
    return refuse_ship(s, s.actor, column - 1)


@rule
def go_on_buying(s):
    """The next purchase, as long as there is one (note 8)."""
    for column in range(COLUMNS):
        if refuse_ship(s, s.active, column) == LEGAL:
            ask(s, s.active, Phase.BUY)
            return
    after_action(s)


@rule
def do_buy(s, column):
    p, c = s.actor, column - 1
    s.done |= BUYING
    s.coins[p] -= PRICE[s.row[c]]
    gain_ship(s, p, s.row[c])
    s.row[c] = s.next[c]  # AD-5.4
    s.mark[c] = s.mark[COLUMNS + c]  # AD-10.8
    s.marked[c] = s.marked[COLUMNS + c]
    s.next[c] = NONE
    clear_mark(s, COLUMNS + c)
    if pile_in_use(s) == NONE or s.row[c] == NONE:  # AD-5.9
        go_on_buying(s)
    else:
        s.gap = c
        luck(s, Phase.TURN_UP, EVERYBODY)


@rule
def scoring_card(s, pile):
    """The scoring card that is still in this pile, or NONE."""
    if pile == INTERIM_PILE and s.interim_due == 0:
        return CARD_INTERIM
    return CARD_FINAL if pile == FINAL_PILE and s.final_due == 0 else NONE


@rule
def weight_turn_up(s, card):
    """Section 4.4: the scoring card is anywhere in its pile; any ship not seen yet may be any other card."""
    pile = pile_in_use(s)
    inside = scoring_card(s, pile)
    if inside == NONE:
        return s.undrawn[card] if card < KINDS else 0
    if card < KINDS:
        return (s.pile[pile] - 1) * s.undrawn[card]
    if card != inside:
        return 0
    unseen = 0
    for kind in range(KINDS):
        unseen += s.undrawn[kind]
    return unseen if unseen > 0 else 1


@rule
def do_turn_up(s, card):
    s.pile[pile_in_use(s)] -= 1
    if card < KINDS:
        s.undrawn[card] -= 1
        s.next[s.gap] = card
    elif card == CARD_INTERIM:  # AD-12.2
        s.interim_due = s.turn + s.seats
    else:  # AD-13.1
        s.final_due = s.turn + s.seats
    if card >= KINDS and pile_in_use(s) != NONE:  # AD-5.8: the next card comes for the same gap
        luck(s, Phase.TURN_UP, EVERYBODY)
    else:
        go_on_buying(s)


# --- Reserve (AD-10.5 to AD-10.11) --------------------------------------------------------------
@rule
def refuse_reserve(s, place):
    if s.reserve[s.actor] == 0:
        return Rule.AD_10_5
    return refuse_mark(s, s.actor, place)


@rule
def do_reserve(s, place):
    p = s.actor
    s.reserve[p] -= 1
    s.mark[place] = p
    s.marked[place] = s.turn
    if s.phase == Phase.BUY:
        go_on_buying(s)
    else:
        after_action(s)
