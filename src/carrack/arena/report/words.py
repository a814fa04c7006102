"""Names of what a report is about, in the words of the game."""

from __future__ import annotations

import re

from carrack.core.game import Game

WAYS = ("direction",)
PLACE = re.compile(r"[a-z]?\d+")  # a number or a place on the board: it has no name


class Words:
    """The words of one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game, self.texts = game, game.texts(language)

    def said(self, *keys: str) -> str:
        """The first of some texts that there is."""
        for key in keys:
            key = key.replace("_", "-")
            if self.texts.has(key):
                return self.texts.say(key)
        return ""

    def title(self) -> str:
        return self.said("game-title") or self.game.title

    def seat(self, seat: int) -> str:
        return self.texts.say("seat-name", seat=seat)

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


def upper(text: str) -> str:
    """With a capital at the beginning.

    >>> upper("home_island")
    'Home island'
    """
    text = text.replace("_", " ")
    return text[:1].upper() + text[1:]
