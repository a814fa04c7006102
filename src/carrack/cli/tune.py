"""`carrack tune`"""

from __future__ import annotations

import os
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from carrack.core.game import Game

from .common import Seed, console, game_argument, seats_of
from .errors import Bad, one_line, plainly, unwritten
from .files import check_place, replace

if TYPE_CHECKING:
    from carrack.bots.judging import Judgement

FINAL = 960  # games, on deals that no candidate has seen
MOST_GENERATIONS = 100_000


def best_beside(output: Path) -> Path | None:
    """Where the best so far is kept; nowhere for a device."""
    target = Path(os.path.realpath(output))
    if target.exists() and not target.is_file():
        return None
    beside = target.with_name(target.name + ".best")
    if beside.exists():  # it may be the work of a night
        raise Bad(f"{beside} is from a search that was killed, or that still goes on: rename it, or remove it")
    return beside


def text_of(judged: Judgement) -> bytes:
    return msgspec.json.format(msgspec.json.encode(judged), indent=2) + b"\n"


def keep(beside: Path, best: Judgement) -> None:
    """Write the best so far. A full disk does not end the search."""
    try:
        replace(beside, lambda out: out(text_of(best)))
    except OSError as error:
        click.echo(one_line(unwritten(error, str(beside)).message), err=True)


@click.command(epilog="\b\nExamples:\n  carrack tune columbus --minutes 5\n  carrack tune anno1503 --seats 2 --seats 3 -o judgement.json")
@game_argument
@click.option("--seats", "seats_", type=int, multiple=True, help="How many play; may be given several times. Default: as few as can.")
@click.option("--minutes", type=click.FloatRange(0.01, 10_000), default=10.0, show_default=True, help="For how long.")
@click.option("--generations", type=click.IntRange(1, MOST_GENERATIONS), default=MOST_GENERATIONS, help="How many generations at most.")
@click.option(
    "--games", type=click.IntRange(48, 100_000), default=192, show_default=True, help="Games of a candidate that is not given up early."
)
@click.option("--seed", type=Seed(), default="1", show_default=True, help="Other seeds search elsewhere.")
@click.option("--again", is_flag=True, help="Begin with the plain evaluation, not with the game's present judgement.")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    default=Path("judgement.json"),
    show_default=True,
    help="What is written.",
)
def command(
    game: Game, seats_: tuple[int, ...], minutes: float, generations: int, games: int, seed: int, again: bool, output: Path
) -> None:
    """Find out what counts how much: change the weights of a game's judgement, let games against greedy decide, and write what is best.

    A game uses the file if it lies in its folder. Ctrl-C ends the search early: the last games are played, and what is better is written.
    Until then OUTPUT.best holds the best so far, in case the search is killed: no games on fresh deals have decided about it.
    """
    from carrack.arena.tuning import Trials, fit_spread, tune
    from carrack.bots.judging import Judgement, judgement

    if find_spec("cma") is None:
        raise Bad("tuning needs the package cma: pip install 'carrack[tune]'")
    if not minutes > 0:  # nan is no number of minutes either
        raise Bad("--minutes is a number greater than 0")
    check_place(output, "--output", begins=b"{")
    beside = best_beside(output)
    seats = [seats_of(game, n) for n in seats_] or [game.seats[0]]
    begin = best = Judgement() if again else judgement(game)
    screen, until = console(stderr=True), time.monotonic() + 60 * minutes
    with plainly():
        try:
            for found in tune(game, begin, seats, generations, games, seed, go_on=lambda: time.monotonic() < until):
                best = found.judgement
                if beside:
                    keep(beside, best)
                screen.print(
                    f"generation {found.number}: the best won {found.best:.2f} times as often as greedy would, all of them {found.mean:.2f}"
                )
        except KeyboardInterrupt:
            left = f"with the best so far in {beside}" if beside and beside.exists() else "without a file"
            screen.print(one_line(f"Stopped; the last games decide. Ctrl-C once more leaves {left}."))
        before, after = Trials(game, seats).shares([begin, best], FINAL // len(seats), 10**9)
        kept = best if after > before else begin
        kept.spread = fit_spread(game, seats[0], kept)
    judged = text_of(kept)
    console().print(f"{game.title}: {before:.2f} before, {after:.2f} after, on fresh deals, where 1 is as good as greedy.")
    try:
        replace(output, lambda out: out(judged))
    except OSError:  # what took so long to find is not lost
        click.echo(judged.decode())
        raise
    if beside:
        beside.unlink(missing_ok=True)
    console().print(f"Written to {output}.")
