"""The own home island: jetties in the water, workshops and residents on land."""

from __future__ import annotations

from rich.text import Text

from carrack.core.seats import look

from ..content import BUYS, POINTS_TO_WIN, SAFE_FIELDS, WOODEN_JETTIES, Level
from ..view import GOOD_NAMES, Resident
from .pen import COIN, EMPTY, FOAM, FRAME, GOLD, GOODS, INK, LAND, LEVELS, PLAQUE, SEA, WAVE, Pen, filled, fit, ink

LIT = "#f2c458"  # the number rolled


def home(pen: Pen) -> list[Text]:
    """The island in eight lines."""
    room = pen.width // len(pen.viewer.residents)
    return [title(pen), *jetties(pen, room), workshops(pen, room), *residents(pen, room), ink("▀" * pen.width, LAND)]


def low_home(pen: Pen) -> list[Text]:
    """The island in four lines, or five with buildings."""
    room = pen.width // len(pen.viewer.residents)
    rows = residents(pen, room)
    return [title(pen), works(pen), *(rows if any(r.building for r in pen.viewer.residents) else rows[:2])]


def title(pen: Pen) -> Text:
    """Whose island it is, gold, victory points, and where the ships are."""
    me = pen.viewer
    line = ink(f" {look(me.seat).emblem} {pen.names[me.seat]} ", pen.seat(me.seat))
    line.append(f"  {COIN} {me.gold}", pen.seat(me.seat))
    line.append("  " + "◆" * len(me.conditions) + "◇" * (POINTS_TO_WIN - len(me.conditions)), pen.seat(me.seat))
    places = [f"{s.ship} {s.square} {'•' * s.points}".rstrip() for s in me.ships if s.square]
    line.append(f"   {pen.texts.say('ui-ships')}: {'  '.join(places) or '–'}", pen.seat(me.seat))
    return filled(line, pen.width, pen.seat(me.seat))


def jetties(pen: Pen, room: int) -> list[Text]:
    """The posts at the stone jetties and the treaties at the wooden ones, over the water; the planks below."""
    above, below = ink(" ", f"on {SEA}"), ink(" ", f"on {SEA}")
    for shop in pen.viewer.workshops:
        if shop.good in ("free_choice", ""):
            above.append("   ~".ljust(room), f"{WAVE} on {SEA}")
            below.append("~".ljust(room), f"{WAVE} on {SEA}")
            continue
        if shop.post:
            above.append(f"▐{fit(pen.good(shop.post, room - 3).center(room - 3), room - 3)}▌", f"bold {FOAM} on {GOODS[shop.post]}")
            above.append(" ", f"on {SEA}")
        else:
            above.append("┆" + "·".center(room - 3) + "┆ ", f"{INK} on {SEA}")
        below.append("╬".center(room - 1) + " ", f"bold #5f6670 on {SEA}")
    treaties = pen.viewer.treaties
    for i in range(WOODEN_JETTIES):
        above.append(" ", f"on {SEA}")
        above.append("[−1]" if treaties[i] else "┆  ┆", f"bold {INK} on {PLAQUE}" if treaties[i] else f"{INK} on {SEA}")
        below.append("  ╫  ", f"{FRAME} on {SEA}")
    return [filled(line, pen.width, f"on {SEA}") for line in (above, below)]


def workshops(pen: Pen, room: int) -> Text:
    """What each number brings; the number rolled is lit."""
    line = ink(" ", f"on {LAND}")
    for shop in pen.viewer.workshops:
        lit = shop.number == pen.p.roll
        line.append(f" {shop.number} ", f"bold {INK} on {LIT if lit else FOAM}")
        style = f"bold {'underline ' if lit else ''}{GOODS.get(shop.good, INK)} on {PLAQUE}"
        line.append(fit(pen.good(shop.good, room - 4), room - 4), style)
        line.append(" ", f"on {LAND}")
    return filled(line, pen.width, f"on {LAND}")


def works(pen: Pen) -> Text:
    """Workshops and jetties in one line: what each number brings, its post, and the treaties."""
    line = Text()
    for shop in pen.viewer.workshops:
        lit = shop.number == pen.p.roll
        line.append(str(shop.number), f"bold {INK} on {LIT if lit else FOAM}")
        line.append(f" {pen.good(shop.good)}", f"bold {'underline ' if lit else ''}{GOODS.get(shop.good, INK)} on {PLAQUE}")
        if shop.post:
            line.append(f"+{pen.good(shop.post)}", f"bold {FOAM} on {GOODS[shop.post]}")
        line.append("  ", f"on {LAND}")
    if any(pen.viewer.treaties):
        line.append(f"−1×{sum(map(bool, pen.viewer.treaties))}", f"bold {INK} on {PLAQUE}")
    return filled(line, pen.width, f"on {LAND}")


def residents(pen: Pen, room: int) -> list[Text]:
    """Seven spaces: who lives there, what he buys and pays, and the building below. The two safe ones have a red number."""
    ground, wide = f"on {LAND}", room - 1
    who, buys, built = rows = [Text(), Text(), Text()]
    for space in pen.viewer.residents:
        safe = space.space <= SAFE_FIELDS
        who.append(str(space.space), f"bold {FOAM} on #b5232b" if safe else f"bold {INK} on {LAND}")
        buys.append(" ", ground)
        built.append(" ", ground)
        if space.level:
            who.append(fit(pen.name("level", space.level, wide), wide), f"bold {FOAM} on {LEVELS[space.level]}")
            wanted(pen, buys, space, space.level, wide)
        else:
            who.append("·".center(wide), f"{EMPTY} on {LAND}")
            buys.append(" " * wide, ground)
        if space.building:
            built.append(fit(pen.name("building", space.building, wide), wide), f"bold {INK} on #d9b25f")
        else:
            built.append("┆" + " " * (wide - 2) + "┆" if space.site else " " * wide, f"{EMPTY} on {LAND}")
    return [filled(row, pen.width, ground) for row in rows]


def wanted(pen: Pen, line: Text, space: Resident, level: str, wide: int) -> None:
    """What a resident buys and pays."""
    goods = [g for g, n in zip(GOOD_NAMES, BUYS[Level[level.upper()]].tolist(), strict=True) if n]
    words = pen.good(goods[0], wide - 3) if len(goods) == 1 else "/".join(pen.name("good", g)[:1] for g in goods)
    line.append(fit(words, wide - 2), f"{GOODS[goods[0]] if len(goods) == 1 else INK} on {PLAQUE}")
    line.append(" ✓" if space.sold else f"{space.price}{COIN}", f"bold {'#2f6b4a' if space.sold else GOLD} on {PLAQUE}")
