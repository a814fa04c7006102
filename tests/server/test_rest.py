"""The REST API: lobby, tables before the start and after the end, games, logs. The game itself goes over the websocket."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.testclient import TestClient

from carrack.core.game import load
from carrack.core.log import Log, seen
from carrack.server.app import ENDPOINTS
from carrack.server.errors import handler
from carrack.server.pages import pages
from carrack.store import database as databases
from carrack.store import log as logs
from carrack.store.lines import TableText, read
from carrack.tables import luck
from carrack.tables.audit import audit

from .conftest import Player, finish

People = Callable[[str], Player]
LUCK = random.Random(5)


@pytest.fixture
def ann(player: People) -> Player:
    return player("Ann")


@pytest.fixture
def bob(player: People) -> Player:
    return player("Bob")


def two(ann: Player, bob: Player, **settings: Any) -> str:
    """A table where both sit and play."""
    table = ann.table(**settings)
    invite = ann("GET", f"/api/tables/{table}")["invite"]
    bob("POST", f"/api/tables/{table}/sit", {"seat": 1, "invite": invite})
    ann("POST", f"/api/tables/{table}/start")
    return table


# --- the lobby ----------------------------------------------------------------------------------
def test_the_lobby_lists_public_tables_only(ann: Player, bob: Player, server: TestClient) -> None:
    public, _, _ = (ann.table(visibility=v) for v in ("public", "unlisted", "private"))
    (row,) = Player(server)("GET", "/api/tables")["tables"]
    assert row["id"] == public
    assert (row["host_name"], row["status"], row["your_turn"]) == ("Ann", "waiting", False)
    assert [s["name"] for s in row["seats"]] == ["Ann", ""]
    assert "invite" not in row
    assert len(ann("GET", "/api/tables?mine=true")["tables"]) == 3
    assert bob("GET", "/api/tables?mine=true")["tables"] == []
    assert Player(server)("GET", "/api/tables?mine=1", status=401)["code"] == "sign-in"


def test_the_lobby_by_game_and_status(ann: Player, bob: Player) -> None:
    open, playing = ann.table(visibility="public"), two(ann, bob, visibility="public")
    over = two(ann, bob, visibility="public")
    finish(ann, over)
    for status, table in (("open", open), ("playing", playing), ("finished", over)):
        assert [t["id"] for t in bob("GET", f"/api/tables?status={status}&game=anno1503")["tables"]] == [table]
    assert bob("GET", "/api/tables?game=chess")["tables"] == []
    turns = [p("GET", "/api/tables?mine=1&status=playing")["tables"][0]["your_turn"] for p in (ann, bob)]
    assert sorted(turns) == [False, True]


def test_the_lobby_says_how_far_a_game_is(ann: Player, bob: Player, server: TestClient) -> None:
    waiting, playing, over = ann.table(visibility="public"), two(ann, bob, visibility="public"), two(ann, bob, visibility="public")
    play(ann, bob, playing, 10)
    finish(ann, over)
    room = server.app.state.rooms.open[playing]  # type: ignore[attr-defined]
    listed = {t["id"]: t for t in Player(server)("GET", "/api/tables")["tables"]}
    now = listed[playing]
    assert (now["actor"], now["acts"], now["since"]) == (room.table.actor, len(room.table.acts), room.table.since)
    assert (now["ranks"], now["scores"]) == ([], [])
    assert (listed[waiting]["actor"], listed[waiting]["acts"], listed[waiting]["since"]) == (-1, 0, listed[waiting]["changed"])
    assert (listed[over]["actor"], listed[over]["ranks"], listed[over]["scores"]) == (-1, [2, 1], [0, 0])


def test_the_lobby_does_not_tell_what_spectators_learn_late(ann: Player, bob: Player, server: TestClient) -> None:
    for settings in ({"watch_delay": 5}, {"watch": False}):
        table = two(ann, bob, visibility="public", **settings)
        play(ann, bob, table, 10)
        for who, knows in ((Player(server), False), (ann, True)):
            path = "/api/tables?mine=1" if knows else "/api/tables"
            (row,) = (t for t in who("GET", path)["tables"] if t["id"] == table)
            assert (row["actor"] >= 0, row["acts"] > 0) == (knows, knows)


def test_the_lobby_in_pages(ann: Player) -> None:
    made = [ann.table(visibility="public") for _ in range(7)]
    seen, before = list[str](), ""
    for _ in range(4):
        page = ann("GET", f"/api/tables?limit=2{before}")
        seen += [t["id"] for t in page["tables"]]
        if not page["next"]:
            break
        before = f"&before={page['next']}"
    assert sorted(seen) == sorted(made)
    assert len(set(seen)) == 7


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=1000", "status=lost", "mine=perhaps", "colour=red", "before=x", "game=%00", "limit=1&limit=2"]
)
def test_what_does_not_fit_after_the_question_mark_is_refused(ann: Player, query: str) -> None:
    assert ann("GET", f"/api/tables?{query}", status=422)["code"] == "query"


# --- making a table -----------------------------------------------------------------------------
def test_a_table_with_all_its_settings(ann: Player) -> None:
    settings = {
        "options": {"home_islands": "random"},
        "visibility": "private",
        "clock": {"kind": "move", "seconds": 86400, "on_timeout": "resign"},
        "watch": False,
        "watch_delay": 5,
        "rated": False,
        "bots": [{"seat": 0, "bot": "greedy"}],
        "seat": 2,
    }
    table = ann("GET", f"/api/tables/{ann.table(seats=3, **settings)}")
    assert table["clock"] == {"kind": "move", "seconds": 86400, "increment": 0, "on_timeout": "resign"}
    assert [s["bot"] or s["name"] for s in table["seats"]] == ["greedy", "", "Ann"]
    assert (table["you"], table["visibility"], table["watch"], table["watch_delay"], table["rated"]) == (2, "private", False, 5, False)
    assert table["options"]["home_islands"] == "random"
    assert len(table["commitment"]) == 64
    assert table["secret"] == ""


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown"),
        ({"game": "os.path"}, 422, "body"),
        ({"seats": 5}, 422, "settings"),
        ({"seats": "two"}, 422, "body"),
        ({"options": {"no_such": "x"}}, 422, "settings"),
        ({"options": {"home_islands": "fromage"}}, 422, "settings"),
        ({"clock": {"kind": "move", "seconds": 1}}, 422, "settings"),
        ({"bots": [{"seat": 0, "bot": "random"}]}, 422, "settings"),
        ({"bots": [{"seat": 2, "bot": "random"}]}, 422, "settings"),
        ({"bots": [{"seat": 1, "bot": "os.system"}]}, 422, "settings"),
        ({"seat": 9}, 422, "body"),
        ({"secret": "00"}, 422, "body"),
    ],
)
def test_settings_that_cannot_be(ann: Player, change: dict[str, Any], status: int, code: str) -> None:
    answer = ann("POST", "/api/tables", {"game": "anno1503", "seats": 2} | change, status)
    assert answer["code"] == code
    assert answer["sentence"]
    assert ann("GET", "/api/tables?mine=1")["tables"] == []


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"game":"anno1503","seats":1e99}', b"[" * 5000])
def test_bodies_that_are_no_table(ann: Player, body: bytes) -> None:
    cookies = {"Cookie": f"carrack={ann.cookies['carrack']}", "Content-Type": "application/json"}
    answer = ann.server.post("/api/tables", content=body, headers=ann.headers | cookies)
    assert answer.status_code == 422
    assert answer.json()["code"] == "body"
    answer = ann.server.post("/api/tables", content=b"{}", headers=ann.headers | cookies | {"Content-Type": "text/plain"})
    assert answer.status_code == 415


# --- before the start ---------------------------------------------------------------------------
def test_sitting_down_and_getting_up(ann: Player, bob: Player) -> None:
    table = ann.table(seats=3)
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 0}, 409)["code"] == "taken"
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 3}, 409)["code"] == "seat"
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 1})["you"] == 1
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 2})["you"] == 2
    assert bob("POST", f"/api/tables/{table}/kick", {"seat": 0}, 403)["code"] == "host"
    bob("POST", f"/api/tables/{table}/leave")
    assert bob("POST", f"/api/tables/{table}/leave", status=409)["code"] == "seat"
    assert bob("POST", "/api/tables/nosuchtable/sit", {"seat": 1}, 404)["code"] == "unknown"
    assert bob("POST", "/api/tables/%00/sit", {"seat": 1}, 404)["code"] == "unknown"


def test_who_was_sent_away_does_not_come_back(ann: Player, bob: Player, player: People) -> None:
    table, cleo = ann.table(), player("Cleo")
    bob("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ann("POST", f"/api/tables/{table}/kick", {"seat": 1})
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 1}, 403)["code"] == "kicked"
    cleo("POST", f"/api/tables/{table}/sit", {"seat": 1})
    with bob.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        socket.receive_json()
        socket.send_json({"type": "chat", "table": table, "text": "let me in"})
        assert socket.receive_json()["code"] == "kicked"


def test_who_is_blocked_cannot_sit_at_the_blockers_tables(ann: Player, bob: Player) -> None:
    table = ann.table()
    assert ann("PUT", f"/api/blocks/{ann.id}", status=409)["code"] == "self"
    assert ann("PUT", "/api/blocks/nobody", status=404)["code"] == "unknown"
    ann("PUT", f"/api/blocks/{bob.id}")
    ann("PUT", f"/api/blocks/{bob.id}")
    assert ann("GET", "/api/blocks") == [{"person": bob.id, "name": "Bob"}]
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 1}, 403)["code"] == "blocked"
    assert ann("POST", f"/api/tables/{bob.table()}/sit", {"seat": 1})["you"] == 1
    ann("DELETE", f"/api/blocks/{bob.id}")
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 1})["you"] == 1


def test_who_is_blocked_can_neither_watch_nor_talk_at_the_blockers_tables(
    ann: Player, bob: Player, player: Callable[[str], Player]
) -> None:
    table, eve = two(ann, bob, visibility="public"), player("Eve")
    with bob.socket() as players, eve.socket() as watches:
        for socket in (players, watches):
            socket.receive_json()
            socket.send_json({"type": "watch", "table": table})
            assert socket.receive_json()["type"] == "update"
        for person in (bob, eve):
            ann("PUT", f"/api/blocks/{person.id}")
        assert (gone := watches.receive_json())["type"] == "gone"
        assert gone["code"] == "blocked"
        watches.send_json({"type": "watch", "table": table})
        assert watches.receive_json()["code"] == "blocked"
        players.send_json({"type": "chat", "table": table, "text": "hello"})
        while (said := players.receive_json())["type"] == "update":
            pass
        assert (said["type"], said["code"]) == ("refuse", "blocked")
        players.send_json({"type": "watch", "table": table})  # who plays plays on
        assert players.receive_json()["type"] == "update"
        assert eve("GET", f"/api/tables/{table}/log", status=403)["code"] == "blocked"
        ann("DELETE", f"/api/blocks/{eve.id}")
        watches.send_json({"type": "watch", "table": table})
        assert watches.receive_json()["type"] == "update"


def test_what_somebody_says_is_not_told_to_who_has_blocked_him(ann: Player, bob: Player, player: Callable[[str], Player]) -> None:
    table, eve = two(ann, bob, visibility="public"), player("Eve")

    def heard(socket: Any, until: str) -> list[str]:
        """What is said up to these words; somebody else says them, so that they are heard in any case."""
        texts = list[str]()
        while until not in texts:
            texts += [said["text"] for said in socket.receive_json()["chat"]]
        return texts

    with ann.socket() as hosts, bob.socket() as plays, eve.socket() as watches:
        for socket in (hosts, plays, watches):
            socket.receive_json()
            socket.send_json({"type": "watch", "table": table})
            assert socket.receive_json()["type"] == "update"

        def say(*lines: tuple[Any, str]) -> None:
            for socket, text in lines:
                socket.send_json({"type": "chat", "table": table, "text": text})
                heard(hosts, text)  # one after another

        say((watches, "one"), (hosts, "two"))
        assert heard(plays, "two") == ["one", "two"]
        bob("PUT", f"/api/blocks/{eve.id}")
        say((watches, "three"), (hosts, "four"))
        assert heard(plays, "four") == ["four"]
        assert heard(watches, "four") == ["one", "two", "three", "four"]
        plays.send_json({"type": "watch", "table": table})
        assert heard(plays, "four") == ["two", "four"], "what she said before is gone too"
        with bob.socket() as other_tab:
            other_tab.receive_json()
            other_tab.send_json({"type": "watch", "table": table})
            assert heard(other_tab, "four") == ["two", "four"]
        bob("DELETE", f"/api/blocks/{eve.id}")
        say((watches, "five"))
        assert heard(plays, "five") == ["five"]


def test_a_table_that_is_opened_again_knows_whom_its_host_has_blocked(ann: Player, bob: Player, player: Callable[[str], Player]) -> None:
    table, eve = two(ann, bob, visibility="public"), player("Eve")
    ann("PUT", f"/api/blocks/{eve.id}")
    ann.server.app.state.rooms.open.clear()  # type: ignore[attr-defined]
    assert eve("GET", f"/api/tables/{table}/log", status=403)["code"] == "blocked"
    assert eve("POST", f"/api/tables/{ann.table()}/sit", {"seat": 1}, 403)["code"] == "blocked"


def test_talk_that_loses_many_races_is_heard_all_the_same(ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table, database, lost = two(ann, bob), ann.server.app.state.database, list[Any]()  # type: ignore[attr-defined]
    write = database.write

    def slower(what: Any) -> Any:
        if not isinstance(what, logs.Append) or len(lost) == 15:
            return write(what)
        lost.append(what)  # as if another process had just written this entry
        future = asyncio.get_running_loop().create_future()
        future.set_exception(databases.Conflict("somebody else was first"))
        return future

    with ann.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        socket.receive_json()
        monkeypatch.setattr(database, "write", slower)
        socket.send_json({"type": "chat", "table": table, "text": "anybody there?"})
        assert [said["text"] for said in socket.receive_json()["chat"]] == ["anybody there?"]
    assert len(lost) == 15


def test_a_private_table_opens_to_its_invite(ann: Player, bob: Player) -> None:
    made = ann("POST", "/api/tables", {"game": "anno1503", "seats": 2, "visibility": "private"}, 201)
    table, invite = made["id"], made["invite"]
    for path in ("", "/log", "/export"):
        assert bob("GET", f"/api/tables/{table}{path}", status=403)["code"] == "private"
        assert bob("GET", f"/api/tables/{table}{path}?invite=wrong", status=403)["code"] == "private"
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 1}, 403)["code"] == "private"
    assert bob("GET", f"/api/tables/{table}?invite={invite}")["invite"] == ""  # not his to give away yet
    assert bob("POST", f"/api/tables/{table}/sit", {"seat": 1, "invite": invite})["you"] == 1
    assert bob("GET", f"/api/tables/{table}")["invite"] == invite


def test_bots_words_and_the_start(ann: Player, bob: Player) -> None:
    table = ann.table()
    assert ann("POST", f"/api/tables/{table}/start", status=409)["code"] == "empty"
    assert bob("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "random"}, 403)["code"] == "host"
    assert ann("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "deep"}, 422)["code"] == "settings"
    ann("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "random"})
    ann("POST", f"/api/tables/{table}/kick", {"seat": 1})
    ann("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "greedy"})
    ann("POST", f"/api/tables/{table}/stir", {"words": "seven seas"})
    assert bob("POST", f"/api/tables/{table}/stir", {"words": "x"}, 409)["code"] == "seat"
    assert ann("POST", f"/api/tables/{table}/stir", {"words": "x" * 101}, 422)
    assert bob("POST", f"/api/tables/{table}/start", status=403)["code"] == "host"
    ann("POST", f"/api/tables/{table}/start")
    assert ann("POST", f"/api/tables/{table}/start", status=409)["code"] == "started"
    shown = ann("GET", f"/api/tables/{table}")
    assert (shown["status"], shown["words"]) == ("playing", ["seven seas"])


# --- after the end ------------------------------------------------------------------------------
def test_a_rematch_has_the_same_settings_and_people(ann: Player, bob: Player, player: People) -> None:
    cleo = player("Cleo")
    table = ann.table(seats=3, visibility="private", options={"home_islands": "random"}, bots=[{"seat": 2, "bot": "greedy"}])
    assert ann("POST", f"/api/tables/{table}/rematch", status=409)["code"] == "playing"
    invite = ann("GET", f"/api/tables/{table}")["invite"]
    bob("POST", f"/api/tables/{table}/sit", {"seat": 1, "invite": invite})
    ann("POST", f"/api/tables/{table}/start")
    assert ann("POST", f"/api/tables/{table}/rematch", status=409)["code"] == "playing"
    finish(ann, table)
    finish(bob, table)
    assert cleo("POST", f"/api/tables/{table}/rematch", status=409)["code"] == "seat"
    first = bob("POST", f"/api/tables/{table}/rematch")["id"]
    assert ann("POST", f"/api/tables/{table}/rematch")["id"] == first
    assert ann("POST", f"/api/tables/{table}/rematch")["id"] == first
    new, old = (ann("GET", f"/api/tables/{t}") for t in (first, table))
    assert old["next_table"] == first
    assert (new["follows"], new["host"], new["visibility"], new["options"]) == (table, bob.id, "private", old["options"])
    assert [s["person"] or s["bot"] for s in new["seats"]] == [ann.id, bob.id, "greedy"]
    bob("POST", f"/api/tables/{first}/start")


def test_the_log_as_each_has_seen_it_and_the_whole_truth_after_the_end(ann: Player, bob: Player, server: TestClient) -> None:
    table = two(ann, bob, visibility="public")
    play(ann, bob, table, 40)
    for who in (ann, bob, Player(server)):
        log = who("GET", f"/api/tables/{table}/log")
        assert log.startswith("carrack-log 1\ngame anno1503\n")
        assert "seed" not in log
    assert ann("GET", f"/api/tables/{table}/export", status=409)["code"] == "playing"
    finish(bob, table)
    whole = Player(server)("GET", f"/api/tables/{table}/log")
    assert "?" not in whole
    Log.read(whole).replay()
    shown = ann("GET", f"/api/tables/{table}")
    assert luck.commitment(shown["secret"]) == shown["commitment"]
    assert shown["ranks"] == [1, 2]


def test_the_export_proves_the_luck(ann: Player, bob: Player) -> None:
    table = two(ann, bob)
    play(ann, bob, table, 10)
    finish(bob, table)
    text = bob("GET", f"/api/tables/{table}/export")
    (found,) = (part for _, part in read(text.encode().splitlines()) if isinstance(part, TableText))
    checked = audit(table, found.entries)
    assert checked.wrong is None
    assert checked.proved == checked.outcomes > 0


def play(ann: Player, bob: Player, table: str, acts: int) -> None:
    """Some acts of both, whatever is legal."""
    with ann.socket() as one, bob.socket() as two:
        sockets = [one, two]
        views: list[Any] = [None, None]
        for n, socket in enumerate(sockets):
            socket.receive_json()
            socket.send_json({"type": "watch", "table": table})
            views[n] = socket.receive_json()["table"]
        for _ in range(acts):
            actor = views[0]["actor"]
            while views[actor]["actor"] != actor or not views[actor]["legal"]:
                views[actor] = sockets[actor].receive_json()["table"]
            sockets[actor].send_json({"type": "act", "table": table, "seq": views[actor]["seq"], "act": LUCK.choice(views[actor]["legal"])})
            seq = views[actor]["seq"]
            for n, socket in enumerate(sockets):
                while views[n]["seq"] <= seq:
                    views[n] = socket.receive_json()["table"]


# --- nothing leaks ------------------------------------------------------------------------------
def test_no_answer_tells_a_secret_before_the_end(ann: Player, bob: Player, server: TestClient) -> None:
    """Every GET there is, as every kind of person, while hidden cards are drawn: none has the table's secret or another's cards."""
    table = two(ann, bob, visibility="public")
    game, spectator = load("anno1503"), Player(server)
    room = server.app.state.rooms.open[table]  # type: ignore[attr-defined]
    secret, invite = room.table.secret, room.invite
    hidden: list[int] = []
    while not hidden:
        play(ann, bob, table, 40)
        kinds = [game.actions.kind_of[act] for act in room.table.acts]
        hidden = [n for n, kind in enumerate(kinds) if not seen(kind, room.table.who[n], room.table.eyes[n], -1)]
    assert room.table.status == "playing"
    for who, seat in ((ann, 0), (bob, 1), (spectator, -1)):
        for path in gets(table, ann.id):
            answer = who.send("GET", path)
            assert answer.status_code < 500
            assert secret not in answer.text, path
            if seat < 0:
                assert invite not in answer.text, path
        lines = who("GET", f"/api/tables/{table}/log").split("\n\n", 1)[1].splitlines()
        for n in hidden:
            sees = seen(kinds[n], room.table.who[n], room.table.eyes[n], seat)
            assert ("?" in lines[n]) == (not sees)
            if not sees:
                assert game.actions.write(room.table.acts[n]) not in lines[n]


def gets(table: str, person: str) -> Iterator[str]:
    """Every address that can be asked for."""
    for endpoint in ENDPOINTS:
        if endpoint.method == "GET":
            yield endpoint.path.format(table=table, person=person, game="anno1503", language="en", session="x", token="x", passkey="x") + (
                "?mine=1" if endpoint.path == "/api/tables" else ""
            )
    yield from ("/api/tables", "/healthz", "/metrics", "/api/openapi.json", "/")


def test_spectators_of_a_delayed_table_get_a_delayed_log(ann: Player, bob: Player, server: TestClient) -> None:
    table = two(ann, bob, visibility="public", watch_delay=15)
    play(ann, bob, table, 20)
    now, late = (who("GET", f"/api/tables/{table}") for who in (ann, Player(server)))
    assert late["acts"] <= now["acts"] - 15
    log = Player(server)("GET", f"/api/tables/{table}/log")
    assert f"\nend {late['acts']}\n" in log


def test_a_table_without_spectators_shows_them_no_log(ann: Player, bob: Player, server: TestClient) -> None:
    table = two(ann, bob, watch=False)
    assert Player(server)("GET", f"/api/tables/{table}/log", status=403)["code"] == "unwatched"
    assert ann("GET", f"/api/tables/{table}/log")


# --- games --------------------------------------------------------------------------------------
def test_games_with_their_facts(server: TestClient) -> None:
    nobody = Player(server)
    (anno,) = (g for g in nobody("GET", "/api/games") if g["name"] == "anno1503")
    assert anno == nobody("GET", "/api/games/anno1503")
    assert anno["seats"] == [2, 3, 4]
    assert anno["provenance"]["home islands"] == "reconstructed"
    assert anno["points"]
    assert nobody("GET", "/api/games/ageofdiscovery")["titles"]["de"] == "Zeitalter der Entdeckungen"
    assert not nobody("GET", "/api/games/columbus")["points"]
    assert {o["name"] for o in anno["options"]} == {o.name for o in load("anno1503").options}
    for path in ("chess", "chess/acts", "chess/rules", "chess/texts/en", "anno1503/texts/xx", "__init__", "tests"):
        assert nobody("GET", f"/api/games/{path}", status=404)["code"] == "unknown"


def test_acts_can_be_built_from_their_table(server: TestClient) -> None:
    acts, game = Player(server)("GET", "/api/games/anno1503/acts"), load("anno1503")
    assert acts["size"] == len(game.actions)
    for kind in acts["kinds"]:
        text = " ".join([kind["name"], *(f"{a['name']}={a['labels'][-1]}" for a in kind["args"])])
        assert game.actions.read(text) == kind["base"] + kind["size"] - 1


def test_rules_and_texts(server: TestClient) -> None:
    nobody = Player(server)
    found = nobody("GET", "/api/games/anno1503/rules?q=AN-6.7")
    assert [r["id"] for r in found["rules"]] == ["AN-6.7"]
    assert len(nobody("GET", "/api/games/anno1503/rules")["rules"]) > 20
    german = nobody("GET", "/api/games/anno1503/texts/de")
    assert "game-title" in german["game"]
    assert german["platform"]


# --- people -------------------------------------------------------------------------------------
def test_history_statistics_and_leaderboard(ann: Player, bob: Player, server: TestClient) -> None:
    first = two(ann, bob)
    play(ann, bob, first, 30)
    finish(bob, first)
    second = two(ann, bob, visibility="private")
    finish(ann, second)
    nobody = Player(server)
    assert nobody("GET", f"/api/people/{ann.id}") == nobody("GET", f"/api/people/{ann.id}") | {"name": "Ann", "guest": True}
    mine = ann("GET", f"/api/people/{ann.id}/history")["games"]
    assert [(g["table"], g["rank"]) for g in mine] == [(second, 2), (first, 1)]
    assert [p["name"] for p in mine[1]["players"]] == ["Ann", "Bob"]
    # what happened at a private table is its players' own business
    assert [g["table"] for g in nobody("GET", f"/api/people/{ann.id}/history")["games"]] == [first]
    page = ann("GET", f"/api/people/{ann.id}/history?limit=1")
    assert [g["table"] for g in page["games"]] == [second]
    rest = ann("GET", f"/api/people/{ann.id}/history?limit=1&before={page['next']}")
    assert [g["table"] for g in rest["games"]] == [first]
    numbers = nobody("GET", f"/api/people/{ann.id}/statistics")
    assert (numbers["played"], numbers["won"], numbers["favourite"]) == (2, 1, "anno1503")
    assert numbers["streaks"] == {"current": -1, "best": 1, "worst": 1}
    (game,) = numbers["games"]
    assert (game["played"], game["won"], game["mean_rank"]) == (2, 1, 1.5)
    assert [(by["seats"], by["games"], by["wins"]) for by in game["by_seats"]] == [(2, 2, 1)]
    (curve,) = numbers["ratings"]
    assert (curve["seats"], len(curve["points"])) == (2, 1)
    assert curve["points"][0]["rating"] == game["by_seats"][0]["rating"]["ordinal"]
    # whom one met at a private table as well
    assert [(o["name"], o["played"], o["before"], o["behind"]) for o in numbers["opponents"]] == [("Bob", 1, 1, 0)]
    assert [o["played"] for o in ann("GET", f"/api/people/{ann.id}/statistics")["opponents"]] == [2]
    empty = nobody("GET", f"/api/people/{Player(server, 'New').id}/statistics")
    assert (empty["played"], empty["favourite"], empty["games"], empty["ratings"], empty["opponents"]) == (0, "", [], [], [])
    board = nobody("GET", "/api/games/anno1503/leaderboard?seats=2&guests=1")
    assert [row["name"] for row in board] == ["Ann", "Bob"]
    assert nobody("GET", "/api/games/anno1503/leaderboard?seats=2") == []
    assert nobody("GET", "/api/leaderboards") == [{"game": "anno1503", "seats": 2, "members": 0}]
    assert nobody("GET", "/api/people/nobody", status=404)["code"] == "unknown"


# --- the rest -----------------------------------------------------------------------------------
def test_health_and_plain_page(server: TestClient) -> None:
    assert server.get("/healthz").json() == {"status": "ok"}
    assert server.get("/metrics").json()["code"] == "elsewhere"
    assert server.get("/").headers["content-type"].startswith("text/html")


def test_the_bundle_is_served_with_its_own_pages(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Carrack</title>")
    (tmp_path / "assets" / "board-1a2b.js").write_text("let board")
    client = TestClient(Starlette(routes=pages(tmp_path), exception_handlers={HTTPException: handler}))
    for path in ("/", "/table/k3f9", "/people/ann"):
        answer = client.get(path)
        assert (answer.text, answer.headers["cache-control"]) == ("<title>Carrack</title>", "no-cache")
    assert client.get("/assets/board-1a2b.js").headers["cache-control"].endswith("immutable")
    for path in ("/assets/gone.js", "/api/nothing", "/..%2f..%2fetc/passwd.txt"):
        assert client.get(path).json()["code"] == "unknown"


def packed(folder: Path) -> TestClient:
    """A bundle with files that lie packed beside themselves."""
    (folder / "assets").mkdir()
    for name, text in (
        ("index.html", "<title>Carrack</title>"),
        ("assets/board.js", "let board = " + "1" * 500),
        ("assets/type.woff2", "wOF2"),
    ):
        (folder / name).write_text(text)
        (folder / f"{name}.br").write_bytes(b"br:" + name.encode())
        (folder / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    (folder / "assets" / "plain.js").write_text("let plain")
    return TestClient(Starlette(routes=pages(folder), exception_handlers={HTTPException: handler}))


def asked(client: TestClient, path: str, accept: str = "", method: str = "GET", **headers: str) -> Any:
    """An answer as it comes over the wire."""
    with client.stream(method, path, headers={"Accept-Encoding": accept, **headers}) as answer:
        answer.body = b"".join(answer.iter_raw())
    return answer


@pytest.mark.parametrize(
    ("accept", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("identity", ""),
        ("br;q=x", ""),
        ("br;q=0.2, gzip;q=0.9", "gzip"),
    ],
)
def test_files_are_sent_packed(tmp_path: Path, accept: str, coding: str) -> None:
    client = packed(tmp_path)
    for path, file in (("/assets/board.js", "assets/board.js"), ("/", "index.html"), ("/table/k3f9", "index.html")):
        answer = asked(client, path, accept)
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding", "") == coding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.body == (tmp_path / (file + {"br": ".br", "gzip": ".gz", "": ""}[coding])).read_bytes()
        assert answer.headers["content-length"] == str(len(answer.body))
        assert answer.headers["content-type"].startswith("text/javascript" if file.endswith("js") else "text/html")
        assert answer.headers["cache-control"].endswith("immutable" if "assets" in path else "no-cache")


def test_packed_files_and_caches(tmp_path: Path) -> None:
    client = packed(tmp_path)
    tags = [asked(client, "/assets/board.js", accept).headers["etag"] for accept in ("br", "gzip", "")]
    assert len(set(tags)) == 3
    for accept, tag in zip(("br", "gzip", ""), tags, strict=True):
        again = asked(client, "/assets/board.js", accept, **{"If-None-Match": tag})
        assert (again.status_code, again.body, again.headers["etag"], again.headers["vary"]) == (304, b"", tag, "Accept-Encoding")
        assert asked(client, "/assets/board.js", accept, **{"If-None-Match": '"other"'}).status_code == 200
        head = asked(client, "/assets/board.js", accept, "HEAD")
        assert (head.body, head.headers["etag"], head.headers.get("content-encoding", "")) == (b"", tag, accept)
        assert int(head.headers["content-length"]) > 0
    assert asked(client, "/assets/board.js", "br", **{"If-None-Match": tags[1]}).status_code == 200, "another form of it"


def test_a_part_of_a_file_is_of_the_file_as_it_is(tmp_path: Path) -> None:
    client = packed(tmp_path)
    part = asked(client, "/assets/board.js", "br", Range="bytes=4-8")
    assert (part.status_code, part.body, part.headers["content-range"]) == (206, b"board", "bytes 4-8/512")
    assert "content-encoding" not in part.headers
    tag = asked(client, "/assets/board.js", "br").headers["etag"]
    assert asked(client, "/assets/board.js", "br", **{"Range": "bytes=4-8", "If-Range": tag}).status_code == 200
    assert asked(client, "/assets/board.js", "br", Range="bytes=9000-").status_code == 416


def test_what_is_dense_or_not_packed_is_sent_as_it_is(tmp_path: Path) -> None:
    client = packed(tmp_path)
    font = asked(client, "/assets/type.woff2", "br, gzip")
    assert (font.body, font.headers["content-type"]) == (b"wOF2", "font/woff2")
    for path in ("/assets/type.woff2", "/assets/plain.js"):
        assert not {"content-encoding", "vary"} & set(asked(client, path, "br, gzip").headers)
    for path in ("/assets/board.js.br", "/assets/board.js.gz", "/index.html.br"):
        assert asked(client, path).status_code == 404
    os.utime(tmp_path / "assets" / "board.js.br", (1, 1))  # left over from an older build
    assert asked(client, "/assets/board.js", "br, gzip").headers["content-encoding"] == "gzip"


def test_a_store_that_does_not_answer_is_said_so(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise databases.StoreError("disk full at /secret/path")

    monkeypatch.setattr(databases.Database, "read", broken)
    for path in ("/api/tables", "/healthz"):
        answer = ann.send("GET", path)
        assert answer.status_code == 503
        assert answer.headers["retry-after"]
        assert "secret" not in answer.text


def test_what_nobody_foresaw_tells_nothing(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("password is hunter2")

    monkeypatch.setattr(databases.Database, "read", broken)
    answer = ann.send("GET", "/api/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "server"
    assert "hunter2" not in answer.text


def test_every_address_is_described(server: TestClient) -> None:
    described = server.get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    for endpoint in ENDPOINTS:
        operation = described["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["description"]
        assert "422" in operation["responses"]
        problem = operation["responses"]["409"]["content"]["application/json"]["schema"]
        assert problem == {"$ref": "#/components/schemas/Problem"}
    assert set(described["components"]["schemas"]["Problem"]["properties"]) == {"code", "sentence", "rule"}
    assert len({e.name for e in ENDPOINTS}) == len(ENDPOINTS)
    assert msgspec.json.encode(described)
