"""Scorings (AD-11 to AD-14)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    EVEN_SPECIAL_POINTS,
    FINAL,
    INTERIM,
    KIND_COLOUR,
    KINDS,
    MOST_COUNTED,
    ORDER_SHIPS,
    RUNNING,
    SPECIAL_POINTS,
    VOYAGE_COLOUR,
    VOYAGE_POINTS,
    VOYAGES,
    Special,
)
from ..state import DOWN, NONE, Phase
from .common import free_ships, gain_ship


# --- Voyages (AD-11) ----------------------------------------------------------------------------
@rule
def ship_points(v, kind, scoring):
    """A ship of the tile's colour scores the coloured number, any other the black one (AD-11.2)."""
    return VOYAGE_POINTS[v, scoring, 1 if KIND_COLOUR[kind] == VOYAGE_COLOUR[v] else 0]


@rule
def voyage_points(s, p, scoring):
    total = 0
    for v in range(VOYAGES):
        for i in range(s.ships[v]):
            if s.owner[v, i] == p:
                total += ship_points(v, s.vessel[v, i], scoring)
    return total


@rule
def score_interim(s):
    """AD-12.3; it comes once."""
    if s.interim_scored == 0:
        s.interim_scored = 1
        for p in range(s.seats):
            s.points[p] += voyage_points(s, p, INTERIM)


# --- Special orders (AD-14) ---------------------------------------------------------------------
@rule
def fulfils(s, p, v, special):
    """Does the condition of a special order hold for a seat on a voyage?"""
    own = 0
    for i in range(s.ships[v]):
        if s.owner[v, i] == p:
            own += 1
    others = s.ships[v] - own
    if own == 0:
        return False  # AD-14.3: at least one
    if special == Special.PRESENT:
        return True
    if special == Special.HALF:
        return own >= others
    if special == Special.MAJORITY:
        return own > others
    return others == 0


@rule
def special_figure(s, special, orders):  # AD-14.8
    """What a special order pays for each voyage after so many completed orders."""
    column = min(orders, MOST_COUNTED)
    return EVEN_SPECIAL_POINTS[s.seats - 2, special, column] if s.even_specials else SPECIAL_POINTS[s.seats - 2, special, column]


@rule
def special_points(s, p, special):  # AD-14.9
    voyages = 0
    for v in range(VOYAGES):
        if fulfils(s, p, v, special):
            voyages += 1
    return voyages * special_figure(s, special, s.completed[p])


@rule
def unplaced_points(s, p):  # AD-13.6, AD-9.9
    return free_ships(s, p) + (s.joker_free[p] if s.joker_counts_unplaced else 0)


# --- Orders give their ships back (AD-2.2, AD-13.3) ---------------------------------------------
@rule
def release(s, p, i):
    """The ships of a running order come back, and its card leaves the game."""
    s.gone[s.running[p, i]] = 1
    s.running[p, i] = NONE
    s.rounds[p, i] = 0
    s.income[p, i] = 0
    for j in range(ORDER_SHIPS):
        kind = s.aboard[p, i, j]
        if kind >= KINDS:
            s.joker_free[p] = 1
        elif kind != NONE:
            gain_ship(s, p, kind)
        s.aboard[p, i, j] = NONE


# --- The final scoring (AD-13) ------------------------------------------------------------------
@rule
def begin_final(s):
    """Orders stop, voyages score, then everybody shows the special order."""
    for p in range(s.seats):
        for i in range(RUNNING):
            if s.running[p, i] != NONE:
                release(s, p, i)
    for p in range(s.seats):
        s.points[p] += voyage_points(s, p, FINAL)  # AD-13.4
    s.dealt = 0
    luck(s, Phase.SHOW_SPECIAL, EVERYBODY)


@rule
def weight_show_special(s, special):
    return 1 if s.special[s.dealt] == special else 0


@rule
def do_show_special(s, special):
    p = s.dealt
    s.revealed[p] = special
    s.special[p] = DOWN
    s.special_known[p] = 0
    s.points[p] += special_points(s, p, special)  # AD-13.5
    s.points[p] += unplaced_points(s, p)  # AD-13.6
    s.dealt += 1
    if s.dealt == s.seats:
        ask(s, s.active, Phase.OVER)
