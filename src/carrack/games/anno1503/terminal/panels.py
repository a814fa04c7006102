"""Lines and panels around sea and home: round, market, hand, victory points, the other seats, costs and public buildings."""

from __future__ import annotations

from rich.text import Text

from carrack.core.seats import look

from ..content import CONDITIONS, COSTS, HAND_LIMIT, POINTS_TO_WIN, Cost
from ..view import GOOD_NAMES, LEVEL_NAMES, Player
from .pen import COIN, FOAM, GOLD, GOOD_ROOM, GOODS, INK, PLAQUE, Pen, filled, fit, ink


# --- single lines -------------------------------------------------------------------------------
def bar(pen: Pen, left_out: str = "") -> Text:
    """Round, turn, die and event; at the right the commands that show what is left out."""
    p, texts = pen.p, pen.texts
    rounds = texts.say("ui-round-of", n=p.round, limit=p.round_limit) if p.round_limit else texts.say("ui-round", n=p.round)
    line = ink(f" {rounds}  ", "bold")
    if p.turn and p.phase != "over":
        line.append(f" {look(p.active).emblem} {pen.names[p.active]} ", pen.seat(p.active))
        line.append(f" {pen.name('phase', p.phase)}  ")
    if p.roll:
        line.append(f" {p.roll} ", f"bold {INK} on {FOAM}")
    if p.event != "none":
        line.append("  " + pen.name("event", p.event), "bold red")
    room = pen.width - line.cell_len - len(left_out)
    return line.append(" " * room + left_out, "dim") if left_out and room > 1 else line


def market(pen: Pen) -> Text:
    """What lies in the supply, and what it costs the viewer."""
    line = Text()
    for space, room in ((" ", 9), (" ", GOOD_ROOM), ("", GOOD_ROOM)):  # as roomy as fits
        line = ink(f" {pen.texts.say('ui-supply')} ", "bold")
        for good, n in pen.p.supply.items():
            line.append(f"{n}{space}", "bold" if n else "bold red")
            line.append(pen.good(good, room), f"{FOAM} on {GOODS[good]}").append(" ")
        line.append(f"{pen.texts.say('ui-price')} {pen.viewer.price}", f"bold {GOLD}")
        if pen.p.active == pen.viewer.seat:
            line.append(f" ×{pen.p.purchases_left}", "" if pen.p.purchases_left else "dim")
        if line.cell_len <= pen.width:
            break
    return line


def hand(pen: Pen) -> Text:
    """The goods cards, grouped."""
    me = pen.viewer
    line = ink(f" {pen.texts.say('ui-hand')} ", "bold")
    line.append(f"{me.cards}/{HAND_LIMIT}  ", "bold red" if me.cards > HAND_LIMIT else "")
    for good, n in (me.hand or {}).items():
        if n:
            line.append(f" {pen.good(good, 9)} ", f"bold {FOAM} on {GOODS[good]}")
            line.append(f"×{n} ", "bold" if n > 1 else "dim")
    return line


# --- panels -------------------------------------------------------------------------------------
def victory(pen: Pen) -> list[Text]:
    """Who is how far in each of the five conditions."""
    room = pen.side - 4 * pen.p.seats
    top = ink(fit(pen.texts.say("ui-victory-points"), room), "bold")
    for player in pen.p.players:
        top.append(f" {look(player.seat).emblem} ", pen.seat(player.seat)).append(" ")
    lines = [top]
    for condition in CONDITIONS:
        line = ink(" " + fit(pen.name("condition", condition, room - 1), room - 1))
        for player in pen.p.players:
            held = condition in player.conditions
            line.append(f"{progress(player, condition):2}{'◆' if held else ' '}", pen.seat(player.seat) if held else "")
            line.append(" ")
        lines.append(line)
    return lines


def progress(player: Player, condition: str) -> int:
    """How far a seat is in a condition."""
    counts = {
        "gold": player.gold,
        "posts": sum(shop.post is not None for shop in player.workshops),
        "treaties": sum(map(bool, player.treaties)),
        "buildings": sum(home.building is not None for home in player.residents),
        "merchants": sum(home.level == "merchant" for home in player.residents),
    }
    return counts[condition]


def others(pen: Pen) -> list[list[Text]]:
    """The other seats, each in a few lines."""
    return [other(pen, player) for player in opponents(pen)]


def low_others(pen: Pen) -> list[Text]:
    """The other seats, each in one line."""
    lines: list[Text] = []
    for player in opponents(pen):
        line = ink(f" {look(player.seat).emblem} {pen.names[player.seat]} {points(player)} ", pen.seat(player.seat))
        line.append_text(holding(pen, player)).append(" ").append_text(living(pen, player)).append(" ")
        lines.append(line.append_text(traded(pen, player)))
    return lines


def opponents(pen: Pen) -> list[Player]:
    """The other seats in the order of play."""
    return [pen.p.players[(pen.viewer.seat + i) % pen.p.seats] for i in range(1, pen.p.seats)]


def other(pen: Pen, player: Player) -> list[Text]:
    """One other seat: holdings, residents with their buildings, and what it trades."""
    style, held = pen.seat(player.seat), points(player) + " "
    title = filled(ink(f" {look(player.seat).emblem} {pen.names[player.seat]}", style), pen.side - len(held), style).append(held, style)
    lines = [title, holding(pen, player)]
    if player.hand:  # only when all hands lie open
        lines.append(ink(" " + " ".join(f"{n}{pen.good(g)}" for g, n in player.hand.items() if n)))
    homes, trade = living(pen, player), traded(pen, player)
    built = ink(" ".join(pen.name("building", b.building, 8) for b in player.residents if b.building), GOLD)
    if homes.cell_len + 2 + built.cell_len <= pen.side:
        lines.append(homes.append("  ").append_text(built))
    else:
        lines += [homes, ink(" ").append_text(built)]
    return [*lines, *([trade] if trade.cell_len > 1 else [])]


def points(player: Player) -> str:
    return "◆" * len(player.conditions) + "◇" * (POINTS_TO_WIN - len(player.conditions))


def holding(pen: Pen, player: Player) -> Text:
    """Gold, cards and ships."""
    line = Text.assemble((f" {COIN} {player.gold:<3}", f"bold {GOLD}"), f" {pen.texts.say('ui-cards-n', n=player.cards)} ")
    squares = [s.square for s in player.ships if s.square]
    return line.append(f" ◥{look(player.seat).emblem}◤ {' '.join(squares)}" if squares else "", "dim")


def living(pen: Pen, player: Player) -> Text:
    """The residents as letters."""
    line = Text(" ")
    for space in player.residents:
        line.append(pen.level_letters[space.level] if space.level else "·", "bold" if space.level else "dim")
    return line


def traded(pen: Pen, player: Player) -> Text:
    """Trading posts with their numbers, and treaties."""
    line = Text(" ")
    for shop in player.workshops:
        if shop.post:
            line.append(f"{shop.number}", "bold").append(pen.good(shop.post), f"{FOAM} on {GOODS[shop.post]}").append(" ")
    if any(player.treaties):
        line.append(f"−1×{sum(map(bool, player.treaties))}", f"bold {INK} on {PLAQUE}")
    return line


def costs(pen: Pen) -> list[Text]:
    """What can be built, with the goods that are missing marked."""
    lines = [pen.heading(pen.texts.say("ui-costs"))]
    titles = (pen.texts.say("ui-ship"), *(pen.name("level", x) for x in LEVEL_NAMES))
    mine = pen.viewer.hand
    for cost, title in zip(Cost, titles, strict=True):
        needs = {good: n for good, n in zip(GOOD_NAMES, COSTS[cost].tolist(), strict=True) if n}
        short = [good for good, n in needs.items() if mine is not None and mine[good] < n]
        line = ink("✓" if mine is not None and not short else " ", "bold green").append(fit(title, 9))
        for good, n in needs.items():
            line.append(f" {n} {pen.good(good)}", "dim" if good in short else "bold")
        lines.append(line)
    return lines


def buildings(pen: Pen) -> list[Text]:
    """The public buildings still to be had, in two columns."""
    lines = [pen.heading(pen.texts.say("ui-buildings"))]
    room = pen.side // 2 - 1
    items = [(f"{n} {pen.name('building', b, room - 2)}", "" if n else "dim") for b, n in pen.p.buildings.items()]
    for i in range(0, len(items), 2):
        line = Text(" ")
        for text, style in items[i : i + 2]:
            line.append(fit(text, room) + " ", style)
        lines.append(line)
    return lines
