"""What a position of Age of Discovery is worth to a seat: a sum of named terms, ten for a victory point."""

from __future__ import annotations

from carrack.core.jit import rule

from .content import (
    FINAL,
    FINAL_PILE,
    INTERIM,
    INTERIM_PILE,
    KIND_CAPACITY,
    KIND_COLOUR,
    KINDS,
    ORDER_CAPACITY,
    ORDER_COLOUR,
    ORDER_SHIPS,
    ORDERS,
    RUNNING,
    VOYAGE_CAPACITY,
    VOYAGES,
    Special,
)
from .rules.common import free_ships, joker_of
from .rules.placing import has_colour
from .rules.scoring import fulfils, ship_points, special_figure
from .rules.turn import MOST_ACTIONS, actions_done
from .state import NONE, PLACING, Phase

POINT = 10
# --- found by playing: see the README ---
RATE = 8  # turns in which ten cards are bought, about
SURE, LAST = 3, 7  # tenths of its best voyage that a free ship counts; and if only one action is left to place it
EARN = 5  # what a free ship will earn on orders, for each point of capacity
FEE = 15  # a coin kept for a free ship's fee
COIN_1, COIN_2, COIN_3, COIN = 4, 8, 4, 12  # a spare coin with one, two, three and more turns left
MANY, MANY_SHARE = 8, 1  # further spare coins count so many tenths
HELD, HELD_SHIP = 9, 3  # an order in hand, and each point of capacity owned in its colour
FINISHED = 20  # a completed order, beside its income
LATER = 4  # turns until one more order is completed
OPEN_HALF, OPEN_MAJORITY, OPEN_ALONE = 6, 3, 5  # tenths of a fulfilled voyage that others may still join
CARD, RESERVE_CARD = 11, 6


# --- How long the game still goes ---------------------------------------------------------------
@rule
def turns_to(s, seat, due, cards):
    """Own turns to come, after the present one, before a scoring; `cards` are those above its card, about."""
    turns = due - s.turn if due else cards * RATE // 10 + s.seats
    away = seat - s.active if seat > s.active else seat - s.active + s.seats
    return (turns - away) // s.seats + 1 if turns >= away else 0


@rule
def turns_left(s, seat):
    cards = s.pile[FINAL_PILE] // 2
    for i in range(FINAL_PILE):
        cards += s.pile[i]
    return turns_to(s, seat, s.final_due, cards)


@rule
def turns_to_interim(s, seat):
    if s.interim_scored:
        return 0
    cards = s.pile[INTERIM_PILE] // 2
    for i in range(INTERIM_PILE):
        cards += s.pile[i]
    return turns_to(s, seat, s.interim_due, cards)


@rule
def can_place_now(s, seat):
    """1 if the seat is, or can still be, placing ships in the present turn."""
    if seat != s.active:
        return 0
    if s.phase >= Phase.PLACE and s.phase <= Phase.SHOW_JOKER:
        return 1
    return 1 if s.done & PLACING == 0 and actions_done(s) < MOST_ACTIONS else 0


# --- Ships and coins ----------------------------------------------------------------------------
@rule
def best_voyage(s, kind, before_interim):
    """What the best voyage that takes this ship without a card would score."""
    best = 0
    for v in range(VOYAGES):
        if s.load[v] + KIND_CAPACITY[kind] <= VOYAGE_CAPACITY[v]:
            if s.established[v] == NONE or s.established[v] == KIND_COLOUR[kind]:
                points = ship_points(v, kind, FINAL)
                if before_interim:
                    points += ship_points(v, kind, INTERIM)
                best = max(best, points)
    return best


@rule
def ship_worth(s, kind, chances, before_interim):
    """A plain ship that its owner can place in so many actions."""
    if chances <= 0:
        return POINT
    best = POINT * best_voyage(s, kind, before_interim)
    if chances == 1:
        return max(POINT, best * LAST // 10)
    return max(2 * POINT, best * SURE // 10) + EARN * KIND_CAPACITY[kind]


@rule
def joker_worth(s, chances):
    if chances <= 0:
        return POINT if s.joker_counts_unplaced else 0
    return 5 * POINT + (EARN * 2 if chances > 1 else 0)


@rule
def coin_worth(s, chances):
    if chances <= 1:
        return COIN_1 if chances == 1 else 0
    return COIN_2 if chances == 2 else COIN_3 if chances == 3 else COIN


# --- The terms ----------------------------------------------------------------------------------
@rule
def value_points(s, seat):
    return POINT * s.points[seat]


@rule
def value_voyages(s, seat):
    """What the ships on voyages will score."""
    total = 0
    for v in range(VOYAGES):
        for i in range(s.ships[v]):
            if s.owner[v, i] == seat:
                total += ship_points(v, s.vessel[v, i], FINAL)
                if s.interim_scored == 0:
                    total += ship_points(v, s.vessel[v, i], INTERIM)
    return POINT * total if s.phase != 0 else 0


@rule
def value_special(s, seat):
    """The special order with the orders that will be completed; a voyage that others can still join counts less."""
    special = s.special[seat]
    if special == NONE or s.phase == 0:
        return 0
    turns = turns_left(s, seat)
    orders = s.completed[seat] + turns // LATER
    for i in range(RUNNING):
        if s.running[seat, i] != NONE and s.rounds[seat, i] <= turns:
            orders += 1
    share = 10
    if special == Special.HALF:
        share = OPEN_HALF
    elif special == Special.MAJORITY:
        share = OPEN_MAJORITY
    elif special == Special.ALONE:
        share = OPEN_ALONE
    tenths = 0
    for v in range(VOYAGES):
        if fulfils(s, seat, v, special):
            tenths += 10 if s.load[v] == VOYAGE_CAPACITY[v] or turns == 0 else share
    return tenths * special_figure(s, special, orders)


@rule
def value_coins(s, seat):
    """Fees for the free ships first; of the rest, many count less."""
    if s.phase == 0:
        return 0
    chances = turns_left(s, seat) + can_place_now(s, seat)
    fees = min(s.coins[seat], free_ships(s, seat) + 2 * s.joker_free[seat])
    spare = s.coins[seat] - fees
    each = coin_worth(s, chances)
    few = min(spare, MANY)
    return (fees * FEE if chances > 1 else 0) + few * each + (spare - few) * each * MANY_SHARE // 10


@rule
def value_ships(s, seat):
    """Free ships; with one action left, only as many as their fees can be paid."""
    if s.phase == 0:
        return 0
    now = can_place_now(s, seat)
    chances = turns_left(s, seat) + now
    before = turns_to_interim(s, seat) + now > 0 and s.interim_scored == 0
    coins = s.coins[seat]
    total = 0
    for kind in range(KINDS):
        for _ in range(s.free[seat, kind]):
            total += ship_worth(s, kind, chances if chances != 1 or coins > 0 else 0, before)
            coins -= 1
    if s.joker_free[seat]:
        total += joker_worth(s, chances if chances != 1 or coins > 1 else 0)
    return total


@rule
def value_running(s, seat):
    """Orders that run: income, and ships that come back, if they come back in time."""
    if s.phase == 0:
        return 0
    turns = turns_left(s, seat)
    interim = turns_to_interim(s, seat)
    total = 0
    for i in range(RUNNING):
        if s.running[seat, i] != NONE:
            after = turns - s.rounds[seat, i] + 1  # turns in which the ships are back
            if after > 0:
                total += s.income[seat, i] * coin_worth(s, after) + FINISHED
            for j in range(ORDER_SHIPS):
                kind = s.aboard[seat, i, j]
                if kind >= KINDS:
                    total += joker_worth(s, after)
                elif kind != NONE:
                    total += ship_worth(s, kind, after, interim - s.rounds[seat, i] + 1 > 0)
    if seat == s.active and s.starting != NONE:  # not yet agreed
        for j in range(ORDER_SHIPS):
            kind = s.picked[j]
            if kind >= KINDS:
                total += joker_worth(s, turns)
            elif kind != NONE:
                total += ship_worth(s, kind, turns, interim > 0)
    return total


@rule
def owned_in(s, seat, colour):
    """Capacity of all ships of one colour that are not on a voyage, the joker as 2."""
    total = 0
    for n in range(3):
        total += s.free[seat, colour * 3 + n] * (n + 1)
    for i in range(RUNNING):
        if s.running[seat, i] != NONE:
            for j in range(ORDER_SHIPS):
                kind = s.aboard[seat, i, j]
                if kind != NONE and kind < KINDS and KIND_COLOUR[kind] == colour:
                    total += KIND_CAPACITY[kind]
    if joker_of(s, seat) != NONE and has_colour(s, seat, colour):
        total += 2
    return total


@rule
def value_orders(s, seat):
    """Orders in hand, more with ships of their colour."""
    if s.phase == 0 or turns_left(s, seat) < 1:
        return 0
    total = 0
    for order in range(ORDERS):
        if s.closed[seat, order] + s.open[seat, order]:
            total += HELD + HELD_SHIP * min(owned_in(s, seat, ORDER_COLOUR[order]), ORDER_CAPACITY[order])
    return total


@rule
def value_cards(s, seat):
    if s.phase == 0 or turns_left(s, seat) + can_place_now(s, seat) == 0:
        return 0
    return CARD * s.any_colour[seat] + RESERVE_CARD * s.reserve[seat]
