"""Anno 1503 drawn in a terminal: the sea, the own home island, the others, and what can be won.

Only the picture of one seat is drawn, so nothing can be shown that the seat may not see. Seats have a colour and an emblem, tiles and goods
a colour and letters: everything can be told apart without colour too. No emoji, so that every character has a known width.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from carrack.core.drawing import GAP, Drawing, beside

from ..content import COLUMNS
from ..view import Picture
from .home import home, low_home
from .panels import bar, buildings, costs, hand, low_others, market, others, victory
from .pen import SIDE, WIDEST_SIDE, Pen, halves, stacked
from .sea import low_sea, sea

PARTS = ("sea", "home", "others", "costs", "buildings")  # what can be asked for by itself
AT_SEA = ("ships", "draw_at_sea", "look", "tile", "reveal", "turn_back", "refill", "lay")  # phases in which the sea matters most


class Board(Drawing[Picture]):
    """Fitted to the width of the terminal; what matters in this phase is given up last."""

    def layouts(self, width: int) -> Iterator[list[Text]]:
        """From everything to the least; the first that is low enough is drawn."""
        wide = width >= 4 + 5 * COLUMNS + GAP + SIDE  # there is room for a column at the right
        cells = (7, 5) if wide else (6, 5)
        cell = next((n for n in cells if 4 + n * COLUMNS + (GAP + SIDE if wide else 0) <= width), 5)
        side = min(WIDEST_SIDE, width - 4 - cell * COLUMNS - GAP) if wide else SIDE
        pen = Pen(self.p, self.texts, self.names, cell, side)
        if self.part:
            yield self.only(pen)
        else:
            yield from self.beside(pen) if wide else self.below(pen)

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

    def beside(self, pen: Pen) -> Iterator[list[Text]]:
        """Panels at the right; those that do not fit are left out, the last first."""
        blocks = [victory(pen), *others(pen), costs(pen), buildings(pen)]
        yield beside([bar(pen), *self.full(pen)], stacked(blocks), pen.width)
        while len(stacked(blocks)) > (self.height or 0):
            blocks.pop()
        out = self.p.seats + 2 - len(blocks)
        top = bar(pen, ", ".join(PARTS[-min(3, out) :]) if out else "")
        for main in (self.full(pen), *self.dense(pen)):
            yield beside([top, *main], stacked(blocks), pen.width)

    def below(self, pen: Pen) -> Iterator[list[Text]]:
        """Panels below; the other seats in one line each where they do not fit."""
        people = [victory(pen), *others(pen)]
        yield [bar(pen), *self.full(pen), Text(""), *halves([*people, costs(pen), buildings(pen)], pen.side)]
        top = bar(pen, ", ".join(PARTS[-2:]))
        for main in (self.full(pen), *self.dense(pen)):
            yield [top, *main, *halves(people, pen.side)]
            yield [top, *low_others(pen), *main]
            if len(main) < len(self.full(pen)):
                yield [bar(pen, ", ".join(PARTS[-3:])), *main]

    def full(self, pen: Pen) -> list[Text]:
        """Sea, home and hand with all their lines."""
        return [*sea(pen), market(pen), *home(pen), hand(pen)]

    def dense(self, pen: Pen) -> Iterator[list[Text]]:
        """Sea, home and hand with fewer and fewer lines; in the phases at sea the sea is the last to be given up."""
        low = low_home(pen)
        if self.p.phase in AT_SEA:
            yield [*low, hand(pen), *sea(pen)]
            yield [*low[:2], hand(pen), *sea(pen)]
            yield [low[0], *sea(pen)]
            yield [*low[:2], hand(pen), *low_sea(pen)]
            yield low_sea(pen)
        else:
            yield [*low_sea(pen), market(pen), *low, hand(pen)]
            yield [market(pen), *low, hand(pen)]
            yield [*low, hand(pen)]


draw = Board
