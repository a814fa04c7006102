"""`carrack play`"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from carrack.core.game import Game
from carrack.core.log import HUMAN

from .common import GameName, Seed, bots_of, console, lang_option, option_option, options_of, read_log, seats_of
from .errors import Bad, plainly
from .files import check_place

if TYPE_CHECKING:
    from carrack.core.match import Match

STANDARD = "medium"


def given(**values: object) -> list[str]:
    """The names of the options that were used."""
    return [f"--{name}" for name, value in values.items() if value not in (None, ())]


def players_of(seats: int, mine: int, bots: list[str] | None) -> dict[int, str]:
    """Who sits where: you, then the bots on the other seats in order, then more people."""
    others = [p for p in range(seats) if p != mine]
    chosen = [STANDARD] * len(others) if bots is None else bots
    if len(chosen) > len(others):
        raise Bad(f"--bots names {len(chosen)} bots; beside you there is room for {len(others)}")
    return {mine: HUMAN} | dict(zip(others, [*chosen, *[HUMAN] * len(others)], strict=False))


@dataclass
class Setup:
    """What is to be played, by whom, and how the match begins once the engine is ready."""

    game: Game
    players: dict[int, str]
    begin: Callable[[], Match]


def new_game(
    game: Game | None, seats: int | None, seat: int | None, bots: list[str] | None, seed: int | None, options: tuple[tuple[str, str], ...]
) -> Setup:
    """A new game, everything checked."""
    if game is None:
        raise Bad("which game? Try carrack play anno1503, or carrack games for a list")
    n, mine = seats_of(game, seats), seat or 0
    if not 0 <= mine < n:
        raise Bad(f"--seat {mine}: seats are numbered from 0 to {n - 1}")
    chosen = options_of(game, n, options)
    return Setup(game, players_of(n, mine, bots), lambda: game.new(seats=n, seed=seed, **chosen))


def old_game(path: Path, game: Game | None, bots: list[str] | None) -> Setup:
    """A saved game with the players it had, or with other bots; its acts are checked when it begins."""
    log = read_log(str(path))
    if game is not None and log.game.name != game.name:
        raise Bad(f"{path}: this is a game of {log.game.name}, not of {game.name}")
    players = {p: log.players.get(p, HUMAN) for p in range(log.seats)}
    if bots is not None:
        players = players_of(log.seats, next((p for p, who in players.items() if who == HUMAN), 0), bots)

    def begin() -> Match:
        from carrack.core.match import Match

        return Match.from_log(log)

    return Setup(log.game, players, begin)


@click.command(
    epilog="\b\nExamples:\n  carrack play anno1503\n  carrack play anno1503 --seats 3 --bots medium,easy --seed 7 --lang de --save evening.log\n"
    "  carrack play anno1503 --bots none            (two or more people, one keyboard)\n  carrack play --resume evening.log --save evening.log"
)
@click.argument("game", type=GameName(), required=False)
@click.option("--seats", type=int, help="How many play. Default: 3 where the game allows it.")
@click.option("--seat", type=int, help="Your seat, counted from 0.  [default: 0]")
@click.option(
    "--bots",
    help="Bots for the other seats, from easy to expert, as in medium,hard. Fewer than seats: the rest are people. none: only people.",
)
@click.option("--seed", type=Seed(), help="The luck of the game; the same seed gives the same dice.")
@option_option
@lang_option
@click.option("--save", "file", type=click.Path(path_type=Path), help="Write the game to this file after every act.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
def command(
    game: Game | None,
    seats: int | None,
    seat: int | None,
    bots: str | None,
    seed: int | None,
    options: tuple[tuple[str, str], ...],
    lang: str,
    file: Path | None,
    resume: Path | None,
) -> int:
    """Play a game in the terminal. Type h at the table for help."""
    specs = bots_of(bots)
    if resume is None:
        setup = new_game(game, seats, seat, specs, seed, options)
    else:
        clash = given(seats=seats, seat=seat, seed=seed, option=options)
        if clash:
            raise Bad(f"{clash[0]} does not go together with --resume: the saved game says it")
        setup = old_game(resume, game, specs)
    if file is not None:
        if file.exists() and (resume is None or not file.samefile(resume)):
            raise Bad(f"--save {file}: this file exists; go on with it by --resume {file}, or choose another name")
        check_place(file, "--save")
    return sit_down(setup, lang, file, resume)


def sit_down(setup: Setup, lang: str, file: Path | None, resume: Path | None) -> int:
    """Warm the engine, begin the match, seat the bots and play. Returns 1 if the game should be in a file and is not."""
    from carrack.bots import bots, make_bot

    from .table import Table
    from .warm import patiently, play_jobs

    game, where = setup.game, str(resume or "")
    specs = {p: who for p, who in setup.players.items() if who != HUMAN}
    for spec in specs.values():
        if spec.split(":")[0] not in bots():
            raise Bad(f"{where}: " * bool(where) + f"no bot is called {spec[:40]!r}; there are {', '.join(bots())}")
        with plainly(where):
            make_bot(spec, game)
    texts = game.texts(lang)
    patiently(texts.say("ui-preparing"), play_jobs(game, list(specs.values())), console(stderr=True))
    with plainly(where):
        match = setup.begin()
        seated = {p: make_bot(spec, game, seed=((match.log.seed or 0) + p) % 2**62) for p, spec in specs.items()}
    match.log.players = dict(sorted(setup.players.items()))
    table = Table(match, console(), texts, seated, file or resume, saves=file is not None)
    if resume:
        table.kept = list(match.log.acts)
        if not match.over:
            table.note(texts.say("ui-loaded", file=str(resume)))
    table.autosave()
    table.run()
    return int(table.saves and table.kept != table.match.log.acts)
