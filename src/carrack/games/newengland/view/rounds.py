"""The order of turns, and how long the game may still last."""

from __future__ import annotations

from carrack.core.state import Facts

from ..content import LEAST_LAND, MOST_LAND, OFFER, TERRAINS
from ..state import NO_TOKEN, Phase


def endings(f: Facts) -> list[int]:
    """The numbers of land tiles that bag and stack cannot serve: to announce one ends the game (NE-4.2), if that may be done (NE-13.2)."""
    numbers = range(LEAST_LAND, MOST_LAND + 1)
    out = [n for n in numbers if sum(f.bag) < n or sum(f.stack) < OFFER - n]
    return [] if f.end_choice and len(out) < len(numbers) else out


def rounds_left(f: Facts) -> int:
    """Each round needs at least three land tiles, three cards, and nine of both together (NE-4.1); those of the present one count as drawn."""
    if not f.round_number or f.phase == Phase.OVER:
        return -1
    tiles, cards = sum(f.bag), sum(f.stack)
    if f.phase in (Phase.OFFER_LAND, Phase.OFFER_CARD):
        tiles -= f.announced - sum(f.on_offer[:TERRAINS])
        cards -= OFFER - f.announced - sum(f.on_offer[TERRAINS:])
    rounds = min(tiles // LEAST_LAND, cards // (OFFER - MOST_LAND), (tiles + cards) // OFFER)
    return rounds - 1 if f.phase == Phase.ANNOUNCE else rounds


def order(f: Facts) -> list[int]:
    """The seats whose turns are still to come, by their tokens (NE-6.1); nobody knows before the last is taken."""
    if f.phase == Phase.TOKEN:
        return []
    return sorted((p for p in range(f.seats) if f.token[p] != NO_TOKEN), key=lambda p: -f.token[p])
