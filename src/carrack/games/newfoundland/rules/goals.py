"""Goal cards in the end phase (NF-12.11 to NF-12.15)."""

from __future__ import annotations

from carrack.core.jit import rule
from carrack.core.turns import ask

from ..content import GOODS, PAIR, PAIR_GOODS, UPPER, Source
from ..rulebook import Rule
from ..state import NONE, Phase
from .common import LEGAL, all_goods, goal_count, goal_points, score_points
from .turns import carry_on

PRICE = 2  # goods for each further card


@rule
def refuse_play_goal(s, stack, goal):
    p = s.actor + 0
    if s.goal_hand[p, stack] != goal + 1:
        return Rule.NF_12_11
    if goal_count(s, p, goal) < UPPER[goal]:
        return Rule.NF_12_13
    if s.goals_played == 0:
        return LEGAL
    needs = UPPER[goal] if goal < GOODS else 0  # goods that the goal itself asks for cannot be given away
    return Rule.NF_12_12 if all_goods(s, p) - needs < PRICE else LEGAL


@rule
def play_goal(s, goal):
    """The points of the best goal that is met (NF-12.13)."""
    p = s.active + 0
    score_points(s, goal_points(goal, goal_count(s, p, goal)), Source.GOALS)
    s.goals_played += 1
    s.goal_due = NONE
    carry_on(s)


@rule
def do_play_goal(s, stack, goal):
    p = s.actor
    s.goal_hand[p, stack] = 0
    s.goal_held[p] &= ~(1 << stack)
    s.goal_played[stack] |= 1 << goal
    if s.goals_played > 0:
        s.goal_due = goal
        ask(s, p, Phase.GOAL_PAY)
        return
    play_goal(s, goal)


@rule
def refuse_pay_goods(s, pair):
    p = s.actor
    one = PAIR[pair, 0]
    other = PAIR[pair, 1]
    if s.goods[p, other] == 0 or s.goods[p, one] < (2 if one == other else 1):
        return Rule.NF_12_12
    if s.goal_due < GOODS and s.goods[p, s.goal_due] - PAIR_GOODS[pair, s.goal_due] < UPPER[s.goal_due]:
        return Rule.NF_12_13B
    return LEGAL


@rule
def do_pay_goods(s, pair):
    for g in range(GOODS):
        s.goods[s.actor, g] -= PAIR_GOODS[pair, g]
    play_goal(s, s.goal_due + 0)
