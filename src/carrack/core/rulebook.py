"""The rules in words: a game's `rulebook.md`, cut into numbered entries that refusals, screens and the command line point to.

    ## 6. Selling and buying

    <a id="an-6.7"></a>**AN-6.7** Twice a turn you may buy one good.

A chapter begins with `##`; it has a number if it holds rules. A rule is a paragraph that begins with its anchor and its id. Whatever
follows it, up to the next rule or chapter, belongs to it: tables and drawings too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game

FILE = "rulebook.md"
CHAPTER = re.compile(r"## (?:(\d+)\. )?(\S.*)")
ENTRY = re.compile(r'<a id="([^"]*)"></a>\*\*([^*]+)\*\* (\S.*)')
RULE_ID = re.compile(r"([A-Z]{2})-(\d+)\.(\d+)")
MEANS_ID = re.compile(r"(?:[a-z]{2}-\d+(?:\.\d+)?|\d+\.\d+)\.?", re.IGNORECASE)  # of a word somebody searches for


class BadRulebook(ValueError):
    """A rulebook that does not keep to the format; says the line and what is wrong with it."""

    def __init__(self, what: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"{FILE} line {line}: {what}" if line else f"{FILE}: {what}")


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rulebook. `number` is None where it holds no rules; `text` is what it says before its first rule."""

    number: int | None
    title: str
    text: str = ""

    def __str__(self) -> str:
        return self.title if self.number is None else f"{self.number}. {self.title}"


@dataclass(frozen=True)
class Entry:
    """One rule: its id, its chapter, and its text in Markdown."""

    id: str
    chapter: Chapter
    text: str

    @property
    def anchor(self) -> str:
        """The name of its place on a page: `an-6.7`."""
        return self.id.lower()


@dataclass
class _Open:
    """A chapter or rule while its lines are being collected."""

    line: int
    number: int | None
    title: str
    id: str = ""
    lines: list[str] = field(default_factory=list[str])

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


def read(game: Game) -> list[Entry]:
    """Every rule of a game, in order; raises BadRulebook.

    >>> import carrack
    >>> first = read(carrack.load("anno1503"))[0]
    >>> first.id, str(first.chapter)
    ('AN-1.1', '1. Set-up')
    """
    return parse(_source(game), game.prefix)[1]


def chapters(game: Game) -> list[Chapter]:
    """Every chapter of a game, in order, those without rules too."""
    return parse(_source(game), game.prefix)[0]


def find(game: Game, words: str = "") -> list[Entry]:
    """The rules that have all the words, in any order and case. A word may also be an id (AN-6.7, 6.7) or the number of a chapter (AN-6).

    >>> import carrack
    >>> [entry.id for entry in find(carrack.load("anno1503"), "an-6.7")]
    ['AN-6.7']
    """
    return search(read(game), words)


def search(entries: Iterable[Entry], words: str) -> list[Entry]:
    """Those of the rules that have all the words, as `find` says."""
    wanted = words.casefold().split()
    return [entry for entry in entries if all(_has(entry, word) for word in wanted)]


def parse(text: str, prefix: str) -> tuple[list[Chapter], list[Entry]]:
    """The chapters and the rules of a rulebook whose ids begin with `prefix`; raises BadRulebook with the line.

    >>> chapters, entries = parse('## 1. Ships\\n\\n<a id="xy-1.1"></a>**XY-1.1** Ships float.', "XY")
    >>> entries[0].id, entries[0].text, chapters[0].title
    ('XY-1.1', 'Ships float.', 'Ships')
    """
    blocks = _blocks(text.splitlines())
    found: list[Chapter] = []
    entries: list[Entry] = []
    last = (-1, 0)
    for block in blocks:
        if not block.id:
            found.append(Chapter(block.number, block.title, block.text))
            continue
        matched = RULE_ID.fullmatch(block.id)
        if not matched or matched[1] != prefix:
            raise BadRulebook(f"{block.id!r} is not a rule id like {prefix}-1.2", block.line)
        here = (int(matched[2]), int(matched[3]))
        if not found or found[-1].number != here[0]:
            raise BadRulebook(f"{block.id} stands outside chapter {here[0]}", block.line)
        if here <= last:
            raise BadRulebook(f"{block.id} does not come after {prefix}-{last[0]}.{last[1]}", block.line)
        last = here
        entries.append(Entry(block.id, found[-1], block.text))
    return found, entries


def _source(game: Game) -> str:
    path = game.folder / FILE
    if not path.exists():
        raise BadRulebook(f"{game.title} has none")
    return path.read_text(encoding="utf-8")


def _blocks(lines: list[str]) -> list[_Open]:
    """The chapters and rules in the order of the file, each with its lines."""
    blocks: list[_Open] = []
    fenced, after_blank = False, True
    for n, line in enumerate(lines, start=1):
        begins, after_blank = after_blank, not line.strip()
        if line.startswith("```"):
            fenced = not fenced
        chapter = None if fenced else CHAPTER.fullmatch(line)
        if chapter:
            blocks.append(_Open(n, int(chapter[1]) if chapter[1] else None, chapter[2].strip()))
        elif not fenced and line.startswith("<a "):
            entry = ENTRY.fullmatch(line)
            if not entry or entry[1] != entry[2].lower():
                raise BadRulebook('a rule begins like <a id="an-1.2"></a>**AN-1.2** text', n)
            if not begins:
                raise BadRulebook(f"{entry[2]} does not begin a paragraph", n)
            blocks.append(_Open(n, None, "", entry[2], [entry[3]]))
        elif blocks:
            blocks[-1].lines.append(line)
    if fenced:
        raise BadRulebook("a drawing is opened with ``` and never closed", len(lines))
    return blocks


def _has(entry: Entry, word: str) -> bool:
    """Is this word the entry's id, its chapter's, or somewhere in its text?"""
    if not MEANS_ID.fullmatch(word):
        return word in entry.text.casefold()
    word = word.rstrip(".")
    mine = entry.anchor if "-" in word else entry.anchor.partition("-")[2]
    return mine == word or mine.startswith(f"{word}.")
