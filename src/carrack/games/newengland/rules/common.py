"""What several chapters need: sets of plots, tiles and room for figures, the pieces on offer."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import CARDS, EXTRA_OFFERS, HALVES, NORTH, OFFER, TERRAINS, Card
from ..rulebook import Rule
from ..state import NOTHING

LEGAL = Rule.LEGAL


# --- Sets of plots: bits of one half of the board -----------------------------------------------
@rule
def count(bits):
    """How many plots. A compiler knows this loop and lets the processor count in one go."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def lowest(bits, half):
    """The lowest plot of a set that is not empty."""
    return count((bits & -bits) - 1) + half * NORTH


# --- Tiles, and room for figures (NE-9.2, NE-11.2) ----------------------------------------------
@rule
def open_tiles(s, p, half):
    """The own tiles that are unused and carry no barn, each by its first plot."""
    return (s.land[p, 0, half] | s.land[p, 1, half] | s.land[p, 2, half]) & ~s.closed[half] & ~s.tails[half]


@rule
def spare_tiles(s, p):
    """How many open tiles would be left over if every pilgrim and every ship took one."""
    n = -s.cards[p, Card.PILGRIM] - s.cards[p, Card.SHIP]
    for half in range(HALVES):
        n += count(open_tiles(s, p, half))
    return n


@rule
def spare_berths(s, p):
    """How many open coastal tiles would be left over if every ship took one."""
    n = -s.cards[p, Card.SHIP]
    for half in range(HALVES):
        n += count(open_tiles(s, p, half) & s.coastal[half])
    return n


@rule
def most(s, p, kind):
    """Whether a seat has most pilgrims, barns or ships on the board, alone or tied, and at least one (NE-10.13, NE-14.3, NE-14.4)."""
    mine = s.cards[p, kind]
    for q in range(s.seats):
        if s.cards[q, kind] > mine:
            return False
    return mine > 0


# --- Pieces -------------------------------------------------------------------------------------
@rule
def lay_open(s, space, piece):
    """A piece comes on offer."""
    s.offer[space] = piece
    s.on_offer[piece] += 1


@rule
def take_from_offer(s, piece):
    """A bought piece leaves the offer; of equals the one on the first space."""
    for space in range(OFFER + EXTRA_OFFERS):
        if s.offer[space] == piece:
            s.offer[space] = NOTHING
            s.on_offer[piece] -= 1
            return


@rule
def in_bag(s):
    return s.bag[0] + s.bag[1] + s.bag[2]


@rule
def in_stack(s):
    n = 0
    for card in range(CARDS):
        n += s.stack[card]
    return n


@rule
def piece_of(card):
    return TERRAINS + card


@rule
def empty_barns(s, p):
    """Barns on the board that hold no card (NE-10.4)."""
    return s.cards[p, Card.BARN] - s.stored_cards[p]
