"""What a seat may see of Harbour, and what just happened in words. Everything here is given a redacted position."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from carrack.core.seats import EVERYTHING
from carrack.core.state import Facts

from .content import Card, Face
from .state import GONE, Phase

Said = dict[str, int | str]


class Player(Struct):
    seat: int
    points: int
    cards: int
    hand: dict[str, int] | None  # None: not for this viewer


class Picture(Struct):
    """What a screen shows one seat."""

    seat: int
    phase: str
    actor: int
    power: int
    left: int
    players: list[Player]
    crates: list[str]  # gold, rot, closed or gone


def picture(f: Facts, seat: int) -> Picture:
    players = [
        Player(p, f.points[p], f.cards[p], {c.name.lower(): f.hand[p][c] for c in Card} if seat in (p, EVERYTHING) else None)
        for p in range(f.seats)
    ]
    crates = ["gone" if c == GONE else Face(c).name.lower() if c >= 0 else "closed" for c in f.crate]
    return Picture(seat, Phase(f.phase).name.lower(), f.actor, f.power, f.left, players, crates)


def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """What the score of a seat is made of."""
    return [("points", f.points[seat])]


def details(f: Facts, kind: str, args: Said) -> Said:
    """What the sentence of an act needs beside its arguments."""
    return {}


def narrate(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> tuple[Said, list[tuple[str, Said]]]:
    """What the sentence of an act needs beside its arguments, and further sentences."""
    said: Said = {"who": names[before.actor if before.actor >= 0 else before.active]}
    if kind == "rob":
        said["victim"] = names[int(args["opponent"])]
    elif kind == "steal":
        said["victim"] = names[before.target]
    return said, [("news-over", {})] if after.phase == Phase.OVER else []
