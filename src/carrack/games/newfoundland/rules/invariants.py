"""What always holds: nothing is lost, nothing doubled, nothing lies where it cannot. `carrack check` asks after every act.

`broken` returns 0, or the number of the line that does not hold: the chapter of the rules times ten, and a count.
"""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import (
    ALL_CARDS,
    ALL_GOALS,
    ALL_TILES,
    AREAS,
    CARDS,
    CITIES,
    CITY_SPACES,
    COLOURS,
    COMPASSES,
    CONTRACTS,
    FIRST_CHARTER,
    FIRST_LARGE,
    FRAMES,
    GOALS,
    GOODS,
    HAND_ROUND,
    ISLAND_OF,
    ISLAND_SPACES,
    ISLANDS,
    LANE,
    LARGE,
    MOST_SEATS,
    OFFERS,
    ROUNDS,
    ROW,
    SHAPE_OF,
    SLOTS,
    SMALL,
    SOURCES,
    SPACES,
    STACK_CARDS,
    STACK_OF,
    STACKS,
    STEPS,
    TILE_SHAPE,
    TILES,
    VEILED,
    VESSELS,
    YARDS,
    Captain,
    Colour,
    Country,
)
from ..state import NONE, Part, Phase
from .hidden import count
from .scoring import completed


# --- Seats and points (NF-2, NF-3) --------------------------------------------------------------
@rule
def broken_seats(s):
    fifties = 0
    captains = s.captains + 0
    for p in range(MOST_SEATS):
        sum_earned = 0
        for k in range(SOURCES):
            sum_earned += s.earned[p, k]
            if s.earned[p, k] < 0:
                return 21
        if sum_earned != s.points[p]:
            return 22
        for g in range(GOODS):
            if s.goods[p, g] < 0:
                return 23
        if p >= s.seats and (s.points[p] or s.yards[p] or s.hand_cards[p, 0] or s.goal_held[p] or s.captain[p] != NONE):
            return 24
        if s.fifty[p]:
            fifties += 1
        elif s.points[p] >= 50 and s.phase != Phase.OVER:
            return 25
        if s.captain[p] != NONE:
            if captains >> s.captain[p] & 1:
                return 26
            captains |= 1 << s.captain[p]
    if fifties != s.fifties:
        return 27
    space = 0
    for f in range(FRAMES):
        if s.frame_space[f] > 0:
            if s.frame_space[f] <= space:
                return 31  # NF-3.7: never out of order
            space = s.frame_space[f] + 0
            for p in range(s.seats):
                waits = not s.claimed[f] >> p & 1
                if waits and s.points[p] >= space and p != s.active and s.phase != Phase.OVER:
                    return 32  # NF-3.7: who has not reached it stands below it, outside his own turn
        elif s.claimed[f] != (1 << s.seats) - 1:
            return 33
    return 0


# --- Ships (NF-1, NF-4, NF-5) -------------------------------------------------------------------
@rule
def broken_ships(s):
    small = s.small_stack | s.small_discard
    large = s.large_stack | s.large_discard
    if s.small_stack & s.small_discard or s.large_stack & s.large_discard:
        return 41
    for i in range(ROW):
        if s.small_row[i] != NONE:
            if small >> s.small_row[i] & 1:
                return 42
            small |= 1 << s.small_row[i]
        if s.large_row[i] != NONE and s.large_row[i] != VEILED:
            if large >> s.large_row[i] & 1:
                return 43
            large |= 1 << s.large_row[i]
    for p in range(s.seats):
        assigned = 0
        for y in range(YARDS):
            ship = s.yard[p, y]
            if ship == NONE:
                if s.out[p] >> y & 1:
                    return 51
                continue
            if not s.yards[p] >> y & 1:
                return 44
            if ship < FIRST_LARGE:
                if small >> ship & 1:
                    return 45
                small |= 1 << ship
            else:
                if large >> (ship - FIRST_LARGE) & 1:
                    return 46
                large |= 1 << (ship - FIRST_LARGE)
            assigned += s.out[p] >> y & 1
        for a in range(STEPS):
            there = 0
            for i in range(LANE):
                ship = s.lane[p, a, i]
                if ship < NONE or ship >= VESSELS:
                    return 52
                if ship != NONE:
                    if there != i:
                        return 53
                    there += 1
                    if ship < FIRST_CHARTER:
                        assigned -= 1
                    elif not s.sailing >> (ship - FIRST_CHARTER) & 1:
                        return 54
            if there != s.ships_at[p, a]:
                return 55
        if assigned < 0:
            return 56
        if (s.yards[p] >> 5 & 1) != (s.captain[p] == Captain.DRAKE):
            return 47
        if s.yards[p] >> 4 & 1 and s.country[p] != Country.PORTUGAL:
            return 48
    if s.round_number > 0 and (small != (1 << SMALL) - 1 or large != (1 << LARGE) - 1):
        return 49
    return 0


# --- The board (NF-6, NF-9, NF-10, NF-12) -------------------------------------------------------
@rule
def broken_islands(s):
    laid = 0
    for space in range(SPACES):
        free = 0
        tile = s.tile[space]
        if tile != NONE:
            if laid >> tile & 1 or TILE_SHAPE[tile] != SHAPE_OF[space]:
                return 61
            laid |= 1 << tile
        for slot in range(SLOTS):
            if s.owner[space, slot] == NONE:
                free = 1
                if s.height[space, slot] != 0:
                    return 91
            elif tile == NONE or s.height[space, slot] < 1 or s.height[space, slot] > 2 or s.owner[space, slot] > Colour.NEUTRAL:
                return 92
        if (s.open_tiles >> space & 1) != (1 if tile != NONE and free else 0):
            return 93
        if tile == NONE and not s.room[SHAPE_OF[space]] >> ISLAND_OF[space] & 1:
            return 62
    if laid != s.laid:
        return 63
    for island in range(ISLANDS):
        covered = 0
        for colour in range(COLOURS):
            n = 0
            for space in range(SPACES):
                if ISLAND_OF[space] == island:
                    if colour == 0 and s.tile[space] != NONE:
                        covered += 1
                    for slot in range(SLOTS):
                        if s.owner[space, slot] == colour:
                            n += s.height[space, slot]
            if n != s.markers[island, colour]:
                return 94
        if covered != s.covered[island] or covered > ISLAND_SPACES[island]:
            return 64
        if s.compass[island] < 0 or s.compass[island] > COMPASSES:
            return 121
    if s.seats > 2:
        for island in range(ISLANDS):
            if s.markers[island, Colour.NEUTRAL]:
                return 151
    for area in range(AREAS):
        if s.scored >> area & 1 and not completed(s, area):
            return 122
    return 0


@rule
def broken_contracts(s):
    seen = s.contract_stack | s.contract_discard
    if s.contract_stack & s.contract_discard:
        return 101
    for i in range(OFFERS):
        if s.contract[i] != NONE:
            if seen >> s.contract[i] & 1:
                return 102
            seen |= 1 << s.contract[i]
    if s.round_number > 0 and seen != (1 << CONTRACTS) - 1:
        return 103
    for city in range(CITIES):
        n = 0
        for p in range(MOST_SEATS):
            n += s.city_markers[city, p]
        if n > CITY_SPACES[city]:
            return 104
    return 0


# --- Cards, tiles and goals (section 4) ---------------------------------------------------------
@rule
def broken_cards(s):
    seen = s.card_discard | s.card_stack | s.sailing
    total = count(s.card_discard) + count(s.card_stack) + count(s.sailing)
    if count(s.card_stack) != s.card_stack_size:
        return 81
    for p in range(s.seats):
        kept = 0
        for r in range(ROUNDS):
            if count(s.hand[p, r]) != s.hand_cards[p, r] or count(s.buried[p, r]) != s.buried_cards[p, r]:
                return 82
            if s.hand_cards[p, r] > HAND_ROUND or s.hand_shuffle[p, r] > s.card_shuffles:
                return 83
            kept += s.hand_cards[p, r]
            seen |= s.hand[p, r] | s.buried[p, r]
            total += s.hand_cards[p, r] + s.buried_cards[p, r]
        if kept != s.kept_cards[p]:
            return 84
        if count(s.drawn[p]) != (s.drawn_cards if p == s.active else 0):
            return 85
        seen |= s.drawn[p]
        total += count(s.drawn[p])
        if s.start_cards >> p & 1:
            seen |= 1 << s.country[p]
            total += 1
    if s.round_number > 0 and (seen != ALL_CARDS or total != CARDS):
        return 86
    return 0


@rule
def broken_tiles(s):
    seen = s.tile_discard | s.tile_stack | s.laid
    total = count(s.tile_discard) + count(s.tile_stack) + count(s.laid)
    if count(s.tile_stack) != s.tile_stack_size:
        return 111
    for p in range(s.seats):
        if count(s.tile_hand[p]) != (s.tile_hand_size if p == s.active else 0):
            return 112
        seen |= s.tile_hand[p]
        total += count(s.tile_hand[p])
        for r in range(ROUNDS):
            if count(s.tile_buried[p, r]) != s.tiles_buried[p, r]:
                return 113
            for t in range(TILES):
                if s.tile_buried[p, r] >> t & 1 and s.tile_barred[p, r] >> TILE_SHAPE[t] & 1:
                    return 114  # NF-11.4
            seen |= s.tile_buried[p, r]
            total += s.tiles_buried[p, r]
    return 0 if seen == ALL_TILES and total == TILES else 115


@rule
def broken_goals(s):
    seen = s.goal_deck + 0
    total = count(s.goal_deck)
    for stack in range(STACKS):
        looking = (s.phase == Phase.LOOK or s.phase == Phase.TAKE_GOAL) and STACK_OF[s.frame] == stack
        there = s.looked if looking else 0
        if s.goal_claims[stack] > 0:
            there = STACK_CARDS - s.goal_claims[stack]
        if count(s.goal_stack[stack]) != there:
            return 34
        seen |= s.goal_stack[stack] | s.goal_played[stack]
        total += there + count(s.goal_played[stack])
        claims = 0
        for p in range(s.seats):
            claims += 1 if s.goal_claim[stack, p] else 0
            if (s.goal_hand[p, stack] > 0) != (s.goal_held[p] >> stack & 1 == 1):
                return 123
            if s.goal_hand[p, stack] > 0:
                seen |= 1 << (s.goal_hand[p, stack] - 1)
                total += 1
        if claims != s.goal_claims[stack]:
            return 35
    return 0 if seen == ALL_GOALS and total == GOALS else 124


@rule
def broken_turn(s):
    if s.round_number < 0 or s.round_number > ROUNDS or s.first < 0 or s.first >= s.seats:
        return 11
    if s.active < 0 or s.active >= s.seats or s.pool[0] != 0 or s.place[0] != NONE or s.place_known[0] != 0:
        return 12
    if s.part != Part.ACTION and (s.hold[0] or s.crews[0] or s.to_lay or s.to_draw or s.loaded):
        return 71
    if (s.phase == Phase.ANTWERP) != (s.unloading > 0):
        return 105
    if (s.phase == Phase.GOAL_PAY) != (s.goal_due != NONE):
        return 125
    return 0


@rule
def broken(s):
    wrong = broken_turn(s)
    if wrong == 0:
        wrong = broken_seats(s)
    if wrong == 0:
        wrong = broken_ships(s)
    if wrong == 0:
        wrong = broken_islands(s)
    if wrong == 0:
        wrong = broken_contracts(s)
    if wrong == 0:
        wrong = broken_cards(s)
    if wrong == 0:
        wrong = broken_tiles(s)
    if wrong == 0:
        wrong = broken_goals(s)
    return wrong
