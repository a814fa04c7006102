"""One folder per game, the same file names in each. A game imports core and never another game.

`carrack.games` is this package and `carrack.games()` lists the games: Python binds a package's name in its parent, so it is made callable.
"""

import sys
from types import ModuleType

from carrack.core.game import Game, games


class Games(ModuleType):
    """A package that can be called."""

    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = Games
