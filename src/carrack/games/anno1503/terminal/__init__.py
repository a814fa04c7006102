"""Anno 1503 drawn in a terminal: the sea, the own home island, the others, and what can be won.

Only the picture of one seat is drawn, so nothing can be shown that the seat may not see. Seats have a colour and an emblem, tiles and goods
a colour and letters: everything can be told apart without colour too. No emoji, so that every character has a known width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from carrack.core.texts import Texts

from ..content import COLUMNS
from ..view import Picture
from .home import home, low_home
from .panels import bar, buildings, costs, hand, low_others, market, others, victory
from .pen import GAP, SIDE, WIDEST_SIDE, Pen, beside, halves, stacked
from .sea import low_sea, sea

PARTS = ("sea", "home", "others", "costs", "buildings")  # what can be asked for by itself
AT_SEA = ("ships", "draw_at_sea", "look", "tile", "reveal", "turn_back", "refill", "lay")  # phases in which the sea matters most
LEFT_OUT = "others, costs, buildings"


def draw(picture: Picture, texts: Texts, names: Sequence[str], height: int | None = None, part: str = "") -> Board:
    """The table as the picture's seat sees it, fitted to the width of the terminal.

    With a height less is drawn, and more densely, so that what matters in this phase fits; with a part, one of PARTS, only that.
    """
    return Board(picture, texts, names, height, part)


class Board:
    """The renderable."""

    def __init__(self, picture: Picture, texts: Texts, names: Sequence[str], height: int | None, part: str) -> None:
        self.picture, self.texts, self.names = picture, texts, names
        self.height, self.part = height, part

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        wide = width >= 4 + 5 * COLUMNS + GAP + SIDE  # there is room for a column at the right
        cell = next((n for n in (7, 6) if width >= 4 + n * COLUMNS + (GAP + SIDE) * wide), 5)
        cell = 5 if wide and cell == 6 else min(cell, 7 if wide else 6)
        spare = width - (4 + cell * COLUMNS) - GAP
        pen = Pen(self.picture, self.texts, self.names, cell, min(WIDEST_SIDE, spare) if wide else SIDE)
        layouts = [self.only(pen)] if self.part else self.beside(pen) if wide else self.below(pen)
        lines: list[Text] = []
        for lines in layouts:
            if self.height is None or len(lines) <= self.height:
                break
        for line in lines:
            line.truncate(width)
            line.no_wrap, line.overflow = True, "crop"
            yield line

    def only(self, pen: Pen) -> list[Text]:
        """One part by itself."""
        match self.part:
            case "sea":
                return sea(pen)
            case "home":
                return [*home(pen), market(pen), hand(pen)]
            case "others":
                return halves([victory(pen), *others(pen)], pen.side)
            case "costs":
                return costs(pen)
            case _:
                return buildings(pen)

    # --- from everything to the least; the first that is low enough is drawn --------------------

    def beside(self, pen: Pen) -> Iterator[list[Text]]:
        """Panels at the right; those that do not fit are left out, the last first."""
        blocks = [victory(pen), *others(pen), costs(pen), buildings(pen)]
        for main in self.mains(pen, whole=True):
            yield beside(main, stacked(blocks), pen.width)
            break
        for main in self.mains(pen):
            while len(stacked(blocks)) > (self.height or 0):
                blocks.pop()
            yield beside(main, stacked(blocks), pen.width)

    def below(self, pen: Pen) -> Iterator[list[Text]]:
        """Panels below."""
        people = [victory(pen), *others(pen)]
        for main in self.mains(pen, whole=True):
            yield [*main, Text(""), *halves([*people, costs(pen), buildings(pen)], pen.side)]
            break
        for i, main in enumerate(self.mains(pen)):
            yield [*main, *halves(people, pen.side)]
            yield [*main, *low_others(pen)]
            if i:
                yield main

    def mains(self, pen: Pen, whole: bool = False) -> Iterator[list[Text]]:
        """Sea, home and hand; in the phases at sea the sea is last to be given up."""
        top = bar(pen, "" if whole else LEFT_OUT)
        yield [top, *sea(pen), market(pen), *home(pen), hand(pen)]
        low = low_home(pen)
        if self.picture.phase in AT_SEA:
            yield [top, *low, hand(pen), *sea(pen)]
            yield [top, *low[:2], hand(pen), *sea(pen)]
            yield [top, low[0], *sea(pen)]
            yield [top, *low[:2], hand(pen), *low_sea(pen)]
            yield [top, *low_sea(pen)]
        else:
            yield [top, *low_sea(pen), market(pen), *low, hand(pen)]
            yield [top, market(pen), *low, hand(pen)]
            yield [*low, hand(pen)]
