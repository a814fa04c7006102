"""The sea board: islands, ships, and how far the own ships can still sail. Two lines for each row, or one on a low terminal."""

from __future__ import annotations

from rich.text import Text

from carrack.core.seats import look

from ..content import COLUMNS, ROWS, SAIL, SQUARE_NAMES, SQUARES, START, TREASURE_GOLD
from ..view import IslandTile
from .pen import BACKS, EMPTY, FOAM, FRAME, GOLD, GOODS, GRASS, INK, LAND, PLAQUE, PORT, REACH, SEA, WAVE, Pen, fit, ink

WOOD = f"bold {LAND} on {FRAME}"  # the frame
HERE = "#e0672f"  # the island that is looked at
OCEAN = "M A R E   O C E A N U M"
OCEAN_ROW, OCEAN_COLUMN, OCEAN_CELLS = 1, 4, 5
Ships = dict[int, list[tuple[int, int]]]


def sea(pen: Pen) -> list[Text]:
    """The board in its wooden frame, two lines for each row."""
    lines = [numbers(pen)]
    ships, reach = ships_of(pen), reach_of(pen)
    calm = not reach and not any(OCEAN_ROW * COLUMNS + OCEAN_COLUMN + i in ships for i in range(OCEAN_CELLS))
    tiles = {tile.island: tile for tile in pen.p.islands}
    for row in range(ROWS):
        for half in range(2):
            line = ink(f"{'ABCDE'[row]} " if not half else "  ", WOOD)
            for column in range(COLUMNS):
                at = row * COLUMNS + column
                if SQUARES[at].isdigit():
                    land(pen, line, at, half, tiles[SQUARE_NAMES[at]])
                else:
                    water(pen, line, at, half, ships.get(at, []), reach, calm)
            lines.append(line.append("  ", WOOD))
    lines.append(ink("▀" * pen.width, FRAME))
    return lines


def low_sea(pen: Pen) -> list[Text]:
    """The board with one line for each row."""
    lines = [numbers(pen)]
    ships, reach = ships_of(pen), reach_of(pen)
    tiles = {tile.island: tile for tile in pen.p.islands}
    for row in range(ROWS):
        line = ink(f"{'ABCDE'[row]} ", WOOD)
        for column in range(COLUMNS):
            at = row * COLUMNS + column
            if SQUARES[at].isdigit():
                low_land(pen, line, tiles[SQUARE_NAMES[at]])
            else:
                low_water(pen, line, at, ships.get(at, []), reach)
        lines.append(line.append("  ", WOOD))
    return lines


def numbers(pen: Pen) -> Text:
    """The numbers of the columns, on the frame."""
    top = ink("  ", WOOD)
    for column in range(COLUMNS):
        top.append(str(column + 1).center(pen.cell), WOOD)
    return top.append("  ", WOOD)


# --- islands ------------------------------------------------------------------------------------
def land(pen: Pen, line: Text, at: int, half: int, tile: IslandTile) -> None:
    """One line of an island square: its tile's back above, what I have seen of it below."""
    if tile.back and tile.face and half:
        line.append(fit(face(pen, tile.face).center(pen.cell), pen.cell), f"bold {face_colour(tile.face)} on {PLAQUE}")
        return
    column = at % COLUMNS
    coast = f"{FOAM} on {LAND}"
    west = column == 0 or not SQUARES[at - 1].isdigit()
    east = column == COLUMNS - 1 or not SQUARES[at + 1].isdigit()
    inner = pen.cell - 2
    line.append("▌" if west else " ", coast)
    if tile.back and not half:
        line.append(f"[{tile.back}]".center(inner), f"bold {FOAM} on {back_colour(pen, tile)}")
    elif tile.back:
        line.append(" " * (inner - len(tile.looked) >> 1), f"on {LAND}")
        for p in tile.looked:
            line.append(look(p).emblem, f"bold {look(p).colour} on {LAND}")
        line.append(" " * (inner - len(tile.looked) - (inner - len(tile.looked) >> 1)), f"on {LAND}")
    elif not half:
        line.append(str(tile.mark).center(inner), f"{EMPTY} on {LAND}")
    else:
        line.append(("  ,", " , ", ",  ", " ' ")[at % 4].center(inner), f"{GRASS} on {LAND}")
    line.append("▐" if east else " ", coast)


def low_land(pen: Pen, line: Text, tile: IslandTile) -> None:
    """An island square in one line: the tile's back, and after it what I have seen of it or who has looked."""
    room = pen.cell - 1
    if not tile.back:
        line.append(str(tile.mark).center(pen.cell), f"{EMPTY} on {LAND}")
    elif tile.face:
        line.append(str(tile.back), f"bold {FOAM} on {back_colour(pen, tile)}")
        line.append(fit(face(pen, tile.face, room), room), f"bold {face_colour(tile.face)} on {PLAQUE}")
    elif tile.looked:
        line.append(str(tile.back), f"bold {FOAM} on {back_colour(pen, tile)}")
        for p in tile.looked[:room]:
            line.append(look(p).emblem, f"bold {look(p).colour} on {LAND}")
        line.append(" " * (room - len(tile.looked)), f"on {LAND}")
    else:
        left = (pen.cell - 3) // 2
        line.append(" " * left, f"on {LAND}")
        line.append(f"[{tile.back}]", f"bold {FOAM} on {back_colour(pen, tile)}")
        line.append(" " * (pen.cell - 3 - left), f"on {LAND}")


def back_colour(pen: Pen, tile: IslandTile) -> str:
    return HERE if tile.island == pen.p.island else BACKS[tile.back]


def face(pen: Pen, face: str, width: int = 5) -> str:
    """A tile's face in a few letters."""
    if face == "treaty":
        return "−1"
    if face == "treasure_gold":
        return f"+{TREASURE_GOLD}"
    if face == "treasure_upgrade":
        return "+▲"
    return pen.good(face.removeprefix("post_"), width)


def face_colour(face: str) -> str:
    return GOODS.get(face.removeprefix("post_"), GOLD if face == "treasure_gold" else INK)


# --- ships and water ----------------------------------------------------------------------------
def ships_of(pen: Pen) -> Ships:
    """The ships on each square, as (seat, ship)."""
    out: Ships = {}
    for player in pen.p.players:
        for ship in player.ships:
            if ship.square:
                out.setdefault(SQUARE_NAMES.index(ship.square), []).append((player.seat, ship.ship))
    return out


def reach_of(pen: Pen) -> dict[int, int]:
    """Where the own ships can still sail, with the action points left there."""
    out: dict[int, int] = {}
    if pen.p.phase != "ships" or pen.p.seat != pen.p.active:
        return out
    for ship in pen.viewer.ships:
        ring = [SQUARE_NAMES.index(ship.square)] if ship.square else []
        points = ship.points
        out.update((at, max(points, out.get(at, 0))) for at in ring)
        while ring and points > 0:
            points -= 1
            ring = [n for at in ring for n in SAIL[at].tolist() if n >= 0 and out.get(n, -1) < points]
            out.update((n, points) for n in ring)
    return out


def colour_of(at: int, reach: dict[int, int]) -> str:
    return REACH if at in reach else PORT if at == START else SEA


def under_sail(pen: Pen, line: Text, p: int, n: int, colour: str) -> None:
    """One ship in the middle of a square."""
    left = (pen.cell - 4) // 2
    line.append(" " * left, f"on {colour}")
    line.append("◥", f"{look(p).colour} on {colour}")
    line.append(f"{look(p).emblem}{n}", pen.seat(p))
    line.append("◤", f"{look(p).colour} on {colour}")
    line.append(" " * (pen.cell - 4 - left), f"on {colour}")


def shields(pen: Pen, line: Text, ships: list[tuple[int, int]], numbered: bool, colour: str) -> None:
    """Ships as small shields."""
    for p, n in ships:
        line.append(look(p).emblem + (str(n) if numbered else ""), pen.seat(p))
    line.append(" " * (pen.cell - (2 if numbered else 1) * len(ships)), f"on {colour}")


def water(pen: Pen, line: Text, at: int, half: int, ships: list[tuple[int, int]], reach: dict[int, int], calm: bool) -> None:
    """One line of a sea square: up to two ships under sail, more of them as small shields."""
    row, column = divmod(at, COLUMNS)
    colour, cell = colour_of(at, reach), pen.cell
    style = f"{WAVE if colour == SEA else INK} on {colour}"
    if len(ships) > 2:
        numbered = len(ships) <= 2 * (cell // 2)
        each = cell // 2 if numbered else cell
        shields(pen, line, ships[half * each : (half + 1) * each], numbered, colour)
    elif half < len(ships):
        under_sail(pen, line, *ships[half], colour)
    elif half and at in reach:
        line.append(f"·{reach[at]}·".center(cell), f"bold {style}")
    elif at == START and not half:
        line.append("⌂".center(cell), f"bold {INK} on {colour}")
    elif calm and half and row == OCEAN_ROW and 0 <= column - OCEAN_COLUMN < OCEAN_CELLS:
        words = OCEAN.center(OCEAN_CELLS * cell)
        line.append(words[(column - OCEAN_COLUMN) * cell :][:cell], f"italic #4f8791 on {SEA}")
    else:
        north, south = row > 0 and SQUARES[at - COLUMNS].isdigit(), row < ROWS - 1 and SQUARES[at + COLUMNS].isdigit()
        if south if half else north:
            line.append(("▁" if half else "▔") * cell, f"{FOAM} on {colour}")
        else:
            waves(pen, line, (row * 7 + column * 3 + half * 2) % cell, style)


def low_water(pen: Pen, line: Text, at: int, ships: list[tuple[int, int]], reach: dict[int, int]) -> None:
    """A sea square in one line: a ship under sail, or shields; when they are too many, one for each seat."""
    row, column = divmod(at, COLUMNS)
    colour = colour_of(at, reach)
    style = f"{WAVE if colour == SEA else INK} on {colour}"
    if len(ships) == 1:
        under_sail(pen, line, *ships[0], colour)
    elif ships:
        some = ships if len(ships) <= pen.cell else list(dict(ships).items())
        shields(pen, line, some, 2 * len(ships) <= pen.cell, colour)
    elif at in reach:
        line.append(f"·{reach[at]}·".center(pen.cell), f"bold {style}")
    elif at == START:
        line.append("⌂".center(pen.cell), f"bold {INK} on {colour}")
    else:
        waves(pen, line, (row * 7 + column * 3) % pen.cell, style)


def waves(pen: Pen, line: Text, at: int, style: str) -> None:
    """Open water with one wave."""
    line.append(" " * at + "~" + " " * (pen.cell - at - 1), style)
