"""What people do on the pages, in their words. Everything is found by what it says, as a person or a screen reader would find it."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from .browsing import PATIENCE, Visitor

# acts that can be done now, on things that can be seen; and things that can be taken in hand first
ON_SCREEN = """() => {
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true }) && thing.getBoundingClientRect().width > 0;
  return [...new Set([...document.querySelectorAll("[data-act].can")].filter(seen).map((thing) => Number(thing.dataset.act)))];
}"""
IN_FOCUS = "() => { const on = document.activeElement; return { act: on?.dataset?.act ?? '', pick: !!on?.matches?.('[data-pick]') } }"
# a place on a thing that nothing else covers: where a person would put the finger
BARE = """(thing) => {
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = thing.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  for (const down of shares) for (const across of shares) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}"""
PICKS = "[data-pick]:not([aria-disabled=true])"
PRESSES = 4  # pressed again, a thing may offer its acts another way: paid with something else
SOON = 3000  # milliseconds in which a thing that is there is pressed
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def until(page: Page, true: Callable[[], bool], what: str) -> None:
    """Wait for something that is not on the page."""
    end = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < end, f"in vain: {what}"
        page.wait_for_timeout(15)


def new_table(
    host: Visitor, seats: int = 2, bots: int = 0, others: tuple[Visitor, ...] = (), game: str = "anno1503", **options: Any
) -> str:
    """A table that has begun: the host on seat 0, then the others, then bots. For tests that are about something else. None leaves an option out."""
    seated = [{"seat": seats - 1 - n, "bot": "greedy"} for n in range(bots)]
    chosen = {name: str(value) for name, value in ({"start_player": "0"} | options).items() if value is not None}
    made = host.ask("POST", "/api/tables", {"game": game, "seats": seats, "bots": seated, "options": chosen, "rated": False})
    for seat, other in enumerate(others, start=1):
        other.ask("POST", f"/api/tables/{made['id']}/sit", {"seat": seat, "invite": made["invite"]})
    host.ask("POST", f"/api/tables/{made['id']}/start")
    return made["id"]


class AtTable:
    """Somebody at a table. Beside the page, we listen to what the server says to it: so we know when there must be something to see."""

    def __init__(self, visitor: Visitor, table: str = "", in_words: bool = False) -> None:
        self.visitor, self.page, self.id, self.in_words = visitor, visitor.page, table, in_words
        self.seq, self.status, self.actor, self.you = 0, "", -1, -1
        self.picture: dict[str, Any] = {}
        self.legal: list[int] = []
        self.on_its_way = False  # an act that was sent and not answered
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._overhear)
        socket.on("close", self._lose)

    def _overhear(self, frame: str | bytes) -> None:
        self.on_its_way = self.on_its_way or json.loads(frame)["type"] == "act"

    def _lose(self, _: WebSocket) -> None:
        self.on_its_way = False

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("update", "refuse"):
            self.on_its_way = False
        if message["type"] == "update":
            table = message["table"]
            self.id = table["id"]
            self.seq, self.status, self.actor, self.you = table["seq"], table["status"], table["actor"], table["you"]
            self.picture, self.legal = table["picture"] or {}, table["legal"] or []

    def sit(self) -> AtTable:
        """Open the page of the table."""
        self.page.goto(f"/table/{self.id}{'?view=text' if self.in_words else ''}")
        expect(self.asked).to_be_visible()
        return self

    # --- what is there --------------------------------------------------------------------------

    @property
    def asked(self) -> Locator:
        """The region that says whose turn it is and what is asked."""
        return self.page.get_by_role("region", name="What is asked")

    @property
    def ended(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile(r"(win|wins|share the win)!$"))

    @property
    def my_turn(self) -> bool:
        return self.status == "playing" and self.actor == self.you

    @property
    def over(self) -> bool:
        return self.status == "finished"

    def story(self) -> list[str]:
        """The lines of the story, the newest first."""
        lines = self.page.get_by_role("list").filter(has=self.page.locator("a[href^='/replay/']")).first
        return [" ".join(text.split()) for text in lines.get_by_role("link").all_inner_texts()]

    def choices(self) -> list[int]:
        """The acts that can be seen and done now; there is at least one when it is my turn."""
        found: list[int] = []

        def look() -> bool:
            found[:] = self.page.evaluate(ON_SCREEN)
            return bool(found) or self.page.locator(PICKS).count() > 0

        until(self.page, look, "nothing can be done, but it is my turn")
        return found

    def thing(self, act: int) -> Locator:
        return self.page.locator(f'[data-act="{act}"].can').locator("visible=true").first

    # --- what is done -----------------------------------------------------------------------------

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def touch(self, thing: Locator, timeout: int = PATIENCE) -> None:
        """Press a thing where nothing covers it."""
        place = thing.evaluate(BARE, timeout=timeout)
        if place is None:  # perhaps by a menu, which goes away when one presses where nothing is
            aside = self.asked.get_by_role("status").last.evaluate(BARE)
            self.press(**aside)
            place = thing.evaluate(BARE, timeout=timeout)
        assert place is not None, f"it is covered: {thing.get_attribute('aria-label')}"
        self.press(**place)

    def take(self, pick: Locator) -> bool:
        """Press something; False when it has gone in the meantime, because the page was just being drawn."""
        try:
            self.touch(pick, SOON)
        except TooLate:
            return False
        return True

    def reach(self, act: int) -> Locator:
        """The thing that does an act; perhaps another has to be taken in hand first."""
        for _ in range(3):
            if act in self.choices():
                return self.thing(act)
            picks = self.page.locator(PICKS).locator("visible=true")
            for n in range(picks.count()):
                for _ in range(PRESSES):
                    if self.take(picks.nth(n)) and act in self.page.evaluate(ON_SCREEN):
                        return self.thing(act)
        raise AssertionError(f"the act {act} is legal, but there is no way to do it here")

    def do(self, act: int) -> None:
        """Do it, and wait until it has happened. Things may move while one reaches for them: then one reaches again."""
        before, end = self.seq, time.monotonic() + PATIENCE / 1000
        while self.seq == before:
            assert time.monotonic() < end, f"the act {act} was not taken"
            if self.take(self.reach(act)):
                soon = time.monotonic() + SOON / 1000
                while self.seq == before and time.monotonic() < (end if self.on_its_way else soon):
                    self.page.wait_for_timeout(15)

    def do_something(self, chance: random.Random) -> None:
        """An act of those that can be seen, or one that is seen after taking something in hand."""
        acts = self.choices()
        picks = self.page.locator(PICKS).locator("visible=true")
        if picks.count() and (not acts or chance.random() < 0.3):
            self.take(picks.nth(chance.randrange(picks.count())))
            acts = self.page.evaluate(ON_SCREEN)
        if acts:
            self.do(chance.choice(acts))

    def advice(self) -> int:
        """What a bot would do."""
        return self.visitor.ask("POST", f"/api/tables/{self.id}/hint", {"seq": self.seq, "bot": "medium"})["best"][0]["act"]

    def wait_for_turn(self) -> bool:
        """Until there is something to do; False when the game is over."""
        until(self.page, lambda: self.my_turn or self.over, "it never became my turn")
        return not self.over


class OnThePhone(AtTable):
    """By taps only."""

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class AtTheKeyboard(AtTable):
    """By keys only: arrows walk over what can be done, Enter does it."""

    def do_something(self, chance: random.Random) -> None:
        before = self.seq
        for _ in range(200):
            self.choices()
            for _ in range(chance.randint(1, 3)):
                self.page.keyboard.press(chance.choice(ARROWS))
            on = self.page.evaluate(IN_FOCUS)
            if on["act"] or (on["pick"] and chance.random() < 0.3):
                self.page.keyboard.press("Enter" if chance.random() < 0.5 else "Space")
            if on["act"]:
                until(self.page, lambda: self.seq > before, f"the act {on['act']} was not taken")
                return
        raise AssertionError("the keys lead to nothing that can be done")


def play_to_the_end(*people: AtTable, seed: int = 1503, advised: bool = False) -> int:
    """Everybody acts when it is their turn; how many acts they did."""
    chance, count = random.Random(seed), 0
    while not any(person.over for person in people):
        until(people[0].page, lambda: any(person.my_turn or person.over for person in people), "nobody has anything to do")
        for person in people:
            if person.my_turn:
                if advised:
                    person.do(person.advice())
                else:
                    person.do_something(chance)
                count += 1
                break
    return count
