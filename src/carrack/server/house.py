"""The parts of a running server, in one place for all who answer requests."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

from carrack.store import people
from carrack.store.database import Database

from .analysing import Analyst
from .auth import Doorkeeper, Passwords, Visitor, now_ms
from .bus import Bus
from .limits import Limits
from .passkeys import Ceremonies
from .rooms import Rooms
from .settings import Settings
from .socket import Connection

MOST_SOCKETS = 24  # of one person: tabs and programs
MOST_CHECKED = 500  # credentials in one question to the database
MOST_REPLAYS = 2  # games told again at once, beside the event loop
SIGNED_OUT = 4001  # close code: who holds this connection is signed in no more


class Sockets:
    """The open connections of this process, by person and by what opened them."""

    def __init__(self) -> None:
        self.by_person: defaultdict[str, int] = defaultdict(int)
        self.by_credential: defaultdict[str, set[Connection]] = defaultdict(set)

    def add(self, visitor: Visitor, connection: Connection) -> None:
        self.by_person[visitor.id] += 1
        self.by_credential[visitor.credential].add(connection)

    def remove(self, visitor: Visitor, connection: Connection) -> None:
        self.by_person[visitor.id] -= 1
        if not self.by_person[visitor.id]:
            del self.by_person[visitor.id]
        held = self.by_credential[visitor.credential]
        held.discard(connection)
        if not held:
            del self.by_credential[visitor.credential]

    def __len__(self) -> int:
        return sum(self.by_person.values())

    def block(self, person: str, other: str, on: bool) -> None:
        """From now on a person's connections tell nothing of what another says, or do so again."""
        for connection in [c for held in self.by_credential.values() for c in held if c.person == person]:
            (connection.unheard.add if on else connection.unheard.discard)(other)

    def rename(self, person: str, name: str) -> None:
        """From now on a person talks under another name."""
        for connection in [c for held in self.by_credential.values() for c in held if c.person == person]:
            connection.name = name

    def sign_out(self, credential: str) -> None:
        """A session or token is taken back: what it opened is closed."""
        for connection in tuple(self.by_credential.get(credential, ())):
            connection.close(SIGNED_OUT)


@dataclass
class House:
    settings: Settings
    database: Database
    rooms: Rooms
    bus: Bus
    door: Doorkeeper
    limits: Limits
    analyst: Analyst
    passwords: Passwords = field(default_factory=Passwords)
    ceremonies: Ceremonies = field(default_factory=Ceremonies)
    sockets: Sockets = field(default_factory=Sockets)
    advised: set[str] = field(default_factory=set[str])  # people for whom a bot is thinking about a hint
    replays: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_REPLAYS))

    def block(self, me: str, other: str, on: bool) -> None:
        """Somebody has blocked another, or no longer does: his tables and his connections know it at once, where this process has them."""
        self.rooms.block(me, other, on)
        self.sockets.block(me, other, on)

    async def check(self) -> None:
        """Close what was opened by sessions and tokens that have been taken back in another process."""
        open, now = sorted(self.sockets.by_credential), now_ms()
        for n in range(0, len(open), MOST_CHECKED):
            some = open[n : n + MOST_CHECKED]
            good = await self.database.read(lambda c, some=some: people.still_good(c, some, now))
            for credential in set(some) - good:
                self.sockets.sign_out(credential)
