"""What a seat may see of Pearl Divers, and what just happened in words. Everything here is given a redacted position."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from carrack.core.seats import EVERYTHING
from carrack.core.state import Facts

from .content import BY_PIECE, PRICE, Oyster
from .state import Phase

Said = dict[str, int | str]


class Diver(Struct):
    seat: int
    gold: int
    held: int
    basket: dict[str, int] | None  # None: not for this viewer


class Picture(Struct):
    """What a screen shows one seat."""

    seat: int
    seats: int
    phase: str
    turn: int
    actor: int
    diver: int
    left: int
    basket_size: int
    prices: dict[str, list[int]]  # of one, of two together, ...
    sold: dict[str, int]
    divers: list[Diver]


def price(f: Facts, oyster: Oyster, count: int) -> int:
    """What so many of a kind bring together (PD-3.2)."""
    return int(PRICE[oyster]) * count * (BY_PIECE if f.market else count)


def picture(f: Facts, seat: int) -> Picture:
    divers = [
        Diver(p, f.gold[p], f.held[p], {o.name.lower(): f.basket[p][o] for o in Oyster} if seat in (p, EVERYTHING) else None)
        for p in range(f.seats)
    ]
    prices = {o.name.lower(): [price(f, o, n) for n in range(1, f.basket_size + 1)] for o in Oyster}
    sold = {o.name.lower(): f.sold[o] for o in Oyster}
    return Picture(seat, f.seats, Phase(f.phase).name.lower(), f.turn, f.actor, f.diver, f.left, f.basket_size, prices, sold, divers)


def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """What the score of a seat is made of."""
    return [(o.name.lower(), f.earned[seat][o]) for o in Oyster if PRICE[o]]


def achievements(f: Facts, seat: int) -> list[str]:
    """What the tables of simulated games count for the winners: the pearls that brought most."""
    parts = breakdown(f, seat)
    return [name for name, gold in parts if gold and gold == max(gold for _, gold in parts)]


def details(f: Facts, kind: str, args: Said) -> Said:
    """What the words on a button need beside its arguments."""
    return {"gold": price(f, Oyster[str(args["oyster"]).upper()], int(args["count"]))} if kind == "sell" else {}


def narrate(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> tuple[Said, list[tuple[str, Said]]]:
    """What the sentence of an act needs beside its arguments, and further sentences."""
    said: Said = {"who": names[int(before.diver)]}
    if kind == "sell":
        said["gold"] = after.gold[before.diver] - before.gold[before.diver]
    return said, [("news-over", {})] if after.phase == Phase.OVER else []
