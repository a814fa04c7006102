"""Whatever happens to the server or its disk: what was told is in the log, what was refused is not, and play goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from carrack.store import log as logs
from carrack.store.database import BUSY_MS, Database

from .crashing import crash
from .live import Api, Pair, Seat, Server, alive, children, open_table, run, say, whole_log


def check(url: str, *pairs: Pair) -> int:
    database = Database(url)
    try:
        return sum(pair.check(database) for pair in pairs)
    finally:
        database.close()


async def sit_down(server: Server, name: str = "p") -> Pair:
    pair = Pair(server, name, Random(name))
    await asyncio.to_thread(pair.make)
    await pair.join()
    return pair


async def some(pair: Pair, acts: int) -> None:
    await asyncio.wait_for(pair.play(asyncio.Event(), acts), 60)


async def acted_again(pair: Pair, seconds: float = 20.0) -> None:
    """Try until an act is taken again."""
    end, before = time.monotonic() + seconds, pair.newest
    while pair.newest == before:
        assert time.monotonic() < end, f"nothing is taken any more: {pair.refusals}"
        await pair.act()
        await asyncio.sleep(0.05)


# --- kill -9 ------------------------------------------------------------------------------------
def test_killed_at_random_moments_it_loses_nothing_that_was_told(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/carrack.db", tmp_path) as server:
        found = run(crash(server, tables=8, kills=8, seed=int(time.time())))
    assert found.kills == 8
    assert found.told > 100


def test_killed_over_postgresql_it_loses_nothing_either(postgres: object, tmp_path: Path) -> None:
    with Server(postgres.new(), tmp_path) as server:  # type: ignore[attr-defined]
        found = run(crash(server, tables=6, kills=3, seed=int(time.time())))
    assert found.told > 50


def test_bots_go_on_after_a_kill_and_their_processes_do_not_outlive_the_server(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        seat = Seat(ann, table)
        await seat.watch()
        for _ in range(30):
            while seat.view and seat.view.actor != 0:
                await seat.hear(60)
            assert seat.view is not None
            assert seat.socket is not None
            before = seat.view.seq
            await say(seat.socket, type="act", table=table, seq=before, act=seat.view.legal[0])
            while seat.view.seq <= before:
                await seat.hear(60)
        await seat.leave()

    with Server(f"sqlite:///{tmp_path}/carrack.db", tmp_path) as server:
        ann = Api(server.port, "Ann")
        table = open_table([ann], bots=["greedy", "random"])
        run(play(server))
        thinkers = children(server.pid)
        assert thinkers
        server.kill()
        end = time.monotonic() + 10
        while any(alive(pid) for pid in thinkers):
            assert time.monotonic() < end, "processes of bots are left over"
            time.sleep(0.1)
        server.start()
        ann.port = server.port
        run(play(server))
    database = Database(server.database)
    assert len(whole_log(database, table)) > 60
    database.close()


def test_bots_alone_at_a_table_play_on_after_a_kill_though_nobody_looks(tmp_path: Path) -> None:
    def length() -> int:
        database = Database(server.database)
        try:
            return len(database.read_now(lambda c: logs.read(c, table)))
        finally:
            database.close()

    with Server(f"sqlite:///{tmp_path}/carrack.db", tmp_path) as server:
        host = Api(server.port, "Host")
        bots = [{"seat": 0, "bot": "random"}, {"seat": 1, "bot": "random"}]
        table = host.post("/api/tables", {"game": "anno1503", "seats": 2, "seat": None, "bots": bots})["id"]
        host.post(f"/api/tables/{table}/start")
        end = time.monotonic() + 30
        while length() < 60:
            assert time.monotonic() < end
            time.sleep(0.05)
        server.kill()
        before = length()
        server.start()
        while length() < before + 20:
            assert time.monotonic() < end, "the bots have stopped"
            time.sleep(0.1)


# --- a restart that was announced ---------------------------------------------------------------
def test_asked_to_stop_it_says_so_and_is_gone_within_five_seconds(database_url: str, tmp_path: Path) -> None:
    async def goodbye(server: Server) -> tuple[Pair, set[str], int]:
        pair = await sit_down(server)
        await some(pair, 20)
        stopping = asyncio.get_running_loop().create_task(asyncio.to_thread(server.stop))
        said, code = set[str](), 0
        try:
            while True:
                said.add(await pair.seats[0].hear())
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
        assert await stopping < 5
        return pair, said, code

    with Server(database_url, tmp_path) as server:
        pair, said, code = run(goodbye(server))
        assert server.process is not None
        assert server.process.returncode == 0
    assert "gone" in said
    assert code == 1012  # "service restart": come back
    assert check(database_url, pair) == 20


# --- the store fails ----------------------------------------------------------------------------
def test_a_full_disk_refuses_clearly_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "carrack.db"

    async def fill(server: Server) -> Pair:
        pair = await sit_down(server)
        await some(pair, 10)
        sizes = [file.stat().st_size for file in (path, Path(f"{path}-wal"))]
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (max(sizes), most))  # no file grows any further
        end = time.monotonic() + 30
        while not pair.refusals:
            assert time.monotonic() < end
            await pair.act()
        refused, length = pair.newest, check(f"sqlite:///{path}", pair)
        for _ in range(5):
            await pair.act()
        assert set(pair.refusals) == {"store"}
        assert pair.newest == refused, "somebody was told of an act that was refused"
        assert check(f"sqlite:///{path}", pair) == length
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        await acted_again(pair)
        await some(pair, 20)
        return pair

    with Server(f"sqlite:///{path}", tmp_path) as server:
        pair = run(fill(server))
        assert check(server.database, pair) >= 31


def test_a_locked_database_refuses_clearly_and_goes_on_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "carrack.db"

    async def lock(server: Server) -> list[Pair]:
        pairs = [await sit_down(server, f"p{n}x") for n in range(6)]
        for pair in pairs:
            await some(pair, 5)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        before, began = [pair.newest for pair in pairs], time.monotonic()
        await asyncio.gather(*(pair.act() for pair in pairs))
        assert all(pair.refusals == ["store"] for pair in pairs)
        assert 0.8 * BUSY_MS / 1000 < time.monotonic() - began < 3 * BUSY_MS / 1000  # they wait together, not one after the other
        assert [pair.newest for pair in pairs] == before
        other.execute("ROLLBACK")
        other.close()
        for pair in pairs:
            await acted_again(pair)
            await some(pair, 5)
        return pairs

    with Server(f"sqlite:///{path}", tmp_path) as server:
        assert check(server.database, *run(lock(server))) >= 6 * 11


def test_a_bot_whose_act_could_not_be_saved_acts_when_it_can(tmp_path: Path) -> None:
    path = tmp_path / "carrack.db"

    async def lock(server: Server) -> int:
        ann = Api(server.port, "Ann")
        table = await asyncio.to_thread(open_table, [ann], bots=["random"])
        watching = Seat(ann, table)
        await watching.watch()
        for n in range(200):  # play until a bot is to act next
            while watching.view and watching.view.actor == 1:
                await watching.hear(60)
            assert watching.view is not None
            assert watching.socket is not None
            before = watching.view.seq
            await say(watching.socket, type="act", table=table, seq=before, act=watching.view.legal[n % len(watching.view.legal)])
            while watching.view.seq <= before:
                await watching.hear()
            if watching.view.actor == 1:
                break
        other = sqlite3.connect(path, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(BUSY_MS / 1000 + 1.5)
        finally:
            other.close()
        while watching.view.actor == 1:
            await watching.hear(30)
        return watching.view.actor

    with Server(f"sqlite:///{path}", tmp_path) as server:
        assert run(lock(server)) != 1


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgresql_stopped_and_started_under_load(postgres: Any, tmp_path: Path, mode: str) -> None:
    cluster = type(postgres)(postgres.bin)  # one of its own: other tests use the common one

    async def outage(server: Server) -> list[Pair]:
        pairs = [await sit_down(server, f"p{n}x") for n in range(4)]
        stop = asyncio.Event()
        playing = [asyncio.get_running_loop().create_task(pair.play(stop)) for pair in pairs]
        await asyncio.sleep(0.7)
        await asyncio.to_thread(cluster.stop, mode)
        await asyncio.sleep(0.5)
        assert all(set(pair.refusals) == {"store"} for pair in pairs), [pair.refusals for pair in pairs]
        await asyncio.to_thread(cluster.start)
        await asyncio.sleep(1.5)
        stop.set()
        await asyncio.gather(*playing)
        for pair in pairs:
            await acted_again(pair)
        assert {code for pair in pairs for code in pair.refusals} <= {"store", "stale", "turn"}
        return pairs

    try:
        with Server(cluster.new(), tmp_path) as server:
            pairs = run(outage(server))
            assert check(server.database, *pairs) > 20
    finally:
        cluster.close()
