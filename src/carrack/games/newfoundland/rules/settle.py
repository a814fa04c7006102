"""Settle (NF-9): markers on island tiles, or points in New England."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import TILE_BONUS, Crew, Source
from ..rulebook import Rule
from ..state import NONE
from .common import LEGAL, score_points, settle_slot, take_bonus
from .turns import carry_on


@rule
def refuse_settle(s, crew, space, side):
    if s.crews[crew] == 0:
        return Rule.NF_9_6 if crew == Crew.EXTRA else Rule.NF_9_1
    if s.open_tiles >> (space - 1) & 1:
        return LEGAL
    return Rule.NF_9_2 if s.tile[space - 1] == NONE else Rule.NF_9_4


@rule
def do_settle(s, crew, space, side):
    """A ship's one marker or tower, or Spain's extra marker; then one bonus of the tile (NF-9.3, NF-9.6)."""
    p = s.actor + 0
    s.crews[crew] -= 1
    settle_slot(s, space - 1, p, crew)
    take_bonus(s, TILE_BONUS[s.tile[space - 1], side], Source.SETTLING)
    carry_on(s)


@rule
def refuse_new_england(s, persons):
    return Rule.NF_9_1 if s.crews[persons - 1] == 0 else LEGAL


@rule
def do_new_england(s, persons):
    s.crews[persons - 1] -= 1
    score_points(s, persons, Source.NEW_ENGLAND)  # NF-9.5
    carry_on(s)
