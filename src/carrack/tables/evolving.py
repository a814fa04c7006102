"""What the events of a table have made of it: all that is known about it, and `evolve`, the only way any of it changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple, Self

import numpy as np

from carrack.core.game import Game, load
from carrack.core.log import Log
from carrack.core.state import CHANCE, States

from . import luck
from .events import (
    Acted,
    Chatted,
    Clock,
    Created,
    Entry,
    Finished,
    Happened,
    Left,
    Paused,
    Rematch,
    Resigned,
    Resumed,
    Seated,
    Started,
    Stirred,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
    Visibility,
)

Status = Literal["waiting", "playing", "finished"]
COME_BACK_MS = 30_000  # the least time on a total clock of somebody who comes back


class TableError(ValueError):
    """A command that the table refuses. `code` is for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str, rule: str = "", key: str = "") -> None:
        self.code, self.sentence = code, sentence
        self.rule, self.key = rule, key  # the game's, of why an act is refused
        super().__init__(sentence)


@dataclass
class Seat:
    """Who sits at a seat."""

    person: str = ""  # "" for a bot or an empty seat
    name: str = ""
    bot: str = ""
    resigned: int = 0  # 1 for the first to resign, 2 for the second ...
    left_ms: int = 0  # time left on a total clock
    owner: str = ""  # the person a bot stands in for, who may come back

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)


class Line(NamedTuple):
    """Something said at the table."""

    seq: int
    at: int
    person: str
    name: str
    text: str


@dataclass
class Evolving:
    """A table as its events made it; any prefix of them will do."""

    id: str
    secret: str = ""  # known to the server alone, until the end
    seq: int = 0
    moved: int = 0  # seq of the last entry that was more than talk: what an act must have seen
    status: Status = "waiting"
    host: str = ""
    visibility: Visibility = "unlisted"
    clock: Clock = field(default_factory=Clock)
    watch: bool = True
    watch_delay: int = 0
    rated: bool = True
    follows: str = ""
    branch_of: str = ""
    opening: tuple[int, ...] = ()  # acts of another table that this one goes on from; they cannot be taken back
    commitment: str = ""
    seats: list[Seat] = field(default_factory=list[Seat])
    options: dict[str, str] = field(default_factory=dict[str, str])
    words: list[str] = field(default_factory=list[str])
    kicked: set[str] = field(default_factory=set[str])  # people the host has sent away
    stirred: str = ""
    actor: int = -1  # the seat to act; -1 when nobody is
    acts: list[int] = field(default_factory=list[int])
    who: list[int] = field(default_factory=list[int])  # the actor of each act, CHANCE for luck
    eyes: list[int] = field(default_factory=list[int])
    used: list[int] = field(default_factory=list[int])  # milliseconds each act took, -1 for luck and bots
    times: list[int] = field(default_factory=list[int])  # when each act was done
    chat: list[Line] = field(default_factory=list[Line])
    asking: int = -1  # the seat that asks to undo
    asking_to: int = 0
    agreed: set[int] = field(default_factory=set[int])
    paused: bool = False
    paused_at: int = 0
    since: int = 0  # when the present actor's time began
    redrawn: bool = False  # an undo went back past luck, or past what a bot chose: the game no longer counts for ratings
    created: int = 0
    began: int = 0
    changed: int = 0
    ranks: list[int] = field(default_factory=list[int])
    scores: list[int] = field(default_factory=list[int])
    finish: str = ""
    next_table: str = ""

    def __post_init__(self) -> None:
        self.states: States = np.zeros(0, np.int8)  # type: ignore[assignment]

    @classmethod
    def replay(cls, id: str, entries: Iterable[Entry], secret: str = "") -> Self:
        """A table from its entries; any prefix will do."""
        table = cls(id, secret)
        for entry in entries:
            table.evolve(entry)
        return table

    @cached_property
    def playing(self) -> Game:
        """The game, once the table is made: that sets it."""
        raise TableError("empty", "This table has not been made.")

    @property
    def log(self) -> Log:
        """The acts as a game's log."""
        game = self.playing
        stored = game.read_options(len(self.seats), dict[str, object](self.options))
        return Log(
            game,
            len(self.seats),
            stored,
            list(self.acts),
            None,
            {p: "human" if s.owner or not s.bot else s.bot for p, s in enumerate(self.seats)},
        )

    def _opened(self) -> tuple[States, list[tuple[int, int]]]:
        """Where the game begins: after the opening, with the actor and the eyes of each of its acts."""
        return Log(self.playing, len(self.seats), self.log.options, list(self.opening)).replay()

    # --- the only mutator -----------------------------------------------------------------------

    def evolve(self, entry: Entry) -> None:
        """Let an accepted event happen."""
        if entry.seq != self.seq + 1:
            raise TableError("gap", f"entry {entry.seq} does not follow entry {self.seq}")
        self.seq = entry.seq
        self.changed = entry.at
        event = entry.event
        if not isinstance(event, Chatted):
            self.moved = entry.seq
        match event:
            case Acted() | Happened():
                self._apply(event.act, entry.at)
            case Created():
                self._created(event, entry.at)
            case Seated(seat, person, name, bot):
                self.seats[seat] = Seat(person, name, bot, left_ms=self.clock.seconds * 1000)
            case Left(seat, kicked):
                if kicked:
                    self.kicked.add(self.seats[seat].person)
                self.seats[seat] = Seat()
            case Stirred(_, words):
                self.words.append(words)
            case Started():
                self.status, self.since = "playing", entry.at
                self.stirred = luck.stirred(self.words)
                self.began = entry.at
                self._open(entry.at)
            case Chatted(person, name, text):
                self.chat.append(Line(entry.seq, entry.at, person, name, text))
            case UndoAsked(seat, to):
                self.asking, self.asking_to, self.agreed = seat, to, set()
            case UndoAnswered(seat, agreed):
                if agreed:
                    self.agreed.add(seat)
                else:
                    self.asking = -1
            case Undone(_, to):
                self._undo(to, entry.at)
            case Paused():
                if self.clock.kind == "total":
                    self._spend(entry.at)
                self.paused, self.paused_at = True, entry.at
            case Resumed():
                self._resume(entry.at)
            case Resigned(seat):
                self.seats[seat].resigned = 1 + max(s.resigned for s in self.seats)
            case TakenOver():
                self._take_over(event, entry.at)
            case Finished(ranks, scores, secret, reason):
                self.status, self.ranks, self.scores, self.finish = "finished", ranks, scores, reason
                self.secret, self.asking, self.paused = secret, -1, False
            case Rematch(table):
                self.next_table = table
        self._turn()

    def _turn(self) -> None:
        """Whose turn it is: asked many times for each act, so it is kept."""
        self.actor = int(self.states["actor"][0]) if self.status == "playing" else -1

    def _created(self, event: Created, at: int) -> None:
        try:
            game = load(event.game)
        except ValueError as error:
            raise TableError("version", str(error)) from None
        if event.version != game.version:
            raise TableError("version", f"made with version {event.version} of the rules, this is version {game.version}")
        self.playing = game
        self.host, self.visibility, self.clock, self.commitment = event.host, event.visibility, event.clock, event.commitment
        self.watch, self.watch_delay, self.rated, self.follows = event.watch, event.watch_delay, event.rated, event.follows
        self.options, self.created = dict(event.options), at
        self.branch_of, self.opening = event.branch_of, event.opening
        self.seats = [Seat() for _ in range(event.seats)]

    def _open(self, at: int) -> None:
        """The starting position, and the acts of the opening as if they had just been done."""
        self.states, known = self._opened()
        self.acts += self.opening
        self.who += [actor for actor, _ in known]
        self.eyes += [eyes for _, eyes in known]
        self.used += [-1] * len(known)
        self.times += [at] * len(known)

    def _take_over(self, event: TakenOver, at: int) -> None:
        before = self.seats[event.seat]
        if event.seat == self.actor:
            self._spend(at)
        if event.seat == self.asking:
            self.asking = -1
        left = max(before.left_ms, self.clock.increment * 1000, COME_BACK_MS if event.person and self.clock.kind == "total" else 0)
        owner = "" if event.person else before.person or before.owner
        self.seats[event.seat] = Seat(event.person, event.name, event.bot, before.resigned, left, owner)
        if self.paused and not any(s.person for s in self.seats):
            self._resume(at)  # nobody is left who could

    def _apply(self, act: int, at: int) -> None:
        actor = int(self.states["actor"][0])
        self.who.append(actor)
        self.eyes.append(int(self.states["eyes"][0]))
        self.acts.append(act)
        self.times.append(at)
        spent = self._spend(at) if actor >= 0 else -1
        self.used.append(spent)
        if actor >= 0:
            self.asking = -1
        if spent >= 0 and self.clock.kind == "total":
            self.seats[actor].left_ms += self.clock.increment * 1000
        self.playing.engine.apply_at(self.states, 0, act)

    def _undo(self, to: int, at: int) -> None:
        """Go back. Taking back gives no time back: what was used stays used, and what was earned for the acts is lost."""
        thought = (self.actor, self._spend(at))
        gone = [*zip(self.who[to:], self.used[to:], strict=True)]
        self.redrawn = self.redrawn or any(p == CHANCE or self.seats[p].bot for p in self.who[to:])
        if self.clock.kind == "total":
            for p, spent in gone:
                if spent >= 0:
                    seat = self.seats[p]
                    seat.left_ms = max(min(seat.left_ms, 0), seat.left_ms - self.clock.increment * 1000)
        del self.acts[to:], self.who[to:], self.eyes[to:], self.used[to:], self.times[to:]
        self.states, _ = self.log.replay()
        self._turn()
        self.asking = -1
        if self.clock.kind == "move":
            self.since -= sum(max(0, spent) for p, spent in (*gone, thought) if p == self.actor)

    # --- clocks ---------------------------------------------------------------------------------

    def _clock_time(self, at: int) -> int:
        """The time on the clocks: it stands still in a pause."""
        return self.paused_at if self.paused else at

    def _spend(self, at: int) -> int:
        """Take the time since the last act off the actor's clock; returns it, or -1 for luck and bots, who have no clock."""
        actor, now, spent = self.actor, self._clock_time(at), -1
        if actor >= 0 and not self.seats[actor].bot:
            spent = max(0, now - self.since)
            if self.clock.kind == "total":
                self.seats[actor].left_ms -= spent
        self.since = now
        return spent

    def _resume(self, at: int) -> None:
        self.since += at - self.paused_at
        self.paused = False
