"""A real server, a real Chromium, and people who come with it. See `browsing.py` and `pages.py`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.server.live import Server

from .browsing import FLAGS, PATIENCE, STATIC, Visitor, chromium
from .town import Town, build_town
from .wire import Wire

NEEDED = "CARRACK_NEED_CHROMIUM"  # set where a missing Chromium is an error: in CI
FAILED = pytest.StashKey[bool]()

Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def lacking(why: str) -> None:
    if os.environ.get(NEEDED):
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    if not (STATIC / "index.html").exists():
        lacking("the browser's pages have not been built (make web): nothing is tested in a browser")
    if chromium() is None:
        lacking("Chromium is not installed (apt-get install chromium): nothing is tested in a browser")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    root = hasattr(os, "getuid") and os.getuid() == 0
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, chromium_sandbox=not root)
    yield browser
    browser.close()


# --- servers ------------------------------------------------------------------------------------
class House(Server):
    """`carrack serve`, which comes back at the same address after it was stopped."""

    def start(self) -> None:
        super().start()
        self.more = ("--port", str(self.port))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def house(folder: Path) -> House:
    return House(f"sqlite:///{folder}/carrack.db", folder)


@pytest.fixture(scope="session")
def server(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of all tests that leave it running."""
    with house(tmp_path_factory.mktemp("server")) as server:
        yield server  # type: ignore[misc]


@pytest.fixture(scope="session")
def town(server: House) -> Town:
    """What has happened on it."""
    return build_town(server.port)


@pytest.fixture
def own_server(playwright: Playwright, tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may stop, kill and start it."""
    with house(tmp_path) as server:
        yield server  # type: ignore[misc]


# --- people -------------------------------------------------------------------------------------
@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """People, who come with `visit()` or `visit("Ann", phone, language="nl")`. At the end, no page may have complained of anything."""
    people: list[Visitor] = []

    def come(name: str = "", server: House | Wire | None = None, **how: Any) -> Visitor:
        at: House | Wire = server or request.getfixturevalue("server")
        visitor = Visitor(browser, at.address, **how)
        people.append(visitor)
        return visitor.guest(name) if name else visitor

    yield come
    troubles = [trouble for visitor in people for trouble in visitor.troubles]
    if troubles or request.node.stash.get(FAILED, True):
        for n, visitor in enumerate(people):
            visitor.photograph(f"{request.node.name}-{n}".replace("/", "-"))
    for visitor in people:
        visitor.leave()
    assert troubles == []
