"""The example client plays whole games against a real server."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from .live import Api, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_two_remote_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    with Server(str(tmp_path / "carrack.db"), tmp_path) as server:
        host = Api(server.port, "Host")
        settings = {"game": "anno1503", "seats": 3, "seat": None, "visibility": "private", "options": {"round_limit": 2}}
        made = host.post("/api/tables", settings | {"bots": [{"seat": 2, "bot": "random"}]})
        bots: list[subprocess.Popen[str]] = []
        try:
            for name in ("Ada", "Bram"):
                token = Api(server.port, name).post("/api/tokens", {"name": "bot"})["token"]
                command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{server.port}", token, made["id"], made["invite"]]
                bots.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
                while sum(bool(s["name"]) for s in table(host, made["id"])["seats"]) < len(bots) + 1:
                    assert bots[-1].poll() is None, bots[-1].communicate()
            host.post(f"/api/tables/{made['id']}/start")
            said = [bot.communicate(timeout=120) for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
        ranks = table(host, made["id"])["ranks"]
        assert [out.strip() for out, _ in said] == [f"ranks by seat: {' '.join(map(str, ranks))}"] * 2, said


def test_mistakes_are_answered_in_a_line(tmp_path: Path) -> None:
    assert said() == (2, "usage: python remote_bot.py URL TOKEN TABLE [INVITE]")
    assert said("nowhere", "t", "x") == (1, "unknown url type: 'nowhere/api/tables/x?invite='")
    assert "refused" in said("http://127.0.0.1:1", "t", "x")[1]
    with Server(str(tmp_path / "carrack.db"), tmp_path) as server:
        url, host = f"http://127.0.0.1:{server.port}", Api(server.port, "Host")
        free = host.post("/api/tables", {"game": "anno1503", "seats": 2})["id"]
        full = host.post("/api/tables", {"game": "anno1503", "seats": 2, "bots": [{"seat": 1, "bot": "random"}]})["id"]
        token = Api(server.port, "Ada").post("/api/tokens", {"name": "bot"})["token"]
        for args, sentence in (
            ((url, "wrong", free), "Say who you are first."),
            ((url, token, "nosuchtable"), "There is no such table."),
            ((url, token, "a b"), "URL can't contain control characters"),
            ((url + "/elsewhere", token, free), "There is nothing at this address."),
            ((url, token, full), "no seat of this table is free"),
        ):
            code, line = said(*args)
            assert code == 1, line
            assert sentence in line, line


def test_a_token_taken_back_ends_the_bot_with_a_sentence(tmp_path: Path) -> None:
    with Server(str(tmp_path / "carrack.db"), tmp_path) as server:
        spec = importlib.util.spec_from_file_location("remote_bot", EXAMPLE)
        assert spec is not None
        assert spec.loader is not None
        bot = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(bot)
        with pytest.raises(InvalidStatus) as refused:
            bot.play(f"http://127.0.0.1:{server.port}", "carrack_taken_back", "x")
    assert bot.reason(refused.value) == "Say who you are first."


def said(*args: str) -> tuple[int, str]:
    """How the bot ends that is started so: its exit code, and its only line."""
    done = subprocess.run([sys.executable, str(EXAMPLE), *args], capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr.count("\n")) == ("", 1), done.stderr
    return done.returncode, done.stderr.strip()


def table(host: Api, id: str) -> dict[str, list[dict[str, str]]]:
    return json.loads(host.get(f"/api/tables/{id}")[1])
