"""Nonsense over the websocket: nothing of it may stop the server, be answered by an accident, or change a table.

Used by test_fuzz.py and benchmarks/fuzz.py.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from carrack.server.protocol import LARGEST_FRAME
from carrack.server.socket import BAD_FRAMES
from carrack.store import log as logs
from carrack.store.database import Database

from .live import Api, Pair, Server, come_in, say

EXPECTED = {1002, 1007, 1009, 4000, 4008, 4029}  # the codes with which a server may close on a client
ACCIDENTS = ("Traceback", "unforeseen", "Exception in ASGI", "exception")
NO_UTF8 = "Invalid UTF-8 sequence received from client."  # uvicorn says so, and closes with 1007
TYPES = ("watch", "unwatch", "act", "undo", "ask_undo", "answer_undo", "chat", "pause", "resign", "come_back", "ping")
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 1.5, -0.0, 1e308, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 10**400),
    *("", " ", "\x00", "\ud800", "𝕏" * 50, "../../etc/passwd", "'; DROP TABLE entries; --", "a" * 600, "buy good=spice", "0", "NaN"),
    *([], {}, [[]], {"a": {}}, [1] * 100, {"type": "ping"}),
)


@dataclass
class Fuzzer:
    """One who knows the protocol, and does not mean well. `who` sits at the table, watches it, or neither."""

    server: Server
    pair: Pair
    stranger: Api
    random: random.Random
    old: list[str] = field(default_factory=list[str])  # acts that were taken: to be sent again
    counts: Counter[str] = field(default_factory=Counter[str])
    closed: Counter[int] = field(default_factory=Counter[int])
    answers: Counter[str] = field(default_factory=Counter[str])

    # --- what is sent ---------------------------------------------------------------------------

    def valid(self, who: int) -> dict[str, Any]:
        """A message of the right form which the table must refuse, or which changes nothing."""
        r, view, sits = self.random, self.pair.seats[who % 2].view, who < 2
        assert view is not None
        table = r.choice((self.pair.table, self.pair.table, self.pair.table, "", "nosuchtable1", "\x00", "ä" * 40))
        here = table == self.pair.table
        kind = r.choice(TYPES)
        if kind == "act":
            if sits and here and r.random() < 0.5:  # it is not his turn, or his act is not legal
                act = r.choice([a for a in range(2000) if a not in view.legal])
                return {"type": kind, "table": table, "seq": view.seq, "act": act, "id": 2**64 + 5}
            seq = r.choice((view.seq - 1, 0, -1, view.seq + 1, view.seq + 1000, 2**70)) if sits and here else r.randrange(2 * view.seq)
            return {
                "type": kind,
                "table": table,
                "seq": seq,
                "act": r.choice((r.randrange(-5, 2000), "sail", "", "end_turn x=1")),
                "id": r.randrange(99),
            }
        if kind == "undo":
            return {"type": kind, "table": table, "seq": r.choice((0, -1, view.seq - 1, view.seq + 5))}
        if kind == "chat":
            return {"type": kind, "table": table, "text": r.choice(("", "   ", "\n\t", "y" * 501, "z" * 9000))}
        if kind in ("ask_undo", "resign", "pause", "answer_undo") and sits and here:
            return {"type": "answer_undo", "table": table, "agreed": r.random() < 0.5}  # nobody has asked
        more: dict[str, Any] = {
            "pause": {"on": True},
            "answer_undo": {"agreed": True},
            "watch": {"seq": r.choice((0, -5, 10**9, 2**65))},
        }.get(kind, {})
        return {"type": kind} | ({} if kind == "ping" else {"table": table}) | more

    def bent(self, who: int) -> dict[str, Any]:
        """A message with a wrong or unknown field, or one too few."""
        r, message = self.random, self.valid(who)
        match r.randrange(4):
            case 0:
                message[r.choice(("colour", "person", "seat", "__class__", "type ", "Seq"))] = r.choice(VALUES)
            case 1:
                message.pop(r.choice(list(message)))
            case 2:
                name = r.choice([k for k in message if k != "table"])
                message[name] = r.choice([v for v in VALUES if type(v) is not type(message[name])])
            case _:
                message["type"] = r.choice(("welcome", "update", "", "ACT", "act ", *"abc"))
        if message.get("type") in TYPES and message.get("table") == self.pair.table:
            message["unknown"] = 1  # never by chance something that is allowed
        return message

    def text(self, who: int) -> tuple[str, str | bytes]:
        r = self.random
        name, make = r.choice(KINDS)
        if name == "valid":
            return name, json.dumps(self.valid(who))
        if name == "replayed" and who < 2 and self.old:
            return name, r.choice(self.old)
        if name == "bent":
            return name, json.dumps(self.bent(who))
        if name == "truncated":
            whole = json.dumps(self.valid(who))
            return name, whole[: r.randrange(len(whole))]
        if name == "flipped":
            whole = list(json.dumps(self.valid(who) | {"unknown": 1}))
            for _ in range(r.randrange(1, 4)):
                whole[r.randrange(len(whole))] = chr(r.choice((r.randrange(32, 127), r.randrange(0x110, 0xD800), 0, 34, 92, 123)))
            text = "".join(whole)
            return name, text if '"unknown"' in text else text[:-1]
        if name == "bytes of a message":
            return name, json.dumps(self.valid(who)).encode()
        return name, make(r)

    # --- sending it -----------------------------------------------------------------------------

    async def fuzz(self, count: int) -> None:
        """Send so many messages over connections of a player, a spectator and somebody who does not watch."""
        people = [self.pair.seats[0].person, self.pair.seats[1].person, self.stranger, self.stranger]
        sent = 0
        while sent < count:
            who = self.random.randrange(len(people))
            socket = await come_in(people[who], write_limit=2**20)
            hearing, too_large = asyncio.get_running_loop().create_task(self.hear(socket)), False
            try:
                if who < 3:
                    await say(socket, type="watch", table=self.pair.table)
                patience = BAD_FRAMES + (30 if self.random.random() < 0.1 else -1)  # sometimes we go on until we are shown the door
                for _ in range(self.random.randrange(1, 120)):
                    name, message = self.text(who)
                    patience -= name not in ("valid", "replayed", "bytes of a message")
                    self.counts[name] += 1
                    sent += 1
                    await socket.send(message)
                    if sent >= count or patience <= 0:
                        break
                await say(socket, type="ping", id=7_777_777)  # everything before it has been dealt with when this is answered
                await asyncio.wait_for(hearing, 30)
                if self.random.random() < 0.15:
                    too_large = True
                    self.counts["oversized"] += 1
                    await socket.send(self.random.choice(OVERSIZED))
                    await asyncio.wait_for(socket.wait_closed(), 20)
                await socket.close()
            except ConnectionClosed:
                await asyncio.wait_for(hearing, 30)
            socket.transport.abort()
            code = int(socket.close_code or 0)
            if code == 1006 and too_large:
                code = 1009  # closed while we were still sending: the reason did not reach us
            if code != 1000:
                self.closed[code] += 1
            if self.random.random() < 0.1:
                sent += 1
                self.counts["raw"] += 1
                await self.raw()

    async def hear(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                message = json.loads(data)
                self.answers[message["type"] + (f" {message['code']}" if "code" in message else "")] += 1
                if message["type"] == "pong" and message["id"] == 7_777_777:
                    return
        except ConnectionClosed:
            pass

    async def raw(self) -> None:
        """Frames that no library would send."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        person, r = self.stranger, self.random
        lines = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in person.headers().items()]
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode())
            assert (await asyncio.wait_for(reader.readline(), 20)).startswith(b"HTTP/1.1 101")
            writer.write(r.choice(RAW)(r))
            if r.random() < 0.5:
                writer.write_eof()
            while await asyncio.wait_for(reader.read(65536), 0.2):
                pass
        except (ConnectionError, TimeoutError):
            pass
        finally:
            writer.transport.abort()


def deep(r: random.Random) -> str:
    depth, opening, closing = r.choice((10, 500, 2000, 7000)), *r.choice((("[", "]"), ('{"a":', "}")))
    nest = opening * (depth // len(opening)) + "1" + closing * (depth // len(opening))
    return r.choice((nest, f'{{"a":{nest},"type":"ping"}}', f'{{"type":"ping","id":{nest}}}', f'{{"type":"act","table":{nest}}}'))


KINDS: list[tuple[str, Callable[[random.Random], str | bytes]]] = [
    *[("valid", str)] * 16,
    *[("bent", str)] * 6,
    *[("replayed", lambda r: "{}")] * 6,
    *[("truncated", str)] * 2,
    *[("flipped", str)] * 2,
    ("bytes of a message", str),
    ("binary", lambda r: r.randbytes(r.randrange(0, 300))),
    ("random text", lambda r: "".join(chr(r.choice((r.randrange(32, 127), r.randrange(0xE000, 0xFFFF)))) for _ in range(r.randrange(200)))),
    ("deep", deep),
    ("empty", lambda r: r.choice(("", b"", "{}", "[]", "null", "0", '""'))),
    ("twice the same field", lambda r: '{"type":"ping","type":"resign","id":1,"id":2}'),
]
OVERSIZED = (" " * (LARGEST_FRAME + 1), '{"type":"chat","text":"' + "x" * 40_000, b"\x00" * 100_000)
RAW: list[Callable[[random.Random], bytes]] = [
    lambda r: r.randbytes(r.randrange(2, 400)),
    lambda r: b"\x81\x05hello",  # not masked
    lambda r: b"\x83\x80" + bytes(4),  # an opcode that does not exist
    lambda r: b"\xf1\x80" + bytes(4),  # reserved bits
    lambda r: b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff" + bytes(4),  # longer than there is memory
    lambda r: b"\x81\xfe\xff\xff" + bytes(4) + b"a",  # longer than allowed, and never finished
    lambda r: b"\x01\x81" + bytes(4) + b"{" + b"\x00\x81" + bytes(4) + b"}" + b"\x01\x81" + bytes(4) + b"{",  # pieces, the last for ever
    lambda r: b"\x80\x81" + bytes(4) + b"x",  # goes on with nothing
    lambda r: b"\x89\xfe\x00\x80" + bytes(4) + bytes(128),  # a ping that is too long
    lambda r: b"\x81\x82" + bytes(4) + b"\xff\xfe",  # no UTF-8
    lambda r: b"\x88\x82" + bytes(4) + b"\x00\x01",  # closed for no reason that exists
    lambda r: b"\x81\x85" + bytes(4) + b"he",  # cut off
]


def entries(server: Server, table: str) -> list[Any]:
    database = Database(server.database)
    try:
        return database.read_now(lambda c: logs.read(c, table))
    finally:
        database.close()


async def fuzz(server: Server, count: int, seed: int, tell: Callable[[str], None] = lambda line: None) -> Fuzzer:
    """Raises AssertionError when something has happened that must not."""
    chooser = random.Random(seed)
    pair = Pair(server, "p", random.Random(seed))
    await asyncio.to_thread(pair.make)
    await pair.join()
    fuzzer = Fuzzer(server, pair, await asyncio.to_thread(Api, server.port, "Mallory"), chooser)
    for _ in range(60):
        view = next(seat.view for seat in pair.seats if seat.view and seat.view.actor == seat.view.you)
        before = len(pair.told)
        await pair.act()
        if len(pair.told) > before:
            fuzzer.old.append(json.dumps({"type": "act", "table": pair.table, "seq": view.seq, "act": list(pair.told.values())[-1][1]}))
    for seat in pair.seats:
        await seat.watch()
    was, process = entries(server, pair.table), server.pid
    done = 0
    while done < count:
        some = min(1000, count - done)
        await fuzzer.fuzz(some)
        done += some
        now = entries(server, pair.table)
        assert now == was, f"the table has changed: {now[len(was) :]}"
        assert server.process is not None
        assert server.process.poll() is None
        tell(f"{done} messages; closed {dict(fuzzer.closed)}")
    assert set(fuzzer.closed) <= EXPECTED, f"closed with {fuzzer.closed}"
    assert server.pid == process
    written = server.errors
    accidents = [line for line in written.splitlines() if any(word in line for word in ACCIDENTS) and NO_UTF8 not in line]
    assert not accidents, "\n".join(accidents[:3])[:4000]
    await pair.join()
    assert await pair.act(), "nobody can play any more"
    await pair.leave()
    return fuzzer
