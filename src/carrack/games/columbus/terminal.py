"""Columbus drawn in a terminal: the chart with its zones, the dice, the ships' stores and the hand.

Only the picture of one seat is drawn, so nothing can be shown that the seat may not see. Seats have a colour and an emblem, terrain a
colour and a sign: everything can be told apart without colour too. No emoji, so that every character has a known width.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from carrack.core.drawing import GAP, Drawing, beside
from carrack.core.seats import look

from .content import COLUMNS, FIELD_NAMES, MARK_NAMES, MOST_BARRELS, ROWS, TERRAIN, ZONE, ZONE_WIDTHS, Terrain
from .view import Picture, Player

PARTS = ("chart", "ships", "cards")  # what can be asked for by itself

# --- colours, from the tokens of the visual identity --------------------------------------------
INK, PAPER, FRAME, LAND = "#2a2018", "#fbf6e6", "#5b3a1e", "#e8d7a6"
SEA, DEEP, CALM, WAVE = "#a8cdd1", "#92bec5", "#dcebe6", "#6f9c9e"
ROCK, WIND, GOLD, GONE = "#6e6358", "#5a3f8f", "#b58310", "#b59f6b"
SIGNS = {
    Terrain.PLAIN: "·",
    Terrain.CALM: "~",
    Terrain.REEF: "▲▲",
    Terrain.ISLAND: "♣♣",
    Terrain.MAINLAND: "▒▒▒▒",
    Terrain.START: "⌂",
}
ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}
MARK = "∘"
CELL, SIDE = 4, 34


class Board(Drawing[Picture]):
    def layouts(self, width: int) -> Iterator[list[Text]]:
        """From everything to the least; the first that is low enough is drawn."""
        if self.part:
            yield {"chart": self.chart, "ships": self.ships, "cards": self.cards}[self.part]()
            return
        ships, hand = self.ships(), self.hand()
        for side in (
            [*ships, Text(""), *self.cards()],
            [*ships, Text(""), *hand, *self.piles(brief=True)],
            [*ships, *hand],
            ships,
        ):
            if width >= 4 + CELL * COLUMNS + GAP + SIDE:
                yield [self.bar(), *beside(self.chart(), side), self.dice()]
            else:
                yield [self.bar(), *self.chart(), self.dice(), *side]
        yield [self.bar(), *self.chart(), self.dice()]
        yield [*self.chart(), self.dice()]
        yield [*self.near(max(1, (self.height or ROWS) - 2)), self.dice()]

    # --- words ----------------------------------------------------------------------------------

    def bar(self) -> Text:
        """Round, turn, phase, and what blows."""
        p = self.p
        line = Text().append(f" {self.texts.say('ui-round-of', n=p.round, limit=p.round_limit)}  ", "bold")
        if p.turn and p.phase != "over":
            line.append(f" {look(p.active).emblem} {self.names[p.active]} ", self.seat(p.active))
            line.append(f" {self.name('phase', p.phase)} ")
        if p.zone:
            arrow = f" {ARROWS[p.wind]}" if p.wind else ""
            line.append(f" {self.name('symbol', 'storm')} {p.zone}{arrow} ", f"bold {PAPER} on {WIND}")
        return line

    # --- the chart ------------------------------------------------------------------------------

    def chart(self) -> list[Text]:
        """Nine rows between the discs in the west and the mainland in the east; zones alternate in tint."""
        wood = f"bold {LAND} on {FRAME}"
        top = Text().append("   ", wood)
        for zone, columns in enumerate(ZONE_WIDTHS):
            top.append(f"{zone + 1}".center(CELL * columns), wood)
        letters = Text().append("   ", wood)
        for column in range(COLUMNS):
            letters.append("ABCDEFGHIJKLMN"[column].center(CELL), wood)
        lines = [top.append(" ", wood), letters.append(" ", wood)]
        ships = self.at_sea()
        for row in range(ROWS):
            line = Text().append(f" {row + 1} ", wood)
            for column in range(COLUMNS):
                at = row * COLUMNS + column
                self.field(line, at, ships.get(FIELD_NAMES[at], []))
            lines.append(line.append(" ", wood))
        return lines

    def near(self, rows: int) -> list[Text]:
        """The letters of the columns, and as many rows around the viewer's ship as fit."""
        lines = self.chart()
        row = int(self.p.players[max(0, self.p.seat)].field[1:]) - 1
        first = min(max(0, row - rows // 2), max(0, ROWS - rows))
        return [lines[1], *lines[2 + first : 2 + first + rows]]

    def at_sea(self) -> dict[str, list[Player]]:
        out: dict[str, list[Player]] = {}
        for player in self.p.players:
            out.setdefault(player.field, []).append(player)
        return out

    def field(self, line: Text, at: int, ships: list[Player]) -> None:
        """One field, four columns wide: ships, as far as there is room, and whirlwinds with their numbers; else the water."""
        terrain = Terrain(int(TERRAIN[at]))
        ground = ground_of(at, terrain)
        start = line.cell_len
        whirlwinds = "".join(str(w.whirlwind) for w in self.p.whirlwinds if w.field == FIELD_NAMES[at])
        room = CELL - (len(whirlwinds) + 1 if whirlwinds else 0)
        masts = sum(1 if player.mast else 2 for player in ships) <= room  # else the list of the ships tells of them
        for player in ships[:room]:
            line.append(look(player.seat).emblem, self.seat(player.seat))
            if masts and not player.mast:
                line.append("'", f"bold {INK} on {ground}")
        if whirlwinds:
            line.append(f"@{whirlwinds}", f"bold {WIND} on {ground}")
        if line.cell_len == start:
            sign = MARK if FIELD_NAMES[at] in MARK_NAMES else SIGNS[terrain]
            line.append(sign.center(CELL), f"{ROCK if terrain in (Terrain.REEF, Terrain.ISLAND) else WAVE} on {ground}")
        line.append(" " * (start + CELL - line.cell_len), f"on {ground}")

    # --- dice, ships, cards ---------------------------------------------------------------------

    def dice(self) -> Text:
        """The dice in their order; used ones are crossed out."""
        line = Text(" ")
        for die in self.p.dice:
            word = self.name("symbol", die.symbol) if die.symbol else "–"
            line.append(f" {word} ", f"{INK} on {PAPER}" if not die.used else f"dim strike {INK} on {GONE}").append(" ")
        for n, key in ((self.p.winds, "good_winds"), (self.p.gusts, "whirlwind_3")):
            if n:
                line.append(f" {self.name('card', key).split(',')[0]} ×{n} ", f"bold {PAPER} on {WIND}").append(" ")
        return line

    def ships(self) -> list[Text]:
        """Every seat: field, mast, stores, cards and discovery; then the whirlwinds."""
        lines: list[Text] = []
        for player in self.p.players:
            line = Text().append(f" {look(player.seat).emblem} {self.names[player.seat][:12]} ", self.seat(player.seat))
            line.append(f" {player.field} ", "bold")
            line.append("‡ " if player.mast else "† ", "" if player.mast else "bold red")
            if player.discovery:
                line.append("★ ", f"bold {GOLD}")
            if self.p.extra_turn and player.seat == self.p.active:
                line.append("+1", "bold")
            lines += [line, self.stores(player)]
        return [*lines, self.whirlwinds()]

    def stores(self, player: Player) -> Text:
        """Barrels, cards and turns to be lost."""
        line = Text("   ").append("●" * player.barrels, GOLD).append("○" * (MOST_BARRELS - player.barrels), "dim")
        line.append(f"  {self.texts.say('ui-cards-n', n=player.cards)}")
        if self.p.card_played and player.seat == self.p.active:
            line.append(" ✓", "bold")
        if player.aged:
            line.append(f" ↺{player.aged}", "dim")
        return line.append(f"  −{player.misses}", "bold red") if player.misses else line

    def whirlwinds(self) -> Text:
        """Where each is, and who may move it after the turn (CO-8.10)."""
        line = Text(" ")
        for whirlwind in self.p.whirlwinds:
            line.append(f"@{whirlwind.whirlwind}", f"bold {WIND} on {CALM}").append(f" {whirlwind.field} ")
            for seat in whirlwind.claims:
                line.append(look(seat).emblem, self.seat(seat))
            line.append("  ")
        return line

    def cards(self) -> list[Text]:
        """The own hand and all that lies on the table."""
        return [*self.hand(), *self.piles()]

    def hand(self) -> list[Text]:
        """The own cards; a spectator has none."""
        mine = next((player.hand for player in self.p.players if player.hand is not None), None)
        if mine is None:
            return []
        return [
            Text().append(f" {self.texts.say('ui-hand')}", "bold"),
            *(Text(f"   {n} × {self.name('card', card)}") for card, n in mine.items() if n),
        ]

    def piles(self, brief: bool = False) -> list[Text]:
        """The deck, the open discard pile, and the discs nobody has seen; in brief the pile is only counted."""
        say, played = self.texts.say, self.p.discard
        lines = [
            f" {say('board-deck')}: {say('board-deck-left', count=self.p.deck)}",
            f" {say('board-discard-title')}: {sum(played.values())}",
            *([] if brief else (f"   {n} × {self.name('card', card)}" for card, n in played.items() if n)),
            f" {say('board-indies')}: {say('board-unseen', count=self.p.discs)}",
            *(f"   {n} × {self.name('disc', disc)}" for disc, n in self.p.unseen.items() if n),
        ]
        return [Text(line, "dim") for line in lines]


def ground_of(at: int, terrain: Terrain) -> str:
    """The colour under a field: calms are pale, every second zone is deeper, land is land."""
    if terrain in (Terrain.MAINLAND, Terrain.ISLAND, Terrain.START):
        return LAND
    if terrain == Terrain.CALM:
        return CALM
    return DEEP if ZONE[at] % 2 == 0 else SEA


draw = Board
