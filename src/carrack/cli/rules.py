"""`carrack rules`"""

from __future__ import annotations

import difflib
from collections.abc import Sequence

import click
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from carrack.core.game import Game
from carrack.core.rulebook import MEANS_ID, Entry, chapters, find, read
from carrack.core.texts import platform

from .common import as_json, console, game_argument, lang_option
from .errors import Bad, plainly

RULEBOOK = "en"  # the language of the rulebooks


def page(entries: Sequence[Entry]) -> Group:
    """Rules under the headings of their chapters."""
    parts: list[RenderableType] = []
    chapter = None
    for entry in entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            parts += [Text(str(chapter), "bold underline"), Text()]
        parts += [Text(entry.id, "bold cyan"), Padding(Markdown(entry.text), (0, 0, 1, 2))]
    return Group(*parts)


def contents(game: Game) -> Text:
    """The chapters with their first and last rule."""
    entries = read(game)
    lines = [Text(f"{game.title}: the rules", "bold")]
    for chapter in chapters(game):
        ids = [entry.id for entry in entries if entry.chapter == chapter]
        if ids:
            lines.append(Text.assemble(f"  {chapter!s:<32}", (f"{ids[0]} – {ids[-1]}", "cyan")))
    return Text("\n").join(lines)


def nearest(game: Game, word: str) -> list[str]:
    """The ids most like a word."""
    ids = [entry.id for entry in read(game)]
    full = word.upper() if "-" in word else f"{game.prefix}-{word}"
    return difflib.get_close_matches(full, ids, 4, 0.4) or ids[:3]


@click.command(epilog="\b\nExamples:\n  carrack rules anno1503\n  carrack rules anno1503 AN-6.7\n  carrack rules anno1503 trade treaty")
@game_argument
@click.argument("words", nargs=-1, metavar="[ID|WORDS]...")
@lang_option
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(game: Game, words: tuple[str, ...], lang: str, json_: bool) -> None:
    """Read the rules of a game: one by its number, those with some words, or the list of chapters."""
    with plainly():
        found = find(game, " ".join(words))
    if not found:
        if len(words) == 1 and MEANS_ID.fullmatch(words[0]):
            raise Bad(f"{game.title} has no rule {words[0][:40]}; near it: {', '.join(nearest(game, words[0]))}")
        raise Bad(f"no rule of {game.title} has the words {' '.join(words)[:60]!r}")
    if json_:
        as_json([{"id": entry.id, "chapter": str(entry.chapter), "text": entry.text} for entry in found])
        return
    screen = console()
    if lang != RULEBOOK:
        screen.print(platform(lang).say("ui-rules-english"), style="italic")
    if words:
        screen.print(page(found))
        return
    screen.print(contents(game))
    screen.print(f"\nOne chapter: carrack rules {game.name} {game.prefix}-{found[0].chapter.number}")
