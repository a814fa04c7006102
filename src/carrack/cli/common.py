"""What several commands share: kinds of arguments, options, consoles and reading a log."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from carrack.bots import SECONDS
from carrack.core.game import Game, games, load
from carrack.core.log import LARGEST, Log, read_seed
from carrack.core.texts import LANGUAGES

from .errors import Bad, plainly

if TYPE_CHECKING:
    from rich.console import Console

F = TypeVar("F", bound=Callable[..., Any])


# --- kinds of arguments -------------------------------------------------------------------------
class GameName(click.ParamType):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        if isinstance(value, Game):
            return value
        try:
            return load(value)
        except ValueError as error:
            raise click.UsageError(str(error), ctx) from None

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(name, help=g.title) for name, g in games().items() if name.startswith(incomplete)]


class Seed(click.ParamType):
    """A seed, as logs write it."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return read_seed(str(value))
        except ValueError as error:
            raise click.UsageError(str(error), ctx) from None


class Choice(click.ParamType):
    """`name=value`, an option of the game."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, chosen = value.partition("=")
        if not equals:
            raise click.UsageError(f"an option of a game is written name=value, not {value[:60]!r}", ctx)
        return name, chosen


# --- options ------------------------------------------------------------------------------------
def game_argument(f: F) -> F:
    return click.argument("game", type=GameName())(f)


def option_option(f: F) -> F:
    return click.option(
        "-o",
        "--option",
        "options",
        type=Choice(),
        multiple=True,
        help="An option of the game, name=value (carrack games --json lists them); may be repeated.",
    )(f)


def lang_option(f: F) -> F:
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default="en",
        show_default=True,
        envvar="CARRACK_LANG",
        help="Language of the game (also CARRACK_LANG).",
    )(f)


def seats_of(game: Game, seats: int | None) -> int:
    """The number of seats asked for, else three where the game allows it."""
    if seats is None:
        return 3 if 3 in game.seats else game.seats[0]
    if seats not in game.seats:
        raise Bad(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    return seats


def options_of(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> dict[str, object]:
    """The options given as name=value, checked."""
    chosen: dict[str, object] = {}
    for name, value in options:
        if name in chosen:
            raise Bad(f"option {name[:40]} is given twice")
        chosen[name] = value
    with plainly():
        game.read_options(seats, chosen)
    return chosen


def bots_of(bots: str | None) -> list[str] | None:
    """The bots of `--bots a,b`; `none` is an empty list. A comma also stands within a bot: `search:0.1s,threads=1`."""
    if bots is None:
        return None
    if bots in ("none", ""):
        return []
    specs: list[str] = []
    for word in map(str.strip, bots.split(",")):
        if specs and ":" not in word and ("=" in word or SECONDS.match(word)):
            specs[-1] += f",{word}"
        else:
            specs.append(word)
    return specs


# --- output -------------------------------------------------------------------------------------
def console(stderr: bool = False) -> Console:
    """Where rich writes; words are not coloured by guessing."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, emoji=False, markup=False)


def as_json(value: object) -> None:
    """A value for a program to read."""
    import json

    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


# --- logs ---------------------------------------------------------------------------------------
def read_text(path: str) -> str:
    """The text of a file (`-`: what is piped in), never more than a log may have."""
    with plainly(path):
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            if Path(path).is_dir():
                raise Bad(f"{path}: this is a folder, not a log")
            with open(path, "rb") as file:
                data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise Bad(f"{path}: more than {LARGEST} bytes are more than a log may have")
        return data.decode("utf-8")


def read_log(path: str) -> Log:
    """A log from a file. Its acts are not replayed yet."""
    text = read_text(path)
    with plainly(path):
        return Log.read(text)
