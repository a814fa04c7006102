"""Tables as text: one JSON object per line, to keep, to send, to prove and to read back.

    {"line":"head","format":"carrack-tables","version":1}
    {"line":"person","id":"ada","name":"Ada"}
    {"line":"table","id":"k3f9","entries":214,"secret":"","invite":""}
    {"line":"entry","seq":1,"at":1790000000000,"event":{"event":"created",...}}
    ...
    {"line":"end","tables":1,"entries":214}

A copy with secrets (a backup) also has the secrets of tables that are not over, their invitations, and `row` lines of the other tables of
the database. Reading is strict: what is unknown, missing, doubled or cut off is refused with its line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, BinaryIO

import msgspec
from msgspec import Meta, Struct

from carrack.tables.events import AnyEvent, Entry

FORMAT = "carrack-tables"
VERSION = 1
LONGEST_LINE = 1 << 20


class BadText(ValueError):
    """A text that is not what it should be; says the line."""

    def __init__(self, what: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {what}" if line else what)


class Line(Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag=str.lower):
    """The base of all lines."""


class Head(Line, frozen=True):
    format: str
    version: int
    secrets: bool = False


class Person(Line, frozen=True):
    """Somebody the tables name."""

    id: str
    name: str


class Row(Line, frozen=True):
    """A row of a table of the database, in a backup; bytes are written in base64."""

    of: str
    values: dict[str, Any]


class TableLine(Line, frozen=True, tag="table"):
    """A table begins; so many entries follow."""

    id: str
    entries: int
    secret: str = ""  # of a table that is not over, in a backup
    invite: str = ""


class EntryLine(Line, frozen=True, tag="entry"):
    seq: Annotated[int, Meta(ge=1, lt=1 << 31)]
    at: Annotated[int, Meta(ge=0, lt=1 << 53)]
    event: AnyEvent


class End(Line, frozen=True):
    tables: int
    entries: int


AnyLine = Head | Person | Row | TableLine | EntryLine | End

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyLine).decode


@dataclass
class TableText:
    """A table as it stood in a text."""

    head: TableLine
    line: int  # where it begins
    entries: list[Entry] = field(default_factory=list[Entry])

    def line_of(self, seq: int) -> int:
        """The line of an entry."""
        return self.line + next((n for n, e in enumerate(self.entries, 1) if e.seq == seq), len(self.entries))


Part = tuple[int, Head | Person | Row | TableText]


def read(lines: Iterable[bytes], strict: bool = True) -> Iterator[Part]:
    """The parts of a text, each with its line, one table in memory at a time. Raises BadText.

    Not strict: missing lines are the reader's to judge; every line that is there must still be a line.
    """
    table: TableText | None = None
    tables = entries = n = 0
    ended = False
    for n, data in enumerate(lines, start=1):
        line = understood(data, n)
        if ended:
            raise BadText("there is more after the end", n)
        if isinstance(line, Head) != (n == 1):
            raise BadText(f"this is no text of tables: it does not begin with {FORMAT}" if n == 1 else "a second head", n)
        if isinstance(line, EntryLine):
            if table is None:
                raise BadText("an entry outside of a table", n)
            table.entries.append(Entry(line.seq, line.at, line.event))
            entries += 1
            continue
        if table is not None:
            yield table.line, whole(table, n, strict)
            table = None
        match line:
            case Head(format, version):
                if (format, version) != (FORMAT, VERSION):
                    raise BadText(f"this is {format[:40]} {version}; this program reads {FORMAT} {VERSION}", n)
                yield n, line
            case Person() | Row():
                yield n, line
            case TableLine():
                table = TableText(line, n)
                tables += 1
            case End():
                ended = True
                if strict and (line.tables, line.entries) != (tables, entries):
                    raise BadText(f"{line.tables} tables and {line.entries} entries are announced, {tables} and {entries} are there", n)
    if table is not None:
        yield table.line, whole(table, n + 1, strict)
    if n == 0:
        raise BadText("this is empty", 1)
    if strict and not ended:
        raise BadText("the text is cut off: its last line is not the end", n)


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file; one that is too long comes in pieces, and is refused."""
    return iter(lambda: file.readline(LONGEST_LINE + 1), b"")


def whole(table: TableText, n: int, strict: bool) -> TableText:
    if strict and len(table.entries) != table.head.entries:
        raise BadText(
            f"table {table.head.id[:40]} has {len(table.entries)} entries, not {table.head.entries}: lines are missing or too many", n
        )
    return table


def understood(data: bytes, n: int) -> AnyLine:
    """One line."""
    if len(data) > LONGEST_LINE:
        raise BadText(f"{len(data)} bytes are more than a line may have", n)
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if n == 1:
            raise BadText("this is no text of tables", n) from None
        raise BadText(f"{str(error)[:200]}" if data.strip() else "an empty line", n) from None
