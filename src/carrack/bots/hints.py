"""Advice: the best acts that a bot sees, and why: the named terms of the game's evaluation in which they are better than other acts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from carrack.core.game import Game
from carrack.core.seats import check_turn
from carrack.core.state import States

from . import Bot
from .searching import Manner, SearchBot, Tree

MOST_ADVICE = 3
SELDOM = 0.02  # share of the looks below which a search has no opinion on an act
WORLDS = 24  # in which acts are compared
MOST_COMPARED = 12  # acts with which the advised ones are compared: those that deserve it most
MOST_REASONS = 3
MINOR = 0.25  # of the greatest gain: smaller ones are no reason


@dataclass(frozen=True)
class Advice:
    """An act that a bot would do, the chance to win that it sees then, if it sees any, and why: terms and by how much they are better."""

    act: int
    chance: float | None
    why: list[tuple[str, int]]


def best_acts(bot: Bot, game: Game, known: States, seat: int, most: int = MOST_ADVICE) -> list[Advice]:
    """The best acts for a seat that knows this much, the best first."""
    check_turn(known, seat)
    acts = legal(game, known)
    if len(acts) == 1:
        return [Advice(acts[0], None, [])]
    if isinstance(bot, SearchBot):
        looks = bot.think(known, seat)
        enough = SELDOM * sum(look.visits for look in looks)
        best = [(look.act, look.chance) for look in looks[:most] if look is looks[0] or look.visits >= enough]
        acts = [look.act for look in sorted(looks, key=lambda look: -look.visits)]
    else:
        best = [(bot.choose(known, seat), None)]
        acts = acts[:: max(1, len(acts) // MOST_COMPARED)]
    after = foreseen(game, known, seat, dict.fromkeys([*(act for act, _ in best), *acts[:MOST_COMPARED]]))
    return [Advice(act, chance, gains(game, after, act)) for act, chance in best]


def legal(game: Game, known: States) -> list[int]:
    out = np.zeros(len(game.actions), np.int16)
    return out[: game.engine.legal_at(known, 0, out)].tolist()


def foreseen(game: Game, known: States, seat: int, acts: Iterable[int]) -> dict[int, NDArray[np.float64]]:
    """The terms of a seat's evaluation after each of these acts, when everybody has played on; `known` is what the seat knows."""
    tree = Tree(game, 0, 0, Manner(), nodes=1)
    tree.plant(known)
    weights = np.array([tree.judged.terms.get(term, 1.0) for term in game.terms])
    return {act: weights * tree.foresee(seat, act, WORLDS, max(1, tree.rounds), len(game.terms)) for act in acts}


def gains(game: Game, after: dict[int, NDArray[np.float64]], act: int) -> list[tuple[str, int]]:
    """The terms in which an act leads to more than the other acts do on the average, and by how much, the best first.

    >>> import carrack
    >>> game = carrack.load("anno1503")
    >>> match = game.new(seats=2, seed=2)
    >>> gains(game, foreseen(game, match.position(1), 1, match.legal), game.actions.read("buy good=tool"))[0][0]
    'residents'
    """
    others = [terms for other, terms in after.items() if other != act]
    if not others:
        return []
    gained = dict(zip(game.terms, (after[act] - np.mean(others, axis=0)).round().astype(int).tolist(), strict=True))
    least = max(1.0, MINOR * max(gained.values(), default=0))
    return sorted(((term, gain) for term, gain in gained.items() if gain >= least), key=lambda gain: -gain[1])[:MOST_REASONS]
