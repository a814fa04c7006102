"""What always holds: nothing is lost, nothing doubled, nothing lies where it cannot. `carrack check` asks after every act.

`broken` returns 0, or the number of the line that does not hold: the chapter of the rules times ten, and a count.
"""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import (
    COLUMNS,
    DISPLAY,
    FINAL_PILE,
    HAND_LIMIT,
    INTERIM_PILE,
    JOKERS,
    KIND_CAPACITY,
    KINDS,
    MARKERS,
    MOST_SEATS,
    ORDER_CAPACITY,
    ORDER_SHIPS,
    ORDERS,
    PILES,
    PLACES,
    RUNNING,
    SHIPS,
    SPECIALS,
    VOYAGE_CAPACITY,
    VOYAGES,
)
from ..state import NONE, Phase
from .common import free_ships, hand_size, lies_at, markers_used

SET_UP = Phase.DEAL_SPECIAL  # the last phase before the first turn


# --- Ships (AD-5, AD-7, AD-8) -------------------------------------------------------------------
@rule
def broken_ships(s):
    for k in range(KINDS):
        n = s.undrawn[k]
        if n < 0:
            return 51
        for c in range(COLUMNS):
            n += (1 if s.row[c] == k else 0) + (1 if s.next[c] == k else 0)
        for v in range(VOYAGES):
            for i in range(s.ships[v]):
                if s.vessel[v, i] == k:
                    n += 1
        for p in range(MOST_SEATS):
            if s.free[p, k] < 0 or (s.fleet[p] >> k & 1) != (s.free[p, k] > 0):
                return 52
            n += s.free[p, k]
            for i in range(RUNNING):
                for j in range(ORDER_SHIPS):
                    if s.aboard[p, i, j] == k:
                        n += 1
        for j in range(ORDER_SHIPS):
            if s.picked[j] == k:
                n += 1
        if n != SHIPS[k]:
            return 53
    cards = 0
    for i in range(PILES):
        if s.pile[i] < 0:
            return 54
        cards += s.pile[i]
    unseen = 0
    for k in range(KINDS):
        unseen += s.undrawn[k]
    inside = (1 if s.interim_due == 0 else 0) + (1 if s.final_due == 0 else 0)
    if s.phase > Phase.LAY_SHIP and cards != unseen + inside:
        return 55
    if (s.interim_due == 0 and s.pile[INTERIM_PILE] == 0) or (s.final_due == 0 and s.pile[FINAL_PILE] == 0):
        return 56
    if s.final_due and (s.interim_due == 0 or s.interim_due > s.final_due):
        return 138  # AD-13.8
    return 0


@rule
def broken_jokers(s):
    for p in range(s.seats):
        n = s.joker_free[p]
        for v in range(VOYAGES):
            for i in range(s.ships[v]):
                if s.owner[v, i] == p and s.vessel[v, i] >= KINDS:
                    n += 1
        for i in range(RUNNING):
            for j in range(ORDER_SHIPS):
                if s.aboard[p, i, j] >= KINDS:
                    n += 1
        for j in range(ORDER_SHIPS):
            if p == s.active and s.picked[j] >= KINDS:
                n += 1
        if n != 1:
            return 91
    jokers = 0
    specials = 0
    for j in range(JOKERS):
        jokers += s.jokers[j]
    for i in range(SPECIALS):
        specials += s.specials[i]
    for p in range(MOST_SEATS):
        jokers += (1 if s.joker[p] != NONE else 0) + (1 if s.shown[p] != NONE else 0)
        specials += (1 if s.special[p] != NONE else 0) + (1 if s.revealed[p] != NONE else 0)
    if jokers != JOKERS or specials != SPECIALS:
        return 92
    return 0


# --- Voyages (AD-7) -----------------------------------------------------------------------------
@rule
def broken_voyages(s):
    for v in range(VOYAGES):
        load = 0
        for i in range(s.ships[v]):
            if s.vessel[v, i] == NONE or s.owner[v, i] < 0 or s.owner[v, i] >= s.seats:
                return 71
            load += KIND_CAPACITY[s.vessel[v, i]]
        if load != s.load[v] or load > VOYAGE_CAPACITY[v]:
            return 72  # AD-7.5
        if (s.established[v] == NONE) != (s.ships[v] == 0):
            return 73  # AD-7.1
    return 0


# --- Orders (AD-4, AD-8) ------------------------------------------------------------------------
@rule
def broken_orders(s):
    heap = 0
    for order in range(ORDERS):
        n = s.heap[order] + s.gone[order]
        heap += s.heap[order]
        for i in range(DISPLAY):
            n += 1 if s.display[i] == order else 0
        for p in range(MOST_SEATS):
            n += s.closed[p, order] + s.open[p, order]
            for i in range(RUNNING):
                n += 1 if s.running[p, i] == order else 0
        n += 1 if s.starting == order else 0
        if n != 1:
            return 41
    if heap != s.heap_size:
        return 42
    for p in range(s.seats):
        cards = 0
        for order in range(ORDERS):
            cards += s.open[p, order]
        if s.open_cards[p] != cards or hand_size(s, p) > HAND_LIMIT:
            return 43  # AD-4.3
        closed = 0
        for order in range(ORDERS):
            closed += s.closed[p, order]
        if closed != s.closed_cards[p]:
            return 44
        for i in range(RUNNING):
            load = 0
            for j in range(ORDER_SHIPS):
                if s.aboard[p, i, j] != NONE:
                    load += KIND_CAPACITY[s.aboard[p, i, j]]
            if s.running[p, i] == NONE:
                if load or s.rounds[p, i] or s.income[p, i]:
                    return 81
            elif load != ORDER_CAPACITY[s.running[p, i]] or s.rounds[p, i] < 1 or s.rounds[p, i] > 3:
                return 82  # AD-8.2
    picked = 0
    for j in range(ORDER_SHIPS):
        if s.picked[j] != NONE:
            picked += KIND_CAPACITY[s.picked[j]]
    if s.starting == NONE:
        return 83 if picked else 0
    return 84 if picked + s.need != ORDER_CAPACITY[s.starting] else 0


# --- Seats and reservations (AD-1.9, AD-10) -----------------------------------------------------
@rule
def broken_seats(s):
    for p in range(s.seats):
        if s.coins[p] < 0 or s.points[p] < 0 or s.completed[p] < 0:
            return 19  # AD-1.9
        if s.any_colour[p] < 0 or s.reserve[p] < 0:
            return 101
        if s.strict_markers and markers_used(s, p) > MARKERS:
            return 78
    for p in range(s.seats, MOST_SEATS):
        if s.coins[p] or s.points[p] or free_ships(s, p) or s.joker_free[p] or s.closed_cards[p]:
            return 11
    for place in range(PLACES):
        owner = s.mark[place]
        if owner != NONE and (lies_at(s, place) == NONE or s.marked[place] < s.turn - s.seats or s.marked[place] > s.turn):
            return 102  # AD-10.9
        if owner == NONE and s.marked[place]:
            return 103
    if s.phase == Phase.MENU and s.turn > s.seats * s.turn_limit:
        return 161
    return 0


@rule
def broken(s):
    if s.phase != Phase.OVER and s.phase <= SET_UP:
        return 0
    fault = broken_ships(s)
    if fault == 0:
        fault = broken_jokers(s)
    if fault == 0:
        fault = broken_voyages(s)
    if fault == 0:
        fault = broken_orders(s)
    if fault == 0:
        fault = broken_seats(s)
    return fault
