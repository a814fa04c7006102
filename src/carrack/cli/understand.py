"""What a person may type for an act: its number in the list, its text, a short form of it, or words of its label."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carrack.core.actions import Kind

if TYPE_CHECKING:
    from carrack.core.game import Game

MOST = 200  # characters that anybody types in earnest


class Unclear(ValueError):
    """Nothing, or more than one act, can be meant. `acts` are those it could be."""

    def __init__(self, acts: Sequence[int] = ()) -> None:
        self.acts = list(acts)
        super().__init__("unclear")


def understand(game: Game, text: str, legal: Sequence[int], labels: Sequence[str]) -> int:
    """The act meant by a text; it may be one that the rules refuse. Raises Unclear."""
    text = text.strip()[:MOST]
    if text.isascii() and text.isdigit():
        n = int(text)
        if 1 <= n <= len(legal):
            return legal[n - 1]
        raise Unclear
    try:
        return game.actions.read(text)
    except ValueError:
        pass
    words = text.lower().split()
    if not words:
        raise Unclear
    meant = short_form(game, words)
    now = [a for a in meant if a in legal]
    if len(now) == 1 or (not now and len(meant) == 1):
        return (now or meant)[0]
    said = [a for a, label in zip(legal, labels, strict=True) if in_label(words, label)]
    if len(said) == 1 and not now:
        return said[0]
    raise Unclear(now or said or meant)


def short_form(game: Game, words: Sequence[str]) -> list[int]:
    """The acts meant by `buy spice`: a kind, or the start of its name, and values of its arguments in any order."""
    kinds = [k for k in game.actions.kinds if not k.chance]
    named = [(k, n) for k in kinds if (n := spelled(k, words))]
    if not named:
        named = [(k, 1) for k in kinds if k.name.startswith(words[0])]
        named = named if len(named) == 1 else []
    out: list[int] = []
    for kind, n in named:
        given = assign(kind, words[n:])
        if given is not None:
            out += [a for a in range(kind.base, kind.base + kind.size) if given.items() <= game.actions.args(a)[1].items()]
    return out


def spelled(kind: Kind, words: Sequence[str]) -> int:
    """How many of the words spell the kind's name, `set sail` or `set_sail`; 0 if they do not."""
    parts = kind.name.split("_")
    if words[0] == kind.name:
        return 1
    return len(parts) if list(words[: len(parts)]) == parts else 0


def assign(kind: Kind, values: Sequence[str]) -> dict[str, int] | None:
    """Each value, or the start of it, to the first free argument that has it; None if one fits nowhere."""
    given: dict[str, int] = {}
    for value in values:
        name, equals, chosen = value.rpartition("=")
        for arg in kind.args:
            i = place(chosen, arg.labels)
            if arg.name not in given and i >= 0 and (not equals or name == arg.name):
                given[arg.name] = arg.first + i
                break
        else:
            return None
    return given


def place(value: str, labels: Sequence[str]) -> int:
    """Where a value stands among labels: the label itself, or the only one that begins with it; -1 if there is none."""
    if value in labels:
        return labels.index(value)
    begun = [i for i, label in enumerate(labels) if value and label.startswith(value)]
    return begun[0] if len(begun) == 1 else -1


def in_label(words: Sequence[str], label: str) -> bool:
    """Does each word begin a word of the label?"""
    found = label.lower().replace("(", " ").replace(")", " ").split()
    return all(any(part.startswith(word) for part in found) for word in words)
