"""Moving whirlwinds (CO-8.1 to CO-8.7, CO-8.12)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import IS_WATER, NEIGHBOUR, OFF_BOARD, TERRAIN, Flight, Means, Symbol, Terrain
from ..rulebook import Rule
from ..state import Phase
from .common import LEGAL, becalmed, hit_all, locked, rolled, ship_on, use_die
from .turn import finish_turn, go_on


@rule
def refuse_means(s, by):
    """What forbids to pay a step of a whirlwind."""
    if by == Means.CARD:
        return LEGAL if s.gusts else Rule.CO_13_7
    if not rolled(s):
        return Rule.CO_3_3
    if s.unused[Symbol.WHIRLWIND] == 0:
        return Rule.CO_8_1
    if not s.mast[s.active]:
        return Rule.CO_9_6
    return Rule.CO_10_2 if becalmed(s, s.active) else LEGAL


@rule
def steps_left(s):
    """Steps that can be paid now."""
    return s.gusts + (0 if refuse_means(s, Means.DIE) else s.unused[Symbol.WHIRLWIND])


@rule
def refuse_flight(s, whirlwind, direction, flight, by):
    """What forbids a step for which there is a die or a card."""
    why = refuse_means(s, by)
    if why:
        return why
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
    return LEGAL if steps_left(s) > 1 else Rule.CO_8_4B


@rule
def refuse_whirl(s, whirlwind, direction, flight, by):
    """Mostly nothing pays a step (CO-8.1): that is seen before the chart is looked at."""
    steps = s.unused[Symbol.WHIRLWIND] + s.gusts
    if steps == 0:
        return refuse_means(s, by)
    if flight == Flight.OVER and steps == 1:
        return Rule.CO_8_4B
    return refuse_flight(s, whirlwind, direction, flight, by)


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
