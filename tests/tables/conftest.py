"""A table driven by hand: the test is the server, with a clock of its own."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from carrack.core.game import load
from carrack.tables.events import AnyEvent, Clock, Entry
from carrack.tables.table import Table

ANNO = load("anno1503")
SECRET = "5ec2e7" * 10 + "0000"
NAMES = ("Ada", "Bram", "Cleo", "Dirk")


class Play:
    """A table, the entries that made it, and the time."""

    def __init__(self, seats: int = 2, id: str = "atable", secret: str = SECRET, clock: Clock | None = None, **settings: object) -> None:
        self.table, self.entries, self.now = Table(id, secret), list[Entry](), 1_000_000
        self.rng = random.Random(1)
        options = {"round_limit": 4, **settings.pop("options", {})}  # type: ignore[dict-item]
        self.do(Table.create(ANNO, seats, "ada", secret, options, clock=clock, **settings))  # type: ignore[arg-type]

    def do(self, events: list[AnyEvent], after: int = 0) -> list[AnyEvent]:
        """Let events happen, some milliseconds later."""
        self.now += after
        for event in events:
            entry = Entry(self.table.seq + 1, self.now, event)
            self.table.evolve(entry)
            self.entries.append(entry)
        return events

    def sit(self, *bots: int) -> Play:
        """Everybody sits down; bots on some seats."""
        for p in range(len(self.table.seats)):
            name = NAMES[p]
            self.do(self.table.seat_bot("ada", p, "greedy", f"Bot {p}") if p in bots else self.table.sit(p, name.lower(), name))
        return self

    def start(self, *bots: int) -> Play:
        self.sit(*bots)
        self.do(self.table.start("ada"))
        return self

    @property
    def legal(self) -> list[int]:
        out = ANNO.scratch()
        return out[: ANNO.engine.legal_at(self.table.states, 0, out)].tolist()

    def act(self, act: int | str | None = None, after: int = 0) -> list[AnyEvent]:
        """The actor acts: as told, or at random."""
        chosen = self.rng.choice(self.legal) if act is None else ANNO.actions.read(act) if isinstance(act, str) else act
        return self.do(self.table.act(self.table.actor, self.table.seq, chosen), after)

    def until(self, when: Callable[[Table], bool], most: int = 4000) -> Play:
        """Play at random until something is so."""
        for _ in range(most):
            if when(self.table):
                return self
            self.act()
        raise AssertionError("it never came to that")

    def until_two(self) -> int:
        """Play until the last two acts are decisions of one seat with nothing between them; returns the seat."""
        self.until(lambda t: t.status == "playing" and len(t.who) > 2 and t.who[-1] >= 0 and t.who[-1] == t.who[-2])
        return self.table.who[-1]

    def until_luck(self) -> int:
        """Play until the last act was luck that followed a decision; returns the seat of the decision."""
        self.until(lambda t: t.status == "playing" and len(t.who) > 2 and t.who[-1] < 0 and any(w >= 0 for w in t.who))
        return next(w for w in reversed(self.table.who) if w >= 0)

    def finish(self) -> Play:
        return self.until(lambda t: t.status == "finished")

    def again(self, upto: int | None = None) -> Table:
        """The table as it is after a crash: from the entries as they were stored."""
        stored = [msgspec.json.decode(msgspec.json.encode(e), type=Entry) for e in self.entries[:upto]]
        return Table.replay(self.table.id, stored, self.table.secret if upto is None else SECRET)


def whole(table: Table) -> dict[str, object]:
    """Everything about a table, the bytes of its position included."""
    return {**vars(table), "seats": [vars(s) for s in table.seats], "states": table.states.tobytes()}


@pytest.fixture
def play() -> type[Play]:
    return Play


@pytest.fixture
def same() -> Callable[[Table, Table], bool]:
    """Are two tables equal in everything?"""

    def same(one: Table, other: Table) -> bool:
        assert whole(one) == whole(other)
        return True

    return same


@pytest.fixture
def refused() -> Callable[..., str]:
    """The code with which a command is refused; the command must change nothing."""
    from carrack.tables.table import TableError

    def refused(table: Table, command: Callable[[], object]) -> str:
        before = whole(table)
        with pytest.raises(TableError) as caught:
            command()
        assert whole(table) == before
        assert caught.value.sentence
        return caught.value.code

    return refused
