"""Land-use cards (NE-8): where a shape may lie, which cards can be carried out (NE-6.7), and back to the turn."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import (
    CARD_SHAPE,
    CARD_TERRAIN,
    CARDS,
    FACINGS,
    FIGURE_CARDS,
    HALVES,
    PAIR,
    QUARTERS,
    SHAPE_PLOTS,
    SHAPE_SPOT,
    TERRAINS,
    Card,
)
from ..rulebook import Rule
from ..state import USED, Phase
from .common import LEGAL, count, lowest, piece_of, spare_berths, spare_tiles


# --- A spot for a shape (NE-8.1 to NE-8.4, NE-11.2) ---------------------------------------------
@rule
def on_board(card, facing, plot):
    """Whether the shape of a card can lie like that, with this as its lowest plot."""
    shape = CARD_SHAPE[card]
    return SHAPE_SPOT[shape, facing, plot, 0] | SHAPE_SPOT[shape, facing, plot, 1] != 0


@rule
def against_plots(s, p, card, facing, plot):
    """The rule against plots that are not own, unused land of the card's terrain in its shape."""
    terrain, shape = CARD_TERRAIN[card], CARD_SHAPE[card]
    north, south = SHAPE_SPOT[shape, facing, plot, 0], SHAPE_SPOT[shape, facing, plot, 1]
    if north | south == 0:
        return Rule.NE_8_1
    if (north & ~s.land[p, terrain, 0]) | (south & ~s.land[p, terrain, 1]):
        return Rule.NE_8_1B
    if (north & s.closed[0]) | (south & s.closed[1]):
        first = lowest(north & s.closed[0], 0) if north & s.closed[0] else lowest(south & s.closed[1], 1)
        return Rule.NE_8_7 if s.ground[first] >= USED else Rule.NE_8_4
    return LEGAL


@rule
def against_tiles(s, p, card, facing, plot, tiles, berths):
    """The rule against using these plots as tiles: start tiles as a whole, and seats for all figures; `tiles` and `berths` are to spare."""
    terrain, shape = CARD_TERRAIN[card], CARD_SHAPE[card]
    north, south = SHAPE_SPOT[shape, facing, plot, 0], SHAPE_SPOT[shape, facing, plot, 1]
    start = s.start_tile[p, terrain]
    flipped = SHAPE_PLOTS[shape]
    if (north & PAIR[start, 0]) | (south & PAIR[start, 1]):
        if (PAIR[start, 0] & ~north) | (PAIR[start, 1] & ~south):
            return Rule.NE_8_3
        flipped -= 1  # a start tile is one tile
    if flipped > tiles:
        return Rule.NE_11_2
    if count(north & s.coastal[0] & ~s.tails[0]) + count(south & s.coastal[1] & ~s.tails[1]) > berths:
        return Rule.NE_11_2
    return LEGAL


@rule
def against_spot(s, p, card, facing, plot):
    """The rule against laying the shape here."""
    why = against_plots(s, p, card, facing, plot)
    return why if why != LEGAL else against_tiles(s, p, card, facing, plot, spare_tiles(s, p), spare_berths(s, p))


@rule
def refuse_shape_spot(s, facing, plot):
    if facing >= QUARTERS and not s.mirror_shapes:
        return Rule.NE_8_2
    card = s.pending - TERRAINS
    if s.owner[plot] != s.active:  # asked first, as that settles most spots
        return Rule.NE_8_1B if on_board(card, facing, plot) else Rule.NE_8_1
    return against_spot(s, s.active, card, facing, plot)


# --- Which cards can be carried out (NE-6.7, NE-11.2) -------------------------------------------
@rule
def finds_spot(s, p, card, tiles, berths):
    """Whether some plots can be used for a land-use card."""
    facings = FACINGS if s.mirror_shapes else QUARTERS
    terrain = CARD_TERRAIN[card]
    for half in range(HALVES):
        left = s.land[p, terrain, half] & ~s.closed[half]
        while left:
            plot = lowest(left, half)
            left &= left - 1
            for facing in range(facings):
                if against_plots(s, p, card, facing, plot) == LEGAL and against_tiles(s, p, card, facing, plot, tiles, berths) == LEGAL:
                    return True
    return False


@rule
def unused_plots(s, p, terrain):
    """Own plots of a terrain that are neither used nor under a barn."""
    return count(s.land[p, terrain, 0] & ~s.closed[0]) + count(s.land[p, terrain, 1] & ~s.closed[1])


@rule
def carries_out(s, p, card, tiles, berths):
    """Whether a seat can carry out a card right now, its pilgrims and ships stepping aside (NE-6.7)."""
    if card < FIGURE_CARDS:
        return tiles > 0 and (card != Card.SHIP or berths > 0)
    if unused_plots(s, p, CARD_TERRAIN[card]) < SHAPE_PLOTS[CARD_SHAPE[card]]:
        return False
    return finds_spot(s, p, card, tiles, berths)


@rule
def go_on(s):
    """Back to what the active player may do: of the cards at hand, which can be carried out?"""
    p = s.active
    tiles, berths = spare_tiles(s, p), spare_berths(s, p)
    can = 0
    for card in range(CARDS):
        if s.on_offer[piece_of(card)] + s.stored[p, card] > 0 and carries_out(s, p, card, tiles, berths):
            can |= 1 << card
    s.can_carry_out = can
    ask(s, p, Phase.TURN)
