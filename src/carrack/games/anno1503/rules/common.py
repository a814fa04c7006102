"""What several chapters need: cards, prices, what a seat owns, and victory points (AN-10, AN-11)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import (
    ALL_BUILDINGS,
    ALL_MERCHANTS,
    ALL_POSTS,
    ALL_TREATIES,
    COSTS,
    FIELDS,
    FIRST_BUILDING_FIELD,
    FULL_PRICE,
    GOODS,
    HIGH_TILES,
    NUMBERS,
    POINTS_TO_WIN,
    RICH,
    WOODEN_JETTIES,
    Level,
)
from ..rulebook import Rule
from ..state import NONE, VACANT, Phase

LEGAL = Rule.LEGAL


# --- Goods cards: taken and given openly (AN-5.1, AN-6.4, AN-11.1) ------------------------------
@rule
def take(s, p, good):
    """A card from the supply; everybody sees it."""
    s.supply[good] -= 1
    s.hand[p, good] += 1
    s.cards[p] += 1
    for q in range(s.seats):
        if q != p:
            s.told[q, p, good] += 1


@rule
def give(s, p, good):
    """A card back to the supply; everybody sees it."""
    s.supply[good] += 1
    s.hand[p, good] -= 1
    s.cards[p] -= 1
    for q in range(s.seats):
        if s.told[q, p, good] > 0:
            s.told[q, p, good] -= 1


@rule
def can_pay(s, p, cost):
    for g in range(GOODS):
        if s.hand[p, g] < COSTS[cost, g]:
            return False
    return True


@rule
def pay(s, p, cost):  # AN-5.1
    for g in range(GOODS):
        for _ in range(COSTS[cost, g]):
            give(s, p, g)


# --- What a seat owns ---------------------------------------------------------------------------
@rule
def posts(s, p):
    n = 0
    for i in range(NUMBERS):
        if s.post[p, i] != NONE:
            n += 1
    return n


@rule
def treaties(s, p):
    n = 0
    for i in range(WOODEN_JETTIES):
        if s.treaty[p, i] != NONE:
            n += 1
    return n


@rule
def residents(s, p):
    n = 0
    while n < FIELDS and s.resident[p, n] != VACANT:
        n += 1
    return n


@rule
def high_residents(s, p):
    """Citizens and merchants: each uses one of three tiles (AN-5.8)."""
    n = 0
    for i in range(FIELDS):
        if s.resident[p, i] >= Level.CITIZEN:
            n += 1
    return n


@rule
def merchants(s, p):
    n = 0
    for i in range(FIELDS):
        if s.resident[p, i] == Level.MERCHANT:
            n += 1
    return n


@rule
def owned_buildings(s, p):
    n = 0
    for i in range(FIRST_BUILDING_FIELD - 1, FIELDS):
        if s.building[p, i] != NONE:
            n += 1
    return n


@rule
def owns(s, p, building):
    for i in range(FIRST_BUILDING_FIELD - 1, FIELDS):
        if s.building[p, i] == building:
            return True
    return False


@rule
def price(s, p):  # AN-6.8
    return FULL_PRICE - treaties(s, p)


@rule
def can_rise(s, p, space):
    """May the resident on this space go up a level, costs aside (AN-5.7 to AN-5.9)?"""
    level = s.resident[p, space]
    if level == VACANT or level == Level.MERCHANT:
        return False
    return level != Level.SETTLER or high_residents(s, p) < HIGH_TILES


# --- Victory points and end (AN-10) -------------------------------------------------------------
@rule
def victory_points(s, p):  # AN-10.1, AN-10.2
    n = 0
    if s.gold[p] >= RICH:
        n += 1
    if posts(s, p) == ALL_POSTS:
        n += 1
    if treaties(s, p) == ALL_TREATIES:
        n += 1
    if owned_buildings(s, p) == ALL_BUILDINGS:
        n += 1
    if merchants(s, p) == ALL_MERCHANTS:
        n += 1
    return n


@rule
def carry_on(s, phase):
    """After every action of the active player: has he won (AN-10.3)?"""
    if victory_points(s, s.active) >= POINTS_TO_WIN:
        ask(s, s.active, Phase.OVER)
    else:
        ask(s, s.active, phase)


@rule
def score(s, seat):
    return victory_points(s, seat)


@rule
def standing(s, seat):
    """Orders the seats at the end: points, then gold, then levels counted as 1-4, then island tiles (AN-10.7)."""
    levels = 0
    for i in range(FIELDS):
        levels += s.resident[seat, i] + 1
    return ((victory_points(s, seat) * 1_000_000 + s.gold[seat]) * 100 + levels) * 10 + posts(s, seat) + treaties(s, seat)
