"""The group of commands. A subcommand's module is imported when it is called, so that help and lists stay quick."""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from carrack import __version__

from .errors import Bad, report, unwritten

# name: (module, its line in the help)
COMMANDS = {
    "games": ("games", "List the games."),
    "play": ("play", "Play a game in the terminal, against bots or with friends at one keyboard."),
    "serve": ("serve", "Serve tables to browsers and programs, with bots and friends."),
    "rules": ("rules", "Read a rule by its number, or search the rules by words."),
    "replay": ("replay", "Tell a saved game as a story, check it, and draw its board."),
    "analyse": ("analyse", "Say how a saved game went, and what would have been better."),
    "simulate": ("simulate", "Let bots play many games on all cores and count who wins."),
    "report": ("report", "Say what simulated games show: who wins, what is taken, and what it is worth."),
    "arena": ("arena", "Find out which bot is stronger."),
    "tune": ("tune", "Find out what counts how much in a game, for bots that look ahead."),
    "bench": ("bench", "Measure how quick the engine is on this machine."),
    "verify": ("verify", "Prove that the luck of a table was fair."),
    "export": ("export", "Write a table, or all of them, as text."),
    "import": ("importing", "Read tables from an export into a database."),
    "recheck": ("recheck", "Replay stored tables with the present rules and say where they differ."),
    "new": ("new", "Make the folder of a new game, playable from the start."),
    "check": ("check", "Prove that a game's rules, texts and secrets are in order."),
    "warm": ("warm", "Compile the games once, so that everything starts at once afterwards."),
}

EPILOG = """
\b
Examples:
  carrack play anno1503
  carrack rules anno1503 AN-6.7
  carrack simulate anno1503 --games 1000 --bots greedy,random,random

\b
Shell completion, for this shell (put the line into your shell's start file to keep it):
  bash   eval "$(_CARRACK_COMPLETE=bash_source carrack)"
  zsh    eval "$(_CARRACK_COMPLETE=zsh_source carrack)"
  fish   _CARRACK_COMPLETE=fish_source carrack | source
"""


class Carrack(click.Group):
    """A group that imports a command when it is named and reports every error on one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"{__package__}.{COMMANDS[cmd_name][0]}")
        return module.command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def main(
        self, args: Sequence[str] | None = None, prog_name: str | None = "carrack", *rest: Any, standalone_mode: bool = True, **extra: Any
    ) -> Any:
        if not standalone_mode:
            return super().main(args, prog_name, *rest, standalone_mode=False, **extra)
        try:
            code = super().main(args, prog_name, *rest, standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            sys.exit(0)
        except click.ClickException as error:
            report(error)
        except click.Abort:
            sys.exit(130)
        except MemoryError:
            report(Bad("there is not enough memory for this"))
        except OSError as error:  # what is left to be said cannot be said either
            with contextlib.suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            report(unwritten(error, "the output"))
        sys.exit(code if isinstance(code, int) else 0)


@click.group(cls=Carrack, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, message="carrack %(version)s")
def carrack() -> None:
    """Board games of the Age of Discovery: play them, read their rules, simulate and measure them."""


def main() -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a terminal that cannot show or type a letter has a question mark for it
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    carrack()
