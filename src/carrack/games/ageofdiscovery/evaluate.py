"""What a position of Age of Discovery is worth to a seat: a sum of named terms, ten for a victory point."""

from __future__ import annotations

import numpy as np

from carrack.core.jit import rule

from .content import FINAL, INTERIM, KIND_CAPACITY, KINDS, ORDER_CAPACITY, ORDERS, PILES, RUNNING, VOYAGES
from .rules.common import free_ships
from .rules.placing import can_fill
from .rules.scoring import ship_points, special_points
from .state import NONE

POINT = 10
LEFT_IN_LAST_PILE = 4  # cards below the final card, on average
COIN = np.array((1, 3, 5, 6, 7, 8, 8), np.int64)  # by own turns left; later ones count like the last
SHIP = np.array((14, 30, 36, 40, 43, 46, 48), np.int64)  # a free ship, likewise
BIG = 5  # more for each point of capacity: it fills orders
ORDER_IN_HAND, READY_ORDER = 9, 16
FINISHED_ORDER = 8  # what a completed order brings beside its income
ROUND = 4  # a round of waiting
CARD, RESERVE_CARD = 12, 3


@rule
def turns_left(s, seat):
    """Own turns still to come, about: one ship a turn is bought (section 10.3)."""
    if s.final_due:
        turns = s.final_due - s.turn
    else:
        cards = -LEFT_IN_LAST_PILE
        for i in range(PILES):
            cards += s.pile[i]
        turns = max(cards, 0) + s.seats
    away = (seat - s.active) % s.seats
    return (turns - away + s.seats) // s.seats if turns >= away else 0


@rule
def stage(s, seat):
    return min(turns_left(s, seat), len(COIN) - 1)


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
    """The special order, as it stands now."""
    special = s.special[seat]
    return POINT * special_points(s, seat, special) if special != NONE and s.phase != 0 else 0


@rule
def value_coins(s, seat):
    return s.coins[seat] * COIN[stage(s, seat)] if s.phase != 0 else 0


@rule
def value_ships(s, seat):
    """Ships that can still be placed; at the very end only what an unplaced ship scores."""
    if s.phase == 0:
        return 0
    at = stage(s, seat)
    if at == 0:
        return POINT * free_ships(s, seat)
    total = 0
    for kind in range(KINDS):
        total += s.free[seat, kind] * (SHIP[at] + BIG * (KIND_CAPACITY[kind] - 1) * at // len(COIN))
    return total + (SHIP[at] + 10 if s.joker_free[seat] else 0)


@rule
def value_orders(s, seat):
    """Orders that run, and orders in hand, more if the ships for them are there."""
    if s.phase == 0:
        return 0
    at = stage(s, seat)
    turns = turns_left(s, seat)
    total = 0
    for i in range(RUNNING):
        if s.running[seat, i] != NONE:
            rounds = s.rounds[seat, i]
            ships = ORDER_CAPACITY[s.running[seat, i]] // 2
            if rounds <= turns:
                later = min(max(turns - rounds, 0), len(COIN) - 1)
                total += s.income[seat, i] * COIN[later] + FINISHED_ORDER - ROUND * rounds + SHIP[later] * ships
            else:
                total += POINT * ships
    hand = 0
    for order in range(ORDERS):
        if s.closed[seat, order] + s.open[seat, order] and turns > 1:
            hand += ORDER_IN_HAND
            if can_fill(s, seat, order, ORDER_CAPACITY[order], s.any_colour[seat], s.coins[seat], NONE, s.joker_free[seat], 2):
                hand += READY_ORDER * at // len(COIN)
    return total + hand


@rule
def value_cards(s, seat):
    return (CARD * s.any_colour[seat] + RESERVE_CARD * s.reserve[seat]) * (1 if stage(s, seat) else 0) if s.phase != 0 else 0
