"""The course of the game: whose turn comes when, and what follows a turn (NF-2.6, NF-2.9, NF-7).

An act within a turn ends with `carry_on`; what ends a turn, or follows one, with `proceed`, which goes on until somebody must decide
or luck must.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from carrack.core.jit import rule
from carrack.core.state import EVERYBODY
from carrack.core.turns import ask, luck

from ..content import (
    CHEST,
    COMPASSES,
    DA_GAMA_CHEST,
    FIRST_CHARTER,
    ISLANDS,
    LANE,
    MAGELLAN_SAIL,
    MOST_SEATS,
    MOST_SHIPS,
    NAVAL_BASE_SAIL,
    PERSONS,
    ROUNDS,
    SAIL,
    SHAPES,
    SPY,
    STEPS,
    TILES_OF,
    VALUES,
    YARDS,
    Action,
    Captain,
    Country,
    Extension,
    Good,
)
from ..state import NONE, Part, Phase, Step
from .common import line_up
from .piles import fill_contracts, fill_rows, shuffle_cards, shuffle_tiles
from .scoring import final_scoring, next_area, score_area
from .track import reach_frame, slide_back

TURN_PHASE: Any = np.array(
    [
        [Phase.OVER] * STEPS,
        [Phase.LAND] * STEPS,
        [Phase.PLAN] * STEPS,
        [Phase.LOAD, Phase.SETTLE, Phase.DELIVER, Phase.DISCOVER],
        *[[Phase.OVER] * STEPS] * 2,
        [Phase.GOAL] * STEPS,
    ],
    np.int64,
)  # where a turn is decided, by part of the round and action


# --- Who acts when (NF-7.2, NF-7.3) -------------------------------------------------------------
@rule
def built(s, p, extension):
    return s.extended[p] >> extension & 1


@rule
def sail_sum(s, p, action):
    """All sails at an action, with Magellan and the naval base."""
    total = 0
    for i in range(LANE):
        if s.lane[p, action, i] != NONE:
            total += VALUES[s.lane[p, action, i], SAIL]
    if s.captain[p] == Captain.MAGELLAN and s.captain_lane[p] == action:
        total += MAGELLAN_SAIL
    if s.country[p] == Country.NETHERLANDS and built(s, p, Extension.UNIQUE):
        total += NAVAL_BASE_SAIL
    return total


@rule
def line_up_by_sail(s):
    """Who has ships at the action, the highest sum first, equals in turn order."""
    s.turns = 0
    s.at = 0
    p = s.first + 0
    for _ in range(s.seats):
        s.sails[p] = 0
        if s.ships_at[p, s.action] > 0:
            s.sails[p] = sail_sum(s, p, s.action)
            at = s.turns + 0
            while at > 0 and s.sails[s.order[at - 1]] < s.sails[p]:
                s.order[at] = s.order[at - 1]
                at -= 1
            s.order[at] = p
            s.turns += 1
        p = p + 1 if p + 1 < s.seats else 0


@rule
def most_ships(s):
    return s.discover_max + 0 if s.action == Action.DISCOVER else MOST_SHIPS[s.action]


# --- A turn goes on -----------------------------------------------------------------------------
@rule
def carry_on(s):
    """The active player decides what he does next; every turn that was begun is ended by himself."""
    phase = TURN_PHASE[s.part, s.action]
    ask(s, s.active, Phase.TURN_END if s.loaded else phase)


@rule
def keep_cards(s):
    """Go on choosing cards; at the end the others lie face down on the discard board (NF-8.2)."""
    p = s.active
    r = s.round_number - 1
    if s.drawn_cards > s.to_keep > 0:
        ask(s, p, Phase.KEEP)
        return
    if s.to_keep > 0:  # there is nothing to choose
        s.hand[p, r] |= s.drawn[p]
        s.hand_cards[p, r] += s.drawn_cards
        s.kept_cards[p] += s.drawn_cards
    else:
        s.buried[p, r] = s.drawn[p]
        s.buried_cards[p, r] = s.drawn_cards
    s.drawn[p] = 0
    s.drawn_cards = 0
    s.to_keep = 0
    carry_on(s)


@rule
def draw_cards(s):
    """The cards of a Load turn are drawn one by one (NF-8.2)."""
    p = s.active
    if s.to_draw > 0 and s.card_stack_size == 0:
        shuffle_cards(s)
    if s.to_draw > 0 and s.card_stack_size > 0:
        luck(s, Phase.DRAW_CARD, 1 << p)
        return
    s.to_draw = 0
    s.hand_shuffle[p, s.round_number - 1] = s.card_shuffles
    s.to_keep = 1
    if s.drawn_cards >= 2 and s.country[p] == Country.ENGLAND and built(s, p, Extension.UNIQUE):
        s.to_keep = 2  # NF-8.3
    keep_cards(s)


@rule
def draw_tiles(s):
    """The tiles of a Discover turn are drawn one by one (NF-11.1)."""
    if s.to_draw > 0 and s.tile_stack_size == 0:
        shuffle_tiles(s)
    if s.to_draw > 0 and s.tile_stack_size > 0:
        luck(s, Phase.DRAW_TILE, 1 << s.active)
        return
    s.to_draw = 0
    carry_on(s)


# --- A turn begins ------------------------------------------------------------------------------
@rule
def begin_action(s, p):
    """What the ships at the action can do."""
    for i in range(LANE):
        ship = s.lane[p, s.action, i]
        if ship == NONE:
            continue
        if s.action == Action.SETTLE:
            s.crews[VALUES[ship, PERSONS] - 1] += 1
        elif s.action == Action.DISCOVER:
            s.to_draw += VALUES[ship, SPY]  # NF-11.1
            s.to_lay += 1
        else:
            s.hold[i] = VALUES[ship, CHEST]
            if s.captain[p] == Captain.DA_GAMA and s.captain_lane[p] == s.action and s.captain_spot[p] == i:
                s.hold[i] += DA_GAMA_CHEST  # NF-5.7
    if s.action == Action.SETTLE and s.country[p] == Country.SPAIN:
        s.crews[2] = built(s, p, Extension.UNIQUE)  # NF-9.6
    if s.action == Action.DISCOVER and s.captain[p] == Captain.COLUMBUS:
        s.may_lay = 1  # NF-11.3


@rule
def ready_ships(s, p):
    """Are there ships at yards that have not been assigned this round?"""
    for y in range(YARDS):
        if s.yard[p, y] != NONE and not s.out[p] >> y & 1:
            return True
    return False


@rule
def begin_turn(s):
    """False when the turn is over at once, because the player could do nothing in it.

    Who has kept one-time cards is asked in any case, whatever they are: one might be a goods or points card (NF-2.4).
    """
    s.turn += 1
    p = s.order[s.at]
    s.active = p
    s.step = Step.FRAMES
    if s.part == Part.LAND:
        s.goods[p, Good.WOOD] += 1  # NF-4.2
        s.goods[p, Good.CLOTH] += 1
        if s.captain[p] == Captain.CORTES:
            s.goods[p, Good.GOLD] += 1  # NF-14.4
    elif s.part == Part.PLANNING:
        if s.kept_cards[p] == 0 and not s.start_cards >> p & 1 and not ready_ships(s, p):
            return False
    elif s.part == Part.SCORING:
        score_area(s)
        return False
    elif s.part == Part.GOALS:
        if s.goal_held[p] == 0 and s.kept_cards[p] == 0:
            return False
    else:
        begin_action(s, p)
        if s.action == Action.DISCOVER:
            draw_tiles(s)
            return True
    carry_on(s)
    return True


@rule
def tidy(s):
    """What belongs to the turn is finished (NF-2.9): tiles that were not laid, ships that return, charters that are used up."""
    p = s.active
    s.bought = 0
    s.goals_played = 0
    s.step = Step.FRAMES
    if s.part != Part.ACTION:
        return
    if s.action == Action.DELIVER:
        s.step = Step.CONTRACTS
    for i in range(LANE):
        if s.lane[p, s.action, i] >= FIRST_CHARTER:
            card = 1 << (s.lane[p, s.action, i] - FIRST_CHARTER)
            s.sailing &= ~card
            s.card_discard |= card  # NF-7.4
        s.lane[p, s.action, i] = NONE
        s.crews[i] = 0
        s.hold[i] = 0
    s.ships_at[p, s.action] = 0
    s.loaded = 0
    s.to_lay = 0
    s.may_lay = 0
    if s.captain_lane[p] == s.action:
        s.captain_lane[p] = NONE
        s.captain_spot[p] = 0
    if s.tile_hand_size > 0:  # NF-11.6
        s.tile_buried[p, s.round_number - 1] = s.tile_hand[p]
        s.tiles_buried[p, s.round_number - 1] = s.tile_hand_size
        s.tile_hand[p] = 0
        s.tile_hand_size = 0


# --- The round ----------------------------------------------------------------------------------
@rule
def begin_round(s):
    s.round_number += 1
    s.part = Part.LAND
    s.action = 0
    for p in range(MOST_SEATS):
        s.out[p] = 0


@rule
def map_on(s):
    """One more tile for the island being mapped, as long as one fits at all (NF-6.4, NF-12.3); False when it is done."""
    fits = 0
    for shape in range(SHAPES):
        if s.room[shape] >> s.map_island & 1:
            fits |= TILES_OF[shape] & ~s.laid
    if s.map_tiles == 0 or fits == 0:
        s.map_tiles = 0
        return False
    if s.tile_stack_size == 0:
        shuffle_tiles(s)
    luck(s, Phase.TURN_TILE, EVERYBODY)
    return True


@rule
def next_part(s):
    """All turns of this part are over. True when luck must decide first, or the game is over."""
    if s.part == Part.SET_UP:
        if s.at < s.seats:  # one more island tile
            luck(s, Phase.COMPASS, EVERYBODY)
            return True
        for island in range(ISLANDS):
            s.compass[island] = COMPASSES  # NF-1.13
    elif s.part == Part.LAND:
        s.part = Part.PLANNING
    elif s.part == Part.PLANNING or s.part == Part.ACTION:
        if s.action < Action.DISCOVER:
            s.action += 1
        elif s.part == Part.PLANNING:
            s.part = Part.ACTION
            s.action = Action.LOAD
        else:
            s.part = Part.CARTOGRAPHY
            s.action = 0
            for p in range(MOST_SEATS):
                s.sails[p] = 0
            s.turns = 0
            luck(s, Phase.COMPASS, EVERYBODY)  # NF-12.1
            return True
    elif s.part == Part.GOALS:
        if s.round_number == ROUNDS:
            final_scoring(s)
            ask(s, s.first, Phase.OVER)
            return True
        if s.round_number == ROUNDS - 1 and s.final_round_start and s.seats == 3:
            luck(s, Phase.DEAL_COUNTRY, EVERYBODY)
            return True
        s.first = s.first + 1 if s.first + 1 < s.seats else 0  # NF-12.16
        s.part = Part.SET_UP
    else:  # cartography or scoring
        if s.part == Part.SCORING:
            s.scored |= 1 << s.area  # NF-12.9
        else:
            s.area = NONE
        s.area = next_area(s)
        s.part = Part.GOALS if s.area == NONE else Part.SCORING
    if s.part == Part.SET_UP:
        begin_round(s)
    if s.part == Part.ACTION:
        line_up_by_sail(s)
    else:
        line_up(s)
    return False


@rule
def proceed(s):
    """Go on until somebody must decide or luck must."""
    while True:
        if s.step == Step.CONTRACTS:
            if fill_contracts(s):
                return
            s.step = Step.FRAMES
            if s.part == Part.SET_UP:
                luck(s, Phase.COMPASS, EVERYBODY)
                return
        if s.step == Step.SLIDE:
            slide_back(s)
            s.step = Step.FRAMES
        if s.step == Step.FRAMES:
            if reach_frame(s):
                return
            s.step = Step.SHIPS if s.part == Part.LAND else Step.NEXT
        if s.step == Step.SHIPS:
            if fill_rows(s):
                return
            s.step = Step.CONTRACTS if s.part == Part.SET_UP else Step.NEXT
        if s.step == Step.MAP:
            if map_on(s):
                return
            s.step = Step.NEXT
        if s.step == Step.NEXT:  # the next turn, or the next part that has one
            s.at += 1
            while s.at >= s.turns:
                if next_part(s):
                    return
            if begin_turn(s):
                return
