"""What every game is held to, with no code in the game: `carrack check GAME`, and the conformance tests.

Each check proves one promise by playing the game, and says what it proved and how much. A check that fails raises `Broken`, whose
message says how to see it again.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from . import book, golden, leak, logs, papers, play, twins, worlds
from .bench import EFFORTS, Bench, Broken, Player

if TYPE_CHECKING:
    from ..game import Game

__all__ = ["EFFORTS", "Broken", "Check", "Player", "Proof", "check", "checks"]


@dataclass(frozen=True)
class Proof:
    """What one check found: the sentence says what was proved and how much, or what is broken."""

    name: str
    what: str
    ok: bool
    seconds: float


@dataclass(frozen=True)
class Check:
    """One promise that every game keeps."""

    name: str
    run: Callable[[Bench], str]

    @property
    def about(self) -> str:
        """What is checked, in one line."""
        return (self.run.__doc__ or "").split("\n", 1)[0]

    def __call__(self, game: Game, effort: str = "normal") -> str:
        """Check one game; returns what was proved, or raises Broken."""
        return self.run(Bench(game, effort))


CHECKS = (
    Check("facts", papers.facts),
    Check("texts", book.texts),
    Check("acts", papers.acts),
    Check("ends", play.ends),
    Check("invariants", play.invariants),
    Check("log", logs.log),
    Check("twin", twins.twin),
    Check("weights", play.weights),
    Check("leak", leak.leak),
    Check("resample", worlds.resample),
    Check("refusals", play.refusals),
    Check("cited", book.cited),
    Check("golden", golden.golden),
    Check("results", play.results),
)


def checks() -> list[Check]:
    """All checks, in order.

    >>> [check.name for check in checks()][:3]
    ['facts', 'texts', 'acts']
    """
    return list(CHECKS)


def check(
    game: Game, effort: str = "normal", only: Sequence[str] = (), *, compiled: bool = True, player: Player | None = None
) -> Iterator[Proof]:
    """Check a game, all of it or `only` some; a failed check does not stop the others.

    The effort is quick (for every test run), normal, long (for the night), or tiny. `player` chooses acts of a match: play that is better
    than random reaches rare refusals. With `compiled=False` nothing is compiled where that is possible: slow, for very small games.
    """
    unknown = [name for name in only if name not in {c.name for c in CHECKS}]
    if unknown:
        raise ValueError(f"no check is called {unknown[0]!r}; there are {', '.join(c.name for c in CHECKS)}")
    bench = Bench(game, effort, compiled, player)
    for one in CHECKS:
        if only and one.name not in only:
            continue
        before = time.perf_counter()
        try:
            what, ok = one.run(bench), True
        except Broken as error:
            what, ok = str(error), False
        except Exception as error:  # a game can break in any way
            at = traceback.extract_tb(error.__traceback__)[-1]
            what, ok = f"{game.name}: {type(error).__name__} in {Path(at.filename).name} line {at.lineno}: {error}", False
        yield Proof(one.name, what, ok, time.perf_counter() - before)
