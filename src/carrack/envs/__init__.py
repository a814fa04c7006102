"""The games as research environments: many at once in `Vector`, and in the words of PettingZoo, Gymnasium and OpenSpiel.

Only what is used is imported: `Vector` needs no more than NumPy and Numba.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .gymnasium import single
    from .openspiel import spiel
    from .pettingzoo import aec
    from .vector import Vector

__all__ = ["Vector", "aec", "single", "spiel"]
HOME = {"Vector": "vector", "aec": "pettingzoo", "single": "gymnasium", "spiel": "openspiel"}


def __getattr__(name: str) -> object:
    if name not in HOME:
        raise AttributeError(f"module 'carrack.envs' has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOME[name]}"), name)


def __dir__() -> list[str]:
    return __all__
