"""How much has to come over the wire before anything is seen."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import carrack

from .browsing import STATIC
from .conftest import Visit

FIRST_LOAD, BOARD = 150_000, 60_000  # bytes, as they are sent
COVER, COVERED = re.compile(r"/Cover-[^/]*$"), 8_000  # pictures of games: fetched one by one when they come into view


def test_the_first_page_is_small(visit: Visit) -> None:
    visitor = visit()
    wire = visitor.context.new_cdp_session(visitor.page)
    names, sent = dict[str, str](), dict[str, int]()
    wire.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    wire.on("Network.loadingFinished", lambda event: sent.update({names[event["requestId"]]: event["encodedDataLength"]}))
    wire.send("Network.enable")
    visitor.go("/")
    assert len(sent) > 3
    first = {name: size for name, size in sent.items() if not COVER.search(name)}
    assert sum(first.values()) < FIRST_LOAD, sorted(first.items(), key=lambda one: -one[1])
    assert all(size < COVERED for name, size in sent.items() if name not in first)


def chunks(manifest: dict[str, Any], entry: str) -> set[str]:
    """The files that an entry brings with it."""
    todo, seen, files = [entry], set[str](), set[str]()
    while todo:
        key = todo.pop()
        if key in seen:
            continue
        seen.add(key)
        chunk = manifest[key]
        files |= {chunk["file"], *chunk.get("css", ()), *chunk.get("assets", ())}
        todo += chunk.get("imports", ())
    return files


def weight(name: str) -> int:
    packed = STATIC / f"{name}.br"
    return (packed if packed.exists() else STATIC / name).stat().st_size


@pytest.mark.parametrize("game", carrack.games())
def test_a_board_is_small(game: str) -> None:
    if not (STATIC / "manifest.json").exists():
        pytest.skip("the browser's pages have not been built (make web)")
    manifest = json.loads((STATIC / "manifest.json").read_text())
    board = next(key for key in manifest if key.endswith(f"games/{game}/board/index.ts"))
    page = next(key for key in manifest if key.endswith("pages/TablePage.svelte"))
    own = chunks(manifest, board) - chunks(manifest, page)
    assert any(Path(name).suffix == ".js" for name in own)
    assert sum(map(weight, own)) < BOARD
