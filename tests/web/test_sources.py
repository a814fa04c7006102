"""The browser's sources, read as text: words complete in three languages, colours from the tokens, nothing that the content policy forbids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import carrack
from carrack.core.texts import LANGUAGES, PLATFORM, messages

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
GAMES = ROOT / "src" / "carrack" / "games"
TEXT = WEB / "text"

CODE = (".svelte", ".ts")
MADE = {WEB / "types" / "protocol.ts", *GAMES.glob("*/board/picture.ts")}  # written by `npm run types`


def sources(*endings: str) -> list[Path]:
    """The files of the shell and of every board, except those that are made."""
    found = [*WEB.rglob("*"), *(file for board in GAMES.glob("*/board") for file in board.rglob("*"))]
    return sorted(file for file in found if file.suffix in endings and file not in MADE)


def without_comments(text: str) -> str:
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.DOTALL)
    return re.sub(r"(?<![:\"'`])//[^\n]*", "", text)


def lines(pattern: str, *endings: str) -> list[str]:
    """Where a pattern stands in the sources: file, line and what it is."""
    out: list[str] = []
    for file in sources(*endings):
        for number, line in enumerate(without_comments(file.read_text(encoding="utf-8")).splitlines(), start=1):
            out += [f"{file.relative_to(ROOT)}:{number}: {found[0].strip()}" for found in re.finditer(pattern, line)]
    return out


# --- what the content policy forbids ------------------------------------------------------------
def test_nothing_is_styled_in_an_attribute() -> None:
    assert lines(r"""(?<![\w:-])style\s*=\s*["'{`]""", ".svelte") == []
    assert lines(r"""setAttribute\(\s*["'`]style["'`]""", *CODE) == []


def test_no_handler_is_written_into_an_attribute() -> None:
    assert lines(r"""\son[a-z]+\s*=\s*["']""", ".svelte") == []


def test_nothing_is_evaluated() -> None:
    assert lines(r"\beval\(|\bnew Function\b|javascript:", *CODE) == []


def test_markup_is_never_made_of_text() -> None:
    found = lines(r"\{@html\b|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML", *CODE)
    assert [line for line in found if not line.startswith("web/src/art.ts:")] == []  # that one puts our own drawings into the page


# --- colours ------------------------------------------------------------------------------------
def is_art(line: str) -> bool:
    return "/art" in line


def test_colours_are_tokens() -> None:
    """A hex number after `href=`, `url(` or a quote and `#` of an id is an address, not a colour."""
    hexes = lines(r"""(?<!href=["'{`])(?<!url\()(?<![\w&/])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![\w-])""", *CODE, ".css")
    functions = lines(r"\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from var\()[^)]*\)", *CODE, ".css")
    assert [line for line in hexes + functions if not is_art(line)] == []


# --- words --------------------------------------------------------------------------------------
@cache
def files() -> list[str]:
    """The names of the shell's files of words, of all languages together."""
    return sorted({file.stem for language in LANGUAGES for file in (TEXT / language).glob("*.ftl")})


def read(name: str, language: str) -> dict[str, frozenset[str]]:
    """`messages` reads folder/<language>.ftl; here a language has a folder: <language>/<name>.ftl."""
    path = TEXT / language
    return {key: found.variables for key, found in messages(path, name).items()}


@cache
def shell(language: str) -> dict[str, frozenset[str]]:
    every: dict[str, frozenset[str]] = {}
    for name in files():
        found = read(name, language)
        assert not every.keys() & found.keys(), f"{name}: keys that another file has too: {sorted(every.keys() & found.keys())}"
        every |= found
    return every


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", files())
def test_a_file_has_the_same_keys_and_variables_in_every_language(name: str, language: str) -> None:
    english, other = read(name, "en"), read(name, language)
    assert sorted(english.keys() ^ other.keys()) == []
    assert {key: (english[key], other[key]) for key in english if english[key] != other[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_is_not_the_english_text(language: str) -> None:
    same: list[str] = []
    for name in files():
        english, other = messages(TEXT / "en", name), messages(TEXT / language, name)
        same += [key for key, text in english.items() if re.search(r"(?:[a-z]{2,} ){3}", text.source) and text.source == other[key].source]
    assert same == []


def test_no_two_files_have_the_same_key() -> None:
    for language in LANGUAGES:
        shell(language)


QUOTED = r"""(?:"([a-z][\w.-]*)"|'([a-z][\w.-]*)')"""


def asked(text: str, *functions: str) -> set[str]:
    """The keys that functions are called with as they stand, in either branch of a condition too: t("close"), t(open ? "close" : "open")."""
    out: set[str] = set()
    for call in re.finditer(rf"(?<![\w$#]){'(?:' + '|'.join(map(re.escape, functions)) + ')'}\(\s*([^()]*?)\s*[,)]", text):
        first = call[1].partition("?")[2] or call[1]
        if "`" not in first:
            out |= {a or b for a, b in re.findall(QUOTED, first)}
    return out


def templates(text: str) -> Iterator[re.Pattern[str]]:
    """Keys that are put together: `error-${code}`."""
    for found in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text):
        parts = re.split(r"\$\{[^}]*\}", found)
        if len("".join(parts)) >= 3 and all(re.fullmatch(r"[a-z0-9-]*", part) for part in parts):
            yield re.compile("[a-z0-9-]+".join(map(re.escape, parts)))


@cache
def game_words(game: str) -> set[str]:
    return set(messages(GAMES / game / "text", "en")) | set(messages(PLATFORM, "en"))


def test_no_word_is_asked_for_that_is_not_there() -> None:
    of_the_shell, of_all = set(shell("en")), set(shell("en")).union(*(game_words(game) for game in carrack.games()))
    missing: list[str] = []
    for file in sources(*CODE):
        text = without_comments(file.read_text(encoding="utf-8"))
        missing += [f"{file.relative_to(ROOT)}: {key}" for key in sorted(asked(text, "t") - of_the_shell)]
        known = of_the_shell | game_words(file.relative_to(GAMES).parts[0]) if GAMES in file.parents else of_all
        missing += [f"{file.relative_to(ROOT)}: {key}" for key in sorted(asked(text, "say", ".say") - known)]
    assert missing == []


def test_every_word_of_the_shell_is_used() -> None:
    text = "\n".join(without_comments(file.read_text(encoding="utf-8")) for file in sources(*CODE))
    written = {a or b for a, b in re.findall(QUOTED, text)}
    put_together = list(templates(text))
    idle = [key for key in shell("en") if key not in written and not any(made.fullmatch(key) for made in put_together)]
    assert idle == []
