"""The logs of tables. An append is refused if somebody else has written the same entry; nothing is ever changed or removed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, delete, insert, select, update

from carrack.tables.events import Entry, decode_event, encode_event
from carrack.tables.table import Table

from .database import Together
from .schema import entries, seats, tables

NEWEST = 2**31 - 1
APPEND = insert(entries)
TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("b_id"))
    .values(
        status=bindparam("b_status"),
        actor=bindparam("b_actor"),
        seq=bindparam("b_seq"),
        changed=bindparam("b_changed"),
        wake=bindparam("b_wake"),
        acts=bindparam("b_acts"),
        since=bindparam("b_since"),
    )
)


@dataclass(frozen=True)
class Stored:
    """What the database knows of a table beside its log."""

    id: str
    secret: str
    invite: str


def rows(table: str, new: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries as rows."""
    return [{"table": table, "seq": e.seq, "at": e.at, "event": encode_event(e.event).decode()} for e in new]


def summary(table: Table) -> dict[str, Any]:
    """The summary that lobby and clocks read, for `TOUCH`."""
    return {
        "b_id": table.id,
        "b_status": table.status,
        "b_actor": table.actor,
        "b_seq": table.seq,
        "b_changed": table.changed,
        "b_wake": table.deadline(),
        "b_acts": len(table.acts),
        "b_since": table.since,
    }


def create(connection: Connection, table: Table, invite: str, new: Sequence[Entry]) -> None:
    """A new table with its first entries."""
    connection.execute(
        insert(tables).values(
            id=table.id,
            secret=table.secret,
            invite=invite,
            game=table.playing.name,
            status=table.status,
            visibility=table.visibility,
            host=table.host,
            seats=len(table.seats),
            actor=table.actor,
            seq=table.seq,
            created=table.created,
            changed=table.changed,
            wake=table.deadline(),
            acts=len(table.acts),
            since=table.since,
        )
    )
    connection.execute(APPEND, rows(table.id, new))
    keep_seats(connection, table)


class Append(Together):
    """New entries of a table, its summary, and what else follows from them. Many tables are written with two statements."""

    def __init__(self, table: Table, new: Sequence[Entry], then: Callable[[Connection], None] | None = None) -> None:
        self.rows, self.summary, self.then = rows(table.id, new), summary(table), then

    @classmethod
    def gather(cls, connection: Connection, writes: Sequence[Append]) -> None:
        many(connection, APPEND, [row for write in writes for row in write.rows])
        many(connection, TOUCH, [write.summary for write in writes])

    def rest(self, connection: Connection) -> None:
        if self.then:
            self.then(connection)


def many(connection: Connection, statement: Insert | Update, rows: list[dict[str, Any]]) -> None:
    """A statement for many rows, straight to the driver: SQLAlchemy looks at a row for longer than SQLite takes to write it."""
    sql, in_order = worded(statement, connection.dialect, tuple(rows[0]))
    connection.exec_driver_sql(sql, [in_order(row) for row in rows] if in_order else rows)


@lru_cache(maxsize=16)
def worded(statement: Insert | Update, dialect: Dialect, names: tuple[str, ...]) -> tuple[str, itemgetter[Any] | None]:
    """A statement in the words of a database, and what puts a row into the order of its places, if these have no names."""
    compiled = statement.compile(dialect=dialect, column_keys=names if isinstance(statement, Insert) else None)
    return str(compiled), itemgetter(*compiled.positiontup) if compiled.positiontup else None


def keep_seats(connection: Connection, table: Table) -> None:
    """Who sits where, for the lists of a person's tables."""
    connection.execute(delete(seats).where(seats.c.table == table.id))
    people = [
        {"table": table.id, "seat": p, "person": s.person or s.owner, "name": s.name, "bot": s.bot}
        for p, s in enumerate(table.seats)
        if s.taken
    ]
    if people:
        connection.execute(insert(seats), people)


def read(connection: Connection, table: str, after: int = 0, upto: int = NEWEST) -> list[Entry]:
    """The entries after number `after`, in order."""
    found = connection.execute(
        select(entries.c.seq, entries.c.at, entries.c.event)
        .where(entries.c.table == table, entries.c.seq > after, entries.c.seq <= upto)
        .order_by(entries.c.seq)
    )
    return [Entry(seq, at, decode_event(event)) for seq, at, event in found]


def stored(connection: Connection, table: str) -> Stored | None:
    """A table's secret and invitation, or None if there is no such table."""
    row = connection.execute(select(tables.c.id, tables.c.secret, tables.c.invite).where(tables.c.id == table)).first()
    return Stored(*row) if row else None


def due(connection: Connection, now: int, but: Collection[str] = ()) -> list[str]:
    """Tables whose clock has run out."""
    return list(connection.execute(select(tables.c.id).where(tables.c.wake <= now, tables.c.id.not_in(but)).limit(500)).scalars())


def bots_to_act(connection: Connection, but: Collection[str] = ()) -> list[str]:
    """Tables where a bot is to act."""
    acting = select(tables.c.id).join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.actor))
    return list(
        connection.execute(acting.where(tables.c.status == "playing", seats.c.bot != "", tables.c.id.not_in(but)).limit(500)).scalars()
    )
