"""Rooms: the tables that this process serves. A command is checked, saved, and only then told to those who watch."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

import structlog
from sqlalchemy import Connection

from carrack.bots import bots
from carrack.core.game import Game
from carrack.store import log as logs
from carrack.store.database import Conflict, Database, StoreError
from carrack.tables import luck
from carrack.tables.events import AnyEvent, Entry, Finished, Left, Seated, TakenOver
from carrack.tables.table import Table, TableError

from .protocol import Gone, News, Said, Update, encode
from .thinking import Thinker
from .views import Teller, chat_of, table_view

say = structlog.get_logger("carrack.rooms")

KEPT_NEWS = 200  # acts that a viewer who comes back is told one by one
ATTEMPTS = 3  # commands that lost a race against another process
IDLE_SECONDS = 600  # a room without viewers is forgotten after that long
THINKING_SECONDS = 10.0

Command = Callable[[Table], list[AnyEvent]]


def now_ms() -> int:
    return int(time.time() * 1000)


def new_id() -> str:
    """An address that nobody can guess: 60 bits, easy to read out."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


class Viewer(Protocol):
    """Somebody who watches a table: one connection."""

    person: str

    def send(self, data: bytes) -> None:
        """Queue a message; never waits."""
        ...


class Recent:
    """What has lately happened, as each seat may know it, for viewers who come back after a short absence."""

    def __init__(self) -> None:
        self.news: dict[int, deque[News]] = {}
        self.told_from = 0  # entries after this one are all in `news`

    def add(self, seats: Sequence[int], teller: Teller) -> None:
        for seat in seats:
            kept = self.news.setdefault(seat, deque(maxlen=KEPT_NEWS))
            kept.extend(teller.news(seat))

    def since(self, seat: int, seq: int) -> list[News]:
        return [n for n in self.news.get(seat, ()) if n.seq > seq] if seq else []


class Room:
    """One table in memory. All that changes it goes through `command`, one at a time."""

    def __init__(self, rooms: Rooms, table: Table, invite: str, entries: Sequence[Entry]) -> None:
        self.rooms, self.table, self.invite = rooms, table, invite
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.recent = Recent()
        self.doubtful = False  # memory may differ from the log: read it again first
        self.thinking: asyncio.Task[None] | None = None
        self.late: LateTable | None = LateTable(table, entries) if table.watch_delay else None
        self.used = time.monotonic()

    # --- changing -------------------------------------------------------------------------------

    async def command(self, command: Command) -> list[Entry]:
        """Let a command happen: check, save, tell. Raises TableError or StoreError, and then nothing has happened."""
        async with self.lock:
            for attempt in range(ATTEMPTS):
                await self._catch_up()
                events = command(self.table)
                if not events:
                    return []
                try:
                    return await self._append(events)
                except Conflict:
                    if attempt == ATTEMPTS - 1:
                        raise TableError("stale", "The table has moved on. Look again.") from None
            raise AssertionError

    async def _append(self, events: list[AnyEvent]) -> list[Entry]:
        table, at = self.table, now_ms()
        new = [Entry(table.seq + 1 + n, max(at, table.changed), event) for n, event in enumerate(events)]
        teller = Teller(table)
        for entry in new:
            table.evolve(entry)
            teller.note(entry)
        write = self._write(new)
        try:
            await self.rooms.database.write(write)
        except BaseException:
            self.doubtful = True  # it may or may not be on disk: the log will say
            raise
        self._told(new, teller)
        self.rooms.announce(table.id, table.seq)
        return new

    def _write(self, new: list[Entry]) -> Callable[[Connection], None]:
        table = self.table
        rows, summaries = logs.rows(table.id, new), [logs.summary(table)]
        seated = any(isinstance(e.event, Seated | Left | TakenOver) for e in new)
        finished = next((e for e in new if isinstance(e.event, Finished)), None)

        def write(connection: Connection) -> None:
            logs.append(connection, rows, summaries)
            if seated:
                logs.keep_seats(connection, table)
            if finished:
                self.rooms.keep_result(connection, table, finished.at)

        return write

    async def _catch_up(self) -> None:
        """Make memory equal to the log where it may differ."""
        if not self.doubtful:
            return
        table = self.table
        entries = await self.rooms.database.read(lambda c: logs.read(c, table.id))
        self.table = Table.replay(table.id, entries, table.secret)
        self.doubtful = False
        if self.late:
            self.late = LateTable(self.table, entries)
        self.recent = Recent()
        self.tell_all()

    async def refresh(self, seq: int) -> None:
        """Another process has written: read what is new."""
        async with self.lock:
            if self.doubtful:
                await self._catch_up()
                return
            if self.table.seq >= seq:
                return
            new = await self.rooms.database.read(lambda c: logs.read(c, self.table.id, self.table.seq))
            teller = Teller(self.table)
            for entry in new:
                self.table.evolve(entry)
                teller.note(entry)
            if new:
                self._told(new, teller)

    # --- telling --------------------------------------------------------------------------------

    def _told(self, new: Sequence[Entry], teller: Teller) -> None:
        """Tell everybody who watches, and let a bot think if it is its turn."""
        self.used = time.monotonic()
        if self.late:
            self.late.add(new, self.table)
        seats = {self.table.seat_of(v.person) for v in self.viewers}
        self.recent.add(sorted(seats | {p for p, s in enumerate(self.table.seats) if s.person} | {-1}), teller)
        self.tell_all(chat_of(new), teller)
        self.wake_bot()

    def tell_all(self, chat: Sequence[Said] = (), teller: Teller | None = None) -> None:
        """Everybody gets the whole view; it is made once for each seat."""
        made: dict[int, bytes] = {}
        for viewer in tuple(self.viewers):
            seat = self.table.seat_of(viewer.person)
            if seat not in made:
                made[seat] = self._update(seat, teller.news(seat) if teller else [], list(chat))
            viewer.send(made[seat])

    def _update(self, seat: int, news: list[News], chat: list[Said]) -> bytes:
        here = {v.person for v in self.viewers}
        if seat < 0 and self.late and self.table.status == "playing":
            return encode(Update(table_view(self.late.table, -1, here, self.watchers), [], chat))
        return encode(Update(table_view(self.table, seat, here, self.watchers), news, chat))

    @property
    def watchers(self) -> int:
        return len({v.person for v in self.viewers if self.table.seat_of(v.person) < 0})

    async def watch(self, viewer: Viewer, seq: int, invite: str) -> None:
        """Begin to watch; answers with the whole view and what happened after `seq`."""
        async with self.lock:
            await self._catch_up()
            table = self.table
            seat = table.seat_of(viewer.person)
            owner = any(s.owner == viewer.person for s in table.seats)
            if seat < 0 and not owner and viewer.person != table.host:
                if table.visibility == "private" and not secrets.compare_digest(invite.encode(), self.invite.encode()):
                    raise TableError("private", "This table is private.")
                if not table.watch and table.status == "playing":
                    raise TableError("private", "This table has no spectators.")
            known = viewer in self.viewers
            self.viewers.add(viewer)
            self.used = time.monotonic()
            chat = [Said(*line) for line in table.chat if line[0] > seq][-100:]
            viewer.send(self._update(seat, self.recent.since(seat, seq) if not (seat < 0 and self.late) else [], chat))
            if seat >= 0 and not known:
                self._others(viewer)
            self.wake_bot()

    def unwatch(self, viewer: Viewer) -> None:
        """A viewer is gone; the others see it."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.used = time.monotonic()
            if self.table.seat_of(viewer.person) >= 0 and not self.doubtful:
                self._others(viewer)

    def _others(self, viewer: Viewer) -> None:
        made: dict[int, bytes] = {}
        for other in tuple(self.viewers):
            if other is not viewer:
                seat = self.table.seat_of(other.person)
                if seat not in made:
                    made[seat] = self._update(seat, [], [])
                other.send(made[seat])

    # --- bots -----------------------------------------------------------------------------------

    def wake_bot(self) -> None:
        """If a bot is to act, let it think somewhere else."""
        actor = self.table.actor
        if actor >= 0 and self.table.seats[actor].bot in bots() and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.get_running_loop().create_task(self._think())

    async def _think(self) -> None:
        """Play for bots until a person is to act."""
        while True:
            table = self.table
            seat = table.actor
            if seat < 0 or table.seats[seat].bot not in bots() or table.paused or self.doubtful:
                return
            moved, game = table.moved, table.playing
            known = game.redacted(table.states, 0, seat).tobytes()
            try:
                act = await self.rooms.thinker.choose(game.name, table.seats[seat].bot, known, seat, moved)
                await self.command(lambda t, seat=seat, moved=moved, act=act: t.act(seat, moved, act) if t.moved == moved else [])
            except TableError as error:
                say.info("bot refused", table=table.id, seat=seat, code=error.code)
                if error.code not in ("stale", "turn", "paused"):
                    return
            except StoreError as error:
                say.warning("bot waits for the store", table=table.id, error=str(error))
                await asyncio.sleep(1)


class LateTable:
    """The table as spectators see it who watch with a delay."""

    def __init__(self, table: Table, entries: Sequence[Entry]) -> None:
        self.table = Table(table.id)
        self.waiting: deque[Entry] = deque()
        self.delay = table.watch_delay
        self.add(entries, table)

    def add(self, new: Sequence[Entry], table: Table) -> None:
        """Take new entries of the table; those old enough happen here too."""
        self.waiting.extend(new)
        while self.waiting and (table.status != "playing" or len(table.acts) - len(self.table.acts) > self.delay or self.table.status == "waiting"):
            self.table.evolve(self.waiting.popleft())


class Rooms:
    """All rooms of this process."""

    def __init__(self, database: Database, thinker: Thinker, announce: Callable[[str, int], None] = lambda table, seq: None) -> None:
        self.database, self.thinker, self.announce = database, thinker, announce
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.keep_result: Callable[[Connection, Table, int], None] = lambda connection, table, at: None

    async def create(self, game: Game, seats: int, host: str, **settings: object) -> Room:
        """A new table, saved before anybody knows of it."""
        secret, id = luck.new_secret(), new_id()
        table, at = Table(id, secret), now_ms()
        events = Table.create(game, seats, host, secret, **settings)  # type: ignore[arg-type]
        new = [Entry(n + 1, at, event) for n, event in enumerate(events)]
        for entry in new:
            table.evolve(entry)
        invite = secrets.token_urlsafe(12)
        await self.database.write(lambda c: logs.create(c, table, invite, new))
        room = self.open[id] = Room(self, table, invite, new)
        return room

    async def find(self, id: str) -> Room:
        """The room of a table; it is read from the log when nobody has it open. Raises TableError if there is none."""
        room = self.open.get(id)
        if room:
            return room
        if id in self.opening:
            return await self.opening[id]
        future = self.opening[id] = asyncio.get_running_loop().create_future()
        try:
            stored, entries = await self.database.read(lambda c: (logs.stored(c, id), logs.read(c, id)))
            if stored is None:
                raise TableError("unknown", "There is no such table.")
            room = Room(self, Table.replay(id, entries, stored.secret), stored.invite, entries)
            self.open[id] = room
            future.set_result(room)
            return room
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # it has been seen
            raise
        finally:
            del self.opening[id]

    async def tick(self) -> None:
        """Clocks that have run out, and rooms that nobody uses."""
        now = now_ms()
        for id in await self.database.read(lambda c: logs.due(c, now)):
            try:
                room = await self.find(id)
                await room.command(lambda table: table.tick(now_ms()))
            except (TableError, StoreError) as error:
                say.warning("clock", table=id, error=str(error))
        old = time.monotonic() - IDLE_SECONDS
        for id, room in list(self.open.items()):
            idle = room.used < old and not room.viewers and not room.lock.locked()
            if idle and (room.thinking is None or room.thinking.done()):
                del self.open[id]

    def close_all(self, sentence: str) -> None:
        """Say goodbye: the clients will connect again."""
        for room in self.open.values():
            for viewer in tuple(room.viewers):
                viewer.send(encode(Gone(room.table.id, "restart", sentence)))
