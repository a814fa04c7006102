"""`carrack warm`, and the progress bar of anything that must first be compiled."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from math import exp
from pathlib import Path
from queue import Empty
from typing import TYPE_CHECKING, Any

import click

from carrack.core.game import Engine, Game, games, load
from carrack.core.processes import pool

from .common import GameName, as_json, console
from .errors import Bad

if TYPE_CHECKING:
    from rich.console import Console

BOTS = 3  # functions of the bots that are compiled too
PATIENCE = 0.5  # seconds before a bar is shown
TICK = 0.1  # seconds between two paintings
Job = tuple[int, Callable[[], Any]]  # about the seconds it takes when nothing is compiled, and what


def bar(screen: Console, **more: Any) -> Any:
    """The progress bar of all commands."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    return Progress(
        TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), console=screen, transient=True, **more
    )


def patiently(title: str, jobs: Sequence[Job], screen: Console) -> None:
    """Do some jobs; a bar is shown only if they take longer than a moment. Within a job it creeps by the job's estimated seconds."""
    progress = bar(screen, disable=not screen.is_terminal)
    task = progress.add_task(title, total=sum(seconds for seconds, _ in jobs))
    done, running, since, stop = 0, 1, time.perf_counter(), threading.Event()

    def show() -> None:
        if stop.wait(PATIENCE):
            return
        progress.start()
        while not stop.wait(TICK):
            progress.update(task, completed=done + running * (1 - exp((since - time.perf_counter()) / running)))

    painter = threading.Thread(target=show, daemon=True)
    painter.start()
    try:
        for seconds, job in jobs:
            running, since = seconds, time.perf_counter()
            job()
            done += seconds
    finally:
        stop.set()
        painter.join()
        progress.stop()


def play_jobs(game: Game, bots: Sequence[str]) -> list[Job]:
    """What a table at the terminal needs of the engine, and nothing else, each with about the seconds of its compilation."""
    match: Any = None
    scratch: Any = None

    def lay() -> None:
        nonlocal scratch
        scratch = game.fresh(game.seats[0])

    def begin() -> None:
        nonlocal match
        match = game.new(seats=game.seats[0], seed=1)

    def choose(name: str) -> None:
        from carrack.bots import make_bot, practise

        practise(make_bot(name, game, seed=1), game)

    first: list[Job] = [
        (1, lay),
        (2, lambda: game.engine.total_at(scratch, 0)),
        (7, lambda: game.engine.apply_at(scratch, 0, game.engine.nth_at(scratch, 0, 0))),
        (2, begin),
        (4, lambda: match.legal),
        (1, lambda: match.play(match.legal[0])),
        (1, lambda: match.picture(0)),
        (2, lambda: match.log.replay()),
        (1, lambda: (match.scores, match.ranks)),
    ]
    return [*first, *((18, lambda name=name: choose(name)) for name in sorted(set(bots)))]


def everything(game: Game) -> Iterator[tuple[str, bool]]:
    """Compile or load every function of a game, one after the other; each with whether it came from disk."""
    from carrack.arena.recorder import recording
    from carrack.arena.simulate import simulate
    from carrack.bots import practise
    from carrack.bots.compiled import GreedyBot, policies
    from carrack.bots.hints import foreseen
    from carrack.bots.searching import SearchBot, bound_search
    from carrack.core import jit
    from carrack.core.engine import warm

    yield from ((name, from_disk) for name, _, from_disk in warm(game))
    match = game.new(seats=game.seats[0], seed=1)
    GreedyBot(game).choose(match.position(match.actor), match.actor)
    yield "choose", jit.cached(policies(game).choose)
    practise(SearchBot(game, iterations=1), game)
    yield "search", jit.cached(bound_search(game).search)
    foreseen(game, match.position(match.actor), match.actor, match.legal[:1])
    yield "foresee", jit.cached(bound_search(game).foresee)
    simulate(game, game.seats[0], ["random"] * game.seats[0], 1)
    yield "play", jit.cached(recording(game).play)


def tell(name: str, told: Any) -> None:
    """Runs in a process of its own: compile one game, and tell how it goes on."""
    for function, from_disk in everything(load(name)):
        told.put((name, function, from_disk))


def side_by_side(chosen: Sequence[Game]) -> Iterator[tuple[str, str, bool]]:
    """Compile several games at once, one on each core: the game, the function, and whether it came from disk."""
    cores = min(len(chosen), os.cpu_count() or 1)
    if cores == 1:
        yield from ((game.name, *found) for game in chosen for found in everything(game))
        return
    with multiprocessing.get_context("spawn").Manager() as manager, pool(cores) as compilers:
        told = manager.Queue()
        jobs = [compilers.submit(tell, game.name, told) for game in chosen]
        while not (all(job.done() for job in jobs) and told.empty()):
            with suppress(Empty):
                yield told.get(timeout=TICK)
        for job in jobs:
            job.result()  # raises what went wrong


@click.command(epilog="\b\nExample:\n  carrack warm anno1503")
@click.argument("names", nargs=-1, type=GameName(), metavar="[GAME]...")
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(names: tuple[Game, ...], json_: bool) -> None:
    """Compile the given games, or all, once; everything starts quickly afterwards."""
    from carrack.core import jit

    if jit.GIVEN and (why := jit.unusable(Path(jit.GIVEN))):
        raise Bad(f"CARRACK_CACHE: {jit.GIVEN}: {why}")
    chosen = {game.name: game for game in names or games().values()}
    screen = console(stderr=True)
    found = {name: {"game": name, "compiled": 0, "from_disk": 0, "seconds": 0.0} for name in chosen}
    with bar(screen, disable=not screen.is_terminal) as progress:
        total = sum(not name.startswith("_") for name in vars(Engine)) + BOTS
        tasks = {name: progress.add_task(game.title, total=total) for name, game in chosen.items()}
        started = time.perf_counter()
        for name, function, from_disk in side_by_side(tuple(chosen.values())):
            found[name]["from_disk" if from_disk else "compiled"] += 1
            found[name]["seconds"] = round(time.perf_counter() - started, 3)
            progress.update(tasks[name], advance=1, description=f"{chosen[name].title}: {function}")
    if json_:
        as_json(list(found.values()))
        return
    for row in found.values():
        console().print(
            f"{row['game']}: {row['compiled']} functions compiled, {row['from_disk']} loaded from disk, ready after {row['seconds']:.1f} s"
        )
