"""Brings a database up to date, safely also when several processes begin at once.

`python -m carrack.store.migrate "what changes"` drafts the next step from the difference between the steps and `schema.py`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from .database import StoreError, open_engine, plain
from .schema import metadata

STEPS = Path(__file__).with_name("migrations")
PATIENCE_MS = 120_000  # how long to wait for another process that migrates
LOCK = 0x63617272  # "carr": the advisory lock on PostgreSQL


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file."""
    settings = Config()
    settings.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


@contextmanager
def alone(url: str) -> Generator[Connection]:
    """A transaction in which nobody else migrates. All of it happens, or nothing."""
    engine = open_engine(url, writer=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def patient(connection: Any, _: Any) -> None:
            connection.execute(f"PRAGMA busy_timeout={PATIENCE_MS}")
            # a table made anew drops the old one: with foreign keys on, that would take its entries along
            connection.execute("PRAGMA foreign_keys=OFF")

    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            yield connection
            if engine.dialect.name == "sqlite" and (lost := connection.exec_driver_sql("PRAGMA foreign_key_check").first()):
                raise StoreError(f"a row of {lost[0]} names one of {lost[2]} that is not there; nothing was changed")
    except SQLAlchemyError as error:
        raise plain(error) from None
    finally:
        engine.dispose()


def file_of(url: str) -> Path | None:
    """The file of a database, None for a server."""
    where = make_url(url)
    return Path(where.database) if where.get_backend_name() == "sqlite" and where.database else None


def head() -> str:
    """The newest step."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def steps() -> list[str]:
    """All steps, the first one first."""
    return [step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()][::-1]


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(url: str, to: str = "head") -> None:
    """Make the database, or bring it up to date. Raises StoreError, and then nothing has changed."""
    if to == "head" and current(url) == head():
        return
    with alone(url) as connection:
        now = revision_of(connection)
        if now is not None and now not in steps():
            raise StoreError(f"this database was made by a newer program (step {now[:40]}); this one knows up to {head()}")
        if now is None and inspect(connection).has_table("entries"):
            adopt(connection)
        command.upgrade(config(connection), to)


def adopt(connection: Connection) -> None:
    """A database made without steps (`create_all`) is taken for what it equals."""
    if differences(connection):
        raise StoreError("this database has tables that no step made, and they differ from what this program needs")
    command.stamp(config(connection), "head")


def current(url: str) -> str | None:
    """The step a database has reached, None for none."""
    engine = open_engine(url, writer=False)
    try:
        with engine.connect() as connection:
            return revision_of(connection)
    except SQLAlchemyError as error:
        raise plain(error) from None
    finally:
        engine.dispose()


def differences(connection: Connection) -> list[Any]:
    """What would have to change for the database to be as `schema.py` says."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return [d for d in compare_metadata(context, metadata) if not (d[0] == "remove_table" and d[1].name == "alembic_version")]


def check(url: str) -> list[str]:
    """What is not as it should be, in words; empty when all is well."""
    engine = open_engine(url, writer=False)
    try:
        with engine.connect() as connection:
            now = revision_of(connection)
            wrong = [] if now == head() else [f"it has reached step {now or 'none'}, the newest is {head()}"]
            return wrong + [f"it differs from the schema: {str(d)[:200]}" for d in differences(connection)]
    except SQLAlchemyError as error:
        raise plain(error) from None
    finally:
        engine.dispose()


def draft(message: str) -> str:
    """Write the next step, from what `schema.py` has more than the steps; returns its file."""
    number = f"{len(steps()) + 1:04}"
    with tempfile.TemporaryDirectory() as folder, alone(f"sqlite:///{folder}/draft.db") as connection:
        command.upgrade(config(connection), "head")
        made = command.revision(config(connection), message, autogenerate=True, rev_id=number)
    assert made is not None
    assert not isinstance(made, list)
    return str(made.path)


if __name__ == "__main__":
    print(draft(" ".join(sys.argv[1:]) or "a change"))  # noqa: T201
