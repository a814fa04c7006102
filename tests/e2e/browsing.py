"""People with browsers: whatever a page complains about is remembered, and a test that leaves complaints behind has failed."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "carrack" / "server" / "static"
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = ROOT / "build" / "e2e"

DESKTOP, TABLET, PHONE = (1440, 930), (1024, 800), (390, 844)
PATIENCE = 120_000  # milliseconds until something that should happen is given up; nothing waits that long when all is well
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# without motion and without pauses: a test waits for what is there, not for how long it is looked at
SETTINGS = {"language": "en", "theme": "system", "motion": "reduced", "pace": 0, "sound": False, "confirm": False}

OVERFLOWS = (Path(__file__).parent / "overflows.js").read_text(encoding="utf-8")
OFFLINE = r"net::ERR_|WebSocket connection to|Failed to load resource"  # what a browser says of a server that is away


def chromium() -> str | None:
    """The distribution's Chromium, or another that is there."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Visitor:
    """One person in a browser of one's own."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = DESKTOP, touch: bool = False, **settings: Any) -> None:
        self.address, self.name, self.troubles = address, "", list[str]()
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            locale="en-GB",
        )
        self.context.set_default_timeout(PATIENCE)
        self.chosen: dict[str, Any] = SETTINGS | settings
        kept = json.dumps(json.dumps(self.chosen))
        self.context.add_init_script(f"try {{ localStorage['carrack-settings'] ??= {kept} }} catch {{}}")
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        self.page: Page = self.context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "").removeprefix(self.address)
            self.troubles.append(f"{message.type}: {message.text} ({where})")

    @contextmanager
    def forgiven(self, what: str = OFFLINE) -> Iterator[None]:
        """Within, complaints of this kind are to be expected; others are not."""
        before = len(self.troubles)
        yield
        self.troubles[before:] = [trouble for trouble in self.troubles[before:] if not re.search(what, trouble)]

    def go(self, path: str) -> Page:
        """Open an address, and wait until the page has all it asked for."""
        self.page.goto(path)
        return self.settle()

    def settle(self) -> Page:
        self.page.locator("main").first.wait_for()
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready")
        return self.page

    def resize(self, size: tuple[int, int]) -> None:
        """Turn the screen, and wait until the page has been drawn on it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        self.page.wait_for_load_state("networkidle")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server beside the page, with the same cookie."""
        answer = self.context.request.fetch(path, method=method, data=body, headers={"Origin": self.address})
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:300]}"
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text()

    def guest(self, name: str) -> Visitor:
        """Come in under a name."""
        self.name = name
        self.ask("POST", "/api/guest", {"name": name})
        return self

    # --- what is looked at on every page ------------------------------------------------------------

    def overflows(self) -> list[str]:
        """Texts that stick out of their boxes, and a page that scrolls sideways."""
        return self.page.evaluate(OVERFLOWS)

    def barriers(self) -> list[str]:
        """What axe-core finds serious or critical."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })"
        )
        return [
            f"{one['id']} ({one['impact']}): {node['html'][:200]} | {' '.join((node.get('failureSummary') or '').split())[:300]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"][:5]
        ]

    # --- afterwards -----------------------------------------------------------------------------------

    def photograph(self, name: str) -> None:
        """For whoever wants to know why a test has failed."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        for n, page in enumerate(self.context.pages):
            try:
                page.screenshot(path=SHOTS / f"{name}-{n}.png", timeout=5000)
            except Error:
                continue

    def leave(self) -> None:
        for page in self.context.pages:
            page.unroute_all(behavior="ignoreErrors")  # an answer may still be on its way
        self.context.close()
