"""`carrack serve`: what it prints, what it refuses in one line, and what it writes into its log."""

from __future__ import annotations

import json
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from carrack.cli.main import carrack
from carrack.cli.serve import check_names, check_proxies, read_origin
from carrack.server.serve import PORTS, CannotServe, alone, bind_near, data_folder, database_url, has_screen, show, shown

from .live import Api, Server, open_table


def refused(*args: str) -> str:
    result = CliRunner().invoke(carrack, ["serve", "--port", "0", *args])
    assert result.exit_code == 2, result.output
    assert result.output.count("\n") == 1, "one line, no traceback"
    return result.output


# --- where the data is --------------------------------------------------------------------------
def test_the_data_is_in_the_persons_own_folder_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("").database == str(tmp_path / "carrack" / "carrack.db")
    monkeypatch.setenv("XDG_DATA_HOME", "relative/is/not/allowed")
    assert data_folder().is_absolute()
    assert database_url("here.db").database == str(Path.cwd() / "here.db")
    assert database_url("postgresql://me@db/x").get_backend_name() == "postgresql"


def test_a_password_is_not_printed() -> None:
    assert shown(database_url("postgresql://me:secret@db/x")) == "postgresql://me:***@db/x"


# --- what it refuses ----------------------------------------------------------------------------
def test_several_workers_want_postgresql(tmp_path: Path) -> None:
    assert "SQLite serves one process" in refused("--workers", "2", "--database", str(tmp_path / "a.db"))


@pytest.mark.parametrize("url", ["mysql://x/y", "postgresql://[", "sqlite://", "sqlite:///:memory:"])
def test_a_bad_address_of_a_database(url: str) -> None:
    assert "database" in refused("--database", url)


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, and long enough to be looked at as one" * 20)
    assert "file is not a database" in refused("--database", str(tmp_path / "text.db"))
    assert str(tmp_path) in refused("--database", str(tmp_path))
    assert "file exists" in refused("--database", str(tmp_path / "text.db" / "x.db"))
    assert "refused" in refused("--database", "postgresql://nobody:secret@127.0.0.1:1/x")
    assert "secret" not in refused("--database", "postgresql://nobody:secret@127.0.0.1:1/x")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "a.db.lock").mkdir()  # what cannot be opened for writing, whoever runs this
    assert f"{tmp_path}/a.db.lock: is a directory" in refused("--database", str(tmp_path / "a.db"))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"127.0.0.1:{port}: address already in use" in refused("--port", port, "--database", str(tmp_path / "a.db"))
    assert "no such address" in refused("--host", "nowhere.invalid")


def test_a_port_that_nobody_asked_for_may_be_the_next_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with bind_near("127.0.0.1", port) as other:
            assert port < other.getsockname()[1] < port + PORTS
    with pytest.raises(CannotServe, match="no such address"):
        bind_near("nowhere.invalid", 0)


def test_a_file_that_another_server_uses(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "a.db"))
    with alone(url), pytest.raises(CannotServe, match=r"another server uses .*a\.db$"), alone(url):
        pass
    with (
        alone(url, "http://127.0.0.1:1503"),
        pytest.raises(CannotServe, match=r"it is at http://127\.0\.0\.1:1503$"),
        alone(url, "elsewhere"),
    ):
        pass


@pytest.mark.parametrize(
    "origin",
    [
        *("foo", "//x", "https://", "https:///", "javascript:x", "ftp://x", "https://x/y", "https://x?y", "https://x#", "https://a b"),
        *("https://x:y", "https://me@x", "https://[::1", "https://x:99999", "https://*.x", "https://x y/", "https://x,https://y"),
    ],
)
def test_an_address_that_no_browser_would_send(origin: str) -> None:
    assert "--origin" in refused("--origin", origin)


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("", ""),
        ("https://play.example.org", "https://play.example.org"),
        ("https://Play.Example.org/", "https://play.example.org"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://127.0.0.1:8503", "http://127.0.0.1:8503"),
        ("http://[::1]:443", "http://[::1]:443"),
        ("http://my_box", "http://my_box"),
    ],
)
def test_an_address_is_kept_as_browsers_write_it(given: str, origin: str) -> None:
    assert read_origin(given) == origin


@pytest.mark.parametrize("name", ["a b", "", "https://x", "x:8503", "x/y", "*", "a.*.b", "[::1]", "müller.example"])
def test_a_name_that_nobody_could_ask_for(name: str) -> None:
    assert "--host-name" in refused("--host-name", "play.example.org", "--host-name", name)


@pytest.mark.parametrize("proxy", ["foo", "", "172.16.0.1/12", "10.0.0.1:80", "127.0.0.1,10.0.0.1", "*"])
def test_a_proxy_that_is_no_address(proxy: str) -> None:
    assert "--trusted-proxy" in refused("--trusted-proxy", "127.0.0.1", "--trusted-proxy", proxy)


def test_names_and_proxies_as_they_are_written() -> None:
    check_names(["play.example.org", "*.example.org", "127.0.0.1", "::1", "localhost", "PLAY.example"])
    check_proxies(["127.0.0.1", "172.16.0.0/12", "::1", "fd00::/8"])


# --- the browser --------------------------------------------------------------------------------
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these have a screen")
def test_a_browser_is_opened_only_where_it_could_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_screen()


def test_a_machine_without_a_browser_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(page: str) -> bool:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", none)
    show("http://127.0.0.1:1503")


# --- what it writes -----------------------------------------------------------------------------
def test_the_log_is_json_and_holds_no_secrets(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/carrack.db", tmp_path) as server:
        ann, bob = Api(server.port, "Ann"), Api(server.port, "Bob")
        table = open_table([ann, bob], visibility="private")
        status, data = ann.get(f"/api/tables/{table}")
        invite = json.loads(data)["invite"]
        assert bob.get(f"/api/tables/{table}?invite={invite}")[0] == status == 200
        server.stop()
        lines = [json.loads(line) for line in server.errors.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert {"POST", "GET"} <= {line["method"] for line in requests}
    assert any(line["path"] == f"/api/tables/{table}" and line["status"] == 200 for line in requests)
    for secret in (invite, ann.cookie.partition("=")[2], bob.cookie.partition("=")[2]):
        assert secret not in server.errors


def test_a_refused_handshake_is_no_error_in_the_log(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/carrack.db", tmp_path) as server:
        for headers, status in (({}, 401), ({"Origin": "http://evil.example", "Cookie": "a=b"}, 403)):
            with pytest.raises(InvalidStatus) as denied, connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers):
                pass
            assert denied.value.response.status_code == status
        server.stop()
        lines = [json.loads(line) for line in server.errors.splitlines()]
    assert [line["event"] for line in lines if line["logger"] == "carrack.request"].count("socket") == 2
    assert {line["level"] for line in lines} <= {"info"}


def test_metrics_tell_what_happens(postgres: Any, tmp_path: Path) -> None:
    with Server(postgres.new(), tmp_path) as server:
        ann, bob = Api(server.port, "Ann"), Api(server.port, "Bob")
        open_table([ann, bob])
        status, data = ann.get("/metrics")
    assert status == 200
    lines = dict(line.rsplit(" ", 1) for line in data.decode().splitlines() if not line.startswith("#"))
    assert float(lines["carrack_rooms"]) == 1
    assert float(lines["carrack_entries_total"]) >= 3
    assert float(lines['carrack_requests_total{method="POST",status="201"}']) == 3
    assert {"carrack_sockets", "carrack_conflicts_total", "carrack_write_queue", "carrack_bot_seconds_count"} <= set(lines)
