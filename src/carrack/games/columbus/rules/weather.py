"""Storms (CO-6), Good Weather (CO-13.9 to CO-13.11), and what wind does to ships (CO-7)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import DICE, IS_SAILED, NEIGHBOUR, OFF_BOARD, PORT, WHIRLWINDS, ZONE, Card, Symbol
from ..rulebook import Rule
from ..state import EVERYWHERE, Phase
from .common import LEGAL, becalmed, cards_held, go_on, hit, holds, home_with_news, lay_down, win
from .turn import finish_turn


# --- Displacement (CO-7) ------------------------------------------------------------------------
@rule
def affected(s, p, zone):
    """CO-7.1; ships in port never are (CO-6.6)."""
    return s.ship[p] != PORT and (zone == EVERYWHERE or ZONE[s.ship[p]] == zone)


@rule
def displace(s, zone, direction):
    """All affected ships at once, one field. Bits: a bit per seat."""
    movers = 0
    hurt = 0
    for p in range(s.seats):  # classify by the positions before the move
        if affected(s, p, zone):
            to = NEIGHBOUR[s.ship[p], direction]
            if to == OFF_BOARD:  # CO-7.3
                continue
            if IS_SAILED[to]:  # CO-7.5, CO-7.6
                movers |= 1 << p
            else:  # CO-7.4
                hurt |= 1 << p
    for p in range(s.seats):
        if movers >> p & 1:
            to = NEIGHBOUR[s.ship[p], direction]
            for q in range(s.seats):
                if to != PORT and not movers >> q & 1 and s.ship[q] == to:  # CO-7.7, CO-7.8
                    hurt |= 1 << p | 1 << q
    s.moment += 1
    for p in range(s.seats):
        if movers >> p & 1:
            s.ship[p] = NEIGHBOUR[s.ship[p], direction]
            intact = s.mast[p]
            for w in range(WHIRLWINDS):  # CO-7.11
                if s.whirlwind[w] == s.ship[p]:
                    s.mast[p] = intact
                    hit(s, w, p)
    for p in range(s.seats):
        if hurt >> p & 1:
            s.mast[p] = 0


@rule
def blow(s, zone, direction):
    """The wind has its way; then the game may be over (CO-15.1, CO-15.2), or the turn (CO-9.3)."""
    intact = s.mast[s.active]
    displace(s, zone, direction)
    for i in range(s.seats):
        p = (s.active + i) % s.seats
        if home_with_news(s, p):
            win(s, p)
            return
    if intact and not s.mast[s.active]:
        finish_turn(s)
    else:
        go_on(s)


# --- Storm (CO-6) -------------------------------------------------------------------------------
@rule
def ask_for_good_weather(s):
    """Every opponent with a card in hand is asked, whatever it is (CO-13.10); then the arrow is spun."""
    while s.asked < s.seats - 1:
        s.asked += 1
        p = (s.active + s.asked) % s.seats
        if cards_held(s, p) > 0:
            ask(s, p, Phase.GOOD_WEATHER)
            return
    luck(s, Phase.SPIN, EVERYBODY)


@rule
def refuse_raise_storm(s, zone):
    p = s.actor
    if not s.mast[p]:
        return Rule.CO_9_6
    if s.unused[Symbol.STORM] == 0:
        return Rule.CO_6_2
    if s.round_number == 1:
        return Rule.CO_6_1
    return Rule.CO_6_7 if becalmed(s, p) else LEGAL


@rule
def do_raise_storm(s, zone):
    s.zone = zone
    s.storms = s.unused[Symbol.STORM]
    s.unused[Symbol.STORM] = 0
    s.spins = 0
    for i in range(DICE):  # CO-6.2: all of them serve this storm
        if s.die[i] == Symbol.STORM:
            s.used |= 1 << i
    s.asked = 0
    ask_for_good_weather(s)


@rule
def refuse_good_weather(s):
    return LEGAL if holds(s, s.actor, Card.GOOD_WEATHER) else Rule.CO_13_9


@rule
def do_good_weather(s):  # CO-6.3
    lay_down(s, s.actor, Card.GOOD_WEATHER)
    go_on(s)


@rule
def refuse_let_it_blow(s):
    return LEGAL


@rule
def do_let_it_blow(s):
    ask_for_good_weather(s)


@rule
def weight_spin(s, direction):
    return 1


@rule
def do_spin(s, direction):
    s.wind = direction
    s.spins += 1
    if s.zone != EVERYWHERE and s.spins < s.storms:  # CO-6.4
        ask(s, s.active, Phase.RESPIN)
    else:
        blow(s, s.zone, direction)


@rule
def refuse_accept(s):
    return LEGAL


@rule
def do_accept(s):
    blow(s, s.zone, s.wind)


@rule
def refuse_spin_again(s):
    return LEGAL


@rule
def do_spin_again(s):
    luck(s, Phase.SPIN, EVERYBODY)
