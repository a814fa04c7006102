"""Questions about a game at a table: explanations, hints, moments, the course, and playing on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from carrack.core.game import load
from carrack.core.match import label
from carrack.server import limits
from carrack.server.limits import BY_PERSON
from carrack.store.lines import TableText, read
from carrack.tables.audit import audit

from .conftest import Player, Serve, finish
from .test_rest import play, two

ANNO = load("anno1503")
People = Callable[[str], Player]
CHANCE_ACT = next(a for a, kind in enumerate(ANNO.actions.kind_of) if kind.chance)


@pytest.fixture
def ann(player: People) -> Player:
    return player("Ann")


@pytest.fixture
def bob(player: People) -> Player:
    return player("Bob")


def room_of(server: TestClient, table: str) -> Any:
    return server.app.state.rooms.open[table]  # type: ignore[attr-defined]


def alone(ann: Player, **settings: Any) -> str:
    """A table of one person against a bot, where she is to act."""
    table = ann.table(bots=[{"seat": 1, "bot": "random"}], **settings)
    ann("POST", f"/api/tables/{table}/start")
    view(ann, table)
    return table


def view(player: Player, table: str, when: Callable[[Any], bool] = lambda view: view["legal"] or view["status"] == "finished") -> Any:
    """The table as somebody sees it, as soon as something is so."""
    with player.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        while True:
            seen = socket.receive_json()["table"]
            if when(seen):
                return seen


def mover(table: str, *people: Player) -> tuple[Player, Player, Any]:
    """Who is to act, the other one, and the view of the first."""
    for player in people:
        seen = view(player, table, lambda _: True)
        if seen["legal"]:
            return player, next(p for p in people if p is not player), seen
    raise AssertionError


# --- explanations -------------------------------------------------------------------------------
def test_all_legal_acts_are_explained(ann: Player, bob: Player, server: TestClient) -> None:
    table = two(ann, bob)
    play(ann, bob, table, 15)
    who, _, seen = mover(table, ann, bob)
    found = who("POST", f"/api/tables/{table}/explain", {"seq": seen["seq"]})
    assert found["seq"] == seen["seq"]
    assert found["after"] is None
    assert [info["act"] for info in found["acts"]] == seen["legal"]
    assert {(info["rule"], info["why"]) for info in found["acts"]} == {("", "")}
    room, names = room_of(server, table).table, ["Ann", "Bob"]
    for info in found["acts"]:
        key, args = info["text"]
        known = ANNO.facts(ANNO.redacted(room.states, 0, seen["you"]))
        assert ANNO.texts("en").say(key, **args) == label(ANNO, known, info["act"], "en", names)


def test_every_act_says_why_it_is_not_possible(ann: Player, bob: Player, server: TestClient) -> None:
    table, whys = two(ann, bob), set[str]()
    acts = [a for a, kind in enumerate(ANNO.actions.kind_of) if not kind.chance]
    for _ in range(12):
        play(ann, bob, table, 5)
        who, _, seen = mover(table, ann, bob)
        for n in range(0, len(acts), 64):
            for info in who("POST", f"/api/tables/{table}/explain", {"seq": seen["seq"], "acts": acts[n : n + 64]})["acts"]:
                refused = room_of(server, table).table.why_not(info["act"])
                assert (info["rule"], info["why"]) == ((refused.rule, refused.key) if refused else ("", ""))
                assert (info["act"] in seen["legal"]) == (not info["rule"])
                keys = [key for key in (info["text"][0], info["why"]) if key]
                assert all(ANNO.texts(language).has(key) for language in ("en", "de", "nl") for key in keys)
                whys.add(info["why"])
        if len(whys) > 3:
            break
    assert {"", "rule-not-now"} < whys


def test_what_an_act_leads_to(ann: Player, server: TestClient) -> None:
    table = alone(ann)
    seen = view(ann, table)
    path = f"/api/tables/{table}/explain"
    for act in seen["legal"]:
        after = ann("POST", path, {"seq": seen["seq"], "acts": [act], "after": True})["after"]
        states = room_of(server, table).table._copy()
        ANNO.engine.apply_at(states, 0, act)
        picture = ANNO.part("view").picture(ANNO.facts(ANNO.redacted(states, 0, 0)), 0)
        assert after["seat"] == 0
        assert after["phase"] == picture.phase
        assert [p["gold"] for p in after["players"]] == [p.gold for p in picture.players]
        assert after["players"][0]["hand"] == picture.players[0].hand
    assert view(ann, table)["picture"] == seen["picture"], "asking changed something"
    wrong = next(a for a, kind in enumerate(ANNO.actions.kind_of) if not kind.chance and a not in seen["legal"])
    for acts in ([wrong], seen["legal"][:2], []):
        assert ann("POST", path, {"seq": seen["seq"], "acts": acts, "after": True})["after"] is None


def test_who_may_not_ask(ann: Player, bob: Player, player: People) -> None:
    table = two(ann, bob, visibility="private")
    who, other, seen = mover(table, ann, bob)
    path, seq = f"/api/tables/{table}/explain", seen["seq"]
    assert other("POST", path, {"seq": seq}, 409)["code"] == "turn"
    eve = player("Eve")
    assert eve("POST", path, {"seq": seq}, 403)["code"] == "private"
    invite = ann("GET", f"/api/tables/{table}")["invite"]
    assert eve("POST", path, {"seq": seq, "invite": invite}, 409)["code"] == "turn"
    for old in (seq - 1, seq + 5):
        assert who("POST", path, {"seq": old}, 409)["code"] == "stale"
    assert who("POST", path, {"seq": seq, "acts": [0] * 65}, 422)["code"] == "body"
    for act in (CHANCE_ACT, len(ANNO.actions)):
        assert who("POST", path, {"seq": seq, "acts": [act]}, 422)["code"] == "act"
    assert ann("POST", f"/api/tables/{ann.table()}/explain", {"seq": 1}, 409)["code"] == "waiting"
    finish(ann, table)
    assert who("POST", path, {"seq": seq}, 409)["code"] == "finished"


def test_a_screen_may_ask_often_but_not_without_end(serve: Serve) -> None:
    ann = Player(serve(limits=True), "Ann")
    table = ann.table()
    answers = [ann.send("POST", f"/api/tables/{table}/explain", {"seq": 1}).status_code for _ in range(BY_PERSON["look"].amount + 1)]
    assert answers[:-1] == [409] * BY_PERSON["look"].amount
    assert answers[-1] == 429
    assert ann.send("GET", "/api/me").status_code == 200  # counted apart


def test_a_refused_act_names_its_text(ann: Player) -> None:
    table = alone(ann)
    with ann.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        seen = socket.receive_json()["table"]
        wrong = next(a for a, kind in enumerate(ANNO.actions.kind_of) if not kind.chance and a not in seen["legal"])
        socket.send_json({"type": "act", "table": table, "seq": seen["seq"], "act": wrong, "id": 7})
        refused = socket.receive_json()
        assert refused["type"] == "refuse"
        assert ANNO.texts("en").say(refused["key"]) == refused["sentence"]
        socket.send_json({"type": "chat", "table": table, "text": "", "id": 8})
        assert socket.receive_json()["key"] == ""


# --- hints --------------------------------------------------------------------------------------
def test_a_hint_with_its_reasons(ann: Player) -> None:
    table = alone(ann)
    seen = view(ann, table)
    hint = ann("POST", f"/api/tables/{table}/hint", {"seq": seen["seq"]})
    assert hint["bot"] == "expert"
    best = hint["best"]
    assert 1 <= len(best) <= 3
    assert {good["act"] for good in best} <= set(seen["legal"])
    assert all(0 < good["chance"] < 1 for good in best)
    key, args = best[0]["text"]
    assert ANNO.texts("de").say(key, **args)
    for term, gain in best[0]["why"]:
        assert gain > 0
        assert ANNO.texts("nl").has(f"term-{term}".replace("_", "-"))
    assert ann("POST", f"/api/tables/{table}/hint", {"seq": seen["seq"] + 9}, 409)["code"] == "stale"


def test_one_hint_at_a_time_for_each_person(ann: Player, bob: Player, server: TestClient) -> None:
    """Bots at other tables want to think, too."""
    table = alone(ann)
    seq = view(ann, table)["seq"]
    advised = server.app.state.house.advised  # type: ignore[attr-defined]
    advised.add(ann.id)
    assert ann("POST", f"/api/tables/{table}/hint", {"seq": seq}, 429)["code"] == "slow"
    advised.clear()
    ann("POST", f"/api/tables/{table}/hint", {"seq": seq})
    assert not advised


def test_no_hints_where_people_play_for_ratings(ann: Player, bob: Player) -> None:
    table = two(ann, bob)
    who, other, seen = mover(table, ann, bob)
    assert who("POST", f"/api/tables/{table}/hint", {"seq": seen["seq"]}, 403)["code"] == "hint"
    assert other("POST", f"/api/tables/{table}/hint", {"seq": seen["seq"]}, 409)["code"] == "turn"
    friendly = two(ann, bob, rated=False)
    who, _, seen = mover(friendly, ann, bob)
    assert who("POST", f"/api/tables/{friendly}/hint", {"seq": seen["seq"], "bot": "medium"})["best"][0]["act"] in seen["legal"]


def test_a_game_that_no_longer_counts_says_so_and_has_hints(ann: Player, bob: Player) -> None:
    table = two(ann, bob)
    play(ann, bob, table, 30)
    with ann.socket() as asking, bob.socket() as agreeing:
        for socket in (asking, agreeing):
            socket.send_json({"type": "watch", "table": table})
        while view(ann, table, lambda _: True)["rated"]:  # until it goes back past luck
            asking.send_json({"type": "ask_undo", "table": table})
            view(ann, table, lambda seen: seen["undo"])
            agreeing.send_json({"type": "answer_undo", "table": table, "agreed": True})
            view(ann, table, lambda seen: not seen["undo"])
    assert not ann("GET", f"/api/tables/{table}")["rated"]
    who, _, seen = mover(table, ann, bob)
    assert who("POST", f"/api/tables/{table}/hint", {"seq": seen["seq"], "bot": "medium"})["best"]


# --- moments ------------------------------------------------------------------------------------
def every(player: Player, table: str, more: str = "") -> list[Any]:
    """All moments, page by page."""
    out: list[Any] = []
    while True:
        page = player("GET", f"/api/tables/{table}/moments?first={len(out)}&count=37{more}")
        assert page["first"] == len(out)
        out += page["moments"]
        if len(out) == page["total"]:
            assert [m["n"] for m in out] == list(range(page["total"]))
            turns = [m["picture"]["turn"] for m in out]
            assert page["turns"] == [n for n in range(1, len(out)) if turns[n] != turns[n - 1]]
            return out


def lines(player: Player, table: str) -> list[str]:
    return player("GET", f"/api/tables/{table}/log").split("\n\n", 1)[1].splitlines()[:-1]


def test_moments_with_ones_own_eyes(ann: Player, bob: Player, server: TestClient) -> None:
    table = two(ann, bob, visibility="public")
    play(ann, bob, table, 40)
    whole, nobody = room_of(server, table).table, Player(server)
    for who, seat in ((ann, 0), (bob, 1), (nobody, -1)):
        found = every(who, table)
        assert [m["act"] for m in found] == ["", *lines(who, table)]
        assert [m["seat"] for m in found] == [-1, *whole.who]
        assert [m["actor"] for m in found] == [*whole.who, whole.actor]
        assert [m["at"] for m in found] == [whole.began, *whole.times]
        assert found == every(who, table, f"&seat={seat}")
        assert {m["picture"]["seat"] for m in found} == {seat}
        assert all(m["scores"] == [] for m in found)
        hands = [[p["seat"] for p in m["picture"]["players"] if p["hand"] is not None] for m in found]
        assert hands == [[seat] if seat >= 0 else []] * len(found)
        for other in {-2, -1, 0, 1} - {seat}:
            assert who("GET", f"/api/tables/{table}/moments?seat={other}", status=409)["code"] == "playing"
    seen = view(ann, table, lambda _: True)
    assert every(ann, table)[-1]["picture"] == seen["picture"]


def test_moments_tell_what_the_socket_told(ann: Player) -> None:
    table = ann.table(bots=[{"seat": 1, "bot": "random"}])
    told: list[Any] = []
    with ann.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        socket.receive_json()
        ann("POST", f"/api/tables/{table}/start")
        acts = 0
        while acts < 30:
            message = socket.receive_json()
            told += message["news"]
            seen = message["table"]
            if seen["legal"]:
                acts += 1
                socket.send_json({"type": "act", "table": table, "seq": seen["seq"], "act": seen["legal"][-1]})
    found = every(ann, table)[1:]
    assert len(told) > 30
    for news, moment in zip(told, found, strict=False):
        assert [moment[name] for name in ("at", "seat", "act", "told")] == [news[name] for name in ("at", "seat", "act", "told")]


def test_moments_after_the_end(ann: Player, bob: Player, server: TestClient) -> None:
    table, nobody = two(ann, bob, visibility="public"), Player(server)
    play(ann, bob, table, 40)
    own = [every(who, table) for who in (ann, bob, nobody)]
    finish(bob, table)
    for seat, before in zip((0, 1, -1), own, strict=True):
        after = every(nobody, table, f"&seat={seat}")
        assert [m | {"scores": []} for m in after] == before
    truth = every(nobody, table, "&seat=-2")
    assert [m["act"] for m in truth[1:]] == lines(nobody, table)
    assert all(p["hand"] is not None for m in truth for p in m["picture"]["players"])
    assert truth[-1]["scores"] == room_of(server, table).table.scores
    assert nobody("GET", f"/api/tables/{table}/moments?seat=2", status=409)["code"] == "seat"
    assert nobody("GET", f"/api/tables/{table}/moments?seat=-3", status=422)["code"] == "query"


def test_whole_games_are_not_told_without_end(serve: Serve) -> None:
    server = serve(limits=True)
    ann = Player(server, "Ann")
    table = ann.table()
    house = server.app.state.house  # type: ignore[attr-defined]
    whole = f"/api/tables/{table}/moments?count=5000&pictures=0"
    nobody = Player(server)
    for n in range(limits.BY_ADDRESS["story"].amount):
        assert nobody.send("GET", whole).status_code == 409, n  # the game has not begun
    assert nobody.send("GET", whole).status_code == 429
    assert ann.send("GET", whole).status_code == 409
    for n in range(limits.BY_ADDRESS["story"].amount):
        assert house.limits.address("story", f"2001:db8::{n:x}") == 0
    assert house.limits.address("story", "2001:db8::ffff") > 0  # one house has a whole network


def test_moments_without_pictures_tell_the_story_at_once(ann: Player, bob: Player) -> None:
    table = two(ann, bob)
    play(ann, bob, table, 100)
    story = ann("GET", f"/api/tables/{table}/moments?count=5000&pictures=0")
    assert len(story["moments"]) == story["total"] > 100
    assert [m | {"picture": None} for m in every(ann, table)] == story["moments"]
    assert len(ann("GET", f"/api/tables/{table}/moments?count=5000")["moments"]) == 100
    assert ann("GET", f"/api/tables/{table}/moments?first={story['total']}")["moments"] == []


def test_late_spectators_see_late_moments(ann: Player, bob: Player, server: TestClient) -> None:
    table, nobody = two(ann, bob, visibility="public", watch_delay=15), Player(server)
    play(ann, bob, table, 30)
    late, now = every(nobody, table), every(ann, table)
    assert len(late) <= len(now) - 15
    assert [m["seat"] for m in late] == [m["seat"] for m in now[: len(late)]]
    finish(ann, table)
    assert len(every(nobody, table)) == len(now)


def test_who_may_not_see_the_game_sees_no_moments(ann: Player, bob: Player, server: TestClient) -> None:
    nobody = Player(server)
    for settings, code in (({"visibility": "private"}, "private"), ({"watch": False}, "unwatched")):
        table = two(ann, bob, **settings)
        for path in ("moments", "course"):
            assert nobody("GET", f"/api/tables/{table}/{path}", status=403)["code"] == code
    assert nobody("GET", f"/api/tables/{ann.table()}/moments", status=409)["code"] == "waiting"


def test_moments_stay_true_after_an_undo(ann: Player, server: TestClient) -> None:
    table = alone(ann)
    with ann.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        seen = socket.receive_json()["table"]
        for _ in range(60):
            while not seen["legal"]:
                seen = socket.receive_json()["table"]
            if seen["can_undo"]:
                break
            socket.send_json({"type": "act", "table": table, "seq": seen["seq"], "act": seen["legal"][0]})
            seen = socket.receive_json()["table"]
        assert seen["can_undo"]
        socket.send_json({"type": "undo", "table": table, "seq": seen["seq"]})
        seen = socket.receive_json()["table"]
    found, whole = every(ann, table), room_of(server, table).table
    assert len(found) == len(whole.acts) + 1 == seen["acts"] + 1
    assert len(whole.times) == len(whole.acts)
    assert found[-1]["picture"] == seen["picture"]


# --- the course ---------------------------------------------------------------------------------
def test_the_course_of_a_game(ann: Player, bob: Player, server: TestClient) -> None:
    table, nobody = two(ann, bob, visibility="public"), Player(server)
    play(ann, bob, table, 60)
    assert ann("GET", f"/api/tables/{table}/course", status=409)["code"] == "playing"
    finish(bob, table)
    found, truth = nobody("GET", f"/api/tables/{table}/course"), every(nobody, table, "&seat=-2")
    assert found["seats"] == 2
    assert found["turns"] == nobody("GET", f"/api/tables/{table}/moments?count=1")["turns"]
    assert [p["n"] for p in found["points"]][:-1] == [n for n in found["turns"] if n < len(truth) - 1]
    assert found["points"][-1]["n"] == len(truth) - 1
    for point in found["points"]:
        assert point["turn"] == truth[point["n"]]["picture"]["turn"]
        assert point["scores"] == truth[point["n"]]["scores"]
        assert sum(point["values"]) == pytest.approx(1)
    assert found["points"][-1]["values"] == [1, 0]
    whole = room_of(server, table).table
    for seat in range(2):
        parts = dict(found["breakdown"][seat])
        assert sum(parts.values()) == whole.scores[seat]
        assert list(parts) == ["gold", "posts", "treaties", "buildings", "merchants"]
    terms = dict(found["terms"])
    assert set(terms) == set(ANNO.terms)
    assert [sum(values[p] for values in terms.values()) for p in range(2)] == [
        ANNO.engine.evaluate_at(whole.states, 0, p) for p in range(2)
    ]


# --- playing on ---------------------------------------------------------------------------------
def test_playing_on_from_there(ann: Player, bob: Player, player: People, server: TestClient) -> None:
    old = two(ann, bob, visibility="public", options={"round_limit": 30})
    play(ann, bob, old, 40)
    path = f"/api/tables/{old}/branch"
    assert ann("POST", path, {"n": 10, "seat": 0}, 409)["code"] == "playing"
    finish(bob, old)
    eve, whole = player("Eve"), room_of(server, old).table
    n = len(whole.acts) // 2
    new = eve("POST", path, {"n": n, "seat": 1, "bot": "random"}, 201)["id"]
    seen = view(eve, new)
    assert [s["bot"] or s["name"] for s in seen["seats"]] == ["random", "Eve"]
    assert (seen["you"], seen["status"], seen["options"]["round_limit"]) == (1, "playing", "30")
    table = room_of(server, new).table
    assert table.acts[:n] == whole.acts[:n]
    summary = eve("GET", f"/api/tables/{new}")
    assert (summary["branch_of"], summary["opening"], summary["rated"], summary["visibility"]) == (old, n, False, "unlisted")
    assert every(eve, new)[: n + 1] != []
    finish(eve, new)
    # it counts for nobody, and its own luck is proved
    assert eve("GET", f"/api/people/{eve.id}/history")["games"] == []
    (text,) = (part for _, part in read(eve("GET", f"/api/tables/{new}/export").encode().splitlines(True)) if isinstance(part, TableText))
    found = audit(new, text.entries)
    assert found.wrong is None
    assert found.opening == n
    assert found.proved == found.outcomes
    course = eve("GET", f"/api/tables/{new}/course")
    assert course["points"][-1]["n"] == len(room_of(server, new).table.acts)


def test_playing_on_from_where_nobody_can(ann: Player, server: TestClient) -> None:
    table = ann.table(bots=[{"seat": 1, "bot": "random"}], options={"round_limit": 2})
    ann("POST", f"/api/tables/{table}/start")
    with ann.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        while (seen := socket.receive_json()["table"])["status"] != "finished":
            if seen["legal"]:
                socket.send_json({"type": "act", "table": table, "seq": seen["seq"], "act": seen["legal"][0]})
    path, acts = f"/api/tables/{table}/branch", len(room_of(server, table).table.acts)
    for body, status, code in (
        ({"n": acts, "seat": 0}, 422, "settings"),
        ({"n": acts + 1, "seat": 0}, 422, "settings"),
        ({"n": 3, "seat": 2}, 409, "seat"),
        ({"n": 3, "seat": 0, "bot": "nobody"}, 422, "settings"),
        ({"n": -1, "seat": 0}, 422, "body"),
    ):
        assert ann("POST", path, body, status)["code"] == code
    for n in (0, acts - 1):
        assert ann("POST", path, {"n": n, "seat": 0}, 201)["id"]


def test_a_private_game_is_not_played_on_by_strangers(ann: Player, bob: Player, player: People) -> None:
    table = two(ann, bob, visibility="private")
    play(ann, bob, table, 5)
    invite = ann("GET", f"/api/tables/{table}")["invite"]
    finish(bob, table)
    eve = player("Eve")
    assert eve("POST", f"/api/tables/{table}/branch", {"n": 3, "seat": 0}, 403)["code"] == "private"
    assert eve("POST", f"/api/tables/{table}/branch", {"n": 3, "seat": 0, "invite": invite}, 201)
