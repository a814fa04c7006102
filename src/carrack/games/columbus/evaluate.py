"""What a position of Columbus is worth to a seat: a sum of named terms, about thirty for a step of the voyage."""

from __future__ import annotations

import numpy as np

from carrack.core.jit import rule

from .content import BESIDE_OBSTACLES, CARDS, COLUMNS, DISCOVERS, LOADS, PORT, VOYAGE_HOME, VOYAGE_WEST, WHIRLWINDS, ZONE, Symbol
from .rules.common import becalmed, rolled
from .state import Phase

TENTH = 3  # of a step
LOOKING = 60  # tenths of a step that finding an inhabited island takes
WAY_BACK = 120  # from the west, before the discovery
MAST = 120  # two turns or so
BARREL, SPARE_BARREL = 21, 6  # each of the first five, and beyond
HANDY_BARRELS = 5
CARD = np.array((44, 54, 12, 16, 34, 18), np.int64)  # by kind, in hand
COMPASS, SAIL, LOOK, LOAD, DRAW, STORM, WHIRL = 26, 27, 120, 19, 12, 7, 5  # dice not used yet
WIND, GUST, TURN = 27, 5, 58  # steps of cards, and a whole turn to come


# --- The voyage ---------------------------------------------------------------------------------
@rule
def way(s, p):
    """What lies behind a seat, in tenths of a step: more is better."""
    if s.discovery[p]:
        return LOOKING + 2 * WAY_BACK - VOYAGE_HOME[s.ship[p]]
    return WAY_BACK - VOYAGE_WEST[s.ship[p]]


@rule
def value_voyage(s, seat):
    return TENTH * way(s, seat)


@rule
def lost_mast(s, p):
    """What a damaged ship costs; barrels help to repair it."""
    return 0 if s.mast[p] else MAST - 8 * min(s.barrels[p], 3)


@rule
def value_mast(s, seat):
    return -lost_mast(s, seat)


@rule
def value_provisions(s, seat):
    handy = min(s.barrels[seat], HANDY_BARRELS)
    return BARREL * handy + SPARE_BARREL * (s.barrels[seat] - handy) - TURN * s.misses[seat]


@rule
def value_cards(s, seat):
    total = 0
    for card in range(CARDS):
        total += CARD[card] * (s.fresh[seat, card] + s.aged[seat, card])
    return total


# --- What the present turn still offers ---------------------------------------------------------
@rule
def telescope(s, seat):
    field = s.ship[seat]
    if DISCOVERS[field] and not s.discovery[seat]:
        return LOOK
    return LOAD if LOADS[field] and s.barrels[seat] < HANDY_BARRELS else DRAW


@rule
def value_dice(s, seat):
    """Dice and steps not used yet; a die that cannot be used is worth nothing."""
    if s.active != seat or s.phase == Phase.RELOCATE:
        return 0
    total = WIND * s.winds + GUST * s.gusts + TURN * s.extra_turn
    if not rolled(s):
        return total + TURN if s.phase == Phase.BEFORE_ROLL else total
    sails = s.unused[Symbol.SAIL]
    if not s.mast[seat]:
        return total + (MAST - 10 if sails else 0)
    total += SAIL * sails
    if becalmed(s, seat) and sails == 0 and s.winds == 0:
        return total
    total += COMPASS * s.unused[Symbol.COMPASS] + WHIRL * s.unused[Symbol.WHIRLWIND]
    total += telescope(s, seat) * s.unused[Symbol.TELESCOPE]
    return total + (STORM if s.round_number > 1 and s.unused[Symbol.STORM] else 0)


# --- Dangers and rivals -------------------------------------------------------------------------
@rule
def distance(a, b):
    """King steps on the open chart."""
    return max(abs(a % COLUMNS - b % COLUMNS), abs(a // COLUMNS - b // COLUMNS))


@rule
def value_danger(s, seat):
    """Rocks to leeward while rivals can raise a storm, and whirlwinds near by."""
    field = s.ship[seat]
    if field == PORT or not s.mast[seat]:
        return 0
    total = BESIDE_OBSTACLES[field]
    for p in range(s.seats):
        if p != seat and ZONE[s.ship[p]] == ZONE[field]:
            total += 2
    for w in range(WHIRLWINDS):
        away = distance(s.whirlwind[w], field)
        if away <= 2:
            total += 9 - 3 * away
    return -total


@rule
def value_rivals(s, seat):
    """What the others have reached counts against the seat, most of all those on their way home."""
    total = 0
    for p in range(s.seats):
        if p != seat:
            total += TENTH * way(s, p) * (2 if s.discovery[p] else 1) - lost_mast(s, p)
    return -total // (3 * (s.seats - 1))
