"""Checks of what a game says about itself: its facts, files, fields, functions and acts."""

from __future__ import annotations

import hashlib
import inspect
import re
import types
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from ..hidden import Pool
from ..state import Field
from ..texts import LANGUAGES
from .bench import Bench, number

if TYPE_CHECKING:
    from ..game import Game

PYTHON = ("__init__", "content", "state", "actions", "rulebook", "observe", "evaluate")
EITHER = ("rules", "view", "terminal")  # one file, or a folder when it grows
TEXTS = tuple(f"text/{language}.ftl" for language in LANGUAGES)
FILES = (*(f"{name}.py" for name in PYTHON), "rulebook.md", "README.md", *TEXTS)
BOARD = ("board/index.ts", "board/Board.svelte", "board/Words.svelte", "board/Cover.svelte")  # what the browser draws; see web/README.md
ALLOWED = {*EITHER, *(f"{name}.py" for name in EITHER), "text", "tests", "board", "judgement.json", "__pycache__", *FILES}
MOST_SEATS = 8  # `eyes` has a bit per seat
NEEDED = {"start": ("s",), "score": ("s", "seat"), "standing": ("s", "seat"), "broken": ("s",)}
HOOKS = {"fits": ("s", "seat")}
PREFIXES = ("refuse_", "weight_", "do_")


def facts(b: Bench) -> str:
    """The facts make sense, the folder is complete, and the files agree with one another."""
    game = b.game
    for problem in (*stated(game), *files(game)):
        raise b.fail(problem)
    for problem in (*enums(game), *fields(game), *functions(game), *pieces(game)):
        raise b.fail(problem)
    size = game.state.itemsize
    return f"{len(game.actions.kinds)} kinds of acts, {len(game.fields)} fields in {number(size)} bytes without a gap, {len(game.pools)} pools, all files"


# --- facts and files ----------------------------------------------------------------------------
def stated(game: Game) -> Iterator[str]:
    """What is wrong with the facts."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game.name):
        yield f"{game.name!r} is no name for a folder"
    if not (game.title and game.publisher and game.designers and all(game.designers)):
        yield "title, designers and publisher are not all there"
    if not 1400 < game.year < 2100:
        yield f"it came out in {game.year}"
    if not re.fullmatch(r"[A-Z]{2}", game.prefix):
        yield f"the prefix of its rules is two capital letters, not {game.prefix!r}"
    if game.seats.step != 1 or not 1 <= game.seats[0] <= game.seats[-1] <= MOST_SEATS:
        yield f"{game.seats} is no number of seats"
    if not 0 < game.minutes[0] <= game.minutes[1]:
        yield f"it takes {game.minutes} minutes"
    if game.most_decisions < 1 or game.version < 1:
        yield "most_decisions and version are at least 1"
    if game.hidden != any(f.seen != "all" for f in game.fields):
        yield "`hidden` says the opposite of its fields"


def files(game: Game) -> Iterator[str]:
    """What is missing from the folder, or does not belong there."""
    folder = game.folder
    for name in FILES:
        if not (folder / name).is_file():
            yield f"its folder has no {name}"
    for name in EITHER:
        if (folder / f"{name}.py").is_file() == (folder / name / "__init__.py").is_file():
            yield f"its folder has either {name}.py or {name}/__init__.py"
    if not {"site-packages", "dist-packages"} & set(folder.parts):  # what is installed has neither tests nor the sources of a board
        if not (folder / "tests").is_dir():
            yield "its folder has no tests"
        for name in BOARD if folder.parts[-3:-1] == ("carrack", "games") else ():
            if not (folder / name).is_file():
                yield f"its folder has no {name}"
    odd = sorted(f.name for f in folder.iterdir() if f.name not in ALLOWED)
    odd += sorted(f"text/{f.name}" for f in (folder / "text").iterdir() if f"text/{f.name}" not in TEXTS)
    if odd:
        yield f"its folder has what no game has: {', '.join(odd)}"


# --- enums and fields ---------------------------------------------------------------------------
def enums(game: Game) -> Iterator[str]:
    """Phases and rules are numbered as core expects, and every phase is used."""
    phases, rules = [int(p) for p in game.phases], [int(r) for r in game.rules]
    if phases != list(range(len(phases))):
        yield "the phases are not numbered 0, 1, 2 ..."
    used = {p for k in game.actions.kinds for p in k.at}
    if 0 in used or not used <= set(phases):
        yield f"acts belong to phases that are none: {sorted(used - set(phases)) or [0]}"
    idle = [game.phases(p).name for p in phases[1:] if p not in used]
    if idle:
        yield f"no act belongs to the phase {', '.join(idle)}"
    deciding = {p for k in game.actions.kinds if not k.chance for p in k.at}
    if any(int(p) not in deciding for p in game.within):
        yield "WITHIN names a phase in which no seat decides"
    if rules != list(range(len(rules))) or [r.name for r in list(game.rules)[:2]] != ["LEGAL", "NOT_NOW"]:
        yield "the rules are not numbered 0 LEGAL, 1 NOT_NOW, 2 ..."
    odd = [r.name for r in list(game.rules)[2:] if not re.fullmatch(rf"{game.prefix}_\d+_\d+[A-H]?", r.name)]
    if odd:
        yield f"{odd[0]} is not named like {game.prefix}_6_9 or {game.prefix}_6_9B"


def fields(game: Game) -> Iterator[str]:
    """The record has no padding, owners have rows, and pools name fields of the right shapes."""
    dtype, seats = game.state, game.seats[-1]
    if sum(dtype[name].itemsize for name in dtype.names or ()) != dtype.itemsize:
        yield "the record has padding"
    named = {f.name: f for f in game.fields}
    if len(named) != len(game.fields):
        yield "two fields have the same name"
    missing = set(named) ^ (set(dtype.names or ()) - {"spare"})
    if missing:
        yield f"FIELDS and STATE disagree about {', '.join(sorted(missing))}"
    for field in game.fields:
        if field.seen not in ("all", "owner", "nobody"):
            yield f"{field.name} is seen by {field.seen!r}"
        if field.seen == "owner" and field.shape[:1] != (seats,):
            yield f"{field.name} belongs to owners, but its first axis is not the {seats} seats"
        if np.dtype(field.type).kind not in "iu":
            yield f"{field.name} is not of whole numbers"
    for pool in game.pools:
        yield from pool_problems(game, pool, named)


def pool_problems(game: Game, pool: Pool, named: dict[str, Field]) -> Iterator[str]:
    seats, all_kinds = game.seats[-1], named[pool.counts].shape if pool.counts in named else ()
    size = all_kinds[0] if all_kinds else 0

    def expect(name: str, shape: tuple[int, ...], seen: str) -> Iterator[str]:
        if name not in named:
            yield f"the pool {pool.counts} names {name}, which is no field"
        elif named[name].shape != shape or named[name].seen != seen:
            yield f"the pool {pool.counts} needs {name} in the shape {shape}, seen by {seen}"

    yield from expect(pool.counts, (size,), "nobody")
    for hand in pool.hands:
        yield from expect(hand.counts, (seats, size), "owner")
        yield from expect(hand.size, (seats,), "all")
        if hand.known:
            yield from expect(hand.known, (seats, seats, size), "owner")
        if hand.open and hand.open not in {o.name for o in game.options}:
            yield f"the pool {pool.counts} is opened by {hand.open}, which is no option"
    for place in pool.places:
        n = named[place.face].shape[:1] if place.face in named else ()
        yield from expect(place.face, n, "nobody")
        yield from expect(place.known, n, "all")
        if place.down >= 0 or (place.face in named and np.dtype(named[place.face].type).kind != "i"):
            yield f"a face that is down in {place.face} is a negative number"
    if any(not 0 <= k < size for k in pool.never):
        yield f"the pool {pool.counts} never keeps kinds it does not have"


# --- functions ----------------------------------------------------------------------------------
def parameters(f: Any) -> tuple[str, ...]:
    return tuple(inspect.signature(getattr(f, "py_func", f)).parameters)


def functions(game: Game) -> Iterator[str]:
    """Each kind of act has its functions with its arguments, and no function is left over."""
    rules = game.part("rules")
    wanted = dict(NEEDED) | {name: args for name, args in HOOKS.items() if hasattr(rules, name)}
    wanted |= {pool.deal: ("s", "seat", "rng") for pool in game.pools if pool.deal}
    for kind in game.actions.kinds:
        args = ("s", *(a.name for a in kind.args))
        wanted |= {f"{kind.test}_{kind.name}": args, f"do_{kind.name}": args}
    for name, args in wanted.items():
        f = getattr(rules, name, None)
        if f is None:
            yield f"the rules have no {name}({', '.join(args)})"
        elif not hasattr(f, "py_func"):
            yield f"{name} has no @rule"
        elif parameters(f) != args:
            yield f"{name} takes ({', '.join(parameters(f))}), not ({', '.join(args)})"
    called = calls(rules)
    idle = [n for n in vars(rules) if n.startswith(PREFIXES) and n not in wanted and n not in called]
    if idle:
        yield f"no kind of act uses {', '.join(idle)}"
    view = game.part("view")
    for name in ("picture", "narrate", "details"):
        if not callable(getattr(view, name, None)):
            yield f"its view has no {name}"
    for name in ("breakdown", "achievements", "roles"):
        if hasattr(view, name) and parameters(getattr(view, name)) != ("f", "seat"):
            yield f"{name} does not take (f, seat)"
    for term in game.terms:
        if parameters(vars(game.part("evaluate"))[f"value_{term}"]) != ("s", "seat"):
            yield f"value_{term} does not take (s, seat)"


def calls(rules: types.ModuleType) -> set[str]:
    """The names that the functions of the rules use, in all files of the rules."""
    sources: list[Callable[..., Any]] = [f.py_func for f in vars(rules).values() if hasattr(f, "py_func")]
    files = {module.__name__: module for f in sources if (module := inspect.getmodule(f))}
    every = [f.py_func for module in files.values() for f in vars(module).values() if hasattr(f, "py_func")]
    return {name for f in every for name in f.__code__.co_names}


def pieces(game: Game) -> Iterator[str]:
    """The observation is made of real fields."""
    names, seats = game.state.names or (), game.seats[-1]
    for piece in game.pieces:
        if piece.field not in names:
            yield f"the observation has a piece {piece.field}, which is no field"
        elif piece.by_seat and game.state[piece.field].shape[:1] != (seats,):
            yield f"the observation turns {piece.field} by seat, but its first axis is not the {seats} seats"
        elif piece.high < 1:
            yield f"the observation divides {piece.field} by {piece.high}"


# --- acts ---------------------------------------------------------------------------------------
def acts(b: Bench) -> str:
    """Every act has a text of its own that reads back, and numbers without a gap."""
    table, at = b.game.actions, 0
    for kind in table.kinds:
        if kind.base != at:
            raise b.fail(f"the numbers of {kind.name} begin at {kind.base}, not at {at}")
        at += kind.size
    if at != len(table):
        raise b.fail(f"{len(table)} acts are counted, {at} are numbered")
    texts = [table.write(a) for a in range(len(table))]
    if len(set(texts)) != len(texts):
        raise b.fail("two acts have the same text")
    for a, text in enumerate(texts):
        kind, args = table.args(a)
        if table.read(text) != a or table.id(kind.name, **args) != a:
            raise b.fail(f"{text!r} does not read back as the act {a}")
        unseen = table.write(a, unseen=True)
        if ("?" in unseen) != bool(kind.hidden) or "?" in text:
            raise b.fail(f"{text!r} is written {unseen!r} for who does not see it")
    if table.digest() != hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]:
        raise b.fail("the digest of the acts is not that of their texts")
    return f"{number(len(table))} acts write and read back, digest {table.digest()}"
