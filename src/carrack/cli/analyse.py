"""`carrack analyse`"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from carrack.core.log import Log
from carrack.core.texts import Texts

from .common import as_json, console, lang_option, read_log
from .errors import one_line, plainly
from .files import check_place, replace_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from carrack.bots.analysis import Analysis, Decision

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


def speaker(record: Log, names: list[str], language: str) -> Callable[[Decision, int], str]:
    """Acts of decisions in words, as their seat would have read them then."""
    from carrack.core.match import label
    from carrack.core.state import facts

    def said(decision: Decision, act: int) -> str:
        states, _ = record.replay(decision.n)
        return label(record.game, facts(record.game.redacted(states, 0, decision.seat)), act, language, names)

    return said


def tables(
    analysis: Analysis, names: list[str], said: Callable[[Decision, int], str], reason: Callable[[str], str]
) -> list[RenderableType]:
    """For a person."""
    from .screen import chip, grid

    words = ("Who", "Did", "Better", "It promised")
    turning = grid("Turning points", "Turn", "Who", "Before", "After", words=words)
    for t in analysis.turning_points:
        turning.add_row(str(t.turn), chip(t.seat, names[t.seat]), f"{t.before:.0%}", f"{t.after:.0%}")
    mistakes = grid("What would have been better", "Act", "Who", "Did", "Better", "Lost", "It promised", words=words)
    for d in analysis.mistakes:
        mistakes.add_row(
            str(d.n), chip(d.seat, names[d.seat]), said(d, d.act), said(d, d.better), f"{d.lost:.0%}", ", ".join(map(reason, d.reasons))
        )
    care = grid("How careful everybody was", "Who", "Decisions", "Lost", words=words)
    for seat, name in enumerate(names):
        care.add_row(chip(seat, name), str(sum(d.seat == seat for d in analysis.decisions)), f"{analysis.care(seat):.2%}")
    return [turning, mistakes, care]


def summary(analysis: Analysis) -> dict[str, Any]:
    """For a program: every decision."""
    write = analysis.log.game.actions.write
    return {
        "game": analysis.log.game.name,
        "seats": analysis.log.seats,
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


def named(texts: Texts) -> Callable[[str], str]:
    """A term of the evaluation in words."""

    def reason(name: str) -> str:
        key = f"term-{name}".replace("_", "-")
        return texts.say(key) if texts.has(key) else name

    return reason


@click.command(
    epilog="\b\nExamples:\n  carrack analyse evening.log\n  carrack analyse evening.log --looks 20000 --html evening.html --lang nl"
)
@click.argument("log", metavar="LOG")
@click.option("--looks", type=click.IntRange(50, MOST_LOOKS), default=400, show_default=True, help="How often each decision is looked at.")
@click.option("--html", "html", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Write a report with curves.")
@lang_option
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(log: str, looks: int, html: Path | None, lang: str, json_: bool) -> None:
    """Say how a game went: chances to win, turning points, and what would have been better. LOG is a file, or - for what is piped in."""
    record = read_log(log)
    if html is not None:
        check_place(html, "--html")
    texts = record.game.texts(lang)
    names = [one_line(record.players.get(p) or "") or texts.say("seat-name", seat=p) for p in range(record.seats)]
    names = [name if names.count(name) == 1 else texts.say("seat-name", seat=p) for p, name in enumerate(names)]
    with plainly(log):
        record.replay()
        found = worked_out(record, looks)
    said, reason = speaker(record, names, lang), named(texts)
    screen = console()
    if json_:
        as_json(summary(found))
    else:
        for part in tables(found, names, said, reason):
            screen.print(part)
    if html is not None:
        from carrack.arena.course import page

        with plainly(str(html)):
            replace_text(html, page(record.game.title, found, names, said, reason))
        if not json_:
            screen.print(one_line(f"Written to {html}."))
