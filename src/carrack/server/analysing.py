"""Who looks at games again after their end: one at a time, in a process of low priority, in the order in which they were asked for.

How far each is, and what was found, is in the database: everybody who may see a table sees the same, whatever process he asks; and a game
whose server died is begun again when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import structlog
from msgspec import Raw, Struct

from carrack.bots.analysis import LOOKS
from carrack.store import analyses
from carrack.store.database import Conflict, Database, StoreError

from .errors import ApiError
from .looking import Found, Task, look_on
from .replaying import Story
from .rooms import now_ms
from .thinking import Processes

say = structlog.get_logger("carrack.analyst")

NICE = 10  # after bots, after everything
PIECE_SECONDS = 0.5  # between two reports of a process
LATE_SECONDS = 60.0  # without a report; the first may wait for the game to be compiled
FIRST_SECONDS = 600.0
LINGER_SECONDS = 120.0  # a process that has nothing to do waits for the next game
BEAT_SECONDS = 2.0
SILENT_MS = 20_000  # whoever was not heard of for that long has died
MOST_WAITING = 16  # games at a time
ATTEMPTS = 2  # processes that may die of one game
LONGEST = 20_000  # acts
MOST_LOOKS, LEAST_LOOKS = 400_000, 100  # at a whole game, and at each decision of a very long one

State = Literal["none", "waiting", "working", "done", "failed"]


class Progress(Struct, frozen=True):
    """How far the analysis of a game is: `done` of `total` acts, and behind how many other games it waits. `found` may be there in part."""

    state: State
    done: int = 0
    total: int = 0
    ahead: int = 0
    found: Found | None = None


@dataclass
class Job:
    """A game that waits, or is looked at."""

    task: Task
    total: int
    done: int = 0
    found: bytes | None = None
    beaten: float = 0.0


def task_of(table: str, story: Story, scores: list[int]) -> tuple[Task, int]:
    """A game that is over as something to be looked at, and how many acts it has. Done beside the event loop."""
    acts = len(story.log.acts)
    if acts > LONGEST:
        raise ApiError(422, "long", f"A game of more than {LONGEST} acts is too long to be analysed.")
    looks = max(LEAST_LOOKS, min(LOOKS, MOST_LOOKS // max(1, acts)))
    return Task(table, story.log.write(), tuple(story.names), tuple(story.ranks), tuple(scores), looks), acts


class Analyst:
    """Looks at games again."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.processes = Processes(1, NICE)
        self.jobs: OrderedDict[str, Job] = OrderedDict()  # the first is being looked at
        self.failed: OrderedDict[str, None] = OrderedDict()
        self.working: asyncio.Task[None] | None = None
        self.called = asyncio.Event()

    # --- asking ---------------------------------------------------------------------------------

    async def progress(self, table: str) -> Progress:
        """How far a game is. One whose server has died is told as not begun."""
        if table in self.jobs:
            return self._progress(table)
        row = await self.database.read(lambda c: analyses.kept(c, table))
        if row is None:
            return Progress("failed" if table in self.failed else "none")
        if row.found is not None:
            try:
                msgspec.json.decode(row.found, type=Found)
            except msgspec.ValidationError:  # found by an older program
                await self.database.write(lambda c: analyses.drop(c, table))
                return Progress("none")
            found: Any = Raw(row.found.encode())
            return Progress("done", row.total, row.total, 0, found)
        if row.changed < now_ms() - SILENT_MS:
            return Progress("none", 0, row.total)
        return Progress("working", row.done, row.total)

    def _progress(self, table: str) -> Progress:
        job, ahead = self.jobs[table], list(self.jobs).index(table)
        found: Any = Raw(job.found) if job.found else None
        return Progress("waiting" if ahead else "working", job.done, job.total, ahead, found)

    async def begin(self, task: Task, total: int) -> Progress:
        """Look at a game, unless that is done or under way. Raises ApiError when too many wait."""
        table = task.table
        before = await self.progress(table)
        if before.state in ("waiting", "working", "done"):
            return before
        if table in self.jobs:  # somebody else has asked meanwhile
            return self._progress(table)
        if len(self.jobs) >= MOST_WAITING:
            raise ApiError(429, "busy", "Many games are being analysed just now. Try again in a minute.", {"Retry-After": "60"})
        self.jobs[table] = Job(task, total)  # at once: the next who asks finds it
        try:
            mine = await self.database.write(lambda c: analyses.claim(c, table, total, now_ms(), now_ms() - SILENT_MS))
        except Conflict:
            mine = False
        except BaseException:
            del self.jobs[table]
            raise
        if not mine:
            del self.jobs[table]
            return await self.progress(table)
        self.failed.pop(table, None)
        self.called.set()
        if self.working is None or self.working.done():
            self.working = asyncio.get_running_loop().create_task(self._work())
        return self._progress(table)

    # --- working --------------------------------------------------------------------------------

    async def _work(self) -> None:
        """Until nothing has waited for a while."""
        while self.jobs:
            table, job = next(iter(self.jobs.items()))
            try:
                await self._look_at(table, job)
            except StoreError as error:
                say.warning("an analysis cannot be kept", table=table, error=str(error))
            except Exception:
                say.exception("an analysis has failed", table=table)
                await self._fail(table)
            finally:
                self.jobs.pop(table, None)
            if not self.jobs:
                self.called.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LINGER_SECONDS):
                        await self.called.wait()
        self.processes.close()  # it has nothing to do, and holds memory

    async def _look_at(self, table: str, job: Job) -> None:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._pieces(job)
                break
            except (BrokenProcessPool, TimeoutError):
                say.warning("a process has died of an analysis", table=table, attempt=attempt)
                self.processes.close()
                job.done = 0
                if attempt == ATTEMPTS:
                    raise
        found = (job.found or b"").decode()
        await self.database.write(lambda c: analyses.keep(c, table, job.total, found, now_ms()))

    async def _pieces(self, job: Job) -> None:
        loop, patience = asyncio.get_running_loop(), FIRST_SECONDS
        while True:
            await self._beat()
            async with asyncio.timeout(patience):
                # a task of its own: while a process compiles, the database still hears of us
                looking = loop.run_in_executor(self.processes.open(), look_on, job.task, job.done, PIECE_SECONDS)
                looking.add_done_callback(lambda done: done.cancelled() or done.exception())  # seen, even if nobody waits any more
                while not (await asyncio.wait([looking], timeout=BEAT_SECONDS))[0]:
                    await self._beat()
                job.done, job.found = looking.result()
            patience = LATE_SECONDS
            if job.done >= job.total:
                return

    async def _beat(self) -> None:
        """Say that we live, now and then."""
        now = time.monotonic()
        late = {table: job.done for table, job in self.jobs.items() if now - job.beaten >= BEAT_SECONDS}
        if late:
            for table in late:
                self.jobs[table].beaten = now
            await self.database.write(lambda c: analyses.beat(c, late, now_ms()))

    async def _fail(self, table: str) -> None:
        self.failed[table] = None
        while len(self.failed) > MOST_WAITING:
            self.failed.popitem(last=False)
        with contextlib.suppress(StoreError):
            await self.database.write(lambda c: analyses.drop(c, table))

    async def close(self) -> None:
        """The server ends. What is not finished is begun again by whoever is asked for it next."""
        tables = list(self.jobs)
        if self.working is not None:
            self.working.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self.working
        self.jobs = OrderedDict()
        self.processes.close()
        with contextlib.suppress(StoreError):
            if tables:
                await self.database.write(lambda c: [analyses.drop(c, table) for table in tables])
