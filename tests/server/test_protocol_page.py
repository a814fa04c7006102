"""The exchange on the page about the protocol is what a server says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from carrack.server.protocol import decode
from carrack.server.socket import BAD_FRAMES, NONSENSE

from .conftest import Player, Serve

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def blocks() -> list[dict[str, Any]]:
    """The messages of the page, in order."""
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)]


def alike(shown: Any, real: Any, where: str = "") -> None:
    """What is shown is there, with the same values but for ids and times; some lists are longer than shown."""
    if isinstance(shown, dict):
        missing = set(shown) - set(real)
        assert not missing, f"{where}: the server does not say {missing}"
        for key, value in shown.items():
            if key in ("at", "now"):
                assert isinstance(real[key], int)
            elif key in ("person", "table", "id") and isinstance(value, str):
                assert isinstance(real[key], str)
            else:
                alike(value, real[key], f"{where}.{key}")
    elif isinstance(shown, list):
        assert len(shown) == len(real) or (where.endswith((".news", ".players")) and len(shown) < len(real)), where
        for n, value in enumerate(shown):
            alike(value, real[n], f"{where}[{n}]")
    else:
        assert shown == real, f"{where}: {shown!r} is shown, {real!r} is said"


def test_the_page_tells_how_much_nonsense_is_borne() -> None:
    assert f"who goes on after {BAD_FRAMES} messages of nonsense with {NONSENSE}" in PAGE.read_text(encoding="utf-8")


def test_the_evening_is_a_real_one(serve: Serve) -> None:
    ada = Player(serve(), "Ada")
    options = {"start_player": "0"}
    table = ada.table(game="columbus", seats=2, options=options, bots=[{"seat": 1, "bot": "random"}], rated=False)
    ada("POST", f"/api/tables/{table}/start")
    shown, said = blocks(), 0
    with ada.socket() as socket:
        for message in shown:
            if message["type"] in ("watch", "act", "ping"):
                message = message | ({"table": table} if "table" in message else {})
                decode(json.dumps(message))  # a client may say this
                socket.send_json(message)
                said += 1
            else:
                real = socket.receive_json()
                alike(message, real)
    assert (len(shown), said) == (11, 5)
