"""What a connection sends: all of it and in order, or the client is let go."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from carrack.server.socket import MOST_QUEUED, TOO_SLOW, Connection
from carrack.server.wire import Post, Write


class Line:
    """A client that takes what it is sent, or for a while does not."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.closed, self.free = 0, asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.free.wait()
        self.taken.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


class Rooms:
    """All that a connection needs of them to send."""

    def __init__(self) -> None:
        self.post = Post()


async def connected(line: Line, write: Write | None = None) -> tuple[Connection, asyncio.Task[None]]:
    connection = Connection(cast(Any, line), cast(Any, Rooms()), "ann", "Ann", write=write)
    sending = asyncio.get_running_loop().create_task(connection.sender())
    await asyncio.sleep(0)
    return connection, sending


def test_a_slow_client_gets_everything_in_order() -> None:
    async def talk() -> None:
        line = Line()
        connection, sending = await connected(line)
        for n in range(6):
            connection.send(b"%d" % n)
            await asyncio.sleep(0)
            if n == 3:
                assert line.taken == []
                line.free.set()
        for _ in range(8):
            await asyncio.sleep(0)
        assert line.taken == ["0", "1", "2", "3", "4", "5"]
        connection.close(4000)
        await sending
        assert line.closed == 4000

    asyncio.run(talk())


def test_a_client_that_takes_nothing_is_let_go() -> None:
    async def talk() -> None:
        line = Line()
        connection, sending = await connected(line)
        for n in range(MOST_QUEUED + 2):
            connection.send(b"%d" % n)
        line.free.set()
        await sending
        assert line.closed == TOO_SLOW
        assert line.taken == [str(n) for n in range(MOST_QUEUED)]

    asyncio.run(talk())


def test_what_is_told_together_is_written_together() -> None:
    async def talk() -> None:
        line, written = Line(), list[list[bytes]]()

        def write(texts: list[bytes]) -> bool:
            written.append(texts)
            return True

        connection, sending = await connected(line, write)
        connection.send(b"0")
        connection.send(b"1")
        assert not written
        await asyncio.sleep(0)
        connection.send(b"2")
        await asyncio.sleep(0)
        assert (written, line.taken) == ([[b"0", b"1"], [b"2"]], [])
        connection.close(4000)
        await sending
        assert line.closed == 4000

    asyncio.run(talk())


def test_order_is_kept_when_a_client_falls_behind_and_catches_up() -> None:
    async def talk() -> None:
        line = Line()

        def write(texts: list[bytes]) -> bool:
            if line.free.is_set():
                line.taken += [text.decode() for text in texts]
            return line.free.is_set()

        connection, sending = await connected(line, write)
        line.free.set()
        for n in range(40):
            connection.send(b"%d" % n)
            if n % 7 == 3:
                line.free.clear()
            if n % 7 == 6:
                line.free.set()  # the sender has been woken, and may not have run yet
            for _ in range(n % 3):
                await asyncio.sleep(0)
        line.free.set()
        for _ in range(8):
            await asyncio.sleep(0)
        assert line.taken == [str(n) for n in range(40)]
        connection.send(b"the last")
        connection.close(4000)
        await sending
        assert line.taken[-1] == "the last"

    asyncio.run(talk())
