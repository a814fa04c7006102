"""Moving whirlwinds (CO-8.1 to CO-8.7, CO-8.12)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import IS_WATER, NEIGHBOUR, OFF_BOARD, TERRAIN, Flight, Means, Symbol, Terrain
from ..rulebook import Rule
from ..state import Phase
from .common import LEGAL, becalmed, dice_left, hit_all, locked, rolled, use_die
from .turn import finish_turn, go_on


@rule
def whirlwind_dice(s):
    """Whirlwind dice that can be used now: none before the roll, in a repair throw or in a calm."""
    p = s.active
    return dice_left(s, Symbol.WHIRLWIND) if rolled(s) and s.mast[p] and not becalmed(s, p) else 0


@rule
def ship_on(s, field):
    for p in range(s.seats):
        if s.ship[p] == field:
            return True
    return False


@rule
def refuse_whirl(s, whirlwind, direction, flight, by):
    p = s.active
    if by == Means.DIE:
        if rolled(s) and not s.mast[p]:
            return Rule.CO_9_6
        if dice_left(s, Symbol.WHIRLWIND) == 0:
            return Rule.CO_8_1
        if becalmed(s, p):
            return Rule.CO_10_2
    elif s.gusts == 0:
        return Rule.CO_13_7
    if s.flying and s.flying != whirlwind:
        return Rule.CO_8_4C
    if locked(s, whirlwind - 1):
        return Rule.CO_8_12
    to = NEIGHBOUR[s.whirlwind[whirlwind - 1], direction]
    if flight == Flight.STOP:
        return LEGAL if to != OFF_BOARD and IS_WATER[to] else Rule.CO_8_2
    if to == OFF_BOARD or TERRAIN[to] == Terrain.MAINLAND or TERRAIN[to] == Terrain.START:
        return Rule.CO_8_3
    if IS_WATER[to] and not ship_on(s, to):
        return Rule.CO_8_4
    return LEGAL if whirlwind_dice(s) + s.gusts > 1 else Rule.CO_8_4B


@rule
def do_whirl(s, whirlwind, direction, flight, by):
    w = whirlwind - 1
    if by == Means.DIE:
        use_die(s, Symbol.WHIRLWIND)
    else:
        s.gusts -= 1
    s.whirlwind[w] = NEIGHBOUR[s.whirlwind[w], direction]
    if flight == Flight.OVER:
        s.flying = whirlwind
        ask(s, s.active, Phase.FLIGHT)
        return
    s.flying = 0
    intact = s.mast[s.active]
    hit_all(s, w)
    if intact and not s.mast[s.active]:  # CO-9.3, CO-8.14
        finish_turn(s)
    else:
        go_on(s)
