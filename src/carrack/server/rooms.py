"""Rooms: the tables that this process serves."""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from sqlalchemy import Connection

from carrack.core.game import Game
from carrack.store import log as logs
from carrack.store.database import Database, StoreError
from carrack.store.people import blocked_by
from carrack.tables import luck
from carrack.tables.events import AnyEvent, Entry
from carrack.tables.table import Table, TableError

from . import metrics
from .protocol import Gone, encode
from .room import OTHERS_FIRST, Command, Room, now_ms
from .thinking import Thinker
from .wire import Post

__all__ = ["Room", "Rooms", "new_id", "now_ms", "rematch_id"]

say = structlog.get_logger("carrack.rooms")

IDLE_SECONDS = 600  # a room without viewers is forgotten after that long
GRACE_MS = 60_000  # after a start, in which nobody loses by a clock that ran while no server did
BOTS_EVERY = 60.0  # seconds between looks for bots whose turn it is and who have no room, since a server stopped or died


LETTERS, LENGTH = "abcdefghjkmnpqrstuvwxyz23456789", 12
ADDRESS = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_id() -> str:
    """An address that nobody can guess: 60 bits, easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def rematch_id(table: Table) -> str:
    """The address of the table that follows this one: always the same, so that two who ask at once get the same table."""
    digest = hmac.digest(table.secret.encode(), f"{table.id}/rematch".encode(), "sha256")
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:LENGTH])


class Rooms:
    """All rooms of this process."""

    def __init__(self, database: Database, thinker: Thinker, announce: Callable[[str, int], None] = lambda table, seq: None) -> None:
        self.database, self.thinker, self.announce = database, thinker, announce
        database.grouped = metrics.GROUP_SIZE.observe
        self.post = Post()
        self.shared = False  # do other processes serve the same tables?
        self.open: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.started = now_ms()
        self.bots_at = 0.0  # when bots without a room are looked for again
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.unreadable: set[str] = set()  # tables whose clocks and bots stand still until this process is started again
        self.keep_result: Callable[[Connection, Table, int], None] = lambda connection, table, at: None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something happen beside the rest."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def create(
        self, game: Game, seats: int, host: str, seating: Command = lambda table: [], id: str = "", **settings: object
    ) -> Room:
        """A new table where some sit already, saved before anybody knows of it. Raises Conflict if there is one with this id."""
        secret, id = luck.new_secret(), id or new_id()
        table, at, new = Table(id, secret), now_ms(), list[Entry]()
        for command in (lambda _: Table.create(game, seats, host, secret, **settings), seating):  # type: ignore[arg-type]
            for event in command(table):
                new.append(Entry(len(new) + 1, at, event))
                table.evolve(new[-1])
        invite = secrets.token_urlsafe(12)

        def save(connection: Connection) -> set[str]:
            logs.create(connection, table, invite, new)
            return set(blocked_by(connection, host))

        room = self.open[id] = Room(self, table, invite, await self.database.write(save), new)
        return room

    async def find(self, id: str) -> Room:
        """The room of a table; it is read from the log when nobody has it open. Raises TableError if there is none."""
        if not ADDRESS.fullmatch(id):  # a database may choke on anything else
            raise TableError("unknown", "There is no such table.")
        room = self.open.get(id)
        if room:
            room.used = time.monotonic()
            return room
        if id in self.opening:
            return await asyncio.shield(self.opening[id])  # who stops waiting does not stop the others
        future = self.opening[id] = asyncio.get_running_loop().create_future()
        try:
            room = self.open[id] = await self._read(id)
            future.set_result(room)
            room.wake_bot(OTHERS_FIRST if self.shared else 0.0)
            return room
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else StoreError("the reading was broken off"))
            future.exception()  # it has been seen
            raise
        finally:
            del self.opening[id]

    async def _read(self, id: str) -> Room:
        """A room from its log; a long one is replayed beside the event loop."""

        def read(connection: Connection) -> tuple[Table, str, set[str], list[Entry]]:
            stored, entries = logs.stored(connection, id), logs.read(connection, id)
            if stored is None:
                raise TableError("unknown", "There is no such table.")
            table = Table.replay(id, entries, stored.secret)
            return table, stored.invite, set(blocked_by(connection, table.host)), entries

        return Room(self, *await self.database.read(read))

    async def _find_for_tick(self, id: str) -> Room | None:
        """A room; or none, where a table cannot be read: of an older version of the rules, say. Others do not wait for it, now or later."""
        try:
            return await self.find(id)
        except StoreError as error:
            say.warning("table not read", table=id, error=str(error))
        except Exception as error:
            self.unreadable.add(id)
            say.warning("table cannot be read", table=id, error=str(error))
        return None

    async def tick(self) -> None:
        """Clocks that have run out, and rooms that nobody uses."""
        metrics.observe(self.database, self)
        now = now_ms()
        for id in await self.database.read(lambda c: logs.due(c, now, self.unreadable)):
            room = await self._find_for_tick(id)
            if room is not None:
                try:
                    await room.command(self._strike)
                except (TableError, StoreError) as error:
                    say.warning("clock", table=id, error=str(error))
        if time.monotonic() >= self.bots_at:
            self.bots_at = time.monotonic() + BOTS_EVERY
            for id in await self.database.read(lambda c: logs.bots_to_act(c, self.unreadable)):
                if id not in self.open:
                    await self._find_for_tick(id)  # which wakes them
        old = time.monotonic() - IDLE_SECONDS
        for id, room in list(self.open.items()):
            if room.used < old and room.idle:
                del self.open[id]

    def _strike(self, table: Table) -> list[AnyEvent]:
        """What a clock that has run out makes happen."""
        now = now_ms()
        return [] if table.since < self.started and now < self.started + GRACE_MS else table.tick(now)

    def block(self, host: str, person: str, on: bool) -> None:
        """Somebody has blocked a person, or no longer does: his open tables know it at once, those of other processes when they look."""
        for room in self.open.values():
            if room.table.host == host:
                room.block(person, on)

    def close_all(self, sentence: str) -> None:
        """Say goodbye: the clients will connect again."""
        for room in self.open.values():
            for viewer in tuple(room.viewers):
                viewer.send(encode(Gone(room.table.id, "restart", sentence)))
