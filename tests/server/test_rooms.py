"""Rooms: who may watch when a game begins, tables that cannot be read, rematches, and bots beside other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from logging import getLogger
from pathlib import Path

import pytest
from sqlalchemy import select, text
from starlette.testclient import TestClient

import carrack
from carrack.server import rooms as serving
from carrack.server.room import LateTable
from carrack.server.rooms import Room, Rooms
from carrack.server.thinking import any_act
from carrack.server.wire import Wire
from carrack.store import log as logs
from carrack.store.database import Database
from carrack.store.migrate import upgrade
from carrack.store.schema import seats
from carrack.tables.events import Acted, AnyEvent, Clock, Entry, Happened
from carrack.tables.table import Table, TableError

from .conftest import Player, Serve, finish

People = Callable[[str], Player]


class Slow:
    """A thinker that takes a moment for any act, or very long."""

    def __init__(self, seconds: float = 0.05) -> None:
        self.seconds = seconds

    async def choose(self, game: str, bot: str, known: bytes, seat: int) -> int:
        await asyncio.sleep(self.seconds)
        return any_act(game, known)


def with_rooms(folder: Path, work: Callable[[Rooms], Awaitable[None]]) -> None:
    url = f"sqlite:///{folder}/rooms.db"
    upgrade(url)

    async def run() -> None:
        database = Database(url)
        rooms = Rooms(database, Slow())  # type: ignore[arg-type]
        try:
            await work(rooms)
        finally:
            for room in rooms.open.values():
                if room.thinking:
                    room.thinking.cancel()
            await asyncio.sleep(0)
            database.close()

    asyncio.run(run())


async def started(rooms: Rooms, bot_begins: bool, **settings: object) -> Room:
    """A game of a person and a bot, in which one of them begins."""

    def seating(table: Table) -> list[AnyEvent]:
        return [*table.sit(0, "ann", "Ann"), *table.seat_bot("ann", 1, "greedy", "Bot")]

    while True:
        room = await rooms.create(carrack.load("anno1503"), 2, "ann", seating, **settings)
        await room.command(lambda table: table.start("ann"))
        if room.bot_to_act() == bot_begins:
            return room


# --- new tables ---------------------------------------------------------------------------------
def test_a_new_table_is_there_with_those_who_sit_or_not_at_all(tmp_path: Path) -> None:
    async def look(rooms: Rooms) -> None:
        def everybody() -> list[str]:
            return rooms.database.read_now(lambda c: [row.person for row in c.execute(select(seats.c.person).order_by(seats.c.seat))])

        with pytest.raises(TableError):
            await rooms.create(carrack.load("anno1503"), 2, "ann", lambda table: table.sit(5, "ann", "Ann"))
        assert (rooms.open, everybody()) == ({}, [])
        room = await rooms.create(carrack.load("anno1503"), 2, "ann", lambda table: table.sit(1, "ann", "Ann"))
        assert (room.table.seat_of("ann"), room.told, everybody()) == (1, 2, ["ann"])

    with_rooms(tmp_path, look)


# --- watching -----------------------------------------------------------------------------------
@pytest.mark.parametrize("visibility", ["public", "private"])
def test_who_may_not_watch_is_sent_away_when_the_game_begins(player: People, visibility: str) -> None:
    ann, bob, eve = map(player, ("Ann", "Bob", "Eve"))
    made = ann("POST", "/api/tables", {"game": "anno1503", "seats": 2, "visibility": visibility, "watch": False}, 201)
    table, knock = made["id"], {"invite": made["invite"]}
    bob("POST", f"/api/tables/{table}/sit", {"seat": 1} | knock)
    with eve.socket() as socket, bob.socket() as playing:
        for each in (socket, playing):
            each.receive_json()
            each.send_json({"type": "watch", "table": table} | knock)
            assert each.receive_json()["table"]["status"] == "waiting"
        ann("POST", f"/api/tables/{table}/start")
        while (told := socket.receive_json())["type"] == "update":
            assert told["table"]["status"] == "waiting"  # who came to watch, and no more
        assert (told["type"], told["code"]) == ("gone", "unwatched")
        socket.send_json({"type": "chat", "table": table, "text": "take the ship"})
        assert (answer := socket.receive_json())["type"] == "refuse" and answer["code"] == "watch"
        while (told := playing.receive_json())["table"]["status"] == "waiting":
            pass
        assert told["table"]["picture"]
        socket.send_json({"type": "watch", "table": table} | knock)
        assert socket.receive_json()["type"] == "gone"
    outside, inside = (each("GET", f"/api/tables/{table}?invite={made['invite']}") for each in (eve, bob))
    assert (outside["actor"], outside["acts"]) == (-1, 0)
    assert inside["actor"] >= 0 and inside["acts"] > 0


def test_who_is_renamed_talks_under_the_new_name(player: People) -> None:
    ann = player("Guest 1234")
    table = ann.table()
    with ann.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        socket.receive_json()
        ann("PATCH", "/api/me", {"name": "Ann"})
        socket.send_json({"type": "chat", "table": table, "text": "hello"})
        assert [line["name"] for line in socket.receive_json()["chat"]] == ["Ann"]


# --- tables that cannot be read -----------------------------------------------------------------
def test_a_table_of_other_rules_keeps_no_others_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(rooms: Rooms) -> None:
        rooms.thinker = Slow(600)  # type: ignore[assignment]
        bots = [await started(rooms, bot_begins=True) for _ in range(3)]
        people = [await started(rooms, bot_begins=False, clock=Clock("move", 5)) for _ in range(4)]
        older = [room.table.id for room in (*bots[:1], *people[:3])]

        def age(connection: object) -> None:
            for id in older:
                wrong = {"id": id, "now": '"version":1', "then": '"version":0'}
                connection.execute(  # type: ignore[attr-defined]
                    text('update entries set event = replace(event, :now, :then) where seq = 1 and "table" = :id'), wrong
                )

        await rooms.database.write(age)
        anew = Rooms(rooms.database, Slow())  # type: ignore[arg-type]
        monkeypatch.setattr(serving, "now_ms", lambda: int(time.time() * 1000) + 60_000)
        due = logs.due
        monkeypatch.setattr(logs, "due", lambda c, now, but: due(c, now, but)[:3])  # as if no more were looked at in one go
        for _ in range(2):
            await anew.tick()
        assert anew.unreadable == set(older)
        assert {room.table.id for room in (*bots[1:], people[3])} <= anew.open.keys()
        assert anew.open[people[3].table.id].table.seats[0].bot  # its clock has run out
        for room in anew.open.values():
            if room.thinking:
                room.thinking.cancel()
        await asyncio.sleep(0)

    with_rooms(tmp_path, work)


def test_an_address_that_is_none_does_not_reach_the_database(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        for id in ("", "a\0b", "x" * 100, "é"):
            with pytest.raises(TableError) as refused:
                await rooms.find(id)
            assert refused.value.code == "unknown"

    with_rooms(tmp_path, work)


# --- clocks -------------------------------------------------------------------------------------
def test_nobody_loses_by_a_clock_that_ran_while_the_server_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back within a minute goes on; a turn that has begun since has its time and no more."""

    async def work(rooms: Rooms) -> None:
        room = await started(rooms, bot_begins=False, clock=Clock("move", 5, on_timeout="resign"))
        real = serving.now_ms
        monkeypatch.setattr(serving, "now_ms", lambda: real() + 600_000)
        anew = Rooms(rooms.database, Slow())  # type: ignore[arg-type]
        await anew.tick()
        found = anew.open[room.table.id]
        assert found.table.status == "playing"
        monkeypatch.setattr(serving, "now_ms", lambda: real() + 600_000 + serving.GRACE_MS)
        await anew.tick()
        assert found.table.status == "finished"

    async def begun_since(rooms: Rooms) -> None:
        room = await started(rooms, bot_begins=False, clock=Clock("move", 5, on_timeout="resign"))
        monkeypatch.setattr(serving, "now_ms", lambda: room.table.since + 5_001)
        await rooms.tick()
        assert room.table.status == "finished"

    with_rooms(tmp_path, work)
    monkeypatch.undo()
    with_rooms(tmp_path / "other", begun_since)


# --- watching with a delay ----------------------------------------------------------------------
def test_who_watches_with_a_delay_sees_each_act_so_many_later_whatever_is_taken_back() -> None:
    """Also in a process that has just read the table."""
    table, entries = Table("late", "secret"), list[Entry]()

    def do(events: list[AnyEvent]) -> None:
        for event in events:
            entries.append(Entry(table.seq + 1, 1000, event))
            table.evolve(entries[-1])

    game = carrack.load("columbus")
    do(Table.create(game, 2, "ann", "secret", watch_delay=4))
    for p, name in enumerate(("Ann", "Bob")):
        do(table.sit(p, name.lower(), name))
    do(table.start("ann"))
    late, out = LateTable(table, entries), game.scratch()
    acts = sum(isinstance(entry.event, Acted | Happened) for entry in entries)
    for n in range(60):
        before = len(entries)
        if n == 40:
            do(table.ask_undo(table.who[5] if table.who[5] >= 0 else 0))
            do(table.answer_undo(1 - table.asking, True))
        elif table.actor >= 0:
            game.engine.legal_at(table.states, 0, out)
            do(table.act(table.actor, table.seq, int(out[0])))
        late.add(entries[before:], table)
        acts += sum(isinstance(entry.event, Acted | Happened) for entry in entries[before:])
        shown = entries[: late.table.seq]
        assert acts - sum(isinstance(entry.event, Acted | Happened) for entry in shown) <= 4
        anew = LateTable(table, entries)
        assert (anew.table.seq, anew.table.acts) == (late.table.seq, late.table.acts)
    assert table.status == "playing"


# --- bots ---------------------------------------------------------------------------------------
def test_a_bot_thinks_again_at_once_when_its_own_process_has_written(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        rooms.shared = True
        room = await started(rooms, bot_begins=True)
        acts = len(room.table.acts)
        await asyncio.sleep(0.01)
        await room.command(lambda table: table.pause("ann", True))
        await room.command(lambda table: table.pause("ann", False))
        async with asyncio.timeout(8):  # it would leave 12 seconds to another process
            while len(room.table.acts) == acts:
                await asyncio.sleep(0.02)

    with_rooms(tmp_path, work)


# --- rematches ----------------------------------------------------------------------------------
def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(serve: Serve) -> None:
    server = serve()
    ann, bob = (Player(server, name) for name in ("Ann", "Bob"))
    table = ann.table(visibility="public")
    bob("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ann("POST", f"/api/tables/{table}/start")
    finish(bob, table)

    def ask(who: Player) -> str:
        cookies = "; ".join(f"{k}={v}" for k, v in who.cookies.items())
        answer = server.post(f"/api/tables/{table}/rematch", headers=who.headers | {"Cookie": cookies})
        assert answer.status_code == 200, answer.text
        return answer.json()["id"]

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(ask, (ann, bob))
    assert first == second
    assert [t["id"] for t in ann("GET", "/api/tables")["tables"] if t["status"] == "waiting"] == [first]


def test_who_was_replaced_by_a_bot_may_ask_for_a_rematch(server: TestClient) -> None:
    ann, bob, cleo = (Player(server, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.table(seats=3, visibility="public")
    for seat, who in ((1, bob), (2, cleo)):
        who("POST", f"/api/tables/{table}/sit", {"seat": seat})
    ann("POST", f"/api/tables/{table}/start")
    for who in (cleo, bob):
        with who.socket() as socket:
            socket.receive_json()
            socket.send_json({"type": "watch", "table": table})
            socket.receive_json()
            socket.send_json({"type": "resign", "table": table})
            socket.receive_json()
    assert ann("GET", f"/api/tables/{table}")["status"] == "finished"
    first = cleo("POST", f"/api/tables/{table}/rematch")["id"]
    assert [bob("POST", f"/api/tables/{table}/rematch")["id"], ann("POST", f"/api/tables/{table}/rematch")["id"]] == [first, first]


# --- a client that does not read ----------------------------------------------------------------
class Pipe:
    """What a connection writes to."""

    def __init__(self) -> None:
        self.written, self.waiting, self.aborted = list[bytes](), 0, False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...
    def abort(self) -> None:
        self.aborted = True


class Words:
    """A connection that has an answer to a ping ready."""

    def data_to_send(self) -> list[bytes]:
        return [b"pong"]

    def fail(self, code: int, reason: str) -> None: ...


def wire() -> tuple[Wire, Pipe]:
    pipe, connection = Pipe(), Wire.__new__(Wire)
    connection.__dict__ |= {"transport": pipe, "conn": Words(), "writable": asyncio.Event(), "close_sent": False, "logger": getLogger()}
    return connection, pipe


def test_pings_are_not_answered_to_who_takes_nothing() -> None:
    connection, pipe = wire()
    connection.handle_ping()
    assert pipe.written == []
    connection.writable.set()
    connection.handle_ping()
    assert pipe.written == [b"pong"]


@pytest.mark.parametrize("waiting", [0, 1000])
def test_who_does_not_answer_and_takes_nothing_is_cut_off(waiting: int) -> None:
    connection, pipe = wire()
    pipe.waiting = waiting
    connection.keepalive_timeout()
    assert pipe.aborted == bool(waiting)
