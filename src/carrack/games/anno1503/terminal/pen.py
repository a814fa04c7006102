"""What every part of the drawing uses: colours, words, and lines that are cut or filled to a width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from carrack.core.drawing import beside
from carrack.core.seats import look
from carrack.core.texts import Texts

from ..content import COLUMNS
from ..view import LEVEL_NAMES, Picture

# --- colours, from the tokens of the visual identity --------------------------------------------
SEA, REACH, PORT, WAVE = "#a8cdd1", "#7fb9b4", "#8fbbc4", "#7fb0b9"
LAND, GRASS, FOAM, INK, FRAME = "#e8d7a6", "#9c9a55", "#fbf6e6", "#2a2018", "#5b3a1e"
PLAQUE, EMPTY = "#fbf3dc", "#b59f6b"
BACKS = {2: "#1f7a6d", 3: "#2f5fa8", 4: "#a8322d"}
GOODS = {
    "wood": "#7a4a1f",
    "stone": "#5f6670",
    "tool": "#3d5f7d",
    "cloth": "#6c3f94",
    "spice": "#b03a1e",
    "tobacco": "#3f6b2b",
    "free_choice": "#8a6a12",
}
LEVELS = {"pioneer": "#7a5a2b", "settler": "#2f6b4a", "citizen": "#23579f", "merchant": "#7b2f7a"}
COIN, GOLD = "¤", "#b58310"
GOOD_ROOM = 5  # letters that the short name of every good keeps to
SIDE, WIDEST_SIDE = 34, 46  # the column at the right


class Pen:
    """The picture to draw, its words, and how wide things are."""

    def __init__(self, picture: Picture, texts: Texts, names: Sequence[str], cell: int, side: int) -> None:
        self.p, self.texts, self.names = picture, texts, names
        self.cell, self.side = cell, side  # columns of a square of the sea, and of a panel
        self.viewer = picture.players[picture.seat if picture.seat >= 0 else max(0, picture.active)]
        self.level_letters = dict(zip(LEVEL_NAMES, letters(self.name("level", x) for x in LEVEL_NAMES), strict=True))

    @property
    def width(self) -> int:
        """Columns of the sea with its frame."""
        return 4 + self.cell * COLUMNS

    def name(self, kind: str, name: str, width: int = 99) -> str:
        """The name of a thing, `good-spice`; its short one, `good-short-spice`, where the whole does not fit."""
        for key in (f"{kind}-{name}".replace("_", "-"), f"{kind}-short-{name}".replace("_", "-")):
            if self.texts.has(key) and cell_len(self.texts.say(key)) <= width:
                return self.texts.say(key)
        return set_cell_size(self.texts.say(f"{kind}-{name}".replace("_", "-")), width)

    def good(self, name: str, width: int = GOOD_ROOM) -> str:
        """A good's name; a good of one's choice is a question mark."""
        return "?" if name == "free_choice" else self.name("good", name, width)

    def seat(self, p: int) -> str:
        """The style of a seat's pieces."""
        return look(p).style

    def heading(self, text: str) -> Text:
        """A line across a panel."""
        title = f"─ {text[: self.side - 4]} "
        return Text.assemble((title, "bold"), ("─" * (self.side - cell_len(title)), "dim"))


def ink(text: str, style: str = "") -> Text:
    """A line to append to: its first words have a style of their own that does not spread."""
    return Text().append(text, style)


def fit(text: str, width: int) -> str:
    """Text cut or filled to a width."""
    return set_cell_size(text, width)


def filled(line: Text, width: int, style: str) -> Text:
    """A line cut or filled to a width in a style."""
    line.truncate(width)
    return line.append(" " * (width - line.cell_len), style)


def letters(words: Iterable[str]) -> list[str]:
    """One letter for each word, all different: the first that is free, consonants before vowels after the first.

    >>> letters(["pionier", "kolonist", "burger", "koopman"])
    ['P', 'K', 'B', 'M']
    """
    out: list[str] = []
    for word in words:
        upper = word.upper()
        order = upper[:1] + "".join(c for c in upper[1:] if c not in "AEIOU") + upper[1:]
        out.append(next((c for c in order if c.isalpha() and c not in out), str(len(out))))
    return out


# --- blocks of lines ----------------------------------------------------------------------------
def halves(blocks: Sequence[list[Text]], width: int) -> list[Text]:
    """Blocks in two columns of about the same height."""
    cut = min(range(len(blocks) + 1), key=lambda n: max(len(stacked(blocks[:n])), len(stacked(blocks[n:]))))
    return beside(stacked(blocks[:cut]), stacked(blocks[cut:]), width)


def stacked(blocks: Sequence[list[Text]]) -> list[Text]:
    """Blocks under each other."""
    return [line for block in blocks for line in block]
