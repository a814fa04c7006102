"""The websocket: one connection of one person, watching any number of tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrack.store.database import StoreError
from carrack.store.people import blocked_by
from carrack.tables.events import AnyEvent
from carrack.tables.table import Table, TableError

from . import metrics
from .protocol import (
    LARGEST_FRAME,
    VERSION,
    Act,
    AnswerUndo,
    AskUndo,
    Chat,
    ClientMessage,
    ComeBack,
    Gone,
    Pause,
    Ping,
    Pong,
    Refuse,
    Resign,
    Undo,
    Unwatch,
    Watch,
    Welcome,
    decode,
    encode,
)
from .rooms import Room, Rooms, now_ms
from .wire import Listen, Write

say = structlog.get_logger("carrack.socket")

MOST_QUEUED = 256  # messages that wait for a slow client before it is let go
MOST_UNHEARD = 16  # messages that wait to be obeyed before the connection is read no further
MOST_WATCHED = 16  # tables that one connection may watch
PER_SECOND, BURST = 25.0, 60.0  # commands of one connection
TALK_PER_SECOND, TALK_BURST = 0.5, 10.0  # and of these, what is said
BAD_FRAMES = 20  # nonsense before the connection is closed

TOO_SLOW, TOO_MUCH, NONSENSE, TOO_LARGE = 4008, 4029, 4000, 1009


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self.left, self.filled = burst, time.monotonic()

    def take(self) -> bool:
        """Take one, even if none is left: who does not stop gets ever deeper into debt."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.per_second) - 1
        self.filled = now
        return self.left >= 0


class Connection:
    """One websocket. It sends what is queued as fast as the client takes it."""

    def __init__(
        self,
        websocket: WebSocket,
        rooms: Rooms,
        person: str,
        name: str,
        limited: bool = True,
        unheard: Iterable[str] = (),
        write: Write | None = None,
        listen: Listen | None = None,
    ) -> None:
        self.websocket, self.rooms, self.write, self.listen = websocket, rooms, write, listen
        self.unheard = set(unheard)
        self.person, self.name, self.limited = person, name, limited
        self.watched: dict[str, Room] = {}
        self.queued: deque[bytes] = deque()
        self.waiting: asyncio.Future[None] | None = None  # the sender, for something to send
        self.arrived: deque[bytes] = deque()
        self.hearing: asyncio.Future[None] | None = None  # the receiver, for something to arrive
        self.gone = False
        self.closing = 0
        self.commands, self.talk = Bucket(PER_SECOND, BURST), Bucket(TALK_PER_SECOND, TALK_BURST)
        self.bad = 0

    # --- sending --------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not take them is let go and may come back."""
        if self.closing:
            return
        if len(self.queued) >= MOST_QUEUED:
            self.close(TOO_SLOW)
            return
        self.queued.append(data)
        if self.write is None:
            self._wake()
        elif len(self.queued) == 1:
            self.rooms.post.add(self)

    def flush(self) -> None:
        """Write what is queued, if the sender has nothing under way that must come first; else it is the sender's."""
        if self.write is None or self.waiting is None or self.closing or not self.write([*self.queued]):
            self._wake()
        else:
            self.queued.clear()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self._wake()

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def sender(self) -> None:
        """Runs beside the receiver."""
        loop = asyncio.get_running_loop()
        while True:
            while self.queued:
                await self.websocket.send_text(self.queued.popleft().decode())
            if self.closing:
                await self.websocket.close(self.closing)
                return
            self.waiting = loop.create_future()
            await self.waiting
            self.waiting = None

    # --- receiving ------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until the client goes."""
        self.send(encode(Welcome(VERSION, self.person, self.name, now_ms())))
        sending = asyncio.get_running_loop().create_task(self.sender())
        try:
            if self.listen is None:
                await self._receive(self.heard)
            else:
                await self._listen(self.listen)
        except WebSocketDisconnect:
            pass
        finally:
            for room in self.watched.values():
                room.unwatch(self)
            if self.closing:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(sending, 5)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sending

    async def _receive(self, heard: Callable[[str | bytes], Awaitable[None]]) -> None:
        """Hear what comes the usual way, until the client goes."""
        while not self.closing:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await heard(message.get("text") or message.get("bytes") or b"")

    async def _listen(self, listen: Listen) -> None:
        """Hear what comes the short way, one after another; that the client goes comes the usual way."""
        loop, go_on = asyncio.get_running_loop(), listen(self.arrive)
        leaving = loop.create_task(self._leave())
        try:
            while not self.closing:
                while self.arrived and not self.closing:
                    await self.heard(self.arrived.popleft())
                if self.gone or self.closing:
                    return
                go_on()
                self.hearing = loop.create_future()
                await self.hearing
                self.hearing = None
        finally:
            leaving.cancel()

    async def _leave(self) -> None:
        try:
            while (await self.websocket.receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self.gone = True
            self._attend()

    def arrive(self, data: bytes) -> bool:
        """A message has come; False when no more should, until these are obeyed."""
        self.arrived.append(data)
        self._attend()
        return len(self.arrived) < MOST_UNHEARD

    def _attend(self) -> None:
        if self.hearing is not None and not self.hearing.done():
            self.hearing.set_result(None)

    async def heard(self, data: str | bytes) -> None:
        """One frame, whatever is in it."""
        if len(data) > LARGEST_FRAME:
            self.close(TOO_LARGE)
            return
        if not self.commands.take() and self.limited:
            if self.commands.left < -BURST:
                self.close(TOO_MUCH)
            else:
                self.send(encode(Refuse(0, "", "slow", "Too many messages. Wait a moment.")))
            return
        try:
            message = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.bad += 1
            metrics.REFUSALS.labels("nonsense").inc()
            self.send(encode(Refuse(0, "", "nonsense", str(error)[:200])))
            if self.bad > BAD_FRAMES:
                self.close(NONSENSE)
            return
        if isinstance(message, Ping):
            self.send(encode(Pong(message.id, now_ms())))
            return
        id = getattr(message, "id", 0)
        try:
            await self.obey(message)
        except TableError as error:
            metrics.REFUSALS.labels(error.code).inc()
            if isinstance(message, Watch):
                self.send(encode(Gone(message.table, error.code, error.sentence)))
            else:
                self.send(encode(Refuse(id, message.table, error.code, error.sentence, error.rule, error.key)))
        except StoreError as error:
            metrics.STORE_ERRORS.inc()
            say.error("store", table=message.table[:32], error=str(error))
            self.send(encode(Refuse(id, message.table, "store", "This cannot be saved just now. Nothing has happened; try again.")))

    async def obey(self, message: ClientMessage) -> None:
        """Do what a message asks."""
        if isinstance(message, Ping):
            return
        if isinstance(message, Unwatch):
            room = self.watched.pop(message.table, None)
            if room:
                room.unwatch(self)
            return
        if isinstance(message, Watch):
            if len(self.watched) >= MOST_WATCHED and message.table not in self.watched:
                raise TableError("many", f"One connection watches at most {MOST_WATCHED} tables.")
            room = await self.rooms.find(message.table)
            if self.rooms.shared:  # another process may have been told whom this person blocks
                self.unheard = set(await self.rooms.database.read(lambda connection: blocked_by(connection, self.person)))
            await room.watch(self, message.seq, message.invite)
            before = self.watched.get(message.table)
            if before is not None and before is not room:
                before.unwatch(self)
            self.watched[message.table] = room
            return
        room = self.watched.get(message.table)
        if room is None or self not in room.viewers:  # who was sent away watches no longer
            raise TableError("watch", "Watch the table first.")
        if isinstance(message, Chat):
            room.may_talk(self.person)
            if not self.talk.take() and self.limited:
                raise TableError("slow", "Too much talk. Wait a moment.")
        await room.command(lambda table: self.events(table, message))

    def events(self, table: Table, message: ClientMessage) -> list[AnyEvent]:
        """A command as events; the seat is always the person's own."""
        seat = table.seat_of(self.person)
        if isinstance(message, Chat):
            return table.say(self.person, self.name, message.text)
        if isinstance(message, ComeBack):
            return table.come_back(self.person, self.name)
        if seat < 0:
            raise TableError("seat", "You do not sit at this table.")
        match message:
            case Act(_, seq, act):
                return table.act(seat, seq, read_act(table, act))
            case Undo(_, seq):
                return table.undo(seat, seq)
            case AskUndo():
                return table.ask_undo(seat)
            case AnswerUndo(_, agreed):
                return table.answer_undo(seat, agreed)
            case Pause(_, on):
                return table.pause(self.person, on)
            case Resign():
                return table.resign(seat)
            case _:
                raise AssertionError(message)


def read_act(table: Table, act: int | str) -> int:
    """An act given by number or text."""
    if isinstance(act, int):
        return act
    try:
        return table.playing.actions.read(act)
    except ValueError as error:
        raise TableError("act", str(error)) from None
