"""What a connection sends: at once where it can, in order always."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from carrack.server.socket import MOST_QUEUED, TOO_SLOW, Connection
from carrack.server.wire import AT_ONCE


class Line:
    """A client that takes what it is sent, or for a while does not."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.keeps_up, self.closed = True, 0
        self.free = asyncio.Event()
        self.free.set()
        self.scope = {"extensions": {AT_ONCE: self.at_once}}

    def at_once(self, data: bytes) -> bool:
        if self.keeps_up:
            self.taken.append(data.decode())
        return self.keeps_up

    async def send_text(self, text: str) -> None:
        await self.free.wait()
        self.taken.append(text)

    async def close(self, code: int) -> None:
        self.closed = code

    def stop(self) -> None:
        self.keeps_up = False
        self.free.clear()

    def go_on(self) -> None:
        self.keeps_up = True
        self.free.set()


async def connected(line: Line) -> tuple[Connection, asyncio.Task[None]]:
    connection = Connection(cast(Any, line), cast(Any, None), "ann", "Ann")
    sending = asyncio.get_running_loop().create_task(connection.sender())
    await asyncio.sleep(0)
    return connection, sending


def test_messages_are_sent_at_once_to_who_keeps_up() -> None:
    async def talk() -> None:
        line = Line()
        connection, sending = await connected(line)
        connection.send(b"1")
        connection.send(b"2")
        assert line.taken == ["1", "2"]
        sending.cancel()

    asyncio.run(talk())


def test_what_waits_for_a_slow_client_is_not_overtaken() -> None:
    async def talk() -> None:
        line = Line()
        connection, sending = await connected(line)
        line.stop()
        for n in range(3):
            connection.send(b"%d" % n)
            await asyncio.sleep(0)
        line.keeps_up = True  # but the first still waits
        connection.send(b"3")
        assert line.taken == []
        line.go_on()
        for _ in range(5):
            await asyncio.sleep(0)
        connection.send(b"4")
        assert line.taken == ["0", "1", "2", "3", "4"]
        sending.cancel()

    asyncio.run(talk())


def test_a_client_that_takes_nothing_is_let_go() -> None:
    async def talk() -> None:
        line = Line()
        connection, sending = await connected(line)
        line.stop()
        for n in range(MOST_QUEUED + 2):
            connection.send(b"%d" % n)
        line.go_on()
        await sending
        assert line.closed == TOO_SLOW
        assert line.taken == [str(n) for n in range(MOST_QUEUED)]

    asyncio.run(talk())
