"""What several chapters need: goods and points, bills, fleets, markers, and how a game stands."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import (
    BILLS,
    BONUS_GOODS,
    BONUS_POINTS,
    CITIES,
    CITY_SPACES,
    GOODS,
    ISLAND_OF,
    ISLAND_SPACES,
    ISLANDS,
    LOWER,
    LOWER_POINTS,
    MANY_MARKERS,
    MOST_SEATS,
    SHIP_COUNTS,
    SLOTS,
    UPPER,
    UPPER_POINTS,
    YARDS,
    Crew,
    Goal,
    Good,
)
from ..rulebook import Rule
from ..state import NONE

LEGAL = Rule.LEGAL
FIFTY_SPACE = 50  # NF-2.5


@rule
def count(bits):
    """How many pieces a set has."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


# --- Goods and points (NF-2) --------------------------------------------------------------------
@rule
def score_points(s, points, source):
    """The active player's points are added at once; the first step onto 50 takes the next 50/100 card (NF-2.5)."""
    p = s.active
    s.earned[p, source] += points
    before = s.points[p]
    s.points[p] = before + points
    if before < FIFTY_SPACE and before + points >= FIFTY_SPACE:
        s.fifties += 1
        s.fifty[p] = s.fifties


@rule
def all_goods(s, p):
    n = 0
    for g in range(GOODS):
        n += s.goods[p, g]
    return n


@rule
def affordable(s, row):
    """Can the active player pay a bill? Gold stands for what is missing of wood, cloth and iron (NF-2.2)."""
    p = s.active
    gold = s.goods[p, Good.GOLD] - BILLS[row, Good.GOLD]
    for g in range(Good.GOLD):
        gold -= max(0, BILLS[row, g] - s.goods[p, g])
    return gold >= 0


@rule
def take_bonus(s, bonus, source):
    """One half of an island tile (NF-9.7)."""
    p = s.active
    for g in range(GOODS):
        s.goods[p, g] += BONUS_GOODS[bonus, g]
    if BONUS_POINTS[bonus] > 0:
        score_points(s, BONUS_POINTS[bonus], source)


# --- One-time cards in hand ---------------------------------------------------------------------
@rule
def leave_hand(s, r, card):
    """A card kept in round `r` is played; everybody sees which Load turn it came from (NF-R24)."""
    p = s.active
    s.hand[p, r] &= ~(1 << card)
    s.hand_cards[p, r] -= 1
    s.kept_cards[p] -= 1
    if s.split_seat == p and s.split_round == r + 1:
        s.split_played |= 1 << card


# --- Turn order (NF-1.15) -----------------------------------------------------------------------
@rule
def line_up(s):
    """All seats have a turn, clockwise from the start player."""
    p = s.first + 0
    for i in range(MOST_SEATS):
        s.order[i] = p
        p = p + 1 if p + 1 < s.seats else 0
    s.turns = s.seats
    s.at = 0


# --- Markers (NF-9.3, NF-9.4) -------------------------------------------------------------------
@rule
def settle_slot(s, space, colour, crew):
    """A marker, or the tower of two persons, on the first free slot of a tile."""
    height = 2 if crew == Crew.TWO else 1
    for slot in range(SLOTS):
        if s.owner[space, slot] == NONE:
            s.owner[space, slot] = colour
            s.height[space, slot] = height
            if slot == SLOTS - 1:
                s.open_tiles &= ~(1 << space)
            break
    s.markers[ISLAND_OF[space], colour] += height


@rule
def city_filled(s, city):
    n = 0
    for p in range(MOST_SEATS):
        n += s.city_markers[city, p]
    return n == CITY_SPACES[city]


# --- Goals (NF-13) ------------------------------------------------------------------------------
@rule
def goal_count(s, p, goal):
    """How far a seat has come with what a goal card asks for."""
    if goal <= Goal.Z04:  # NF-13.1
        return s.goods[p, goal] + 0
    n = 0
    if goal == Goal.Z09 or goal == Goal.Z10:
        for city in range(CITIES):
            if goal == Goal.Z09:  # NF-13.3
                n += s.city_markers[city, p]
            elif s.city_markers[city, p] > 0 and city_filled(s, city):  # NF-13.4
                n += 1
    elif goal >= Goal.Z13:
        for island in range(ISLANDS):
            own = s.markers[island, p]
            if goal == Goal.Z15:  # NF-13.8
                n += own
            elif goal == Goal.Z13:  # NF-13.6
                n = max(n, own)
            elif own >= MANY_MARKERS and s.covered[island] == ISLAND_SPACES[island]:  # NF-13.7
                n += 1
    else:  # NF-13.2, NF-13.5
        for y in range(YARDS):
            n += SHIP_COUNTS[1 + s.yard[p, y], goal]
    return n


@rule
def goal_points(goal, count):
    """The best goal of a card that is met (NF-12.13)."""
    if count >= LOWER[goal]:
        return LOWER_POINTS[goal]
    return UPPER_POINTS[goal] if count >= UPPER[goal] else 0


# --- How it stands (NF-16.3) --------------------------------------------------------------------
@rule
def score(s, seat):
    return s.points[seat] + 0


@rule
def standing(s, seat):
    """Points, then goods."""
    return s.points[seat] * 1000 + all_goods(s, seat)
