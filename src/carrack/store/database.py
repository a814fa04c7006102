"""The database: one writer that groups what is waiting into one transaction, and readers beside it.

A write is a function of a connection. All writes that wait are done in one transaction; if one of them fails, each is done again on
its own, so that one failure refuses nobody else. A write's answer comes only after its commit: what was told is on disk.

The event loop hands writes over when it has nothing else to do. Alone, a write does not wait for others; when two hundred tables never
stop acting, all of them are saved together, told together, and each waits as long as every other.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

T = TypeVar("T")
Write = Callable[[Connection], T]

LARGEST_GROUP = 512
LONGEST_GATHERING = 0.025  # seconds that a busy event loop may go on collecting writes for one transaction
CHECKPOINT_WRITES = 4000  # after so many, what they wrote is brought from SQLite's log into its file, beside the writer
CHECKPOINT_NICE = 10
LARGEST_LOG = 16_000  # pages of that log, at which the writer does it itself, so that the log begins anew
BUSY_MS = 3000
READERS = 4
ENTANGLED = ("40001", "40P01")  # PostgreSQL: two transactions wait for each other


class StoreError(RuntimeError):
    """Something could not be saved or read. Nothing of it is known to have happened."""


class Conflict(StoreError):
    """Somebody else was first."""


class Together:
    """A write that is cheaper in company: what all of a group have in common is done at once, then the rest of each."""

    @classmethod
    def gather(cls, connection: Connection, writes: Sequence[Any]) -> None:
        """Do the common part of many writes of this class."""
        raise NotImplementedError

    def rest(self, connection: Connection) -> Any:
        raise NotImplementedError

    def __call__(self, connection: Connection) -> Any:
        self.gather(connection, [self])
        return self.rest(connection)


@dataclass(slots=True)
class Job:
    write: Write[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


def open_engine(url: str, *, writer: bool) -> Engine:
    """An engine with the settings each database needs."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite":
        if where.database:
            file = Path(where.database)
            file.parent.mkdir(parents=True, exist_ok=True)
            with contextlib.suppress(OSError):  # ours alone: it holds the luck of games that go on
                os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        engine = create_engine(
            url, connect_args={"check_same_thread": False, "timeout": BUSY_MS / 1000}, pool_size=1 if writer else READERS
        )

        @event.listens_for(engine, "connect")
        def settings(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin where we say
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                "foreign_keys=ON",
                f"busy_timeout={BUSY_MS}",
                f"wal_autocheckpoint={LARGEST_LOG}",
            ):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            # a transaction that reads first and then writes would fail at once when another writes
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")

        return engine
    return create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1),
        pool_size=1 if writer else READERS,
        pool_pre_ping=not writer,
        connect_args={"connect_timeout": 5},
    )


def plain(error: Exception) -> StoreError:
    """A database error in a sentence, without its SQL."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, IntegrityError):
        return Conflict("somebody else was first")
    reason = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()
    return StoreError(f"the database did not take it: {(reason or ['?'])[0][:200]}")


class Database:
    """One database, from asyncio. `write` and `read` take functions of a connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        self.writer = open_engine(url, writer=True)
        self.readers = open_engine(url, writer=False)
        self.gathered: dict[asyncio.AbstractEventLoop, list[Job]] = {}  # what is about to be handed to the writer
        self.asked = self.answered = 0  # writes
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.pool = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self.grouped: Callable[[int], None] = lambda size: None  # told the size of every group, for the metrics
        self.held: Connection | None = None  # the writer's thread's own
        self.committing = False
        self.written, self.much_written, self.closed = 0, threading.Event(), False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()
        self.tidying = threading.Thread(target=self._tidy, name="checkpoint", daemon=True)
        if self.sqlite:
            self.tidying.start()

    # --- asyncio's side -------------------------------------------------------------------------

    def write(self, write: Write[T]) -> asyncio.Future[T]:
        """Do a write; who awaits it waits until it is on disk. It may be run more than once, so it must have no effect but on the database."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if loop not in self.gathered:
            self.gathered[loop] = []
            loop.call_soon(self._hand_over, loop, 0, loop.time() + LONGEST_GATHERING)
        self.gathered[loop].append(Job(write, loop, future))
        self.asked += 1
        return future

    def _hand_over(self, loop: asyncio.AbstractEventLoop, before: int, until: float) -> None:
        """Give the writer what there is, as soon as all that was ready to run has run and has brought nothing more."""
        many = len(self.gathered[loop])
        if before < many < LARGEST_GROUP and loop.time() < until:
            loop.call_soon(self._hand_over, loop, many, until)
        else:
            self.jobs.put(self.gathered.pop(loop))

    @property
    def waiting(self) -> int:
        """How many writes have not been answered yet."""
        return self.asked - self.answered

    async def read(self, read: Callable[[Connection], T]) -> T:
        """Read in a thread."""

        def run() -> T:
            try:
                with self.readers.connect() as connection:
                    return read(connection)
            except SQLAlchemyError as error:
                raise plain(error) from None

        return await asyncio.get_running_loop().run_in_executor(self.pool, run)

    def close(self) -> None:
        """Finish what is waiting, then let go of the database."""
        for jobs in self.gathered.values():
            self.jobs.put(jobs)
        self.jobs.put(None)
        self.thread.join(10)
        self.closed = True
        self.much_written.set()
        if self.sqlite:
            self.tidying.join(10)
        self.pool.shutdown()
        if self.held is not None and not self.thread.is_alive():
            self.held.close()
        self.writer.dispose()
        self.readers.dispose()

    # --- without asyncio ------------------------------------------------------------------------

    def write_now(self, write: Write[T]) -> T:
        """A write from a program that has no event loop."""
        try:
            with self.writer.begin() as connection:
                return write(connection)
        except SQLAlchemyError as error:
            raise plain(error) from None

    def read_now(self, read: Callable[[Connection], T]) -> T:
        try:
            with self.readers.connect() as connection:
                return read(connection)
        except SQLAlchemyError as error:
            raise plain(error) from None

    # --- the writer's thread --------------------------------------------------------------------

    def _next_group(self) -> list[Job]:
        """The next jobs, and those that wait behind them. Nothing at the end."""
        group: list[Job] = []
        while len(group) < LARGEST_GROUP:
            try:
                jobs = self.jobs.get(block=not group)
            except queue.Empty:
                break
            if jobs is None:
                self.jobs.put(None)  # seen again when the group is done: nothing comes behind it
                break
            group += jobs
        return group

    @contextlib.contextmanager
    def _transaction(self) -> Generator[Connection]:
        """On a connection that is kept; after any error on a new one."""
        self.committing = False
        if self.held is None:
            self.held = self.writer.connect()
        try:
            with self.held.begin():
                yield self.held
                self.committing = True
        except BaseException:
            held, self.held = self.held, None
            with contextlib.suppress(Exception):
                held.close()
            raise

    def _run(self) -> None:
        while group := self._next_group():
            answers = self._together(group) or [self._alone(job) for job in group]
            self.grouped(len(group))
            self.answered += len(group)
            self.written += len(group)
            if self.written >= CHECKPOINT_WRITES:
                self.written = 0
                self.much_written.set()
            for loop in {job.loop for job in group}:
                mine = [(job.future, *answer) for job, answer in zip(group, answers, strict=True) if job.loop is loop]
                with contextlib.suppress(RuntimeError):  # the loop has gone
                    loop.call_soon_threadsafe(deliver, mine)

    def _tidy(self) -> None:
        """Now and then bring what SQLite has written into its file, without stopping the writer; else one in a hundred commits would do it."""
        if hasattr(os, "setpriority") and sys.platform == "linux":  # where a thread has a priority of its own
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), CHECKPOINT_NICE)
        while self.much_written.wait() and not self.closed:
            self.much_written.clear()
            with contextlib.suppress(SQLAlchemyError, sqlite3.Error), self.readers.connect() as connection:
                connection.connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _attempt(self, work: Callable[[Connection], T]) -> T:
        """A transaction; once more if its connection proves to be dead before anything was committed."""
        try:
            with self._transaction() as connection:
                return work(connection)
        except DBAPIError as error:
            if self.committing or not error.connection_invalidated:
                raise
        with self._transaction() as connection:
            return work(connection)

    def _together(self, group: list[Job]) -> list[tuple[Any, StoreError | None]]:
        """All in one transaction; nothing if one of them fails and the others may not."""
        if len(group) == 1:
            return [self._alone(group[0])]

        def all_of_them(connection: Connection) -> list[tuple[Any, StoreError | None]]:
            for kind in {type(job.write) for job in group if isinstance(job.write, Together)}:
                kind.gather(connection, [job.write for job in group if type(job.write) is kind])
            return [(job.write.rest(connection) if isinstance(job.write, Together) else job.write(connection), None) for job in group]

        try:
            return self._attempt(all_of_them)
        except Exception as error:
            # locked, full or gone: each alone would only wait again; and what failed at its commit may have happened
            if self.committing or (isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) not in ENTANGLED):
                return [(None, plain(error)) for _ in group]
            return []

    def _alone(self, job: Job) -> tuple[Any, StoreError | None]:
        try:
            return self._attempt(job.write), None
        except Exception as error:
            return None, plain(error)


def deliver(answers: list[tuple[asyncio.Future[Any], Any, StoreError | None]]) -> None:
    """Wake who waited for these writes."""
    for future, answer, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)
