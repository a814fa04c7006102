"""Games that have been looked at again, or are being so: how far each is, and in the end what was found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from .schema import analyses


@dataclass(frozen=True)
class Kept:
    """How far an analysis is; `found` is JSON when it is done."""

    done: int
    total: int
    changed: int
    found: str | None


def kept(connection: Connection, table: str) -> Kept | None:
    """What is known of a table's analysis."""
    wanted = (analyses.c.done, analyses.c.total, analyses.c.changed, analyses.c.found)
    row = connection.execute(select(*wanted).where(analyses.c.table == table)).first()
    return Kept(*row) if row else None


def claim(connection: Connection, table: str, total: int, now: int, silent_since: int) -> bool:
    """Begin an analysis, unless it is there or somebody who was heard of lately works on it. Raises Conflict when two begin at once."""
    before = kept(connection, table)
    if before is None:
        connection.execute(insert(analyses).values(table=table, done=0, total=total, changed=now))
        return True
    if before.found is not None or before.changed >= silent_since:
        return False
    connection.execute(update(analyses).where(analyses.c.table == table).values(done=0, total=total, changed=now))
    return True


def beat(connection: Connection, done: Mapping[str, int], now: int) -> None:
    """Whoever works on these is still there."""
    for table, acts in done.items():
        connection.execute(update(analyses).where(analyses.c.table == table).values(done=acts, changed=now))


def keep(connection: Connection, table: str, total: int, found: str, now: int) -> None:
    """What was found, for everybody who comes later."""
    connection.execute(update(analyses).where(analyses.c.table == table).values(done=total, total=total, found=found, changed=now))


def drop(connection: Connection, table: str) -> None:
    """Forget an analysis: it has failed, or cannot be read any more."""
    connection.execute(delete(analyses).where(analyses.c.table == table))
