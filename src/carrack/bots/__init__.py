"""Players that are programs. A bot is given what its seat knows, a redacted position, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from carrack.core.game import Game
from carrack.core.state import States

if TYPE_CHECKING:
    from .compiled import CompiledBot
    from .searching import SearchBot

FOR_PEOPLE = ("random", "easy", "medium", "hard", "expert")  # from the weakest
HINTS = "expert"  # whose advice is given to people
LOOKING: dict[str, Callable[[str], Any]] = {"seconds": float, "iterations": int, "threads": int}
AHEAD: dict[str, Callable[[str], Any]] = {
    "explore": float,
    "trust": float,
    "reach": int,
    "rounds": int,
}  # else as the game's judgement says
SECONDS = re.compile(r"^([0-9.]+)s$")  # "1s" is short for "seconds=1"


class Bot(Protocol):
    """Chooses an act for a seat. `position` is an array of one redacted record."""

    name: str

    def choose(self, position: States, seat: int) -> int: ...


def bots() -> dict[str, str]:
    """The bots there are, and what each does."""
    return {
        "random": "plays any legal act",
        "easy": "knows what is good, but overlooks things",
        "medium": "looks one act ahead and takes what is worth most",
        "hard": "plays on in its mind to the end of the round, a hundred times for each decision",
        "expert": "the same two thousand times and a round farther, for a second at most",
        "greedy": "the same as medium",
        "search": "looks ahead as long as it is told: search:2s or search:iterations=5000, and ,threads=2",
    }


def practise(bot: Bot, game: Game) -> None:
    """Let a bot decide once, so that what it needs is compiled."""
    match = game.new(seed=1)
    while len(match.legal) == 1:
        match.play(match.legal[0])
    bot.choose(match.position(match.actor), match.actor)


def settings(spec: str, words: str, allowed: dict[str, Callable[[str], Any]]) -> dict[str, Any]:
    """What stands behind the colon of a bot: `seconds=0.5,threads=2`, or `0.5s,threads=2`."""
    found: dict[str, Any] = {}
    for word in filter(None, words.split(",")):
        name, _, value = SECONDS.sub(r"seconds=\1", word).partition("=")
        if name in found:
            raise ValueError(f"the bot {spec[:60]!r} is told its {name} twice")
        if name not in allowed:
            raise ValueError(
                f"the bot {spec[:60]!r} cannot be set so: {word[:40]!r} is none of {', '.join(f'{n}=NUMBER' for n in allowed)}"
            )
        try:
            found[name] = allowed[name](value)
        except ValueError:
            kind = "a whole number" if allowed[name] is int else "a number"
            raise ValueError(f"the bot {spec[:60]!r} cannot be set so: {name} is {kind}, not {value[:40]!r}") from None
    return found


def make_bot(spec: str, game: Game, seed: int = 0, patient: bool = False) -> Bot:
    """A bot by its name; raises ValueError if there is none.

    A level for people ends a decision when its time is up; a `patient` one always looks as often as it is meant to, so that its games do
    not depend on what else the machine does.

    >>> import carrack
    >>> game = carrack.load("anno1503")
    >>> match, bot = game.new(seats=2, seed=3), make_bot("greedy", game)
    >>> match.play(bot.choose(match.position(match.actor), match.actor))
    """
    if not isinstance(spec, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"a bot is made by its name, make_bot('greedy', game), not by {spec!r:.60}")
    if not isinstance(game, Game):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"a bot is made for a game, make_bot('greedy', carrack.load('anno1503')), not for {game!r:.60}")
    bot = _made(spec, game, seed, patient)
    bot.spec = spec
    return bot


def _made(spec: str, game: Game, seed: int, patient: bool) -> CompiledBot | SearchBot:
    from .compiled import GreedyBot, RandomBot
    from .levels import LevelBot
    from .searching import Manner, SearchBot

    name, colon, words = spec.partition(":")
    if name not in bots():
        raise ValueError(f"no bot is called {spec[:40]!r}; there are {', '.join(bots())}")
    if colon and not words:
        raise ValueError(f"the bot {spec[:60]!r} is told nothing behind its colon")
    if name == "search":
        chosen = settings(spec, words, LOOKING | AHEAD)
        if 0 in (chosen.get("seconds"), chosen.get("iterations")):
            raise ValueError(f"the bot {spec[:60]!r} would not look at all")
        manner = Manner(**{setting: chosen.pop(setting) for setting in AHEAD if setting in chosen})
        return SearchBot(game, seed, **chosen, manner=manner)
    if words:
        raise ValueError(f"the bot {name!r} has nothing to set; {words[:40]!r} is too much")
    if name == "random":
        return RandomBot(game, seed)
    if name in ("greedy", "medium"):
        return GreedyBot(game, seed)
    return LevelBot(game, seed, name, patient)
