"""Anything may happen at a table in any order, the server may crash at any moment, and nothing is lost or wrong."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from carrack.core.game import load
from carrack.tables.audit import audit
from carrack.tables.events import Clock, Entry
from carrack.tables.table import Table, TableError

ANNO = load("anno1503")
SECRET = "0f" * 32
PEOPLE = ("ada", "bram", "cleo", "dirk", "eva")
CLOCKS = st.sampled_from(
    [
        Clock(),
        Clock("move", 60),
        Clock("move", 86_400, on_timeout="resign"),
        Clock("total", 300, 5),
        Clock("total", 30, 0, "resign"),
        Clock("total", 30, 0, "bot"),
    ]
)
SEATS = st.integers(-1, 4)
PERSON = st.sampled_from(PEOPLE)


def whole(table: Table) -> dict[str, object]:
    return {**vars(table), "seats": [vars(s) for s in table.seats], "states": table.states.tobytes()}


class Life(RuleBasedStateMachine):
    """One table and its stored entries. `tried` lets a command happen, or checks that its refusal changed nothing."""

    @initialize(seats=st.integers(2, 4), clock=CLOCKS, rounds=st.integers(1, 3), full=st.booleans())
    def create(self, seats: int, clock: Clock, rounds: int, full: bool) -> None:
        self.stored: list[bytes] = []
        self.now = 1_000_000
        self.refusals: list[tuple[str, str]] = []
        self.table = Table("life", SECRET)
        self.happen(Table.create(ANNO, seats, "ada", SECRET, {"round_limit": rounds}, clock=clock))
        if full:  # most of what is interesting comes after the start
            for p in range(seats):
                self.happen(self.table.sit(p, PEOPLE[p], PEOPLE[p].title()))
            self.happen(self.table.start("ada"))

    def happen(self, events) -> None:
        for event in events:
            entry = Entry(self.table.seq + 1, self.now, event)
            self.table.evolve(entry)
            self.stored.append(msgspec.json.encode(entry))

    def tried(self, command) -> bool:
        before = whole(self.table)
        try:
            events = command(self.table)
        except TableError as error:
            self.refusals.append((error.code, error.sentence))
            assert whole(self.table) == before
            return False
        assert whole(self.table) == before, "a command changes nothing: only evolve does"
        self.happen(events)
        return True

    def legal(self) -> list[int]:
        out = ANNO.scratch()
        return out[: ANNO.engine.legal_at(self.table.states, 0, out)].tolist()

    # --- before the start -----------------------------------------------------------------------

    @rule(seat=SEATS, person=PERSON)
    def sit(self, seat: int, person: str) -> None:
        self.tried(lambda t: t.sit(seat, person, person.title()))

    @rule(seat=SEATS, by=PERSON)
    def leave(self, seat: int, by: str) -> None:
        self.tried(lambda t: t.leave(by, seat))

    @rule(seat=SEATS, by=st.sampled_from(("ada", "ada", "bram")))
    def seat_bot(self, seat: int, by: str) -> None:
        self.tried(lambda t: t.seat_bot(by, seat, "greedy", "Bot"))

    @rule(person=PERSON, words=st.text(max_size=8))
    def stir(self, person: str, words: str) -> None:
        self.tried(lambda t: t.stir(person, words))

    @precondition(lambda self: self.table.status == "waiting")
    @rule()
    def fill_and_start(self) -> None:
        for p, seat in enumerate(self.table.seats):
            if not seat.taken:
                self.tried(lambda t, p=p: t.seat_bot("ada", p, "greedy", "Bot"))
        assert self.tried(lambda t: t.start("ada"))

    # --- playing --------------------------------------------------------------------------------

    @precondition(lambda self: self.table.status == "playing" and not self.table.paused)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=12), wait=st.integers(0, 3_000))
    def act(self, choices: list[int], wait: int) -> None:
        for choice in choices:
            if self.table.status == "playing":
                self.now += wait
                legal = self.legal()
                assert legal
                assert self.tried(lambda t, legal=legal, choice=choice: t.act(t.actor, t.moved, legal[choice % len(legal)]))

    @rule(seat=SEATS, act=st.integers(-2, len(ANNO.actions) + 1), back=st.integers(0, 3))
    def any_act(self, seat: int, act: int, back: int) -> None:
        """An act out of nowhere: mostly illegal, not that seat's, or stale."""
        actor, moved = self.table.actor, self.table.moved
        if self.tried(lambda t: t.act(seat, t.seq - back, act)):
            assert seat == actor >= 0
            assert self.table.seq - back >= moved or back == 0

    @precondition(lambda self: self.table.status == "playing")
    @rule()
    def stale(self) -> None:
        assert not self.tried(lambda t: t.act(t.actor, t.moved - 1, self.legal()[0]))

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        acts = list(self.table.acts)
        if self.tried(lambda t: t.undo(seat, t.seq)):
            assert self.table.acts == acts[:-1]
            assert self.table.actor == seat

    @rule(seat=SEATS)
    def ask_undo(self, seat: int) -> None:
        self.tried(lambda t: t.ask_undo(seat))

    @rule(seat=SEATS, agreed=st.sampled_from((True, True, False)))
    def answer_undo(self, seat: int, agreed: bool) -> None:
        acts = list(self.table.acts)
        if self.tried(lambda t: t.answer_undo(seat, agreed)) and not agreed:
            assert self.table.asking == -1
            assert self.table.acts == acts

    @precondition(lambda self: self.table.status == "playing" and max(self.table.who, default=-1) >= 0)
    @rule(steps=st.integers(1, 4))
    def take_back(self, steps: int) -> None:
        """Somebody takes back what he can."""
        seat = next(w for w in reversed(self.table.who) if w >= 0)
        for _ in range(min(steps, len(self.table.acts) - self.table.undo_floor(seat))):
            assert self.tried(lambda t: t.undo(seat, t.seq))

    @precondition(lambda self: self.table.status == "playing" and self.table.asking < 0 and max(self.table.who, default=-1) >= 0)
    @rule(which=st.integers(0, 3), refuses=st.integers(0, 5), then=st.booleans())
    def ask_everybody(self, which: int, refuses: int, then: bool) -> None:
        """Somebody who has acted asks, and the people answer one after the other."""
        acted = sorted({w for w in self.table.who if w >= 0})
        seat = acted[which % len(acted)]
        to = max(n for n, w in enumerate(self.table.who) if w == seat)
        assert self.tried(lambda t: t.ask_undo(seat))
        people = [p for p, s in enumerate(self.table.seats) if s.person and p != seat]
        for n, p in enumerate(people):
            if not then and n == 1:
                return  # the others never answer
            assert self.tried(lambda t, p=p: t.answer_undo(p, p != refuses))
            if p == refuses:
                assert self.table.asking == -1
                return
        assert (len(self.table.acts), self.table.actor) == (to, seat)

    @rule(person=PERSON, text=st.text(max_size=12))
    def say(self, person: str, text: str) -> None:
        moved = self.table.moved
        self.tried(lambda t: t.say(person, person.title(), text))
        assert self.table.moved == moved

    @rule(person=PERSON)
    def pause(self, person: str) -> None:
        self.tried(lambda t: t.pause(person, not t.paused))

    @rule(seat=SEATS)
    def take_over(self, seat: int) -> None:
        self.tried(lambda t: t.take_over(seat))

    @rule(person=PERSON)
    def come_back(self, person: str) -> None:
        if self.tried(lambda t: t.come_back(person, person.title())):
            assert self.table.seat_of(person) >= 0

    @precondition(lambda self: self.table.status == "playing")
    @rule(seat=SEATS, really=st.integers(0, 7))
    def resign(self, seat: int, really: int) -> None:
        if really == 0:
            self.tried(lambda t: t.resign(seat))

    @precondition(lambda self: self.table.status == "playing")
    @rule(really=st.integers(0, 30))
    def close(self, really: int) -> None:
        if really == 0:
            assert self.tried(lambda t: t.close())

    @rule(person=PERSON)
    def rematch(self, person: str) -> None:
        self.tried(lambda t: t.rematch(person, "next"))

    # --- time and crashes -----------------------------------------------------------------------

    @rule(ms=st.integers(0, 100_000))
    def tick(self, ms: int) -> None:
        self.now += ms
        deadline = self.table.deadline()
        late = deadline is not None and self.now >= deadline
        events = self.table.tick(self.now)
        assert bool(events) == late
        actor = self.table.actor
        self.happen(events)
        if late and self.table.status == "playing":
            assert self.table.seats[actor].bot
            assert self.table.tick(self.now) == [] or self.table.actor != actor

    @precondition(lambda self: self.table.deadline() is not None)
    @rule()
    def time_out(self) -> None:
        self.now = max(self.now, self.table.deadline() or 0)
        self.happen(self.table.tick(self.now))

    @rule(cut=st.integers(0, 40))
    def crash(self, cut: int) -> None:
        """The server starts again from what is on disk; a shorter piece of it replays too."""
        entries = [msgspec.json.decode(data, type=Entry) for data in self.stored]
        again = Table.replay("life", entries, SECRET)
        assert whole(again) == whole(self.table)
        prefix = Table.replay("life", entries[: max(1, len(entries) - cut)], SECRET)
        for entry in entries[prefix.seq :]:
            prefix.evolve(entry)
        assert whole(prefix) == whole(self.table)
        self.table = again

    # --- what always holds ----------------------------------------------------------------------

    @invariant()
    def in_order(self) -> None:
        if not hasattr(self, "table"):
            return
        t = self.table
        assert t.seq == len(self.stored)
        assert t.moved <= t.seq
        assert all(code and sentence for code, sentence in self.refusals)
        assert len(t.who) == len(t.eyes) == len(t.acts) == len(t.used)
        people = [s.person for s in t.seats if s.person]
        assert len(people) == len(set(people))
        assert not any(s.person and s.bot for s in t.seats)
        if t.status == "playing":
            assert 0 <= t.actor < len(t.seats)
            assert t.ranks == []
            assert t.asking < 0 or t.who[t.asking_to] == t.asking
            assert t.paused or t.since <= self.now
        if t.status == "finished":
            assert len(t.ranks) == len(t.scores) == len(t.seats)
            assert t.actor == -1
            assert min(t.ranks) == 1
            assert all(t.ranks[p] > 1 for p, s in enumerate(t.seats) if s.resigned)
            assert t.deadline() is None

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        t = self.table
        if t.status != "waiting":
            assert t.log.replay()[0].tobytes() == t.states.tobytes()
        found = audit("life", [msgspec.json.decode(data, type=Entry) for data in self.stored], SECRET)
        assert found.wrong is None, f"entry {found.at_seq}: {found.wrong}"
        assert found.proved == found.outcomes


@pytest.mark.parametrize(("games", "steps"), [(250, 40), (60, 150)])
def test_anything_in_any_order(games, steps):
    run_state_machine_as_test(
        Life,
        settings=settings(
            max_examples=games,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            derandomize=True,
        ),
    )
