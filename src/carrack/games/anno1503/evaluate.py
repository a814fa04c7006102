"""What a position of Anno 1503 is worth to a seat: a sum of named terms, about a thousand for a victory point."""

from __future__ import annotations

import numpy as np

from carrack.core.jit import rule

from .content import (
    ALL_POSTS,
    ALL_TREATIES,
    COSTS,
    FIELDS,
    FIRST_BUILDING_FIELD,
    GOODS,
    HIGH_TILES,
    HOME_GOODS,
    ISLANDS,
    LOW_TILES,
    NUMBERS,
    RICH,
    SAFE_FIELDS,
    SHIPS,
    TILE_FACE,
    VOYAGE,
    Building,
    Cost,
    Face,
    Level,
)
from .rules.common import high_residents, owns, posts, residents, treaties, victory_points
from .rules.trade import building_on_offer
from .state import DOWN, IN_SUPPLY, NONE, VACANT

POINTS = (0, 800, 2000, 20_000, 20_000, 20_000)  # by victory points held
LEVELS = (80, 140, 300, 560)  # by level of a resident
BUILDING = 170
BUILDING_KIND = (40, 30, 30, 15, 25, 25, 45, 45)  # by kind, beside what every building is worth
POST, TREATY, TREASURE = 290, 310, 200
NEED = (17, 21, 17, 19, 30, 30)  # how welcome each good is
GOLD = 11  # each, up to 30
SHIP = 150
STEP = 9  # each move between a ship and where it wants to go
PARTLY = (0, 20, 52, 92)  # per cent of a goal's worth for the share of its cards in hand, in thirds
SPARE_CARD = 9
THIRDS = np.array([[3 * have // size for have in range(4)] for size in COSTS.sum(axis=1).tolist()], np.int64)  # by cost and cards in hand


# --- Standing -----------------------------------------------------------------------------------
@rule
def value_victory(s, seat):
    return POINTS[victory_points(s, seat)]


@rule
def value_residents(s, seat):
    total = 0
    for i in range(FIELDS):
        if s.resident[seat, i] != VACANT:
            total += LEVELS[s.resident[seat, i]]
    return total


@rule
def value_buildings(s, seat):
    total = 0
    for i in range(FIRST_BUILDING_FIELD - 1, FIELDS):
        if s.building[seat, i] != NONE:
            total += BUILDING + BUILDING_KIND[s.building[seat, i]]
    return total


@rule
def value_islands(s, seat):
    """Trading posts and treaties, and the goods that the five numbers bring."""
    total = TREATY * treaties(s, seat) + POST * posts(s, seat)
    for i in range(NUMBERS):
        home = HOME_GOODS[s.home[seat], i]
        best = 24 if home < 0 else NEED[home]
        if s.post[seat, i] != NONE:
            best = max(best, NEED[TILE_FACE[s.post[seat, i]]])
        total += 4 * best
    return total


@rule
def value_gold(s, seat):
    return GOLD * min(s.gold[seat], RICH) + max(0, s.gold[seat] - RICH)


# --- Ships --------------------------------------------------------------------------------------
@rule
def wish(s, seat, island, more_posts, more_treaties):
    """How much a seat would like the tile on an island, as far as it knows; may it have more posts, and more treaties?"""
    if s.back[island] == 0:
        return 0
    if s.looked[island] >> seat & 1 and s.lies[island] != DOWN:
        face = TILE_FACE[s.lies[island]]
        if face == Face.TREATY:
            return 170 if more_treaties else 0
        if face == Face.TREASURE_GOLD:
            return 120
        if face == Face.TREASURE_UPGRADE:
            return 130
        return (120 + NEED[face]) if more_posts else 0
    return 60 + (45 if more_posts else 0) + (35 if more_treaties else 0)


@rule
def value_ships(s, seat):
    """A ship is worth something for what it can reach; a second ship heads for another island."""
    more_posts, more_treaties = posts(s, seat) < ALL_POSTS, treaties(s, seat) < ALL_TREATIES
    total = 0
    taken = NONE
    for i in range(SHIPS):
        square = s.ship[seat, i]
        if square != IN_SUPPLY:
            best = 0
            target = NONE
            for island in range(ISLANDS):
                if island != taken:
                    pull = wish(s, seat, island, more_posts, more_treaties)
                    if pull > 0:
                        pull -= STEP * VOYAGE[square, island]
                        if pull > best:
                            best = pull
                            target = island
            taken = target
            total += SHIP + best if target != NONE else SHIP // 3
    return total


# --- Cards --------------------------------------------------------------------------------------
@rule
def share(s, seat, cost, used):
    """Thirds of a cost that the hand holds, cards `used` for better goals left out; `used` packs a count for each good."""
    have = 0
    for g in range(GOODS):
        have += max(0, min(COSTS[cost, g], s.hand[seat, g] - (used >> 4 * g & 15)))
    return THIRDS[cost, have]


@rule
def use(s, seat, cost, used):
    """Mark the cards of a cost as used."""
    for g in range(GOODS):
        held = s.hand[seat, g] - (used >> 4 * g & 15)
        used += max(0, min(COSTS[cost, g], held)) << 4 * g
    return used


@rule
def goal(s, seat, cost):
    """What reaching a goal would bring now, 0 if it is out of reach."""
    if cost == Cost.SHIP:
        at_sea = 0
        for i in range(SHIPS):
            if s.ship[seat, i] != IN_SUPPLY:
                at_sea += 1
        if at_sea == SHIPS:
            return 0
        more_posts, more_treaties = posts(s, seat) < ALL_POSTS, treaties(s, seat) < ALL_TREATIES
        for island in range(ISLANDS):
            if wish(s, seat, island, more_posts, more_treaties) > 0:
                return SHIP + 80 if at_sea == 0 else SHIP + 20
        return 0
    people = residents(s, seat)
    high = high_residents(s, seat)
    if cost == Cost.PIONEER:
        if people - high >= LOW_TILES:
            return 0
        if people + 1 >= FIRST_BUILDING_FIELD and building_on_offer(s, seat):
            return LEVELS[0] + BUILDING + 30
        return LEVELS[0]
    level = cost - Cost.SETTLER
    if level == Level.SETTLER and high >= HIGH_TILES:
        return 0
    for i in range(people):
        if s.resident[seat, i] == level:
            return LEVELS[level + 1] - LEVELS[level]
    return 0


@rule
def value_goods(s, seat):
    """Cards count for the goals they serve, the best goal first; the rest little."""
    total = 0
    used = 0
    done = 0
    for _ in range(3):
        best = 0
        chosen = NONE
        for cost in range(Cost.MERCHANT + 1):
            thirds = 0 if done >> cost & 1 else share(s, seat, cost, used)
            if thirds > 0:
                gain = goal(s, seat, cost) * PARTLY[thirds] // 100
                if gain > best:
                    best = gain
                    chosen = cost
        if chosen == NONE:
            break
        total += best
        done |= 1 << chosen
        used = use(s, seat, chosen, used)
    spare = 0
    for g in range(GOODS):
        spare += s.hand[seat, g] - (used >> 4 * g & 15)
    return total + SPARE_CARD * min(spare, 4)


# --- Danger -------------------------------------------------------------------------------------
@rule
def value_danger(s, seat):
    """What the next pirate or fire would take, weighed by how likely they are before the next own turn."""
    loss = 0
    fire = residents(s, seat) - SAFE_FIELDS
    if fire > 0 and not owns(s, seat, Building.FIRE_STATION):
        loss += GOLD * fire if s.gold[seat] >= fire else 350
    pirate = posts(s, seat) + treaties(s, seat)
    if pirate > 0 and not owns(s, seat, Building.SMITHY):
        loss += GOLD * pirate if s.gold[seat] >= pirate else 320
    return -loss * s.seats // 18
