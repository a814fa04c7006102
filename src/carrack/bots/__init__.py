"""Players that are programs. A bot is given what its seat knows, a redacted position, and nothing else."""

from __future__ import annotations

from typing import Protocol

from carrack.core.game import Game
from carrack.core.state import States


class Bot(Protocol):
    """Chooses an act for a seat. `position` is an array of one redacted record."""

    name: str

    def choose(self, position: States, seat: int) -> int: ...


def bots() -> dict[str, str]:
    """The bots there are, and what each does."""
    return {
        "random": "plays any legal act",
        "greedy": "looks one act ahead and takes what is worth most",
    }


def make_bot(spec: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name; raises ValueError if there is none.

    >>> import carrack
    >>> game = carrack.load("anno1503")
    >>> match, bot = game.new(seats=2, seed=3), make_bot("greedy", game)
    >>> match.play(bot.choose(match.position(match.actor), match.actor))
    """
    from .compiled import GreedyBot, RandomBot

    makers = {"random": RandomBot, "greedy": GreedyBot}
    if spec not in makers:
        raise ValueError(f"no bot is called {spec[:40]!r}; there are {', '.join(bots())}")
    return makers[spec](game, seed)
