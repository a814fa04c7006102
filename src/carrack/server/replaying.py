"""A game told again: its moments as one seat saw them, and its course from turn to turn.

A `Story` is taken from a table in one step. All else here is done beside the event loop, so nothing may use the scratch space of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

import numpy as np
from msgspec import Struct

from carrack.core.game import Game
from carrack.core.log import Log, seen
from carrack.core.match import tell
from carrack.core.seats import EVERYTHING
from carrack.core.state import Facts, States, facts
from carrack.tables.table import Table

Told = list[tuple[str, dict[str, int | str]]]


class Moment(Struct, frozen=True):
    """The position after `n` acts, and the last of them: who did it (`seat`, -1 for luck), when, in words, and who is next (`actor`).

    `n` 0 is the start, with no act. `scores` are known when the game is over.
    """

    n: int
    seat: int
    act: str
    told: Told
    actor: int
    at: int
    picture: Any
    scores: list[int]


class CoursePoint(Struct, frozen=True):
    """Where a turn begins, or the game ends: the points of each seat, and its chance to win as the evaluation sees it."""

    n: int
    turn: int
    scores: list[int]
    values: list[float]


@dataclass(frozen=True)
class Story:
    """A game as far as it has been played."""

    log: Log
    who: Sequence[int]
    eyes: Sequence[int]
    times: Sequence[int]
    began: int
    names: Sequence[str]
    over: bool
    ranks: Sequence[int]

    @property
    def game(self) -> Game:
        return self.log.game


def story_of(table: Table) -> Story:
    """What a table has seen so far, apart from the table."""
    names = [s.name for s in table.seats]
    over = table.status == "finished"
    return Story(table.log, list(table.who), list(table.eyes), list(table.times), table.began, names, over, list(table.ranks))


def known(game: Game, states: States, seat: int) -> Facts:
    """A position as a seat knows it: -1 is a spectator, EVERYTHING the whole truth."""
    return facts(states.copy() if seat == EVERYTHING else game.redacted(states, 0, seat))


def scores_of(story: Story, states: States) -> list[int]:
    return [int(story.game.engine.score_at(states, 0, p)) for p in range(story.log.seats)]


# --- moments ------------------------------------------------------------------------------------
def moments(story: Story, first: int, count: int, seat: int, pictures: bool = True) -> list[Moment]:
    """Some moments of a game, with the eyes of one seat; without pictures only what has happened."""
    game, acts = story.game, story.log.acts
    last = min(first + count, len(acts) + 1)
    if first >= last:
        return []
    states, _ = story.log.replay(max(0, first - 1))
    before = known(game, states, seat)
    out: list[Moment] = []
    for n in range(first, last):
        who, act, told, at = -1, "", list[Any](), story.began
        after = before
        if n:
            a, who, at = acts[n - 1], story.who[n - 1], story.times[n - 1]
            visible = seen(game.actions.kind_of[a], who, story.eyes[n - 1], None if seat == EVERYTHING else seat)
            game.engine.apply_at(states, 0, a)
            after = known(game, states, seat)
            act, told = game.actions.write(a, unseen=not visible), tell(game, a, visible, before, after, story.names)
        actor = int(states["actor"][0]) if states["phase"][0] else -1
        scores = scores_of(story, states) if story.over else []
        picture = game.part("view").picture(after, seat) if pictures else None
        out.append(Moment(n, who, act, told, actor, at, picture, scores))
        before = after
    return out


def positions(story: Story) -> Iterator[tuple[int, int, States]]:
    """Every position where another turn has begun: how many acts have been done, the turn, and the position, which goes on changing."""
    apply, states = story.game.engine.apply_at, story.log.fresh()
    turn, last = states["turn"], int(states["turn"][0])
    for n, a in enumerate(story.log.acts, start=1):
        apply(states, 0, a)
        if turn[0] != last:
            last = int(turn[0])
            yield n, last, states


def turns(story: Story) -> list[int]:
    """After how many acts each turn has begun."""
    return [n for n, _, _ in positions(story)]


# --- the course ---------------------------------------------------------------------------------
@dataclass(frozen=True)
class Curves:
    """A game that is over, in numbers."""

    turns: list[int]
    points: list[CoursePoint]
    breakdown: list[list[tuple[str, int]]]
    terms: list[tuple[str, list[int]]]


def course(story: Story) -> Curves:
    """How the game went, from turn to turn, and what the scores at the end are made of."""
    game, seats = story.game, range(story.log.seats)
    evaluate = game.engine.evaluate_at
    found: list[tuple[int, int, list[int], list[int]]] = []
    for n, turn, states in positions(story):
        found.append((n, turn, scores_of(story, states), [int(evaluate(states, 0, p)) for p in seats]))
    end, _ = story.log.replay()
    last = len(story.log.acts)
    begun = [n for n, _, _, _ in found]
    middle = [point for point in found if point[0] != last]
    spread = max(1.0, sum(max(v) - min(v) for _, _, _, v in middle) / max(1, len(middle)))
    points = [CoursePoint(n, turn, scores, shares(values, spread)) for n, turn, scores, values in middle]
    winners = [rank == 1 for rank in story.ranks]
    points.append(CoursePoint(last, int(end["turn"][0]), scores_of(story, end), [won / sum(winners) for won in winners]))
    return Curves(begun, points, breakdown(game, end, len(seats)), terms(game, end, len(seats)))


def shares(values: Sequence[int], spread: float) -> list[float]:
    """Values as shares of one: who leads by what is usual in this game has e times the share.

    >>> [round(share, 2) for share in shares([300, 100], 200.0)]
    [0.73, 0.27]
    """
    weights = [exp((value - max(values)) / spread) for value in values]
    return [weight / sum(weights) for weight in weights]


def breakdown(game: Game, end: States, seats: int) -> list[list[tuple[str, int]]]:
    """What each seat's score is made of, if the game says so."""
    parts = getattr(game.part("view"), "breakdown", None)
    if parts is None:
        return [[] for _ in range(seats)]
    everything = known(game, end, EVERYTHING)
    return [parts(everything, p) for p in range(seats)]


def terms(game: Game, end: States, seats: int) -> list[tuple[str, list[int]]]:
    """The named terms of the evaluation at the end, for each seat."""
    out = np.zeros((seats, max(1, len(game.terms))), np.int64)
    for p in range(seats):
        game.engine.appraise_at(end, 0, p, out[p])
    return [(name, out[:, i].tolist()) for i, name in enumerate(game.terms)]
