"""Hidden information is a security property: what a socket receives does not depend on anything its seat cannot know.

Two worlds are played side by side in two rooms. To one viewer they look the same: whatever he may see happens in both, and whatever he may
not see happens differently. Every byte that he is sent must be equal, act by act, over whole games.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from carrack.core.game import Game, games, load
from carrack.core.log import seen
from carrack.core.state import CHANCE, States
from carrack.server import room as room_module
from carrack.server.protocol import encode
from carrack.server.room import Room
from carrack.server.rooms import Rooms
from carrack.server.routes_play import Explain, Which, explained, seen_by, told_again
from carrack.server.routes_tables import summary
from carrack.server.socket import Connection
from carrack.server.thinking import Thinker
from carrack.server.views import Show
from carrack.store.database import Database
from carrack.tables import luck
from carrack.tables.events import Acted, AnyEvent, Chatted, Entry, Finished, Happened, Undone
from carrack.tables.table import Table

from .conftest import Player, Serve, finish

STEPS = 700  # at most, of a person's act and the luck that follows it
HIDING = [name for name, game in games().items() if game.hidden]


class Disk:
    """A database that takes everything."""

    def __init__(self) -> None:
        self.grouped: Any = None

    async def write(self, write: Any) -> None:
        await asyncio.sleep(0)

    async def read(self, read: Any) -> list[Any]:
        raise AssertionError("nothing is read while all goes well")


class Socket:
    """A websocket's other end."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.received: list[str] = []
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send_text(self, text: str) -> None:
        self.received.append(text)

    async def receive(self) -> dict[str, Any]:
        return await self.messages.get()

    async def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")

    async def say(self, **message: Any) -> None:
        self.messages.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})
        await settle()

    def take(self) -> list[str]:
        got, self.received = self.received, []
        return got


async def settle() -> None:
    for _ in range(12):
        await asyncio.sleep(0)


class World:
    """A room with one viewer, and a clock that both worlds share."""

    def __init__(self, game: Game, seats: int, viewer: int, delay: int, secret: str) -> None:
        self.game, self.viewer = game, viewer
        self.rooms = Rooms(cast(Database, Disk()), Thinker())
        table = Table("thetablehere", secret)
        events = Table.create(game, seats, "person0", secret, watch_delay=delay)
        entries = [Entry(n + 1, 1, event) for n, event in enumerate(events)]
        for entry in entries:
            table.evolve(entry)
        self.room = Room(self.rooms, table, "theinvitation", set(), entries)
        self.rooms.open[table.id] = self.room
        self.person = f"person{viewer}" if viewer >= 0 else "watcher"
        self.socket = Socket()
        self.connection = Connection(cast(Any, self.socket), self.rooms, self.person, self.person, limited=False)
        self.running = asyncio.get_running_loop().create_task(self.connection.run())

    async def begin(self, seats: int) -> None:
        for p in range(seats):
            await self.room.command(lambda t, p=p: t.sit(p, f"person{p}", f"Name {p}"))
        await self.room.command(lambda t: t.start("person0"))
        await self.socket.say(type="watch", table="thetablehere")

    async def happen(self, events: list[AnyEvent]) -> None:
        await self.room.command(lambda _: events)
        await settle()

    async def end(self) -> None:
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)

    # --- what can be asked for beside the socket ------------------------------------------------

    def asked(self) -> list[str]:
        """The answers of REST: the table, its log, its moments, and acts explained, as far as this person may see them."""
        shown = self.room.shown(self.person)
        if shown.status == "waiting":
            return [encode(summary(self.room, self.person, "")).decode()]
        log = shown.log.write(shown.seat_of(self.person))
        answers = [summary(self.room, self.person, ""), self.moments(len(shown.acts) - 30), self.moments(len(shown.acts) // 2, False)]
        if self.room.table.actor == self.viewer >= 0:
            answers += self.explained()
        return [log, *(encode(answer).decode() for answer in answers)]

    def moments(self, first: int, pictures: bool = True) -> Any:
        query = Which(max(0, first), 100, pictures)
        return told_again(*seen_by(self.room, self.person, query), query)

    def explained(self) -> list[Any]:
        """Every act there is, and what some would lead to."""
        seq, kinds = self.room.table.moved, self.game.actions.kind_of
        every = explained(self.room, self.person, Explain(seq, [a for a, kind in enumerate(kinds) if not kind.chance]))
        legal = [info.act for info in every.acts if not info.rule]
        foreseen = [explained(self.room, self.person, Explain(seq, [act], after=True)) for act in legal[:8]]
        assert all(one.after is not None for one in foreseen)
        assert legal == [info.act for info in explained(self.room, self.person, Explain(seq)).acts]
        return [every, *foreseen]

    def become(self, other: World) -> None:
        """The same history as in another world."""
        entries = [Entry(e.seq, e.at, e.event) for e in HISTORY[id(other)]]
        HISTORY[id(self)] = list(entries)
        self.room.table = Table.replay("thetablehere", entries, other.room.table.secret)
        if self.room.late:
            self.room.late = room_module.LateTable(self.room.table, entries)


HISTORY: dict[int, list[Entry]] = {}


def legal(game: Game, states: States) -> list[int]:
    """The acts of who is to act; of luck, those that are possible."""
    out = np.zeros(len(game.actions), np.int16)
    if states["actor"][0] == CHANCE:
        return out[: game.engine.outcomes_at(states, 0, out, np.zeros(len(game.actions), np.int64))].tolist()
    return out[: game.engine.legal_at(states, 0, out)].tolist()


def copied(game: Game, states: States) -> States:
    copy = game.blank()
    game.engine.copy(copy, 0, states, 0)
    return copy


def step(game: Game, states: States, chooser: random.Random) -> list[AnyEvent]:
    """A random act of whoever is to act, and the luck that follows. `states` goes along."""
    events: list[AnyEvent] = []
    while states["phase"][0] != 0 and (not events or states["actor"][0] == CHANCE):
        act, actor = chooser.choice(legal(game, states)), int(states["actor"][0])
        events.append(Happened(act) if actor == CHANCE else Acted(actor, act))
        game.engine.apply_at(states, 0, act)
    return events


def alike(game: Game, truth: States, other: States, events: list[AnyEvent], viewer: int, chooser: random.Random) -> list[AnyEvent] | None:
    """Events of another world that the viewer cannot tell from these; None when this world has none. Both positions go along."""
    made: list[AnyEvent] = []
    for event in events:
        assert isinstance(event, Acted | Happened)
        kind, actor = game.actions.kind_of[event.act], int(truth["actor"][0])
        assert int(other["actor"][0]) == actor, "another seat is to act in a world that looks the same"
        if seen(kind, actor, int(truth["eyes"][0]), viewer):
            acts = [event.act] if event.act in legal(game, other) else []
        else:
            looks = game.actions.write(event.act, unseen=True)
            acts = [a for a in legal(game, other) if game.actions.write(a, unseen=True) == looks]
        if not acts:
            return None
        act = chooser.choice(acts)
        made.append(Happened(act) if isinstance(event, Happened) else Acted(event.seat, act))
        game.engine.apply_at(truth, 0, event.act)
        game.engine.apply_at(other, 0, act)
    return made


async def two_worlds(game: Game, seats: int, viewer: int, delay: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int, int]:
    """Steps played, steps after which the worlds differed, bytes compared. Raises AssertionError at the first difference that shows."""
    chooser, clock = random.Random(f"{seed} {seats} {viewer} {delay}"), [1_000]
    secret = chooser.randbytes(luck.SECRET_BYTES).hex()
    monkeypatch.setattr(room_module, "now_ms", lambda: clock[0])
    monkeypatch.setattr("carrack.server.socket.now_ms", lambda: clock[0])
    one, two = (World(game, seats, viewer, delay, secret) for _ in range(2))
    for world in (one, two):
        keep_history(world)
        await world.begin(seats)
    steps = different = size = 0
    try:
        for steps in range(1, STEPS + 1):
            clock[0] += chooser.randrange(1, 5_000)
            truth, other = copied(game, one.room.table.states), copied(game, two.room.table.states)
            after = copied(game, truth)
            events = step(game, after, chooser)
            if after["phase"][0] == 0:
                break
            made = alike(game, copied(game, truth), other, events, viewer, chooser)
            if made is None:  # what was seen cannot happen in the other world: it is another one from here on
                two.become(one)
                made = alike(game, copied(game, truth), copied(game, truth), events, viewer, chooser) or events
            await one.happen(events)
            await two.happen(made)
            if chooser.random() < 0.1:
                said: list[AnyEvent] = [Chatted("person0", "Name 0", f"step {steps}")]
                await one.happen(said)
                await two.happen(said)
            if viewer >= 0 and chooser.random() < 0.2 and one.room.table.undo_floor(viewer) < len(one.room.table.acts):
                back: list[AnyEvent] = [Undone(viewer, len(one.room.table.acts) - 1)]
                await one.happen(back)
                await two.happen(back)
            if chooser.random() < 0.1:  # a new tab, or a reconnection after a while
                seq = chooser.randrange(max(1, one.room.table.seq - 50), one.room.table.seq)
                for world in (one, two):
                    await world.socket.say(type="watch", table="thetablehere", seq=seq)
            different += one.room.table.states.tobytes() != two.room.table.states.tobytes()
            texts = [world.socket.take() + (world.asked() if steps % 10 == 0 else []) for world in (one, two)]
            assert texts[0], "nothing was received"
            assert texts[0] == texts[1], first_difference(texts[0], texts[1], events, made)
            size += sum(len(text) for text in texts[0])
            assert not any(secret in text for text in texts[0]), "the secret of its luck was told before the end"
            assert not any("theinvitation" in text for text in texts[0] if viewer < 0)
            imagined(game, one.room.table, viewer, chooser)
        await reveal(one, secret)
    finally:
        await one.end()
        await two.end()
        HISTORY.clear()
    return steps, different, size


def keep_history(world: World) -> None:
    """Remember a world's entries, as the log would."""
    kept = HISTORY[id(world)] = [
        Entry(
            1,
            1,
            Table.create(
                world.game, len(world.room.table.seats), "person0", world.room.table.secret, watch_delay=world.room.table.watch_delay
            )[0],
        )
    ]
    append = world.room._append

    async def remember(new: list[Entry]) -> None:
        HISTORY[id(world)].extend(new)
        await append(new)

    world.room._append = remember  # type: ignore[method-assign]
    assert kept[0].event.commitment == world.room.table.commitment  # type: ignore[union-attr]


def imagined(game: Game, table: Table, viewer: int, chooser: random.Random) -> None:
    """The view is also the same over a position in which everything the viewer cannot know is dealt anew."""
    view = encode(Show(table, set()).to(viewer))
    states, truth = game.redacted(table.states, 0, viewer), table.states
    rng = np.array([chooser.getrandbits(62) for _ in range(4)], np.int64)
    game.engine.resample_at(states, 0, viewer, rng)
    table.states = states
    try:
        assert encode(Show(table, set()).to(viewer)) == view
    finally:
        table.states = truth


async def reveal(world: World, secret: str) -> None:
    """After the end everybody is shown everything."""
    table = world.room.table
    world.socket.take()
    await world.happen([Finished([1] * len(table.seats), [0] * len(table.seats), secret, "closed")])
    assert any(secret in text for text in world.socket.take())


def first_difference(one: list[str], two: list[str], events: list[AnyEvent], made: list[AnyEvent]) -> str:
    if len(one) != len(two):
        return f"{len(one)} messages in one world, {len(two)} in the other, after {events} and {made}"
    a, b = next((a, b) for a, b in zip(one, two, strict=True) if a != b)
    n = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"...{a[max(0, n - 200) : n + 100]} BUT ...{b[max(0, n - 200) : n + 100]} after {events} and {made}"


@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("delay", [0, 12])
def test_a_spectators_bytes_do_not_depend_on_what_he_cannot_know(name: str, delay: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    found = [asyncio.run(two_worlds(game, seats, -1, delay, 1, monkeypatch)) for seats in game.seats]
    assert sum(different for _, different, _ in found) > 50, f"the worlds were hardly different: {found}"


@pytest.mark.parametrize("name", HIDING)
def test_a_players_bytes_do_not_depend_on_what_he_cannot_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    found = [asyncio.run(two_worlds(game, seats, viewer, 0, 2, monkeypatch)) for seats in game.seats for viewer in range(seats)]
    assert sum(different for _, different, _ in found) > 200, f"the worlds were hardly different: {found}"


def test_a_view_of_the_truth_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above fails when a room forgets to redact."""
    monkeypatch.setattr("carrack.server.views.known_facts", lambda table, states, seat, public=None: table.playing.facts(states))
    with pytest.raises(AssertionError, match=r"BUT|assert"):
        asyncio.run(two_worlds(load("anno1503"), 2, 0, 0, 2, monkeypatch))


@pytest.mark.parametrize("what", ["moments", "explained"])
def test_answers_of_the_truth_would_be_caught(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And when moments or explanations are made from what the viewer does not know."""
    if what == "moments":
        monkeypatch.setattr("carrack.server.replaying.known", lambda game, states, seat: game.facts(states))
    else:
        monkeypatch.setattr(Game, "redacted", lambda self, states, i, seat: states.copy())
        monkeypatch.setattr(World, "moments", lambda self, first, pictures=True: None)
        monkeypatch.setitem(globals(), "imagined", lambda *_: None)
    with pytest.raises(AssertionError, match="BUT"):
        asyncio.run(two_worlds(load("anno1503"), 2, 0, 0, 2, monkeypatch))


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_the_secret_of_the_luck_leaves_a_real_server_only_after_the_end(serve: Serve, visibility: str) -> None:
    server = serve(metrics_open=True)
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    made = ann("POST", "/api/tables", {"game": "anno1503", "seats": 2, "visibility": visibility}, 201)
    table, invite = made["id"], made["invite"]
    bob("POST", f"/api/tables/{table}/sit", {"seat": 1, "invite": invite})
    ann("POST", f"/api/tables/{table}/start")
    room = server.app.state.rooms.open[table]  # type: ignore[attr-defined]
    secret, chooser, heard = room.table.secret, random.Random(3), list[str]()
    with ann.socket() as one, bob.socket() as two, eve.socket() as three:
        sockets = (one, two, three)
        views: list[Any] = [None, None, None]
        for n, socket in enumerate(sockets):
            heard.append(socket.receive_text())
            socket.send_json({"type": "watch", "table": table, "invite": invite if n == 2 else ""})
        for _ in range(60):
            newest = room.table.moved
            for n, socket in enumerate(sockets):
                while views[n] is None or views[n]["seq"] < newest:
                    heard.append(socket.receive_text())
                    views[n] = msgspec.json.decode(heard[-1])["table"]
            mover = views[views[0]["actor"]]
            sockets[mover["you"]].send_json({"type": "act", "table": table, "seq": newest, "act": chooser.choice(mover["legal"])})
            while views[0]["seq"] <= newest:
                heard.append(sockets[0].receive_text())
                views[0] = msgspec.json.decode(heard[-1])["table"]
    query = f"?invite={invite}" if visibility == "private" else ""
    for person in (ann, bob, eve):
        for path in ("", "/log", "/export"):
            heard.append(person.send("GET", f"/api/tables/{table}{path}{query}").text)
    heard.append(ann.send("GET", "/api/tables?mine=true").text)
    heard.append(eve.send("GET", "/api/tables").text)
    heard.append(eve.send("GET", "/metrics").text)
    assert not any(secret in text for text in heard)
    assert not any(invite in text for text in heard if '"type":"update"' in text)
    finish(ann, table)
    assert secret in eve.send("GET", f"/api/tables/{table}{query}").text
