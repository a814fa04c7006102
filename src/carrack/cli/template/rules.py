"""The rules of Pearl Divers, chapter by chapter."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask, luck

from .content import BY_PIECE, COPIES, MOST_SEATS, OYSTERS, PRICE
from .rulebook import Rule
from .state import Phase

LEGAL = Rule.LEGAL


# --- Set-up (PD-1) ------------------------------------------------------------------------------
@rule
def start(s):
    for k in range(OYSTERS):
        s.bed[k] = COPIES[k]
        s.left += COPIES[k]
    s.turn = 1
    ask(s, 0, Phase.TURN)


# --- The end (PD-4) and the next turn (PD-2.1) --------------------------------------------------
@rule
def done(s):
    """Is there nothing left, neither below nor above?"""
    if s.left > 0:
        return False
    for p in range(s.seats):
        if s.held[p] > 0:
            return False
    return True


@rule
def next_turn(s):
    if done(s):
        ask(s, s.diver, Phase.OVER)
    else:
        s.turn += 1
        s.diver = (s.diver + 1) % s.seats
        ask(s, s.diver, Phase.TURN)


@rule
def score(s, seat):
    return s.gold[seat]


@rule
def standing(s, seat):
    """What decides who wins; equal standings share."""
    return s.gold[seat]


# --- Diving (PD-2) ------------------------------------------------------------------------------
@rule
def refuse_dive(s):
    if s.left == 0:
        return Rule.PD_2_2
    if s.held[s.diver] >= s.basket_size:
        return Rule.PD_2_3
    return LEGAL


@rule
def do_dive(s):
    luck(s, Phase.FIND, 1 << s.diver)  # only the diver sees what it is


@rule
def weight_find(s, oyster):
    return s.bed[oyster]


@rule
def do_find(s, oyster):
    s.bed[oyster] -= 1
    s.left -= 1
    s.basket[s.diver, oyster] += 1
    s.held[s.diver] += 1
    next_turn(s)


@rule
def refuse_rest(s):
    return LEGAL if s.left == 0 and s.held[s.diver] == 0 else Rule.PD_2_4


@rule
def do_rest(s):
    next_turn(s)


# --- Selling (PD-3) -----------------------------------------------------------------------------
@rule
def price(s, oyster, count):
    """What so many of a kind bring together."""
    if s.market == 1:  # pieces
        return PRICE[oyster] * BY_PIECE * count
    return PRICE[oyster] * count * count


@rule
def refuse_sell(s, oyster, count):
    return LEGAL if s.basket[s.diver, oyster] >= count else Rule.PD_3_1


@rule
def do_sell(s, oyster, count):
    gold = price(s, oyster, count)
    s.gold[s.diver] += gold
    s.earned[s.diver, oyster] += gold
    s.basket[s.diver, oyster] -= count
    s.held[s.diver] -= count
    s.sold[oyster] += count
    next_turn(s)


# --- What always holds --------------------------------------------------------------------------
@rule
def broken(s):
    """0, or the number of the promise that does not hold: no oyster is ever lost, and counts agree."""
    left = 0
    for k in range(OYSTERS):
        there = s.bed[k] + s.sold[k]
        left += s.bed[k]
        for p in range(MOST_SEATS):
            there += s.basket[p, k]
        if there != COPIES[k] or s.bed[k] < 0:
            return 1
    if left != s.left:
        return 2
    for p in range(MOST_SEATS):
        held, gold = 0, 0
        for k in range(OYSTERS):
            held += s.basket[p, k]
            gold += s.earned[p, k]
        if held != s.held[p] or held > s.basket_size or (p >= s.seats and held > 0):
            return 3
        if gold != s.gold[p]:
            return 4
    return 0
