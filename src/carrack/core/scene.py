"""A placed position for tests: given, when, then. Each act runs compiled and on the checked twin, and both must agree to the byte."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from .state import CHANCE, Facts, States, facts

if TYPE_CHECKING:
    from .game import Game

NAMES = ("Ann", "Ben", "Cas", "Dot", "Eve")  # of the seats, in stories


class Scene:
    """A position that a test may place freely.

    `scene.s` is the position as checked Python numbers: read it, or write `scene.s.gold[0] = 31`.

    >>> import carrack
    >>> scene = Scene(carrack.load("anno1503"), seats=2, home_islands="by_seat", start_player="0")
    >>> scene.outcomes
    {'start_player seat=0': 1}
    >>> scene.act("start_player seat=0", "roll face=1")
    >>> scene.refused("buy good=spice").name, scene.s.gold[0]
    ('LEGAL', 7)
    """

    def __init__(self, game: Game, seats: int = 0, **options: object) -> None:
        self.game = game
        self.s: Any = game.twin.frombytes(game.fresh(seats or game.seats[0], **options).tobytes())

    @property
    def states(self) -> States:
        """The position as a record for the compiled functions: a copy."""
        return np.frombuffer(bytearray(self.s.tobytes()), self.game.state)

    @property
    def facts(self) -> Facts:
        return facts(self.states)

    def _id(self, act: int | str) -> int:
        return self.game.actions.read(act) if isinstance(act, str) else act

    def refused(self, act: int | str) -> IntEnum:
        """The rule against an act; LEGAL (0) if there is none."""
        a = self._id(act)
        why = int(self.game.plain.refuse(self.s, a))
        compiled = int(self.game.engine.refuse_at(self.states, 0, a))
        assert why == compiled, f"{act}: refused by {why} uncompiled, {compiled} compiled"
        return self.game.rules(why)

    def act(self, *acts: int | str) -> None:
        """Do acts, decisions and outcomes of luck alike; each must be legal."""
        for act in acts:
            a, why = self._id(act), self.refused(act)
            assert why == 0, f"{act} is refused by {why.name} in phase {self.phase} with actor {self.s.actor}"
            states = self.states
            self.game.engine.apply_at(states, 0, a)
            self.game.plain.apply(self.s, a)
            assert states.tobytes() == self.s.tobytes(), f"{act}: compiled and uncompiled rules differ"

    def told(self, act: int | str, seat: int | None = None) -> tuple[dict[str, Any], list[tuple[str, dict[str, Any]]]]:
        """Do an act; what the story says of it, as one seat saw it, or one who knows all: what its own sentence needs, and the news."""

        def seen() -> Facts:
            return facts(self.states if seat is None else self.game.redacted(self.states, 0, seat))

        kind, _ = self.game.actions.args(self._id(act))
        _, said = self.game.actions.message(self._id(act))
        before = seen()
        self.act(act)
        return self.game.part("view").narrate(before, kind.name, dict(said), seen(), NAMES[: self.s.seats])

    @property
    def legal(self) -> list[str]:
        """All legal decisions, as text."""
        out = [0] * len(self.game.actions)
        n = self.game.plain.legal(self.s, out)
        return [self.game.actions.write(a) for a in out[:n]]

    @property
    def outcomes(self) -> dict[str, int]:
        """All possible outcomes of luck with their weights."""
        out, weights = [0] * len(self.game.actions), [0] * len(self.game.actions)
        n = self.game.plain.outcomes(self.s, out, weights) if self.s.actor == CHANCE else 0
        return {self.game.actions.write(a): w for a, w in zip(out[:n], weights[:n], strict=True)}

    @property
    def phase(self) -> str:
        return self.game.phases(self.s.phase).name

    @property
    def scores(self) -> list[int]:
        return [int(self.game.plain.score(self.s, p)) for p in range(self.s.seats)]

    @property
    def standings(self) -> list[int]:
        return [int(self.game.plain.standing(self.s, p)) for p in range(self.s.seats)]

    def known_to(self, seat: int) -> Any:
        """The position as a seat knows it, as checked Python numbers."""
        return self.game.twin.frombytes(self.game.redacted(self.states, 0, seat).tobytes())
