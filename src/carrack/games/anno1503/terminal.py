"""Anno 1503 drawn in a terminal: the sea, the own home island, the others, and what can be won.

Only the picture of one seat is drawn, so nothing can be shown that the seat may not see. Seats have a colour and an emblem, tiles and goods
a colour and letters: everything can be told apart without colour too. No emoji, so that every character has a known width.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from carrack.core.texts import Texts

from .content import (
    BUYS,
    COLUMNS,
    CONDITIONS,
    COSTS,
    HAND_LIMIT,
    POINTS_TO_WIN,
    ROWS,
    SAFE_FIELDS,
    SAIL,
    SQUARE_NAMES,
    SQUARES,
    START,
    TREASURE_GOLD,
    WOODEN_JETTIES,
    Cost,
    Level,
)
from .view import GOOD_NAMES, LEVEL_NAMES, IslandTile, Picture, Player

# --- colours, from the tokens of the visual identity --------------------------------------------
SEA, REACH, PORT, WAVE = "#a8cdd1", "#7fb9b4", "#8fbbc4", "#7fb0b9"
LAND, GRASS, FOAM, INK, FRAME = "#e8d7a6", "#9c9a55", "#fbf6e6", "#2a2018", "#5b3a1e"
PLAQUE, EMPTY = "#fbf3dc", "#b59f6b"
SEATS = (("#b5232b", "#ffffff"), ("#23579f", "#ffffff"), ("#edb230", "#2a2018"), ("#3f8f6c", "#ffffff"), ("#f7f2e6", "#2a2018"))
EMBLEMS = "+=●/^"
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
SPACE = 9  # of a resident on the smallest board
GAP, SIDE, WIDEST_SIDE = 2, 34, 46  # the column at the right
OCEAN = "M A R E   O C E A N U M"
OCEAN_ROW, OCEAN_COLUMN, OCEAN_CELLS = 1, 4, 5


def draw(picture: Picture, texts: Texts, names: Sequence[str]) -> Board:
    """The whole table as the picture's seat sees it; it fits itself to the width of the terminal."""
    return Board(picture, texts, names)


def ink(text: str, style: str = "") -> Text:
    """A line to append to: its first words have a style of their own that does not spread."""
    return Text().append(text, style)


def fit(text: str, width: int) -> str:
    """Text cut or filled to a width."""
    text = text if cell_len(text) <= width else text[: width - 1] + "."
    return text + " " * (width - cell_len(text))


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


class Board:
    """The renderable."""

    def __init__(self, picture: Picture, texts: Texts, names: Sequence[str]) -> None:
        self.p, self.texts, self.names = picture, texts, names
        self.viewer = picture.players[picture.seat if picture.seat >= 0 else max(0, picture.active)]
        self.level_letters = dict(zip(LEVEL_NAMES, letters(self.word("level", x) for x in LEVEL_NAMES), strict=True))
        self.cell, self.side = 5, SIDE

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        self.cell = 7 if width >= 4 + 7 * COLUMNS + GAP + SIDE else 5
        spare = width - self.width - GAP
        self.side = min(WIDEST_SIDE, spare) if spare >= SIDE else SIDE
        main = [self.bar(), *self.sea(), self.market(), *self.home(), *self.hand()]
        blocks = [self.victory(), *self.others(), self.costs(), self.buildings()]
        if spare >= SIDE:
            lines = beside(main, stacked(blocks), self.width, GAP)
        else:
            lines = [*main, Text(""), *beside(*halves(blocks), self.side, GAP)]
        for line in lines:
            line.truncate(width)
            line.no_wrap, line.overflow = True, "crop"
            yield line

    # --- words ----------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        return 4 + self.cell * COLUMNS

    def word(self, kind: str, name: str) -> str:
        """The name of a thing, `good-spice`."""
        key = f"{kind}-{name}".replace("_", "-")
        return self.texts.say(key) if self.texts.has(key) else name.replace("_", " ")

    def ui(self, key: str, **args: int | str) -> str:
        return self.texts.say(f"ui-{key}", **args) if self.texts.has(f"ui-{key}") else key

    def good(self, name: str, width: int) -> str:
        """A good's name, as much of it as fits."""
        return "?" if name == "free_choice" else self.word("good", name)[:width]

    def seat(self, p: int) -> str:
        """The style of a seat's pieces."""
        back, ink = SEATS[p]
        return f"bold {ink} on {back}"

    def heading(self, text: str, width: int) -> Text:
        return Text.assemble(
            (fit(f"─ {text} ", 0) if width < 4 else f"─ {text[: width - 4]} ", "bold"), ("─" * max(0, width - len(text) - 3), "dim")
        )

    # --- the top line ---------------------------------------------------------------------------

    def bar(self) -> Text:
        """Round, turn, die and event."""
        p = self.p
        rounds = self.ui("round-of", n=p.round, limit=p.round_limit) if p.round_limit else self.ui("round", n=p.round)
        line = Text.assemble((f" {rounds}  ", "bold"))
        if p.turn and p.phase != "over":
            line.append(f" {EMBLEMS[p.active]} {self.names[p.active]} ", self.seat(p.active))
            line.append(f" {self.word('phase', p.phase)}  ")
        if p.roll:
            line.append(f" {p.roll} ", f"bold {INK} on {FOAM}")
        if p.event != "none":
            line.append("  " + self.word("event", p.event), "bold red")
        return line

    # --- the sea --------------------------------------------------------------------------------

    def sea(self) -> list[Text]:
        """The board in its wooden frame, two lines for each row."""
        frame = f"bold {LAND} on {FRAME}"
        top = ink("  ", frame)
        for column in range(COLUMNS):
            top.append(str(column + 1).center(self.cell), frame)
        lines = [top.append("  ", frame)]
        ships, reach = self.ships(), self.reach()
        calm = not reach and not any(OCEAN_ROW * COLUMNS + OCEAN_COLUMN + i in ships for i in range(OCEAN_CELLS))
        tiles = {tile.island: tile for tile in self.p.islands}
        for row in range(ROWS):
            for half in range(2):
                line = ink(f"{'ABCDE'[row]} " if not half else "  ", frame)
                for column in range(COLUMNS):
                    at = row * COLUMNS + column
                    if SQUARES[at].isdigit():
                        self.land(line, at, half, tiles[SQUARE_NAMES[at]])
                    else:
                        self.water(line, at, half, ships.get(at, []), reach, calm)
                lines.append(line.append("  ", frame))
        lines.append(ink("▀" * self.width, FRAME))
        return lines

    def land(self, line: Text, at: int, half: int, tile: IslandTile) -> None:
        """One line of an island square: its tile's back above, what I have seen of it below."""
        column = at % COLUMNS
        coast = f"{FOAM} on {LAND}"
        west = column == 0 or not SQUARES[at - 1].isdigit()
        east = column == COLUMNS - 1 or not SQUARES[at + 1].isdigit()
        inner = self.cell - 2
        line.append("▌" if west else " ", coast)
        if tile.back and not half:
            here = tile.island == self.p.island
            line.append(
                f"[{tile.back}]".center(inner) if inner > 3 else f"[{tile.back}]",
                f"bold {FOAM} on {'#e0672f' if here else BACKS[tile.back]}",
            )
        elif tile.back and tile.face:
            line.append(fit(self.face(tile.face, inner).center(inner), inner), f"bold {self.face_colour(tile.face)} on {PLAQUE}")
        elif tile.back:
            line.append(" " * (inner - len(tile.looked) >> 1), f"on {LAND}")
            for p in tile.looked:
                line.append(EMBLEMS[p], f"bold {SEATS[p][0]} on {LAND}")
            line.append(" " * (inner - len(tile.looked) - (inner - len(tile.looked) >> 1)), f"on {LAND}")
        elif not half:
            line.append(str(tile.mark).center(inner), f"{EMPTY} on {LAND}")
        else:
            line.append(("  ,", " , ", ",  ", " ' ")[at % 4].center(inner), f"{GRASS} on {LAND}")
        line.append("▐" if east else " ", coast)

    def face(self, face: str, width: int) -> str:
        """A tile's face in a few letters."""
        if face == "treaty":
            return "−1"
        if face == "treasure_gold":
            return f"+{TREASURE_GOLD}"
        if face == "treasure_upgrade":
            return "+▲"
        return self.good(face.removeprefix("post_"), width)

    def face_colour(self, face: str) -> str:
        return GOODS.get(face.removeprefix("post_"), GOLD if face == "treasure_gold" else INK)

    def ships(self) -> dict[int, list[tuple[int, int]]]:
        """The ships on each square, as (seat, ship)."""
        out: dict[int, list[tuple[int, int]]] = {}
        for player in self.p.players:
            for ship in player.ships:
                if ship.square:
                    out.setdefault(SQUARE_NAMES.index(ship.square), []).append((player.seat, ship.ship))
        return out

    def reach(self) -> dict[int, int]:
        """Where the own ships can still sail, with the action points left there."""
        out: dict[int, int] = {}
        if self.p.phase != "ships" or self.p.seat != self.p.active:
            return out
        for ship in self.viewer.ships:
            ring = [SQUARE_NAMES.index(ship.square)] if ship.square else []
            points = ship.points
            out.update((at, max(points, out.get(at, 0))) for at in ring)
            while ring and points > 0:
                points -= 1
                ring = [n for at in ring for n in SAIL[at].tolist() if n >= 0 and out.get(n, -1) < points]
                out.update((n, points) for n in ring)
        return out

    def water(self, line: Text, at: int, half: int, ships: list[tuple[int, int]], reach: dict[int, int], calm: bool) -> None:
        """One line of a sea square: up to two ships under sail, more of them as small shields."""
        row, column = divmod(at, COLUMNS)
        colour = REACH if at in reach else PORT if at == START else SEA
        style = f"{WAVE if colour == SEA else INK} on {colour}"
        if len(ships) <= 2:
            slot = half if len(ships) == 2 else 0
            if ships and (len(ships) == 2 or not half):
                p, n = ships[slot]
                left = (self.cell - 4) // 2
                line.append(" " * left, style)
                line.append("◥", f"{SEATS[p][0]} on {colour}")
                line.append(f"{EMBLEMS[p]}{n}", self.seat(p))
                line.append("◤", f"{SEATS[p][0]} on {colour}")
                line.append(" " * (self.cell - 4 - left), style)
                return
        else:
            each = 2 if len(ships) <= 2 * (self.cell // 2) else 1
            some = ships[: self.cell // each] if not half else ships[self.cell // each : 2 * (self.cell // each)]
            for p, n in some:
                line.append(EMBLEMS[p] + (str(n) if each == 2 else ""), self.seat(p))
            line.append(" " * (self.cell - each * len(some)), style)
            return
        if half and at in reach:
            line.append(f"·{reach[at]}·".center(self.cell), f"bold {style}")
        elif at == START and not half:
            line.append("⌂".center(self.cell), f"bold {INK} on {colour}")
        elif calm and half and row == OCEAN_ROW and 0 <= column - OCEAN_COLUMN < OCEAN_CELLS:
            line.append(
                OCEAN.center(OCEAN_CELLS * self.cell)[(column - OCEAN_COLUMN) * self.cell :][: self.cell], f"italic #4f8791 on {SEA}"
            )
        else:
            north, south = row > 0 and SQUARES[at - COLUMNS].isdigit(), row < ROWS - 1 and SQUARES[at + COLUMNS].isdigit()
            if south if half else north:
                line.append(("▁" if half else "▔") * self.cell, f"{FOAM} on {colour}")
                return
            water = [" "] * self.cell
            water[(row * 7 + column * 3 + half * 2) % self.cell] = "~"
            line.append("".join(water), style)

    # --- the market -----------------------------------------------------------------------------

    def market(self) -> Text:
        """What lies in the supply, and what it costs the viewer."""
        line = ink(f" {self.ui('supply')} ", "bold")
        room = (self.width - len(line) - 12) // len(GOOD_NAMES)
        for good, n in self.p.supply.items():
            line.append(f"{n:2} ", "bold" if n else "bold red")
            line.append(self.good(good, room - 4), f"{FOAM} on {GOODS[good]}")
            line.append(" ")
        line.append(f"{self.ui('price')} {self.viewer.price}", f"bold {GOLD}")
        if self.p.active == self.viewer.seat:
            line.append(f" ×{self.p.purchases_left}", "" if self.p.purchases_left else "dim")
        return line

    # --- the home island ------------------------------------------------------------------------

    def home(self) -> list[Text]:
        """Jetties in the water, workshops and residents on land."""
        me, room = self.viewer, SPACE if self.cell == 5 else SPACE + 3
        title = ink(f" {EMBLEMS[me.seat]} {self.names[me.seat]} ", self.seat(me.seat))
        title.append(f"  {COIN} {me.gold}", f"bold {SEATS[me.seat][1]} on {SEATS[me.seat][0]}")
        title.append("  " + "◆" * len(me.conditions) + "◇" * (POINTS_TO_WIN - len(me.conditions)), self.seat(me.seat))
        places = [f"{s.ship} {s.square} {'•' * s.points}".rstrip() for s in me.ships if s.square]
        title.append(f"   {self.ui('ships')}: {'  '.join(places) or '–'}", self.seat(me.seat))
        filled(title, self.width, self.seat(me.seat))
        return [title, *self.jetties(room), self.workshops(room), *self.residents(room), ink("▀" * self.width, LAND)]

    def jetties(self, room: int) -> list[Text]:
        """The posts at the stone jetties and the treaties at the wooden ones, over the water; the planks below."""
        above, below = ink(" ", f"on {SEA}"), ink(" ", f"on {SEA}")
        for shop in self.viewer.workshops:
            if shop.good in ("free_choice", ""):
                above.append("   ~".ljust(room), f"{WAVE} on {SEA}")
                below.append("~".ljust(room), f"{WAVE} on {SEA}")
                continue
            if shop.post:
                above.append(f"▐{fit(self.good(shop.post, room - 3).center(room - 3), room - 3)}▌", f"bold {FOAM} on {GOODS[shop.post]}")
                above.append(" ", f"on {SEA}")
            else:
                above.append("┆" + "·".center(room - 3) + "┆ ", f"{INK} on {SEA}")
            below.append("╬".center(room - 1) + " ", f"bold #5f6670 on {SEA}")
        treaties = self.viewer.treaties
        for i in range(WOODEN_JETTIES):
            above.append(" ", f"on {SEA}")
            above.append("[−1]" if i < len(treaties) else "┆  ┆", f"bold {INK} on {PLAQUE}" if i < len(treaties) else f"{INK} on {SEA}")
            below.append("  ╫  ", f"{FRAME} on {SEA}")
        return [filled(line, self.width, f"on {SEA}") for line in (above, below)]

    def workshops(self, room: int) -> Text:
        """What each number brings; the number rolled is lit."""
        line = ink(" ", f"on {LAND}")
        for shop in self.viewer.workshops:
            lit = shop.number == self.p.roll
            line.append(f" {shop.number} ", f"bold {INK} on {'#f2c458' if lit else FOAM}")
            colour = GOODS.get(shop.good, INK)
            line.append(fit(self.good(shop.good, room - 4), room - 4), f"bold {'underline ' if lit else ''}{colour} on {PLAQUE}")
            line.append(" ", f"on {LAND}")
        return filled(line, self.width, f"on {LAND}")

    def residents(self, room: int) -> list[Text]:
        """Seven spaces: who lives there, what he buys and pays, and the building below. The two safe ones have a red number."""
        ground, wide = f"on {LAND}", room - 1
        rows = [Text(), Text(), Text()]
        first = [self.good(g, 1) for g in GOOD_NAMES]
        for home in self.viewer.residents:
            safe = home.space <= SAFE_FIELDS
            rows[0].append(str(home.space), f"bold {FOAM} on #b5232b" if safe else f"bold {INK} on {LAND}")
            rows[1].append(" ", ground)
            rows[2].append(" ", ground)
            if home.level:
                buys = BUYS[Level[home.level.upper()]].tolist()
                wanted = [g for g, n in zip(GOOD_NAMES, buys, strict=True) if n]
                goods = "/".join(first[GOOD_NAMES.index(g)] for g in wanted) if len(wanted) > 1 else self.good(wanted[0], wide - 3)
                rows[0].append(fit(self.word("level", home.level), wide), f"bold {FOAM} on {LEVELS[home.level]}")
                rows[1].append(fit(goods, wide - 2), f"{GOODS[wanted[0]] if len(wanted) == 1 else INK} on {PLAQUE}")
                rows[1].append(" ✓" if home.sold else f"{home.price}{COIN}", f"bold {'#2f6b4a' if home.sold else GOLD} on {PLAQUE}")
            else:
                rows[0].append("·".center(wide), f"{EMPTY} on {LAND}")
                rows[1].append(" " * wide, ground)
            if home.building:
                rows[2].append(fit(self.word("building", home.building), wide), f"bold {INK} on #d9b25f")
            else:
                rows[2].append("┆" + " " * (wide - 2) + "┆" if home.site else " " * wide, f"{EMPTY} on {LAND}")
        return [filled(row, self.width, ground) for row in rows]

    def hand(self) -> list[Text]:
        """The goods cards, grouped."""
        me = self.viewer
        line = ink(f" {self.ui('hand')} ", "bold")
        line.append(f"{me.cards}/{HAND_LIMIT}  ", "bold red" if me.cards > HAND_LIMIT else "")
        for good, n in (me.hand or {}).items():
            if n:
                line.append(f" {self.good(good, 9)} ", f"bold {FOAM} on {GOODS[good]}")
                line.append(f"×{n} ", "bold" if n > 1 else "dim")
        return [line]

    # --- the column at the side -----------------------------------------------------------------

    def victory(self) -> list[Text]:
        """Who is how far in each of the five conditions."""
        room = self.side - 4 * self.p.seats
        top = ink(fit(self.ui("victory-points"), room), "bold")
        for player in self.p.players:
            top.append(f" {EMBLEMS[player.seat]} ", self.seat(player.seat)).append(" ")
        lines = [top]
        for condition in CONDITIONS:
            line = ink(fit(" " + self.word("condition", condition), room))
            for player in self.p.players:
                held = condition in player.conditions
                line.append(f"{progress(player, condition):2}{'◆' if held else ' '}", self.seat(player.seat) if held else "")
                line.append(" ")
            lines.append(line)
        return lines

    def others(self) -> list[list[Text]]:
        """The other seats, each in four lines."""
        me = self.viewer.seat
        return [self.other(self.p.players[(me + i) % self.p.seats]) for i in range(1, self.p.seats)]

    def other(self, player: Player) -> list[Text]:
        title = ink(f" {EMBLEMS[player.seat]} {self.names[player.seat]}", self.seat(player.seat))
        points = "◆" * len(player.conditions) + "◇" * (POINTS_TO_WIN - len(player.conditions)) + " "
        filled(title, self.side - len(points), self.seat(player.seat)).append(points, self.seat(player.seat))
        first = Text.assemble((f" {COIN} {player.gold:<3}", f"bold {GOLD}"), f" {self.ui('cards-n', n=player.cards)} ")
        squares = [s.square for s in player.ships if s.square]
        first.append(f" ◥{EMBLEMS[player.seat]}◤ {' '.join(squares)}" if squares else "", "dim")
        if player.hand:  # only when all hands lie open
            first.append("  " + " ".join(f"{n}{self.good(g, 3)}" for g, n in player.hand.items() if n))
        second = Text(" ")
        for home in player.residents:
            second.append(self.level_letters[home.level] if home.level else "·", "bold" if home.level else "dim")
        second.append("  " + " ".join(self.word("building", b.building)[:5] for b in player.residents if b.building), GOLD)
        third = Text(" ")
        for shop in player.workshops:
            if shop.post:
                third.append(f"{shop.number}", "bold").append(self.good(shop.post, 3), f"{FOAM} on {GOODS[shop.post]}").append(" ")
        for _ in player.treaties:
            third.append("[−1]", f"bold {INK} on {PLAQUE}")
        return [title, first, second, *([third] if len(third) > 1 else [])]

    def costs(self) -> list[Text]:
        """What can be built, with the goods that are missing marked."""
        lines = [self.heading(self.ui("costs"), self.side)]
        titles = (self.ui("ship"), *(self.word("level", x) for x in LEVEL_NAMES))
        hand = self.viewer.hand
        for cost, title in zip(Cost, titles, strict=True):
            needs = {good: n for good, n in zip(GOOD_NAMES, COSTS[cost].tolist(), strict=True) if n}
            short = [good for good, n in needs.items() if hand is not None and hand[good] < n]
            line = ink("✓" if hand is not None and not short else " ", "bold green").append(fit(title, 9))
            for good, n in needs.items():
                line.append(f" {n} {self.good(good, 5)}", "dim" if good in short else "bold")
            lines.append(line)
        return lines

    def buildings(self) -> list[Text]:
        """The public buildings still to be had, in two columns."""
        lines = [self.heading(self.ui("buildings"), self.side)]
        room = self.side // 2
        items = [(f"{n} {self.word('building', b)}", "" if n else "dim") for b, n in self.p.buildings.items()]
        for i in range(0, len(items), 2):
            line = Text(" ")
            for text, style in items[i : i + 2]:
                line.append(fit(text, room - 1) + " ", style)
            lines.append(line)
        return lines


def progress(player: Player, condition: str) -> int:
    """How far a seat is in a condition."""
    counts = {
        "gold": player.gold,
        "posts": sum(shop.post is not None for shop in player.workshops),
        "treaties": len(player.treaties),
        "buildings": sum(home.building is not None for home in player.residents),
        "merchants": sum(home.level == "merchant" for home in player.residents),
    }
    return counts[condition]


def halves(blocks: Sequence[list[Text]]) -> tuple[list[Text], list[Text]]:
    """The blocks in two columns of about the same height."""
    cut = min(range(len(blocks) + 1), key=lambda n: max(len(stacked(blocks[:n])), len(stacked(blocks[n:]))))
    return stacked(blocks[:cut]), stacked(blocks[cut:])


def stacked(blocks: Sequence[list[Text]]) -> list[Text]:
    """Blocks under each other."""
    return [line for block in blocks for line in block]


def beside(left: list[Text], right: list[Text], width: int, gap: int) -> list[Text]:
    """Two columns side by side."""
    lines: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text("")
        line.truncate(width)
        line.append(" " * (width + gap - line.cell_len), "default on default")
        lines.append(line.append_text(right[i]) if i < len(right) else line)
    return lines
