"""Several processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carrack.store.database import Database
from carrack.tables.events import Acted, Chatted, Resigned, TakenOver

from .live import Api, Pair, Seat, Server, come_in, open_table, run, say, whole_log


@pytest.fixture
def two(postgres: Any, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers that know each other only through the database."""
    url = postgres.new()
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    with Server(url, tmp_path / "a") as a, Server(url, tmp_path / "b") as b:
        yield a, b


def at(person: Api, server: Server) -> Api:
    """The same person at another server."""
    other = Api(server.port)
    other.cookie, other.id = person.cookie, person.id
    return other


def log_of(server: Server, table: str) -> list[Any]:
    database = Database(server.database)
    try:
        return [entry.event for entry in whole_log(database, table)]
    finally:
        database.close()


def counted(server: Server, name: str) -> float:
    _, data = Api(server.port).get("/metrics")
    return sum(float(line.rsplit(" ", 1)[1]) for line in data.decode().splitlines() if line.startswith((f"{name} ", f"{name}{{")))


# --- one server, either database ----------------------------------------------------------------
def test_a_game_is_played_on_either_database(database_url: str, tmp_path: Path) -> None:
    async def play(server: Server) -> Pair:
        pair = Pair(server, "p", Random(1))
        await asyncio.to_thread(pair.make)
        await pair.join()
        await pair.play(asyncio.Event(), 150)
        return pair

    with Server(database_url, tmp_path) as server:
        pair = run(play(server))
    assert pair.refusals == []
    database = Database(database_url)
    assert pair.check(database) == 150
    database.close()


# --- two servers --------------------------------------------------------------------------------
def test_two_players_at_two_processes_play_at_one_table(two: tuple[Server, Server]) -> None:
    a, b = two

    async def play() -> tuple[Pair, list[float]]:
        pair = Pair(a, "p", Random(2), ports=(a.port, b.port))
        await asyncio.to_thread(pair.make)
        await pair.join()
        times: list[float] = []
        for _ in range(80):
            began = time.monotonic()
            await pair.act()
            times.append(time.monotonic() - began)
        return pair, times

    pair, times = run(play())
    assert pair.refusals == []
    assert sorted(times)[len(times) // 2] < 1.0, "hints come by NOTIFY, not by looking from time to time"
    database = Database(a.database)
    assert pair.check(database) == 80
    database.close()


def test_of_two_equal_acts_at_two_processes_one_happens(two: tuple[Server, Server]) -> None:
    a, b = two

    async def race() -> tuple[str, int, list[str]]:
        ann, bob = Api(a.port, "Ann"), Api(a.port, "Bob")
        table = await asyncio.to_thread(open_table, [ann, bob])
        seats = [[Seat(person, table), Seat(at(person, b), table)] for person in (ann, bob)]
        every = [seat for both in seats for seat in both]
        for seat in every:
            await seat.watch()
        done = 0
        for _ in range(40):
            newest = max(seat.view.seq for seat in every if seat.view)
            for seat in every:
                while seat.view and seat.view.seq < newest:
                    await seat.hear()
                    newest = max(newest, seat.view.seq)
            view = every[0].view
            assert view is not None
            movers = seats[view.actor]
            for mover in movers:
                assert mover.socket is not None
                assert mover.view is not None
                assert mover.view.legal
                await say(mover.socket, type="act", table=table, seq=newest, act=mover.view.legal[0])
            for seat in every:
                while seat.view and seat.view.seq <= newest:
                    await seat.hear()
            done += 1
        await asyncio.sleep(0.5)
        for seat in every:  # what came late
            try:
                while True:
                    await seat.hear(0.2)
            except TimeoutError:
                pass
        return table, done, [r.code for seat in every for r in seat.refused]

    table, done, refused = run(race())
    acts = [event for event in log_of(a, table) if isinstance(event, Acted)]
    assert len(acts) == done, "each was taken once"
    assert len(refused) == done
    assert set(refused) <= {"stale", "turn"}
    assert counted(a, "carrack_conflicts_total") + counted(b, "carrack_conflicts_total") > 0, "no race was run"


def test_talk_at_two_processes_at_once_is_all_kept_and_kept_once(two: tuple[Server, Server]) -> None:
    a, b = two

    async def talk() -> str:
        ann, bob = Api(a.port, "Ann"), Api(a.port, "Bob")
        table = await asyncio.to_thread(open_table, [ann, bob])
        seats = [Seat(ann, table), Seat(at(bob, b), table)]
        for seat in seats:
            await seat.watch()
        for n in range(30):
            for who, seat in enumerate(seats):
                assert seat.socket is not None
                await say(seat.socket, type="chat", table=table, text=f"{who} {n}", id=n)
            for seat in seats:
                heard: set[str] = set()
                assert seat.socket is not None
                while heard != {f"0 {n}", f"1 {n}"}:
                    message = json.loads(await asyncio.wait_for(seat.socket.recv(), 20))
                    assert message["type"] == "update", message
                    heard |= {line["text"] for line in message["chat"]}
        return table

    table = run(talk())
    said = [event.text for event in log_of(a, table) if isinstance(event, Chatted)]
    assert sorted(said) == sorted(f"{who} {n}" for who in range(2) for n in range(30))


def test_a_person_who_sits_down_at_one_process_can_be_started_with_at_another(two: tuple[Server, Server]) -> None:
    a, b = two
    ann, bob = Api(a.port, "Ann"), Api(b.port, "Bob")
    for _ in range(10):
        made = ann.post("/api/tables", {"game": "anno1503", "seats": 2})
        bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1})
        ann.post(f"/api/tables/{made['id']}/start")  # at once, before any hint
        status, data = bob.get(f"/api/tables/{made['id']}")
        assert status == 200
        assert json.loads(data)["status"] == "playing"


def test_bots_think_in_one_process_and_act_once(two: tuple[Server, Server]) -> None:
    a, b = two

    async def play() -> str:
        ann = Api(a.port, "Ann")
        table = await asyncio.to_thread(open_table, [ann], bots=["random"])
        here, there = Seat(ann, table), Seat(at(ann, b), table)
        await here.watch()
        await there.watch()
        for _ in range(40):
            for seat in (here, there):
                while seat.view and (seat.view.actor == 1 or seat.view.seq < max(s.view.seq for s in (here, there) if s.view)):
                    await seat.hear(60)
            assert here.socket is not None
            assert here.view is not None
            if here.view.actor < 0:
                break
            before = here.view.seq
            await say(here.socket, type="act", table=table, seq=before, act=here.view.legal[0])
            while here.view.seq <= before:
                await here.hear(60)
        return table

    table = run(play())
    events = log_of(a, table)  # audited: every act is legal where it stands, and its own seat's
    bots = sum(isinstance(event, Acted) and event.seat == 1 for event in events)
    thought = counted(a, "carrack_bot_seconds_count"), counted(b, "carrack_bot_seconds_count")
    assert bots > 0
    assert sum(thought) <= bots + 3, "both processes have thought for the same bot"


@pytest.mark.parametrize("then", ["resign", "bot"])
def test_a_clock_runs_out_once(two: tuple[Server, Server], then: str) -> None:
    a, b = two

    async def wait() -> str:
        ann, bob = Api(a.port, "Ann"), Api(a.port, "Bob")
        clock = {"kind": "move", "seconds": 5, "on_timeout": then}
        table = await asyncio.to_thread(open_table, [ann, bob], clock=clock)
        seats = [Seat(ann, table), Seat(at(bob, b), table)]
        for seat in seats:
            await seat.watch()
        first = seats[0].view.seq if seats[0].view else 0
        for seat in seats:
            while seat.view and seat.view.seq == first:
                await seat.hear(15)
        await asyncio.sleep(1.5)
        return table

    table = run(wait())
    ends = [event for event in log_of(a, table) if isinstance(event, Resigned | TakenOver)]
    assert len(ends) == 1


def test_a_listener_that_lost_its_connection_hears_again(two: tuple[Server, Server], postgres: Any) -> None:
    a, b = two

    async def play() -> None:
        pair = Pair(a, "p", Random(3), ports=(a.port, b.port))
        await asyncio.to_thread(pair.make)
        await pair.join()
        await pair.play(asyncio.Event(), 5)
        with postgres.connect() as connection:
            gone = connection.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')"
            ).fetchone()
        assert gone[0] >= 2
        await asyncio.wait_for(pair.play(asyncio.Event(), 10), 30)

    run(play())


def test_a_process_that_dies_does_not_stop_the_others(two: tuple[Server, Server]) -> None:
    a, b = two

    async def play() -> Pair:
        pair = Pair(a, "p", Random(4), ports=(a.port, b.port))
        await asyncio.to_thread(pair.make)
        await pair.join()
        playing = asyncio.get_running_loop().create_task(pair.play(asyncio.Event(), 10_000))
        await asyncio.sleep(0.5)
        b.kill()
        await asyncio.wait([playing])
        assert playing.exception() is not None
        pair.ports = (a.port, a.port)
        pair.seats[1].person.port = a.port
        await pair.join()
        await asyncio.wait_for(pair.play(asyncio.Event(), 20), 30)
        return pair

    pair = run(play())
    database = Database(a.database)
    assert pair.check(database) > 20
    database.close()


def test_several_workers_behind_one_port(postgres: Any, tmp_path: Path) -> None:
    async def play(server: Server) -> int:
        pairs = [Pair(server, f"p{n}x", Random(n)) for n in range(4)]
        for pair in pairs:
            await asyncio.to_thread(pair.make)
            await pair.join()
        await asyncio.gather(*(pair.play(asyncio.Event(), 25) for pair in pairs))
        sockets = [await come_in(pair.seats[0].person) for pair in pairs]
        return len(sockets)

    with Server(postgres.new(), tmp_path, "--workers", "2") as server:
        assert run(play(server)) == 4
        until = time.monotonic() + 10  # each process hands its figures in once a second
        while counted(server, "carrack_acts_total") != 100 and time.monotonic() < until:
            time.sleep(0.2)
        assert counted(server, "carrack_acts_total") == 100, "any process answers for all"
        assert server.stop() < 5
