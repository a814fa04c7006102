"""What always holds: nothing is lost, nothing doubled, nothing lies where it cannot. `carrack check` asks after every act.

`broken` returns 0, or the number of the line that does not hold: the chapter of the rules times ten, and a count.
"""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import (
    BESIDE,
    BIT,
    BOX,
    CARDS,
    COAST,
    EXTRA_OFFERS,
    FIGURE_CARDS,
    HALVES,
    MOST_PURCHASES,
    MOST_SEATS,
    OFFER,
    PAIR,
    PIECES,
    PLOTS,
    SECOND,
    TERRAINS,
    TOKENS,
    Card,
    Figure,
)
from ..state import EMPTY, MOST_LIFTED, NO_TOKEN, NOBODY_OWNS, NOT_LAID, NOTHING, UNUSED, USED, Phase
from .common import count, empty_barns, most, piece_of, spare_berths, spare_tiles
from .figures import is_coastal, is_tail
from .shapes import carries_out

MOST_ROUNDS = 14  # thirteen at most are played, NE-13.1


# --- Pieces (NE-1, NE-3, NE-4) ------------------------------------------------------------------
@rule
def broken_offer(s):
    for piece in range(PIECES):
        n = 0
        for space in range(OFFER + EXTRA_OFFERS):
            if s.offer[space] == piece:
                n += 1
        if n != s.on_offer[piece]:
            return 41
    for space in range(OFFER):
        if s.offer[space] != NOTHING and (s.offer[space] < TERRAINS) != (space < s.announced):
            return 42  # NE-4.3
    for space in range(OFFER, OFFER + EXTRA_OFFERS):
        if s.offer[space] != NOTHING and space - OFFER >= s.extra_offers:
            return 43
    if s.extra_offers < 0 or s.extra_offers > s.seats:
        return 44  # NE-10.14
    return 0


@rule
def broken_pieces(s):
    """Every piece of the box is somewhere, and only once."""
    for piece in range(PIECES):
        n = s.on_offer[piece] + s.removed[piece]
        if s.on_offer[piece] < 0 or s.removed[piece] < 0:
            return 11
        if piece < TERRAINS:
            n += s.bag[piece]
            for p in range(s.seats):
                n += count(s.land[p, piece, 0]) + count(s.land[p, piece, 1])
                if s.start_tile[p, piece] != NOT_LAID:
                    n -= 2
            if s.bag[piece] < 0:
                return 12
        else:
            card = piece - TERRAINS
            n += s.stack[card]
            for p in range(s.seats):
                n += s.cards[p, card] + s.stored[p, card]
                if s.cards[p, card] < 0 or s.stored[p, card] < 0:
                    return 13
            if s.stack[card] < 0:
                return 14
        if s.pending == piece and s.phase != Phase.START_SPOT:
            n += 1
        if n != BOX[piece]:
            return 15
    return 0


# --- The round and the turn (NE-3, NE-5, NE-6) --------------------------------------------------
@rule
def broken_round(s):
    if s.first < 0 or s.first >= s.seats or s.active < 0 or s.active >= s.seats:
        return 31
    if s.round_number < 0 or s.round_number > MOST_ROUNDS:
        return 32
    if s.purchases < 0 or s.purchases > MOST_PURCHASES:
        return 61
    if s.may_reveal and (s.purchases != 0 or not most(s, s.active, Card.SHIP)):
        return 101  # NE-10.14
    for p in range(s.seats):
        if s.money[p] < 0:
            return 62  # NE-6.5
        if s.token[p] < NO_TOKEN or s.token[p] > TOKENS:
            return 51
        for q in range(p):
            if s.token[p] != NO_TOKEN and s.token[p] == s.token[q]:
                return 52  # NE-5.2
    if (s.phase == Phase.TURN or s.phase >= Phase.EXTRA_LAND) and s.actor >= 0:
        if s.actor != s.active or s.token[s.active] == NO_TOKEN:
            return 63
        for p in range(s.seats):
            if s.token[p] > s.token[s.active]:
                return 64  # NE-6.1
    if s.phase == Phase.TURN:
        tiles, berths = spare_tiles(s, s.active), spare_berths(s, s.active)
        for card in range(CARDS):
            at_hand = s.on_offer[piece_of(card)] + s.stored[s.active, card] > 0
            can = at_hand and carries_out(s, s.active, card, tiles, berths)
            if can != (s.can_carry_out >> card & 1 == 1):
                return 65  # NE-6.7
    return 0


@rule
def broken_pending(s):
    """Only what is being carried out is pending (NE-11.5)."""
    settling = s.phase >= Phase.LAND_PLOT or s.phase == Phase.START_SPOT
    if (s.pending != NOTHING) != settling:
        return 111
    if s.phase == Phase.LAND_PLOT and s.pending >= TERRAINS:
        return 112
    if (s.wanted[0] | s.wanted[1] != 0) != (s.phase == Phase.RESEAT):
        return 113
    if (s.barred[0] | s.barred[1] != 0 or s.apart != 0) and s.phase != Phase.START_SPOT:
        return 21
    if s.lifted_ships > s.lifted_figures or s.lifted_figures > MOST_LIFTED:
        return 114
    if (s.reseated < s.lifted_figures) != (s.phase == Phase.RESEAT):
        return 115
    return 0


# --- The board (NE-2, NE-7, NE-8) ---------------------------------------------------------------
@rule
def bit(mask, plot, half):
    return mask & BIT[plot, half] != 0


@rule
def broken_plot(s, plot):
    """The plot as people see it is the plot in the sets."""
    half = 0 if BIT[plot, 0] else 1
    owners = 0
    for p in range(s.seats):
        for terrain in range(TERRAINS):
            if bit(s.land[p, terrain, half], plot, half):
                owners += 1
                if s.owner[plot] != p or (s.ground[plot] != terrain + UNUSED and s.ground[plot] != terrain + USED):
                    return 71
    if owners != (0 if s.ground[plot] == EMPTY else 1) or (s.owner[plot] == NOBODY_OWNS) != (owners == 0):
        return 72
    if bit(s.covered[half], plot, half) != (owners == 1):
        return 73
    if s.ground[plot] >= USED and not bit(s.closed[half], plot, half):
        return 81
    if s.figure[plot] == Figure.BARN and not bit(s.closed[half], plot, half):
        return 82
    if s.figure[plot] != Figure.NONE and (owners == 0 or s.ground[plot] >= USED or is_tail(s, plot)):
        return 91  # NE-9.1, NE-9.2, NE-8.7
    if s.figure[plot] == Figure.SHIP and not is_coastal(s, plot):
        return 102  # NE-10.11
    return 0


@rule
def broken_start_tile(s, p, terrain):
    """Start tiles lie where they were laid, both plots used or neither (NE-2.7, NE-8.3), and a barn closes both (NE-10.3)."""
    spot = s.start_tile[p, terrain]
    if spot == NOT_LAID:
        return 0
    lie = spot // PLOTS
    first = spot - lie * PLOTS
    second = SECOND[lie, first]
    if s.owner[first] != p or s.owner[second] != p or s.ground[first] != s.ground[second] or s.ground[first] == EMPTY:
        return 83
    if is_tail(s, first) or not is_tail(s, second):
        return 22
    coast = (PAIR[spot, 0] & COAST[0]) | (PAIR[spot, 1] & COAST[1]) != 0
    if is_coastal(s, first) != coast:
        return 103
    closed = 0
    for half in range(HALVES):
        closed += count(PAIR[spot, half] & s.closed[half])
    if closed != (2 if s.ground[first] >= USED or s.figure[first] == Figure.BARN else 0):
        return 84
    return 0


@rule
def broken_area(s, p, terrain):
    """A family's land of a terrain is one connected area that no rival's land of the terrain is beside (NE-7.3, NE-7.5)."""
    beside_north = 0
    beside_south = 0
    for plot in range(PLOTS):
        if (BIT[plot, 0] & s.land[p, terrain, 0]) | (BIT[plot, 1] & s.land[p, terrain, 1]):
            beside_north |= BESIDE[plot, 0]
            beside_south |= BESIDE[plot, 1]
    if beside_north != s.border[p, terrain, 0] or beside_south != s.border[p, terrain, 1]:
        return 74
    for q in range(s.seats):
        if q != p and (s.land[q, terrain, 0] & beside_north) | (s.land[q, terrain, 1] & beside_south):
            return 75
    if s.start_tile[p, terrain] == NOT_LAID:
        return 76 if s.land[p, terrain, 0] | s.land[p, terrain, 1] else 0
    north = PAIR[s.start_tile[p, terrain], 0]
    south = PAIR[s.start_tile[p, terrain], 1]
    grows = True
    while grows:
        grows = False
        for plot in range(PLOTS):
            mine = (BIT[plot, 0] & s.land[p, terrain, 0]) | (BIT[plot, 1] & s.land[p, terrain, 1])
            reached = (BIT[plot, 0] & north) | (BIT[plot, 1] & south)
            if mine and not reached and (BESIDE[plot, 0] & north) | (BESIDE[plot, 1] & south):
                north |= BIT[plot, 0]
                south |= BIT[plot, 1]
                grows = True
    if north != s.land[p, terrain, 0] or south != s.land[p, terrain, 1]:
        return 77
    return 0


# --- Figures and families (NE-9, NE-10, NE-11) --------------------------------------------------
@rule
def broken_figures(s, p):
    """As many figures as cards; those lifted from their tiles count too."""
    for kind in range(FIGURE_CARDS):
        n = 0
        for plot in range(PLOTS):
            if s.owner[plot] == p and s.figure[plot] == kind + 1:
                n += 1
        if p == s.active and s.phase == Phase.RESEAT:
            if kind == Card.SHIP:
                n += max(0, s.lifted_ships - s.reseated)
            elif kind == Card.PILGRIM:
                n += s.lifted_figures - max(s.lifted_ships, s.reseated)
        if n != s.cards[p, kind]:
            return 92
    if spare_tiles(s, p) < 0 or spare_berths(s, p) < 0:
        return 116  # NE-11.2
    stored = 0
    for card in range(CARDS):
        stored += s.stored[p, card]
    if stored != s.stored_cards[p] or empty_barns(s, p) < 0:
        return 104  # NE-10.4
    return 0


@rule
def broken_seats(s):
    for p in range(s.seats, MOST_SEATS):
        for card in range(CARDS):
            if s.cards[p, card] or s.stored[p, card]:
                return 16
        for terrain in range(TERRAINS):
            if s.land[p, terrain, 0] | s.land[p, terrain, 1] or s.start_tile[p, terrain] != NOT_LAID:
                return 17
        if s.money[p] or s.token[p] or s.stored_cards[p]:
            return 18
    return 0


@rule
def broken_board(s):
    for plot in range(PLOTS):
        fault = broken_plot(s, plot)
        if fault:
            return fault
    laid = 0
    for p in range(s.seats):
        for terrain in range(TERRAINS):
            if s.start_tile[p, terrain] != NOT_LAID:
                laid += 1
            fault = broken_start_tile(s, p, terrain)
            if fault == 0:
                fault = broken_area(s, p, terrain)
            if fault:
                return fault
        fault = broken_figures(s, p)
        if fault:
            return fault
    return 23 if laid != s.laid else 0


@rule
def broken(s):
    fault = broken_offer(s)
    if fault == 0:
        fault = broken_pieces(s)
    if fault == 0:
        fault = broken_round(s)
    if fault == 0:
        fault = broken_pending(s)
    if fault == 0:
        fault = broken_board(s)
    if fault == 0:
        fault = broken_seats(s)
    return fault
