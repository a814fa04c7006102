"""`carrack recheck`"""

from __future__ import annotations

import click

from .common import as_json
from .databases import chosen, database_option, opened
from .errors import Bad, one_line


@click.command(epilog="\b\nExamples:\n  carrack recheck --all\n  carrack recheck k3f9 --json")
@click.argument("table", required=False)
@click.option("--all", "every", is_flag=True, help="Every table there is.")
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
@database_option
def command(table: str | None, every: bool, json_: bool, url: str) -> int:
    """Replay stored tables with the present rules and say where they differ. The exit code is 1 if one does."""
    ids = chosen(table, every)
    from dataclasses import asdict

    from carrack.store.transfer import Replay, replay_report, table_ids

    with opened(url) as database:
        try:
            reports = [replay_report(database, id) for id in (database.read_now(table_ids) if ids is None else ids)]
        except LookupError as error:
            raise Bad(str(error)) from None
    different = sum(not r.same for r in reports)
    if json_:
        as_json([asdict(r) | {"same": r.same} for r in reports])
        return 1 if different else 0

    def told(r: Replay) -> str:
        old = f"made with version {r.old_version} of the rules; " if r.old_version else ""
        if r.seq:
            return f"Table {r.table} ({r.game}): {old}differs at entry {r.seq} of {r.entries}: {r.sentence}."
        return f"Table {r.table} ({r.game}): {old}all {r.entries} entries replay."

    for r in reports:
        if not r.same or ids is not None:
            click.echo(one_line(told(r)))
    click.echo(f"{len(reports) - different} of {len(reports)} tables replay as they were played.")
    return 1 if different else 0
