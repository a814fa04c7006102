"""A room: one table in memory, and those who watch it. A command is checked, saved, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import structlog
from sqlalchemy import Connection

from carrack.bots import bots
from carrack.store import log as logs
from carrack.store.database import Conflict, StoreError
from carrack.store.people import blocked_by
from carrack.tables.events import Acted, AnyEvent, Entry, Finished, Happened, Left, Seated, Started, TakenOver
from carrack.tables.table import Line, Table, TableError

from . import metrics
from .protocol import Gone, Said, Update, encode
from .views import Show, Teller, Told, chat_of, heard

if TYPE_CHECKING:
    from .rooms import Rooms

say = structlog.get_logger("carrack.room")

KEPT_NEWS = 200  # acts that a viewer who comes back is told one by one
ATTEMPTS = 25  # of a command that loses races against other processes
SHORTEST_PAUSE, LONGEST_PAUSE = 0.002, 0.1  # seconds between them, at most
THINKING_SECONDS = 10.0
OTHERS_FIRST = THINKING_SECONDS + 2  # seconds that a bot leaves to the process that wrote last

NO_SPECTATORS = "This table has no spectators."

SEATING = frozenset({Seated, Left, TakenOver})  # events after which the lists of who sits where are written again
CONSEQUENCES = SEATING | {Finished}

T = TypeVar("T")
Command = Callable[[Table], list[AnyEvent]]


def now_ms() -> int:
    return int(time.time() * 1000)


class Viewer(Protocol):
    """Somebody who watches a table: one connection."""

    person: str
    unheard: set[str]  # whom he has blocked: what they say is not for him

    def send(self, data: bytes) -> None:
        """Queue a message; never waits."""
        ...


class Room:
    """One table in memory. All that changes it goes through `command`, one at a time."""

    def __init__(self, rooms: Rooms, table: Table, invite: str, blocked: set[str], entries: Sequence[Entry]) -> None:
        self.rooms, self.table, self.invite = rooms, table, invite
        self.blocked = blocked  # whom the host does not want to see here
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.recent: deque[Told] = deque(maxlen=KEPT_NEWS)  # for viewers who come back after a short absence
        self.show: Show | None = None  # what viewers see, until something else than an act changes it
        self.told = table.seq  # the last entry that viewers know of: it is in the log
        self.doubtful = False  # memory may differ from the log: read it again first
        self.elsewhere = False  # did another process write last?
        self.thinking: asyncio.Task[None] | None = None
        self.later: asyncio.TimerHandle | None = None  # a bot that thinks if no other process does
        self.recovering: asyncio.Task[None] | None = None
        self.late: LateTable | None = LateTable(table, entries) if table.watch_delay else None
        self.used = time.monotonic()

    # --- changing -------------------------------------------------------------------------------

    async def command(self, command: Command) -> list[Entry]:
        """Let a command happen: check, save, tell. Raises TableError, and then nothing has happened, or StoreError."""
        began = time.perf_counter()
        async with self.lock:
            for attempt in range(ATTEMPTS):
                if attempt > 1:  # two processes that try again in step would lose in turn
                    await asyncio.sleep(secrets.randbelow(1000) / 1000 * min(LONGEST_PAUSE, SHORTEST_PAUSE * 2**attempt))
                if self.doubtful:
                    await self._catch_up()
                try:
                    events = command(self.table)
                except TableError:
                    if await self._read_new():
                        continue  # it was judged by an old position: another process has written
                    raise
                if not events:
                    if await self._read_new():
                        continue
                    return []
                new = self._numbered(events)
                try:
                    await self._append(new)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    continue
                except StoreError:
                    if not await self._saved(new):
                        raise
                acts = len([entry for entry in new if isinstance(entry.event, Acted)])
                metrics.TALLY.command(acts, len(new), time.perf_counter() - began)
                return new
            raise TableError("stale", "The table has moved on. Look again.")

    def _numbered(self, events: list[AnyEvent]) -> list[Entry]:
        table, at = self.table, max(now_ms(), self.table.changed)
        return [Entry(table.seq + 1 + n, at, event) for n, event in enumerate(events)]

    async def _append(self, new: list[Entry]) -> None:
        table = self.table
        teller = Teller(table)
        for entry in new:
            teller.happen(entry)
        write = self._write(new)
        try:
            await self.rooms.database.write(write)
        except BaseException:
            self.doubt()  # it may or may not be on disk: the log will say
            raise
        self.elsewhere = False
        self._told(new, teller)
        self.rooms.announce(table.id, table.seq)

    async def _saved(self, new: list[Entry]) -> bool:
        """After an error: are these entries in the log all the same? A connection may break between a commit and its answer."""
        await self._catch_up()
        first = new[0].seq
        entries = await self.rooms.database.read(lambda c: logs.read(c, self.table.id, first - 1, first - 1 + len(new)))
        if entries != new:
            return False
        self.rooms.announce(self.table.id, self.table.seq)
        self.wake_bot()
        return True

    def _write(self, new: list[Entry]) -> logs.Append:
        table, kinds = self.table, {type(entry.event) for entry in new}
        if kinds.isdisjoint(CONSEQUENCES):
            return logs.Append(table, new)

        def then(connection: Connection) -> None:
            if kinds & SEATING:
                logs.keep_seats(connection, table)
            if Finished in kinds:
                self.rooms.keep_result(connection, table, new[-1].at)

        return logs.Append(table, new, then)

    # --- reading the log again ------------------------------------------------------------------

    def doubt(self) -> None:
        """Memory may differ from the log: it is read again before anything else, and soon in any case."""
        self.doubtful = True
        if self.recovering is None or self.recovering.done():
            self.recovering = asyncio.get_running_loop().create_task(self._recover())

    async def _recover(self) -> None:
        pause = 0.5
        while self.doubtful:
            await asyncio.sleep(pause)
            pause = min(10.0, 2 * pause)
            with contextlib.suppress(StoreError):
                async with self.lock:
                    await self._catch_up()

    async def _catch_up(self) -> None:
        """Make memory equal to the log where it may differ, and tell what has not been told yet."""
        if not self.doubtful:
            return
        id, secret = self.table.id, self.table.secret
        entries = await self.rooms.database.read(lambda c: logs.read(c, id))
        self.table = Table.replay(id, entries[: self.told], secret)
        self.doubtful = False
        if self.late:
            self.late = LateTable(self.table, entries[: self.told])
        self._take_up(entries[self.told :])
        self.wake_bot(OTHERS_FIRST if self.rooms.shared else 0.0)

    def _take_up(self, new: Sequence[Entry]) -> None:
        """Let entries of the log happen here, and tell them."""
        if new:
            self.elsewhere = True
            teller = Teller(self.table)
            for entry in new:
                teller.happen(entry)
            self._told(new, teller, OTHERS_FIRST if self.rooms.shared else 0.0)

    async def _read_new(self) -> bool:
        """Take up what another process has written. Was there anything?"""
        if not self.rooms.shared:
            return False
        table = self.table
        new, self.blocked = await self.rooms.database.read(lambda c: (logs.read(c, table.id, table.seq), set(blocked_by(c, table.host))))
        self._take_up(new)
        return bool(new)

    async def refresh(self, seq: int) -> None:
        """Another process has written up to `seq`: read what is new."""
        async with self.lock:
            await self._catch_up()
            if self.table.seq < seq:
                await self._read_new()

    # --- telling --------------------------------------------------------------------------------

    def _told(self, new: Sequence[Entry], teller: Teller, bots_after: float = 0.0) -> None:
        """Tell everybody who watches, and let a bot think if it is its turn."""
        self.used, self.told = time.monotonic(), self.table.seq
        if self.late:
            self.late.add(new, self.table)
        if not self.table.watch and any(isinstance(entry.event, Started) for entry in new):
            self._send_away(lambda viewer: not self.belongs(viewer.person), "unwatched", NO_SPECTATORS)
        told = teller.tell()
        self.recent.extend(told)
        if self.show is not None and len(told) == len(new) and self.table.clock.kind != "total":
            self.show.acted(teller.now())
        else:
            self.show = None
        self.tell_all(chat_of(new), told)
        self.wake_bot(bots_after)

    def tell_all(self, chat: Sequence[Line] = (), told: Sequence[Told] = (), but: Viewer | None = None) -> None:
        """Everybody gets the whole view; it is made once for each seat, and for those of it who hear the same."""
        made: dict[tuple[int, tuple[int, ...]], bytes] = {}
        show, seat_of = self._show(), self.table.seat_of
        for viewer in tuple(self.viewers):
            if viewer is not but:
                said = heard(chat, viewer.unheard) if chat else []
                alike = seat_of(viewer.person), tuple([line.seq for line in said])
                if alike not in made:
                    made[alike] = self._update(show, alike[0], told, said)
                viewer.send(made[alike])
        show.public = None  # see Teller

    def _show(self) -> Show:
        if self.show is None or self.show.table is not self.table:
            self.show = Show(self.table, self.here)
        return self.show

    @property
    def here(self) -> set[str]:
        return {viewer.person for viewer in self.viewers}

    def _update(self, show: Show, seat: int, told: Sequence[Told], chat: Sequence[Said]) -> bytes:
        if seat < 0 and self.late and self.table.status == "playing":
            show, told = Show(self.late.table, self.here), ()
        news: Any = [each.to(seat) for each in told]  # encoded already
        return encode(Update(show.to(seat), news, list(chat)))

    @property
    def idle(self) -> bool:
        """May it be forgotten?"""
        busy = self.thinking is not None and not self.thinking.done()
        return not (busy or self.viewers or self.doubtful or self.later or self.lock.locked())

    async def look(self, look: Callable[[Table], T]) -> T:
        """Look at the table when nothing is under way: what is not saved yet is told to nobody."""
        async with self.lock:
            await self._catch_up()
            await self._read_new()
            return look(self.table)

    def belongs(self, person: str) -> bool:
        """Is this the host, a player, or somebody a bot stands in for?"""
        table = self.table
        return bool(person) and (person == table.host or table.seat_of(person) >= 0 or any(s.owner == person for s in table.seats))

    def admit(self, person: str, invite: str) -> None:
        """Raises TableError for somebody who may not know of this table."""
        if (
            self.table.visibility == "private"
            and not self.belongs(person)
            and not secrets.compare_digest(invite.encode(), self.invite.encode())
        ):
            raise TableError("private", "This table is private.")

    def may_watch(self, person: str, invite: str) -> None:
        """Raises TableError for somebody who may not see the game."""
        self.admit(person, invite)
        if self.belongs(person):
            return
        if person in self.blocked:
            raise TableError("blocked", "The host of this table does not want you to watch.")
        if not self.table.watch and self.table.status == "playing":
            raise TableError("unwatched", NO_SPECTATORS)

    def may_talk(self, person: str) -> None:
        """Raises TableError for somebody whom the host does not want to hear, even if he plays here."""
        if person in self.blocked:
            raise TableError("blocked", "The host of this table does not want to hear from you.")

    def block(self, person: str, on: bool) -> None:
        """The host has blocked somebody, or no longer does; who only watches is sent away."""
        (self.blocked.add if on else self.blocked.discard)(person)
        if on and not self.belongs(person):
            self._send_away(lambda viewer: viewer.person == person, "blocked", "The host of this table does not want you to watch.")

    def _send_away(self, whom: Callable[[Viewer], bool], code: str, sentence: str) -> None:
        for viewer in tuple(self.viewers):
            if whom(viewer):
                self.viewers.discard(viewer)
                self.show = None
                viewer.send(encode(Gone(self.table.id, code, sentence)))

    def shown(self, person: str) -> Table:
        """The table as far as this person may see it now: a spectator may be behind."""
        late = self.late is not None and self.table.status == "playing" and self.table.seat_of(person) < 0
        return self.late.table if late and self.late else self.table

    async def watch(self, viewer: Viewer, seq: int, invite: str) -> None:
        """Begin to watch; answers with the whole view and what happened after `seq`."""
        async with self.lock:
            await self._catch_up()
            await self._read_new()
            table = self.table
            seat = table.seat_of(viewer.person)
            try:
                self.may_watch(viewer.person, invite)
            except TableError:
                self.viewers.discard(viewer)  # who could before
                self.show = None
                raise
            known = viewer in self.viewers
            self.viewers.add(viewer)
            self.show = None
            self.used = time.monotonic()
            chat = heard((line for line in table.chat if line.seq > seq), viewer.unheard)[-100:]
            missed = [told for told in self.recent if told.seq > seq] if seq and not (seat < 0 and self.late) else []
            viewer.send(self._update(self._show(), seat, missed, chat))
            if seat >= 0 and not known:
                self.tell_all(but=viewer)
            self.wake_bot()

    def unwatch(self, viewer: Viewer) -> None:
        """A viewer is gone; the others see it."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.show = None
            self.used = time.monotonic()
            if self.table.seat_of(viewer.person) >= 0:
                self.rooms.spawn(self._tell_gone(viewer))

    async def _tell_gone(self, viewer: Viewer) -> None:
        """Not while something is being saved: nobody is told of what may yet fail."""
        async with self.lock:
            if not self.doubtful:  # else everybody is told anyway
                self.tell_all(but=viewer)

    # --- bots -----------------------------------------------------------------------------------

    def bot_to_act(self) -> bool:
        table, actor = self.table, self.table.actor
        return actor >= 0 and not table.paused and bool(bot := table.seats[actor].bot) and bot in bots()

    def wake_bot(self, after: float = 0.0) -> None:
        """If a bot is to act, let it think somewhere else; later, if it is for another process to think first."""
        if self.later is not None:
            self.later.cancel()
            self.later = None
        if not self.bot_to_act() or (self.thinking is not None and not self.thinking.done()):
            return
        loop = asyncio.get_running_loop()
        if after:
            self.later = loop.call_later(after, self.wake_bot)
        else:
            self.thinking = loop.create_task(self._think())

    async def _think(self) -> None:
        """Play for bots until a person is to act."""
        pause = 0.0
        while self.bot_to_act() and not self.doubtful:  # when doubt is over they are woken again
            table = self.table
            seat, moved, game = table.actor, table.moved, table.playing
            known, began = game.redacted(table.states, 0, seat).tobytes(), time.perf_counter()
            try:
                act = await self.rooms.thinker.choose(game.name, table.seats[seat].bot, known, seat)
                metrics.BOT_SECONDS.observe(time.perf_counter() - began)
                done = await self.command(lambda t, b=(table, seat, moved, act): bot_act(t, *b))
                if not done and self.elsewhere:  # another process was quicker, and goes on
                    self.later = asyncio.get_running_loop().call_later(OTHERS_FIRST, self.wake_bot)
                    return
                pause = 0.0
            except TableError as error:
                say.info("bot refused", table=table.id, seat=seat, seq=moved, code=error.code)
                if error.code not in ("stale", "turn", "paused"):
                    return
            except StoreError as error:
                say.warning("bot waits for the store", table=table.id, seat=seat, seq=moved, error=str(error))
                await asyncio.sleep(1)
            except Exception:
                pause = min(60.0, 2 * pause or 1.0)
                say.exception("bot failed", table=table.id, seat=seat, seq=moved, again_in=pause)
                await asyncio.sleep(pause)


def bot_act(table: Table, thought_of: Table, seat: int, moved: int, act: int) -> list[AnyEvent]:
    """A bot's act, if the table is still as the bot has seen it."""
    return table.act(seat, moved, act) if table is thought_of and table.moved == moved else []


class LateTable:
    """The table as spectators see it who watch with a delay."""

    def __init__(self, table: Table, entries: Sequence[Entry]) -> None:
        self.table = Table(table.id)
        self.waiting: deque[Entry] = deque()
        self.delay, self.behind = table.watch_delay, 0  # acts that wait: what was taken back since was one, too
        self.add(entries, table)

    def add(self, new: Sequence[Entry], table: Table) -> None:
        """Take new entries of the table; those old enough happen here too."""
        self.waiting.extend(new)
        self.behind += sum(map(is_act, new))
        while self.waiting and (table.status != "playing" or self.behind > self.delay or self.table.status == "waiting"):
            entry = self.waiting.popleft()
            self.behind -= is_act(entry)
            self.table.evolve(entry)


def is_act(entry: Entry) -> bool:
    return isinstance(entry.event, Acted | Happened)
