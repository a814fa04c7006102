"""Frames (NF-3): what reaching one brings. How it slides back is in `turns.py`, with all that follows a turn."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import DRAKE_YARD, STACK_CARDS, STACK_OF, Captain, Good
from ..rulebook import Rule
from ..state import Phase, Step
from .common import LEGAL
from .turns import proceed


# --- Square, circle, star: a goal card (NF-3.3) -------------------------------------------------
@rule
def weight_look(s, goal):
    """A stack that nobody has looked at is drawn now; in another the cards come up one by one."""
    stack = STACK_OF[s.frame]
    if s.goal_claims[stack] == 0:
        return s.goal_deck >> goal & 1
    return (s.goal_stack[stack] & ~s.goal_left[s.active, stack]) >> goal & 1


@rule
def do_look(s, goal):
    stack = STACK_OF[s.frame]
    if s.goal_claims[stack] == 0:
        s.goal_deck &= ~(1 << goal)
        s.goal_stack[stack] |= 1 << goal
    s.goal_left[s.active, stack] |= 1 << goal
    s.looked += 1
    if s.looked == STACK_CARDS - s.goal_claims[stack]:
        ask(s, s.active, Phase.TAKE_GOAL)


@rule
def refuse_take_goal(s, goal):
    return LEGAL if s.goal_left[s.actor, s.frame >> 1] >> goal & 1 else Rule.NF_3_3  # every second frame has a stack


@rule
def do_take_goal(s, goal):
    p = s.actor
    stack = STACK_OF[s.frame]
    s.goal_left[p, stack] &= ~(1 << goal)
    s.goal_stack[stack] &= ~(1 << goal)
    s.goal_hand[p, stack] = goal + 1
    s.goal_held[p] |= 1 << stack
    s.goal_claims[stack] += 1
    s.goal_claim[stack, p] = s.goal_claims[stack]
    s.looked = 0
    s.step = Step.SLIDE
    proceed(s)


# --- Pentagon: a captain (NF-3.4) ---------------------------------------------------------------
@rule
def refuse_take_captain(s, captain):
    return LEGAL if s.captains >> captain & 1 else Rule.NF_3_4


@rule
def do_take_captain(s, captain):
    p = s.actor
    s.captains &= ~(1 << captain)
    s.captain[p] = captain
    if captain == Captain.CORTES:
        s.goods[p, Good.GOLD] += 1  # NF-14.4
    elif captain == Captain.DRAKE:
        s.yards[p] |= 1 << DRAKE_YARD  # NF-14.5
    s.step = Step.SLIDE
    proceed(s)


# --- Triangle: a good (NF-3.5) ------------------------------------------------------------------
@rule
def refuse_take_good(s, good):
    return LEGAL if s.prizes >> good & 1 else Rule.NF_3_5


@rule
def do_take_good(s, good):
    s.prizes &= ~(1 << good)
    s.goods[s.actor, good] += 1
    s.step = Step.SLIDE
    proceed(s)
