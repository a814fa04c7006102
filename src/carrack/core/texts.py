"""Words: Fluent files in English, German and Dutch, one for the platform and one for each game. The only import of Fluent."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource  # pyright: ignore[reportMissingTypeStubs]
from fluent.syntax import FluentParser, ast, visitor  # pyright: ignore[reportMissingTypeStubs]

if TYPE_CHECKING:
    from .game import Game

LANGUAGES = ("en", "de", "nl")
PLATFORM = Path(__file__).parent / "text"
AS_GIVEN = frozenset(("act", "rule", "seat"))  # arguments named like whole sentences: act-buy is not a word for `buy`


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
            wordy = isinstance(value, str) and name not in AS_GIVEN and self.bundle.has_message(named)
            words[name] = self.say(named) if wordy else value
            words[f"{name}-id"] = value  # for sentences that choose by the thing itself
        text, errors = self.bundle.format_pattern(self.bundle.get_message(key).value, words)
        if errors:
            raise Missing(f"{key} in {self.language}: {errors[0]}")
        return text


@functools.cache
def platform(language: str) -> Texts:
    """The platform's own words."""
    return Texts(language)


# --- what the files must hold -------------------------------------------------------------------
class Message(NamedTuple):
    """One text of a file: its variables, `x-id` counted as `x`, and its source."""

    variables: frozenset[str]
    source: str


def messages(folder: Path, language: str) -> dict[str, Message]:
    """The texts of one file by key; raises ValueError at what is not Fluent and at a key that comes twice.

    >>> messages(PLATFORM, "en")["seat-name"].variables
    frozenset({'seat'})
    """
    path = folder / f"{language}.ftl"
    text = path.read_text(encoding="utf-8")
    out: dict[str, Message] = {}
    entry: Any
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: not Fluent: {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in out:
                raise ValueError(f"{path}: {entry.id.name} comes twice")
            if entry.value is None or entry.value.span is None:
                raise ValueError(f"{path}: {entry.id.name} has no text")
            found = Variables()
            found.visit(entry)
            out[entry.id.name] = Message(frozenset(found.names), text[entry.value.span.start : entry.value.span.end])
    return out


class Variables(visitor.Visitor):
    """Gathers the variables of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix("-id"))


def required_keys(game: Game) -> set[str]:
    """The keys that the code of a game asks for; each of its files must have them.

    >>> from carrack.core.game import load
    >>> {"act-see-unseen", "do-buy", "prompt-trade", "rule-an-6-9b", "good-spice"} <= required_keys(load("anno1503"))
    True
    """
    keys = {"game-title", "game-pitch", "game-goal"}
    keys |= {f"term-{term}" for term in game.terms}
    asking: set[int] = set()
    for kind in game.actions.kinds:
        keys.add(f"act-{kind.name}")
        if kind.hidden:
            keys.add(f"act-{kind.name}-unseen")
        if not kind.chance:
            keys |= {f"do-{kind.name}", f"kind-{kind.name}"}
            asking.update(kind.at)
    for phase in game.phases:
        keys.add(f"phase-{phase.name.lower()}")
        if phase in asking:
            keys.add(f"prompt-{phase.name.lower()}")
    keys |= {rule_key(rule) for rule in game.rules if rule > 1}  # 0 is legal, 1 the platform's "not now"
    for option in game.options:
        keys |= {f"option-{option.name}", f"option-{option.name}-why", *(f"option-{option.name}-{choice}" for choice in option.choices)}
    keys |= set(re.findall(r'"(news-[a-z-]+)"', game.source("view")))
    words = game.texts("en")
    for must, things in named_things(game):
        things = {thing.replace("_", "-") for thing in things}
        if must or any(map(words.has, things)):  # a thing has a word when another of its kind has one
            keys |= things
    return {key.replace("_", "-") for key in keys}


def named_things(game: Game) -> Iterator[tuple[bool, set[str]]]:
    """Each family of things that sentences name, with whether they need words; a place on the board, b2, needs none."""
    for kind in game.actions.kinds:
        for arg in kind.args:
            if not any(word.isdigit() for word in arg.words):
                yield not all(re.fullmatch(r"[a-z]\d+", word) for word in arg.words), {f"{arg.name}-{word}" for word in arg.words}
    for name, enum in vars(game.part("content")).items():
        if inspect.isclass(enum) and issubclass(enum, IntEnum) and enum is not IntEnum:
            yield False, {f"{name.lower()}-{getattr(m, 'word', m.name.lower())}" for m in enum}
