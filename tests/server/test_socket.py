"""What a connection sends: all of it and in order, or the client is let go."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from carrack.server.socket import MOST_QUEUED, TOO_SLOW, Connection


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


async def connected(line: Line) -> tuple[Connection, asyncio.Task[None]]:
    connection = Connection(cast(Any, line), cast(Any, None), "ann", "Ann")
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
