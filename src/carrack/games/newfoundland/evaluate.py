"""What a position of Race to the New Found Land is worth to a seat: a sum of named terms, a hundred for a point."""

from __future__ import annotations

import numpy as np

from carrack.core.jit import rule

from .content import (
    AREA_BONUS,
    AREAS,
    CHEST,
    CITY_OF,
    CITY_SPACES,
    COLOURS,
    CONTRACT_GOODS,
    CONTRACT_POINTS,
    CONTRACT_SIZE,
    DA_GAMA_CHEST,
    FIFTY_BONUS,
    FIRST_CHARTER,
    FIRST_GIFT,
    GIFT_GOODS,
    GIFT_POINTS,
    GIFTS,
    GOODS,
    ISLAND_SPACES,
    ISLANDS,
    LANE,
    LOWER,
    LOWER_POINTS,
    MAGELLAN_SAIL,
    OFFERS,
    PERSONS,
    ROUNDS,
    SAIL,
    SPY,
    STACKS,
    STEPS,
    UPPER,
    UPPER_POINTS,
    VALUES,
    YARDS,
    Action,
    Captain,
    Country,
    Extension,
)
from .rules.common import city_filled, goal_count, goal_points
from .rules.scoring import area_markers
from .rules.turns import sail_sum
from .state import NONE, Part

# --- Weights: found by letting slightly different evaluations play against each other ------------
GOOD = np.array((90, 100, 180, 240), np.int64)  # while there is time to build or deliver
REPLACED = 80  # a good that gold stands for
CONTRACT_PRICE = CONTRACT_GOODS @ GOOD
EARLY, THIRD, LAST, DELIVERING, OVER = 100, 95, 75, 40, 5  # per cent of it, as Deliver turns pass
CITY_MARKER, TOLL = 215, 300
MARKER = 125  # on an island or in a city, before places are counted
SHIP = np.array([160 + 40 * v[SAIL] + 55 * v[CHEST] + 90 * v[PERSONS] + 65 * v[SPY] for v in VALUES.tolist()], np.int64)  # a use of it
FLEET = np.array((100, 100, 100, 90, 75, 60, 50), np.int64)  # per cent, by ships that come before
LOAD = np.array((0, 365, 450, 560, 670, 690, 705, 720, 740), np.int64)  # by chest value: a good, and the best of so many cards
SECOND_CARD = 330
SETTLE, PERSON, NEW_ENGLAND = 345, 190, 100
DISCOVER, SPYGLASS = 546, 68
LATE_LOAD, LATE_DISCOVER = 88, 80  # per cent, in the last round: its goods bring little
SEVERAL_SHIPS = 250  # the price of a contract that one ship cannot carry
WAITING, CONTRACT, SECOND_CONTRACT = 119, 90, 45  # per cent: ships not assigned yet, and contracts that they might fulfil
SAILS, MOST_SAILS = 9, 14
UNPLAYED = 200  # a card at the end (NF-16.1)
CHARTER, GIFT = 45, 25  # what playing a card at the right moment costs
GOAL, NEAR = 90, 25  # per cent: of goals that are met, and of goals by how near they are, for each goal step to come
EASE = np.array((20, 20, 20, 15, 35, 30, 35, 35, 15, 5, 25, 35, 30, 10, 30), np.int64)  # per cent of a goal not begun, by card
CAPTAIN = np.array((516, 110, 240, 160, 38), np.int64)  # a round
UNIQUE = np.array((450, 540, 495, 195, 495), np.int64)  # a round, by country
FREE_YARD, SPARE_YARD = 525, 60  # a round
SOLE, SHARED, SECOND, BEHIND = 80, 100, 70, 10  # per cent of the bonus: ahead by one, equal, one ahead of us, more of them
RIVALS = 30  # per cent of what the others have on average


# --- Time ---------------------------------------------------------------------------------------
@rule
def plans_left(s):
    """Planning phases still to come."""
    return ROUNDS - s.round_number + (1 if s.part <= Part.LAND else 0)


@rule
def share_of(s):
    """Per cent of what goods are worth: less and less as Deliver turns pass."""
    if s.round_number < ROUNDS - 1:
        return EARLY
    over = s.part > Part.ACTION or (s.part == Part.ACTION and s.action > Action.DELIVER)
    if s.round_number == ROUNDS - 1:
        return LAST if over else THIRD
    if s.part <= Part.LAND:
        return LAST
    return OVER if over else DELIVERING


# --- Points and goods ---------------------------------------------------------------------------
@rule
def value_points(s, seat):
    return 100 * (s.points[seat] + FIFTY_BONUS[s.fifty[seat]])


@rule
def value_goods(s, seat):
    total = 0
    for g in range(GOODS):
        total += GOOD[g] * s.goods[seat, g]
    return total * share_of(s) // 100


# --- Ships --------------------------------------------------------------------------------------
@rule
def value_fleet(s, seat):
    """What the ships at the yards will do in the rounds to come, and the harbour."""
    plans = plans_left(s)
    total = 0
    n = 0
    yards = 0
    for y in range(YARDS):
        ship = s.yard[seat, y]
        yards += s.yards[seat] >> y & 1
        if ship != NONE:
            total += SHIP[ship] * FLEET[n] // 100
            n += 1
    if yards > n:
        total += FREE_YARD * FLEET[n] // 100 + SPARE_YARD * (yards - n - 1)
    if s.extended[seat] >> Extension.UNIQUE & 1:
        total += UNIQUE[s.country[seat]]
    if s.captain[seat] != NONE:
        total += CAPTAIN[s.captain[seat]]
    return total * plans


@rule
def contract_worth(s, seat, space, missing):
    """Points, toll and a marker for a contract beyond what its goods are worth in storage; so many of them replaced by gold."""
    c = s.contract[space]
    toll = TOLL if s.country[seat] == Country.FRANCE and s.extended[seat] >> Extension.UNIQUE & 1 else 0
    marker = 0 if city_filled(s, CITY_OF[space]) else CITY_MARKER
    return 100 * CONTRACT_POINTS[c] + toll + marker - (CONTRACT_PRICE[c] + REPLACED * missing) * share_of(s) // 100


@rule
def deliver_plan(s, seat, first, second, third):
    """What ships with these chest values can bring at Deliver: the best contracts one after the other, and Antwerp for the rest."""
    wood = s.goods[seat, 0] + 0
    cloth = s.goods[seat, 1] + 0
    iron = s.goods[seat, 2] + 0
    gold = s.goods[seat, 3] + 0
    used = 0
    total = 0
    for _ in range(LANE):
        most = max(first, second, third)
        best = 0
        chosen = NONE
        replaced = 0
        for i in range(OFFERS):
            c = s.contract[i]
            if c == NONE or used >> i & 1 or CONTRACT_SIZE[c] > first + second + third:
                continue
            missing = max(0, CONTRACT_GOODS[c, 0] - wood) + max(0, CONTRACT_GOODS[c, 1] - cloth) + max(0, CONTRACT_GOODS[c, 2] - iron)
            if CONTRACT_GOODS[c, 3] + missing > gold:
                continue
            value = contract_worth(s, seat, i, missing) - (SEVERAL_SHIPS if CONTRACT_SIZE[c] > most else 0)
            if value > best:
                best = value
                chosen = i
                replaced = missing
        if chosen == NONE:
            break
        c = s.contract[chosen]
        used |= 1 << chosen
        total += best
        gold -= CONTRACT_GOODS[c, 3] + replaced
        wood = max(0, wood - CONTRACT_GOODS[c, 0])
        cloth = max(0, cloth - CONTRACT_GOODS[c, 1])
        iron = max(0, iron - CONTRACT_GOODS[c, 2])
        size = CONTRACT_SIZE[c]
        if size > most:
            first = second = third = 0
        elif first >= size and (second < size or second >= first) and (third < size or third >= first):
            first = 0
        elif second >= size and (third < size or third >= second):
            second = 0
        else:
            third = 0
    return total + min(first + second + third, wood + cloth + iron + gold) * (100 - share_of(s))


@rule
def rivals_before(s, seat, action):
    """Ships of others that will have acted before the seat's own at an action."""
    mine = sail_sum(s, seat, action)
    ships = 0
    for q in range(s.seats):
        if q != seat and s.ships_at[q, action] > 0:
            theirs = sail_sum(s, q, action)
            if theirs > mine or (theirs == mine and (q - s.first) % s.seats < (seat - s.first) % s.seats):
                ships += s.ships_at[q, action]
    return ships


@rule
def bare_spaces(s):
    bare = 0
    for island in range(ISLANDS):
        bare += ISLAND_SPACES[island] - s.covered[island]
    return bare


@rule
def discover_worth(s, bare, ships, spyglasses, columbus):
    """Tiles laid, with more to choose from by more spyglasses, as long as there are uncovered spaces they fit."""
    if ships == 0 or bare <= 0:
        return 0
    tiles = min(ships + columbus, bare)
    worth = tiles * DISCOVER + SPYGLASS * spyglasses
    if s.round_number == ROUNDS:
        worth = worth * LATE_DISCOVER // 100
    return worth if bare > 8 else worth * (bare + 3) // 12


@rule
def settle_worth(slots, ones, twos, extra):
    total = 0
    for i in range(twos + ones + extra):
        persons = 2 if i < twos else 1
        if i < slots:
            total += SETTLE + PERSON * persons
        elif i < twos + ones:
            total += NEW_ENGLAND * persons
    return total


@rule
def open_slots(s):
    slots = 0
    bits = s.open_tiles + 0
    while bits:
        bits &= bits - 1
        slots += 1
    return slots + slots // 4


@rule
def waiting_ships(s, seat, slots, bare):
    """What ships can do that are to be assigned to a later action of this planning phase."""
    coming = s.action if (seat - s.first) % s.seats >= s.at else s.action + 1
    places = s.discover_max - s.ships_at[seat, Action.DISCOVER]
    berths = LANE - s.ships_at[seat, Action.SETTLE]
    holds = s.ships_at[seat, Action.DELIVER] + 0
    slots -= s.ships_at[seat, Action.SETTLE]
    total = 0
    for y in range(YARDS):
        ship = s.yard[seat, y]
        if ship == NONE or s.out[seat] >> y & 1:
            continue
        best = 0
        use = NONE
        if coming <= Action.SETTLE and berths > 0:
            best = settle_worth(slots, 2 - VALUES[ship, PERSONS], VALUES[ship, PERSONS] - 1, 0 * ship)
            use = Action.SETTLE
        if coming <= Action.DELIVER and holds < 2:
            value = (
                deliver_plan(s, seat, VALUES[ship, CHEST] + 0, 0 * ship, 0 * ship) * (CONTRACT if holds == 0 else SECOND_CONTRACT) // 100
            )
            if value > best:
                best = value
                use = Action.DELIVER
        if coming <= Action.DISCOVER and places > 0:
            value = discover_worth(s, bare, 1 + 0 * ship, VALUES[ship, SPY], 0 * ship)
            if value > best:
                best = value
                use = Action.DISCOVER
        if use == Action.SETTLE:
            slots -= 1
            berths -= 1
        elif use == Action.DELIVER:
            holds += 1
        elif use == Action.DISCOVER:
            places -= 1
            bare -= 1
        total += best * WAITING // 100
    return total


@rule
def value_plans(s, seat):
    """What ships at the four actions will bring, and ships that can still be assigned this round."""
    if s.part != Part.PLANNING and s.part != Part.ACTION:
        return 0
    own = s.active == seat and s.part == Part.ACTION
    unique = s.extended[seat] >> Extension.UNIQUE & 1
    spain = unique if s.country[seat] == Country.SPAIN else 0
    slots = open_slots(s)
    bare = bare_spaces(s)
    total = waiting_ships(s, seat, slots, bare) if s.part == Part.PLANNING else 0
    for a in range(STEPS):
        count = s.ships_at[seat, a]
        if count == 0:
            continue
        now = own and a == s.action
        sails = 0
        chests = 0
        ones = 0
        spyglasses = 0
        first = 0
        second = 0
        third = 0
        for i in range(LANE):
            ship = s.lane[seat, a, i]
            if ship == NONE:
                continue
            hold = VALUES[ship, CHEST]
            sails += VALUES[ship, SAIL]
            if s.captain_lane[seat] == a and s.captain_spot[seat] == i:
                if s.captain[seat] == Captain.MAGELLAN:
                    sails += MAGELLAN_SAIL
                else:
                    hold += DA_GAMA_CHEST
            chests += hold
            spyglasses += VALUES[ship, SPY]
            ones += 2 - VALUES[ship, PERSONS]
            if i == 0:
                first = hold
            elif i == 1:
                second = hold
            else:
                third = hold
        if not now:
            total += SAILS * min(sails, MOST_SAILS)
        if a == Action.LOAD:
            if not now or not s.loaded:
                total += LOAD[min(chests, 8)] * (LATE_LOAD if s.round_number == ROUNDS else 100) // 100
                if unique and s.country[seat] == Country.ENGLAND and chests >= 2:
                    total += SECOND_CARD
        elif a == Action.SETTLE:
            crew = s.crews[0] if now else ones
            pairs = s.crews[1] if now else count - ones
            extra = s.crews[2] if now else spain
            total += settle_worth(slots if now else slots - rivals_before(s, seat, a), crew, pairs, extra)
        elif a == Action.DELIVER:
            if now:
                first = s.hold[0] + 0
                second = s.hold[1] + 0
                third = s.hold[2] + 0
            total += deliver_plan(s, seat, first, second, third)
        else:
            more = s.may_lay + 0
            ships = s.to_lay + 0
            if not now:
                ships = count + 0
                more = 1 if s.captain[seat] == Captain.COLUMBUS else 0
                bare -= rivals_before(s, seat, a)
            total += discover_worth(s, bare, ships, 0 if now else spyglasses, more)
    return total


# --- Cards --------------------------------------------------------------------------------------
@rule
def value_cards(s, seat):
    """One-time cards in hand: goods and points a little less than when played, charters for a use."""
    usable = plans_left(s) + (1 if s.part == Part.PLANNING else 0)
    held = 0
    for r in range(ROUNDS):
        held |= s.hand[seat, r]
    if s.part == Part.ACTION and s.active == seat:
        held |= s.drawn[seat]
    if s.start_cards >> seat & 1:
        held |= 1 << s.country[seat]
    total = 0
    for card in range(FIRST_GIFT):
        if held >> card & 1:
            total += max(UNPLAYED, SHIP[FIRST_CHARTER + card] * (100 - 6 * usable) // 100 - CHARTER) if usable > 0 else UNPLAYED
    for card in range(GIFTS):
        if held >> (FIRST_GIFT + card) & 1:
            value = 100 * GIFT_POINTS[card] - GIFT
            for g in range(GOODS):
                value += GOOD[g] * GIFT_GOODS[card, g] * share_of(s) // 100
            total += max(UNPLAYED, value)
    return total


@rule
def value_goals(s, seat):
    """Goal cards in hand, by how near their goals are."""
    rounds = ROUNDS - s.round_number  # goal steps after this round's
    open_now = s.part < Part.GOALS or (s.part == Part.GOALS and s.active == seat)
    chances = rounds + (1 if open_now else 0)
    total = 0
    for stack in range(STACKS):
        if s.goal_hand[seat, stack] == 0:
            continue
        goal = s.goal_hand[seat, stack] - 1
        if chances == 0:
            total += UNPLAYED
            continue
        n = goal_count(s, seat, goal)
        met = 100 * goal_points(goal, n)
        near = UPPER_POINTS[goal] * (NEAR * min(n, UPPER[goal]) // UPPER[goal] * min(chances, 3) + EASE[goal] * min(chances, 3) // 3)
        value = max(met, near)
        if met and chances > 1 and n < LOWER[goal] and LOWER_POINTS[goal] > 0:
            value += (100 * LOWER_POINTS[goal] - met) * n // (2 * LOWER[goal])
        total += max(UNPLAYED, value * GOAL // 100)
    return total


# --- Islands and cities -------------------------------------------------------------------------
@rule
def value_areas(s, seat):
    """Markers not scored yet, and the places they promise, the more the nearer an island or city is to its scoring."""
    total = 0
    for area in range(AREAS):
        if s.scored >> area & 1 or (s.part == Part.SCORING and area == s.area):
            continue
        own = area_markers(s, area, seat)
        if own == 0:
            continue
        most = 0
        ahead = 0
        filled = 0
        for colour in range(COLOURS):
            n = area_markers(s, area, colour)
            filled += n
            if colour != seat:
                most = max(most, n)
                if n > own:
                    ahead += 1
        if area < ISLANDS:
            whole = ISLAND_SPACES[area]
            filled = s.covered[area] + 0
        else:
            whole = CITY_SPACES[area - ISLANDS]
        soon = 100 * (filled + ROUNDS - s.round_number) // (whole + ROUNDS - s.round_number)
        lead = own - most
        if lead >= 2:
            bonus = 100 * AREA_BONUS[area, 0]
        elif lead == 1:
            bonus = SOLE * AREA_BONUS[area, 0]
        elif lead == 0:
            bonus = SHARED * AREA_BONUS[area, 1]
        elif ahead == 1:
            bonus = SECOND * AREA_BONUS[area, 1]
        else:
            bonus = BEHIND * AREA_BONUS[area, 1]
        total += MARKER * own + bonus * soon * soon // 10000
    return total


@rule
def value_rivals(s, seat):
    """What the others have reached counts against the seat."""
    total = 0
    for p in range(s.seats):
        if p != seat:
            total += s.points[p] + FIFTY_BONUS[s.fifty[p]]
    return -RIVALS * total // (s.seats - 1)
