"""Stacks and discards: shuffling them anew (NF-2.8), laying island tiles (NF-6), and filling up what was taken."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import luck

from ..content import CARDS, FIRST_SPACE, MOST_SEATS, OFFERS, ROUNDS, ROW, SHAPE_OF, TILE_SHAPE, TWINS, VEILED
from ..state import NONE, Phase
from .common import count

# --- One-time cards -----------------------------------------------------------------------------


@rule
def shuffle_cards(s):
    """All discards become the stack; everybody remembers which cards he knows to have gone in."""
    s.card_shuffles += 1
    stack = s.card_discard + 0
    s.card_stack_size += count(stack)
    for q in range(MOST_SEATS):
        own = 0
        for r in range(ROUNDS):
            own |= s.buried[q, r]
            s.card_stack_size += s.buried_cards[q, r]
            s.buried[q, r] = 0
            s.buried_cards[q, r] = 0
        stack |= own
        for card in range(CARDS):
            if own >> card & 1:
                s.card_returned[q, card] = s.card_shuffles
            if s.card_discard >> card & 1:
                s.card_shown[card] = s.card_shuffles
    s.card_discard = 0
    s.card_stack = stack
    s.split_seat = s.active if s.drawn_cards > 0 else NONE
    s.split_round = s.round_number
    s.split_cards = s.drawn_cards
    s.split_played = 0


# --- Island tiles -------------------------------------------------------------------------------
@rule
def shuffle_tiles(s):
    """All discards become the stack."""
    stack = s.tile_discard + 0
    s.tile_shown = stack
    s.tile_stack_size += count(stack)
    for q in range(MOST_SEATS):
        s.tile_returned[q] = 0
        for r in range(ROUNDS):
            stack |= s.tile_buried[q, r]
            s.tile_returned[q] |= s.tile_buried[q, r]
            s.tile_stack_size += s.tiles_buried[q, r]
            s.tile_buried[q, r] = 0
            s.tiles_buried[q, r] = 0
            s.tile_barred[q, r] = 0
    s.tile_discard = 0
    s.tile_stack = stack
    s.tile_split_seat = s.active if s.tile_hand_size > 0 else NONE
    s.tile_split_round = s.round_number
    s.tile_split = s.tile_hand_size
    s.tile_split_laid = 0


@rule
def lay_tile(s, tile, island):
    """A tile goes on the first uncovered space of its shape (NF-6.3); returns the space."""
    shape = TILE_SHAPE[tile]
    found = NONE
    more = 0
    for space in range(FIRST_SPACE[island], FIRST_SPACE[island + 1]):
        if SHAPE_OF[space] == shape and s.tile[space] == NONE:
            if found == NONE:
                found = space
            else:
                more = 1
    s.tile[found] = tile
    s.laid |= 1 << tile
    s.open_tiles |= 1 << found
    s.covered[island] += 1
    if not more:
        s.room[shape] &= ~(1 << island)
    return found


# --- Large ships of which only the cost is known (NF-R5) ----------------------------------------
@rule
def veiled(s):
    n = 0
    for i in range(ROW):
        if s.large_row[i] == VEILED:
            n += 1
    return n


# --- Filling up (NF-2.8, NF-4.9, NF-10.8) -------------------------------------------------------
@rule
def fill_contracts(s):
    """The lowest empty contract space is filled; False when none is empty or nothing is left."""
    for i in range(OFFERS):
        if s.contract[i] == NONE:
            if s.contract_stack == 0:
                s.contract_stack = s.contract_discard
                s.contract_discard = 0
            if s.contract_stack:
                luck(s, Phase.FILL_CONTRACT, EVERYBODY)
                return True
            return False
    return False


@rule
def fill_rows(s):
    """Empty sale spaces are filled, the upper row first (NF-4.9); False when none can be."""
    for i in range(ROW):
        if s.small_row[i] == NONE:
            if s.small_stack == 0:
                s.small_stack = s.small_discard
                s.small_discard = 0
            if s.small_stack:
                luck(s, Phase.FILL_SMALL, EVERYBODY)
                return True
    for i in range(ROW):
        if s.large_row[i] == NONE:
            known = s.large_stack + 0
            if veiled(s) == 2:  # both twins lie on offer
                known &= ~TWINS
            if known == 0:
                known = s.large_discard + 0
                s.large_stack |= s.large_discard
                s.large_discard = 0
            if known:
                luck(s, Phase.FILL_LARGE, EVERYBODY)
                return True
            return False
    return False
