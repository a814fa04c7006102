"""The bench a game is checked on: its loops, compiled or uncompiled, and how much of each check is done."""

from __future__ import annotations

import random
import types
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import jit
from ..actions import rule_head
from ..engine import names_of
from ..state import Facts, States, Twin, facts

if TYPE_CHECKING:
    from ..game import Game
    from ..match import Match

LOOPS = Path(__file__).parent.with_name("check_loops.py")
EFFORTS = ("tiny", "quick", "normal", "long")
SLACK = 4  # how much longer than the stated bound a game with other options may take
Player = Callable[["Match"], int]


class Broken(AssertionError):
    """A check that failed; says where, so that it can be done again."""


class Twins:
    """An array of checked twins that copies on assignment, like an array of records. Slow, but nothing is compiled."""

    def __init__(self, kind: type[Twin], n: int) -> None:
        self.items: list[Any] = [kind() for _ in range(n)]

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, i: int) -> Any:
        return self.items[i]

    def __setitem__(self, i: int, source: Any) -> None:
        into = self.items[i]
        for name in into.__slots__:
            value = getattr(source, name)
            if isinstance(value, int):
                object.__setattr__(into, name, value)
            else:
                getattr(into, name).v[:] = value.v


def differs_source(dtype: np.dtype[Any], shown: Iterable[str]) -> str:
    """The functions that say in which field two records differ, and whether one of the `shown` fields does, as source text."""
    lines = ["# Generated from the fields: not to be edited.", "from carrack.core.jit import rule"]
    lines += rule_head("differs(s, t)", "0, or 1 + the number of the first field that is not equal.")
    for n, name in enumerate(dtype.names or (), start=1):
        lines += compare(dtype, name, 1, f"return {n}")
    lines.append("    return 0")
    lines += rule_head("shown_apart(s, t, n)", "Is the field with this number not equal? Only for fields by which acts show something.")
    for n, name in enumerate(dtype.names or (), start=1):
        if name in shown:
            lines += [f"    if n == {n}:", *compare(dtype, name, 2, "return True")]
    return "\n".join([*lines, "    return False"]) + "\n"


def compare(dtype: np.dtype[Any], name: str, depth: int, then: str) -> list[str]:
    """The loops that compare one field of two records."""
    lines, index = list[str](), ""
    for axis, size in enumerate(dtype[name].shape):
        lines.append("    " * depth + f"for i{axis} in range({size}):")
        index, depth = f"{index}, i{axis}" if index else f"i{axis}", depth + 1
    at = f"[{index}]" if index else ""
    return [*lines, "    " * depth + f"if s.{name}{at} != t.{name}{at}:", "    " * (depth + 1) + then]


class Bench:
    """One game, an effort, and the tools that the checks share."""

    def __init__(self, game: Game, effort: str = "normal", compiled: bool = True, player: Player | None = None) -> None:
        if effort not in EFFORTS:
            raise ValueError(f"effort is one of {', '.join(EFFORTS)}, not {effort!r}")
        self.game, self.effort, self.compiled, self.player = game, effort, compiled, player
        self.luck = np.array([k.chance for k in game.actions.kind_of], np.int64)
        self.secret = np.array([bool(k.hidden) for k in game.actions.kind_of], np.int64)
        names = list(game.state.names or ())
        self.shows = np.array([1 + names.index(k.shows) if k.shows else 0 for k in game.actions.kind_of], np.int64)
        unseen = [game.actions.write(a, unseen=True) for a in range(len(game.actions))]
        # acts with equal numbers here look the same to who sees no hidden argument
        self.looks = np.array([unseen.index(text) for text in unseen], np.int64)

    def pick(self, tiny: int, quick: int, normal: int, long: int) -> int:
        """The number for this effort."""
        return (tiny, quick, normal, long)[EFFORTS.index(self.effort)]

    def fail(self, what: str) -> Broken:
        """What to raise when the game breaks a promise."""
        return Broken(f"{self.game.name}: {what}")

    # --- compiled or not ------------------------------------------------------------------------

    @cached_property
    def rules(self) -> types.ModuleType:
        return self.game.part("rules")

    @cached_property
    def bound(self) -> types.ModuleType:
        """`check_loops.py` bound to the game."""
        game, name = self.game, f"{self.game.package}.bound_{LOOPS.stem}"
        known = game.modules
        if name not in known:
            folder = jit.folder_of(f"{game.folder.name}-{LOOPS.stem}", game.folder, LOOPS)
            source = jit.write(folder / f"{game.name}_differs.py", differs_source(game.state, {kind.shows for kind in game.actions.kinds}))
            given = names_of(game, known) | {"broken": self.rules.broken}
            generated = jit.load(source, f"{game.package}.generated_differs", folder)
            given |= {"differs": generated.differs, "shown_apart": generated.shown_apart}
            known[name] = jit.load(LOOPS, name, folder, **given)
        return known[name]

    def _loops(self, module: types.ModuleType) -> Any:
        if self.compiled:
            return module
        own = {name: f for name, f in vars(module).items() if hasattr(f, "py_func") and f.py_func.__module__ == module.__name__}
        return types.SimpleNamespace(**{name: jit.plain(f) for name, f in own.items()})

    @cached_property
    def loops(self) -> Any:
        """The loops of the checks."""
        return self._loops(self.bound)

    @cached_property
    def engine(self) -> Any:
        """The loops of the game."""
        return self._loops(self.game.modules["loops"])

    # --- room -----------------------------------------------------------------------------------

    def blank(self, n: int = 1) -> Any:
        """Room for n positions: an array of records, or of twins."""
        return self.game.blank(n) if self.compiled else Twins(self.game.twin, n)

    def fresh(self, seats: int, **options: object) -> Any:
        """The starting position, as an array of one."""
        states = self.blank()
        record = states[0]
        for name, value in self.game.read_options(seats, options).items():
            setattr(record, name, value)
        record.seats = seats
        self.engine.start_at(states, 0)
        return states

    def acts(self) -> Any:
        """Room for the ids of all acts."""
        return np.zeros(len(self.game.actions), np.int16) if self.compiled else [0] * len(self.game.actions)

    def numbers(self, n: int = 0) -> Any:
        """Room for n numbers, or one for each act."""
        size = n or len(self.game.actions)
        return np.zeros(size, np.int64) if self.compiled else [0] * size

    def parts(self, n: int) -> Any:
        """Room for n fractions."""
        return np.zeros(n) if self.compiled else [0.0] * n

    def table(self, values: np.ndarray[Any, Any]) -> Any:
        """A table of numbers for the loops."""
        return values if self.compiled else values.tolist()

    @cached_property
    def chances(self) -> Any:
        """Of each phase: 1 if luck decides, 0 if a seat, -1 if there is no such phase."""
        phases = [int(p) for p in self.game.phases]
        out = np.full(max(phases) + 1, -1, np.int64)
        for kind in self.game.actions.kinds:
            for phase in kind.at:
                if phase < len(out):
                    out[phase] = kind.chance
        return self.table(out)

    def records(self, states: Any, n: int | None = None) -> States:
        """Positions as an array of records: a copy."""
        if self.compiled:
            return states[:n].copy()
        return np.frombuffer(bytearray(b"".join(s.tobytes() for s in states.items[:n])), self.game.state)

    def facts(self, states: Any, i: int = 0) -> Facts:
        return facts(states, i) if self.compiled else facts(np.frombuffer(states[i].tobytes(), self.game.state))

    def field(self, number: int) -> str:
        """The name of the field that `differs` answered."""
        return (self.game.state.names or ())[number - 1] if number else "nothing"

    def write(self, act: int) -> str:
        return self.game.actions.write(act) if act >= 0 else "nothing"

    # --- play -----------------------------------------------------------------------------------

    def legal(self, states: Any, i: int = 0) -> list[int]:
        """All acts of who is to act; of luck, those that are possible."""
        out = self.acts()
        if states[i].actor < 0:
            n = self.engine.outcomes_at(states, i, out, self.numbers())
        else:
            n = self.engine.legal_at(states, i, out)
        return [int(a) for a in out[:n]]

    def any_act(self, states: Any, chooser: random.Random, i: int = 0) -> int:
        """A random act; luck by its weight."""
        out, weights = self.acts(), self.numbers()
        if states[i].actor < 0:
            n = self.engine.outcomes_at(states, i, out, weights)
            if not n:
                raise self.fail(f"luck must decide in phase {int(states[i].phase)}, and no outcome is possible")
            return chooser.choices([int(a) for a in out[:n]], [int(w) for w in weights[:n]])[0]
        n = self.engine.legal_at(states, i, out)
        if not n:
            raise self.fail(f"seat {int(states[i].actor)} has no legal act in phase {int(states[i].phase)}")
        return int(out[chooser.randrange(n)])

    def lively_act(self, states: Any, chooser: random.Random, greed: float) -> int:
        """A random act, or as often as `greed` says the one after which the evaluation is best for who acts."""
        if states[0].actor < 0 or chooser.random() >= greed:
            return self.any_act(states, chooser)
        me, tried, best = int(states[0].actor), self.blank(1), (-(1 << 62), 0.0, -1)
        for act in self.legal(states):
            tried[0] = states[0]
            self.engine.apply_at(tried, 0, act)
            best = max(best, (int(self.engine.evaluate_at(tried, 0, me)), chooser.random(), act))
        return best[2]

    def position(self, seats: int, number: int, acts: int, greed: int = 0, **options: object) -> Any:
        """A position of play, as the first of six records; never one that is over, unless the game starts so."""
        states, fresh = self.blank(6), self.fresh(seats, **options)
        rng, out = self.numbers(4), self.acts()
        while True:
            states[0] = fresh[0]
            self.loops.wander(states, number, acts, greed, rng, out)
            if states[0].phase or not acts:
                return states
            acts //= 2

    def variants(self, seats: int, chooser: random.Random, mixed: int) -> Iterator[tuple[dict[str, object], int]]:
        """Options to play with, and the most decisions a game may then take (0: it need not end). The default comes first."""
        game = self.game
        yield {}, game.most_decisions
        values: dict[str, list[tuple[object, int]]] = {}
        for option in game.options:
            standard = option.standard(seats)
            if option.choices:
                fit = [c for c in option.choices if seats >= option.needs.get(c, 0)]
                values[option.name] = [(c, 1) for c in fit]
            else:
                first, last = option.numbers[0], option.numbers[-1]
                some = sorted({first, first + 1, (first + int(standard)) // 2, int(standard), last} & set(option.numbers))
                values[option.name] = [(v, 0 if v == 0 else 1 + int(v) // max(1, int(standard))) for v in some]
            for value, times in values[option.name]:
                if value != standard:
                    yield {option.name: value}, game.most_decisions * SLACK * times
        for _ in range(mixed if len(values) > 1 else 0):
            drawn = {name: chooser.choice([v for v in some if v[1]]) for name, some in values.items()}
            yield {name: v for name, (v, _) in drawn.items()}, game.most_decisions * SLACK * prod(times for _, times in drawn.values())


def told(options: dict[str, object]) -> str:
    """Options in words."""
    return " with " + ", ".join(f"{k}={v}" for k, v in options.items()) if options else ""


def number(n: int) -> str:
    """1234567 as 1,234,567."""
    return f"{n:,}"
