"""Lists of tables, from their summaries."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, and_, or_, select

from carrack.tables.events import Created, decode_event

from .schema import entries, people, results, seats, tables


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    visibility: str
    host: str
    host_name: str
    actor: int
    created: int
    changed: int
    acts: int
    since: int  # when the present actor's time began; the last change where nobody is to act
    made: Created
    seats: list[tuple[int, str, str, str]]  # seat, person, name, bot
    results: list[tuple[int, int]]  # rank and score of each seat, when it is over


def listed(
    connection: Connection,
    *,
    status: str = "",
    game: str = "",
    person: str = "",
    before: tuple[int, str] | None = None,
    since: int = 0,
    limit: int = 50,
) -> list[Listed]:
    """Public tables, or all tables of one person, those that changed last first."""
    wanted: list[Any] = [tables.c.changed >= since]
    if person:
        sits = select(seats.c.table).where(seats.c.person == person)
        wanted.append(or_(tables.c.host == person, tables.c.id.in_(sits)))
    else:
        wanted.append(tables.c.visibility == "public")
    if status:
        wanted.append(tables.c.status == status)
    if game:
        wanted.append(tables.c.game == game)
    if before:
        at, id = before
        wanted.append(or_(tables.c.changed < at, and_(tables.c.changed == at, tables.c.id < id)))
    query = (
        select(
            tables.c.id,
            tables.c.game,
            tables.c.status,
            tables.c.visibility,
            tables.c.host,
            people.c.name,
            tables.c.actor,
            tables.c.created,
            tables.c.changed,
            tables.c.acts,
            tables.c.since,
            entries.c.event,
        )
        .join(entries, and_(entries.c.table == tables.c.id, entries.c.seq == 1))
        .join(people, people.c.id == tables.c.host, isouter=True)
        .where(*wanted)
        .order_by(tables.c.changed.desc(), tables.c.id.desc())
        .limit(limit)
    )
    found = connection.execute(query).all()
    sitting: dict[str, list[tuple[int, str, str, str]]] = {row.id: [] for row in found}
    who = select(seats.c.table, seats.c.seat, seats.c.person, seats.c.name, seats.c.bot).where(seats.c.table.in_(list(sitting)))
    for table, *seat in connection.execute(who.order_by(seats.c.seat)):
        sitting[table].append((seat[0], seat[1], seat[2], seat[3]))
    ended: dict[str, list[tuple[int, int]]] = {row.id: [] for row in found}
    how = select(results.c.table, results.c.rank, results.c.score).where(
        results.c.table.in_([r.id for r in found if r.status == "finished"])
    )
    for table, rank, score in connection.execute(how.order_by(results.c.table, results.c.seat)):
        ended[table].append((rank, score))
    out: list[Listed] = []
    for id, game, status, visibility, host, name, actor, created, changed, acts, since, event in found:
        made = decode_event(event)
        assert isinstance(made, Created)
        more = (acts, since if actor >= 0 and since else changed, made, sitting[id], ended[id])
        out.append(Listed(id, game, status, visibility, host, name or "", actor, created, changed, *more))
    return out


def private(connection: Connection, ids: list[str]) -> set[str]:
    """Those of these tables that are private."""
    return set(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids), tables.c.visibility == "private")).scalars())
