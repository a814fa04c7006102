"""What always holds: nothing is lost, nothing doubled, nothing lies where it cannot. `carrack check` asks after every act.

`broken` returns 0, or the number of the line that does not hold: the chapter of the rules times ten, and a count.
"""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import (
    CARDS,
    CROSSED,
    CROSSED_CARDS,
    DICE,
    DISC_FACES,
    DISCS,
    FIELDS,
    HAND_CARDS,
    IS_SAILED,
    IS_WATER,
    MOST_BARRELS,
    MOST_SEATS,
    PORT,
    SYMBOLS,
    WHIRLWINDS,
    WINDS,
    ZONES,
    Disc,
)
from ..state import NOBODY_WON, NOT_ROLLED, Phase
from .common import cards_held, home_with_news

MOST_GUSTS = 3


# --- The turn and the dice (CO-3, CO-4) ---------------------------------------------------------
@rule
def broken_turn(s):
    if s.active < 0 or s.active >= s.seats or s.first < 0 or s.first >= s.seats:
        return 31
    if s.round_number < 0 or s.round_number > s.round_limit:
        return 32
    if s.winds < 0 or s.winds > WINDS or s.gusts < 0 or s.gusts > MOST_GUSTS:
        return 33
    if (s.winds or s.gusts or s.extra_turn) and not s.card_played and s.phase != Phase.RELOCATE and s.phase != Phase.OVER:
        return 34  # only a card gives these, and its turn remembers it
    for symbol in range(SYMBOLS):
        n = 0
        for i in range(DICE):
            if s.die[i] == symbol and not s.used >> i & 1:
                n += 1
        if n != s.unused[symbol]:
            return 45
    unrolled = 0
    for i in range(DICE):
        if s.die[i] < NOT_ROLLED or s.die[i] >= SYMBOLS:
            return 41
        if s.die[i] == NOT_ROLLED:
            unrolled += 1
            if s.used >> i & 1:
                return 42
    if s.phase != Phase.DICE and (s.rolling != 0 or (unrolled != 0 and unrolled != DICE)):
        return 43
    if s.phase == Phase.DICE and s.rolling == 0:
        return 44
    return 0


# --- Ships and whirlwinds (CO-2, CO-8, CO-9, CO-11) ---------------------------------------------
@rule
def broken_sea(s):
    for p in range(s.seats):
        if s.ship[p] < 0 or s.ship[p] >= FIELDS or not IS_SAILED[s.ship[p]]:
            return 21  # CO-2.6
        if s.mast[p] < 0 or s.mast[p] > 1 or s.discovery[p] < 0 or s.discovery[p] > 1:
            return 91
        if s.barrels[p] < 0 or s.barrels[p] > MOST_BARRELS:
            return 111  # CO-11.2
        if s.misses[p] < 0:
            return 131
        if home_with_news(s, p) and s.phase != Phase.OVER:
            return 151  # CO-15.1
    for w in range(WHIRLWINDS):
        field = s.whirlwind[w]
        if field == PORT or (not IS_WATER[field] and s.flying != w + 1):
            return 81  # CO-8.2
        for p in range(s.seats):
            if s.claim[w, p] and (s.mast[p] or s.claim[w, p] > s.moment):
                return 82  # CO-8.7
    if (s.flying != 0) != (s.phase == Phase.FLIGHT):
        return 83
    if s.phase == Phase.RELOCATE and (s.settling == 0 or s.claim[s.settling - 1, s.actor] == 0):
        return 84
    return 0


# --- Storms (CO-6, CO-13.9, CO-13.10) -----------------------------------------------------------
@rule
def broken_storm(s):
    if s.zone < 0 or s.zone > ZONES or s.spins < 0 or s.storms < 0 or s.storms > DICE:
        return 61
    if s.phase == Phase.RESPIN and s.spins >= s.storms:
        return 62
    if s.phase == Phase.GOOD_WEATHER and (s.actor == s.active or cards_held(s, s.actor) == 0):
        return 132
    return 0


# --- Cards and discs (CO-1, CO-13, CO-14) -------------------------------------------------------
@rule
def broken_cards(s):
    closed = 0
    for card in range(CARDS):
        n = s.deck[card] + s.discard[card]
        closed += s.deck[card]
        if s.deck[card] < 0 or s.discard[card] < 0:
            return 133
        if s.unplaced[card] != 0:
            return 134
        for p in range(MOST_SEATS):
            if s.fresh[p, card] < 0 or s.aged[p, card] < 0:
                return 135
            if s.newly_played[p] >> card & 1 and s.aged[p, card] > 0:
                return 136  # CO-13.2: the oldest goes first
            n += s.fresh[p, card] + s.aged[p, card]
        if n != HAND_CARDS[card]:
            return 137
    if closed != s.closed:
        return 138
    for card in range(CROSSED):
        if s.crossed[card] < 0 or s.crossed[card] + s.discard_crossed[card] != CROSSED_CARDS[card]:
            return 139
    for p in range(MOST_SEATS):
        fresh = 0
        aged = 0
        for card in range(CARDS):
            fresh += s.fresh[p, card]
            aged += s.aged[p, card]
        if fresh != s.fresh_cards[p] or aged != s.aged_cards[p]:
            return 130
    return 0


@rule
def broken_discs(s):
    found = 0
    for p in range(s.seats):
        found += s.discovery[p]
    for face in range(DISC_FACES):
        if s.discs[face] < 0 or s.discs[face] > DISCS[face]:
            return 141
    if s.discs[Disc.INHABITED] + found != DISCS[Disc.INHABITED]:
        return 142  # CO-14.4
    return 0


@rule
def broken_seats(s):
    for p in range(s.seats, MOST_SEATS):
        if s.ship[p] != PORT or s.mast[p] or s.barrels[p] or s.discovery[p] or s.misses[p] or cards_held(s, p):
            return 11
    if s.winner != NOBODY_WON and (s.phase != Phase.OVER or not home_with_news(s, s.winner)):
        return 152
    return 0


@rule
def broken(s):
    fault = broken_turn(s)
    if fault == 0:
        fault = broken_sea(s)
    if fault == 0:
        fault = broken_storm(s)
    if fault == 0:
        fault = broken_cards(s)
    if fault == 0:
        fault = broken_discs(s)
    if fault == 0:
        fault = broken_seats(s)
    return fault
