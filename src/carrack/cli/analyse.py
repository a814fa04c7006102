"""`carrack analyse`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from carrack.core.log import Log

from .common import as_json, console, lang_option, read_log
from .errors import one_line, plainly
from .files import PAGE, check_place, replace_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from carrack.arena.report.words import Words
    from carrack.bots.analysis import Analysis

MOST_LOOKS = 1_000_000


def worked_out(record: Log, looks: int) -> Analysis:
    """Look at every decision again, with a bar."""
    from carrack.bots.analysis import Analysis, analyse

    from .warm import bar

    found, screen = Analysis(record), console(stderr=True)
    with bar(screen, disable=not screen.is_terminal) as progress:
        task = progress.add_task(record.game.title, total=len(record.acts))
        for done, found in analyse(record, looks):  # noqa: B007
            progress.update(task, completed=done)
    return found


def places(analysis: Analysis) -> list[int]:
    """Of each seat at the end; nothing while the game is not over."""
    from carrack.core.match import ranks_of

    if analysis.end is None:
        return []
    return list(ranks_of(analysis.log.game, analysis.log.replay()[0]))


def outcome(words: Words, analysis: Analysis, names: list[str]) -> RenderableType:
    """What was played, and who has won."""
    from rich.text import Text

    winners = [name for name, place in zip(names, places(analysis), strict=False) if place == 1]
    if not winners:
        how = words.say("course-open", acts=words.count("acts", len(analysis.log.acts)))
    else:
        how = words.say("ui-winner" if len(winners) == 1 else "ui-winners-shared", names=f" {words.say('ui-and')} ".join(winners))
    return Text.assemble((words.say("course-title", game=words.title()), "bold"), "\n", how, "\n")


def tables(words: Words, analysis: Analysis, names: list[str]) -> list[RenderableType]:
    """For a person."""
    from carrack.arena.course import Teller

    from .screen import chip, grid

    percent = words.percent
    title = {key: words.say(f"course-{key}") for key in ("turning", "mistakes", "care")}
    head = {
        key: words.say(f"course-{key}")
        for key in ("turn", "who", "whose", "before", "after", "act", "did", "better", "lost", "promised", "happened")
    }
    worded = [head[key] for key in ("who", "whose", "did", "better", "promised", "happened")]
    teller = Teller(words, analysis.log, names)
    nothing = "" if analysis.decisions else words.say("course-nothing")
    parts: list[RenderableType] = [outcome(words, analysis, names)]
    turning = grid(title["turning"], *(head[key] for key in ("turn", "happened", "whose", "before", "after")), words=worded)
    for t in analysis.turning_points:
        turning.add_row(str(t.turn), teller.happened(t), chip(t.seat, names[t.seat]), percent(t.before, 0), percent(t.after, 0))
    parts.append(turning if turning.row_count else f"{title['turning']}: {nothing or words.say('course-no-turning')}")
    mistakes = grid(title["mistakes"], *(head[key] for key in ("act", "who", "did", "better", "lost", "promised")), words=worded)
    for d in analysis.mistakes:
        did, better = (teller.choice(d.n, act) for act in (d.act, d.better))
        why = ", ".join(map(words.term, d.reasons))
        mistakes.add_row(str(d.n), chip(d.seat, names[d.seat]), did, better, percent(d.lost, 0), why)
    parts.append(mistakes if mistakes.row_count else f"{title['mistakes']}: {nothing or words.say('course-no-mistakes')}")
    player = words.say("course-player")
    care = grid(title["care"], head["who"], player, words.say("course-decisions"), words.say("course-mean-lost"), words=(*worded, player))
    for seat, name in enumerate(names):
        n = sum(d.seat == seat for d in analysis.decisions)
        who = one_line(words.player(analysis.log.players.get(seat, "")))
        care.add_row(chip(seat, name), who, words.number(n), percent(analysis.care(seat), 2) if n else "–")
    return [*parts, care]


def summary(analysis: Analysis) -> dict[str, Any]:
    """For a program: every decision."""
    write = analysis.log.game.actions.write
    return {
        "game": analysis.log.game.name,
        "seats": analysis.log.seats,
        "places": places(analysis),
        "decisions": [
            {
                "n": d.n,
                "turn": d.turn,
                "seat": d.seat,
                "act": write(d.act),
                "better": write(d.better),
                "lost": round(d.lost, 5),
                "chances": [round(c, 5) for c in d.chances],
                "scores": list(d.scores),
                "reasons": list(d.reasons),
            }
            for d in analysis.decisions
        ],
        "turning_points": [
            {"n": t.n, "turn": t.turn, "seat": t.seat, "before": round(t.before, 5), "after": round(t.after, 5)}
            for t in analysis.turning_points
        ],
        "mistakes": [d.n for d in analysis.mistakes],
    }


@click.command(
    epilog="\b\nExamples:\n  carrack analyse evening.log\n  carrack analyse evening.log --looks 20000 --html evening.html --lang nl"
)
@click.argument("log", metavar="LOG")
@click.option(
    "--looks",
    type=click.IntRange(50, MOST_LOOKS),
    default=400,
    show_default=True,
    help="How often each decision is looked at; one that may be a mistake, as often as an expert looks.",
)
@click.option("--html", "html", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Write a report with curves.")
@lang_option
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(log: str, looks: int, html: Path | None, lang: str, json_: bool) -> None:
    """Say how a game went: chances to win, turning points, and what would have been better. LOG is a file, or - for what is piped in."""
    record = read_log(log)
    if html is not None:
        check_place(html, "--html", begins=PAGE)
    from carrack.arena.course import page
    from carrack.arena.report.words import Words

    words = Words(record.game, lang)
    names = list(map(one_line, words.names(record)))
    with plainly(log):
        record.replay()
        found = worked_out(record, looks)
    screen = console()
    if json_:
        as_json(summary(found))
    else:
        for part in tables(words, found, names):
            screen.print(part)
    if html is not None:
        with plainly(str(html)):
            replace_text(html, page(words, found, names))
        if not json_:
            screen.print(one_line(f"Written to {html}."))
