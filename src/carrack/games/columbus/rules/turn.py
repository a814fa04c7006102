"""Set-up (CO-1), the course of a turn (CO-3), claims on whirlwinds after it (CO-8.8 to CO-8.14), and the last round (CO-15.4)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    CARDS,
    CROSSED,
    CROSSED_CARDS,
    DECLINED,
    DICE,
    DISC_FACES,
    DISCS,
    FACES,
    HAND_CARDS,
    MARKS,
    MOST_SEATS,
    PORT,
    START_BARRELS,
    SYMBOLS,
    WHIRLWIND_STARTS,
    WHIRLWINDS,
    Symbol,
)
from ..rulebook import Rule
from ..state import NOBODY_WON, NOT_ROLLED, Phase
from .common import LEGAL, go_on, hit_all, stow

RANDOM_START = 0  # the option's stored number


# --- Set-up (CO-1) ------------------------------------------------------------------------------
@rule
def start(s):
    for face in range(DISC_FACES):  # CO-1.1
        s.discs[face] = DISCS[face]
    for w in range(WHIRLWINDS):  # CO-1.3
        s.whirlwind[w] = WHIRLWIND_STARTS[w]
    for card in range(CROSSED):  # CO-1.4: a card nobody has seen lies nowhere in particular
        s.crossed[card] = CROSSED_CARDS[card]
    for card in range(CARDS):
        s.deck[card] = HAND_CARDS[card]
        s.closed += HAND_CARDS[card]
    for p in range(MOST_SEATS):
        s.ship[p] = PORT  # CO-1.5
    for p in range(s.seats):
        s.mast[p] = 1
        s.barrels[p] = START_BARRELS  # CO-1.6
    for i in range(DICE):
        s.die[i] = NOT_ROLLED
    s.winner = NOBODY_WON
    luck(s, Phase.START_PLAYER, EVERYBODY)


@rule
def weight_start_player(s, seat):  # CO-1.7
    if s.start_player != RANDOM_START:
        return 1 if seat == s.start_player - 1 else 0
    return 1 if seat < s.seats else 0


# --- The order of turns (CO-3.1, CO-3.2, CO-3.14) -----------------------------------------------
@rule
def begin_turn(s, p):
    s.turn += 1
    s.active = p
    ask(s, p, Phase.BEFORE_ROLL)


@rule
def next_turn(s):
    """The extra turn, or the next seat that has no turn to lose."""
    s.settling = 0
    s.moment = 0
    if s.extra_turn:  # CO-13.6
        s.extra_turn = 0
        begin_turn(s, s.active)
        return
    p = s.active
    while True:
        p = (p + 1) % s.seats
        if p == s.first:
            if s.round_number == s.round_limit:  # CO-15.4
                ask(s, s.active, Phase.OVER)
                return
            s.round_number += 1  # CO-3.1
        if s.misses[p] == 0:
            begin_turn(s, p)
            return
        s.misses[p] -= 1  # CO-3.2
        s.turn += 1


@rule
def do_start_player(s, seat):
    s.first = seat
    s.round_number = 1
    begin_turn(s, seat)


# --- Claims (CO-8.8 to CO-8.11) -----------------------------------------------------------------
@rule
def first_claim(s, w):
    """The moment of the earliest hit that gives a claim on this whirlwind, 0 = none."""
    first = 0
    for p in range(s.seats):
        if s.claim[w, p] and (first == 0 or s.claim[w, p] < first):
            first = s.claim[w, p]
    return first


@rule
def settle(s):
    """Ask the claimants one after the other, one whirlwind with its whole chain before the other; then comes the next turn."""
    if s.moment == 0:  # nobody has met a whirlwind in this turn
        next_turn(s)
        return
    if s.settling == 0 or first_claim(s, s.settling - 1) == 0:
        s.settling = 0
        for w in range(WHIRLWINDS):  # CO-8.11: the one that hit first; at the same moment W1
            first = first_claim(s, w)
            if first and (s.settling == 0 or first < first_claim(s, s.settling - 1)):
                s.settling = w + 1
    if s.settling == 0:
        next_turn(s)
        return
    w = s.settling - 1
    first = first_claim(s, w)
    for i in range(s.seats):  # CO-8.10: of those hit together clockwise from the active player
        p = (s.active + i) % s.seats
        if s.claim[w, p] == first:
            ask(s, p, Phase.RELOCATE)
            return


@rule
def refuse_relocate(s, mark):
    return Rule.CO_8_13 if s.whirlwind[s.settling - 1] == MARKS[mark] else LEGAL


@rule
def do_relocate(s, mark):
    w = s.settling - 1
    for p in range(s.seats):  # CO-8.10: older claims are void
        s.claim[w, p] = 0
    s.whirlwind[w] = MARKS[mark]
    hit_all(s, w)  # CO-8.9
    settle(s)


@rule
def refuse_leave(s):
    return LEGAL


@rule
def do_leave(s):
    s.claim[s.settling - 1, s.actor] = 0
    settle(s)


# --- The end of a turn (CO-3.8, CO-3.14) --------------------------------------------------------
@rule
def finish_turn(s):
    """What is unused lapses; then claims are settled."""
    for i in range(DICE):
        s.die[i] = NOT_ROLLED
    for symbol in range(SYMBOLS):
        s.unused[symbol] = 0
    s.used = 0
    s.winds = 0
    s.gusts = 0
    s.flying = 0
    s.card_played = 0
    settle(s)


@rule
def after(s):
    """After anything that may have cost the active player his mast: that ends his turn at once (CO-9.3)."""
    if s.mast[s.active]:
        go_on(s)
    else:
        finish_turn(s)


@rule
def refuse_end_turn(s):
    return LEGAL


@rule
def do_end_turn(s):
    finish_turn(s)


# --- Before the roll (CO-3.4 to CO-3.6) ---------------------------------------------------------
@rule
def refuse_decline(s):
    return Rule.CO_3_5 if s.card_played else LEGAL


@rule
def do_decline(s):
    stow(s, s.actor, DECLINED)
    finish_turn(s)


@rule
def refuse_roll(s):
    return LEGAL


@rule
def do_roll(s):
    s.rolling = (1 << DICE) - 1
    luck(s, Phase.DICE, EVERYBODY)


@rule
def weight_die(s, symbol):
    return FACES[symbol]


@rule
def do_die(s, symbol):
    i = 0
    while not s.rolling >> i & 1:
        i += 1
    if s.die[i] != NOT_ROLLED:  # CO-4.9: rolled again
        s.unused[s.die[i]] -= 1
    s.die[i] = symbol
    s.unused[symbol] += 1
    s.rolling -= 1 << i
    if s.rolling == 0:
        go_on(s)


# --- Re-rolls (CO-4.7 to CO-4.9) and the repair throw (CO-9.6, CO-9.7) --------------------------
@rule
def refuse_reroll(s, dice):
    if s.used:
        return Rule.CO_4_7
    return Rule.CO_4_7B if s.barrels[s.actor] == 0 else LEGAL


@rule
def do_reroll(s, dice):
    s.barrels[s.actor] -= 1
    s.rolling = dice
    luck(s, Phase.DICE, EVERYBODY)


@rule
def refuse_finish(s):
    return LEGAL


@rule
def do_finish(s):
    for i in range(DICE):
        if s.die[i] == Symbol.SAIL:
            s.mast[s.actor] = 1
    finish_turn(s)
