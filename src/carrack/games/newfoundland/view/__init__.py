"""What a seat may see of Race to the New Found Land: the picture for screens, and what just happened in words.

Everything here is given a redacted position, so it cannot tell what the seat does not know.
"""

from __future__ import annotations

from carrack.core.state import Facts

from ..content import (
    CITIES,
    CITY_OF,
    FIFTY_BONUS,
    FRAMES,
    ISLAND_OF,
    ISLANDS,
    OFFERS,
    ROUNDS,
    SPACES,
    STEPS,
    Contract,
    LargeShip,
    SmallShip,
)
from ..state import NONE
from .board import area_view, contract_view, frame_view, piles, space_view
from .names import ACTION, CAPTAIN, COUNTRY, GOOD, ISLAND, PART, PHASE, SOURCE
from .pictures import CityView, IslandView, Picture
from .pieces import bits, large_view, ship_view
from .players import order_at, player, turn_view
from .story import details, narrate

__all__ = ["TAKEN", "Picture", "achievements", "breakdown", "details", "narrate", "picture", "roles"]


def picture(f: Facts, seat: int) -> Picture:
    """What a screen shows this seat."""
    orders = [order_at(f, a) for a in range(STEPS)]
    return Picture(
        seat=seat,
        seats=f.seats,
        phase=PHASE[f.phase],
        part=PART[f.part],
        action=ACTION[f.action],
        actor=f.actor,
        active=f.active,
        first=f.first,
        turn=f.turn,
        round=f.round_number,
        round_limit=ROUNDS,
        order=list(f.order[: f.turns]),
        at=f.at,
        sails=list(f.sails[: f.seats]),
        players=[player(f, p, seat, orders) for p in range(f.seats)],
        islands=[
            IslandView(area_view(f, i), [space_view(f, n) for n in range(SPACES) if ISLAND_OF[n] == i], f.compass[i])
            for i in range(ISLANDS)
        ],
        cities=[
            CityView(area_view(f, ISLANDS + c), [contract_view(f, i) for i in range(OFFERS) if CITY_OF[i] == c]) for c in range(CITIES)
        ],
        frames=[frame_view(f, i) for i in range(FRAMES)],
        captains=[CAPTAIN[i] for i in bits(f.captains, len(CAPTAIN))],
        prizes=[GOOD[i] for i in bits(f.prizes, len(GOOD))],
        fifties=[int(n) for n in FIFTY_BONUS[f.fifties + 1 :]],
        small_row=[ship_view(ship) if ship != NONE else None for ship in f.small_row],
        large_row=[large_view(ship) for ship in f.large_row],
        charted=[ISLAND[i] if i != NONE else None for i in f.charted],
        piles=piles(f),
        now=turn_view(f, seat),
    )


# --- What reports count -------------------------------------------------------------------------
def achievements(f: Facts, seat: int) -> list[str]:
    """What the tables of simulated games count for the winners: the country."""
    return [COUNTRY[f.country[seat]]]


def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """Where the points of a seat come from."""
    return list(zip(SOURCE, f.earned[seat], strict=True))


def roles(f: Facts, seat: int) -> dict[str, str]:
    """What a seat is from the start: the country."""
    return {"country": COUNTRY[f.country[seat]]} if f.country[seat] != NONE else {}


TAKEN = {
    "build_small": ("ship", "s.small_row[space - 1]", SmallShip),
    "build_large": ("ship", "s.large_row[space - 1]", LargeShip),
    "fulfil": ("contract", "s.contract[space - 1]", Contract),
}
