"""Carrack: board games of the Age of Discovery, written once and played everywhere.

>>> import carrack
>>> game = carrack.load("anno1503")
>>> match = game.new(seats=3, seed=7)
>>> match.seats
3
"""

from typing import TYPE_CHECKING

from .core.game import Game, games, load

if TYPE_CHECKING:
    from .bots import make_bot
    from .core.match import Match, Refused

__version__ = "0.1.0"
__all__ = ["Game", "Match", "Refused", "__version__", "games", "load", "make_bot"]


def __getattr__(name: str) -> object:
    # what needs Numba is imported when it is first used, so that listing games stays quick
    if name in ("Match", "Refused"):
        from .core import match

        return getattr(match, name)
    if name == "make_bot":
        from .bots import make_bot

        return make_bot
    raise AttributeError(f"module 'carrack' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
