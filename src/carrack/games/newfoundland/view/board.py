"""What lies in the middle of the table: islands, cities with their contracts, frames, stacks."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.state import Facts

from ..content import (
    AREA_BONUS,
    CITY_SPACES,
    CONTRACT_GOODS,
    CONTRACT_POINTS,
    CONTRACTS,
    FIRST_LARGE,
    FIRST_SPACE,
    ISLAND_OF,
    ISLANDS,
    LARGE,
    PLACE_OF,
    SHAPE_OF,
    SLOTS,
    SMALL,
    STACK_CARDS,
    STACK_OF,
    TILE_BONUS,
    TILES,
    VEILED,
    Colour,
)
from ..state import NONE, Part, Phase
from .names import BONUS, CARD, CITY, CONTRACT, FRAME, GOAL, ISLAND, SHAPE, SHIP, TILE
from .pictures import Area, ContractView, FrameView, Pile, Share, Slot, Space
from .pieces import bits, goods_of

REWARD = ("goal", "captain", "goal", "good", "goal")


# --- Islands and cities -------------------------------------------------------------------------
def markers(f: Facts, area: int) -> list[int]:
    """Of each colour."""
    return list(f.markers[area]) if area < ISLANDS else [*f.city_markers[area - ISLANDS], 0]


def bonus_of(own: int, counts: Sequence[int], area: int) -> int:
    """The bonus of a place (NF-12.7)."""
    first, second = AREA_BONUS[area].tolist()
    ranked = sorted(counts, reverse=True)
    if own == 0:
        return 0
    if own == ranked[0]:
        return first if ranked[1] < own else second
    return second if ranked[0] > ranked[1] == own > ranked[2] else 0


def filled(f: Facts, area: int) -> tuple[int, int]:
    if area < ISLANDS:
        return f.covered[area], int(FIRST_SPACE[area + 1] - FIRST_SPACE[area])
    return sum(f.city_markers[area - ISLANDS]), int(CITY_SPACES[area - ISLANDS])


def area_view(f: Facts, area: int) -> Area:
    counts, (n, whole) = markers(f, area), filled(f, area)
    first, second = AREA_BONUS[area].tolist()
    return Area(
        name=(*ISLAND, *CITY)[area],
        filled=n,
        whole=whole,
        first=first,
        second=second,
        completed=n == whole,
        scored=bool(f.scored >> area & 1),
        scoring=f.part == Part.SCORING and f.area == area,
        neutral=counts[Colour.NEUTRAL],
        shares=[Share(p, counts[p], bonus_of(counts[p], counts, area)) for p in range(f.seats)],
    )


def space_view(f: Facts, space: int) -> Space:
    tile, (row, column) = f.tile[space], PLACE_OF[space]
    left, right = (BONUS[b] for b in TILE_BONUS[tile].tolist()) if tile != NONE else (None, None)
    return Space(
        space=space + 1,
        number=number_of(space),
        row=row,
        column=column,
        shape=SHAPE[SHAPE_OF[space]],
        tile=TILE[tile] if tile != NONE else None,
        left=left,
        right=right,
        slots=[Slot(f.owner[space][i], f.height[space][i]) for i in range(SLOTS)],
    )


def number_of(space: int) -> int:
    return space - int(FIRST_SPACE[ISLAND_OF[space]]) + 1


def contract_view(f: Facts, i: int) -> ContractView | None:
    c = f.contract[i]
    return ContractView(i + 1, CONTRACT[c], goods_of(CONTRACT_GOODS[c]), int(CONTRACT_POINTS[c])) if c != NONE else None


# --- The score ribbon and the stacks ------------------------------------------------------------
def frame_view(f: Facts, i: int) -> FrameView:
    left = {"captain": f.captains.bit_count(), "good": f.prizes.bit_count()}
    return FrameView(
        frame=FRAME[i],
        space=f.frame_space[i],
        reward=REWARD[i],
        left=left[REWARD[i]] if REWARD[i] in left else STACK_CARDS - f.goal_claims[STACK_OF[i]],
        claimed=bits(f.claimed[i], f.seats),
        reaching=f.phase in (Phase.LOOK, Phase.TAKE_GOAL, Phase.TAKE_CAPTAIN, Phase.TAKE_GOOD) and f.frame == i,
    )


def piles(f: Facts) -> dict[str, Pile]:
    """Stacks and discards: how many, and what lies face up."""
    veiled = f.large_row.count(VEILED)
    return {
        "small": Pile(f.small_stack.bit_count(), [SHIP[i] for i in bits(f.small_discard, SMALL)], 0),
        "large": Pile(f.large_stack.bit_count() - veiled, [SHIP[FIRST_LARGE + i] for i in bits(f.large_discard, LARGE)], 0),
        "contracts": Pile(f.contract_stack.bit_count(), [CONTRACT[i] for i in bits(f.contract_discard, CONTRACTS)], 0),
        "cards": Pile(f.card_stack_size, [CARD[i] for i in bits(f.card_discard, len(CARD))], sum(map(sum, f.buried_cards))),
        "tiles": Pile(f.tile_stack_size, [TILE[i] for i in bits(f.tile_discard, TILES)], sum(map(sum, f.tiles_buried))),
        "goals": Pile(0, [GOAL[i] for played in f.goal_played for i in bits(played, len(GOAL))], 0),
    }
