"""Export and import of tables, and replaying them after the rules were changed.

An export tells everything that happened, hidden cards too: it is for those who keep the server. The secret of a table's luck is part of
its last entry; the secret of a table that is not over goes only into a backup (`secrets=True`), as do invitations, password hashes,
tokens, results and ratings. An import is all or nothing, changes nothing that is there, and never touches a rating.
"""

from __future__ import annotations

import base64
import secrets as randomness
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy import Table as SqlTable

from carrack.tables.audit import audit, revealed
from carrack.tables.events import Created, Entry, Finished, Seated, Started

from . import log as logs
from .database import Database
from .lines import FORMAT, VERSION, BadText, End, EntryLine, Head, Person, Row, TableLine, TableText, encode, read
from .results import keep_result
from .schema import keys, metadata, people, results, tables

ELSEWHERE = ("people", "tables", "entries", "seats", "sessions")  # exported in their own way, derived, or not at all
Out = Callable[[bytes], object]


@dataclass
class Counts:
    """What was exported or imported."""

    tables: int = 0
    entries: int = 0
    people: int = 0
    rows: int = 0
    same: int = 0  # tables that were there already
    unchecked: int = 0  # tables taken although the present rules refuse them


# --- export -------------------------------------------------------------------------------------
def export(connection: Connection, out: Out, ids: Sequence[str] | None = None, secrets: bool = False) -> Counts:
    """Write some tables, or all of them; raises LookupError for a table that is not there. `out` is given whole lines."""
    if connection.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    counts = Counts()

    def put(line: Any) -> None:
        out(encode(line) + b"\n")

    chosen = table_ids(connection) if ids is None else list(ids)
    everybody: set[str] = set()
    for id in chosen:
        if logs.stored(connection, id) is None:
            raise LookupError(f"there is no table {id[:40]!r}")
        everybody |= named(logs.read(connection, id))
    put(Head(FORMAT, VERSION, secrets))
    whom = select(people).order_by(people.c.id)
    for row in connection.execute(whom if ids is None else whom.where(people.c.id.in_(everybody))).mappings():
        if row["id"] in everybody or (secrets and ids is None):
            put(Row("people", written(people, row)) if secrets else Person(row["id"], row["name"]))
            counts.people += 1
    for id in chosen:
        stored, entries = logs.stored(connection, id), logs.read(connection, id)
        assert stored is not None
        kept = ("" if revealed(entries) else stored.secret, stored.invite) if secrets else ("", "")
        put(TableLine(id, len(entries), *kept))
        for entry in entries:
            put(EntryLine(entry.seq, entry.at, entry.event))
        counts.tables, counts.entries = counts.tables + 1, counts.entries + len(entries)
    if secrets:
        for table in metadata.sorted_tables if ids is None else (results,):
            if table.name in ELSEWHERE:
                continue
            which = select(table) if ids is None else select(table).where(table.c.table.in_(chosen))
            for row in connection.execute(which.order_by(*table.primary_key.columns)).mappings():
                put(Row(str(table.name), written(table, row)))
                counts.rows += 1
    put(End(counts.tables, counts.entries))
    return counts


def named(entries: Iterable[Entry]) -> set[str]:
    """The people a table names: its host and who sat there."""
    hosts = {e.event.host for e in entries if isinstance(e.event, Created)}
    return hosts | {e.event.person for e in entries if isinstance(e.event, Seated) and e.event.person}


def written(table: SqlTable, row: Any) -> dict[str, Any]:
    """A row as JSON can say it."""
    return {str(c.name): base64.b64encode(v).decode() if isinstance(v := row[c.name], bytes) else v for c in table.columns}


# --- import -------------------------------------------------------------------------------------
def import_(connection: Connection, lines: Iterable[bytes], now: int, unchecked: bool = False, taken: str = "") -> Counts:
    """Read tables into the database, in the caller's transaction. Raises BadText, and then the caller rolls back.

    `unchecked`: take also tables that the present rules refuse, such as those made with other rules. `taken`: who else has the database
    open, and so has its key in memory.
    """
    counts, backup = Counts(), False
    anybody = connection.execute(select(people.c.id).limit(1)).first() is not None
    for n, part in read(lines):
        match part:
            case Head():
                backup = part.secrets
            case Person():
                counts.people += take_person(connection, part, now, n)
            case Row():
                if not backup:
                    raise BadText("rows belong into a text with secrets", n)
                if part.of == keys.name:
                    make_way(connection, part, anybody, taken, n)
                counts.rows += take_row(connection, part, n)
            case TableText():
                take_table(connection, part, backup, unchecked, counts)
    return counts


def take_person(connection: Connection, person: Person, now: int, n: int) -> bool:
    """Somebody as a guest, unless he is known."""
    if not 0 < len(person.id) <= 32 or not 0 < len(person.name) <= 24:
        raise BadText("a person has an id of up to 32 and a name of up to 24 characters", n)
    if connection.execute(select(people.c.id).where(people.c.id == person.id)).first():
        return False
    connection.execute(insert(people).values(id=person.id, name=person.name, created=now))
    return True


def others(connection: Connection) -> str:
    """Who else has a database on PostgreSQL open, nothing if nobody has."""
    if connection.dialect.name != "postgresql":
        return ""
    who = "datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL"  # PostgreSQL's own workers have no name
    found = connection.execute(text(f"SELECT 1 FROM pg_stat_activity WHERE {who} LIMIT 1")).first()
    return "another program has this database open" if found else ""


def make_way(connection: Connection, row: Row, anybody: bool, taken: str, n: int) -> None:
    """A server that was started before its backup was read in has a key of its own. Nobody needs it as long as nobody has been there."""
    other = (keys.c.name == row.values.get("name"), keys.c.value != row.values.get("value"))
    if connection.execute(select(keys.c.name).where(*other)).first():
        if anybody:
            raise BadText(
                "this database has people and a key of its own, by which it knows its guests; "
                "with the key of the backup it would know them no more. Read the backup into a new database",
                n,
            )
        if taken:
            raise BadText(f"{taken}. A server knows its guests by the key that it began with: stop it, read the backup, start it again", n)
        connection.execute(delete(keys).where(*other))


def take_row(connection: Connection, row: Row, n: int) -> bool:
    """A row of a backup; one that is there must be the same."""
    table = metadata.tables.get(row.of)
    if table is None or (row.of in ELSEWHERE and row.of != "people"):
        raise BadText(f"a backup has no rows of {row.of[:40]!r}", n)
    unknown = set(row.values) - {c.name for c in table.columns}
    if unknown:
        raise BadText(f"{row.of} has no {sorted(unknown)[0][:40]!r}", n)
    values = {c.name: read_value(c, row.values[c.name], n) for c in table.columns if c.name in row.values}
    missing = [c.name for c in table.columns if c.name not in values and not c.nullable and c.server_default is None]
    if missing:
        raise BadText(f"a row of {row.of} without {missing[0]}", n)
    here = connection.execute(select(table).where(*(c == values[c.name] for c in table.primary_key.columns))).mappings().first()
    if here is None:
        connection.execute(insert(table).values(**values))
        return True
    if any(here[k] != v for k, v in values.items()):
        raise BadText(f"{row.of}: this row is here already and differs", n)
    return False


def read_value(column: Any, value: Any, n: int) -> Any:
    """A value for a column, of the column's own type."""
    kind: type[Any] = column.type.python_type
    if value is None and column.nullable:
        return None
    try:
        if kind is bytes and isinstance(value, str):
            return base64.b64decode(value, validate=True)
    except ValueError:
        raise BadText(f"{column.name} is not base64", n) from None
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    fits = type(value) is kind
    if isinstance(value, str):
        fits = fits and len(value) <= (column.type.length or 1 << 20)
    elif isinstance(value, int):
        fits = fits and abs(value) < 1 << 63
    if not fits:
        raise BadText(f"{column.name} is no {kind.__name__} that fits", n)
    return value


def take_table(connection: Connection, text: TableText, backup: bool, unchecked: bool, counts: Counts) -> None:
    """A table, unless the same is there."""
    id, entries, n = text.head.id, text.entries, text.line
    if not (0 < len(id) <= 32 and id.isascii() and id.isalnum()):
        raise BadText(f"{id[:40]!r} is no name of a table", n)
    if len(text.head.invite) > 32:
        raise BadText("an invitation has up to 32 characters", n)
    here = logs.stored(connection, id)
    if here is not None:
        before = logs.read(connection, id)
        if before != entries or (text.head.secret and text.head.secret != here.secret):
            other = next((a.seq for a, b in zip(before, entries, strict=False) if a != b), min(len(before), len(entries)) + 1)
            raise BadText(f"table {id} is here already and differs from entry {other} on", n)
        counts.same += 1
        return
    secret = revealed(entries) or text.head.secret
    if not secret:
        raise BadText(f"table {id} is not over and its secret is missing: it can only be taken from an export with secrets", n)
    found = audit(id, entries, secret)
    invite = text.head.invite or randomness.token_urlsafe(12)
    if found.wrong is None:
        logs.create(connection, found.table, invite, entries)
        if found.table.status == "finished" and not backup:
            end = next(e for e in entries if isinstance(e.event, Finished))
            keep_result(connection, found.table, end.at, rated=False)
    elif (
        unchecked
        and entries
        and len(secret) <= 64
        and [e.seq for e in entries] == list(range(1, len(entries) + 1))
        and isinstance(made := entries[0].event, Created)
        and 0 < made.seats < 100
    ):
        connection.execute(insert(tables).values(id=id, secret=secret, invite=invite, **outline(entries, made)))
        connection.execute(logs.APPEND, logs.rows(id, entries))
        counts.unchecked += 1
    else:
        raise BadText(f"table {id}, entry {found.at_seq}: {found.wrong}", text.line_of(found.at_seq))
    counts.tables, counts.entries = counts.tables + 1, counts.entries + len(entries)


def outline(entries: Sequence[Entry], made: Created) -> dict[str, Any]:
    """The summary of a table that cannot be replayed."""
    kinds = {type(e.event) for e in entries}
    return {
        "game": made.game[:32],
        "status": "finished" if Finished in kinds else "playing" if Started in kinds else "waiting",
        "visibility": made.visibility,
        "host": made.host[:32],
        "seats": made.seats,
        "actor": -1,
        "seq": len(entries),
        "created": entries[0].at,
        "changed": entries[-1].at,
        "wake": None,
    }


# --- after a change of the rules ----------------------------------------------------------------
@dataclass(frozen=True)
class Replay:
    """How a stored table replays with the present rules."""

    table: str
    game: str
    entries: int
    status: str
    seq: int = 0  # the first entry that differs, 0 for none
    sentence: str = ""
    code: str = ""
    old_version: int = 0  # the version it was made with, if it is not the present one

    @property
    def same(self) -> bool:
        """Everything replays, by rules of the same version."""
        return not self.seq and not self.old_version


def replay_report(database: Database, table: str) -> Replay:
    """Replay a stored table with the present rules and say where it first differs. Raises LookupError."""

    def look(connection: Connection) -> tuple[logs.Stored | None, list[Entry]]:
        return logs.stored(connection, table), logs.read(connection, table)

    stored, entries = database.read_now(look)
    if stored is None:
        raise LookupError(f"there is no table {table[:40]!r}")
    found = audit(table, entries, stored.secret, any_version=True)
    made = entries[0].event if entries else None
    game = made.game if isinstance(made, Created) else ""
    wrong = (found.at_seq or 1, str(found.wrong), found.wrong.code) if found.wrong else (0, "", "")
    return Replay(table, game, len(entries), found.table.status, *wrong, found.old_version)


def table_ids(connection: Connection) -> list[str]:
    """All tables, the oldest first."""
    return list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())


__all__ = ["Counts", "Replay", "export", "import_", "others", "replay_report", "table_ids"]
