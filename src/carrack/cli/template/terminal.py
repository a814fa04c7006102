"""Pearl Divers drawn in a terminal. Only the picture of one seat is drawn, so nothing can be shown that the seat may not see."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.texts import Texts

from .view import Diver, Picture

SIGNS = {"empty": "◌", "white": "○", "black": "●"}


def draw(picture: Picture, texts: Texts, names: Sequence[str], height: int | None = None) -> str:
    """The sea bed, the prices, and a line for each diver: low enough for every height."""
    prices = [f"{SIGNS[o]} {texts.say(f'oyster-{o}')}: {' '.join(map(str, row))}" for o, row in picture.prices.items() if any(row)]
    longest = max(map(len, names))
    divers = [f"{'▸' if d.seat == picture.diver else ' '} {names[d.seat]:<{longest}}  {d.gold:>3}  {basket(d)}" for d in picture.divers]
    return "\n".join(["   ".join([texts.say("board-bed", left=picture.left), *prices]), *divers])


def basket(diver: Diver) -> str:
    """What is in it for who may know, else closed oysters."""
    if diver.basket is None:
        return "? " * diver.held
    return "".join(f"{SIGNS[oyster]} " * count for oyster, count in diver.basket.items())
