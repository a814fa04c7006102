"""Sailing (CO-5), calms (CO-10), loading and looking out (CO-12, CO-14)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import luck

from ..content import (
    DISCOVERS,
    IS_SAILED,
    LOADS,
    MOST_BARRELS,
    NEIGHBOUR,
    OFF_BOARD,
    PALMS,
    PORT,
    Disc,
    Payment,
    Symbol,
)
from ..rulebook import Rule
from ..state import Phase
from .common import LEGAL, becalmed, go_on, home_with_news, rolled, sail_into_whirlwinds, ship_on, stow, use_die, whirlwind_on, win
from .turn import after


# --- A step (CO-5) ------------------------------------------------------------------------------
@rule
def refuse_unpaid(s, by):
    """Why nothing pays a step of the ship."""
    if not s.mast[s.actor]:
        return Rule.CO_9_5
    if by == Payment.WIND:
        return Rule.CO_5_5C
    if not rolled(s):
        return Rule.CO_3_3
    return Rule.CO_5_5 if by == Payment.COMPASS else Rule.CO_5_5B


@rule
def refuse_step(s, direction, by):
    """What forbids a step for which there is a die or a wind."""
    p = s.actor
    if not s.mast[p]:
        return Rule.CO_9_5
    if by == Payment.COMPASS and becalmed(s, p):
        return Rule.CO_5_5D
    to = NEIGHBOUR[s.ship[p], direction]
    if to == OFF_BOARD:
        return Rule.CO_2_8
    if not IS_SAILED[to]:
        return Rule.CO_5_2
    if to == PORT:
        return Rule.CO_5_7 if s.port_reentry and not s.discovery[p] else LEGAL
    if ship_on(s, to):
        return Rule.CO_5_3
    return Rule.CO_5_6 if s.whirlwind_entry and whirlwind_on(s, to) else LEGAL


@rule
def refuse_sail(s, direction, by):
    """Mostly nothing pays a step (CO-5.5): that is seen before the chart is looked at."""
    steps = s.winds if by == Payment.WIND else s.unused[by]
    return refuse_step(s, direction, by) if steps else refuse_unpaid(s, by)


@rule
def do_sail(s, direction, by):
    p = s.actor
    if by == Payment.COMPASS:
        use_die(s, Symbol.COMPASS)
    elif by == Payment.SAIL:
        use_die(s, Symbol.SAIL)
    else:
        s.winds -= 1
    s.ship[p] = NEIGHBOUR[s.ship[p], direction]
    if home_with_news(s, p):  # CO-15.1
        win(s, p)
        return
    sail_into_whirlwinds(s, p)
    after(s)


# --- The telescope (CO-12) ----------------------------------------------------------------------
@rule
def refuse_telescope(s, p):
    """What forbids all three uses."""
    if not s.mast[p]:
        return Rule.CO_9_6
    if s.unused[Symbol.TELESCOPE] == 0:
        return Rule.CO_12_5
    return Rule.CO_10_2 if becalmed(s, p) else LEGAL  # CO-12.4


@rule
def refuse_load(s):
    why = refuse_telescope(s, s.actor)
    if why:
        return why
    if not LOADS[s.ship[s.actor]]:
        return Rule.CO_12_1
    return Rule.CO_12_1B if s.barrels[s.actor] == MOST_BARRELS else LEGAL


@rule
def do_load(s):
    use_die(s, Symbol.TELESCOPE)
    stow(s, s.actor, 1)
    go_on(s)


# --- Discs (CO-14) ------------------------------------------------------------------------------
@rule
def refuse_look(s):
    why = refuse_telescope(s, s.actor)
    if why:
        return why
    if s.discovery[s.actor]:
        return Rule.CO_14_5
    return LEGAL if DISCOVERS[s.ship[s.actor]] else Rule.CO_12_3


@rule
def do_look(s):
    use_die(s, Symbol.TELESCOPE)
    luck(s, Phase.DISC, EVERYBODY)


@rule
def weight_open_disc(s, disc):  # CO-14.7
    return s.discs[disc]


@rule
def do_open_disc(s, disc):
    s.discs[disc] -= 1
    if disc == Disc.INHABITED:  # CO-14.4
        s.discovery[s.active] = 1
    stow(s, s.active, PALMS[disc])  # CO-14.3
    go_on(s)
