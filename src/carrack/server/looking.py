"""Looking at a game again, in a process beside the server: a piece at a time, so that everybody sees how far it is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from msgspec import Struct

from carrack.bots.analysis import Analysis, Decision, Turning, analyse, shared
from carrack.core.log import Log
from carrack.core.match import button, sentences
from carrack.core.state import facts

Said = tuple[str, dict[str, int | str]]


class Standing(Struct, frozen=True):
    """Before the act after `n` others, where a turn begins, or at the end: everybody's chance to win and points."""

    n: int
    turn: int
    chances: list[float]
    scores: list[int]


class TurningPoint(Struct, frozen=True):
    """With the act after `n` others, or with what luck and others did after it, the chance of a seat changed much. `who` did it: as key and
    arguments, as are the sentences that tell it and what came of it."""

    n: int
    turn: int
    seat: int
    before: float
    after: float
    who: int
    did: Said
    told: list[Said]


class Mistake(Struct, frozen=True):
    """A decision after `n` acts that cost a seat some of its chance to win: what it did, what was better, both as key and arguments, and
    the terms of the game's evaluation (`term-NAME`) that the better act improves. `chance` is what it had before."""

    n: int
    turn: int
    seat: int
    did: Said
    better: Said
    lost: float
    chance: float
    reasons: list[str]


class Care(Struct, frozen=True):
    """How many decisions with a choice a seat had, and the chance it lost in each, on average."""

    decisions: int
    lost: float


class Found(Struct, frozen=True):
    """What was found so far. `upto` counts the acts that were looked at, `looks` how often each decision was; where that made one suspect a mistake, it was looked at more often."""

    upto: int
    looks: int
    points: list[Standing]
    turning: list[TurningPoint]
    mistakes: list[Mistake]
    care: list[Care]


@dataclass(frozen=True)
class Task:
    """A game to look at: its log, what its seats are called, and how it ended."""

    table: str
    log: str
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    looks: int


@dataclass
class Work:
    """A game under way in this process."""

    task: Task
    log: Log
    steps: Iterator[tuple[int, Analysis]]
    analysis: Analysis
    done: int = 0
    words: dict[tuple[int, int], Said] = field(default_factory=dict[tuple[int, int], Said])
    told: dict[int, list[Said]] = field(default_factory=dict[int, list[Said]])

    def said(self, n: int, act: int) -> Said:
        """What might be done after `n` acts, as the seat to act read it then."""
        if (n, act) not in self.words:
            states, _ = self.log.replay(n)
            known = facts(self.log.game.redacted(states, 0, int(states["actor"][0])))
            self.words[n, act] = button(self.log.game, known, act, self.task.names)
        return self.words[n, act]


under_way: list[Work] = []  # at most one: when another game comes, nobody asks for the last one any more


def look_on(task: Task, done: int, seconds: float) -> tuple[int, bytes]:
    """Runs in another process: go on for a while with a game that has been looked at up to `done`. How far it is then, and what is found.

    When this is a new process, the game is looked at from its beginning again.
    """
    if not under_way or under_way[0].task != task or (done and under_way[0].done != done):
        log = Log.read(task.log)
        under_way[:] = [Work(task, log, analyse(log, task.looks), Analysis(log))]
    work, end = under_way[0], time.monotonic() + seconds
    try:
        for done, analysis in work.steps:
            work.done, work.analysis = done, analysis
            if time.monotonic() >= end:
                break
        found = msgspec.json.encode(tell(work))
    except BaseException:
        under_way.clear()  # its steps have ended with it: whoever asks again begins anew
        raise
    if work.done == len(work.log.acts):
        under_way.clear()
    return work.done, found


def tell(work: Work) -> Found:
    """What was found, as it is sent."""
    analysis, seats = work.analysis, range(work.log.seats)
    points = [Standing(m.n, m.turn, short(m.chances), list(m.scores)) for m in analysis.moments]
    if work.done == len(work.log.acts) and not analysis.end:
        points.append(last(work))
    return Found(
        upto=work.done,
        looks=work.task.looks,
        points=points,
        turning=[turning_point(work, t) for t in analysis.turning_points],
        mistakes=[mistake(work, d) for d in analysis.mistakes],
        care=[Care(sum(d.seat == p for d in analysis.decisions), round(analysis.care(p), 5)) for p in seats],
    )


def last(work: Work) -> Standing:
    """The end of a game that has ended before its time."""
    end, _ = work.log.replay()
    return Standing(work.done, int(end["turn"][0]), list(shared(work.task.ranks)), list(work.task.scores))


def turning_point(work: Work, t: Turning) -> TurningPoint:
    if t.n not in work.told:
        work.told[t.n] = list(sentences(replace(work.log, acts=work.log.acts[: t.upto]), None, t.n, work.task.names))
    before, after = short((t.before, t.after))
    return TurningPoint(t.n, t.turn, t.seat, before, after, t.who, work.said(t.n, work.log.acts[t.n]), work.told[t.n])


def mistake(work: Work, d: Decision) -> Mistake:
    lost, chance = short((d.lost, d.chances[d.seat]))
    return Mistake(d.n, d.turn, d.seat, work.said(d.n, d.act), work.said(d.n, d.better), lost, chance, list(d.reasons))


def short(chances: Any) -> list[float]:
    """A hundredth of a percent is more than anybody sees."""
    return [round(chance, 4) for chance in chances]
