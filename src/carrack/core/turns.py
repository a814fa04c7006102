"""Who acts next: the two ways in which a rule hands over."""

from __future__ import annotations

from typing import Any

from .jit import rule
from .state import CHANCE, EVERYBODY


@rule
def ask(s: Any, seat: int, phase: int) -> None:
    """A seat decides."""
    s.actor = seat
    s.phase = phase
    s.eyes = EVERYBODY


@rule
def luck(s: Any, phase: int, eyes: int) -> None:
    """Luck decides; the seats in `eyes` will see what is hidden in its outcome."""
    s.actor = CHANCE
    s.phase = phase
    s.eyes = eyes
