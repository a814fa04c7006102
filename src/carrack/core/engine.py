"""How a game's rules become an engine: generate, bind, compile. Imported only when a game is played, since it needs Numba."""

from __future__ import annotations

import time
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from . import hidden, jit, view

if TYPE_CHECKING:
    from .game import Game

LOOPS = Path(__file__).with_name("loops.py")
FROM_ACTS = ("refuse", "apply", "legal", "movable", "total", "nth", "draw", "outcomes")
FROM_HIDDEN = ("redact", "deal", "resample")
FROM_VIEW = ("observe", "evaluate", "appraise", "signs", "weigh")
FROM_RULES = ("start", "score", "standing")


def names_of(game: Game, modules: dict[str, types.ModuleType]) -> dict[str, Any]:
    """All compiled functions that a bound file may use."""
    rules = game.part("rules")
    given = {name: getattr(modules["acts"], name) for name in (*FROM_ACTS, "N_ACTIONS")}
    given["WITHIN"] = sum(1 << int(phase) for phase in game.within)
    given |= {name: getattr(modules["hidden"], name) for name in FROM_HIDDEN}
    given |= {name: getattr(modules["view"], name) for name in FROM_VIEW}
    return given | {name: getattr(rules, name) for name in FROM_RULES}


def build(game: Game) -> dict[str, types.ModuleType]:
    """Write and load the generated modules, then bind the loops to them."""
    rules = game.part("rules")
    folder = jit.folder_of(game.folder.name, game.folder)
    fits = hasattr(rules, "fits")
    sources = {
        "acts": game.actions.generate(rules.__name__),
        "hidden": hidden.generate(game.state, game.fields, game.pools, rules.__name__, fits),
        "view": view.generate(game.pieces, game.terms, game.state, game.seats[-1], f"{game.package}.evaluate"),
    }
    modules: dict[str, types.ModuleType] = {}
    for part, source in sources.items():
        path = jit.write(folder / f"{game.name}_{part}.py", source)
        given = {"movable": modules["acts"].movable} if part == "hidden" else {}
        modules[part] = jit.load(path, f"{game.package}.generated_{part}", folder, **given)
    modules["loops"] = jit.load(LOOPS, f"{game.package}.loops", folder, **names_of(game, modules))
    return modules


def bind(game: Game, path: Path, *using: Path) -> types.ModuleType:
    """Load one more generic file for this game, such as a bot's search; it compiles into a folder of its own.

    What the files in `using` define is given to it as well.
    """
    name = f"{game.package}.bound_{path.stem}"
    known = game.modules
    if name not in known:
        given = names_of(game, known)
        for file in using:
            given |= {key: value for key, value in vars(bind(game, file)).items() if jit.is_rule(value)}
        folder = jit.folder_of(f"{game.folder.name}-{path.stem}", game.folder, path, *using)
        known[name] = jit.load(path, name, folder, **given)
    return known[name]


def uncompiled(game: Game) -> types.SimpleNamespace:
    """The functions as plain Python, for the checked twin."""
    return types.SimpleNamespace(**{name: jit.plain(f) if callable(f) else f for name, f in names_of(game, game.modules).items()})


def warm(game: Game) -> Iterator[tuple[str, float, bool]]:
    """Compile or load every function of the engine, one after the other: its name, the seconds, and whether it came from disk."""
    engine = game.engine
    states, other, rng = game.blank(), game.blank(), np.zeros(4, np.int64)
    out = np.zeros(len(game.actions), np.int16)
    acts, weights = np.zeros(64, np.int16), np.zeros(len(game.actions), np.int64)
    numbers, counts = np.zeros(max(1, len(game.terms)), np.int64), np.zeros(1, np.int64)
    look, marks = np.zeros(game.observation_size, np.float32), np.zeros(view.signs_of(game.pieces, game.terms, game.state))
    masks, over = np.zeros((1, len(game.actions)), np.uint8), np.zeros(1, np.uint8)
    nothing = np.full(1, -1, np.int16)  # `step_batch` does not ask whether an act is legal
    from .chance import seed

    def begin() -> None:
        nonlocal states
        states = game.fresh(game.seats[-1])
        seed(rng, 1, 0)

    # (what, how): run in this order on a real position
    jobs: list[tuple[str, Callable[[], Any]]] = [
        ("start_at", begin),
        ("settle", lambda: engine.settle(states, 0, rng, acts)),
        ("legal_at", lambda: engine.legal_at(states, 0, out)),
        ("refuse_at", lambda: engine.refuse_at(states, 0, int(out[0]))),
        ("copy", lambda: engine.copy(other, 0, states, 0)),
        ("redact_at", lambda: engine.redact_at(other, 0, 0)),
        ("resample_at", lambda: engine.resample_at(other, 0, 0, rng)),
        ("observe_at", lambda: engine.observe_at(other, 0, 0, look)),
        ("evaluate_at", lambda: engine.evaluate_at(other, 0, 0)),
        ("appraise_at", lambda: engine.appraise_at(other, 0, 0, numbers)),
        ("signs_at", lambda: engine.signs_at(other, 0, 0, marks)),
        ("weigh_at", lambda: engine.weigh_at(other, 0, 0, marks, 0)),
        ("score_at", lambda: engine.score_at(states, 0, 0)),
        ("standing_at", lambda: engine.standing_at(states, 0, 0)),
        ("total_at", lambda: engine.total_at(states, 0)),
        ("nth_at", lambda: engine.nth_at(states, 0, 0)),
        ("outcomes_at", lambda: engine.outcomes_at(states, 0, out, weights)),
        ("draw_at", lambda: engine.draw_at(game.fresh(game.seats[-1]), 0, rng)),
        ("apply_at", lambda: engine.apply_at(other, 0, int(out[engine.legal_at(other, 0, out) - 1]))),
        ("step", lambda: engine.step(states, 0, int(out[0]), rng, out)),
        ("step_batch", lambda: engine.step_batch(states, other, rng.reshape(1, 4), nothing, masks, over, out)),
        ("replay", lambda: engine.replay(game.fresh(game.seats[-1]), 0, acts[:1], acts[:1], acts[:1])),
        ("playout", lambda: engine.playout(states, 0, rng, out, 10)),
        ("playouts", lambda: engine.playouts(states, other, 1, counts, rng, out, 10)),
        ("pick", lambda: engine.pick(masks, acts[:1], rng)),
        ("copies", lambda: engine.copies(other, states, 0)),
        ("worlds", lambda: engine.worlds(other, states, 0, 0, rng)),
    ]
    for name, job in jobs:
        before = time.perf_counter()
        job()
        yield name, time.perf_counter() - before, jit.cached(getattr(engine, name))
