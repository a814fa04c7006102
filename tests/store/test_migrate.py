"""The steps that make and change the database."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import func, insert, inspect, select, text

from carrack.store import log as logs
from carrack.store import migrate
from carrack.store.database import Database, StoreError, open_engine
from carrack.store.schema import entries, metadata, people


def test_the_steps_make_exactly_the_schema(url):
    assert migrate.current(url) is None
    migrate.upgrade(url)
    assert migrate.current(url) == migrate.head() == migrate.steps()[-1]
    assert migrate.check(url) == []
    migrate.upgrade(url)  # nothing more to do
    engine = open_engine(url, writer=False)
    with engine.connect() as connection:
        assert migrate.differences(connection) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
    engine.dispose()


def test_the_columns_are_the_same_as_those_made_without_steps(tmp_path):
    """What `compare_metadata` does not look at: the text of the tables themselves."""

    def texts(path: Path) -> dict[str, list[str]]:
        with sqlite3.connect(path) as connection:
            rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version'").fetchall()
        connection.close()
        return {name: sorted(x.strip().rstrip(",") for x in sql.replace("\t", "").replace('"', "").splitlines()) for name, sql in rows}

    migrate.upgrade(f"sqlite:///{tmp_path}/steps.db")
    engine = open_engine(f"sqlite:///{tmp_path}/whole.db", writer=True)
    metadata.create_all(engine)
    engine.dispose()
    assert texts(tmp_path / "steps.db") == texts(tmp_path / "whole.db")


def test_a_database_made_without_steps_is_adopted(url):
    engine = open_engine(url, writer=True)
    metadata.create_all(engine)
    engine.dispose()
    assert migrate.check(url) != []
    migrate.upgrade(url)
    assert migrate.check(url) == []


def test_a_foreign_database_is_left_alone(url):
    engine = open_engine(url, writer=True)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE entries (shopping TEXT)"))
    engine.dispose()
    with pytest.raises(StoreError, match="no step made"):
        migrate.upgrade(url)
    assert migrate.current(url) is None


def test_a_database_of_a_newer_program_is_left_alone(url):
    migrate.upgrade(url)
    engine = open_engine(url, writer=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError, match="newer program"):
        migrate.upgrade(url)
    assert "9999" in migrate.check(url)[0]


def test_a_difference_is_told(url):
    migrate.upgrade(url)
    engine = open_engine(url, writer=True)
    with engine.begin() as connection:
        connection.execute(text("DROP INDEX ix_tables_wake"))
    engine.dispose()
    assert any("ix_tables_wake" in line for line in migrate.check(url))


def test_a_step_keeps_what_is_there(url, play):
    """A step that makes `tables` anew, as SQLite needs it, keeps the entries that hang on it."""
    migrate.upgrade(url)
    database = Database(url)
    game = play("kept", ["ada", "bot:greedy"]).finish().store(database)
    database.write_now(lambda c: c.execute(insert(people).values(id="ada", name="Ada", created=1)))
    database.close()
    with migrate.alone(url) as connection:
        step = Operations(MigrationContext.configure(connection, opts={"render_as_batch": True}))
        with step.batch_alter_table("tables", recreate="always" if connection.dialect.name == "sqlite" else "auto") as batch:
            batch.add_column(sa.Column("colour", sa.String(8), nullable=False, server_default="blue"))
            batch.alter_column("invite", type_=sa.String(64))
        with step.batch_alter_table("people") as batch:
            batch.add_column(sa.Column("flag", sa.String(8)))
    database = Database(url)
    assert database.read_now(lambda c: logs.read(c, "kept")) == game.entries
    assert database.read_now(lambda c: c.execute(text("SELECT colour FROM tables")).scalar()) == "blue"
    database.close()


def test_a_step_that_fails_changes_nothing(url, play):
    migrate.upgrade(url)
    database = Database(url)
    play("kept", ["ada", "bot:greedy"]).store(database)
    database.close()

    def step() -> None:
        with migrate.alone(url) as connection:
            connection.execute(text("ALTER TABLE people ADD COLUMN colour TEXT"))
            connection.execute(text("DELETE FROM entries"))
            connection.execute(text("SELECT nothing FROM nowhere"))

    with pytest.raises(StoreError):
        step()
    assert migrate.check(url) == []
    database = Database(url)
    assert database.read_now(lambda c: c.execute(select(func.count()).select_from(entries)).scalar()) == 3
    database.close()


def test_a_step_that_orphans_rows_is_refused(tmp_path, play):
    url = f"sqlite:///{tmp_path}/data.db"
    migrate.upgrade(url)
    database = Database(url)
    play("kept", ["ada", "bot:greedy"]).store(database)
    database.close()
    with pytest.raises(StoreError, match="nothing was changed"), migrate.alone(url) as connection:
        connection.execute(text("DELETE FROM tables"))


def test_down_and_up_again(url):
    from alembic import command

    migrate.upgrade(url)
    with migrate.alone(url) as connection:
        command.downgrade(migrate.config(connection), "base")
        assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
    migrate.upgrade(url)
    assert migrate.check(url) == []


def test_several_processes_begin_at_once(url):
    code = f"from carrack.store.migrate import upgrade; upgrade({url!r})"
    processes = [subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True) for _ in range(4)]
    answers = [process.communicate(timeout=60)[1] for process in processes]
    assert [(process.returncode, answer) for process, answer in zip(processes, answers, strict=True)] == [(0, "")] * 4
    assert migrate.check(url) == []


def test_another_process_that_holds_the_lock_is_waited_for(tmp_path):
    import threading
    import time

    path = tmp_path / "data.db"
    holder = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    holder.execute("PRAGMA journal_mode=WAL")
    holder.execute("BEGIN IMMEDIATE")
    begun = time.monotonic()

    def let_go() -> None:
        time.sleep(1.0)
        holder.execute("COMMIT")

    thread = threading.Thread(target=let_go)
    thread.start()
    migrate.upgrade(f"sqlite:///{path}")
    assert time.monotonic() - begun >= 0.9
    thread.join()
    holder.close()
    assert migrate.check(f"sqlite:///{path}") == []


def test_the_steps_come_with_the_package():
    assert (migrate.STEPS / "script.py.mako").is_file()
    assert migrate.head()
