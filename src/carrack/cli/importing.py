"""`carrack import`"""

from __future__ import annotations

import time
from itertools import chain, islice
from typing import TYPE_CHECKING

import click

from .databases import alone, database_option, opened
from .errors import plainly
from .verify import lines_of

if TYPE_CHECKING:
    from sqlalchemy import Connection


@click.command("import", epilog="\b\nExamples:\n  carrack import backup.tables --database new.db")
@click.argument("file", metavar="FILE")
@click.option("--unchecked", is_flag=True, help="Also take tables that the present rules refuse, as they are.")
@database_option
def command(file: str, unchecked: bool, url: str) -> None:
    """Read tables from an export into a database: all of them, or none. What is there stays as it is, and no rating changes."""
    from carrack.store.lines import read
    from carrack.store.transfer import Counts, import_, others

    with lines_of(file) as lines, plainly(file):
        first = list(islice(lines, 1))
        next(read(first, strict=False))  # no database is made for what is no text of tables
        with alone(url) as taken, opened(url, make=True) as database:
            whole = chain(first, lines)

            def write(connection: Connection) -> Counts:
                return import_(connection, whole, int(time.time() * 1000), unchecked, taken or others(connection))

            counts = database.write_now(write)
    said = [f"{counts.tables} tables with {counts.entries} entries"]
    said += [f"{n} {what}" for n, what in ((counts.people, "people"), (counts.rows, "rows")) if n]
    click.echo(f"Taken: {', '.join(said)}.")
    if counts.same:
        click.echo(f"{counts.same} tables were there already.")
    if counts.unchecked:
        click.echo(f"{counts.unchecked} of them do not replay with the present rules.")
