"""What a seat may see of Age of Discovery: the picture for screens, and what just happened in words.

Everything here is given a redacted position, so it cannot tell what the seat does not know.
"""

from __future__ import annotations

from carrack.core.state import Facts

from ..content import COLUMNS, FINAL, VOYAGES, Order, Ship
from ..state import NONE, Phase
from .board import column, order_view, ship, slots, voyage
from .clock import ENDED, limit_in, turns_until
from .names import ACTION_NAMES, COLOUR_NAMES, JOKER_NAMES, ORDER_NAMES, PHASE_NAMES, SPECIAL_NAMES, VOYAGE_NAMES
from .pictures import OrderView, Picture, Player, ShipView, VoyageView
from .players import joker_of, player, scoring, special_of, special_view
from .story import details, narrate

__all__ = [
    "COLOUR_NAMES",
    "TAKEN",
    "OrderView",
    "Picture",
    "Player",
    "ShipView",
    "VoyageView",
    "achievements",
    "breakdown",
    "details",
    "narrate",
    "picture",
    "roles",
]


def picture(f: Facts, seat: int) -> Picture:
    """What a screen shows this seat."""
    return Picture(
        seat=seat,
        seats=f.seats,
        phase=PHASE_NAMES[f.phase],
        actor=f.actor,
        active=f.active,
        turn=f.turn,
        turn_limit=f.turn_limit,
        done=[name for name, bit in ACTION_NAMES if f.done & bit],
        market=[column(f, c) for c in range(COLUMNS)],
        piles=list(f.pile),
        display=slots(f),
        heap=f.heap_size,
        gone=[name for name, gone in zip(ORDER_NAMES, f.gone, strict=True) if gone],
        voyages=[voyage(f, v) for v in range(VOYAGES)],
        heading=VOYAGE_NAMES[f.heading] if f.phase == Phase.VOYAGE_SHIP else None,
        starting=order_view(f.starting) if f.starting != NONE else None,
        need=f.need,
        picked=[ship(k, f.active) for k in f.picked if k != NONE],
        interim_in=turns_until(f, f.interim_due) if f.interim_due and not f.interim_scored else -1,
        final_in=turns_until(f, f.final_due) if f.final_due and f.phase != Phase.OVER else -1,
        limit_in=limit_in(f),
        interim_up=f.interim_due > 0,
        final_up=f.final_due > 0,
        interim_scored=bool(f.interim_scored),
        players=[player(f, p) for p in range(f.seats)],
    )


def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """What the score of a seat is made of. Ships on voyages stay there, so what the final scoring brought can be counted again."""
    ending = f.phase in ENDED
    final = scoring(f, seat, FINAL) if ending else 0
    special = special_view(f, seat) if ending and seat < f.dealt else None
    unplaced = sum(f.free[seat]) + (f.joker_free[seat] if f.joker_counts_unplaced else 0) if special else 0
    secret = special.points if special else 0
    return [("interim", f.points[seat] - final - secret - unplaced), ("final", final), ("special", secret), ("unplaced", unplaced)]


def achievements(f: Facts, seat: int) -> list[str]:
    """What the tables of simulated games count for the winners: the kind of the special order."""
    return [SPECIAL_NAMES[special_of(f, seat)]] if special_of(f, seat) != NONE else []


def roles(f: Facts, seat: int) -> dict[str, str]:
    """What a seat is dealt for the whole game: the special order and the joker ship."""
    special, joker = special_of(f, seat), joker_of(f, seat)
    return ({"special": SPECIAL_NAMES[special]} if special != NONE else {}) | ({"joker": JOKER_NAMES[joker]} if joker != NONE else {})


TAKEN = {"buy": ("ship", "s.row[column - 1]", Ship), "acquire": ("order", "s.display[slot - 1]", Order)}
