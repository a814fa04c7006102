"""Every game's rulebook.md: complete, in order, and readable by machine."""

from __future__ import annotations

import re

import pytest

import carrack
from carrack.core import rulebook, texts
from carrack.core.game import Game

GAMES = list(carrack.games().values())
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

SMALL = """# Small

## In a minute

Float.

## 1. Ships

Ships are small.

<a id="xy-1.1"></a>**XY-1.1** A ship floats.

| ship | floats |
|---|---|
| big | yes |

```
## no chapter, a drawing
```

<a id="xy-1.2"></a>**XY-1.2** A ship has a Captain.

## 2. Harbours

<a id="xy-2.1"></a>**XY-2.1** A harbour, see XY-1.1, is full at 30 ships.

<a id="xy-2.10"></a>**XY-2.10** A harbour has no captain.
"""


@EVERY_GAME
def test_every_rule_has_an_id_in_order_and_a_text(game: Game) -> None:
    entries = rulebook.read(game)
    ids = [entry.id for entry in entries]
    assert ids
    assert len(set(ids)) == len(ids)
    numbers = [tuple(map(int, rule.removeprefix(f"{game.prefix}-").split("."))) for rule in ids]
    assert numbers == sorted(numbers)
    assert all(entry.text for entry in entries)


@EVERY_GAME
def test_it_opens_with_the_game_in_a_minute(game: Game) -> None:
    first = rulebook.chapters(game)[0]
    assert (first.number, first.title) == (None, "The game in a minute")
    assert first.text


@EVERY_GAME
def test_every_refusal_can_be_looked_up(game: Game) -> None:
    known = {entry.id for entry in rulebook.read(game)}
    cited = {texts.rule_id(rule) for rule in game.rules}
    assert {rule for rule in cited if "." in rule} <= known


@EVERY_GAME
def test_every_rule_it_points_to_exists(game: Game) -> None:
    entries = rulebook.read(game)
    known = {entry.id for entry in entries}
    for entry in entries:
        assert set(re.findall(rf"{game.prefix}-\d+\.\d+", entry.text)) <= known, entry.id


@EVERY_GAME
def test_every_ruling_it_points_to_is_in_the_readme(game: Game) -> None:
    cited = {ruling for entry in rulebook.read(game) for ruling in re.findall(r"R-\d+", entry.text)}
    explained = set(re.findall(r"^\| (R-\d+) \|", (game.folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert cited <= explained


def test_chapters_and_rules_are_cut_where_they_begin() -> None:
    chapters, entries = rulebook.parse(SMALL, "XY")
    assert [str(chapter) for chapter in chapters] == ["In a minute", "1. Ships", "2. Harbours"]
    assert [chapter.text for chapter in chapters] == ["Float.", "Ships are small.", ""]
    assert [entry.id for entry in entries] == ["XY-1.1", "XY-1.2", "XY-2.1", "XY-2.10"]
    assert entries[0].text.startswith("A ship floats.\n\n| ship |")
    assert entries[0].text.endswith("## no chapter, a drawing\n```")
    assert (entries[3].chapter.title, entries[3].anchor) == ("Harbours", "xy-2.10")


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("XY-1.1", ["XY-1.1"]),  # and not XY-2.1, which mentions it
        ("xy-2.1", ["XY-2.1"]),  # and not XY-2.10
        ("2.1", ["XY-2.1"]),
        ("XY-2", ["XY-2.1", "XY-2.10"]),
        ("captain", ["XY-1.2", "XY-2.10"]),
        ("CAPTAIN no", ["XY-2.10"]),
        ("xy-1 captain", ["XY-1.2"]),
        ("30", ["XY-2.1"]),
        ("", ["XY-1.1", "XY-1.2", "XY-2.1", "XY-2.10"]),
        ("kraken", []),
        ("XY-3", []),
    ],
)
def test_rules_are_found_by_id_or_by_words(words: str, ids: list[str]) -> None:
    assert [entry.id for entry in rulebook.search(rulebook.parse(SMALL, "XY")[1], words)] == ids


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('## 1. A\n\n<a id="xy-1.2"></a>**XY-1.1** a', 3, "a rule begins like"),
        ('## 1. A\n\n<a id="xy-1.1"></a>**XY-1.1**', 3, "a rule begins like"),
        ('## 1. A\nb\n<a id="xy-1.1"></a>**XY-1.1** a', 3, "does not begin a paragraph"),
        ('## 1. A\n\n<a id="zz-1.1"></a>**ZZ-1.1** a', 3, "not a rule id"),
        ('## 2. A\n\n<a id="xy-1.1"></a>**XY-1.1** a', 3, "outside chapter 1"),
        ('<a id="xy-1.1"></a>**XY-1.1** a', 1, "outside chapter 1"),
        ('## 1. A\n\n<a id="xy-1.1"></a>**XY-1.1** a\n\n<a id="xy-1.1"></a>**XY-1.1** a', 5, "does not come after"),
        ("## 1. A\n\n```\nsea", 4, "never closed"),
    ],
)
def test_a_bad_rulebook_says_where(text: str, line: int, why: str) -> None:
    with pytest.raises(rulebook.BadRulebook, match=why) as caught:
        rulebook.parse(text, "XY")
    assert caught.value.line == line
