"""Words: Fluent files in English, German and Dutch, one for the platform and one for each game. The only import of Fluent."""

from __future__ import annotations

import functools
from enum import IntEnum
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource  # pyright: ignore[reportMissingTypeStubs]

LANGUAGES = ("en", "de", "nl")
PLATFORM = Path(__file__).parent / "text"


def rule_id(rule: IntEnum | str) -> str:
    """`AN_6_9B` as people read it: AN-6.9. A last letter tells two sentences of one rule apart.

    >>> rule_id("AN_6_9B")
    'AN-6.9'
    """
    head, *rest = (rule if isinstance(rule, str) else rule.name).split("_")
    return f"{head}-{'.'.join(rest).rstrip('ABCDEFGH')}" if rest and rest[0].isdigit() else "-".join((head, *rest)).lower()


def rule_key(rule: IntEnum) -> str:
    """The key of the sentence that refuses: `rule-an-6-9b`."""
    return "rule-" + rule.name.lower().replace("_", "-")


class Missing(KeyError):
    """A text that no file has."""


class Texts:
    """The sentences of one game (or of the platform alone) in one language.

    >>> Texts("en").say("seat-name", seat=0)
    'Red'
    """

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language[:20]!r}")
        self.language = language
        self.bundle: Any = FluentBundle([language], use_isolating=False)
        for folder in (PLATFORM, *folders):
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Is there a sentence of this key?"""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **args: int | str) -> str:
        """The sentence of a key. An argument that has a text of its own, `good=spice` and `good-spice`, is put into words first."""
        if not self.bundle.has_message(key):
            raise Missing(f"no text {key} in {self.language}")
        words: dict[str, int | str] = {}
        for name, value in args.items():
            named = f"{name}-{value}".replace("_", "-")
            words[name] = self.say(named) if isinstance(value, str) and self.bundle.has_message(named) else value
            words[f"{name}-id"] = value  # for sentences that choose by the thing itself
        text, errors = self.bundle.format_pattern(self.bundle.get_message(key).value, words)
        if errors:
            raise Missing(f"{key} in {self.language}: {errors[0]}")
        return text


@functools.cache
def platform(language: str) -> Texts:
    """The platform's own words."""
    return Texts(language)
