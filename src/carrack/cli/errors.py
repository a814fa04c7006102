"""What a person reads when something is wrong: one line that says what and where, exit code 2, never a traceback."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import click

LONGEST = 400  # characters of a message: hostile input does not fill the screen


class Bad(click.ClickException):
    """Bad input, in one sentence."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.ctx = click.get_current_context(silent=True)


def one_line(text: str) -> str:
    """A message without line breaks and control characters, which a hostile file could use to play tricks on a terminal.

    >>> one_line("a\\n  b\\x1b[2J")
    'a b?[2J'
    """
    flat = " ".join(text.split())
    clean = "".join(c if c.isprintable() else "?" for c in flat)
    return clean if len(clean) <= LONGEST else clean[: LONGEST - 1] + "…"


@contextmanager
def plainly(where: str = "") -> Iterator[None]:
    """Turn what core says about bad values and files into one line."""
    try:
        yield
    except UnicodeDecodeError:
        raise Bad(f"{where}: this is not text" if where else "this is not text") from None
    except OSError as error:
        if error.errno == errno.EPIPE:  # who reads what we say has gone: not the file's fault
            raise
        raise unwritten(error, where) from None
    except ValueError as error:
        raise Bad(f"{where}: {error}" if where else str(error)) from None


def unwritten(error: OSError, where: str) -> Bad:
    """What a file, or a place without a name, does not take or give."""
    reason = (error.strerror or str(error)).lower()
    place = error.filename or where
    return Bad(f"{place}: {reason}" if place else reason)


def report(error: click.ClickException) -> NoReturn:
    """Say it on one line and leave."""
    context = getattr(error, "ctx", None)
    name = context.command_path if context is not None else "carrack"
    message = one_line(error.format_message())
    plain = bool(os.environ.get("NO_COLOR"))
    click.echo(f"{click.style(name + ':', fg='red', bold=True)} {message}", err=True, color=False if plain else None)
    sys.exit(2)
