"""A real server in a process of its own, and people who come to it over real sockets. Used by the tests and by `benchmarks/`."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from carrack.store import log as logs
from carrack.store.database import Database
from carrack.store.schema import tables
from carrack.tables.audit import audit
from carrack.tables.events import Acted, Entry
from carrack.tables.table import Table

START_SECONDS = 60.0
TROUBLE = (OSError, WebSocketException, TimeoutError, EOFError, http.client.HTTPException)


class Server:
    """`carrack serve` on a free port of this machine alone."""

    def __init__(self, database: str, folder: Path, *more: str, environment: dict[str, str] | None = None, core: int | None = None) -> None:
        self.database, self.folder, self.more, self.core = database, folder, more, core
        self.environment = os.environ | (environment or {})
        self.port, self.starts = 0, 0
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def errors(self) -> str:
        """What the server has written."""
        return "".join(p.read_text(errors="replace") for p in sorted(self.folder.glob("server-*.log")))

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "carrack",
            "serve",
            "--port",
            "0",
            "--database",
            self.database,
            "--no-limits",
            "--log",
            "json",
            *self.more,
        ]
        self.starts += 1
        with open(self.folder / f"server-{self.starts:03}.log", "wb") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, stdin=subprocess.DEVNULL, env=self.environment)
        if self.core is not None:
            os.sched_setaffinity(self.process.pid, {self.core})
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as ready:
            ready.register(self.process.stdout, selectors.EVENT_READ)
            line = self.process.stdout.readline() if ready.select(START_SECONDS) else b""
        if not line.startswith(b"Carrack is at http://127.0.0.1:"):
            self.kill()
            raise RuntimeError(f"the server did not start: {line!r} {self.errors[-2000:]}")
        self.port = int(line.rsplit(b":", 1)[1])
        self.wait_healthy()

    def wait_healthy(self, seconds: float = START_SECONDS) -> None:
        end = time.monotonic() + seconds
        while True:
            with contextlib.suppress(*TROUBLE):
                if Api(self.port).get("/healthz")[0] == 200:
                    return
            if time.monotonic() > end:
                raise RuntimeError("the server does not answer")
            time.sleep(0.05)

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> float:
        """As `systemctl restart` would; the seconds it took."""
        began = time.monotonic()
        self._end(signal.SIGTERM)
        return time.monotonic() - began

    def _end(self, number: signal.Signals) -> None:
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.process.wait(15)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Api:
    """REST, as one person."""

    def __init__(self, port: int, name: str = "") -> None:
        self.port, self.cookie, self.id = port, "", ""
        if name:
            self.id = self.post("/api/guest", {"name": name})["id"]

    def headers(self) -> dict[str, str]:
        return {"Origin": f"http://127.0.0.1:{self.port}"} | ({"Cookie": self.cookie} if self.cookie else {})

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, self.headers() | ({"Content-Type": "application/json"} if data else {}))
            answer = connection.getresponse()
            cookie = answer.getheader("Set-Cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            return answer.status, answer.read()
        finally:
            connection.close()

    def get(self, path: str) -> tuple[int, bytes]:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        status, data = self.ask("POST", path, body)
        if status >= 300:
            raise RuntimeError(f"POST {path}: {status} {data[:300]!r}")
        return json.loads(data)


def open_table(people: Sequence[Api], game: str = "anno1503", bots: Sequence[str] = (), **settings: Any) -> str:
    """A started table of these people, the first being the host, and of bots."""
    seats = len(people) + len(bots)
    seated = [{"seat": len(people) + n, "bot": bot} for n, bot in enumerate(bots)]
    made = people[0].post("/api/tables", {"game": game, "seats": seats, "bots": seated} | settings)
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"/api/tables/{made['id']}/sit", {"seat": seat, "invite": made["invite"]})
    people[0].post(f"/api/tables/{made['id']}/start")
    return made["id"]


# --- over the websocket -------------------------------------------------------------------------
class View(msgspec.Struct):
    """What a player needs of a table's view; the rest is skipped unread."""

    seq: int
    actor: int
    legal: list[int]
    you: int
    status: str
    acts: int = 0


class Update(msgspec.Struct):
    table: View


class Kind(msgspec.Struct):
    type: str


read_kind = msgspec.json.Decoder(Kind).decode
read_update = msgspec.json.Decoder(Update).decode


class Refused(msgspec.Struct):
    code: str
    table: str = ""
    sentence: str = ""
    id: int = 0


read_refused = msgspec.json.Decoder(Refused).decode


OPEN: list[ClientConnection] = []
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's own event loop, and leave no connection open behind it."""

    async def tidy() -> T:
        try:
            return await work
        finally:
            for socket in OPEN:
                with contextlib.suppress(*TROUBLE):
                    await asyncio.wait_for(socket.close(), 2)
                socket.transport.abort()
            OPEN.clear()
            await asyncio.sleep(0.05)

    return asyncio.run(tidy())


async def come_in(person: Api, **more: Any) -> ClientConnection:
    """A websocket that has been welcomed."""
    socket = await connect(
        f"ws://127.0.0.1:{person.port}/ws",
        additional_headers=person.headers(),
        compression=None,
        max_size=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=20,
        close_timeout=1,
        **more,
    )
    OPEN.append(socket)
    welcome = read_kind(await asyncio.wait_for(socket.recv(), 20))
    assert welcome.type == "welcome"
    return socket


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


@dataclass
class Seat:
    """One player's connection to one table."""

    person: Api
    table: str
    socket: ClientConnection | None = None
    view: View | None = None
    refused: list[Refused] = field(default_factory=list[Refused])

    async def watch(self) -> None:
        await self.leave()
        self.socket = await come_in(self.person)
        await say(self.socket, type="watch", table=self.table, seq=self.view.seq if self.view else 0)
        self.view = None
        while self.view is None:
            kind = await self.hear()
            assert kind == "update", f"{kind}: {self.refused}"

    async def hear(self, seconds: float = 20.0) -> str:
        """The next message; its type."""
        assert self.socket is not None
        data = await asyncio.wait_for(self.socket.recv(), seconds)
        kind = read_kind(data).type
        if kind == "update":
            self.view = read_update(data).table
        elif kind in ("refuse", "gone"):
            self.refused.append(read_refused(data))
        return kind

    async def leave(self) -> None:
        if self.socket is not None:
            socket, self.socket = self.socket, None
            with contextlib.suppress(*TROUBLE):
                await socket.close()


@dataclass
class Pair:
    """A table of two people who play at random as fast as they can, and remember everything that was ever told to them."""

    server: Server
    name: str
    random: random.Random
    table: str = ""
    seats: list[Seat] = field(default_factory=list[Seat])
    sent: tuple[int, int, int] | None = None  # the entry it will be, the seat, the act
    told: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])  # entry: seat, act
    newest: int = 0  # the last entry that anybody was told of
    refusals: list[str] = field(default_factory=list[str])
    over: list[tuple[str, int, dict[int, tuple[int, int]]]] = field(default_factory=list[tuple[str, int, dict[int, tuple[int, int]]]])
    acts: int = 0
    lost: bool = False  # the server went while a new table was being made
    ports: tuple[int, ...] = ()  # where each player connects, when there are several servers

    def make(self) -> None:
        self.lost = True
        people = [Api(self.ports[n] if self.ports else self.server.port, f"{self.name}{n}") for n in range(2)]
        self.table = open_table(people)
        self.seats = [Seat(person, self.table) for person in people]
        self.sent, self.told, self.newest, self.lost = None, {}, 0, False

    async def join(self) -> None:
        """Connect, or connect again."""
        for seat in self.seats:
            if not self.ports:
                seat.person.port = self.server.port
            await seat.watch()
            self.note(seat)

    def note(self, seat: Seat) -> None:
        view = seat.view
        if view is None:
            return
        self.newest = max(self.newest, view.seq)
        if self.sent and view.seq >= self.sent[0]:
            self.told[self.sent[0]] = self.sent[1:]
            self.sent = None

    async def act(self) -> bool:
        """One act, and both have its update. False when the game is over."""
        ahead = max(self.seats, key=lambda s: s.view.seq if s.view else 0).view
        for seat in self.seats:
            while ahead and seat.view and seat.view.seq < ahead.seq:
                await seat.hear()
                self.note(seat)
        views = [seat.view for seat in self.seats]
        actor = views[0].actor if views[0] else -1
        if actor < 0:
            return False
        mover = self.seats[actor]
        assert mover.view is not None
        assert mover.socket is not None
        before, act = mover.view.seq, self.random.choice(mover.view.legal)
        self.sent = (before + 1, actor, act)
        mover.refused.clear()
        await say(mover.socket, type="act", table=self.table, seq=before, act=act)
        for seat in (mover, self.seats[1 - actor]):
            while seat.view is not None and seat.view.seq <= before:
                await seat.hear()
                self.note(seat)
                if mover.refused:
                    self.refusals += [r.code for r in mover.refused]
                    self.sent = None
                    return True
        return True

    async def play(self, until: asyncio.Event, most: int = 1_000_000) -> None:
        """Until told to stop, or until the server is gone."""
        last = self.acts + most
        while not until.is_set() and self.acts < last:
            if await self.act():
                self.acts += 1
                continue
            self.over.append((self.table, self.newest, self.told))
            for seat in self.seats:
                await seat.leave()
            await asyncio.to_thread(self.make)
            await self.join()

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.leave()

    # --- what the log says ----------------------------------------------------------------------

    def check(self, database: Database) -> int:
        """Everything that was told is in the log, and the log is whole; how many acts were looked up."""
        count = 0
        for table, newest, told in [*self.over, *([] if self.lost else [(self.table, self.newest, self.told)])]:
            entries = whole_log(database, table)
            assert entries[-1].seq >= newest, f"{table}: told of entry {newest}, the log ends at {entries[-1].seq}"
            for seq, (seat, act) in told.items():
                assert entries[seq - 1].event == Acted(seat, act), f"{table}: entry {seq} is not what was told"
            count += len(told)
        return count


def whole_log(database: Database, table: str) -> list[Entry]:
    """A table's entries, after they have been found whole, legal, fair, and equal to the summary beside them."""
    stored = database.read_now(lambda c: logs.stored(c, table))
    assert stored is not None, f"{table} is gone"
    entries = database.read_now(lambda c: logs.read(c, table))
    assert [e.seq for e in entries] == list(range(1, len(entries) + 1)), f"{table}: numbers are missing"
    found = audit(table, entries, stored.secret)
    assert found.wrong is None, f"{table}, entry {found.at_seq}: {found.wrong}"
    again = Table.replay(table, entries, stored.secret)
    if again.status != "waiting":
        states, _ = again.log.replay()
        assert states.tobytes() == again.states.tobytes()
    row = database.read_now(lambda c: c.execute(tables.select().where(tables.c.id == table)).one())
    assert (row.seq, row.status, row.actor) == (again.seq, again.status, again.actor), f"{table}: its summary is not that of its log"
    return entries


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    with contextlib.suppress(OSError):
        return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def alive(pid: int) -> bool:
    """Is it there, and not only waiting to be buried?"""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
