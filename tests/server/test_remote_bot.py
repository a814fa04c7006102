"""The example client plays whole games against a real server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

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


def table(host: Api, id: str) -> dict[str, list[dict[str, str]]]:
    return json.loads(host.get(f"/api/tables/{id}")[1])
