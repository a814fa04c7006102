"""Harbour drawn in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.texts import Texts

from .view import Picture


def draw(picture: Picture, texts: Texts, names: Sequence[str], height: int | None = None) -> str:
    """One line for each seat, and one for the quay; that is low enough for every height."""
    rows = [f"{names[p.seat]}: {p.points} ({p.cards})" for p in picture.players]
    return "\n".join([*rows, " ".join(picture.crates)])
