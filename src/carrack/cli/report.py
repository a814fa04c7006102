"""`carrack report`"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from carrack.core.game import Game

from .common import Seed, as_json, console, game_argument, lang_option, option_option, options_of
from .errors import Bad, one_line, plainly
from .files import PAGE, check_place, replace_text
from .simulate import line_up, runner_options, watched

if TYPE_CHECKING:
    from rich.console import RenderableType

    from carrack.arena.report.figures import Figures, Mean
    from carrack.arena.report.words import Words
    from carrack.arena.results import Results

GAMES, MOST_GAMES = 2000, 1_000_000  # a report holds all games in memory
PLAYING = ("games_", "seats", "bots", "seed", "runner", "workers", "address", "options")  # what only says how games are played


def read(game: Game, path: Path) -> Results:
    """The results in a file, which must be about this game and hold all that a report needs."""
    from carrack.arena import parquet

    if not path.is_file():
        raise Bad(f"{path}: no such file")
    with plainly():
        results = parquet.read(path)
    if results.plan.game != game.name:
        raise Bad(f"{path} holds games of {results.plan.game}, not of {game.name}")
    if not results.plan.thorough or not len(results):
        raise Bad(f"{path} holds no acts to report about")
    return results


def mean(m: Mean) -> dict[str, Any]:
    return {"mean": round(m.value, 5), "interval": [round(m.low, 5), round(m.high, 5)], "seats": m.n}


def summary(figures: Figures, words: Words) -> dict[str, Any]:
    """All of it for a program; differences that cannot be told are left out."""
    from carrack.arena.report.figures import FEWEST
    from carrack.arena.report.findings import findings

    def scored(name: str, m: Mean) -> dict[str, Any]:
        return {name: mean(m)} if words.game.points else {}

    return {
        "game": figures.plan.game,
        "seats": figures.seats,
        "bots": list(figures.plan.bots),
        "options": figures.plan.options,
        "content": figures.plan.sources,
        "games": figures.games,
        "unfinished": figures.unfinished,
        "by_order": [mean(m) for m in figures.by_order],
        "by_seat": [mean(m) for m in figures.by_seat],
        "roles": {role: {r.name: {"wins": mean(r.won)} | scored("points", r.points) for r in rows} for role, rows in figures.roles.items()},
        "rounds": round(float(figures.rounds.mean()), 3),
        "decisions": round(float(figures.decisions.mean()), 3),
        "choices": round(figures.branching, 3),
        "lead_changes": round(float(figures.lead_changes.mean()), 3),
        "leader_half_way_wins": mean(figures.leader_wins[len(figures.leader_wins) // 2]),
        "kinds": {kind: round(times, 4) for kind, (times, _) in figures.kinds.items()},
        "taken": {
            w.name: {"share": round(w.share, 5), "times": round(w.times, 4), "offered": round(w.offered, 4)}
            | ({"more_wins": mean(w.more_wins)} | scored("more_points", w.more_points) if w.more_wins.n >= FEWEST else {})
            for rows in figures.worths.values()
            for w in rows
        },
        "findings": dict(findings(figures, words)),
    }


def short(sets: Sequence[tuple[str, Figures]], words: Words) -> list[RenderableType]:
    """The report for a person at a terminal: who wins, and what stands out; or what has changed, where there are two sets of games."""
    from rich.text import Text

    from carrack.arena.report.findings import changes, findings

    parts = [who_wins(figures, words, name) for name, figures in sets]
    if len(sets) == 1:
        return [*parts, sentences(findings(sets[0][1], words))]
    (old, before), (new, after) = sets
    return [
        *parts,
        Text(words.say("report-from-to", old=one_line(old), new=one_line(new)), "bold"),
        sentences(changes(before, after, words)),
    ]


def sentences(found: Sequence[tuple[str, Sequence[str]]]) -> RenderableType:
    """Headings at the left, and what is said of each."""
    from rich.table import Table

    said = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for head, rows in found:
        said.add_row(head, "\n".join(rows))
    return said


def who_wins(figures: Figures, words: Words, name: str) -> RenderableType:
    """The wins in the order of play and by role."""
    from carrack.arena.report.findings import PLACES

    from .screen import grid

    say, count = words.say, words.count
    title = say("arena-table-title", game=words.title(), games=count("games", figures.games), seats=count("seats", figures.seats))
    who = say("course-who")
    wins = grid(f"{one_line(name)}\n{title}" if name else title, who, say("arena-wins"), say("arena-interval"), words=(who,))
    rows = [(say("report-player", place=PLACES[k]), m) for k, m in enumerate(figures.by_order)]
    rows += [(words.role(role, r.name), r.won) for role, found in figures.roles.items() for r in found]
    for label, m in rows:
        wins.add_row(label, words.percent(m.value), words.interval(m.low, m.high))
    return wins


def simulated(
    game: Game, like: Results | None, games: int | None, seats: int | None, bots: str | None, seed: int | None,
    options: tuple[tuple[str, str], ...], runner: str, workers: int, address: str,
) -> Results:  # fmt: skip
    """Games played now: as asked, and where nothing is asked like those they are compared with."""
    from carrack.arena.simulate import gather

    if like is not None and bots is None and seats in (None, like.plan.seats):
        n, specs = like.plan.seats, list(like.plan.bots)
    else:
        n, specs = line_up(game, like.plan.seats if like is not None and seats is None else seats, "greedy" if bots is None else bots)
    known = {o.name for o in game.options}
    chosen: dict[str, object] = {k: v for k, v in like.plan.options.items() if k in known} if like is not None and not options else {}
    chosen |= options_of(game, n, options)
    many = games or (len(like) if like is not None else GAMES)
    first = seed if seed is not None else int(like.seed[0]) if like is not None else 0
    return watched(
        game, many, console(stderr=True),
        lambda progress: gather(game, n, specs, many, first, chosen, progress, runner, workers, address),
    )  # fmt: skip


@click.command(
    epilog="\b\nExamples:\n  carrack report newfoundland --html report.html\n  carrack report anno1503 --seats 4 --games 5000 --html report.html\n"
    "  carrack simulate anno1503 --parquet before.parquet      (then change something)\n"
    "  carrack report anno1503 --against before.parquet --html changes.html\n"
    "  carrack report anno1503 --compare before.parquet after.parquet --html changes.html"
)
@game_argument
@click.option("--games", "games_", type=click.IntRange(1, MOST_GAMES), help=f"How many games are played. Default: {GAMES}.")
@click.option("--seats", type=int, help="How many play. Default: one seat per bot, else 3 where the game allows it.")
@click.option("--bot", "--bots", "bots", help="One bot for all seats, or one for each. Default: greedy.")
@click.option("--seed", type=Seed(), help="The seed of the first game; the next ones count up. Default: 0.")
@runner_options
@option_option
@click.option(
    "--results", metavar="FILE", type=click.Path(path_type=Path), help="Report about the games of a Parquet file; none are played."
)
@click.option("--against", metavar="FILE", type=click.Path(path_type=Path), help="Compare with the games of a Parquet file.")
@click.option("--compare", metavar="FILE FILE", nargs=2, type=click.Path(path_type=Path), help="Compare two Parquet files.")
@lang_option
@click.option("--html", metavar="FILE", type=click.Path(path_type=Path), help="Write the whole report as a page with plots.")
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(
    game: Game,
    games_: int | None,
    seats: int | None,
    bots: str | None,
    seed: int | None,
    runner: str,
    workers: int | None,
    address: str,
    options: tuple[tuple[str, str], ...],
    results: Path | None,
    against: Path | None,
    compare: tuple[Path, Path] | None,
    lang: str,
    html: Path | None,
    json_: bool,
) -> None:
    """Say what simulated games show: who wins, how long it takes, what is taken and what that is worth."""
    if compare and (results or against):
        raise Bad("--compare names both files; --results and --against are not needed")
    if html:
        check_place(html, "--html", begins=PAGE)
    old, new = compare or (against, results)
    source = click.get_current_context().get_parameter_source
    if new and any(source(name) is ParameterSource.COMMANDLINE for name in PLAYING):
        raise Bad(
            "no games are played for a report about a file: "
            "leave out --games, --seats, --bot, --seed, --runner, --workers, --address and -o"
        )
    other = read(game, old) if old else None
    if new:
        found = read(game, new)
    else:
        found = simulated(game, other, games_, seats, bots, seed, options, runner, workers or 0, address)
    from carrack.arena.report.figures import Figures
    from carrack.arena.report.page import page
    from carrack.arena.report.words import Words

    words = Words(game, lang)
    sets = [("", found)]
    if other is not None and old is not None:
        sets = [(old.name, other), (new.name if new else "now", found)]
    with plainly():
        figures = [Figures(results) for _, results in sets]
        written = page(words, figures, [name for name, _ in sets])
    screen = console()
    if json_:
        parts = [summary(f, words) for f in figures]
        as_json(parts if len(parts) > 1 else parts[0])
    else:
        for part in short([(name, f) for (name, _), f in zip(sets, figures, strict=True)], words):
            screen.print(part)
    if html:
        with plainly(str(html)):
            replace_text(html, written)
        if not json_:
            screen.print(one_line(f"Written to {html}."))
