"""`carrack simulate`"""

from __future__ import annotations

import csv
import io
import statistics
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from carrack.arena.runners import RUNNERS
from carrack.core.game import Game

from .common import F, Seed, as_json, bots_of, console, game_argument, lang_option, option_option, options_of, seats_of
from .errors import Bad, one_line, plainly
from .files import check_place, replace_text

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from carrack.arena.simulate import Report

Z = 1.959964  # 95 %
MOST_GAMES = 100_000_000
MOST_WORKERS = 10_000
PARQUET = b"PAR1"  # how such a file begins
R = TypeVar("R")
COLUMNS: tuple[str, ...] = ("seat", "bot", "wins", "games", "share", "low", "high", "mean_score")


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    if games <= 0:
        return 0.0, 1.0
    p, z2 = wins / games, Z * Z
    centre, spread = p + z2 / (2 * games), Z * sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    return max(0.0, (centre - spread) / (1 + z2 / games)), min(1.0, (centre + spread) / (1 + z2 / games))


def rows(report: Report) -> list[dict[str, Any]]:
    """One row for each seat."""
    finished = report.games - report.unfinished
    out: list[dict[str, Any]] = []
    for p, bot in enumerate(report.bots):
        low, high = wilson(report.wins[p], finished)
        share = report.wins[p] / finished if finished else 0.0
        values = (p, bot, report.wins[p], finished, share, low, high, report.scores_mean[p])
        out.append({name: round(v, 6) if isinstance(v, float) else v for name, v in zip(COLUMNS, values, strict=True)})
    return out


def spread(values: Sequence[int]) -> dict[str, float]:
    """How long the games were."""
    if not values:
        return {}
    tenths = statistics.quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return {
        "mean": round(statistics.fmean(values), 2),
        "least": min(values),
        "median": statistics.median(values),
        "tenth_longest": tenths[8],
        "most": max(values),
    }


def summary(report: Report) -> dict[str, Any]:
    """All of it for a program."""
    return {
        "game": report.game,
        "seats": report.seats,
        "games": report.games,
        "first_seed": report.first_seed,
        "options": report.options,
        "by_seat": rows(report),
        "decisions": spread(report.decisions),
        "rounds": spread(report.rounds),
        "achievements": report.achievements,
        "unfinished": report.unfinished,
        "seconds": round(report.seconds, 3),
    }


def watched(game: Game, games: int, screen: Console, work: Callable[[Callable[[int], None]], R], kept: str = "") -> R:
    """Do work with a bar that shows the rate and the time left; `work` is given what moves the bar. `kept` says what is left of it after Ctrl-C."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.text import Text

    from carrack.arena.runners import Failed

    class Rate(ProgressColumn):
        def render(self, task: Any) -> Text:
            return Text(f"{task.speed:,.0f} games/s" if task.speed else "", "magenta")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with plainly(), Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(game.title, total=games)
        try:
            return work(lambda done: progress.update(task, completed=done))
        except KeyboardInterrupt:
            progress.stop()
            screen.print(one_line(f"Stopped: {kept or 'nothing is kept'}."))
            raise
        except Failed as error:
            raise Bad(str(error)) from None


def runner_options(f: F) -> F:
    """`--runner`, `--workers` and `--address`."""
    for option in (
        click.option(
            "--address", default="", metavar="ADDRESS", help="With --runner ray: the cluster. Default: a Ray of our own, on this machine."
        ),
        click.option("--workers", type=click.IntRange(1, MOST_WORKERS), help="How many games at once. Default: one for each core."),
        click.option(
            "--runner",
            type=click.Choice(RUNNERS),
            default="processes",
            show_default=True,
            help="Who plays: this process, several, or Ray. The games are the same.",
        ),
    ):
        f = option(f)
    return f


def tables(game: Game, report: Report, language: str) -> list[RenderableType]:
    """The report for a person."""
    from rich.text import Text

    from carrack.arena.report.words import Words

    from .screen import chip, grid, spec, thing

    words = Words(game, language)
    say, number, percent = words.say, words.number, words.percent
    finished = max(1, report.games - report.unfinished)
    rate = number(report.games / max(report.seconds, 1e-9))
    title = say(
        "simulate-title", game=words.title(), games=words.count("games", report.games), seats=words.count("seats", report.seats), rate=rate
    )
    scores = [say("arena-mean-points")] if game.points else []
    worded = (say("simulate-seat"), say("arena-bot"))
    wins = grid(title, *worded, say("arena-wins"), say("simulate-share"), say("arena-interval"), *scores, words=worded)
    for row in rows(report):
        score = [number(row["mean_score"], 2)] if scores else []
        won = number(row["wins"], 0 if row["wins"] == int(row["wins"]) else 1)
        share, interval = percent(row["share"]), words.interval(row["low"], row["high"])
        wins.add_row(chip(row["seat"], words.seat(row["seat"])), spec(row["bot"]), won, share, interval, *score)
    length = say("simulate-length")
    lengths = grid("", length, *(say(f"simulate-{key}") for key in ("mean", "least", "median", "tenth", "most")), words=(length,))
    for name, values in (("decisions", report.decisions), ("rounds", report.rounds)):
        lengths.add_row(say(f"simulate-{name}"), *(number(x, 0 if x == int(x) else 1) for x in spread(values).values()))
    parts: list[RenderableType] = [wins, lengths]
    if report.achievements:
        had = say("simulate-winners-had")
        how = grid("", had, say("arena-games"), say("simulate-share"), words=(had,))
        for name, n in sorted(report.achievements.items(), key=lambda item: -item[1]):
            how.add_row(thing(words.texts, name), number(n), percent(n / finished))
        parts.append(how)
    if report.unfinished:
        parts.append(Text(say("simulate-unfinished", n=report.unfinished), "yellow"))
    return parts


def line_up(game: Game, seats: int | None, bots: str) -> tuple[int, list[str]]:
    """How many play, and the bot of each seat."""
    specs = bots_of(bots) or []
    n = seats_of(game, len(specs) if seats is None and len(specs) > 1 else seats)
    if len(specs) == 1:
        specs *= n
    if len(specs) != n:
        raise Bad(f"--bots names {len(specs)} bots for {n} seats; give one for all, or one for each")
    return n, specs


def as_csv(report: Report) -> str:
    """One line for each seat."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list[str](COLUMNS))
    writer.writeheader()
    writer.writerows(rows(report))
    return out.getvalue()


@click.command(
    epilog="\b\nExamples:\n  carrack simulate anno1503 --games 10000\n  carrack simulate anno1503 --seats 4 --bots greedy,random,random,random --json\n"
    "  carrack simulate columbus --bots search:iterations=200 --games 100 --parquet games.parquet      (go on later with the same line)\n"
    "  carrack simulate anno1503 --games 1000000 --runner ray --address auto --parquet games.parquet"
)
@game_argument
@click.option("--games", "games_", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, help="How many games.")
@click.option("--seats", type=int, help="How many play. Default: one seat per bot, else 3 where the game allows it.")
@click.option(
    "--bot", "--bots", "bots", default="greedy", show_default=True, help="One bot for all seats, or one for each: greedy,random,random."
)
@click.option("--seed", type=Seed(), default="0", show_default=True, help="The seed of the first game; the next ones count up.")
@runner_options
@option_option
@lang_option
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
@click.option("--csv", "csv_", metavar="FILE", help="Write one line per seat to a file; - is the screen.")
@click.option(
    "--parquet",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Write one row per game to a file, and go on where a run was stopped.",
)
def command(
    game: Game,
    games_: int,
    seats: int | None,
    bots: str,
    seed: int,
    runner: str,
    workers: int | None,
    address: str,
    options: tuple[tuple[str, str], ...],
    lang: str,
    json_: bool,
    csv_: str | None,
    parquet: Path | None,
) -> None:
    """Let bots play many games on all cores: wins by seat with 95 % intervals, lengths, scores, and how the winners won."""
    n, specs = line_up(game, seats, bots)
    chosen = options_of(game, n, options)
    if csv_ == "-" and json_:
        raise Bad("--csv - and --json would mix two kinds of text: choose one, or give --csv a file")
    if csv_ is not None and csv_ != "-":
        check_place(Path(csv_), "--csv", begins=",".join(COLUMNS).encode())
    if parquet:
        check_place(parquet, "--parquet", begins=PARQUET)
    from carrack.arena.simulate import simulate

    report = watched(
        game, games_, console(stderr=True),
        lambda progress: simulate(game, n, specs, games_, seed, chosen, progress, runner, workers or 0, address, parquet),
        f"what was played lies in {parquet}.parts; the same line goes on" if parquet else "nothing is kept without --parquet",
    )  # fmt: skip
    screen = console()
    if csv_ == "-":
        click.echo(as_csv(report), nl=False)
    elif json_:
        as_json(summary(report))
    else:
        for part in tables(game, report, lang):
            screen.print(part)
    if csv_ and csv_ != "-":
        with plainly(csv_):
            replace_text(Path(csv_), as_csv(report))
    if not json_ and csv_ != "-":
        for path in (csv_, parquet):
            if path:
                screen.print(one_line(f"Written to {path}."))
