"""The words for the numbers of the record, as pictures and stories use them."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import EXTRA_OFFERS, FIGURE_CARDS, OFFER, Card, Figure, Lie, Shape, Terrain
from ..state import Phase

PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
TERRAIN_NAMES = tuple(terrain.name.lower() for terrain in Terrain)
CARD_NAMES = tuple(card.name.lower() for card in Card)
SHAPE_NAMES = tuple(shape.name.lower() for shape in Shape)
FIGURE_NAMES = tuple(figure.name.lower() for figure in Figure)
FIGURES = CARD_NAMES[:FIGURE_CARDS]
LIE_NAMES = tuple(lie.name.lower() for lie in Lie)
PIECE_NAMES = TERRAIN_NAMES + CARD_NAMES
EXTRA_SPACES = tuple(f"X{n + 1}" for n in range(EXTRA_OFFERS))
SPACES = (*(str(n + 1) for n in range(OFFER)), *EXTRA_SPACES)
APART = ("corners", "edges", "terrain")


def counted(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=True))
