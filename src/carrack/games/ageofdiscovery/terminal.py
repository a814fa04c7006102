"""Age of Discovery drawn in a terminal: the twelve voyages, the ship market, the trade orders, and what everybody owns.

Only the picture of one seat is drawn, so nothing can be shown that the seat may not see. Seats have a colour and an emblem, ships a
colour and the first letters of its name: everything can be told apart without colour too. No emoji, so that every character has a
known width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from carrack.core.drawing import GAP, Drawing, beside
from carrack.core.seats import look

from .view import OrderView, Picture, Player, ShipView, VoyageView

PARTS = ("voyages", "market", "players")  # what can be asked for by itself

# --- colours, from the tokens of the visual identity --------------------------------------------
INK, PAPER, WOOD, GOLD = "#2a2018", "#fbf6e6", "#5b3a1e", "#b58310"
PAINT = {
    "red": (PAPER, "#a63a2b"),
    "yellow": (INK, "#e3b93c"),
    "green": (PAPER, "#3f7a4a"),
    "blue": (PAPER, "#2f6d9b"),
    "white": (INK, "#efe9d8"),
    "brown": (PAPER, "#6b4a2f"),
}
NAME, ROOM, SIDE = 22, 8, 46
LEFT = 70  # columns of the voyages
BRIEF, PAIRED = 15, 32  # columns of a name, and of one voyage of two in a line
LETTERS = 2  # of a colour's name: enough to tell all six apart in every language


class Board(Drawing[Picture]):
    def layouts(self, width: int) -> Iterator[list[Text]]:
        """From everything to the least; the first that is low enough is drawn."""
        if self.part:
            yield {"voyages": self.voyages, "market": self.market, "players": self.players}[self.part]()
            return
        if width >= LEFT + GAP + SIDE:
            yield [self.bar(), *beside(self.voyages(), self.market(), LEFT), Text(""), *self.players()]
            yield [self.bar(), *beside(self.voyages(), self.market(), LEFT), *self.players()]
            yield [self.bar(), *beside(self.voyages(), self.market(), LEFT), *self.own()]
        else:
            yield [self.bar(), *self.voyages(), *self.market(), *self.players()]
            yield [self.bar(), *self.voyages(), *self.market(), *self.own()]
        yield [self.bar(), *self.voyages(), *self.market()]
        yield [self.bar(), *self.voyages()]
        yield [self.bar(), *self.in_pairs()]

    # --- words and small things -----------------------------------------------------------------

    def paint(self, colour: str) -> str:
        ink, ground = PAINT[colour]
        return f"bold {ink} on {ground}"

    def colour(self, colour: str) -> str:
        """The first letters of a colour's name."""
        return self.name("colour", colour)[:LETTERS]

    def ship(self, line: Text, ship: ShipView) -> None:
        """A ship: its owner's emblem on a voyage, its colour, its capacity; a joker has a star."""
        if ship.owner >= 0:
            line.append(look(ship.owner).emblem, self.seat(ship.owner))
        line.append(f"{self.colour(ship.colour)}{ship.capacity}{'*' if ship.joker else ''}", self.paint(ship.colour)).append(" ")

    def aboard(self, line: Text, ship: ShipView, player: Player) -> None:
        """A ship on an order; a joker is there under both of its colours."""
        if ship.joker and player.joker:
            first, second = player.joker.split("_")
            line.append(self.colour(first), self.paint(first)).append(f"{self.colour(second)}{ship.capacity}* ", self.paint(second))
        elif ship.joker:  # it is about to be shown
            line.append(f"?{ship.capacity}* ")
        else:
            self.ship(line, ShipView(ship.colour, ship.capacity, ship.joker, -1))

    def order(self, line: Text, order: OrderView) -> None:
        line.append(f" {self.colour(order.colour)}{order.capacity} ", self.paint(order.colour))
        line.append(f" {'/'.join(map(str, order.incomes))} ", GOLD)

    def head(self, key: str) -> Text:
        return Text().append(f" {self.texts.say(key)} ", f"bold {PAPER} on {WOOD}")

    def bar(self) -> Text:
        """The turn, the actions done in it, and the scorings that are near."""
        p = self.p
        line = Text().append(f" {self.texts.say('table-turn', n=p.turn)}  ", "bold")
        if p.turn and p.phase != "over":
            line.append(f" {look(p.active).emblem} {self.names[p.active]} ", self.seat(p.active))
            line.append(f" {self.name('phase', p.phase)} ")
        kinds = {"coins": "take_coins", "acquire": "acquire", "buy": "buy", "place": "head_for"}
        for action in p.done:
            line.append(f" ✓ {self.name('phase', 'place') if action == 'place' else self.name('kind', kinds[action])} ", "dim")
        for key, turns in (("table-interim-in", p.interim_in), ("table-final-in", p.final_in), ("table-limit-in", p.limit_in)):
            if turns >= 0:
                line.append(f" {self.texts.say(key, n=turns)} ", f"bold {PAPER} on {WOOD}").append(" ")
        return line

    # --- the voyages ----------------------------------------------------------------------------

    def voyages(self) -> list[Text]:
        return [self.head("table-voyages"), *(self.voyage(v) for v in self.p.voyages)]

    def voyage(self, v: VoyageView) -> Text:
        """Explorer, room, points for both scorings, the fleet's colour, ships."""
        line = Text().append(f" {self.colour(v.colour)} ", self.paint(v.colour))
        name = self.name("voyage", v.voyage)
        heading = "bold reverse" if self.p.heading == v.voyage else "bold"
        line.append(f" {name[:NAME]}", heading).append(" " * (NAME + 1 - cell_len(name[:NAME])))
        line.append("■" * v.load, GOLD).append("□" * (v.capacity - v.load)).append(" " * (ROOM - v.capacity + 1))
        interim = "/".join(map(str, v.interim))
        line.append(f"{interim} ", "dim" if self.p.interim_scored else "").append(f"{'/'.join(map(str, v.final))} ", "bold")
        if v.established:
            line.append("⚑", f"bold {PAINT[v.established][1]}").append(f"{self.colour(v.established)} ")
        for ship in v.ships:
            self.ship(line, ship)
        return line

    def in_pairs(self) -> list[Text]:
        """All voyages where the terminal is very low: two in a line, without their ships."""
        lines = [self.brief(v) for v in self.p.voyages]
        for left, right in zip(lines[::2], lines[1::2], strict=True):
            left.append(" " * (PAIRED - left.cell_len)).append_text(right)
        return lines[::2]

    def brief(self, v: VoyageView) -> Text:
        """Explorer, room, points for the next scoring, the fleet's colour."""
        line = Text().append(f" {self.colour(v.colour)} ", self.paint(v.colour))
        line.append(f" {self.name('voyage', v.voyage)[:BRIEF]:{BRIEF}} ", "bold").append(f"{v.load}/{v.capacity} ", GOLD)
        line.append("/".join(map(str, v.final if self.p.interim_scored else v.interim)))
        return line.append(f" ⚑{self.colour(v.established)}" if v.established else "")

    # --- market and orders ----------------------------------------------------------------------

    def market(self) -> list[Text]:
        """Piles, follow-up row, buying row with prices; then the display."""
        above, below, prices = Text(" "), Text(" "), Text(" ")
        for column in self.p.market:
            for line, ship, mark in ((above, column.next, column.next_mark), (below, column.ship, column.mark)):
                flag = look(mark).emblem if mark >= 0 else " "
                if ship:
                    line.append(f" {self.colour(ship.colour)}{ship.capacity} ", self.paint(ship.colour))
                else:
                    line.append("  –  ", "dim")
                line.append(flag, self.seat(mark) if mark >= 0 else "").append(" ")
            prices.append(f"{column.price or ' '}".center(5), GOLD).append("  ")
        piles = Text(f" {self.texts.say('table-piles')} ", "dim").append(" ".join(map(str, self.p.piles)))
        display = [Text("  ") for _ in range(2)]
        for i, slot in enumerate(self.p.display):
            line = display[i // 2]
            if slot.order:
                self.order(line, slot.order)
            else:
                line.append("  –  ", "dim")
            line.append(look(slot.mark).emblem if slot.mark >= 0 else " ", self.seat(slot.mark) if slot.mark >= 0 else "").append("  ")
        display[1].append(f"+ {self.p.heap}", "dim")
        return [self.head("table-market"), piles, above, below, prices, self.head("table-orders"), *display]

    # --- the players ----------------------------------------------------------------------------

    def players(self) -> list[Text]:
        return [line for player in self.p.players for line in self.player(player)]

    def own(self) -> list[Text]:
        """Only the viewer's own lines, if there is a viewer."""
        return [line for player in self.p.players if player.seat == self.p.seat for line in self.player(player)]

    def at_work(self, line: Text, order: OrderView, state: str, ships: Sequence[ShipView], player: Player) -> None:
        """An order that runs, or is being started, with its ships."""
        line.append(" [").append(f"{self.colour(order.colour)}{order.capacity}", self.paint(order.colour)).append(state, GOLD)
        for ship in ships:
            self.aboard(line, ship, player)
        line.append("]")

    def player(self, player: Player) -> list[Text]:
        """Points, coins, cards; ships; orders; and what is secret, as far as the viewer knows it."""
        line = Text().append(f" {look(player.seat).emblem} {self.names[player.seat][:12]} ", self.seat(player.seat))
        line.append(f" {self.texts.say('ui-points')} {player.points} ", "bold")
        line.append(f" {self.texts.say('table-coins', coins=player.coins)} ", GOLD)
        line.append(f" {self.texts.say('table-completed')} {player.completed} ")
        line.append(
            f" {self.texts.say('table-any-colour')} {player.any_colour}  {self.texts.say('table-reserve')} {player.reserve} ", "dim"
        )
        ships = Text("   ")
        for ship in player.free:
            self.ship(ships, ShipView(ship.colour, ship.capacity, ship.joker, -1))
        if player.joker_free:
            ships.append(f"{self.texts.say('table-joker')} ")
            for colour in player.joker.split("_") if player.joker else ():
                ships.append(self.colour(colour), self.paint(colour))
            ships.append(" " if player.joker else "? ")
        for run in player.running:
            self.at_work(ships, run.order, f" {run.rounds}→{run.income} ", run.ships, player)
        if self.p.starting and player.seat == self.p.active:
            missing = f" −{self.p.need}: " if self.p.need else ": "
            self.at_work(ships, self.p.starting, missing, self.p.picked, player)
        hand = Text(f"   {self.texts.say('ui-hand')} {player.cards} ", "dim")
        for order in player.hand:
            self.order(hand, order)
        if player.special:
            special = player.special
            hand.append(f" {self.name('special', special.special)}: {len(special.voyages)} → {special.points} ", "italic")
        return [line, ships, hand]


draw = Board
