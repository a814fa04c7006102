"""Goal cards: how far a seat has come with what they ask for, and what that is worth."""

from __future__ import annotations

from carrack.core.state import Facts

from ..content import CITIES, ISLANDS, LOWER, LOWER_POINTS, MANY_MARKERS, SHIP_COUNTS, UNREACHABLE, UPPER, UPPER_POINTS, Goal
from ..state import NONE
from .board import filled
from .names import GOAL, STACK
from .pictures import GoalView


def progress(f: Facts, p: int, goal: int) -> int:
    """How far a seat has come with a goal (NF-13)."""
    ships = [ship for ship in f.yard[p] if ship != NONE]
    own = [f.markers[i][p] for i in range(ISLANDS)]
    if goal <= Goal.Z04:
        return f.goods[p][goal]
    if goal <= Goal.Z08 or goal in (Goal.Z11, Goal.Z12):
        return sum(int(SHIP_COUNTS[1 + ship, goal]) for ship in ships)
    full = [n == whole for n, whole in (filled(f, a) for a in range(ISLANDS + CITIES))]
    match goal:
        case Goal.Z09:
            return sum(f.city_markers[c][p] for c in range(CITIES))
        case Goal.Z10:
            return sum(f.city_markers[c][p] > 0 and full[ISLANDS + c] for c in range(CITIES))
        case Goal.Z13:
            return max(own)
        case Goal.Z14:
            return sum(n >= MANY_MARKERS and full[i] for i, n in enumerate(own))
        case _:
            return sum(own)


def goal_view(f: Facts, p: int, goal: int, stack: int) -> GoalView:
    have, upper, lower = progress(f, p, goal), int(UPPER[goal]), int(LOWER[goal])
    points = int(LOWER_POINTS[goal]) if have >= lower else int(UPPER_POINTS[goal]) if have >= upper else 0
    return GoalView(
        goal=GOAL[goal],
        stack=STACK[stack],
        have=have,
        upper=upper,
        upper_points=int(UPPER_POINTS[goal]),
        lower=lower if lower < UNREACHABLE else None,
        lower_points=int(LOWER_POINTS[goal]) if lower < UNREACHABLE else None,
        points=points,
        lacks=max(0, upper - have) if have < upper or lower == UNREACHABLE else max(0, lower - have),
    )
