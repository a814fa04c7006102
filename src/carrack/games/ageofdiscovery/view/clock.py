"""How many turns are left until a scoring or the end."""

from __future__ import annotations

from carrack.core.state import Facts

from ..state import Phase

ENDED = (Phase.SHOW_SPECIAL, Phase.OVER)  # the last turn is over


def last_turn(f: Facts) -> int:
    """The turn after which the game ends at the latest (AD-16.1)."""
    return f.seats * f.turn_limit


def turns_until(f: Facts, due: int) -> int:
    """Turns until a scoring that is due after a certain turn; the turn limit may come first (AD-16.1)."""
    return min(due, last_turn(f)) - f.turn


def limit_in(f: Facts) -> int:
    """Turns until the turn limit ends the game, -1 while everybody has more than one turn left, or when the final card tells the end."""
    left = last_turn(f) - f.turn
    return left if left <= f.seats and not f.final_due and f.phase not in ENDED else -1


def ended_by_limit(f: Facts) -> bool:
    """Is it the turn limit that has ended the game, and not the final card?"""
    return f.phase in ENDED and f.turn == last_turn(f) and f.turn != f.final_due
