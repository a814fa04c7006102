"""What several chapters need: hands, markers, reservations, and victory points."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import (
    COLUMNS,
    KIND_CAPACITY,
    KINDS,
    MARKERS,
    ORDER_SHIPS,
    PILES,
    PLACES,
    RUNNING,
    VOYAGES,
)
from ..rulebook import Rule
from ..state import NONE

LEGAL = Rule.LEGAL


# --- Hands and piles ----------------------------------------------------------------------------
@rule
def hand_size(s, p):
    return s.closed_cards[p] + s.open_cards[p]


@rule
def pile_in_use(s):
    """The first draw pile that is not empty (AD-5.5), or NONE."""
    for i in range(PILES):
        if s.pile[i] > 0:
            return i
    return NONE


# --- Reservations (AD-10.5 to AD-10.11) ---------------------------------------------------------
@rule
def lies_at(s, place):
    """What lies on a place that can be reserved, NONE if nothing."""
    if place < COLUMNS:
        return s.row[place]
    if place < 2 * COLUMNS:
        return s.next[place - COLUMNS]
    return s.display[place - 2 * COLUMNS]


@rule
def refuse_taking(s, p, place, by_another):
    """May a seat take what lies there: is it reserved by another (rule given), or by itself in this very turn (AD-10.7)?"""
    owner = s.mark[place]
    if owner == NONE:
        return LEGAL
    if owner != p:
        return by_another
    return LEGAL if s.reserve_same_turn or s.marked[place] < s.turn else Rule.AD_10_7


@rule
def clear_mark(s, place):
    s.mark[place] = NONE
    s.marked[place] = 0


@rule
def refuse_mark(s, p, place):
    """May a seat reserve what lies there?"""
    if lies_at(s, place) == NONE:
        return Rule.AD_5_9 if place < 2 * COLUMNS else Rule.AD_4_5
    owner = s.mark[place]
    if owner == p:
        return Rule.AD_10_10B if s.marked[place] == s.turn else LEGAL
    if owner != NONE:
        return Rule.AD_10_10
    return LEGAL if enough_markers(s, p, 1) else Rule.AD_7_8


@rule
def can_reserve(s, p):
    if s.reserve[p] == 0:
        return False
    for place in range(PLACES):
        if refuse_mark(s, p, place) == LEGAL:
            return True
    return False


# --- Markers (AD-7.7, AD-7.8, AD-8.5, AD-8.9) ---------------------------------------------------
@rule
def markers_of(kind):
    """Markers that a ship carries on a voyage: a joker as many as its capacity."""
    return KIND_CAPACITY[kind] if kind >= KINDS else 1


@rule
def markers_used(s, p):
    n = 0
    for v in range(VOYAGES):
        for i in range(s.ships[v]):
            if s.owner[v, i] == p:
                n += markers_of(s.vessel[v, i])
    for i in range(RUNNING):
        if s.running[p, i] != NONE:
            n += 2
            for j in range(ORDER_SHIPS):
                if s.aboard[p, i, j] >= KINDS:
                    n += KIND_CAPACITY[s.aboard[p, i, j]]
    for j in range(ORDER_SHIPS):
        if p == s.active and s.picked[j] >= KINDS:
            n += KIND_CAPACITY[s.picked[j]]
    for place in range(PLACES):
        if s.mark[place] == p:
            n += 1
    return n


@rule
def enough_markers(s, p, more):
    return s.strict_markers == 0 or markers_used(s, p) + more <= MARKERS


# --- Ships --------------------------------------------------------------------------------------
@rule
def gain_ship(s, p, kind):
    s.free[p, kind] += 1
    s.fleet[p] |= 1 << kind


@rule
def use_ship(s, p, kind):
    s.free[p, kind] -= 1
    if s.free[p, kind] == 0:
        s.fleet[p] &= ~(1 << kind)


@rule
def joker_of(s, p):
    """The joker of a seat, face up or face down."""
    return s.shown[p] if s.shown[p] != NONE else s.joker[p]


@rule
def free_ships(s, p):
    """Plain ships that are neither on a voyage nor on an order."""
    n = 0
    for k in range(KINDS):
        n += s.free[p, k]
    return n


@rule
def score(s, seat):
    return s.points[seat]


@rule
def standing(s, seat):
    """Points, then ships that are not on a voyage, the joker among them (AD-15.2)."""
    return s.points[seat] * 100 + free_ships(s, seat) + s.joker_free[seat]
