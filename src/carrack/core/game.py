"""What a game is: a folder of files with the same names in every game, described by one `Game`."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
import types
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from .actions import ActionTable
from .hidden import Pool
from .seats import check_seat
from .state import ALL, HEADER, Facts, Field, Option, States, Twin, facts, twin
from .texts import Texts
from .view import Piece, layout

if TYPE_CHECKING:
    from .match import Match

Provenance = Literal["printed", "known", "reconstructed"]
GAMES = "carrack.games"
IMAGINED = (11, 12, 13, 14)  # the generator behind a world that is only imagined

Acts = NDArray[np.int16]
Numbers = NDArray[np.int64]


class Engine(Protocol):
    """The compiled functions of one game, as `core/loops.py` writes them. A position is `(states, i)`."""

    def start_at(self, states: States, i: int) -> None: ...
    def legal_at(self, states: States, i: int, out: Acts) -> int: ...
    def refuse_at(self, states: States, i: int, a: int) -> int: ...
    def apply_at(self, states: States, i: int, a: int) -> None: ...
    def total_at(self, states: States, i: int) -> int: ...
    def nth_at(self, states: States, i: int, r: int) -> int: ...
    def draw_at(self, states: States, i: int, rng: Numbers) -> int: ...
    def outcomes_at(self, states: States, i: int, out: Acts, weights: Numbers) -> int: ...
    def redact_at(self, states: States, i: int, seat: int) -> None: ...
    def resample_at(self, states: States, i: int, seat: int, rng: Numbers) -> None: ...
    def observe_at(self, states: States, i: int, seat: int, out: NDArray[np.float32]) -> int: ...
    def evaluate_at(self, states: States, i: int, seat: int) -> int: ...
    def appraise_at(self, states: States, i: int, seat: int, out: Numbers) -> int: ...
    def signs_at(self, states: States, i: int, seat: int, out: NDArray[np.float64]) -> int: ...
    def weigh_at(self, states: States, i: int, seat: int, weights: NDArray[np.float64], heeded: int) -> float: ...
    def score_at(self, states: States, i: int, seat: int) -> int: ...
    def standing_at(self, states: States, i: int, seat: int) -> int: ...
    def copy(self, into: States, i: int, source: States, j: int) -> None: ...
    def settle(self, states: States, i: int, rng: Numbers, acts: Acts) -> int: ...
    def step(self, states: States, i: int, a: int, rng: Numbers, out: Acts) -> int: ...
    def step_batch(
        self, states: States, fresh: States, rngs: Numbers, acts: Acts, masks: NDArray[np.uint8], over: NDArray[np.uint8], out: Acts
    ) -> None: ...
    def replay(self, states: States, i: int, acts: Acts, who: Acts, eyes: Acts) -> int: ...
    def playout(self, states: States, i: int, rng: Numbers, out: Acts, limit: int) -> int: ...
    def playouts(self, states: States, fresh: States, first_seed: int, counts: Numbers, rng: Numbers, out: Acts, limit: int) -> None: ...
    def pick(self, masks: NDArray[np.uint8], acts: Acts, rng: Numbers) -> None: ...
    def copies(self, into: States, source: States, i: int) -> int: ...
    def worlds(self, states: States, source: States, i: int, seat: int, rng: Numbers) -> int: ...


@dataclass(frozen=True)
class Game:
    """The facts of a game. Everything else is found in its folder by the name of the file, when it is first asked for."""

    package: str
    title: str
    designers: tuple[str, ...]
    year: int
    publisher: str
    prefix: str  # of its rule ids
    seats: range
    minutes: tuple[int, int]
    most_decisions: int  # no game with default options takes more
    version: int = 1  # raised when an old log would replay differently, and only then
    hidden: bool = True  # is there anything that not everybody may see?
    points: bool = True  # do seats collect points? Without them there is a winner, who scores 1, and nothing to count
    provenance: Mapping[str, Provenance] | None = None  # of each content table

    @property
    def name(self) -> str:
        """The folder's name: in commands, addresses and logs."""
        return self.package.rsplit(".", 1)[1]

    def __repr__(self) -> str:
        return f"carrack.load({self.name!r})"

    @cached_property
    def folder(self) -> Path:
        return Path(importlib.import_module(self.package).__file__ or "").parent

    def part(self, name: str) -> types.ModuleType:
        """One file of the folder, or a folder in it, imported."""
        parts: dict[str, types.ModuleType] = self.__dict__.setdefault("_parts", {})
        if name not in parts:
            parts[name] = importlib.import_module(f"{self.package}.{name}")
        return parts[name]

    def source(self, name: str) -> str:
        """The same as it is written; of a folder, all its files."""
        file = Path(self.part(name).__file__ or "")
        files = sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]
        return "\n".join(f.read_text(encoding="utf-8") for f in files)

    # --- what the files say ---------------------------------------------------------------------

    @cached_property
    def actions(self) -> ActionTable:
        return self.part("actions").ACTIONS

    @cached_property
    def options(self) -> tuple[Option, ...]:
        return self.part("state").OPTIONS

    @cached_property
    def state(self) -> np.dtype[np.void]:
        return self.part("state").STATE

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        return (*HEADER, *(o.field for o in self.options), *self.part("state").FIELDS)

    @cached_property
    def pools(self) -> tuple[Pool, ...]:
        return self.part("state").POOLS

    @cached_property
    def secrets(self) -> frozenset[str]:
        """The fields in which what two seats know can differ."""
        hidden = {f.name for f in self.fields if f.seen != ALL} | {p.counts for p in self.pools}
        return frozenset(hidden | {h.counts for p in self.pools for h in p.hands} | {x.face for p in self.pools for x in p.places})

    @cached_property
    def phases(self) -> type[IntEnum]:
        return self.part("state").Phase

    @cached_property
    def within(self) -> tuple[IntEnum, ...]:
        """The phases that finish an act already begun, such as choosing where to put what was taken."""
        return self.part("state").WITHIN

    @cached_property
    def rules(self) -> type[IntEnum]:
        """The enum of refusals."""
        return self.part("rulebook").Rule

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        return self.part("observe").OBSERVATION

    @cached_property
    def terms(self) -> tuple[str, ...]:
        """The named terms of the evaluation, in the order they are written."""
        return tuple(name.removeprefix("value_") for name in vars(self.part("evaluate")) if name.startswith("value_"))

    @cached_property
    def layout(self) -> dict[str, slice]:
        """Where each piece lies in the observation."""
        return layout(self.pieces, self.state, self.seats[-1])

    @cached_property
    def observation_size(self) -> int:
        return max((s.stop for s in self.layout.values()), default=0)

    @cached_property
    def twin(self) -> type[Twin]:
        """The class whose objects are positions as checked Python numbers."""
        return twin(self.state)

    def texts(self, language: str = "en") -> Texts:
        """The game's sentences in a language."""
        known: dict[str, Texts] = self.__dict__.setdefault("_texts", {})
        if language not in known:
            known[language] = Texts(language, self.folder / "text")
        return known[language]

    # --- the engine -----------------------------------------------------------------------------

    @cached_property
    def modules(self) -> dict[str, types.ModuleType]:
        """The generated modules and the bound loops; nothing is compiled yet."""
        from .engine import build

        return build(self)

    @cached_property
    def engine(self) -> Engine:
        """The compiled functions; each is compiled, or loaded from disk, at its first call."""
        return self.modules["loops"]  # pyright: ignore[reportReturnType]

    @cached_property
    def plain(self) -> types.SimpleNamespace:
        """The same functions uncompiled: `start legal refuse apply ...`, for the checked twin."""
        from .engine import uncompiled

        return uncompiled(self)

    # --- positions ------------------------------------------------------------------------------

    def read_options(self, seats: int, options: Mapping[str, object]) -> dict[str, int]:
        """All options as stored numbers; raises ValueError in plain words."""
        if seats not in self.seats:
            raise ValueError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        names = [o.name for o in self.options]
        unknown = [o for o in options if o not in names]
        if unknown:
            raise ValueError(f"{self.title} has no option {unknown[0][:40]!r}; it has {', '.join(names)}")
        return {o.name: o.read(options.get(o.name, o.standard(seats)), seats) for o in self.options}

    def blank(self, n: int = 1) -> States:
        """Room for n positions."""
        return np.zeros(n, self.state)

    def position(self, data: bytes) -> States:
        """A position from its bytes, as an array of one record."""
        return np.frombuffer(bytearray(data), self.state)

    def fresh(self, seats: int, **options: object) -> States:
        """The starting position, before any luck, as an array of one record."""
        states = self.blank()
        for name, value in self.read_options(seats, options).items():
            states[name][0] = value
        states["seats"][0] = seats
        self.engine.start_at(states, 0)
        return states

    def scratch(self) -> Acts:
        """Room for the list of legal acts; always the same array."""
        if "_scratch" not in self.__dict__:
            self.__dict__["_scratch"] = np.zeros(len(self.actions), np.int16)
        return self.__dict__["_scratch"]

    def facts(self, states: States, i: int = 0) -> Facts:
        """One position as plain Python numbers."""
        return facts(states, i)

    def known(self, states: States, i: int, seat: int, public: Facts | None = None) -> Facts:
        """What a seat knows of one position, as plain Python numbers; quicker when `public`, what a spectator knows of it, is at hand."""
        return Facts(self.state, self.redacted(states, i, seat).tobytes(), public, self.secrets)

    def redacted(self, states: States, i: int, seat: int) -> States:
        """A copy of one position that holds only what the seat knows."""
        return self.redacted_from(states[i : i + 1].tobytes() if len(states) > 1 else states.tobytes(), seat)

    def redacted_from(self, data: bytes, seat: int) -> States:
        """The same of a position's bytes."""
        copy = self.position(data)
        self.engine.redact_at(copy, 0, seat)
        return copy

    def imagine(self, known: States, seat: int) -> States:
        """A whole position in which all that a seat knows is true, for asking "what if"; the same for the same knowledge."""
        check_seat(seat, int(known["seats"][0]))
        world, rng = self.blank(), np.array(IMAGINED, np.int64)
        self.engine.copy(world, 0, known, 0)
        self.engine.resample_at(world, 0, seat, rng)
        return world

    def new(self, seats: int = 0, seed: int | None = None, **options: object) -> Match:
        """A new match; without a seed its luck is fresh."""
        from .match import Match

        return Match(self, seats or self.seats[0], seed=seed, **options)


@cache
def announced() -> dict[str, EntryPoint]:
    """Games that live in other packages, by the name of their entry point."""
    return {entry.name: entry for entry in entry_points(group=GAMES)}


def games() -> dict[str, Game]:
    """Every game there is, by name: the folders of `carrack.games`, and packages that announce themselves as an entry point.

    >>> "anno1503" in games()
    True
    """
    package = importlib.import_module(GAMES)
    names = [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
    return {name: load(name) for name in sorted({*names, *announced()})}


def load(name: str) -> Game:
    """The game of that name; raises ValueError if there is none.

    >>> load("anno1503").title
    'Anno 1503'
    """
    if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"a game is loaded by its name, load('anno1503'), not by {name!r:.60}")
    module = sys.modules.get(f"{GAMES}.{name}")
    if not hasattr(module, "GAME") and name.isidentifier():  # not there, or another thread is just importing it
        if importlib.util.find_spec(f"{GAMES}.{name}") is not None:
            module = importlib.import_module(f"{GAMES}.{name}")
        elif name in announced():
            return announced()[name].load()
    if module is None or not hasattr(module, "GAME"):
        raise ValueError(f"no game is called {name[:40]!r}; there are {', '.join(games())}")
    return module.GAME
