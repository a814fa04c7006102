"""The pages that commands write: they stand alone, and can be read on every screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser

import carrack
from carrack.cli.main import carrack as command

from .browsing import DESKTOP, PHONE, Visitor

SIZES = (DESKTOP, (800, 900), PHONE, (320, 693))
LONG = "Maximiliane-Wilhelmine-von"  # a name without a space, which may have to be broken
LINES = """(chips) => chips.map((chip) => { const text = document.createRange(); text.selectNodeContents(chip);
  return [chip.textContent, new Set([...text.getClientRects()].map((line) => line.top)).size]; }).filter(([, lines]) => lines > 1)"""

COMMANDS = {
    "analyse": ("analyse", "game.log", "--looks", "60", "--lang", "de"),
    "arena": ("arena", "newfoundland", "random", "search:iterations=1", "--deals", "2", "--seats", "2", "--processes", "1", "--lang", "de"),
    "report": ("report", "ageofdiscovery", "--games", "12", "--bots", "random,greedy,random", "--runner", "serial"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a game of Anno 1503 up to some mistakes of random play."""
    folder = tmp_path_factory.mktemp("reports")
    match = carrack.load("anno1503").new(seats=3, seed=5)
    for _ in range(150):
        match.play(match.choice())
    match.log.players = {1: LONG}
    (folder / "game.log").write_text(str(match.log), encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_is_read_on_every_screen(browser: Browser, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(folder)
    done = CliRunner().invoke(command, [*COMMANDS[name], "--html", f"{name}.html"])
    assert done.exit_code == 0, done.output
    reader = Visitor(browser, folder.as_uri() + "/")
    reader.go(f"{name}.html")
    for size in SIZES:
        reader.resize(size)
        reader.page.locator("details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
        assert (size, reader.overflows()) == (size, [])
        assert (size, reader.barriers()) == (size, [])
        broken = reader.page.locator(".chip").evaluate_all(LINES)
        assert (size, [name for name, _ in broken if name != LONG]) == (size, [])
    reader.leave()
    assert reader.troubles == []
