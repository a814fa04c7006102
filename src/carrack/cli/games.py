"""`carrack games`"""

from __future__ import annotations

from typing import Any

import click

from carrack.core.game import Game, games
from carrack.core.state import Option

from .common import as_json, console


def option(o: Option, game: Game) -> dict[str, Any]:
    """What may be chosen, and what is chosen if nothing is said: by number of seats where that differs."""
    range_ = {} if o.choices else {"least": o.numbers[0], "most": o.numbers[-1]}
    standard = {seats: o.standard(seats) for seats in game.seats}
    same = len(set(standard.values())) == 1
    default = standard[game.seats[0]] if same else {str(seats): value for seats, value in standard.items()}
    return {"choices": list(o.choices), **range_, "default": default, "about": o.why}


WIDE = 60  # columns of a terminal that has room for titles and makers


@click.command(epilog="\b\nExample:\n  carrack games --json")
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(json_: bool) -> None:
    """List the games: the name to type, players, length and who made them."""
    known = games()
    if json_:
        as_json(
            [
                {
                    "name": name,
                    "title": g.title,
                    "designers": list(g.designers),
                    "publisher": g.publisher,
                    "year": g.year,
                    "seats": list(g.seats),
                    "minutes": list(g.minutes),
                    "options": {o.name: option(o, g) for o in g.options},
                }
                for name, g in known.items()
            ]
        )
        return
    from rich import box
    from rich.table import Table

    screen = console()
    headings = ("Name", "Game", "Players", "Minutes", "By") if screen.width >= WIDE else ("Name", "Players", "Minutes")
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in headings:
        table.add_column(heading, style="bold" if heading == "Name" else "", no_wrap=heading == "Name")
    for name, g in known.items():
        told = {
            "Name": name,
            "Game": g.title,
            "Players": f"{g.seats[0]}–{g.seats[-1]}",
            "Minutes": f"{g.minutes[0]}–{g.minutes[1]}",
            "By": f"{', '.join(g.designers)} ({g.year})",
        }
        table.add_row(*(told[heading] for heading in headings))
    screen.print(table)
