"""uvicorn's websocket, with a shorter way out for what rooms tell.

An ASGI message goes through a task, the middleware and several coroutines, which is a tenth of the work of an act. Nothing in between
looks at a text, so texts for a client that keeps up are written past all that. Whatever else is sent goes the usual way.

What is written together is sent together: a write at once would wake the other side for each of a hundred tables that were saved in one
transaction, and that costs more than the writing. So connections with something to send wait in a `Post` until all have been told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE = "carrack.write"  # the name of this extension of ASGI, in the scope
TEXT = 0x81  # a text in one frame (RFC 6455, 5.2); extensions such as compression are not offered
MEDIUM, LONG = Struct("!BBH").pack, Struct("!BBQ").pack

Write = Callable[[list[bytes]], bool]


class Outgoing(Protocol):
    """A connection that has something to send."""

    def flush(self) -> None: ...


class Post:
    """Lets connections send when everything that is ready to run now has run."""

    def __init__(self) -> None:
        self.waiting: list[Outgoing] = []

    def add(self, connection: Outgoing) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(connection)

    def flush(self) -> None:
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            connection.flush()


def framed(data: bytes) -> bytes:
    """A text as a server sends it.

    >>> framed(b"Hello")
    b'\\x81\\x05Hello'
    >>> framed(b"x" * 300)[:5], framed(b"x" * 70_000)[:11]
    (b'\\x81~\\x01,x', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11px')
    """
    n = len(data)
    return (bytes((TEXT, n)) if n < 126 else MEDIUM(TEXT, 126, n) if n < 1 << 16 else LONG(TEXT, 127, n)) + data


class Wire(WebSocketsSansIOProtocol):
    """A connection whose scope has `write`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:  # the application has not run yet
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[WRITE] = self.write

    def write(self, texts: list[bytes]) -> bool:
        """Write texts now; or say no, where they have to wait for the client, or where nothing can be sent any more."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True
