"""Games looked at again after their end: in the background, for everybody who may see them, and not too many at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from starlette.testclient import TestClient

import carrack
from carrack.bots.analysis import analyse
from carrack.core.log import Log
from carrack.core.match import narrate
from carrack.server import analysing, looking
from carrack.server.analysing import Analyst, Progress
from carrack.server.errors import ApiError
from carrack.server.limits import BY_PERSON
from carrack.server.looking import Found, Task, look_on
from carrack.store import analyses
from carrack.store.database import Database
from carrack.store.migrate import upgrade
from carrack.store.schema import analyses as kept_analyses
from carrack.store.schema import tables

from .conftest import Player, Serve, finish
from .test_rest import play, two

People = Callable[[str], Player]
LOOKS = 60  # enough to see that there are some


@pytest.fixture
def ann(player: People) -> Player:
    return player("Ann")


@pytest.fixture
def bob(player: People) -> Player:
    return player("Bob")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few looks in short pieces: how well a search plays is measured elsewhere."""
    monkeypatch.setattr(analysing, "LOOKS", LOOKS)
    monkeypatch.setattr(analysing, "LEAST_LOOKS", LOOKS)
    monkeypatch.setattr(analysing, "PIECE_SECONDS", 0.02)


def over(ann: Player, bob: Player, acts: int = 40, **settings: Any) -> str:
    """A game that Bob has resigned."""
    table = two(ann, bob, **settings)
    play(ann, bob, table, acts)
    finish(bob, table)
    return table


def until_done(player: Player, table: str, invite: str = "") -> tuple[Any, list[Any]]:
    """What was found, and everything that was told on the way."""
    told: list[Any] = []
    end = time.monotonic() + 120
    while not told or told[-1]["state"] in ("waiting", "working"):
        assert time.monotonic() < end, told[-1]
        told.append(player("GET", f"/api/tables/{table}/analysis{invite}"))
        time.sleep(0.02)
    assert told[-1]["state"] == "done", told[-1]
    return told[-1]["found"], told


# --- over REST ------------------------------------------------------------------------------------
def test_a_game_is_looked_at_in_the_background(ann: Player, bob: Player, server: TestClient) -> None:
    table = over(ann, bob, visibility="public")
    path = f"/api/tables/{table}/analysis"
    assert ann("GET", path) == {"state": "none", "done": 0, "total": 0, "ahead": 0, "found": None}
    begun = ann("POST", path, {})
    assert (begun["state"], begun["done"]) == ("working", 0)
    found, told = until_done(ann, table)
    log = Log.read(ann("GET", f"/api/tables/{table}/log"))
    assert begun["total"] == told[-1]["done"] == found["upto"] == len(log.acts)
    done = [each["done"] for each in told]
    assert done == sorted(done)
    assert {len(each["found"]["points"]) for each in told if each["found"]}  # curves are there before the end
    # the same as `carrack analyse` finds, with the names of who sat there
    (*_, (_, truth)) = analyse(log, LOOKS)
    texts = log.game.texts("en")
    assert [point["n"] for point in found["points"][:-1]] == [m.n for m in truth.moments]
    assert [m["n"] for m in found["mistakes"]] == [d.n for d in truth.mistakes] != []
    assert [t["n"] for t in found["turning"]] == [t.n for t in truth.turning_points]
    for point, t in zip(found["turning"], truth.turning_points, strict=True):
        assert (point["who"], point["seat"], point["turn"]) == (t.who, t.seat, t.turn)
        assert point["did"][0].startswith("do-")
        told = [texts.say(key, **said) for key, said in point["told"]]
        shown = replace(log, acts=log.acts[: t.upto])
        assert [text for text in told if text != "-"] == narrate(shown, None, t.n, "en", ["Ann", "Bob"])
    assert [c["decisions"] for c in found["care"]] == [sum(d.seat == p for d in truth.decisions) for p in range(2)]
    assert found["points"][-1]["n"] == len(log.acts)
    assert found["points"][-1]["chances"] == [1, 0]  # Bob has resigned
    for mistake, d in zip(found["mistakes"], truth.mistakes, strict=True):
        assert mistake["did"] != mistake["better"]
        assert mistake["did"][0].startswith("do-")
        assert mistake["lost"] == pytest.approx(d.lost, abs=1e-4)
        assert mistake["reasons"] == list(d.reasons)


def test_everybody_gets_what_was_found_at_once(ann: Player, bob: Player, server: TestClient) -> None:
    table, nobody = over(ann, bob, visibility="public"), Player(server)
    path = f"/api/tables/{table}/analysis"
    nobody("POST", path, {})  # who only looks may ask too
    found, _ = until_done(nobody, table)
    again = bob("POST", path, {})
    assert (again["state"], again["found"]) == ("done", found)
    assert not server.app.state.house.analyst.jobs  # type: ignore[attr-defined]
    with server.app.state.database.writer.begin() as connection:  # type: ignore[attr-defined]
        connection.execute(kept_analyses.update().values(found='{"old": true}'))  # as an older program has written it
    assert ann("GET", path)["state"] == "none"
    assert ann("POST", path, {})["state"] == "working"
    assert until_done(ann, table)[0] == found


def test_not_before_the_end(ann: Player, bob: Player) -> None:
    table = two(ann, bob, visibility="public")
    for method, body in (("GET", None), ("POST", {})):
        refused = ann(method, f"/api/tables/{table}/analysis", body, 409)
        assert (refused["code"], refused["sentence"]) == ("playing", "The game is not over.")


def test_a_private_table_is_for_who_may_see_it(ann: Player, bob: Player, player: People, server: TestClient) -> None:
    table = over(ann, bob, acts=4, visibility="private")
    path = f"/api/tables/{table}/analysis"
    for stranger in (player("Eve"), Player(server)):
        for method, body in (("GET", None), ("POST", {"invite": "a guess"})):
            assert stranger(method, path, body, 403)["code"] == "private"
    bob("POST", path, {})
    until_done(ann, table)
    invite = server.app.state.rooms.open[table].invite  # type: ignore[attr-defined]
    assert Player(server)("GET", f"{path}?invite={invite}")["state"] == "done"
    assert Player(server)("POST", path, {"invite": invite})["state"] == "done"
    assert player("Eve")("POST", "/api/tables/nowhere/analysis", {}, 404)["code"] == "unknown"
    assert bob("POST", path, {"looks": 1_000_000}, 422)["code"] == "body"


def test_nobody_asks_for_very_many(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_PERSON, "analysis", BY_PERSON["analysis"].__class__(2))
    server = serve(limits=True)
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = two(ann, bob)
    for _ in range(2):
        ann("POST", f"/api/tables/{table}/analysis", {}, 409)
    assert ann("POST", f"/api/tables/{table}/analysis", {}, 429)["code"] == "slow"


# --- the analyst ----------------------------------------------------------------------------------
def a_task(n: int, seats: int = 2) -> tuple[Task, int]:
    match = carrack.load("anno1503").new(seats=seats, seed=n)
    for _ in range(12):
        match.play(match.legal[len(match.legal) // 2])
    acts = len(match.log.acts)
    return Task(f"t{n}", match.log.write(), ("Ann", "Bob"), (1, 2), (3, 1), LOOKS), acts


@pytest.fixture
def database(tmp_path: Path) -> Any:
    """With tables to look at: what they are else is nobody's concern here."""
    url = f"sqlite:///{tmp_path}/analyst.db"
    upgrade(url)
    database = Database(url)
    empty: dict[str, Any] = dict.fromkeys(("secret", "invite", "game", "status", "visibility", "host"), "")
    numbers: dict[str, Any] = dict.fromkeys(("seats", "actor", "seq", "created", "changed"), 0)
    database.write_now(lambda c: c.execute(insert(tables), [{"id": f"t{n}"} | empty | numbers for n in range(4)]))
    yield database
    database.close()


async def settled(analyst: Analyst, table: str) -> Progress:
    end = time.monotonic() + 120
    while (progress := await analyst.progress(table)).state in ("waiting", "working"):
        assert time.monotonic() < end
        await asyncio.sleep(0.01)
    return progress


def test_two_who_ask_at_once_ask_for_the_same(database: Database) -> None:
    async def work() -> None:
        analyst = Analyst(database)
        try:
            asked = await asyncio.gather(*(analyst.begin(*a_task(0)) for _ in range(3)))
            assert [progress.state for progress in asked] == ["working"] * 3
            assert list(analyst.jobs) == ["t0"]
            assert (await settled(analyst, "t0")).state == "done"
        finally:
            await analyst.close()

    asyncio.run(work())


def test_games_wait_for_their_turn_and_not_too_many(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "MOST_WAITING", 2)

    async def work() -> None:
        analyst = Analyst(database)
        try:
            first, second = await analyst.begin(*a_task(0)), await analyst.begin(*a_task(1))
            assert [(p.state, p.ahead) for p in (first, second)] == [("working", 0), ("waiting", 1)]
            assert (await analyst.begin(*a_task(0))).state == "working"  # it is not begun twice
            with pytest.raises(ApiError) as refused:
                await analyst.begin(*a_task(2))
            assert (refused.value.status, refused.value.code) == (429, "busy")
            assert (await settled(analyst, "t0")).state == (await settled(analyst, "t1")).state == "done"
            assert (await analyst.begin(*a_task(2))).state == "working"
        finally:
            await analyst.close()
        assert database.read_now(lambda c: c.execute(select(kept_analyses.c.table)).scalars().all()) == ["t0", "t1"]
        assert analyst.processes.pool is None

    asyncio.run(work())


def test_a_process_that_dies_is_replaced(database: Database) -> None:
    async def work() -> Progress:
        analyst = Analyst(database)
        try:
            await analyst.begin(*a_task(0))
            pool = analyst.processes.open()
            while not pool._processes:
                await asyncio.sleep(0.01)
            for process in list(pool._processes.values()):
                process.kill()
            return await settled(analyst, "t0")
        finally:
            await analyst.close()

    assert asyncio.run(work()).state == "done"


def test_a_game_that_no_process_survives_has_failed_and_may_be_tried_again(database: Database) -> None:
    async def work() -> list[str]:
        analyst, (task, total) = Analyst(database), a_task(0)
        broken = Task(task.table, task.log.replace("seats 2", "seats 9"), *((),) * 3, looks=LOOKS)
        try:
            await analyst.begin(broken, total)
            states = [(await settled(analyst, "t0")).state]
            await analyst.begin(task, total)
            return [*states, (await settled(analyst, "t0")).state]
        finally:
            await analyst.close()

    assert asyncio.run(work()) == ["failed", "done"]


def test_what_another_server_works_on_is_left_to_it_until_it_is_silent(database: Database) -> None:
    task, total = a_task(0)

    def begun(ago: int) -> None:
        now = analysing.now_ms() - ago
        database.write_now(lambda c: (analyses.drop(c, "t0"), analyses.claim(c, "t0", total, now, 0), analyses.beat(c, {"t0": 7}, now)))

    async def work() -> None:
        analyst = Analyst(database)
        try:
            begun(1000)
            assert await analyst.begin(task, total) == Progress("working", 7, total)
            assert not analyst.jobs
            begun(analysing.SILENT_MS + 1000)
            assert (await analyst.progress("t0")).state == "none"
            assert (await analyst.begin(task, total)).state == "working"
            assert (await settled(analyst, "t0")).state == "done"
        finally:
            await analyst.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", [game for game in carrack.games() if game != "anno1503"])
def test_every_game_can_be_looked_at(game: str) -> None:
    playing = carrack.load(game)
    match = playing.new(seats=playing.seats[-1], seed=3)
    for _ in range(40):
        match.play(match.choice())
    names = tuple("ABCDE"[: match.seats])
    task = Task("t", match.log.write(), names, (1,) * match.seats, tuple(match.scores), LOOKS)
    done, data = look_on(task, 0, 60.0)
    found = analysing.msgspec.json.decode(data, type=Found)
    assert done == found.upto == len(match.log.acts)
    assert sum(found.points[-1].chances) == pytest.approx(1)
    assert len(found.care) == match.seats
    for mistake in found.mistakes:
        for key, args in (mistake.did, mistake.better):
            assert playing.texts("en").say(key, **args)


def test_an_analysis_that_failed_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has raised goes no farther: it would be asked for ever, and everybody behind it would wait."""
    match = carrack.load("columbus").new(seats=2, seed=4)
    for _ in range(12):
        match.play(match.choice())
    task = Task("a table", match.log.write(), ("Ann", "Bob"), (1, 2), (0, 0), LOOKS)

    def failing(log: Log, looks: int) -> Any:
        steps = analyse(log, looks)
        yield next(steps)
        raise MemoryError

    monkeypatch.setattr(looking, "analyse", failing)
    with pytest.raises(MemoryError):
        look_on(task, 0, 60.0)
    monkeypatch.setattr(looking, "analyse", analyse)
    assert look_on(task, 0, 60.0)[0] == len(match.log.acts)
