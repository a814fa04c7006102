"""Carrying out cards: the tiles they want, figures that step aside (NE-11), and the effect (NE-8.5, NE-8.6, NE-9)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import BIT, CARD_SHAPE, FIGURE_CARDS, HALVES, PAIR, SHAPE_SPOT, TERRAINS, Figure
from ..rulebook import Rule
from ..state import MOST_LIFTED, NOTHING, UNUSED, USED, Phase
from .common import LEGAL, lowest, piece_of, spare_berths
from .shapes import go_on


@rule
def is_coastal(s, plot):
    """Whether the tile that begins on this plot is coastal (NE-10.11)."""
    return (BIT[plot, 0] & s.coastal[0]) | (BIT[plot, 1] & s.coastal[1]) != 0


@rule
def is_tail(s, plot):
    return (BIT[plot, 0] & s.tails[0]) | (BIT[plot, 1] & s.tails[1]) != 0


@rule
def is_wanted(s, plot):
    return (BIT[plot, 0] & s.wanted[0]) | (BIT[plot, 1] & s.wanted[1]) != 0


# --- A seat for a figure (NE-9.1, NE-9.2, NE-10.11, NE-11.3) ------------------------------------
@rule
def against_seat(s, plot, figure):
    """The rule against putting a figure on an own tile that begins here. A ship and a barn may send a pilgrim away, a barn a ship too."""
    if is_tail(s, plot):
        return Rule.NE_9_2B
    if s.ground[plot] >= USED:
        return Rule.NE_8_7
    there = s.figure[plot]
    if there == Figure.BARN:
        return Rule.NE_10_3
    if figure == Figure.PILGRIM:
        return Rule.NE_9_2 if there != Figure.NONE else LEGAL
    if figure == Figure.SHIP:
        if not is_coastal(s, plot):
            return Rule.NE_10_11
        return Rule.NE_9_2 if there == Figure.SHIP else LEGAL
    return LEGAL


# --- The effect (NE-8.5, NE-8.6, NE-9.1) --------------------------------------------------------
@rule
def flip(s):
    """The tiles that were chosen are used from now on (NE-8.5, NE-8.7)."""
    for half in range(HALVES):
        s.closed[half] |= s.wanted[half]
        left = s.wanted[half]
        while left:
            s.ground[lowest(left, half)] += USED - UNUSED
            left &= left - 1


@rule
def put_down(s, p, figure):
    """The new figure stands on its tile; a barn closes it for good (NE-10.3)."""
    plot = lowest(s.wanted[0], 0) if s.wanted[0] else lowest(s.wanted[1], 1)
    s.figure[plot] = figure
    if figure == Figure.BARN:
        terrain = s.ground[plot] - UNUSED
        start = s.start_tile[p, terrain]
        whole = (PAIR[start, 0] & s.wanted[0]) | (PAIR[start, 1] & s.wanted[1]) != 0
        for half in range(HALVES):
            s.closed[half] |= PAIR[start, half] if whole else s.wanted[half]


@rule
def finish(s):
    """When every lifted figure stands again, the card takes effect and lies face up (NE-11.5)."""
    card = s.pending - piece_of(0)
    if card < FIGURE_CARDS:
        put_down(s, s.active, card + 1)
    else:
        flip(s)
    s.cards[s.active, card] += 1
    s.pending = NOTHING
    for half in range(HALVES):
        s.wanted[half] = 0
    for i in range(MOST_LIFTED):
        s.lifted[i] = 0
    s.lifted_ships = 0
    s.lifted_figures = 0
    s.reseated = 0
    go_on(s)


# --- Stepping aside (NE-11.4) -------------------------------------------------------------------
@rule
def lift(s, figure):
    """Lift the figures of one kind from the wanted tiles, in the order of the plots."""
    for half in range(HALVES):
        left = s.wanted[half]
        while left:
            plot = lowest(left, half)
            left &= left - 1
            if s.figure[plot] == figure:
                s.figure[plot] = Figure.NONE
                s.lifted[s.lifted_figures] = plot
                s.lifted_figures += 1


@rule
def seat_next(s):
    """Ask for a seat for the next lifted figure, or finish."""
    if s.reseated < s.lifted_figures:
        ask(s, s.active, Phase.RESEAT)
    else:
        finish(s)


@rule
def clear(s):
    """The wanted tiles are cleared: first of ships, then of pilgrims."""
    lift(s, Figure.SHIP)
    s.lifted_ships = s.lifted_figures
    lift(s, Figure.PILGRIM)
    seat_next(s)


@rule
def reseating(s):
    """The kind of figure that is looking for a seat."""
    return Figure.SHIP if s.reseated < s.lifted_ships else Figure.PILGRIM


@rule
def refuse_reseat(s, plot):
    if s.owner[plot] != s.active:
        return Rule.NE_9_1
    why = against_seat(s, plot, reseating(s))
    return Rule.NE_11_4 if why == LEGAL and is_wanted(s, plot) else why


@rule
def do_reseat(s, plot):
    figure = reseating(s)
    if s.figure[plot] == Figure.PILGRIM:  # a ship sends it away: it comes last
        s.lifted[s.lifted_figures] = plot
        s.lifted_figures += 1
    s.figure[plot] = figure
    s.reseated += 1
    seat_next(s)


# --- Choosing tiles (D7, D8) --------------------------------------------------------------------
@rule
def do_shape_spot(s, facing, plot):
    shape = CARD_SHAPE[s.pending - piece_of(0)]
    for half in range(HALVES):
        s.wanted[half] = SHAPE_SPOT[shape, facing, plot, half]
    clear(s)


@rule
def against_new_figure(s, plot, figure):
    why = against_seat(s, plot, figure)
    if why == LEGAL and figure == Figure.BARN and is_coastal(s, plot) and spare_berths(s, s.active) == 0:
        return Rule.NE_11_2  # its ships would lack a berth
    return why


@rule
def refuse_figure_tile(s, plot):
    if s.owner[plot] != s.active:
        return Rule.NE_9_1
    return against_new_figure(s, plot, s.pending - TERRAINS + 1)


@rule
def do_figure_tile(s, plot):
    for half in range(HALVES):
        s.wanted[half] = BIT[plot, half]
    clear(s)
