"""What the commands about stored tables share: which database, and opening it without making one by mistake."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from .errors import Bad

if TYPE_CHECKING:
    from carrack.store.database import Database

F = TypeVar("F", bound=Callable[..., Any])


def database_option(f: F) -> F:
    return click.option(
        "--database",
        "url",
        default="",
        envvar="CARRACK_DATABASE",
        metavar="URL",
        help="A file, or postgresql://…; the file of `carrack serve` when not given (also CARRACK_DATABASE).",
    )(f)


def address(url: str) -> str:
    """A database's address, found as `carrack serve` finds it."""
    from carrack.server.serve import CannotServe, database_url

    try:
        return database_url(url).render_as_string(hide_password=False)
    except CannotServe as error:
        raise Bad(f"--database: {error}") from None


@contextmanager
def opened(url: str, make: bool = False) -> Generator[Database]:
    """A database of Carrack's tables, up to date; it is made only where that is wanted."""
    from carrack.store.database import Database, StoreError
    from carrack.store.migrate import check, file_of, upgrade

    where = address(url)
    file = file_of(where)
    if file and not make and not file.is_file():
        raise Bad(f"{file}: there is no such database")
    try:
        if make:
            upgrade(where)
        elif wrong := check(where):
            raise Bad(f"--database: {wrong[0]}; `carrack serve` brings a database up to date")
        database = Database(where)
    except (StoreError, OSError) as error:
        raise Bad(f"--database: {error}") from None
    try:
        yield database
    except StoreError as error:
        raise Bad(f"--database: {error}") from None
    finally:
        database.close()


@contextmanager
def alone(url: str) -> Generator[str]:
    """Keep servers away from a file for a while; says who has it already. A file that is new goes again if what is done here fails."""
    from carrack.server import serve
    from carrack.store.migrate import file_of

    where = address(url)
    file = file_of(where)
    if file is None:
        yield ""
        return
    lock = Path(f"{file}.lock")
    made = [path for path in (lock, *file.parents) if not path.exists()]
    with ExitStack() as stack:
        taken = ""
        try:
            serve.make_folder(file.parent)
            stack.enter_context(serve.alone(serve.database_url(where)))
        except serve.CannotServe as error:
            taken = str(error)
        new = not taken and not os.path.lexists(file)
        try:
            yield taken
        except BaseException:
            if new:
                remove(file, made)
            raise


def remove(file: Path, made: list[Path]) -> None:
    """A new database, with what SQLite keeps beside it, and what else was made for it."""
    for path in (file, Path(f"{file}-wal"), Path(f"{file}-shm"), *made):
        with suppress(OSError):
            if path.is_dir():
                path.rmdir()
            else:
                path.unlink()


def chosen(table: str | None, every: bool) -> list[str] | None:
    """One table or all of them (None)."""
    if (table is None) == (not every):
        raise Bad("name one table, or say --all")
    return None if table is None else [table]
