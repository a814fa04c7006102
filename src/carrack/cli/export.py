"""`carrack export`"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import click

from .databases import chosen, database_option, opened
from .errors import Bad, plainly
from .files import check_place, replace


@click.command(
    epilog="\b\nExamples:\n  carrack export k3f9 -o evening.tables\n  carrack export --all --with-secrets -o backup.tables",
)
@click.argument("table", required=False)
@click.option("--all", "every", is_flag=True, help="Every table there is.")
@click.option("--with-secrets", "secrets", is_flag=True, help="A backup: secrets of tables not over, invitations, accounts, ratings.")
@click.option("-o", "--output", metavar="FILE", help="Where to write. Default: to the screen.")
@database_option
def command(table: str | None, every: bool, secrets: bool, output: str | None, url: str) -> None:
    """Write a table, or all of them, as text. It tells everything that happened, hidden cards too."""
    ids = chosen(table, every)
    if output is not None:
        check_place(Path(output), "--output")
    from carrack.store.transfer import Counts, export

    def write(out: Callable[[bytes], object]) -> Counts:
        try:
            return database.read_now(lambda connection: export(connection, out, ids, secrets))
        except LookupError as error:
            raise Bad(str(error)) from None

    with opened(url) as database:
        if output is None:
            write(sys.stdout.buffer.write)
            sys.stdout.flush()
            return
        with plainly(output):
            counts = replace(Path(output), write, private=secrets)
    click.echo(f"{counts.tables} tables with {counts.entries} entries written to {output}.", err=True)
