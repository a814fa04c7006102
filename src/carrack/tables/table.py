"""One table: commands give events, `evolve` is the only way it changes, and any prefix of its events replays to the same table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

import numpy as np

from carrack.core.game import Game, load
from carrack.core.log import Log
from carrack.core.match import Refusal, refusal
from carrack.core.state import CHANCE, States

from . import luck
from .events import (
    Acted,
    AnyEvent,
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
LONGEST_CHAT = 500
LONGEST_NAME = 24
LONGEST_WORDS, MOST_WORDS = 100, 20
MOST_SECONDS = 30 * 86_400
STAND_IN = "greedy"  # the bot that plays on for somebody who is gone
COME_BACK_MS = 30_000  # the least time on a total clock of somebody who comes back


class TableError(ValueError):
    """A command that the table refuses. `code` is for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str, rule: str = "", key: str = "") -> None:
        self.code, self.sentence, self.rule, self.key = (
            code,
            sentence,
            rule,
            key,
        )  # `rule` and `key` are the game's, of why an act is refused
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
class Table:
    """A table as its events made it. Commands check and return events; they change nothing."""

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

    # --- making ---------------------------------------------------------------------------------

    @staticmethod
    def create(
        game: Game,
        seats: int,
        host: str,
        secret: str,
        options: dict[str, object] | None = None,
        visibility: Visibility = "unlisted",
        clock: Clock | None = None,
        watch: bool = True,
        watch_delay: int = 0,
        rated: bool = True,
        follows: str = "",
        branch_of: str = "",
        opening: tuple[int, ...] = (),
    ) -> list[AnyEvent]:
        """The first event of a new table; raises TableError for settings that cannot be."""
        try:
            stored = game.read_options(seats, options or {})
        except ValueError as error:
            raise TableError("settings", str(error)) from None
        clock = clock or Clock()
        if clock.kind != "none" and not 5 <= clock.seconds <= MOST_SECONDS:
            raise TableError("settings", f"a clock has 5 to {MOST_SECONDS} seconds, not {clock.seconds}")
        if not 0 <= clock.increment <= 3600 or not 0 <= watch_delay <= 1000:
            raise TableError("settings", "an increment is 0 to 3600 seconds, a delay 0 to 1000 acts")
        written = {o.name: o.write(stored[o.name]) for o in game.options}
        promise = luck.commitment(secret)
        if opening and int(Log(game, seats, stored, list(opening)).replay()[0]["phase"][0]) == 0:
            raise TableError("settings", "The game is over there.")
        more = (visibility, clock, watch_delay, watch, rated, follows, branch_of, opening)
        return [Created(game.name, game.version, seats, written, host, promise, *more)]

    @classmethod
    def replay(cls, id: str, entries: Iterable[Entry], secret: str = "") -> Table:
        """A table from its entries; any prefix will do."""
        table = cls(id, secret)
        for entry in entries:
            table.evolve(entry)
        return table

    @cached_property
    def playing(self) -> Game:
        """The game, once the table is made: that sets it."""
        raise TableError("empty", "This table has not been made.")

    # --- looking --------------------------------------------------------------------------------

    @property
    def counts(self) -> bool:
        """Is it played for ratings, and has nobody gone back to draw again?"""
        return self.rated and not self.redrawn

    @property
    def log(self) -> Log:
        """The acts as a game's log."""
        game = self.playing
        stored = game.read_options(len(self.seats), dict[str, object](self.options))
        return Log(game, len(self.seats), stored, list(self.acts), None, {p: s.bot or "human" for p, s in enumerate(self.seats)})

    def seat_of(self, person: str) -> int:
        """Where a person sits, -1 for nowhere."""
        if person:
            for p, seat in enumerate(self.seats):
                if seat.person == person:
                    return p
        return -1

    def undo_floor(self, seat: int) -> int:
        """How far back a seat may go on its own: its own acts since luck or another seat spoke last."""
        n, floor, who = len(self.who), len(self.opening), self.who
        while n > floor and who[n - 1] == seat:
            n -= 1
        return n

    def why_not(self, act: int, language: str = "en") -> Refusal | None:
        """Why an act is not possible now, or None if it is."""
        game = self.playing
        if self.status != "playing" or not 0 <= act < len(game.actions):
            return refusal(game, 1, language)
        why = game.engine.refuse_at(self.states, 0, act)
        return refusal(game, why, language) if why else None

    # --- before the start -----------------------------------------------------------------------

    def _waiting(self) -> None:
        if self.status != "waiting":
            raise TableError("started", "The game has already begun.")

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise TableError("seat", f"This table has seats 1 to {len(self.seats)}.")
        return self.seats[seat]

    def sit(self, seat: int, person: str, name: str) -> list[AnyEvent]:
        """Take an empty seat, or move to one."""
        self._waiting()
        if self._seat(seat).taken:
            raise TableError("taken", "This seat is taken.")
        if person in self.kicked:
            raise TableError("kicked", "The host has sent you away from this table.")
        events: list[AnyEvent] = []
        before = self.seat_of(person)
        if before >= 0:
            events.append(Left(before))
        return [*events, Seated(seat, person, name[:LONGEST_NAME])]

    def seat_bot(self, by: str, seat: int, bot: str, name: str) -> list[AnyEvent]:
        """The host puts a bot on an empty seat."""
        self._waiting()
        self._host(by)
        if self._seat(seat).taken:
            raise TableError("taken", "This seat is taken.")
        return [Seated(seat, "", name[:LONGEST_NAME], bot)]

    def _host(self, person: str) -> None:
        if person != self.host:
            raise TableError("host", "Only the host of the table can do this.")

    def leave(self, by: str, seat: int) -> list[AnyEvent]:
        """Get up before the start; the host may also send others away."""
        self._waiting()
        at = self._seat(seat)
        if not at.taken:
            raise TableError("empty", "Nobody sits there.")
        if at.person != by:
            self._host(by)
        return [Left(seat, kicked=at.person not in (by, ""))]

    def stir(self, person: str, words: str) -> list[AnyEvent]:
        """Add words of one's own to the luck."""
        self._waiting()
        if self.seat_of(person) < 0:
            raise TableError("seat", "Take a seat first.")
        if not words or len(words) > LONGEST_WORDS:
            raise TableError("words", f"1 to {LONGEST_WORDS} characters.")
        if len(self.words) >= MOST_WORDS:
            raise TableError("words", f"{MOST_WORDS} times words have been added: the luck is stirred well enough.")
        return [Stirred(person, words)]

    def start(self, by: str) -> list[AnyEvent]:
        """Begin when every seat is taken; the first luck is drawn at once."""
        self._waiting()
        self._host(by)
        if not all(s.taken for s in self.seats):
            raise TableError("empty", "Some seats are still empty.")
        return self._settled([Started()], self._opened()[0])

    # --- playing --------------------------------------------------------------------------------

    def _opened(self) -> tuple[States, list[tuple[int, int]]]:
        """Where the game begins: after the opening, with the actor and the eyes of each of its acts."""
        return Log(self.playing, len(self.seats), self.log.options, list(self.opening)).replay()

    def _playing(self) -> None:
        if self.status == "waiting":
            raise TableError("waiting", "The game has not begun.")
        if self.status == "finished":
            raise TableError("finished", "The game is over.")

    def _copy(self) -> States:
        return self.playing.position(self.states.tobytes())

    def _settled(self, events: list[AnyEvent], states: States) -> list[AnyEvent]:
        """Luck after these events, drawn from the secret, and the end if the game is over. `states` is used up."""
        engine = self.playing.engine
        actor, phase = states["actor"], states["phase"]
        words = self.stirred or luck.stirred(self.words)
        while phase[0] != 0 and actor[0] == CHANCE:
            seq = self.seq + len(events) + 1
            act = int(engine.nth_at(states, 0, luck.number(self.secret, self.id, seq, words, int(engine.total_at(states, 0)))))
            events.append(Happened(act))
            engine.apply_at(states, 0, act)
        if phase[0] == 0:
            events.append(self.result("rules", states))
        return events

    def result(self, reason: Literal["rules", "resigned", "closed"], states: States | None = None, resigning: int = -1) -> Finished:
        """The end in this position: who resigned ranks behind who stayed, the first to resign last; `resigning` is about to."""
        engine, where = self.playing.engine, self.states if states is None else states
        left = [s.resigned for s in self.seats]
        if resigning >= 0:
            left[resigning] = 1 + max(left)
        keys = [(0, left[p], 0) if left[p] else (1, 0, int(engine.standing_at(where, 0, p))) for p in range(len(self.seats))]
        ranks = [1 + sum(other > mine for other in keys) for mine in keys]
        return Finished(ranks, [int(engine.score_at(where, 0, p)) for p in range(len(self.seats))], self.secret, reason)

    def may_act(self, seat: int, seq: int) -> None:
        """Raises TableError unless a seat that has seen the table up to entry `seq` is to act."""
        self._playing()
        if not self.moved <= seq <= self.seq:
            raise TableError("stale", "The table has moved on. Look again.")
        if self.paused:
            raise TableError("paused", "The game is paused.")
        if seat < 0 or self.actor != seat:
            raise TableError("turn", "It is not your turn.")

    def act(self, seat: int, seq: int, act: int) -> list[AnyEvent]:
        """A decision of a seat that has seen the table up to entry `seq`."""
        self.may_act(seat, seq)
        why = self.why_not(act)
        if why is not None:
            raise TableError("refused", why.sentence, why.rule, why.key)
        states = self._copy()
        self.playing.engine.apply_at(states, 0, act)
        return self._settled([Acted(seat, act)], states)

    def undo(self, seat: int, seq: int) -> list[AnyEvent]:
        """Take back one's own last act, as far as nothing was revealed since."""
        self._playing()
        if not self.moved <= seq <= self.seq:
            raise TableError("stale", "The table has moved on. Look again.")
        self._seat(seat)
        floor = self.undo_floor(seat)
        if floor >= len(self.acts):
            raise TableError("undo", "Nothing can be taken back: something was revealed, or somebody else has acted.")
        return [Undone(seat, len(self.acts) - 1)]

    def ask_undo(self, seat: int) -> list[AnyEvent]:
        """Ask everybody to go back to before one's own last act."""
        self._playing()
        self._seat(seat)
        if self.asking >= 0:
            raise TableError("undo", "Somebody is asking already.")
        mine = [n for n, who in enumerate(self.who) if who == seat and n >= len(self.opening)]
        if not mine:
            raise TableError("undo", "You have not acted yet.")
        others = [p for p, s in enumerate(self.seats) if p != seat and s.person]
        return [UndoAsked(seat, mine[-1]), *([] if others else [Undone(seat, mine[-1])])]

    def answer_undo(self, seat: int, agreed: bool) -> list[AnyEvent]:
        """Agree to going back, or not. When all people agree, the table goes back."""
        self._playing()
        if self.asking < 0 or seat == self.asking or seat in self.agreed or not self._seat(seat).person:
            raise TableError("undo", "Nobody asks you to undo.")
        events: list[AnyEvent] = [UndoAnswered(seat, agreed)]
        waiting = {p for p, s in enumerate(self.seats) if s.person and p != self.asking} - self.agreed - {seat}
        if agreed and not waiting:
            events.append(Undone(self.asking, self.asking_to))
        return events

    def pause(self, person: str, on: bool) -> list[AnyEvent]:
        """Stop or go on with the clocks; anybody at the table may, and two at once may mean the same."""
        self._playing()
        if self.seat_of(person) < 0:
            raise TableError("seat", "Only players can do this.")
        if on == self.paused:
            return []
        return [Paused(person) if on else Resumed(person)]

    def say(self, person: str, name: str, text: str) -> list[AnyEvent]:
        """Talk."""
        if person in self.kicked:
            raise TableError("kicked", "The host has sent you away from this table.")
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_CHAT:
            raise TableError("chat", f"1 to {LONGEST_CHAT} characters.")
        return [Chatted(person, name[:LONGEST_NAME], text)]

    def resign(self, seat: int, reason: Literal["wish", "time"] = "wish") -> list[AnyEvent]:
        """Give up. The last who stays wins; while more than one stays, a bot plays on."""
        self._playing()
        at = self._seat(seat)
        if at.resigned:
            raise TableError("resigned", "You have already resigned.")
        staying = [p for p, s in enumerate(self.seats) if not s.resigned and p != seat]
        events: list[AnyEvent] = [Resigned(seat, reason)]
        if len(staying) == 1:
            return [*events, self.result("resigned", resigning=seat)]
        return [*events, TakenOver(seat, bot=STAND_IN, name=at.name)] if not at.bot else events

    def take_over(self, seat: int, bot: str = STAND_IN) -> list[AnyEvent]:
        """A bot plays on for somebody who is gone."""
        self._playing()
        at = self._seat(seat)
        if at.bot:
            raise TableError("taken", "A bot plays there already.")
        return [TakenOver(seat, bot=bot, name=at.name)]

    def come_back(self, person: str, name: str) -> list[AnyEvent]:
        """The person a bot stands in for sits down again."""
        self._playing()
        for p, s in enumerate(self.seats):
            if person and s.bot and s.owner == person and not s.resigned:
                return [TakenOver(p, person=person, name=name[:LONGEST_NAME])]
        raise TableError("seat", "No bot plays for you here.")

    def close(self) -> list[AnyEvent]:
        """End a game that nobody plays any more; the ranks are those of the present position."""
        self._playing()
        return [self.result("closed")]

    def rematch(self, person: str, table: str) -> list[AnyEvent]:
        """Go on to another table after the end."""
        if self.status != "finished":
            raise TableError("playing", "The game is not over.")
        if not person or not any(person in (s.person, s.owner) for s in self.seats):
            raise TableError("seat", "Only players can do this.")
        if self.next_table:
            raise TableError("rematch", "There is a rematch already.")
        return [Rematch(table)]

    # --- clocks ---------------------------------------------------------------------------------

    def deadline(self) -> int | None:
        """When the present actor's time runs out, in milliseconds; None without a clock, in a pause, or for a bot."""
        actor = self.actor
        if actor < 0 or self.paused or self.clock.kind == "none" or self.seats[actor].bot:
            return None
        return self.since + (self.clock.seconds * 1000 if self.clock.kind == "move" else self.seats[actor].left_ms)

    def tick(self, now: int) -> list[AnyEvent]:
        """What a clock that has run out makes happen."""
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return []
        if self.clock.on_timeout == "resign":
            return self.resign(self.actor, "time")
        return self.take_over(self.actor)

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
