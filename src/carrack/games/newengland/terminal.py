"""New England drawn in a terminal: the board between its coasts, the offer, the tokens, and the families.

Seats have a colour and an emblem, terrain a colour and a sign: everything can be told apart without colour too. No emoji, so that every
character has a known width.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from carrack.core.drawing import GAP, Drawing, beside
from carrack.core.seats import look

from .content import COLUMNS, PLOT_NAMES, ROWS
from .view.board import PIECES
from .view.names import FIGURES
from .view.pictures import Picture, Piece, Player, Tile

PARTS = ("board", "offer", "families", "left")  # what can be asked for by itself

# --- colours, from the tokens of the visual identity --------------------------------------------
INK, PAPER, FRAME, LAND = "#2a2018", "#fbf6e6", "#5b3a1e", "#e8d7a6"
SEA, WAVE, WILD, GOLD, GONE = "#92bec5", "#6f9c9e", "#b59f6b", "#b58310", "#8a7a55"
GROUNDS = {"settlement": "#c89a6b", "field": "#8d8378", "pasture": "#9fc08a"}
SIGNS = {"settlement": "⌂", "field": "≡", "pasture": "♣"}
FIGURE_SIGNS = {"pilgrim": "i", "barn": "∩", "ship": "▲"}
CELL, SIDE = 5, 38


class Board(Drawing[Picture]):
    def layouts(self, width: int) -> Iterator[list[Text]]:
        """From everything to the least; the first that is low enough is drawn."""
        if self.part:
            yield {"board": self.board, "offer": self.offer, "families": self.families, "left": self.left}[self.part]()
            return
        if width >= 4 + CELL * len(COLUMNS) + GAP + SIDE:
            for left in (self.left(), self.few_left()):
                yield [self.bar(), *beside(self.board(), [*self.offer(), Text(""), *left]), *self.families()]
            yield [self.bar(), *beside(self.board(), self.offer()), *self.families()]
        else:
            for left in (self.left(), self.few_left()):
                yield [self.bar(), *self.board(), *self.offer(), *self.families(), *left]
            yield [self.bar(), *self.board(), self.offer_line(), *self.families()]
        yield [self.bar(), *self.board(), self.offer_line(), *(line for i, line in enumerate(self.families()) if i % 2 == 0)]
        yield [self.bar(), *self.board(), self.offer_line()]
        yield [*self.board(), self.offer_line()]
        yield [*self.board()[1:], self.offer_line()]
        yield self.board()[1:][: self.height]

    # --- words ----------------------------------------------------------------------------------

    def piece(self, piece: Piece) -> str:
        if piece.land:
            return f"{SIGNS[piece.name]} {self.name('terrain', piece.name)}"
        return f"{self.name('card', piece.name)} ({piece.points})"

    def bar(self) -> Text:
        """Round, whose turn, phase, price."""
        p = self.p
        line = Text().append(f" {self.texts.say('ui-round', n=p.round)}  ", "bold")
        if p.phase != "over":
            line.append(f" {look(p.active).emblem} {self.names[p.active]} ", self.seat(p.active))
            line.append(f" {self.name('phase', p.phase)} ")
        if p.price:
            line.append(f" {self.texts.say('ui-price')}: {p.price} ", f"bold {PAPER} on {FRAME}")
        return line

    # --- the board ------------------------------------------------------------------------------

    def board(self) -> list[Text]:
        """Nine rows, with the sea above and to the right."""
        wood = f"bold {LAND} on {FRAME}"
        letters = Text().append("   ", wood)
        for letter in COLUMNS:
            letters.append(letter.center(CELL), wood)
        lines = [letters.append(" ~ ", f"{WAVE} on {SEA}")]
        tiles = {plot: tile for tile in self.p.tiles for plot in tile.plots}
        for row in range(1, ROWS + 1):
            line = Text().append(f" {row} ", wood)
            for letter in COLUMNS:
                self.plot(line, f"{letter}{row}", tiles.get(f"{letter}{row}"))
            lines.append(line.append(" ~ ", f"{WAVE} on {SEA}"))
        return lines

    def plot(self, line: Text, name: str, tile: Tile | None) -> None:
        """One plot: whose it is, its terrain (twice if used), and who stands on it. A start tile is joined by a bar."""
        if name not in PLOT_NAMES:
            line.append("~".center(CELL), f"{WAVE} on {SEA}")
            return
        if tile is None:
            barred = self.p.phase == "start_spot" and name in self.p.barred
            line.append(("×" if barred else "·").center(CELL), f"{GONE} on {WILD}")
            return
        ground = GROUNDS[tile.terrain]
        line.append(look(tile.owner).emblem, self.seat(tile.owner))
        line.append(SIGNS[tile.terrain] * 2 if tile.used else f"{SIGNS[tile.terrain]} ", f"{INK} on {ground}")
        first, wanted = tile.plots[0] == name, self.p.pending is not None and name in self.p.pending.plots
        line.append(
            FIGURE_SIGNS[tile.figure] if tile.figure and first else "×" if wanted else " ",
            f"bold {INK} on {PAPER if tile.figure and first else ground}",
        )
        across = tile.start and tile.plots[0][1:] == tile.plots[1][1:]
        joint = ("═" if first else " ") if across else ("║" if tile.start else " ")
        line.append(joint, self.seat(tile.owner) if tile.start and (first or not across) else f"on {ground}")

    # --- the offer ------------------------------------------------------------------------------

    def offer(self) -> list[Text]:
        """The spaces that hold something; what the active player could lay or carry out stands out."""
        lines = [Text().append(f" {self.name('phase', 'announce')}", "bold").append_text(self.tokens())]
        for space in self.p.spaces:
            if space.piece is not None:
                ready = space.lay or space.carry_out
                lines.append(
                    Text(f" {space.space:>2} ").append(self.piece(space.piece), "bold" if ready else "dim" if self.p.price else "")
                )
        return lines

    def offer_line(self) -> Text:
        """All of the offer in one line."""
        line = Text(" ")
        for space in self.p.spaces:
            if space.piece is not None:
                word = SIGNS[space.piece.name] if space.piece.land else self.piece(space.piece)
                line.append(f"{word}  ", "bold" if space.lay or space.carry_out else "")
        return line

    def tokens(self) -> Text:
        """The row of tokens; those taken show whose they are."""
        line = Text("  ")
        for token in self.p.tokens:
            line.append(f"{token.token}", "bold" if token.seat < 0 else self.seat(token.seat))
            line.append(look(token.seat).emblem if token.seat >= 0 else "", self.seat(max(0, token.seat))).append(" ")
        return line

    # --- families and what is left --------------------------------------------------------------

    def families(self) -> list[Text]:
        """Two lines for each: token, money, figures, points; then cards and barns."""
        lines: list[Text] = []
        for player in self.p.players:
            lines += [self.family(player), self.cards(player)]
        return lines

    def family(self, player: Player) -> Text:
        mark = "♦" if player.seat == self.p.first else " "
        line = Text().append(f" {look(player.seat).emblem} {self.names[player.seat][:10]} ", self.seat(player.seat))
        line.append(f" {player.family} {mark}", "bold")
        line.append(f" [{player.token}]" if player.token else " [ ]", "bold" if player.token else "dim")
        line.append(f" {player.money}s +{player.income}  " if player.income else f" {player.money}s  ", GOLD)
        for figure, n in zip(FIGURES, (player.pilgrims, player.barns, player.ships), strict=True):
            crown = "*" if figure in player.most else " "
            line.append(f"{FIGURE_SIGNS[figure]}{n}{crown} ", f"bold {GOLD}" if crown == "*" else "")
        return line.append(f" {self.texts.say('ui-points')} {player.score}", "bold")

    def cards(self, player: Player) -> Text:
        use = [f"{n}×{self.name('card', card)}" for card, n in player.cards.items() if card not in FIGURES]
        line = Text("   ").append("  ".join(use) or "–", "" if use else "dim")
        if player.barns:
            held = [self.name("card", card) for card in player.stored] + ["–"] * player.empty_barns
            line.append(f"   ∩ {', '.join(held)}", "dim")
        return line

    def left(self) -> list[Text]:
        """What bag and stack still hold, kind by kind, and the numbers that would end the game."""
        bag = [f"{n:>4}  {SIGNS[terrain]} {self.name('terrain', terrain)}" for terrain, n in self.p.bag.items() if n]
        stack = [f"{n:>4}  {self.piece(PIECES[card])}" for card, n in self.p.stack.items() if n]
        heads = [self.texts.say(key, count=sum(pile.values())) for key, pile in (("board-bag", self.p.bag), ("board-stack", self.p.stack))]
        return [*(Text(line, "dim") for line in (f" {heads[0]}", *bag, f" {heads[1]}", *stack)), *self.ends()]

    def few_left(self) -> list[Text]:
        """The same in few lines, without the kinds of land-use cards."""
        bag = "  ".join(f"{SIGNS[terrain]} {n}" for terrain, n in self.p.bag.items())
        figures = "  ".join(f"{FIGURE_SIGNS[figure]} {self.name('figure', figure)} {self.p.stack[figure]}" for figure in FIGURES)
        piles = (f" {sum(self.p.bag.values())}: {bag}", f" {sum(self.p.stack.values())}: {figures}")
        return [*(Text(line, "dim") for line in piles), *self.ends()]

    def ends(self) -> list[Text]:
        """The warning before numbers that bag or stack cannot serve."""
        if not self.p.endings or self.p.phase == "over":
            return []
        return [Text(f" ! {', '.join(map(str, self.p.endings))}: {self.texts.say('board-ends')}", "bold red")]


draw = Board
