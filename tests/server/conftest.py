"""A server in memory, and people who come to it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from carrack.server.app import make_app
from carrack.server.settings import Settings
from carrack.store.schema import metadata

ORIGIN = {"Origin": "http://testserver"}
NUMBERS = itertools.count(1)


class Player:
    """A browser of one person, or a program with a token: REST and websocket."""

    def __init__(self, server: TestClient, name: str = "", token: str = "") -> None:
        self.server, self.name, self.cookies, self.id = server, name, dict[str, str](), ""
        self.headers = {"Authorization": f"Bearer {token}"} if token else dict(ORIGIN)
        if name:
            self.id = self("POST", "/api/guest", {"name": name}, 201)["id"]

    def send(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        """The whole answer. Cookies are kept here: all people share one client."""
        self.server.cookies.clear()
        cookies = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        sent = self.headers | ({"Cookie": cookies} if cookies else {}) | (headers or {})
        answer = self.server.request(method, path, json=body, headers=sent)
        for cookie in answer.cookies.jar:
            self.cookies[cookie.name] = cookie.value or ""
        if "max-age=0" in answer.headers.get("set-cookie", "").lower():
            self.cookies.clear()
        self.server.cookies.clear()
        return answer

    def __call__(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """What is answered, after a look at the status."""
        answer = self.send(method, path, body)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def socket(self, headers: dict[str, str] | None = None) -> Any:
        self.server.cookies.clear()
        cookies = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        return self.server.websocket_connect("/ws", headers=self.headers | ({"Cookie": cookies} if cookies else {}) | (headers or {}))

    def table(self, **settings: Any) -> str:
        """A new table of this host's."""
        return self("POST", "/api/tables", {"game": "anno1503", "seats": 2} | settings, 201)["id"]


Serve = Callable[..., TestClient]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Servers with settings of one's own."""
    open: list[TestClient] = []

    def start(**settings: Any) -> TestClient:
        base = "https://testserver" if settings.get("https") else "http://testserver"
        settings = {"database": f"sqlite:///{tmp_path}/{next(NUMBERS)}.db", "limits": False} | settings
        server = TestClient(make_app(Settings(**settings)), base_url=base)
        server.__enter__()
        open.append(server)
        return server

    yield start
    for server in open:
        server.__exit__(None, None, None)


@pytest.fixture(scope="session")
def on_postgres(postgres: Any) -> Iterator[TestClient]:
    """One server for all tests: a new one for each would take its time to listen and to stop."""
    with TestClient(make_app(Settings(postgres.new(), limits=False))) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, serve: Serve) -> TestClient:
    """A server on either database, with nothing in it."""
    if request.param == "sqlite":
        return serve()
    server = request.getfixturevalue("on_postgres")
    everything = ", ".join(table.name for table in metadata.sorted_tables)
    server.app.state.database.write_now(lambda connection: connection.execute(text(f"TRUNCATE {everything}")))
    return server


@pytest.fixture
def player(server: TestClient) -> Callable[[str], Player]:
    return lambda name: Player(server, name)


def finish(player: Player, table: str) -> None:
    """A player resigns: the quickest end of a game of two."""
    with player.socket() as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "table": table})
        you = socket.receive_json()["table"]["you"]
        socket.send_json({"type": "resign", "table": table})
        while not socket.receive_json()["table"]["seats"][you]["resigned"]:
            pass
