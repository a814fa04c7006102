"""`carrack replay`"""

from __future__ import annotations

import click

from .common import as_json, console, lang_option, read_log
from .errors import Bad, plainly


@click.command(
    epilog="\b\nExamples:\n  carrack replay evening.log\n  carrack replay evening.log --seat 0 --to 120 --board --lang nl\n  carrack replay evening.log --json"
)
@click.argument("log", metavar="LOG")
@click.option("--seat", type=int, help="Tell it as this seat saw it (from 0). Default: the whole truth.")
@click.option("--to", "upto", type=click.IntRange(0), help="Only the first N acts.")
@click.option("--board", "draws", is_flag=True, help="Draw the board at the end, or after --to acts.")
@lang_option
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(log: str, seat: int | None, upto: int | None, draws: bool, lang: str, json_: bool) -> None:
    """Check a saved game act by act and tell it as a story. LOG is a file, or - for what is piped in."""
    record = read_log(log)
    if seat is not None and not 0 <= seat < record.seats:
        raise Bad(f"--seat {seat}: seats are numbered from 0 to {record.seats - 1}")
    if upto is not None and upto > len(record.acts):
        raise Bad(f"--to {upto}: the log has only {len(record.acts)} acts")
    from carrack.core.match import Match, narrate
    from carrack.core.state import facts

    game, texts = record.game, record.game.texts(lang)
    with plainly(log):
        states, _ = record.replay()
    names = [texts.say("seat-name", seat=p) for p in range(record.seats)]
    # a view of the first acts; the luck that a match would add after them is not part of the log
    acts = record.acts[:upto]
    shown = type(record)(game, record.seats, record.options, acts, record.seed, dict(record.players), record.first_line)
    story = narrate(shown, seat, 0, lang, names)
    whole = upto is None or upto == len(record.acts)
    match = Match.from_log(record) if bool(states["phase"][0] == 0) else None
    position = shown.replay()[0]
    if json_:
        seen = shown.write(seat).split("\n\n", 1)[1].split("\n")[: len(acts)]
        value = {
            "game": game.name,
            "seats": record.seats,
            "options": {o.name: o.write(record.options[o.name]) for o in game.options},
            "players": {str(p): who for p, who in sorted(record.players.items())},
            "seed": record.seed if seat is None else None,
            "acts": seen,
            "story": story,
            "over": bool(position["phase"][0] == 0),
            "scores": [int(game.engine.score_at(position, 0, p)) for p in range(record.seats)],
            "winners": match.winners if match and whole else [],
        }
        as_json(value)
        return
    from carrack.core.seats import EVERYTHING

    from .screen import drawn, result, told

    screen = console()
    for line in story:
        screen.print(told(line, names))
    if draws:
        viewer = EVERYTHING if seat is None else seat
        known = facts(position if seat is None else game.redacted(position, 0, seat))
        screen.print(drawn(game, game.part("view").picture(known, viewer), texts, names))
    if match and whole:
        screen.print(result(match, texts, names))
    else:
        screen.print(texts.say("ui-acts-shown", n=len(acts), all=len(record.acts)), style="dim")
