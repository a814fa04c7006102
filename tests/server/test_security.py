"""What keeps strangers out: origins, headers, cookies, sizes, rates, hosts and proxies."""

from __future__ import annotations

import itertools
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient, WebSocketDenialResponse

import carrack
from carrack.server import limits
from carrack.server.api import Nothing
from carrack.server.app import ENDPOINTS, make_app
from carrack.server.security import trusted
from carrack.server.settings import Settings

from .conftest import ORIGIN, Player, Serve

SITE = {"host": "play.example"}
COOKIE = {"cookie": "carrack=x"}
DOCS = Path(__file__).parents[2] / "docs"
BEARER = {"authorization": "Bearer carrack_x"}


@pytest.fixture
def server(serve: Serve) -> TestClient:
    return serve()


# --- origins ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("sent", "good"),
    [
        ({"sec-fetch-site": "same-origin"} | COOKIE, True),
        ({"sec-fetch-site": "none"} | COOKIE, True),
        ({"sec-fetch-site": "cross-site"} | COOKIE, False),
        ({"sec-fetch-site": "same-site"} | COOKIE, False),
        ({"sec-fetch-site": "cross-site"}, False),  # it would sign somebody in as somebody else
        ({"sec-fetch-site": "cross-site", "origin": "http://play.example"} | COOKIE, False),
        ({"origin": "http://play.example"} | COOKIE, True),
        ({"origin": "https://play.example"} | COOKIE, True),
        ({"origin": "http://play.example.evil.example"} | COOKIE, False),
        ({"origin": "http://play.example:8080"} | COOKIE, False),
        ({"origin": "null"} | COOKIE, False),
        ({"origin": "http://evil.example"}, False),
        (COOKIE, False),
        ({}, True),  # a program that has not signed in
        (BEARER, True),
        (BEARER | {"origin": "http://evil.example"}, True),
        (BEARER | COOKIE, False),
        (BEARER | COOKIE | {"origin": "http://evil.example"}, False),
    ],
)
def test_where_a_request_may_come_from(sent: dict[str, str], good: bool) -> None:
    assert trusted(Settings(), Headers(SITE | sent)) is good


def test_over_https_only_pages_over_https_count() -> None:
    for origin, good in (("http://play.example", False), ("https://play.example", True)):
        assert trusted(Settings(https=True), Headers(SITE | COOKIE | {"origin": origin})) is good
    behind = Settings(origin="https://games.example")
    assert trusted(behind, Headers(SITE | COOKIE | {"origin": "https://games.example"}))
    assert not trusted(behind, Headers(SITE | COOKIE | {"origin": "http://play.example"}))


def test_a_foreign_page_changes_nothing(server: TestClient) -> None:
    ann = Player(server, "Ann")
    for endpoint in ENDPOINTS:
        if endpoint.method != "GET":
            path = re.sub(r"{\w+}", "x", endpoint.path)
            for foreign in ({"Origin": "https://evil.example"}, {"Origin": "", "Sec-Fetch-Site": "cross-site"}):
                answer = ann.send(endpoint.method, path, {}, foreign)
                assert (answer.status_code, answer.json()["code"]) == (403, "origin"), endpoint.name
    assert ann("GET", "/api/me")["person"]["name"] == "Ann"


def test_a_program_with_a_cookie_is_told_what_to_send(serve: Serve) -> None:
    for settings, ours in (({}, "http://testserver"), ({"origin": "https://games.example/"}, "https://games.example")):
        ann = Player(serve(**settings))
        ann.headers = {}
        ann.name = ann("POST", "/api/guest", {"name": "Ann"}, 201)["name"]
        refused = ann("POST", "/api/tokens", {"name": "bot"}, 403)
        assert (refused["code"], f"Origin: {ours} " in refused["sentence"]) == ("origin", True), refused
        foreign = ann.send("POST", "/api/tokens", {"name": "bot"}, {"Origin": "https://evil.example"}).json()
        assert foreign["sentence"] == "This request comes from a page of another site."
        assert ann.send("POST", "/api/tokens", {"name": "bot"}, {"Origin": ours}).status_code == 201


@pytest.mark.parametrize("page", ["rest", "protocol", "write-a-bot"])
def test_a_token_is_got_as_the_page_says(server: TestClient, page: str) -> None:
    text, jar = (DOCS / f"{page}.md").read_text(encoding="utf-8"), Player(server)
    lines = [shlex.split(line) for line in text.splitlines() if line.startswith("curl ") and "--json" in line]
    jar.headers = {}
    for line in lines:
        headers = dict(word.split(": ", 1) for flag, word in itertools.pairwise(line) if flag == "-H")
        address, _, path = line[-1].partition("/api/")
        headers = {name: value.replace(address, "http://testserver") for name, value in headers.items()}
        answer = jar.send("POST", f"/api/{path}", json.loads(line[line.index("--json") + 1]), headers)
        assert answer.status_code == 201, answer.text
    assert answer.json()["token"].startswith("carrack_")


@pytest.mark.parametrize("foreign", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}])
def test_a_foreign_page_opens_no_websocket(server: TestClient, foreign: dict[str, str]) -> None:
    ann = Player(server, "Ann")
    with pytest.raises(WebSocketDenialResponse) as denied, ann.socket(foreign):
        pass
    assert denied.value.status_code == 403
    with ann.socket() as socket:
        assert socket.receive_json()["person"] == ann.id


def test_a_websocket_needs_somebody(server: TestClient) -> None:
    with pytest.raises(WebSocketDenialResponse) as denied, Player(server).socket():
        pass
    assert denied.value.status_code == 401


# --- headers and cookies ------------------------------------------------------------------------
FROZEN = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
OF_THE_ANSWER = {"content-length", "content-type", "cache-control", "set-cookie", "allow", "retry-after", "www-authenticate"}
OF_THE_ANSWER |= {"accept-ranges", "content-encoding", "etag", "last-modified", "vary"}  # of files, where the pages have been built


def some_answers(server: TestClient) -> Iterator[Any]:
    ann = Player(server, "Ann")
    for path in ("/", "/api/me", "/api/games", "/api/tables", "/api/openapi.json", "/healthz", "/metrics", "/nothing", "/api/nothing"):
        yield ann.send("GET", path)
    yield ann.send("DELETE", "/api/games")
    yield ann.send("POST", "/api/tables", {"game": 1})
    yield ann.send("POST", "/api/tables", {}, {"Origin": "https://evil.example"})
    yield ann.send("POST", "/api/tables", {"game": "x" * 70_000})
    yield ann.send("GET", "/api/tables/nosuchtable")
    yield Player(server).send("GET", "/api/tokens")


def test_every_answer_has_the_same_headers(server: TestClient) -> None:
    for answer in some_answers(server):
        assert {k: v for k, v in answer.headers.items() if k not in OF_THE_ANSWER} == FROZEN, answer.url
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "sentence", "rule"}


def test_over_https_browsers_are_told_to_stay(serve: Serve) -> None:
    server = serve(https=True)
    assert server.get("/").headers["strict-transport-security"] == "max-age=31536000"


def test_cookies_are_for_our_pages_only(serve: Serve) -> None:
    plain = Player(serve()).send("POST", "/api/guest", {"name": "Ann"}).headers["set-cookie"]
    assert re.fullmatch(r"carrack=g\.[\w.-]+; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax", plain)
    safe = Player(serve(https=True)).send("POST", "/api/guest", {"name": "Ann"}, {"Origin": "https://testserver"}).headers["set-cookie"]
    assert re.fullmatch(r"__Host-carrack=g\.[\w.-]+; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax; Secure", safe)


def test_answers_about_people_are_not_kept(server: TestClient) -> None:
    ann = Player(server, "Ann")
    for path in ("/api/me", "/api/tables?mine=1", "/api/tokens"):
        assert ann.send("GET", path).headers["cache-control"] == "no-store"


# --- sizes and fields ---------------------------------------------------------------------------
def test_a_large_body_is_refused(server: TestClient) -> None:
    ann = Player(server, "Ann")
    assert ann("POST", "/api/tables", {"game": "x" * 70_000}, 413)["code"] == "large"


def test_a_large_body_in_pieces_is_refused_before_it_is_all_there(server: TestClient) -> None:
    ann = Player(server, "Ann")
    sent = 0

    def pieces() -> Iterator[bytes]:
        nonlocal sent
        for _ in range(1000):
            sent += 10_000
            yield b"x" * 10_000

    headers = ORIGIN | {"Cookie": f"carrack={ann.cookies['carrack']}", "Content-Type": "application/json"}
    answer = server.post("/api/tables", content=pieces(), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "large")
    for length in ("-1", "x", "1" * 50):
        answer = server.post("/api/tables", content=b"{}", headers=headers | {"Content-Length": length})
        assert answer.status_code == 413


def test_unknown_fields_are_refused_everywhere() -> None:
    for endpoint in ENDPOINTS:
        for kind in (endpoint.body, endpoint.query):
            assert kind.__struct_config__.forbid_unknown_fields, endpoint.name


@pytest.mark.parametrize("endpoint", [e for e in ENDPOINTS if e.method != "GET"], ids=lambda e: e.name)
def test_nonsense_is_refused_with_a_sentence(server: TestClient, endpoint: Any) -> None:
    ann = Player(server, "Ann")
    path = re.sub(r"{\w+}", "x", endpoint.path)
    for body in ({"no_such_field": 1}, [], "x", 7):
        answer = ann.send(endpoint.method, path, body)
        assert (answer.status_code, answer.json()["code"]) == (422, "body")
        assert answer.json()["sentence"].startswith("The body does not fit")
    if endpoint.body is not Nothing:
        assert ann.send(endpoint.method, path).status_code in (415, 422)


# --- rates --------------------------------------------------------------------------------------
def test_guests_come_slowly_from_one_address(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_ADDRESS, "guest", limits.RateLimitItemPerHour(3))
    server = serve(limits=True)
    for n in range(3):
        Player(server, f"Guest {n}")
    answer = Player(server).send("POST", "/api/guest", {"name": "One more"})
    assert (answer.status_code, answer.json()["code"]) == (429, "slow")
    assert 3500 < int(answer.headers["retry-after"]) <= 3600


def test_a_password_cannot_be_guessed_quickly(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_PERSON, "sign-in", limits.RateLimitItemPerMinute(3))
    server = serve(limits=True)
    ann = Player(server, "Ann")
    ann("POST", "/api/account", {"login": "ann", "password": "correct horse battery"}, 201)
    for _ in range(3):
        Player(server)("POST", "/api/sign-in", {"login": "ann", "password": "guess"}, 403)
    assert Player(server)("POST", "/api/sign-in", {"login": "Ann", "password": "correct horse battery"}, 429)
    assert Player(server)("POST", "/api/sign-in", {"login": "bob", "password": "guess"}, 403)


def test_one_person_does_not_fill_the_lobby(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_PERSON, "table", limits.RateLimitItemPerHour(2))
    server = serve(limits=True)
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    for _ in range(2):
        ann.table()
    assert ann("POST", "/api/tables", {"game": "anno1503", "seats": 2}, 429)["code"] == "slow"
    bob.table()


def test_everything_has_a_limit(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_ADDRESS, "api", limits.RateLimitItemPerMinute(5))
    nobody = Player(serve(limits=True))
    answers = [nobody.send("GET", "/api/games").status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2


def test_one_person_has_so_many_sockets(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.server.app.MOST_SOCKETS", 2)
    ann = Player(serve(limits=True), "Ann")
    with ann.socket(), ann.socket():
        with pytest.raises(WebSocketDenialResponse) as denied, ann.socket():
            pass
        assert denied.value.status_code == 429
    with ann.socket():
        pass


def test_windows_move_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits.time, "monotonic", lambda: now)
    monkeypatch.setattr(limits, "SWEEP", 4)
    counted = limits.Limits(True)
    counted.storage.sweep_at = 4
    monkeypatch.setitem(limits.BY_ADDRESS, "api", limits.RateLimitItemPerMinute(2))
    assert [counted.address("api", "192.0.2.1") for _ in range(3)] == [0, 0, 60]
    now += 30
    assert counted.address("api", "192.0.2.1") == 30
    assert counted.address("api", "2001:db8::1") == counted.address("api", "2001:db8::2") == 0
    assert counted.address("api", "2001:db8::3") > 0  # one house
    now += 31
    assert counted.address("api", "192.0.2.1") == 0
    for n in range(9):
        assert counted.address("api", f"192.0.2.{n + 10}") == 0
        now += 61
    assert len(counted.storage.windows) <= 4


# --- hosts and proxies --------------------------------------------------------------------------
def test_the_server_answers_to_its_names_only(serve: Serve) -> None:
    server = serve(hosts=("play.example", "*.games.example"))
    for host, status in [
        ("play.example", 200),
        ("PLAY.example:8000", 200),
        ("a.games.example", 200),
        ("games.example", 421),
        ("evil.example", 421),
        ("play.example.evil.example", 421),
        ("[::1", 421),
        ("", 421),
    ]:
        assert server.get("/api/games", headers={"Host": host}).status_code == status, host


def test_forwarded_addresses_count_only_from_trusted_proxies(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_ADDRESS, "api", limits.RateLimitItemPerMinute(1))

    def ask(server: TestClient, client: str) -> int:
        return server.get("/api/games", headers={"X-Forwarded-For": client}).status_code

    plain = serve(limits=True)
    assert [ask(plain, f"198.51.100.{n}") for n in range(3)] == [200, 429, 429]
    behind = serve(limits=True, trusted_proxies=("testclient",))
    assert [ask(behind, f"198.51.100.{n}") for n in range(3)] == [200, 200, 200]
    assert ask(behind, "6.6.6.6, 198.51.100.1") == 429  # what a client invents stands left of what the proxy adds


def test_nobody_talks_without_end(serve: Serve) -> None:
    ann = Player(serve(limits=True), "Ann")
    table = ann.table()
    with ann.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        socket.receive_json()
        for n in range(15):
            socket.send_json({"type": "chat", "table": table, "text": f"hello {n}", "id": n + 1})
        answers = [socket.receive_json() for _ in range(15)]
    heard = [line["text"] for answer in answers if answer["type"] == "update" for line in answer["chat"]]
    refused = [answer["code"] for answer in answers if answer["type"] == "refuse"]
    assert heard == [f"hello {n}" for n in range(len(heard))]
    assert len(heard) >= 10 and set(refused) == {"slow"}


def test_who_does_not_stop_is_let_go(serve: Serve) -> None:
    ann = Player(serve(limits=True), "Ann")
    with ann.socket() as socket:
        for n in range(200):
            socket.send_json({"type": "ping", "id": n})
        while (message := socket.receive())["type"] == "websocket.send":
            assert json.loads(message["text"])["type"] in ("welcome", "pong", "refuse")
    assert (message["type"], message["code"]) == ("websocket.close", 4029)


# --- the source ---------------------------------------------------------------------------------
def test_no_pickle_and_no_guessable_ids() -> None:
    root = Path(carrack.__file__).parent
    for path in [*root.glob("server/**/*.py"), *root.glob("store/**/*.py"), *root.glob("tables/**/*.py")]:
        text = path.read_text()
        assert not re.search(r"\b(pickle|marshal|shelve|eval\(|exec\(|import random|yaml)\b", text), path


def test_an_id_of_a_person_a_table_a_token_is_long_enough(server: TestClient) -> None:
    ann = Player(server, "Ann")
    made = ann("POST", "/api/tables", {"game": "anno1503", "seats": 2}, 201)
    assert len(made["id"]) >= 12
    assert len(made["invite"]) >= 16
    assert len(ann("POST", "/api/tokens", {"name": "x"}, 201)["token"]) >= 43
    assert msgspec.json.encode(made)


@pytest.mark.parametrize(
    ("address", "forwarded", "settings", "status"),
    [
        ("127.0.0.1", "", {}, 200),
        ("::1", "", {}, 200),
        ("::ffff:127.0.0.1", "", {}, 200),
        ("198.51.100.1", "", {}, 403),
        ("somewhere", "", {}, 403),
        ("198.51.100.1", "", {"metrics_open": True}, 200),
        ("127.0.0.1", "127.0.0.1", {}, 403),  # a proxy on this machine that nobody told us of
        ("127.0.0.1", "198.51.100.1", {"trusted_proxies": ("127.0.0.1",)}, 403),
        ("10.0.0.1", "127.0.0.1", {"trusted_proxies": ("10.0.0.1",)}, 200),
        ("198.51.100.1", "127.0.0.1", {"trusted_proxies": ("10.0.0.1",)}, 403),
    ],
)
def test_only_this_machine_may_read_the_metrics(
    tmp_path: Path, address: str, forwarded: str, settings: dict[str, Any], status: int
) -> None:
    app = make_app(Settings(f"sqlite:///{tmp_path}/metrics.db", **settings))
    with TestClient(app, client=(address, 50_000)) as server:
        answer = server.get("/metrics", headers={"X-Forwarded-For": forwarded} if forwarded else {})
        assert answer.status_code == status
        assert ("carrack_acts" in answer.text) == (status == 200)
