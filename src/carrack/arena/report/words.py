"""What a report is about, in the words of the game, and numbers as its language writes them."""

from __future__ import annotations

import re
from pathlib import Path

from carrack.bots import bots
from carrack.core.game import Game
from carrack.core.log import HUMAN, Log
from carrack.core.texts import Texts

TEXT = Path(__file__).parents[1] / "text"
WAYS = ("direction",)
PLACE = re.compile(r"[a-z]?\d+")  # a number or a place on the board: it has no name


class Words:
    """The words of one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game, self.texts = game, Texts(language, TEXT, game.folder / "text")
        self.say = self.texts.say

    def said(self, *keys: str) -> str:
        """The first of some texts that there is."""
        for key in keys:
            key = key.replace("_", "-")
            if self.texts.has(key):
                return self.texts.say(key)
        return ""

    def number(self, value: float, digits: int = 0) -> str:
        """With the comma and the point where the language has them.

        >>> from carrack.core.game import load
        >>> [Words(load("columbus"), language).number(-1234.5, 1) for language in ("en", "de")]
        ['−1,234.5', '−1.234,5']
        """
        written = f"{value:,.{digits}f}".replace("-", "−")
        return written if self.texts.language == "en" else written.translate(str.maketrans(",.", ".,"))

    def percent(self, value: float, digits: int = 1) -> str:
        """
        >>> from carrack.core.game import load
        >>> [Words(load("columbus"), language).percent(0.45, 0) for language in ("en", "de")]
        ['45%', '45\\xa0%']
        """
        space = "\N{NO-BREAK SPACE}" if self.texts.language == "de" else ""
        return f"{self.number(100 * value, digits)}{space}%"

    def signed(self, value: float, digits: int = 1) -> str:
        """
        >>> from carrack.core.game import load
        >>> [Words(load("columbus"), language).signed(value) for language, value in (("en", -2.04), ("nl", 3))]
        ['−2.0', '+3,0']
        """
        written = self.number(abs(value), digits)
        return f"{'−' if round(value, digits) < 0 else '+'}{written}"

    def interval(self, low: float, high: float) -> str:
        """
        >>> from carrack.core.game import load
        >>> Words(load("columbus"), "de").interval(0.25, 0.5)
        '25,0–50,0\\xa0%'
        """
        return f"{self.number(100 * low, 1)}–{self.percent(high)}"

    def count(self, things: str, n: int) -> str:
        """So many of something.

        >>> from carrack.core.game import load
        >>> Words(load("columbus"), "nl").count("deals", 1200)
        '1.200 beginstanden'
        """
        return self.say(f"count-{things}", n=n, number=self.number(n))

    def title(self) -> str:
        return self.said("game-title") or self.game.title

    def seat(self, seat: int) -> str:
        return self.texts.say("seat-name", seat=seat)

    def player(self, who: str) -> str:
        """Who played a seat, as a log names it: a person, a bot, or somebody by name."""
        return who if has_name(who) else self.say("course-bot", bot=who) if who not in ("", HUMAN) else self.say("course-person")

    def names(self, log: Log) -> list[str]:
        """What the seats of a game are called: by the names of people, else by their colours."""
        who = [log.players.get(p, "") for p in range(log.seats)]
        return [name if has_name(name) and who.count(name) == 1 else self.seat(p) for p, name in enumerate(who)]

    def term(self, name: str) -> str:
        """A term of the evaluation, as a reason."""
        return self.said(f"term-{name}") or name

    def roles(self, role: str) -> str:
        """What a kind of role is called: `country`, Country."""
        return self.say("report-role", role=role, name=upper(role))

    def kind(self, kind: str) -> str:
        return self.said(f"kind-{kind}") or upper(kind)

    def thing(self, arg: str, label: str) -> str:
        """`building`, `church`: church; a number keeps the word before it."""
        found = self.said(f"{arg}-{label}")
        return found or (f"{arg} {label}" if PLACE.fullmatch(label) else label.replace("_", " "))

    def named(self, arg: str, labels: list[str]) -> bool:
        """Are these things with names, and not places, amounts or ways to go?"""
        return arg not in WAYS and any(self.said(f"{arg}-{label}") or not PLACE.fullmatch(label) for label in labels)

    def role(self, role: str, name: str) -> str:
        return upper(self.said(f"{role}-{name}") or name)

    def part(self, name: str) -> str:
        return upper(self.said(f"score-{name}") or name)

    def achievement(self, name: str) -> str:
        return upper(self.said(f"condition-{name}", f"achievement-{name}", f"special-{name}", f"country-{name}") or name)


def has_name(who: str) -> bool:
    """Is this what a person is called, and no bot nor nobody?"""
    return who not in ("", HUMAN) and who.partition(":")[0] not in bots()


def upper(text: str) -> str:
    """With a capital at the beginning.

    >>> upper("home_island")
    'Home island'
    """
    text = text.replace("_", " ")
    return text[:1].upper() + text[1:]
