"""What is counted of a game, by names that outlive a change of its content, and the compiled functions that count."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from carrack.bots.compiled import POLICIES, policies
from carrack.core import jit
from carrack.core.actions import Arg, Kind
from carrack.core.engine import names_of
from carrack.core.game import Game

T = TypeVar("T")
RECORDING = Path(__file__).with_name("recording.py")
Taken = dict[str, tuple[str, str, type[IntEnum]]]  # `TAKEN` of a game's view: by kind, what it is called, where it lies, and its enum


@dataclass(frozen=True)
class Thing:
    """Something acts are counted for: a kind of act, or one value of one of its arguments."""

    kind: str
    arg: str = ""
    label: str = ""
    number: bool = False  # a place or an amount, not a thing with a name

    def __str__(self) -> str:
        return f"{self.kind} {self.arg}={self.label}" if self.arg else self.kind


def once(make: Callable[[Game], T]) -> Callable[[Game], T]:
    """Remember what a function makes of each game."""
    made: dict[str, T] = {}

    @wraps(make)
    def remembered(game: Game) -> T:
        if game.package not in made:
            made[game.package] = make(game)
        return made[game.package]

    return remembered


@once
def things(game: Game) -> tuple[Thing, ...]:
    """Everything that is counted, in an order that only the game decides."""
    decisions = [kind for kind in game.actions.kinds if not kind.chance]
    found = dict.fromkeys(Thing(kind.name) for kind in decisions)
    for kind in decisions:
        for arg in kind.args:
            found |= dict.fromkeys(Thing(kind.name, arg.name, word, word.isdigit()) for word in arg.words)
        if kind.name in places(game):
            called, _, enum = places(game)[kind.name]
            found |= dict.fromkeys(Thing(kind.name, called, word) for word in Arg.of(called, enum).words)
    return tuple(found)


def places(game: Game) -> Taken:
    """What acts take that name only a place (`buy column=2` takes the ship that lies there): `TAKEN` in the game's view."""
    found: Taken = getattr(game.part("view"), "TAKEN", {})
    for kind in found:
        if kind not in game.actions.named:
            raise ValueError(f"{game.title}: TAKEN in its view names the act {kind!r}, which there is not")
    return found


@once
def table(game: Game) -> Any:
    """The things that each act counts for, as numbers; -1 fills the rows."""
    at = {str(thing): n for n, thing in enumerate(things(game))}
    wide = 1 + max((len(kind.args) for kind in game.actions.kinds), default=0)
    out = np.full((len(game.actions), wide), -1, np.int16)
    for a, kind in enumerate(game.actions.kind_of):
        if kind.chance:
            continue
        _, args = game.actions.args(a)
        out[a, 0] = at[kind.name]
        for n, arg in enumerate(kind.args, start=1):
            out[a, n] = at[str(Thing(kind.name, arg.name, arg.words[args[arg.name] - arg.first]))]
    return out


def decode(kind: Kind, arg: Arg) -> str:
    """An argument of the act `a`, as source text."""
    step = 1
    for other in reversed(kind.args):
        if other is arg:
            break
        step *= other.count
    return f"(a - {kind.base}) // {step} % {arg.count} + {arg.first}"


def generate(game: Game) -> str:
    """The module with `taken(s, a)`, and with `starter(s)`, who begins, as source text."""
    at = {str(thing): n for n, thing in enumerate(things(game))}
    lines = ["# Generated from the game's view: not to be edited.", "from carrack.core.jit import rule", ""]
    body: list[str] = []
    for name, (called, where, enum) in places(game).items():
        kind, values = game.actions.named[name], Arg.of(called, enum)
        numbers = ", ".join(str(at[str(Thing(name, called, word))]) for word in values.words)
        lines.append(f"{name.upper()} = ({numbers},)")
        body.append(f"    if {kind.base} <= a < {kind.base + kind.size}:")
        body += [f"        {arg.name} = {decode(kind, arg)}" for arg in kind.args if arg.name in where]
        body.append(f"        what = {where}")
        body.append(f"        if {values.first} <= what < {values.first + values.count}:")
        body.append(f"            return {name.upper()}[what - {values.first}]")
    lines += ["", "", "@rule", "def taken(s, a):", *body, "    return -1"]
    names = game.state.names or ()
    who = next((name for name in ("first", "active") if name in names), "actor")  # whoever decides first need not be who begins
    return "\n".join([*lines, "", "", "@rule", "def starter(s):", f"    return s.{who} + 0", ""])


def recording(game: Game) -> Any:
    """`recording.py` for this game; each function is compiled, or loaded from disk, at its first call."""
    name, known = f"{game.package}.bound_recording", game.modules
    if name not in known:
        source = generate(game)
        mark = hashlib.sha256(source.encode()).hexdigest()[:8]  # the view is in no other digest
        folder = jit.folder_of(f"{game.folder.name}-recording-{mark}", game.folder, RECORDING, POLICIES)
        made = jit.load(jit.write(folder / f"{game.name}_taken.py", source), f"{game.package}.generated_taken", folder)
        given = names_of(game, known) | {"choose": policies(game).choose, "taken": made.taken, "starter": made.starter}
        known[name] = jit.load(RECORDING, name, folder, **given)
    return known[name]
