"""`carrack arena`"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from carrack.bots import make_bot
from carrack.core.game import Game
from carrack.core.log import LAST_SEED

from .common import Seed, as_json, bots_of, console, game_argument, lang_option, option_option, options_of, seats_of
from .errors import Bad, one_line, plainly
from .files import PAGE, check_place, replace_text

if TYPE_CHECKING:
    from rich.table import Table

    from carrack.arena.contest import Result, Standing, Terms
    from carrack.arena.report.words import Words

MOST_DEALS, MOST_BOTS = 1_000_000, 12
MAKE = ("level", "seconds", "iterations", "threads", "manner")  # what one bot may have otherwise than another of its kind


def summary(terms: Terms, standing: Standing) -> dict[str, Any]:
    """All of it for a program."""
    return {
        "game": terms.game,
        "seats": terms.seats,
        "alone": terms.alone,
        "seed": terms.seed,
        "options": terms.options,
        "games": len(standing.turns),
        "decided": standing.decided,
        "ladder": [
            {
                "bot": standing.bots[b],
                "rating": round(standing.ratings[b][0], 3),
                "sigma": round(standing.ratings[b][1], 3),
                "games": standing.wins[b].games,
                "wins": round(standing.wins[b].mean, 5),
                "interval": [round(x, 5) for x in standing.wins[b].interval],
                "against": {standing.bots[c]: round(standing.against[b, c].mean, 5) for c in standing.order if c != b},
            }
            for b in standing.order
        ],
        "by_role": {
            f"{kind}={name}": {"wins": round(share.mean, 5), "interval": [round(x, 5) for x in share.interval]}
            for (kind, name), share in sorted(standing.by_role.items())
        },
        "by_seat": [{"wins": round(share.mean, 5), "interval": [round(x, 5) for x in share.interval]} for share in standing.by_seat],
    }


def ladder(words: Words, standing: Standing) -> Table:
    """The result for a person."""
    from .screen import grid, spec

    say, number, percent = words.say, words.number, words.percent
    games, seats = words.count("games", len(standing.turns)), words.count("seats", standing.seats)
    headings = ("arena-bot", "arena-rating", "arena-wins", "arena-interval", "arena-before-next", "arena-interval")
    table = grid(
        say("arena-table-title", game=words.title(), games=games, seats=seats), *(say(key) for key in headings), words=(say("arena-bot"),)
    )
    order = standing.order
    for n, b in enumerate(order):
        (rating, sigma), wins = standing.ratings[b], standing.wins[b]
        cells = [
            spec(standing.bots[b]),
            f"{number(rating, 1)} ± {number(2 * sigma, 1)}",
            percent(wins.mean),
            words.interval(*wins.interval),
        ]
        if n + 1 < len(order):
            pair = standing.against[b, order[n + 1]]
            cells += [percent(pair.mean), words.interval(*pair.interval)]
        table.add_row(*cells)
    return table


def run(game: Game, terms: Terms, deals: int, results: Path | None, processes: int, until_decided: bool) -> list[Result]:
    """Play with a bar."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from carrack.arena.contest import contest, line_ups

    found: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(game.title, total=deals * len(line_ups(len(terms.bots), terms.seats, terms.alone)))
        try:
            for found in contest(terms, deals, results, processes, until_decided):
                progress.update(task, completed=len(found))
        except KeyboardInterrupt:
            if results is None:
                kept = "nothing is kept without --results"
            elif results.exists():
                kept = f"{len(found):,} games are kept in {results}; the same line goes on"
            else:
                kept = "nothing has been played yet"
            progress.stop()
            screen.print(one_line(f"Stopped: {kept}."))
            raise
    return found


def check_different(game: Game, bots: Sequence[str]) -> None:
    """Refuse one bot under two names, medium and greedy or search:1s and search:seconds=1: they are compared as they were made."""
    made = dict[tuple[Any, ...], str]()
    for spec in bots:
        with plainly():
            bot = make_bot(spec, game, patient=True)
        make = (type(bot), *(getattr(bot, name, None) for name in MAKE))
        if make in made:
            raise Bad(f"name different bots: {made[make][:80]} and {spec[:80]} are one")
        made[make] = spec


@click.command(
    epilog="\b\nExamples:\n  carrack arena columbus random easy medium hard --deals 100\n"
    "  carrack arena anno1503 greedy search:iterations=5000 --seats 2 --until-decided --html report.html\n"
    "  carrack arena columbus expert greedy --seats 4 --alone                      (how many games one expert wins)\n"
    "  carrack arena newengland hard medium --seats 3 --results results.jsonl      (go on later with the same line)"
)
@game_argument
@click.argument("bots", nargs=-1, required=True)
@click.option("--seats", type=int, help="How many play. Default: 2, or the fewest that the game allows.")
@click.option(
    "--deals", type=click.IntRange(1, MOST_DEALS), default=50, show_default=True, help="How many deals; each is played in all rotations."
)
@click.option("--seed", type=Seed(), default="0", show_default=True, help="The seed of the first deal; the next ones count up.")
@option_option
@click.option("--processes", type=click.IntRange(1, 256), help="How many games at once. Default: one for each core.")
@click.option("--until-decided", is_flag=True, help="Stop as soon as every bot is surely stronger than the next.")
@click.option(
    "--alone", is_flag=True, help="The first of two bots has one seat, the second all others: how many games does one of them win?"
)
@click.option(
    "--results",
    "results",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep every game in a file, and go on where it ends.",
)
@click.option("--html", "html", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Write a report with plots.")
@lang_option
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(
    game: Game,
    bots: tuple[str, ...],
    seats: int | None,
    deals: int,
    seed: int,
    options: tuple[tuple[str, str], ...],
    processes: int | None,
    until_decided: bool,
    alone: bool,
    results: Path | None,
    html: Path | None,
    lang: str,
    json_: bool,
) -> None:
    """Let bots play against each other until it is clear who is stronger: the same deals for everybody on every seat."""
    bots = tuple(spec for word in bots for spec in bots_of(word) or [])  # with spaces or commas between them
    if not 2 <= len(bots) <= MOST_BOTS:
        raise Bad(f"name 2 to {MOST_BOTS} different bots; these are {', '.join(bots)[:200]}")
    if alone and len(bots) != 2:
        raise Bad(f"--alone is for two bots, one alone among the others; these are {len(bots)}")
    if seed + deals - 1 > LAST_SEED:
        raise Bad(f"the last of {deals} deals would have the seed {seed + deals - 1}; the largest is {LAST_SEED}")
    n = seats_of(game, game.seats[0] if seats is None else seats)
    chosen = options_of(game, n, options)
    for path, option, begins in ((results, "--results", b""), (html, "--html", PAGE)):
        if path is not None:
            check_place(path, option, begins)
    if results is not None and html is not None and os.path.realpath(results) == os.path.realpath(html):
        raise Bad(f"--results and --html are both {html}: they are two files")
    check_different(game, bots)
    try:
        from carrack.arena.contest import Terms, judge
        from carrack.arena.page import page
        from carrack.arena.report.words import Words
        from carrack.arena.runners.job import sources
    except ImportError as error:
        raise Bad(f"the arena needs what hosting needs (pip install carrack[server]): {error}") from None
    terms = Terms(game.name, game.version, n, bots, seed, {name: str(value) for name, value in chosen.items()}, alone, sources(game))
    with plainly():
        found = run(game, terms, deals, results, processes or 0, until_decided)
    standing, words = judge(terms, found), Words(game, lang)
    screen = console()
    if json_:
        as_json(summary(terms, standing))
    else:
        screen.print(ladder(words, standing))
        if alone:
            screen.print(words.say("arena-alone", first=bots[0], second=bots[1]))
        if until_decided and not standing.decided:
            screen.print(words.say("arena-undecided"))
    if html:
        with plainly(str(html)):
            replace_text(html, page(words, terms, standing))
        if not json_:
            screen.print(one_line(f"Written to {html}."))
