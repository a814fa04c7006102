"""Race to the New Found Land drawn in a terminal: score track, islands, cities, ships on offer, harbours and the own cards.

Only the picture of one seat is drawn, so nothing can be shown that the seat may not see. Seats have a colour and an emblem: everything
can be told apart without colour too. No emoji, so that every character has a known width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from carrack.core.drawing import Drawing, beside
from carrack.core.seats import look

from .content import ROUNDS, Shape
from .view.pictures import Area, Goods, HandCard, IslandView, Picture, Player, Ship, Slot, Space

PARTS = ("islands", "cities", "ships", "harbours", "cards")  # what can be asked for by itself

# --- colours, from the tokens of the visual identity --------------------------------------------
INK, PAPER, LAND, SEA, RIBBON, BRASS, NEUTRAL = "#2a2018", "#fbf6e6", "#e8d7a6", "#a8cdd1", "#8f2a2a", "#b58310", "#8a8378"
FRAME_SIGN = {"square": "■", "pentagon": "⬟", "circle": "●", "triangle": "▲", "star": "★"}
SHAPE_SIGN = dict(zip((shape.name.lower() for shape in Shape), "∩∟—", strict=True))
GOOD_SIGN = {"wood": "W", "cloth": "C", "iron": "I", "gold": "G"}
BONUS_SIGN = {"wood": "W", "wood_2": "2W", "cloth": "C", "cloth_2": "2C", "iron": "I", "gold": "G", "wood_cloth": "WC"}
CELL = 11


def goods_text(goods: Goods) -> str:
    return " ".join(f"{n}{GOOD_SIGN[good]}" for good, n in goods.items() if n) or "–"


def bonus_text(bonus: str | None) -> str:
    if bonus is None:
        return ""
    return BONUS_SIGN.get(bonus) or f"{bonus.rsplit('_', 1)[1] if '_' in bonus else 1}P"


def ship_text(ship: Ship) -> str:
    """Its four values in their order: sail, chest, persons, spyglass."""
    values = (ship.sail, ship.chest, ship.persons, ship.spy)
    return f"{ship.name or '?'} {'/'.join('?' if n is None else str(n) for n in values)}"


class Board(Drawing[Picture]):
    def layouts(self, width: int) -> Iterator[list[Text]]:
        """From everything to the least; the first that is low enough is drawn."""
        parts = {"islands": self.islands, "cities": self.cities, "ships": self.offers, "harbours": self.harbours, "cards": self.cards}
        if self.part:
            yield parts[self.part](width)
            return
        head = [self.bar(), *self.track()]
        yield [*head, *self.islands(width), *self.cities(width), *self.offers(width), *self.harbours(width), *self.cards(width)]
        yield [*head, *self.islands(width), *self.cities(width), *self.offers(width), *self.harbours(width, brief=True), *self.cards(width)]
        yield [*head, *self.harbours(width), *self.cities(width), *self.cards(width)]
        yield [*head, *self.harbours(width, brief=True), *self.cards(width)]
        yield [self.bar(), *self.harbours(width, brief=True)]

    # --- words ----------------------------------------------------------------------------------

    def seat(self, p: int) -> str:
        """The style of a seat's pieces, or of those that are nobody's."""
        return look(p).style if p < self.p.seats else f"bold {PAPER} on {NEUTRAL}"

    def emblem(self, p: int) -> str:
        return look(p).emblem if p < self.p.seats else "◦"

    def bar(self) -> Text:
        """Round, turn and phase; during an action the order with sail sums."""
        p = self.p
        line = Text().append(f" {self.texts.say('ui-round-of', n=p.round, limit=ROUNDS)}  ", "bold")
        if p.round and p.phase != "over":
            line.append(f" {look(p.active).emblem} {self.names[p.active]} ", self.seat(p.active))
            line.append(f" {self.name('phase', p.phase)} ")
            if p.part == "planning":
                line.append(f"· {self.name('action', p.action)} ", "bold")
            if p.part == "action":
                line.append("· " + " → ".join(f"{self.names[q][:10]} {p.sails[q]}" for q in p.order), "dim")
        return line

    def track(self) -> list[Text]:
        """The score track in two lines: score ships and frames by their spaces."""
        line = Text().append(" ", f"on {RIBBON}")
        things = [(player.points, 1, player.seat) for player in self.p.players]
        things += [(frame.space, 0, i) for i, frame in enumerate(self.p.frames) if frame.space]
        for space, pawn, i in sorted(things):
            if pawn:
                line.append(f" {self.emblem(i)}{space} ", self.seat(i))
            else:
                line.append(f" {FRAME_SIGN[self.p.frames[i].frame]}{space} ", f"bold {INK} on {BRASS}")
            line.append(" ", f"on {RIBBON}")
        return [line]

    # --- islands and cities ---------------------------------------------------------------------

    def majority(self, area: Area) -> Text:
        """Name, how full it is, the bonuses, and who has how many markers."""
        kind = "city" if area.name in ("stockholm", "hamburg", "venice") else "island"
        done = "✓" if area.scored else ""
        line = (
            Text().append(f" {self.name(kind, area.name)} ", "bold").append(f"{area.filled}/{area.whole} {area.first}/{area.second}{done} ")
        )
        for share in area.shares:
            if share.markers:
                line.append(f"{self.emblem(share.seat)}{share.markers}", self.seat(share.seat))
                line.append(f"+{share.bonus} " if share.bonus and not area.scored else " ")
        if area.neutral:
            line.append(f"◦{area.neutral}", self.seat(self.p.seats)).append(" ")
        return line

    def slot(self, line: Text, slot: Slot) -> None:
        if slot.owner < 0:
            line.append("·", f"{INK} on {LAND}")
        else:
            line.append(f"{self.emblem(slot.owner)}{slot.height}", self.seat(min(slot.owner, self.p.seats)))

    def cell(self, line: Text, space: Space | None) -> None:
        """One space: number, slots and bonuses, or its shape while it is uncovered."""
        start = line.cell_len
        if space is None:
            line.append(" " * CELL, f"on {SEA}")
        elif space.tile is None:
            line.append(f"{space.number:>2} {SHAPE_SIGN[space.shape]} ", f"{INK} on {SEA}")
        else:
            line.append(f"{space.number:>2}", f"{INK} on {LAND}")
            for slot in space.slots:
                self.slot(line, slot)
            line.append(f"{bonus_text(space.left)}/{bonus_text(space.right)}", f"{INK} on {LAND}")
        covered = space is not None and space.tile is not None
        line.append(" " * (start + CELL - line.cell_len), f"on {LAND if covered else SEA}")

    def island(self, view: IslandView) -> list[Text]:
        at = {(space.row, space.column): space for space in view.spaces}
        rows, columns = max(r for r, _ in at) + 1, max(c for _, c in at) + 1
        lines = [self.majority(view.area)]
        for row in range(rows):
            line = Text(" ")
            for column in range(columns):
                self.cell(line, at.get((row, column)))
            lines.append(line)
        return lines

    def islands(self, width: int) -> list[Text]:
        """In as few lines as the terminal is wide enough for."""
        one, two, three, four = (self.island(view) for view in self.p.islands)
        ways = [beside(beside(one, two), [*three, *four]), [*beside(one, [*two, *three]), *four], [*one, *two, *three, *four]]
        return next((lines for lines in ways if max(line.cell_len for line in lines) <= width), ways[-1])

    def cities(self, width: int) -> list[Text]:
        lines: list[Text] = []
        for city in self.p.cities:
            line = self.majority(city.area)
            for contract in city.contracts:
                line.append(
                    f" {contract.space}: {goods_text(contract.goods)} → {contract.points} " if contract else " – ", f"{INK} on {PAPER}"
                )
                line.append(" ")
            lines.append(line)
        return lines

    # --- ships and harbours ---------------------------------------------------------------------

    def offers(self, width: int) -> list[Text]:
        """The two sale rows, each in as many lines as the terminal needs."""
        lines: list[Text] = []
        for row, large in ((self.p.small_row, False), (self.p.large_row, True)):
            ships: list[Text] = []
            for i, ship in enumerate(row):
                cost = f" ({goods_text(ship.cost)})" if ship and large else ""
                ships.append(Text(f" {i + 1}: {ship_text(ship)}{cost} " if ship else f" {i + 1}: – ", f"{INK} on {PAPER}"))
            lines += flow(" ", ships, width)
        return lines

    def harbour(self, player: Player, width: int, brief: bool) -> list[Text]:
        line = Text().append(f" {look(player.seat).emblem} {self.names[player.seat][:12]} ", self.seat(player.seat))
        if player.country is None:
            return [line]
        line.append(f" {self.name('country', player.country)} ", "bold").append(f"{player.points} ", "bold").append(
            goods_text(player.goods)
        )
        line.append(f"  {self.texts.say('ui-cards-n', n=player.cards)}")
        line.append("".join(f" {FRAME_SIGN[stack]}" for stack in player.goal_stacks), BRASS)
        for built, key in ((player.new_yard, "new_yard"), (player.unique, player.country)):
            if built:
                line.append(f"  {self.name('built', key)}", "dim")
        if player.captain:
            line.append(f"  {self.name('captain', player.captain)}", f"bold {BRASS}")
        if brief:
            return [line]
        yards: list[Text] = []
        for yard in player.yards:
            if yard.open:
                text = f"{yard.yard}: {ship_text(yard.ship)}" if yard.ship else f"{yard.yard}: –"
                yards.append(Text(f" {text} ", f"{'dim ' if yard.out else ''}{INK} on {PAPER}"))
        lanes: list[Text] = []
        for lane in player.lanes:
            if lane.ships:
                fleet = " + ".join(
                    f"{ship_text(s.ship) if s.ship.size == 'charter' else s.ship.name}{'*' if s.captain else ''}" for s in lane.ships
                )
                lanes.append(Text(f" {self.name('action', lane.action)} {lane.sails}: {fleet} ", f"{PAPER} on {RIBBON}"))
        return [line, *flow("   ", yards, width), *flow("   ", lanes, width)]

    def harbours(self, width: int, brief: bool = False) -> list[Text]:
        return [line for player in self.p.players for line in self.harbour(player, width, brief)]

    # --- cards ----------------------------------------------------------------------------------

    def card(self, card: HandCard) -> str:
        return ship_text(card.ship) if card.ship else self.name("card", card.card)

    def cards(self, width: int) -> list[Text]:
        """The own one-time cards and goal cards, with what each goal still lacks; tiles and cards being chosen from."""
        own = next((player for player in self.p.players if player.hand is not None), None)
        if own is None:
            return []
        words = [self.card(card) for card in own.hand or []] or ["–"]
        hand = [Text(f"{word} |" if i < len(words) else word) for i, word in enumerate(words, 1)]
        lines = flow(Text(f" {self.texts.say('ui-hand')}: ", "bold"), hand, width)
        for goal in own.goals or []:
            more = f"  ({goal.have}, −{goal.lacks})" if goal.lacks else f"  ({goal.have})"
            lines.append(Text(f"   {FRAME_SIGN[goal.stack]} {self.name('goal', goal.goal)}{more}", BRASS if goal.points else ""))
        lines += [Text(f"   ▸ {self.name('tile', tile.tile)}") for tile in self.p.now.tiles or []]
        lines += [Text(f"   ▸ {self.card(card)}") for card in self.p.now.cards or []]
        return lines


def flow(start: str | Text, pieces: Sequence[Text], width: int) -> list[Text]:
    """The pieces one after another behind the start; what would be cut off goes into a further line."""
    line = Text().append(start)
    indent, lines = line.cell_len, [line] if pieces else []
    for i, piece in enumerate(pieces):
        if i and line.cell_len + piece.cell_len > width:
            line = Text(" " * indent)
            lines.append(line)
        line.append_text(piece).append(" ")
    return lines


draw = Board
