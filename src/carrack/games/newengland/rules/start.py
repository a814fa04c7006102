"""Set-up (NE-1) and laying the start tiles (NE-2)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    AROUND,
    CARDS,
    COAST,
    COPIES,
    EXTRA_OFFERS,
    HALVES,
    LAND_TILES,
    MOST_SEATS,
    OFF_BOARD,
    OFFER,
    PAIR,
    PLOTS,
    PRESET,
    SECOND,
    START_MONEY,
    TERRAINS,
)
from ..rulebook import Rule
from ..state import NOBODY_OWNS, NOT_LAID, NOTHING, Phase
from .common import LEGAL
from .land import beside_rivals, lay_start_tile
from .rounds import begin_round

RANDOM_START = 0  # the option's stored number
FEWEST_SEATS = 3
EDGES_AND_CORNERS, EDGES, SAME_TERRAIN = 0, 1, 2  # what is banned, NE-2.4 and NE-2.5


# --- Set-up (NE-1) ------------------------------------------------------------------------------
@rule
def start(s):
    for terrain in range(TERRAINS):  # NE-1.5: what nobody has drawn lies nowhere in particular
        s.bag[terrain] = LAND_TILES[terrain]
    for card in range(CARDS):
        s.stack[card] = COPIES[card]
    for space in range(OFFER + EXTRA_OFFERS):
        s.offer[space] = NOTHING
    for plot in range(PLOTS):
        s.owner[plot] = NOBODY_OWNS
    for p in range(MOST_SEATS):
        for terrain in range(TERRAINS):
            s.start_tile[p, terrain] = NOT_LAID
    for p in range(s.seats):  # NE-1.7
        s.money[p] = START_MONEY
    for half in range(HALVES):
        s.coastal[half] = COAST[half]
    s.pending = NOTHING
    luck(s, Phase.FIRST_PLAYER, EVERYBODY)


@rule
def weight_first_player(s, seat):  # NE-1.9
    if s.first_player != RANDOM_START:
        return 1 if seat == s.first_player - 1 else 0
    return 1 if seat < s.seats else 0


# --- Who lays (NE-2.1, NE-2.2, NE-2.8) ----------------------------------------------------------
@rule
def next_start_tile(s):
    """Three times round, beginning at the right of the start player; then round 1 begins."""
    if s.laid == s.seats * TERRAINS:
        begin_round(s)
        return
    step = s.laid % s.seats
    s.active = (s.first + s.seats - 1 + (step if s.placement_order else s.seats - step)) % s.seats
    ask(s, s.active, Phase.START_TERRAIN)


@rule
def do_first_player(s, seat):
    s.first = seat
    if s.start_layout:
        for i in range(s.seats):
            for terrain in range(TERRAINS):
                lay_start_tile(s, (seat + i) % s.seats, terrain, PRESET[s.seats - FEWEST_SEATS, i, terrain])
    next_start_tile(s)


# --- Where (NE-2.3 to NE-2.5) -------------------------------------------------------------------
@rule
def touched(s, p, terrain, apart, half):
    """The plots that a start tile must not cover while this is banned (NE-2.4, NE-2.5)."""
    barred = s.covered[half]
    if apart == SAME_TERRAIN:
        return barred | beside_rivals(s, p, terrain, half)
    for q in range(s.seats):
        for other in range(TERRAINS):
            spot = s.start_tile[q, other]
            if apart == EDGES:
                barred |= s.border[q, other, half]
            elif spot != NOT_LAID:
                lie = spot // PLOTS
                first = spot - lie * PLOTS
                barred |= AROUND[first, half] | AROUND[SECOND[lie, first], half]
    return barred


@rule
def any_spot(s):
    """Whether two adjacent plots are free of what is barred."""
    for spot in range(2 * PLOTS):
        if PAIR[spot, 0] | PAIR[spot, 1] and (PAIR[spot, 0] & s.barred[0]) | (PAIR[spot, 1] & s.barred[1]) == 0:
            return True
    return False


@rule
def refuse_start_terrain(s, terrain):
    return LEGAL if s.start_tile[s.actor, terrain] == NOT_LAID else Rule.NE_2_1


@rule
def do_start_terrain(s, terrain):
    s.pending = terrain
    s.apart = EDGES if s.start_touch else EDGES_AND_CORNERS
    for half in range(HALVES):
        s.barred[half] = touched(s, s.actor, terrain, s.apart, half)
    while s.apart < SAME_TERRAIN and not any_spot(s):
        s.apart += 1
        for half in range(HALVES):
            s.barred[half] = touched(s, s.actor, terrain, s.apart, half)
    ask(s, s.actor, Phase.START_SPOT)


@rule
def refuse_start_spot(s, lie, plot):
    if SECOND[lie, plot] == OFF_BOARD:
        return Rule.NE_2_3
    north, south = PAIR[lie * PLOTS + plot, 0], PAIR[lie * PLOTS + plot, 1]
    if (north & s.barred[0]) | (south & s.barred[1]) == 0:
        return LEGAL
    if (north & s.covered[0]) | (south & s.covered[1]):
        return Rule.NE_2_3B
    return Rule.NE_7_3 if s.apart == SAME_TERRAIN else Rule.NE_2_4


@rule
def do_start_spot(s, lie, plot):
    lay_start_tile(s, s.actor, s.pending, lie * PLOTS + plot)
    s.pending = NOTHING
    s.apart = 0
    for half in range(HALVES):
        s.barred[half] = 0
    next_start_tile(s)
