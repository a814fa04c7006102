"""`carrack check`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from carrack.core.game import Game, games

from .common import GameName, as_json, console
from .errors import Bad, one_line, plainly

if TYPE_CHECKING:
    from carrack.core.match import Match

EFFORTS = ("quick", "normal", "long")  # tests of very small games have a fourth


def player_of(game: Game) -> Any:
    """Better than random play, so that rare refusals are reached."""
    from carrack.bots import make_bot

    bot = make_bot("greedy", game, seed=1)

    def player(match: Match) -> int:
        return bot.choose(match.position(match.actor), match.actor)

    return player


@click.command(epilog="\b\nExamples:\n  carrack check anno1503\n  carrack check anno1503 --effort quick --only log,leak --json")
@click.argument("names", nargs=-1, type=GameName(), metavar="[GAME]...")
@click.option(
    "--effort",
    type=click.Choice(EFFORTS),
    default="normal",
    show_default=True,
    help="How much is played.",
)
@click.option("--only", help="Only these checks, as in log,leak.")
@click.option("--json", "json_", is_flag=True, help="Write JSON.")
def command(names: tuple[Game, ...], effort: str, only: str | None, json_: bool) -> None:
    """Prove that games are in order: facts, texts, legality, logs, luck, secrets. Exit code 1 if something is broken."""
    from carrack.core.check import check, checks

    wanted = tuple(name.strip() for name in only.split(",")) if only else ()
    known = [c.name for c in checks()]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise Bad(f"no check is called {unknown[0][:40]!r}; there are {', '.join(known)}")
    chosen = names or tuple(games().values())
    screen, progress = console(), console(stderr=True)
    found: list[dict[str, Any]] = []
    for game in chosen:
        if not json_:
            screen.print(f"{game.title}", style="bold")
        proofs = check(game, effort, wanted, player=player_of(game))
        names_left = [name for name in known if not wanted or name in wanted]
        while names_left:
            with progress.status(f"{names_left[0]} …"), plainly():
                proof = next(proofs, None)
            if proof is None:
                break
            names_left.pop(0)
            found.append({"game": game.name, "name": proof.name, "ok": proof.ok, "what": proof.what, "seconds": round(proof.seconds, 3)})
            if not json_:
                from rich.table import Table
                from rich.text import Text

                line = Table.grid(padding=(0, 1))
                line.add_column(width=2)
                line.add_column(width=12)
                line.add_column(ratio=1)
                line.add_column(width=8, justify="right")
                mark = Text("✓", "bold green") if proof.ok else Text("✗", "bold red")
                line.expand = True
                line.add_row(
                    mark,
                    Text(proof.name, "bold"),
                    Text(one_line(proof.what), "" if proof.ok else "red"),
                    Text(f"{proof.seconds:.1f} s", "dim"),
                )
                screen.print(line)
    broken = [row for row in found if not row["ok"]]
    if json_:
        as_json(found)
    else:
        screen.print(
            f"{len(found) - len(broken)} of {len(found)} proved."
            + (f" Broken: {', '.join(row['name'] for row in broken)}." if broken else "")
        )
    if broken:
        raise click.exceptions.Exit(1)
