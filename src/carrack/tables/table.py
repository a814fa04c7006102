"""A table where people play: commands check, and give the events that follow or say what is against it. They change nothing themselves."""

from __future__ import annotations

from typing import Literal

from carrack.core.game import Game
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
from .evolving import COME_BACK_MS, Evolving, Line, Seat, TableError

LONGEST_CHAT = 500
LONGEST_NAME = 24
LONGEST_WORDS, MOST_WORDS = 100, 20
MOST_SECONDS = 30 * 86_400
STAND_IN = "greedy"  # the bot that plays on for somebody who is gone


class Table(Evolving):
    """A table and what can be done at it. Every command returns events, for `evolve`, or raises TableError."""

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

    # --- looking --------------------------------------------------------------------------------

    @property
    def counts(self) -> bool:
        """Is it played for ratings, and has nobody gone back to draw again?"""
        return self.rated and not self.redrawn

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
        return [UndoAnswered(seat, agreed), *(self._agreed_without(seat) if agreed else [])]

    def _agreed_without(self, seat: int) -> list[AnyEvent]:
        """The table goes back if that was asked for, and nobody but this seat has still to agree."""
        if self.asking in (-1, seat):
            return []
        waiting = {p for p, s in enumerate(self.seats) if s.person and p != self.asking} - self.agreed - {seat}
        return [] if waiting else [Undone(self.asking, self.asking_to)]

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
        return events if at.bot else [*events, TakenOver(seat, bot=STAND_IN, name=at.name), *self._agreed_without(seat)]

    def take_over(self, seat: int, bot: str = STAND_IN) -> list[AnyEvent]:
        """A bot plays on for somebody who is gone."""
        self._playing()
        at = self._seat(seat)
        if at.bot:
            raise TableError("taken", "A bot plays there already.")
        return [TakenOver(seat, bot=bot, name=at.name), *self._agreed_without(seat)]

    def come_back(self, person: str, name: str) -> list[AnyEvent]:
        """The person a bot stands in for sits down again."""
        self._playing()
        for p, s in enumerate(self.seats):
            if person and s.bot and s.owner == person and not s.resigned:
                if p == self.actor and self.clock.kind != "none" and not self.paused:  # or there would be time without end
                    raise TableError("bot", "The bot is deciding this for you. Come back when it has.")
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


__all__ = ["COME_BACK_MS", "LONGEST_CHAT", "LONGEST_NAME", "LONGEST_WORDS", "MOST_WORDS", "Line", "Seat", "Table", "TableError"]
