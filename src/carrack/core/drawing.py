"""What the games' drawings in a terminal do alike. A game says which lines there are, from everything to the least, and the first that fit are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from .seats import look
from .texts import Texts

GAP = 2  # columns between two things beside each other

Seen = TypeVar("Seen")  # the game's picture


class Drawing(Generic[Seen]):
    """The table as the picture's seat sees it, to be printed. With a `height` less is drawn, and more densely; with a `part`, only that."""

    def __init__(self, picture: Seen, texts: Texts, names: Sequence[str], height: int | None = None, part: str = "") -> None:
        self.p, self.texts, self.names = picture, texts, names
        self.height, self.part = height, part

    def layouts(self, width: int) -> Iterator[list[Text]]:
        """From everything to the least; the first that is low enough is drawn."""
        raise NotImplementedError

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, lines = options.max_width, list[Text]()
        for lines in self.layouts(width):
            if self.height is None or len(lines) <= self.height:
                break
        for line in lines:
            line.truncate(width)
            line.no_wrap, line.overflow = True, "crop"
            yield line

    def name(self, kind: str, name: str) -> str:
        """The name of a thing, `good-spice`."""
        return self.texts.say(f"{kind}-{name}".replace("_", "-"))

    def seat(self, p: int) -> str:
        """The style of a seat's pieces."""
        return look(p).style


def beside(left: Sequence[Text], right: Sequence[Text], width: int = 0) -> list[Text]:
    """Two columns side by side, the left one of this width, or as wide as its lines."""
    room = width or max(cell_len(line.plain) for line in left)
    lines: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text("")
        line.truncate(room)
        line.append(" " * (room + GAP - line.cell_len), "default on default")
        lines.append(line.append_text(right[i]) if i < len(right) else line)
    return lines
