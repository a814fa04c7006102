"""Games: what they are, their acts, their rules and their words. All of it is the same for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from carrack.bots import FOR_PEOPLE, bots
from carrack.core import rulebook
from carrack.core.game import Game, games
from carrack.core.texts import LANGUAGES, PLATFORM

from .api import Call, Nothing, Routes
from .errors import ApiError
from .routes_tables import known_game

routes = Routes("games")

KEPT = "public, max-age=300"


class OptionInfo(Struct, frozen=True):
    """A choice before the game: one of `choices`, or a number from `first` to `last`. Defaults and needs by number of seats."""

    name: str
    choices: list[str]
    first: int | None
    last: int | None
    defaults: dict[str, str]
    needs: dict[str, int]
    why: str


class GameInfo(Struct, frozen=True):
    """What a game is; `titles` are what it is called, by language, and `pitch` says in one sentence what one does in it."""

    name: str
    title: str
    titles: dict[str, str]
    pitch: dict[str, str]
    designers: list[str]
    year: int
    publisher: str
    prefix: str
    version: int
    seats: list[int]
    minutes: tuple[int, int]
    hidden: bool
    points: bool  # false: a race, with a winner and nothing to count
    provenance: dict[str, Literal["printed", "known", "reconstructed"]]
    options: list[OptionInfo]
    bots: dict[str, str]
    languages: list[str]


class ArgInfo(Struct, frozen=True):
    """An argument: its values begin at `first`; each has a label for acts as text and a word for sentences."""

    name: str
    first: int
    labels: list[str]
    words: list[str]


class KindInfo(Struct, frozen=True):
    """A kind of act: `size` numbers from `base` on, one for each combination of arguments, the last argument fastest."""

    name: str
    base: int
    size: int
    chance: bool
    phases: list[str]
    hidden: list[str]
    args: list[ArgInfo]


class ActTable(Struct, frozen=True):
    """`digest` changes when a number changes its meaning."""

    game: str
    version: int
    size: int
    digest: str
    kinds: list[KindInfo]


class ChapterInfo(Struct, frozen=True):
    number: int | None
    title: str
    text: str


class RuleInfo(Struct, frozen=True):
    id: str
    chapter: int | None
    text: str


class Rules(Struct, frozen=True):
    """Texts are Markdown."""

    game: str
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    q: Annotated[str, Meta(max_length=200, description="Words, or the number of a rule")] = ""


class Words(Struct, frozen=True):
    """Fluent sources; the game's come after the platform's and may override them."""

    language: str
    platform: str
    game: str


def info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        titles={language: game.texts(language).say("game-title") for language in LANGUAGES},
        pitch={language: game.texts(language).say("game-pitch") for language in LANGUAGES},
        designers=list(game.designers),
        year=game.year,
        publisher=game.publisher,
        prefix=game.prefix,
        version=game.version,
        seats=list(game.seats),
        minutes=game.minutes,
        hidden=game.hidden,
        points=game.points,
        provenance=dict(game.provenance or {}),
        options=[
            OptionInfo(
                name=o.name,
                choices=list(o.choices),
                first=None if o.choices else o.numbers[0],
                last=None if o.choices else o.numbers[-1],
                defaults={str(n): str(o.standard(n)) for n in game.seats if not isinstance(o.default, Mapping) or n in o.default},
                needs=dict(o.needs),
                why=o.why,
            )
            for o in game.options
        ],
        bots={name: bots()[name] for name in FOR_PEOPLE},
        languages=list(LANGUAGES),
    )


def game_of(call: Call[Any, Any]) -> Game:
    call.headers["Cache-Control"] = KEPT
    return known_game(call.path("game"))


@routes("GET", "/api/games", who="anybody")
async def list_games(call: Call[Nothing, Nothing]) -> list[GameInfo]:
    """All games, with their options and where their content comes from."""
    call.headers["Cache-Control"] = KEPT
    return [info(game) for game in games().values()]


@routes("GET", "/api/games/{game}", who="anybody")
async def get_game(call: Call[Nothing, Nothing]) -> GameInfo:
    """One game."""
    return info(game_of(call))


@routes("GET", "/api/games/{game}/acts", who="anybody")
async def get_acts(call: Call[Nothing, Nothing]) -> ActTable:
    """Every act of a game with its number: what a client needs to build and to read acts."""
    game = game_of(call)
    table = game.actions
    kinds = [
        KindInfo(
            name=kind.name,
            base=kind.base,
            size=kind.size,
            chance=kind.chance,
            phases=[game.phases(at).name.lower() for at in kind.at],
            hidden=sorted(kind.hidden),
            args=[ArgInfo(arg.name, arg.first, list(arg.labels), list(arg.words)) for arg in kind.args],
        )
        for kind in table.kinds
    ]
    return ActTable(game.name, game.version, len(table), table.digest(), kinds)


@routes("GET", "/api/games/{game}/rules", who="anybody")
async def get_rules(call: Call[Nothing, Search]) -> Rules:
    """The rulebook, or the rules that have all the words of `q`."""
    game = game_of(call)
    try:
        chapters, rules = rulebook.chapters(game), rulebook.find(game, call.query.q)
    except rulebook.BadRulebook:
        raise ApiError(404, "unknown", "This game has no rulebook.") from None
    return Rules(
        game.name,
        [ChapterInfo(chapter.number, chapter.title, chapter.text) for chapter in chapters],
        [RuleInfo(rule.id, rule.chapter.number, rule.text) for rule in rules],
    )


@routes("GET", "/api/games/{game}/texts/{language}", who="anybody")
async def get_texts(call: Call[Nothing, Nothing]) -> Words:
    """The sentences of a game in a language (en, de, nl), as Fluent sources."""
    game, language = game_of(call), call.path("language")
    if language not in LANGUAGES:
        raise ApiError(404, "unknown", f"Languages are {', '.join(LANGUAGES)}.")
    platform, own = ((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in (PLATFORM, game.folder / "text"))
    return Words(language, platform, own)
