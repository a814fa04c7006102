"""Pictures of a position without a browser: the terminal's drawing, as text in colours or as SVG."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console
from rich.pretty import Pretty
from rich.terminal_theme import TerminalTheme

from carrack.core.game import Game
from carrack.core.match import called
from carrack.core.state import States

MODES = ("ansi", "svg")
WIDTH = 110  # columns
PAPER, INK = (251, 246, 230), (42, 32, 24)  # of the visual identity
SIXTEEN = [INK, (176, 42, 32), (62, 118, 62), (181, 131, 16), (36, 84, 142), (90, 63, 143), (40, 120, 124), (120, 104, 84)]
THEME = TerminalTheme(PAPER, INK, SIXTEEN, SIXTEEN)
SHEET = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect width="100%" height="100%" fill="#fbf6e6"/>
<g clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def draw(game: Game, states: States, i: int, seat: int, mode: str) -> str:
    """What a seat knows of one position (-1: what everybody does), as text for a terminal or as an SVG document."""
    known = game.known(states, i, seat)
    picture, texts = game.part("view").picture(known, seat), game.texts("en")
    names = called(texts, int(states["seats"][i]), ())
    console = Console(
        width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False, record=mode == "svg"
    )
    console.print(board(game, picture, texts, names))
    if mode == "svg":
        return console.export_svg(title=game.title, theme=THEME, code_format=SHEET, unique_id=game.name)
    return console.file.getvalue()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType, reportUnknownMemberType]


def board(game: Game, picture: Any, texts: Any, names: list[str]) -> Any:
    """The game's own drawing, or the picture as it is if it has none."""
    if any((game.folder / name).exists() for name in ("terminal.py", "terminal")):
        return game.part("terminal").draw(picture, texts, names)
    from msgspec import to_builtins

    return Pretty(to_builtins(picture, enc_hook=list))


def known_mode(mode: str | None) -> str | None:
    """A way of drawing, checked."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode
