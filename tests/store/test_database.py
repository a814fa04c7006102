"""When writes are done, and which of them together."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from carrack.store.database import Database
from carrack.store.migrate import upgrade


@pytest.fixture(autouse=True)
def all_the_time_in_the_world(monkeypatch):
    """A machine that stands still for a moment hands over sooner than by these rules."""
    monkeypatch.setattr("carrack.store.database.LONGEST_GATHERING", 600.0)


def once(connection) -> int:
    return connection.execute(text("SELECT 1")).scalar()


def groups(database: Database) -> list[int]:
    sizes: list[int] = []
    database.grouped = sizes.append
    return sizes


def test_nobody_else_can_read_the_file_of_a_database(tmp_path: Path) -> None:
    """It holds the luck of games that go on, and what signs cookies."""
    file = tmp_path / "deep" / "carrack.db"
    upgrade(f"sqlite:///{file}")
    database = Database(f"sqlite:///{file}")
    database.write_now(lambda connection: None)
    modes = {each.name: each.stat().st_mode & 0o777 for each in file.parent.iterdir()}
    database.close()
    assert modes and set(modes.values()) == {0o600}, modes


def test_what_everything_that_is_ready_writes_is_one_transaction(database):
    """Though some of it is written only because something else has run first."""
    sizes = groups(database)

    async def table(rounds: int) -> int:
        for _ in range(rounds):
            await asyncio.sleep(0)
        return await database.write(once)

    async def all_of_them() -> list[int]:
        return await asyncio.gather(*(table(n % 2) for n in range(50)))

    assert asyncio.run(all_of_them()) == [1] * 50
    assert sizes == [50]
    assert database.waiting == 0


def test_a_write_alone_does_not_wait_for_others(database):
    """It is handed over after two rounds of the event loop, not after some time."""
    sizes = groups(database)

    async def alone() -> int:
        write = database.write(once)
        await asyncio.sleep(0)
        assert database.jobs.qsize() == 0
        assert database.waiting == 1
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not database.gathered
        return await write

    assert asyncio.run(alone()) == 1
    assert sizes == [1]


def test_a_stream_that_never_ends_is_cut(database, monkeypatch):
    """Whoever writes in every round would keep all others waiting."""
    monkeypatch.setattr("carrack.store.database.LONGEST_GATHERING", 0.0)

    async def stream() -> list[int]:
        writes, gathered = [], []
        for _ in range(40):
            writes.append(database.write(once))
            await asyncio.sleep(0)
            gathered += [len(jobs) for jobs in database.gathered.values()]
        await asyncio.gather(*writes)
        return gathered

    assert max(asyncio.run(stream()), default=0) <= 2


def test_what_is_about_to_be_handed_over_is_written_at_the_end(database):
    """The server stops between asking for a write and handing it over."""
    sizes = groups(database)

    async def stop() -> None:
        database.write(once)
        database.close()

    asyncio.run(stop())
    assert sizes == [1]
