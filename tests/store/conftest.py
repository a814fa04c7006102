"""A database of its own for each test, and tables played to their end."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

import pytest

from carrack.core.game import load
from carrack.store import log as logs
from carrack.store.database import Database
from carrack.store.migrate import upgrade
from carrack.tables.events import AnyEvent, Clock, Entry
from carrack.tables.table import Table

ANNO = load("anno1503")


class Play:
    """A table, and the entries that made it."""

    def __init__(self, id: str, players: list[str], rounds: int = 2, **settings: object) -> None:
        """A player is a person's id, or `bot:greedy`."""
        secret = hashlib.sha256(id.encode()).hexdigest()
        self.table, self.entries, self.now = Table(id, secret), list[Entry](), 1_790_000_000_000
        self.rng = random.Random(id)
        self.do(Table.create(ANNO, len(players), "ada", secret, {"round_limit": rounds}, **settings))  # type: ignore[arg-type]
        for p, who in enumerate(players):
            bot = who.startswith("bot:")
            self.do(self.table.seat_bot("ada", p, who[4:], "Bot") if bot else self.table.sit(p, who, who.title()))

    def do(self, events: list[AnyEvent]) -> None:
        self.now += 1000
        for event in events:
            entry = Entry(self.table.seq + 1, self.now, event)
            self.table.evolve(entry)
            self.entries.append(entry)

    def start(self) -> Play:
        self.do(self.table.start("ada"))
        return self

    def act(self, times: int = 1) -> Play:
        out = ANNO.scratch()
        for _ in range(times):
            if self.table.status == "playing":
                legal = out[: ANNO.engine.legal_at(self.table.states, 0, out)].tolist()
                self.do(self.table.act(self.table.actor, self.table.seq, self.rng.choice(legal)))
        return self

    def finish(self) -> Play:
        self.start() if self.table.status == "waiting" else None
        return self.act(5000)

    def store(self, database: Database) -> Play:
        database.write_now(lambda c: logs.create(c, self.table, f"invite{self.table.id}"[:32], self.entries))
        return self


@pytest.fixture
def play() -> type[Play]:
    return Play


@pytest.fixture
def clock() -> type[Clock]:
    return Clock


@pytest.fixture
def url(database_url: str) -> str:
    """The address of an empty database of either kind."""
    return database_url


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """An up-to-date database."""
    upgrade(url)
    database = Database(url)
    yield database
    database.close()


@pytest.fixture
def second(tmp_path) -> Iterator[Database]:
    """Another one, to read into."""
    where = f"sqlite:///{tmp_path}/second.db"
    upgrade(where)
    database = Database(where)
    yield database
    database.close()
