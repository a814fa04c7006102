"""What a seat may imagine: everything it cannot know is dealt again to the places where it may be (section 4 of the specification).

Whatever was seen to go into a shuffle can only be in a place that was filled after it. Older places are filled first, so that every
deal that is possible is equally likely; only where a stack ran out in the middle of a draw does the record forget a little.
"""

from __future__ import annotations

from carrack.core.chance import below
from carrack.core.jit import rule

from ..content import (
    ALL_CARDS,
    ALL_GOALS,
    ALL_TILES,
    CARDS,
    GOALS,
    ROUNDS,
    SHAPES,
    STACK_CARDS,
    STACK_OF,
    STACKS,
    START_CARDS,
    TILES_OF,
)
from ..state import Phase
from .common import count


@rule
def pick(rng, bits, otherwise):
    """One random bit of a set; of the other one if it is empty."""
    if bits == 0:
        bits = otherwise
    for _ in range(below(rng, count(bits))):
        bits &= bits - 1
    return bits & -bits


@rule
def some(rng, n, bits, otherwise):
    """So many different random bits of a set, and of the other one when it runs out."""
    group = 0
    for _ in range(n):
        group |= pick(rng, bits & ~group, otherwise & ~group)
    return group


# --- One-time cards -----------------------------------------------------------------------------
@rule
def held_back(s, seat, shuffle):
    """The cards that the seat knows to have gone into a later shuffle than this one."""
    out = 0
    for card in range(CARDS):
        if s.card_shown[card] > shuffle or (seat >= 0 and s.card_returned[seat, card] > shuffle):
            out |= 1 << card
    return out


@rule
def deal_cards(s, seat, rng):
    free = ALL_CARDS & ~(s.card_discard | s.sailing)
    if s.round_number == 0 and s.start_cards == 0:
        free &= ~START_CARDS  # before the boards are dealt
    for p in range(s.seats):
        if s.start_cards >> p & 1:
            free &= ~(1 << s.country[p])
    if seat >= 0:
        free &= ~s.drawn[seat]
        for r in range(ROUNDS):
            free &= ~(s.hand[seat, r] | s.buried[seat, r])
    split = s.split_seat != seat and s.split_seat >= 0  # a draw during which the last shuffle came
    old = 0
    members = 0
    if split:
        members = s.hand_cards[s.split_seat, s.split_round - 1] + s.buried_cards[s.split_seat, s.split_round - 1]
        if s.active == s.split_seat and s.round_number == s.split_round:
            members += s.drawn_cards
    for shuffle in range(s.card_shuffles + 1):
        barred = held_back(s, seat, shuffle)
        if split and shuffle == s.card_shuffles:
            before = held_back(s, seat, shuffle - 1)
            old = some(rng, min(members, s.split_cards - count(s.split_played & ~before)), free & ~before, free)
            free &= ~old
        for q in range(s.seats):
            for r in range(ROUNDS):
                if q == seat or s.hand_shuffle[q, r] != shuffle or (split and q == s.split_seat and r + 1 == s.split_round):
                    continue
                s.hand[q, r] = some(rng, s.hand_cards[q, r] + 0, free & ~barred, free)
                free &= ~s.hand[q, r]
    if split:
        group = old | some(rng, members - count(old), free, free)
        free &= ~group
        q = s.split_seat
        r = s.split_round - 1
        s.hand[q, r] = some(rng, s.hand_cards[q, r] + 0, group, group)
        group &= ~s.hand[q, r]
        s.buried[q, r] = some(rng, s.buried_cards[q, r] + 0, group, group)
        s.drawn[q] |= group & ~s.buried[q, r]
    for q in range(s.seats):
        if q == seat:
            continue
        for r in range(ROUNDS):
            if s.buried[q, r] == 0:
                s.buried[q, r] = some(rng, s.buried_cards[q, r] + 0, free, free)
                free &= ~s.buried[q, r]
        if q == s.active and s.drawn[q] == 0:
            s.drawn[q] = some(rng, s.drawn_cards + 0, free, free)
            free &= ~s.drawn[q]
    s.card_stack = free


# --- Island tiles -------------------------------------------------------------------------------
@rule
def deal_tiles(s, seat, rng):
    free = ALL_TILES & ~(s.laid | s.tile_discard)
    returned = s.tile_shown + 0
    if seat >= 0:
        returned |= s.tile_returned[seat]
        free &= ~s.tile_hand[seat]
        for r in range(ROUNDS):
            free &= ~s.tile_buried[seat, r]
    for late in range(2):  # first the tiles of those who had to stop because none fitted
        for r in range(ROUNDS):
            for q in range(s.seats):
                if q == seat or (s.tile_barred[q, r] == 0) != (late == 1):
                    continue
                allowed = ALL_TILES
                for shape in range(SHAPES):
                    if s.tile_barred[q, r] >> shape & 1:
                        allowed &= ~TILES_OF[shape]
                now = s.tile_hand_size if q == s.active and r + 1 == s.round_number else 0
                old = 0
                if q == s.tile_split_seat and r + 1 == s.tile_split_round:
                    old = s.tile_split - count(s.tile_split_laid & ~returned)
                n = now + s.tiles_buried[q, r]
                older = min(n, max(0, old))
                group = some(rng, older, free & allowed & ~returned, free)
                free &= ~group
                group |= some(rng, n - older, free & allowed, free)
                free &= ~group
                if now:
                    s.tile_hand[q] = group
                else:
                    s.tile_buried[q, r] = group
    s.tile_stack = free


# --- Goal cards ---------------------------------------------------------------------------------
@rule
def deal_goals(s, seat, rng):
    """What the seat left in a stack is there or with those who took after it; all else are cards it has never seen."""
    never = ALL_GOALS
    for stack in range(STACKS):
        never &= ~s.goal_played[stack]
        if seat >= 0:
            never &= ~s.goal_left[seat, stack]
            if s.goal_hand[seat, stack] > 0:
                never &= ~(1 << (s.goal_hand[seat, stack] - 1))
    looking = STACK_OF[s.frame] if s.phase == Phase.LOOK or s.phase == Phase.TAKE_GOAL else -1
    for stack in range(STACKS):
        there = s.looked if stack == looking else 0
        if s.goal_claims[stack] > 0:
            there = STACK_CARDS - s.goal_claims[stack]
        mine = s.goal_claim[stack, seat] if seat >= 0 else 0
        left = ALL_GOALS & ~s.goal_played[stack]
        if seat >= 0:
            left &= s.goal_left[seat, stack]
        else:
            left &= 0
        if mine == 0:
            left |= some(rng, there - count(left), never, never)
            never &= ~left
        for q in range(s.seats):
            if q != seat and s.goal_held[q] >> stack & 1:
                if 0 < mine < s.goal_claim[stack, q]:
                    goal = pick(rng, left, left)
                    left &= ~goal
                else:
                    goal = pick(rng, never, never)
                    never &= ~goal
                for k in range(GOALS):
                    if goal >> k & 1:
                        s.goal_hand[q, stack] = k + 1
        s.goal_stack[stack] = left
        if stack == looking and s.active != seat:
            s.goal_left[s.active, stack] = some(rng, s.looked + 0, left, left)
    s.goal_deck = never


@rule
def deal_unknown(s, seat, rng):
    deal_cards(s, seat, rng)
    deal_tiles(s, seat, rng)
    deal_goals(s, seat, rng)
