"""People come in, become members without losing anything, and go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, text
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from carrack.server.house import House
from carrack.store import people
from carrack.store.database import Database, StoreError
from carrack.store.schema import sessions, tokens

from .authenticator import Authenticator
from .conftest import Player, Serve

People = Callable[[str], Player]
PASSWORD = "correct horse battery"


def rows(server: TestClient, query: str) -> list[Any]:
    database: Database = server.app.state.house.database  # type: ignore[attr-defined]
    return database.read_now(lambda connection: list(connection.execute(text(query))))


def member(player: Player, login: str) -> Player:
    player("POST", "/api/account", {"login": login, "password": PASSWORD}, 201)
    return player


@pytest.mark.parametrize("login", ["ada\n", "a\nda", "ada ", "-ada", "ad"])
def test_a_login_is_one_plain_word(player: People, login: str) -> None:
    assert player("Ada").send("POST", "/api/account", {"login": login, "password": PASSWORD}).status_code == 422


def test_who_is_signed_in_may_look_when_nothing_can_be_saved(player: People, server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = member(player("Ann"), "ann")
    database: Database = server.app.state.house.database  # type: ignore[attr-defined]
    database.write_now(lambda c: c.execute(sessions.update().values(seen=sessions.c.seen - 2 * people.SEEN_MS)))

    async def full(work: object) -> None:
        raise StoreError("database or disk is full")

    monkeypatch.setattr(database, "write", full)
    assert ann("GET", "/api/me")["via"] == "session"


# --- guests -------------------------------------------------------------------------------------
def test_a_guest_plays_at_once_with_a_name(player: People) -> None:
    ann = player("  Ann   Bonny ")
    me = ann("GET", "/api/me")
    assert me["via"] == "guest"
    assert me["person"]["name"] == "Ann Bonny"
    assert me["person"]["guest"]
    table = ann.table()
    assert ann("GET", f"/api/tables/{table}")["seats"][0]["person"] == ann.id


def test_nobody_is_nobody(server: TestClient) -> None:
    nobody = Player(server)
    assert nobody("GET", "/api/me") == {"person": None, "via": "nobody"}
    assert nobody("POST", "/api/tables", {"game": "anno1503", "seats": 2}, 401)["code"] == "sign-in"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "tab\there\x07", "\u200b"])
def test_names_that_cannot_be_shown_are_refused(server: TestClient, name: str) -> None:
    assert Player(server)("POST", "/api/guest", {"name": name}, 422)["code"] in ("name", "body")


def test_a_cookie_that_was_touched_is_nobodys(player: People) -> None:
    ann = player("Ann")
    good = ann.cookies["carrack"]
    for bad in (good[:-1], good[:-2] + "AA", "g.", "s.", "x", good.replace("g.", "s."), "g." + "A" * 5000):
        ann.cookies["carrack"] = bad
        assert ann("GET", "/api/me")["via"] == "nobody"


def test_a_guest_of_another_server_is_nobody_here(serve: Serve) -> None:
    ann, stranger = Player(serve(), "Ann"), Player(serve())
    stranger.cookies = dict(ann.cookies)
    assert stranger("GET", "/api/me")["via"] == "nobody"


def test_the_key_is_made_once_and_kept(serve: Serve, tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path}/kept.db"
    ann = Player(serve(database=url), "Ann")
    ann.server = serve(database=url)  # the server has been started again
    assert ann("GET", "/api/me")["person"]["id"] == ann.id


def test_a_cookie_that_is_used_does_not_run_out(player: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = player("Ann")
    first = ann.cookies["carrack"]
    ann("GET", "/api/me")
    assert ann.cookies["carrack"] == first
    monkeypatch.setattr("carrack.server.auth.RENEW_SECONDS", -1)
    ann("GET", "/api/me")
    assert ann.cookies["carrack"] != ""
    assert ann("GET", "/api/me")["person"]["id"] == ann.id


# --- accounts -----------------------------------------------------------------------------------
def test_an_account_made_from_a_guest_keeps_the_games(player: People) -> None:
    ann = player("Ann")
    table, guest_cookie = ann.table(), dict(ann.cookies)
    member(ann, "Ann.Bonny")
    me = ann("GET", "/api/me")
    assert me["via"] == "session"
    assert me["person"]["id"] == ann.id
    assert me["person"]["login"] == "ann.bonny"
    assert [t["id"] for t in ann("GET", "/api/tables?mine=1")["tables"]] == [table]
    # the cookie of the guest opens nothing any more
    ann.cookies = guest_cookie
    assert ann("GET", "/api/me")["via"] == "nobody"


def test_signing_in_and_out(player: People, server: TestClient) -> None:
    ann = member(player("Ann"), "ann")
    elsewhere = Player(server)
    assert elsewhere("POST", "/api/sign-in", {"login": "ANN", "password": PASSWORD})["id"] == ann.id
    assert len(ann("GET", "/api/sessions")) == 2
    before = dict(elsewhere.cookies)
    elsewhere("POST", "/api/sign-out")
    assert elsewhere.cookies == {}
    elsewhere.cookies = before  # kept by a thief
    assert elsewhere("GET", "/api/me")["via"] == "nobody"
    assert ann("GET", "/api/me")["via"] == "session"


def test_a_wrong_password_and_an_unknown_login_look_the_same(player: People, server: TestClient) -> None:
    member(player("Ann"), "ann")
    nobody = Player(server)
    wrong = nobody.send("POST", "/api/sign-in", {"login": "ann", "password": "wrong"})
    unknown = nobody.send("POST", "/api/sign-in", {"login": "bob", "password": "wrong"})
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    assert nobody.cookies == {}


def test_a_login_belongs_to_one_person(player: People) -> None:
    member(player("Ann"), "ann")
    bob = player("Bob")
    assert bob("POST", "/api/account", {"login": "Ann", "password": PASSWORD}, 409)["code"] == "login"
    assert bob("GET", "/api/me")["via"] == "guest"
    ann_again = member(player("Ann"), "ann2")
    assert ann_again("POST", "/api/account", {"login": "ann3", "password": PASSWORD}, 409)["code"] == "signed-in"


def test_secrets_are_stored_as_hashes(player: People, server: TestClient) -> None:
    ann = member(player("Ann"), "ann")
    token = ann("POST", "/api/tokens", {"name": "bot"}, 201)["token"]
    everything = (
        str(rows(server, "select * from people")) + str(rows(server, "select * from sessions")) + str(rows(server, "select * from tokens"))
    )
    for secret in (PASSWORD, ann.cookies["carrack"], ann.cookies["carrack"].partition(".")[2], token):
        assert secret not in everything
    assert "$argon2id$" in everything


def test_a_new_password_ends_all_other_sessions(player: People, server: TestClient) -> None:
    ann, elsewhere = member(player("Ann"), "ann"), Player(server)
    elsewhere("POST", "/api/sign-in", {"login": "ann", "password": PASSWORD})
    assert ann("POST", "/api/me/password", {"old": "wrong", "new": "something else"}, 403)["code"] == "wrong"
    assert ann("POST", "/api/me/password", {"new": "something else"}, 403)["code"] == "wrong"
    ann("POST", "/api/me/password", {"old": PASSWORD, "new": "something else"})
    assert ann("GET", "/api/me")["via"] == "session"
    assert elsewhere("GET", "/api/me")["via"] == "nobody"
    assert elsewhere("POST", "/api/sign-in", {"login": "ann", "password": PASSWORD}, 403)
    assert elsewhere("POST", "/api/sign-in", {"login": "ann", "password": "something else"})


def test_a_session_can_be_ended_from_another(player: People, server: TestClient) -> None:
    ann, lost = member(player("Ann"), "ann"), Player(server)
    lost("POST", "/api/sign-in", {"login": "ann", "password": PASSWORD})
    other = next(s for s in ann("GET", "/api/sessions") if not s["this"])
    with lost.socket() as socket:
        assert socket.receive_json()["type"] == "welcome"
        ann("DELETE", f"/api/sessions/{other['id']}")
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_json()
        assert gone.value.code == 4001
    assert lost("GET", "/api/me")["via"] == "nobody"
    bob = member(player("Bob"), "bob")
    mine = ann("GET", "/api/sessions")[0]["id"]
    assert bob("DELETE", f"/api/sessions/{mine}", status=404)


def test_signing_out_everywhere_ends_every_session_and_no_token(player: People, server: TestClient) -> None:
    ann, elsewhere = member(player("Ann"), "ann"), Player(server)
    elsewhere("POST", "/api/sign-in", {"login": "ann", "password": PASSWORD})
    program = Player(server, token=ann("POST", "/api/tokens", {"name": "bot"}, 201)["token"])
    stolen = [dict(ann.cookies), dict(elsewhere.cookies)]
    with elsewhere.socket() as socket:
        assert socket.receive_json()["type"] == "welcome"
        ann("DELETE", "/api/sessions")
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_json()
        assert gone.value.code == 4001
    assert ann.cookies == {}
    for cookies in stolen:
        elsewhere.cookies = cookies
        assert elsewhere("GET", "/api/me")["via"] == "nobody"
    assert program("GET", "/api/me")["via"] == "token"
    assert player("Bob")("DELETE", "/api/sessions", status=409)["code"] == "guest"


def test_a_session_that_nobody_uses_is_over(player: People, server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = member(player("Ann"), "ann")
    monkeypatch.setattr(people, "SESSION_MS", -1)
    assert ann("GET", "/api/me")["via"] == "nobody"


def test_name_and_settings_can_be_changed(player: People) -> None:
    ann = player("Ann")
    assert ann("PATCH", "/api/me", {"name": "Anne"})["name"] == "Anne"
    changed = ann("PATCH", "/api/me", {"settings": {"language": "nl", "theme": "dark", "screen": {"zoom": 2}}})
    assert (changed["name"], changed["settings"]["language"], changed["settings"]["screen"]) == ("Anne", "nl", {"zoom": 2})
    assert ann("PATCH", "/api/me", {"settings": {"admin": True}}, 422)["code"] == "body"
    assert ann("PATCH", "/api/me", {"login": "root"}, 422)["code"] == "body"
    assert ann("GET", "/api/me")["person"] == changed


# --- tokens -------------------------------------------------------------------------------------
def test_a_program_plays_with_a_token(player: People, server: TestClient) -> None:
    ann = player("Ann")
    made = ann("POST", "/api/tokens", {"name": "my bot"}, 201)
    bot = Player(server, token=made["token"])
    assert bot("GET", "/api/me")["person"]["id"] == ann.id
    table = bot.table()
    with bot.socket() as socket:
        assert socket.receive_json()["person"] == ann.id
        socket.send_json({"type": "watch", "table": table})
        assert socket.receive_json()["table"]["you"] == 0
    assert [t["name"] for t in ann("GET", "/api/tokens")] == ["my bot"]
    assert "token" not in ann("GET", "/api/tokens")[0]


def test_a_token_does_not_open_the_account(player: People, server: TestClient) -> None:
    ann = player("Ann")
    bot = Player(server, token=ann("POST", "/api/tokens", {"name": "my bot"}, 201)["token"])
    for method, path, body in [
        ("POST", "/api/tokens", {"name": "another"}),
        ("GET", "/api/tokens", None),
        ("GET", "/api/sessions", None),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("POST", "/api/account", {"login": "eve", "password": PASSWORD}),
        ("POST", "/api/passkeys/options", {"login": "eve"}),
    ]:
        assert bot(method, path, body, 403)["code"] == "token"


def test_a_token_taken_back_opens_nothing_and_closes_what_is_open(player: People, server: TestClient) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = ann("POST", "/api/tokens", {"name": "my bot"}, 201)
    bot = Player(server, token=made["token"])
    assert bob("DELETE", f"/api/tokens/{made['id']}", status=404)
    with bot.socket() as socket:
        socket.receive_json()
        ann("DELETE", f"/api/tokens/{made['id']}")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert bot("GET", "/api/me")["via"] == "nobody"
    with pytest.raises(WebSocketDenialResponse) as denied, bot.socket():
        pass
    assert denied.value.status_code == 401


def test_what_was_taken_back_in_another_process_is_closed_soon(player: People, server: TestClient) -> None:
    ann, bob = player("Ann"), member(player("Bob"), "bob")
    bot = Player(server, token=ann("POST", "/api/tokens", {"name": "my bot"}, 201)["token"])
    house: House = server.app.state.house  # type: ignore[attr-defined]
    with ann.socket() as guest, bob.socket() as session, bot.socket() as token:
        for socket in (guest, session, token):
            assert socket.receive_json()["type"] == "welcome"
        server.portal.call(house.check)
        assert len(house.sockets) == 3
        house.database.write_now(lambda c: (c.execute(delete(tokens)), c.execute(delete(sessions))))
        server.portal.call(house.check)
        for socket in (session, token):
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
        guest.send_json({"type": "ping"})
        assert guest.receive_json()["type"] == "pong"


def test_a_bad_token_does_not_fall_back_to_the_cookie(player: People) -> None:
    ann = player("Ann")
    assert ann.send("GET", "/api/me", headers={"Authorization": "Bearer carrack_x"}).json()["via"] == "nobody"


def test_there_is_an_end_to_tokens(player: People) -> None:
    ann = player("Ann")
    for n in range(people.MOST_TOKENS):
        ann("POST", "/api/tokens", {"name": f"{n}"}, 201)
    assert ann("POST", "/api/tokens", {"name": "one more"}, 409)["code"] == "many"


# --- passkeys -----------------------------------------------------------------------------------
def test_a_guest_becomes_a_member_with_a_passkey_and_signs_in_with_it(player: People, server: TestClient) -> None:
    ann, device = player("Ann"), Authenticator("testserver", "http://testserver")
    begun = ann("POST", "/api/passkeys/options", {"login": "ann"})
    made = ann("POST", "/api/passkeys", {"state": begun["state"], "credential": device.create(begun["options"])}, 201)
    assert (made["id"], made["login"], made["guest"]) == (ann.id, "ann", False)
    assert ann("GET", "/api/me")["via"] == "session"

    elsewhere = Player(server)
    asked = elsewhere("POST", "/api/passkeys/sign-in/options")
    answer = {"state": asked["state"], "credential": device.get(asked["options"])}
    assert elsewhere("POST", "/api/passkeys/sign-in", answer)["id"] == ann.id
    assert elsewhere("GET", "/api/me")["via"] == "session"
    # the same answer a second time is worth nothing
    assert Player(server)("POST", "/api/passkeys/sign-in", answer, 422 if device.counts else 409)

    (key,) = ann("GET", "/api/passkeys")
    assert ann("DELETE", f"/api/passkeys/{key['id']}", status=409)["code"] == "last"
    ann("POST", "/api/me/password", {"new": PASSWORD})
    ann("DELETE", f"/api/passkeys/{key['id']}")
    again = elsewhere("POST", "/api/passkeys/sign-in/options")
    assert elsewhere("POST", "/api/passkeys/sign-in", {"state": again["state"], "credential": device.get(again["options"])}, 403)


def test_passkeys_of_another_site_or_another_person_are_refused(player: People, server: TestClient) -> None:
    ann, bob = player("Ann"), player("Bob")
    begun = ann("POST", "/api/passkeys/options", {"login": "ann"})
    elsewhere = Authenticator("testserver", "http://evil.example")
    assert (
        ann("POST", "/api/passkeys", {"state": begun["state"], "credential": elsewhere.create(begun["options"])}, 422)["code"] == "passkey"
    )
    device = Authenticator("testserver", "http://testserver")
    answer = {"state": begun["state"], "credential": device.create(begun["options"])}
    assert bob("POST", "/api/passkeys", answer, 409)["code"] == "passkey"
    other = ann("POST", "/api/passkeys/options", {"login": "ann"})
    assert ann("POST", "/api/passkeys", answer | {"state": other["state"]}, 422)["code"] == "passkey"  # another challenge
    for nonsense in ({}, {"id": 1}, {"id": "x", "rawId": "x", "response": {}, "type": "public-key"}, {"id": "\x00"}):
        assert ann("POST", "/api/passkeys", {"state": other["state"], "credential": nonsense}, 422)
        asked = ann("POST", "/api/passkeys/sign-in/options")
        assert Player(server)("POST", "/api/passkeys/sign-in", {"state": asked["state"], "credential": nonsense}, 403)
    assert ann("POST", "/api/passkeys", {"state": "forged", "credential": {}}, 409)
    assert ann("GET", "/api/me")["via"] == "guest"


# --- several tabs -------------------------------------------------------------------------------
def test_several_tabs_of_one_person_all_see_the_table(player: People) -> None:
    ann = player("Ann")
    table = ann.table()
    with ann.socket() as one, ann.socket() as two:
        for tab in (one, two):
            assert tab.receive_json()["type"] == "welcome"
            tab.send_json({"type": "watch", "table": table})
            assert tab.receive_json()["table"]["you"] == 0
        two.send_json({"type": "chat", "table": table, "text": "ahoy"})
        while not (said := one.receive_json()["chat"]):
            pass
        assert said[0]["text"] == "ahoy"
