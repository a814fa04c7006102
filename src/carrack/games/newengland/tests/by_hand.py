"""The rules about land and figures once more, slowly and plainly, from what people see on the board. Tests hold the quick rules to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..content import CARD_TERRAIN, Card, Figure
from ..state import NOT_LAID, USED

COLUMNS = "ABCDEFGHIJK"
BOARD = [f"{c}{r}" for r in range(1, 10) for c in COLUMNS if f"{c}{r}" != "K1"]
COAST = {name for name in BOARD if name[1] == "1" or name[0] == "K"}
PICTURES = {
    "d2": "##",
    "l3": "#. ##",
    "i3": "###",
    "o4": "## ##",
    "i4": "####",
    "t4": "### .#.",
    "s4": ".## ##.",
    "l4": "#. #. ##",
}


# --- The board ----------------------------------------------------------------------------------
def _shift(name: str, dx: int, dy: int) -> str | None:
    x, y = COLUMNS.index(name[0]) + dx, int(name[1]) + dy
    if not (0 <= x < 11 and 1 <= y <= 9) or (x == 10 and y == 1):
        return None
    return f"{COLUMNS[x]}{y}"


def _all(names: Iterable[str | None]) -> set[str]:
    return {name for name in names if name is not None}


def beside(name: str) -> set[str]:
    """Plots that share an edge with this one."""
    return _all(_shift(name, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def around(name: str) -> set[str]:
    """Plots that share an edge or a corner with this one."""
    return _all(_shift(name, dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


def pairs() -> list[tuple[str, str]]:
    """All spots for a start tile, the lower plot first."""
    return [(a, b) for i, a in enumerate(BOARD) for b in BOARD[i + 1 :] if b in beside(a)]


# --- Tiles --------------------------------------------------------------------------------------
class Tile(NamedTuple):
    plots: tuple[str, ...]
    owner: int
    terrain: int
    used: bool
    figure: int

    @property
    def coastal(self) -> bool:
        return any(name in COAST for name in self.plots)


def tiles(s: Any) -> list[Tile]:
    """All tiles on the board."""
    second = dict[int, int]()
    for seat in range(s.seats):
        for terrain in range(3):
            spot = int(s.start_tile[seat, terrain])
            if spot != NOT_LAID:
                first, down = spot % 98, spot >= 98
                name = _shift(BOARD[first], 0, 1) if down else _shift(BOARD[first], 1, 0)
                assert name is not None
                second[first] = BOARD.index(name)
    out = list[Tile]()
    for i, name in enumerate(BOARD):
        if s.ground[i] and i not in second.values():
            plots = (name, BOARD[second[i]]) if i in second else (name,)
            out.append(Tile(plots, int(s.owner[i]), (int(s.ground[i]) - 1) % 3, bool(s.ground[i] >= USED), int(s.figure[i])))
    return out


def area(s: Any, seat: int, terrain: int) -> set[str]:
    return {name for tile in tiles(s) if (tile.owner, tile.terrain) == (seat, terrain) for name in tile.plots}


def is_connected(plots: set[str]) -> bool:
    reached = {min(plots)}
    while True:
        more = {n for name in reached for n in beside(name) & plots} | reached
        if more == reached:
            return reached == plots
        reached = more


def room(s: Any, seat: int, terrain: int) -> set[str]:
    """Where a land tile may lie (NE-7.1 to NE-7.3)."""
    taken = {name for tile in tiles(s) for name in tile.plots}
    rivals = {name for p in range(s.seats) if p != seat for name in area(s, p, terrain)}
    mine = area(s, seat, terrain)
    return {name for name in BOARD if name not in taken and beside(name) & mine and not beside(name) & rivals}


# --- Shapes -------------------------------------------------------------------------------------
def turned(picture: str) -> list[list[str]]:
    """The four quarter turns of a picture, as rows."""
    rows, out = picture.split(), list[list[str]]()
    for _ in range(4):
        out.append(rows)
        rows = ["".join(row) for row in zip(*rows[::-1], strict=True)]
    return out


def places(shape: str, mirrored: bool = False) -> set[frozenset[str]]:
    """Every set of plots of a shape on the empty board."""
    picture, out = PICTURES[shape], set[frozenset[str]]()
    pictures = turned(picture) + (turned(" ".join(row[::-1] for row in picture.split())) if mirrored else [])
    for rows in pictures:
        for at in ((x, y) for x in range(11) for y in range(1, 10)):
            cells = [(at[0] + x, at[1] + y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "#"]
            if all(x <= 10 and y <= 9 and (x, y) != (10, 1) for x, y in cells):
                out.add(frozenset(f"{COLUMNS[x]}{y}" for x, y in cells))
    return out


PLACES = {(shape, mirrored): places(shape, mirrored) for shape in PICTURES for mirrored in (False, True)}


# --- Figures ------------------------------------------------------------------------------------
def can_seat(s: Any, seat: int, wanted: list[Tile]) -> bool:
    """Whether every pilgrim and every ship finds a tile of its own outside the wanted ones: tried, not counted (NE-11.2)."""
    open_tiles = [t for t in tiles(s) if t.owner == seat and not t.used and t.figure != Figure.BARN and t not in wanted]
    berths = [[i for i, t in enumerate(open_tiles) if t.coastal]] * int(s.cards[seat, Card.SHIP])
    choices = berths + [list(range(len(open_tiles)))] * int(s.cards[seat, Card.PILGRIM])
    holder = dict[int, int]()

    def seated(figure: int, tried: set[int]) -> bool:
        for i in choices[figure]:
            if i not in tried:
                tried.add(i)
                if i not in holder or seated(holder[i], tried):
                    holder[i] = figure
                    return True
        return False

    return all(seated(figure, set()) for figure in range(len(choices)))


def shape_sets(s: Any, seat: int, card: int) -> set[frozenset[str]]:
    """The sets of plots on which a land-use card can be carried out (NE-8.1 to NE-8.4, NE-11.2)."""
    terrain, shape = int(CARD_TERRAIN[card]), Card(card).name.lower()[2:]
    mine = [t for t in tiles(s) if (t.owner, t.terrain, t.used) == (seat, terrain, False) and t.figure != Figure.BARN]
    plots, out = {name for t in mine for name in t.plots}, set[frozenset[str]]()
    for place in PLACES[shape, bool(s.mirror_shapes)]:
        if place <= plots:
            wanted = [t for t in mine if place & set(t.plots)]
            if all(set(t.plots) <= place for t in wanted) and can_seat(s, seat, wanted):
                out.add(place)
    return out


def figure_tiles(s: Any, seat: int, card: int) -> set[str]:
    """The tiles, by their first plots, on which a figure card can put its figure (NE-11.3)."""
    out = set[str]()
    for t in tiles(s):
        may = {
            Card.PILGRIM: t.figure == Figure.NONE,
            Card.BARN: t.figure != Figure.BARN,
            Card.SHIP: t.figure in (Figure.NONE, Figure.PILGRIM) and t.coastal,
        }[Card(card)]
        if t.owner == seat and not t.used and may and can_seat(s, seat, [t]):
            out.add(t.plots[0])
    return out


def carries_out(s: Any, seat: int, card: int) -> bool:
    return bool(figure_tiles(s, seat, card) if card < 3 else shape_sets(s, seat, card))


def reseats(s: Any, wanted: set[str]) -> set[str]:
    """The tiles to which the figure that steps aside may go (NE-11.4)."""
    ship = s.reseated < s.lifted_ships
    allowed = (Figure.NONE, Figure.PILGRIM) if ship else (Figure.NONE,)
    return {
        t.plots[0]
        for t in tiles(s)
        if t.owner == s.active and not t.used and t.figure in allowed and not wanted & set(t.plots) and (t.coastal or not ship)
    }
