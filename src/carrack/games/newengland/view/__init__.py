"""What New England looks like: the picture for screens, and what just happened in words. Nothing is hidden, so all see the same."""

from __future__ import annotations

from msgspec.structs import replace

from carrack.core.state import Facts, shared

from ..content import FAMILIES, FIGURE_CARDS, KINDS, MOST_PURCHASES, TERRAINS, TOKENS, Card
from ..state import Phase
from .board import pending, plots_of, spaces, tiles
from .families import breakdown, most, player, winners
from .names import CARD_NAMES, PHASE_NAMES, PIECE_NAMES, TERRAIN_NAMES, counted
from .pictures import Picture, Token
from .rounds import endings, order, rounds_left
from .story import details, narrate

__all__ = ["Picture", "achievements", "breakdown", "details", "narrate", "picture", "roles"]

BUYING = frozenset({Phase.TURN, Phase.EXTRA_LAND, Phase.EXTRA_CARD, Phase.LAND_PLOT, Phase.SHAPE_SPOT, Phase.FIGURE_TILE, Phase.RESEAT})


@shared
def table(f: Facts) -> Picture:
    """What everybody sees."""
    in_turn = f.phase in BUYING
    return Picture(
        seat=-1,
        seats=f.seats,
        phase=PHASE_NAMES[f.phase],
        actor=f.actor,
        active=f.active,
        first=f.first,
        turn=f.turn,
        round=f.round_number,
        rounds_left=rounds_left(f),
        price=f.token[f.active] if in_turn else 0,
        purchases_left=MOST_PURCHASES - f.purchases if in_turn else 0,
        may_reveal=bool(f.may_reveal),
        can_carry_out=[name for k, name in enumerate(CARD_NAMES) if f.phase == Phase.TURN and f.can_carry_out >> k & 1],
        announced=f.announced,
        endings=endings(f),
        tiles=tiles(f),
        barred=plots_of(*f.barred),
        spaces=spaces(f),
        tokens=[Token(t, f.token.index(t) if t in f.token else -1) for t in range(1, TOKENS + 1)],
        order=order(f),
        players=[player(f, p) for p in range(f.seats)],
        pending=pending(f),
        bag=counted(TERRAIN_NAMES, f.bag),
        stack=counted(CARD_NAMES, f.stack),
        removed=counted(PIECE_NAMES, f.removed),
        winners=winners(f),
    )


def picture(f: Facts, seat: int) -> Picture:
    """What a screen shows this seat: nothing is hidden, so only who is looking differs."""
    return replace(table(f), seat=seat)


def achievements(f: Facts, seat: int) -> list[str]:
    """What the tables of simulated games count for the winners."""
    land_use = [k for k, n in enumerate(f.cards[seat]) if n and k >= FIGURE_CARDS]
    used = {KINDS[Card(k)].terrain for k in land_use}
    return [*(f"most_{name}s" for name in most(f, seat)), *(["all_terrains"] if len(used) == TERRAINS else [])]


def roles(f: Facts, seat: int) -> dict[str, str]:
    """What a seat is from the start: the family."""
    return {"family": FAMILIES[seat].lower()}
