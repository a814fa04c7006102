"""`carrack verify`"""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import click

from .errors import Bad, one_line, plainly


@contextmanager
def lines_of(path: str) -> Generator[Iterator[bytes]]:
    """The lines of a file (`-`: of what is piped in)."""
    from carrack.store import lines

    def read(file: BinaryIO) -> Iterator[bytes]:
        with plainly(path):  # what is done with the lines has troubles of its own
            yield from lines.lines_of(file)

    try:
        if path == "-":
            yield read(sys.stdin.buffer)
        elif Path(path).is_dir():
            raise Bad(f"{path}: this is a folder, not a file")
        else:
            with plainly(path):
                file = open(path, "rb")  # noqa: SIM115
            with file:
                yield read(file)
    except ValueError as error:
        raise Bad(f"{path}: {error}") from None


@click.command(
    epilog="\b\nExamples:\n  carrack export k3f9 -o evening.tables\n  carrack verify evening.tables",
)
@click.argument("file", metavar="FILE")
def command(file: str) -> int:
    """Prove the luck of tables. FILE is an export, or - for what is piped in.

    Proved is that the secret shown at the end is the one promised before the start, that every outcome of luck follows from it and from the
    words the players added, and that every act was legal. The exit code is 0 if all tables are proved, 1 if one is not, 2 if FILE cannot be
    read.
    """
    from carrack.store.lines import TableText, read

    tables = proofs = 0
    with lines_of(file) as lines:
        for _, part in read(lines, strict=False):
            if isinstance(part, TableText):
                proved, sentence = proof(part)
                tables, proofs = tables + 1, proofs + proved
                click.echo(one_line(f"Table {part.head.id}: {sentence}"))
    if not tables:
        raise Bad(f"{file}: there is no table in it")
    if tables > 1:
        click.echo(f"{proofs} of {tables} tables proved.")
    return 0 if proofs == tables else 1


def proof(text: object) -> tuple[bool, str]:
    """Is the luck of a table proved? With a sentence that says so."""
    from carrack.store.lines import TableText
    from carrack.tables.audit import audit, revealed

    assert isinstance(text, TableText)
    secret = revealed(text.entries) or text.head.secret
    found = audit(text.head.id, text.entries, secret)
    if found.wrong is None and len(text.entries) != text.head.entries:
        return False, f"NOT proved: {text.head.entries} entries are announced, {len(text.entries)} are there."
    if found.wrong is not None:
        return False, f"NOT proved. Entry {found.at_seq}: {found.wrong}."
    table, luck = found.table, plural(found.outcomes, "outcome")
    if not secret:
        acts = f"{plural(found.acts, 'act')} legal, " if found.acts else ""
        return False, f"not to be proved yet. The game is not over and its secret is not shown; {acts}{luck} of luck possible."
    played = (
        f" It goes on from table {table.branch_of}: the luck among the {found.opening} acts taken from there is not of this secret, and only possible."
        if table.branch_of
        else ""
    )
    words = f" and {plural(len(table.words), 'addition')} by the players" if table.words else ""
    follows = "follows" if found.outcomes == 1 else "follow"
    acts = f", {plural(found.acts, 'act')} legal" if found.acts else ""
    return True, (
        f"proved. The secret is the one promised before the start, {luck} of luck {follows} from it{words}"
        f"{acts} ({table.playing.title}, {len(table.seats)} seats).{played}"
    )


def plural(n: int, what: str) -> str:
    """A number in words.

    >>> plural(1, "act"), plural(2, "act"), plural(0, "act")
    ('the 1 act', 'all 2 acts', 'no acts')
    """
    return f"the 1 {what}" if n == 1 else f"all {n} {what}s" if n else f"no {what}s"
