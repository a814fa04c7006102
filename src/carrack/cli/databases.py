"""What the commands about stored tables share: which database, and opening it without making one by mistake."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
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


def chosen(table: str | None, every: bool) -> list[str] | None:
    """One table or all of them (None)."""
    if (table is None) == (not every):
        raise Bad("name one table, or say --all")
    return None if table is None else [table]
