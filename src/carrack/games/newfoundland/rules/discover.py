"""Discover (NF-11): island tiles are drawn, and one is laid for each ship."""

from __future__ import annotations

from carrack.core.jit import rule

from ..content import TILE_BONUS, TILE_SHAPE, Crew, Source
from ..rulebook import Rule
from .common import LEGAL, settle_slot, take_bonus
from .piles import lay_tile
from .turns import carry_on, draw_tiles


@rule
def weight_draw_tile(s, tile):
    return s.tile_stack >> tile & 1


@rule
def do_draw_tile(s, tile):
    s.tile_stack &= ~(1 << tile)
    s.tile_stack_size -= 1
    s.tile_hand[s.active] |= 1 << tile
    s.tile_hand_size += 1
    s.to_draw -= 1
    draw_tiles(s)


@rule
def refuse_lay(s, tile, island):
    if s.to_lay + s.may_lay == 0:
        return Rule.NF_11_2
    if not s.tile_hand[s.actor] >> tile & 1:
        return Rule.NF_11_1
    return LEGAL if s.room[TILE_SHAPE[tile]] >> island & 1 else Rule.NF_6_2


@rule
def do_lay(s, tile, island):
    """The tile, one marker on it, and both bonuses (NF-11.5)."""
    p = s.actor + 0
    s.tile_hand[p] &= ~(1 << tile)
    s.tile_hand_size -= 1
    if s.tile_split_seat == p and s.tile_split_round == s.round_number:
        s.tile_split_laid |= 1 << tile
    settle_slot(s, lay_tile(s, tile, island), p, Crew.ONE)
    take_bonus(s, TILE_BONUS[tile, 0], Source.DISCOVERING)
    take_bonus(s, TILE_BONUS[tile, 1], Source.DISCOVERING)
    if s.to_lay > 0:
        s.to_lay -= 1
    else:
        s.may_lay = 0  # NF-11.3
    carry_on(s)
