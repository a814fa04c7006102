"""`carrack bench`"""

from __future__ import annotations

import time
from typing import Any

import click

from carrack.core.game import Game, games

from .common import GameName, as_json, console

# field of Speed: (what it is, unit, format)
FIGURES = {
    "decisions_per_second": ("Random play, one core", "decisions/s", "{:,.0f}"),
    "games_per_second": ("Random games, one core", "games/s", "{:,.0f}"),
    "decisions_per_second_all_cores": ("Random play, all cores", "decisions/s", "{:,.0f}"),
    "cores": ("Cores", "", "{}"),
    "copies_per_second": ("Worlds imagined for a seat", "/s", "{:,.0f}"),
    "plain_copies_per_second": ("Plain copies of a position", "/s", "{:,.0f}"),
    "batch_decisions_per_second": ("Games side by side, with masks", "decisions/s", "{:,.0f}"),
    "looks_per_second": ("Looks of a search, 50 decisions each", "/s", "{:,.0f}"),
    "judged_looks_per_second": ("Looks, judged at once", "/s", "{:,.0f}"),
    "careful_looks_per_second": ("Looks, played on with care", "/s", "{:,.0f}"),
    "act_microseconds": ("One act from Python", "µs", "{:.2f}"),
    "play_microseconds": ("One act through Match.play", "µs", "{:.2f}"),
    "decisions_per_game": ("Decisions in a random game", "", "{:,.0f}"),
    "record_bytes": ("A position", "bytes", "{:,}"),
    "cold_start_s": ("First act, nothing compiled", "s", "{:.1f}"),
    "warm_start_s": ("First act, compiled before", "s", "{:.2f}"),
    "seconds": ("Measuring took", "s", "{:.0f}"),
}


def figures(speed: Any) -> dict[str, Any]:
    """The measured figures as plain numbers."""
    from msgspec import to_builtins

    return dict(to_builtins(speed))


@click.command(epilog="\b\nExamples:\n  carrack bench anno1503\n  carrack bench --quick --json")
@click.argument("names", nargs=-1, type=GameName(), metavar="[GAME]...")
@click.option("--quick", is_flag=True, help="Shorter, and less exact.")
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(names: tuple[Game, ...], quick: bool, json_: bool) -> None:
    """Measure the engine of the given games, or of all. Compare machines by the calibration of the same run."""
    from carrack.arena.bench import calibration, measure

    chosen = names or tuple(games().values())
    screen = console(stderr=True)
    with screen.status("Measuring the machine …") as status:
        machine = calibration()
        found: dict[str, dict[str, Any]] = {}
        for game in chosen:
            before = time.perf_counter()
            status.update(f"Measuring {game.title} …")
            found[game.name] = figures(measure(game, quick=quick)) | {"seconds": round(time.perf_counter() - before, 2)}
    if json_:
        as_json({"calibration": machine, "games": found})
        return
    from .screen import grid

    for game in chosen:
        table = grid(game.title, "What", "Figure", "Unit", words=("What", "Unit"))
        for name, value in found[game.name].items():
            what, unit, shape = FIGURES.get(name, (name.replace("_", " "), "", "{}"))
            table.add_row(what, shape.format(value), unit)
        console().print(table)
    console().print(f"Calibration (plain Python on this machine): {machine:,.0f} rounds/s")
