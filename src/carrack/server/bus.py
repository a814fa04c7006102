"""Between processes: a hint that a table has new entries. The log is the truth; a lost hint only costs a moment.

SQLite means one process, which tells itself. On PostgreSQL every process hears `table seq` of every write, at most one for each table in
20 ms. It is said after the commit and outside of any transaction, since a transaction that says something takes a lock of the whole database.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from typing import Any, Protocol

import structlog
from sqlalchemy import Connection, make_url, select, text

from carrack.store.database import StoreError
from carrack.store.schema import tables
from carrack.tables.table import TableError

from .rooms import Room, Rooms

say = structlog.get_logger("carrack.bus")

CHANNEL = "carrack"
COALESCE_SECONDS = 0.02
HEARTBEAT_SECONDS = 10.0  # a connection that is quietly gone is found out
LISTEN_SECONDS = 0.5  # how long a listener takes to see that it shall stop
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0  # between attempts to connect again
SWEEP_SECONDS = 5.0  # hints of a process that died before it could give them
SWEEP_AT_ONCE = 500
NEWEST = 1 << 62  # a hint without a number: read whatever there is
ALIVE: dict[str, Any] = {
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}

SEND = text("SELECT pg_notify(:channel, hint) FROM unnest(CAST(:hints AS text[])) AS hint")


class Bus(Protocol):
    """Tells other processes of new entries, and rooms of theirs."""

    def announce(self, table: str, seq: int) -> None:
        """A table has entries up to `seq`; never waits."""
        ...

    async def close(self) -> None: ...


class AloneBus:
    """One process: there is nobody else to tell."""

    def announce(self, table: str, seq: int) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY: a thread listens on a connection of its own, a task says what has gathered."""

    def __init__(self, url: str, rooms: Rooms) -> None:
        self.url, self.rooms = libpq_url(url), rooms
        self.loop = asyncio.get_running_loop()
        self.pending: dict[str, int] = {}
        self.waiting = asyncio.Event()
        self.stopping = threading.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.sent = self.heard = self.lost = 0
        self._start(self._speak())
        self._start(self._sweep())
        self.thread = threading.Thread(target=self._listen, name="bus", daemon=True)
        self.thread.start()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- saying ---------------------------------------------------------------------------------

    def announce(self, table: str, seq: int) -> None:
        self.pending[table] = max(seq, self.pending.get(table, 0))
        self.waiting.set()

    async def _speak(self) -> None:
        while True:
            await self.waiting.wait()
            await asyncio.sleep(COALESCE_SECONDS)
            self.waiting.clear()
            hints, self.pending = [f"{table} {seq}" for table, seq in self.pending.items()], {}
            try:
                await self.rooms.database.read(lambda connection, hints=hints: notify(connection, hints))
                self.sent += len(hints)
            except StoreError as error:
                self.lost += len(hints)  # the others find them when they sweep
                say.warning("hints lost", count=len(hints), error=str(error))

    # --- hearing --------------------------------------------------------------------------------

    def _listen(self) -> None:
        """The listener's thread: connect, hear, and after any trouble connect again and let every room look at its log."""
        import psycopg

        pause = FIRST_PAUSE
        while not self.stopping.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True, connect_timeout=5, **ALIVE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._call(self.look_everywhere)
                    pause, quiet = FIRST_PAUSE, 0.0
                    while not self.stopping.is_set():
                        hints = [note.payload for note in connection.notifies(timeout=LISTEN_SECONDS, stop_after=1)]
                        if hints:
                            self._call(self.hear, hints)
                            quiet = 0.0
                            continue
                        quiet += LISTEN_SECONDS
                        if quiet >= HEARTBEAT_SECONDS:
                            connection.execute("SELECT 1")
                            quiet = 0.0
            except psycopg.Error as error:
                say.warning("bus lost", error=str(error).strip().partition("\n")[0][:200])
                self.stopping.wait(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    def _call(self, function: Any, *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has gone
            self.loop.call_soon_threadsafe(function, *args)

    def hear(self, hints: list[str]) -> None:
        """Hints of any process, our own too."""
        for hint in hints:
            table, _, seq = hint.partition(" ")
            if seq.isdigit():
                self.heard += 1
                self.look(table, int(seq))

    def look(self, table: str, seq: int) -> None:
        """Let a room read its log if it is behind."""
        room = self.rooms.open.get(table)
        if room is not None and (room.table.seq < seq or room.doubtful):
            self._start(refresh(room, seq))

    def look_everywhere(self) -> None:
        """What was said while nobody listened is in the logs."""
        for table in tuple(self.rooms.open):
            self.look(table, NEWEST)

    async def _sweep(self) -> None:
        """Compare the open rooms with their logs from time to time."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            ids = list(self.rooms.open)
            for n in range(0, len(ids), SWEEP_AT_ONCE):
                try:
                    newest = await self.rooms.database.read(lambda connection, some=ids[n : n + SWEEP_AT_ONCE]: numbers(connection, some))
                except StoreError:
                    break
                for table, seq in newest:
                    self.look(table, seq)

    async def close(self) -> None:
        """Say what waits, then stop."""
        self.stopping.set()
        if self.pending:
            await asyncio.sleep(2 * COALESCE_SECONDS)
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.thread.join, 2 * LISTEN_SECONDS)


async def refresh(room: Room, seq: int) -> None:
    """A room that cannot read its log now tries again before it does anything else."""
    try:
        await room.refresh(seq)
    except (StoreError, TableError) as error:
        room.doubt()
        say.warning("room behind", table=room.table.id, error=str(error))


def notify(connection: Connection, hints: list[str]) -> None:
    """Outside of a transaction, in one round trip."""
    connection.execution_options(isolation_level="AUTOCOMMIT").execute(SEND, {"channel": CHANNEL, "hints": hints})


def numbers(connection: Connection, ids: list[str]) -> list[tuple[str, int]]:
    """How far the logs of these tables are."""
    return [(id, seq) for id, seq in connection.execute(select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids)))]


def libpq_url(url: str) -> str:
    """The URL without SQLAlchemy's name of the driver.

    >>> libpq_url("postgresql+psycopg://me:secret@db/carrack")
    'postgresql://me:secret@db/carrack'
    """
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def open_bus(database: str, rooms: Rooms) -> Bus:
    """The bus that a database needs, joined to the rooms. Call it in the running event loop; close it before the database."""
    rooms.shared = make_url(database).get_backend_name() != "sqlite"
    bus: Bus = PostgresBus(database, rooms) if rooms.shared else AloneBus()
    rooms.announce = bus.announce
    return bus
