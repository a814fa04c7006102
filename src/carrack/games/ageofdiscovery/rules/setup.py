"""Set-up (AD-0): everything that is laid or dealt before the first turn, and later refills."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import luck

from ..content import (
    ANY_COLOUR,
    COLUMNS,
    DEALT_ORDERS,
    DISPLAY,
    FINAL_PILE,
    INTERIM_PILE,
    JOKERS,
    KINDS,
    MOST_SEATS,
    ORDER_SHIPS,
    ORDERS,
    PILE_SHIPS,
    PILES,
    PLACES,
    RESERVE,
    RUNNING,
    SHIPS,
    SPECIALS,
    START_COINS,
    VOYAGE_SHIPS,
    VOYAGES,
)
from ..state import DOWN, NONE, Phase
from .turn import after_action, begin_turn

RANDOM_START = 0  # the option's stored number


@rule
def start(s):
    for v in range(VOYAGES):  # AD-0.1
        s.established[v] = NONE
        for i in range(VOYAGE_SHIPS):
            s.vessel[v, i] = NONE
            s.owner[v, i] = NONE
    for order in range(ORDERS):  # AD-0.2: an order nobody has seen lies nowhere in particular
        s.heap[order] = 1
    s.heap_size = ORDERS
    for kind in range(KINDS):  # AD-0.3
        s.undrawn[kind] = SHIPS[kind]
    for i in range(PILES):  # AD-0.5, AD-0.6
        s.pile[i] = PILE_SHIPS[i] + (1 if i == INTERIM_PILE or i == FINAL_PILE else 0)
    for place in range(PLACES):
        s.mark[place] = NONE
    for c in range(COLUMNS):
        s.row[c] = NONE
        s.next[c] = NONE
    for i in range(DISPLAY):
        s.display[i] = NONE
    for p in range(MOST_SEATS):
        s.joker[p] = DOWN
        s.special[p] = DOWN
        s.shown[p] = NONE
        s.revealed[p] = NONE
        for i in range(RUNNING):
            s.running[p, i] = NONE
            for j in range(ORDER_SHIPS):
                s.aboard[p, i, j] = NONE
    for j in range(ORDER_SHIPS):
        s.picked[j] = NONE
    s.starting = NONE
    s.heading = NONE
    for j in range(JOKERS):
        s.jokers[j] = 1
    for i in range(SPECIALS):
        s.specials[i] = 1
    for p in range(s.seats):
        s.coins[p] = START_COINS  # AD-0.7
        s.any_colour[p] = ANY_COLOUR[s.seats - 2]  # AD-0.9
        s.reserve[p] = RESERVE[s.seats - 2]
        s.joker_free[p] = 1
    luck(s, Phase.START_PLAYER, EVERYBODY)


@rule
def weight_start_player(s, seat):  # AD-0.12
    if s.start_player != RANDOM_START:
        return 1 if seat == s.start_player - 1 else 0
    return 1 if seat < s.seats else 0


@rule
def do_start_player(s, seat):
    s.first = seat
    if s.seat_bonus:
        for i in range(s.seats):
            s.coins[(seat + i) % s.seats] += i
    luck(s, Phase.LAY_SHIP, EVERYBODY)


# --- The market (AD-0.4) ------------------------------------------------------------------------
@rule
def weight_lay_ship(s, ship):
    return s.undrawn[ship]


@rule
def do_lay_ship(s, ship):
    s.undrawn[ship] -= 1
    if s.dealt < COLUMNS:
        s.row[s.dealt] = ship
    else:
        s.next[s.dealt - COLUMNS] = ship
    s.dealt += 1
    if s.dealt == 2 * COLUMNS:
        s.dealt = 0
        luck(s, Phase.LAY_ORDER, EVERYBODY)


# --- Orders: the display, its refills, and closed ones (AD-0.2, AD-0.8, AD-4) --------------------
@rule
def weight_lay_order(s, order):
    return s.heap[order]


@rule
def do_lay_order(s, order):
    s.heap[order] = 0
    s.heap_size -= 1
    if s.phase == Phase.REFILL:  # AD-4.4
        s.display[s.gap] = order
        after_action(s)
        return
    s.display[s.dealt] = order
    s.dealt += 1
    if s.dealt == DISPLAY:
        s.dealt = 0
        luck(s, Phase.DEAL_ORDER, 1)


@rule
def weight_deal_order(s, order):
    return s.heap[order]


@rule
def do_deal_order(s, order):
    p = s.active if s.phase == Phase.TAKE_ORDER else s.dealt // DEALT_ORDERS
    s.heap[order] = 0
    s.heap_size -= 1
    s.closed[p, order] = 1
    s.closed_cards[p] += 1
    if s.phase == Phase.TAKE_ORDER:  # AD-4.1
        after_action(s)
        return
    s.dealt += 1
    if s.dealt == DEALT_ORDERS * s.seats:
        s.dealt = 0
        luck(s, Phase.DEAL_JOKER, 1)
    else:
        luck(s, Phase.DEAL_ORDER, 1 << s.dealt // DEALT_ORDERS)


# --- Jokers and special orders (AD-0.10, AD-0.11) -----------------------------------------------
@rule
def weight_deal_joker(s, joker):
    return s.jokers[joker]


@rule
def do_deal_joker(s, joker):
    p = s.dealt
    s.jokers[joker] = 0
    s.joker[p] = joker
    s.joker_known[p] = 1 << p
    s.dealt += 1
    if s.dealt == s.seats:
        s.dealt = 0
        luck(s, Phase.DEAL_SPECIAL, 1)
    else:
        luck(s, Phase.DEAL_JOKER, 1 << s.dealt)


@rule
def weight_deal_special(s, special):
    return s.specials[special]


@rule
def do_deal_special(s, special):
    p = s.dealt
    s.specials[special] = 0
    s.special[p] = special
    s.special_known[p] = 1 << p
    s.dealt += 1
    if s.dealt == s.seats:
        s.dealt = 0
        begin_turn(s, s.first)
    else:
        luck(s, Phase.DEAL_SPECIAL, 1 << s.dealt)
