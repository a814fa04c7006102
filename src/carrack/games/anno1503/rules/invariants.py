"""What always holds: nothing is lost, nothing doubled, nothing lies where it cannot. `carrack check` asks after every act.

`broken` returns 0, or the number of the line that does not hold: the chapter of the rules times ten, and a count.
"""

from __future__ import annotations

import numpy as np

from carrack.core.jit import rule

from ..content import (
    BACKS,
    BUILDING_TILES,
    BUILDINGS,
    CARDS_PER_GOOD,
    FIELDS,
    FIRST_BUILDING_FIELD,
    FREE_CHOICE,
    GOODS,
    HIGH_TILES,
    HOME_GOODS,
    ISLANDS,
    LOW_TILES,
    MOST_PURCHASES,
    MOST_SEATS,
    NUMBERS,
    SAFE_FIELDS,
    SHIPS,
    SQUARES,
    TILE_BACK,
    TILE_FACE,
    TILES,
    WOODEN_JETTIES,
    Face,
    Level,
)
from ..state import DOWN, IN_SUPPLY, NONE, VACANT, Phase

IS_SEA = np.array([0 if square.isdigit() else 1 for square in SQUARES], np.int64)


# --- The table (AN-2, AN-6, AN-7) ---------------------------------------------------------------
@rule
def broken_table(s):
    if s.active < 0 or s.active >= s.seats or s.done < 0 or s.done > s.seats:
        return 21
    if s.purchases < 0 or s.purchases > MOST_PURCHASES:
        return 61
    if s.picks < 0 or s.picks > 2:
        return 41
    for i in range(SHIPS):
        if s.points[i] < 0 or s.points[i] > 2 * s.seats:
            return 71
    if (s.tile != NONE) != (s.phase == Phase.JETTY or s.phase == Phase.UPGRADE):
        return 81
    if (s.top != 0) != (s.phase == Phase.REFILL or s.phase == Phase.LAY):
        return 42
    return 0


# --- Goods cards (AN-1.12, AN-5.1) --------------------------------------------------------------
@rule
def broken_cards(s):
    for g in range(GOODS):
        n = s.supply[g] + s.unplaced[g]
        for p in range(MOST_SEATS):
            n += s.hand[p, g]
            if s.hand[p, g] < 0:
                return 51
        if n != CARDS_PER_GOOD or s.supply[g] < 0:
            return 52
        if s.unplaced[g] != 0:
            return 53
    for p in range(MOST_SEATS):
        n = 0
        for g in range(GOODS):
            n += s.hand[p, g]
            for q in range(MOST_SEATS):
                if s.told[q, p, g] < 0 or s.told[q, p, g] > s.hand[p, g]:
                    return 54  # somebody knows of a card that is not there
            if s.told[p, p, g] != 0:
                return 55
        if n != s.cards[p]:
            return 56
    return 0


# --- Residents and public buildings (AN-5, AN-9) ------------------------------------------------
@rule
def broken_island(s, p):
    low = 0
    high = 0
    for i in range(FIELDS):
        level = s.resident[p, i]
        if level < VACANT or level > Level.MERCHANT:
            return 57
        if level == VACANT:
            if i < SAFE_FIELDS:
                return 43  # AN-4.15
            if s.building[p, i] != NONE:
                return 91
        else:
            if i > 0 and s.resident[p, i - 1] == VACANT:
                return 58  # AN-5.4: no gaps
            if level >= Level.CITIZEN:
                high += 1
            else:
                low += 1
        building = s.building[p, i]
        if building < NONE or building >= BUILDINGS:
            return 92
        if building != NONE:
            if i + 1 < FIRST_BUILDING_FIELD:
                return 93
            for j in range(i):
                if s.building[p, j] == building:
                    return 94  # AN-9.2
    if low > LOW_TILES or high > HIGH_TILES:
        return 59
    return 0


@rule
def broken_buildings(s):
    for b in range(BUILDINGS):
        n = s.buildings[b]
        if n < 0:
            return 95
        for i in range(s.seats - 1):
            n -= BUILDING_TILES[b, i]
        for p in range(s.seats):
            for i in range(FIELDS):
                if s.building[p, i] == b:
                    n += 1
        if n != 0:
            return 96
    return 0


# --- Seats, taken and empty (AN-1) --------------------------------------------------------------
@rule
def broken_seat(s, p):
    if s.gold[p] < 0:
        return 62
    for q in range(p):
        if s.home[p] != NONE and s.home[p] == s.home[q]:
            return 11
    for i in range(SHIPS):
        square = s.ship[p, i]
        if square != IN_SUPPLY and IS_SEA[square] == 0:
            return 72
    for i in range(NUMBERS):
        tile = s.post[p, i]
        if tile != NONE and (TILE_FACE[tile] > Face.POST_TOBACCO or HOME_GOODS[s.home[p], i] == FREE_CHOICE):
            return 82
    for i in range(WOODEN_JETTIES):
        tile = s.treaty[p, i]
        if tile != NONE and TILE_FACE[tile] != Face.TREATY:
            return 83
    return 0


@rule
def broken_empty_seat(s, p):
    if s.gold[p] != 0 or s.cards[p] != 0 or s.home[p] != NONE:
        return 12
    for i in range(FIELDS):
        if s.resident[p, i] != VACANT or s.building[p, i] != NONE:
            return 13
    for i in range(SHIPS):
        if s.ship[p, i] != IN_SUPPLY:
            return 14
    for i in range(NUMBERS):
        if s.post[p, i] != NONE:
            return 15
    for i in range(WOODEN_JETTIES):
        if s.treaty[p, i] != NONE:
            return 16
    return 0


# --- Island tiles (AN-1.2 to AN-1.5, AN-4.6, AN-8) ----------------------------------------------
@rule
def add(found, tile):
    """One more tile among the bits of those found; -1 once a tile has turned up twice."""
    if tile == NONE or found < 0:
        return found
    return -1 if found >> tile & 1 else found | 1 << tile


@rule
def tiles_found(s):
    """A bit per tile that is somewhere, -1 if one is in two places; a treasure being used counts as spent."""
    found = 0
    for t in range(TILES):
        if s.loose[t] != 0:
            found = add(found, t)
        if s.spent >> t & 1:
            found = add(found, t)
    for i in range(ISLANDS):
        found = add(found, s.lies[i])
    for p in range(s.seats):
        for i in range(NUMBERS):
            found = add(found, s.post[p, i])
        for i in range(WOODEN_JETTIES):
            found = add(found, s.treaty[p, i])
    if s.phase == Phase.JETTY:
        found = add(found, s.tile)
    return found


@rule
def broken_tiles(s):
    found = tiles_found(s)
    if found < 0:
        return 84
    for t in range(TILES):
        if s.loose[t] < 0 or s.loose[t] > 1:
            return 85
        if (found >> t & 1) != (1 if TILE_BACK[t] <= s.seats else 0):
            return 86
        if s.spent >> t & 1 and TILE_FACE[t] < Face.TREASURE_GOLD:
            return 87
    if s.tile != NONE and TILE_FACE[s.tile] >= Face.TREASURE_GOLD and not s.spent >> s.tile & 1:
        return 88
    for b in range(len(BACKS)):
        if s.reserve[b] < 0:
            return 44
        undrawn = s.reserve[b]
        in_reserve = s.reserve[b]
        for i in range(ISLANDS):
            if s.back[i] == BACKS[b] and s.lies[i] == DOWN:
                undrawn += 1
        for t in range(TILES):
            if s.loose[t] > 0 and TILE_BACK[t] == BACKS[b]:
                undrawn -= 1
                if s.returned[t] > 0:
                    in_reserve -= 1
        if undrawn != 0:
            return 45
        if in_reserve < 0:
            return 46  # a returned tile that is on no square is in the reserve
    return 0


@rule
def broken_sea(s):
    for i in range(ISLANDS):
        tile = s.lies[i]
        if s.back[i] == 0 and (tile != DOWN or s.looked[i] != 0 or s.filled[i] != 0):
            return 73
        if s.looked[i] >> s.seats != 0:
            return 74
        if tile == DOWN:
            if s.looked[i] != 0 or s.filled[i] > 0:
                return 75  # who looked saw a tile, and so did the pirate
        elif TILE_BACK[tile] != s.back[i] or s.returned[tile] > s.filled[i]:
            return 76
    return 0


@rule
def broken(s):
    fault = broken_table(s)
    if fault == 0:
        fault = broken_cards(s)
    if fault == 0:
        fault = broken_buildings(s)
    if fault == 0:
        fault = broken_tiles(s)
    if fault == 0:
        fault = broken_sea(s)
    for p in range(s.seats):
        if fault == 0:
            fault = broken_island(s, p)
        if fault == 0:
            fault = broken_seat(s, p)
    for p in range(s.seats, MOST_SEATS):
        if fault == 0:
            fault = broken_empty_seat(s, p)
    return fault
