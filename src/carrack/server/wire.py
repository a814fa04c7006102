"""uvicorn's websocket, with a shorter way out for what rooms tell, and a shorter way in for what people do.

An ASGI message goes through a task, the middleware and several coroutines, which is a tenth of the work of an act. Nothing in between
looks at a text, so texts for a client that keeps up are written past all that. Whatever else is sent goes the usual way. What a client
sends is given to who listens as it comes; the usual way would stop and start the reading of the socket for each message.

What is written together is sent together: a write at once would wake the other side for each of a hundred tables that were saved in one
transaction, and that costs more than the writing. So connections with something to send wait in a `Post` until some more have; but not
until all of that transaction have been told: who was first would wait for the last.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Protocol

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE, LISTEN = "carrack.write", "carrack.listen"  # the names of these extensions of ASGI, in the scope
TEXT = 0x81  # a text in one frame (RFC 6455, 5.2); extensions such as compression are not offered
TOGETHER = 64  # connections
MEDIUM, LONG = Struct("!BBH").pack, Struct("!BBQ").pack

Write = Callable[[list[bytes]], bool]
Hear = Callable[[bytes], bool]  # False: that was enough for now
Listen = Callable[[Hear], Callable[[], None]]  # gives what is called when there may be more again


class Outgoing(Protocol):
    """A connection that has something to send."""

    def flush(self) -> None: ...


class Post:
    """Lets connections send when a few of them want to, or when everything that is ready to run now has run."""

    def __init__(self) -> None:
        self.waiting: list[Outgoing] = []

    def add(self, connection: Outgoing) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(connection)
        if len(self.waiting) >= TOGETHER:
            self.flush()

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
    """A connection whose scope has `write` and `listen`."""

    hear: Hear | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:  # the application has not run yet
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[WRITE], extensions[LISTEN] = self.write, self.listen

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal: uvicorn would call that an error of the application

    def handle_ping(self) -> None:
        """Answer, but not to a client that does not take what it is sent: the answers would pile up without end."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    def keepalive_timeout(self) -> None:
        """Nobody answers. What nobody takes is given up; else the connection would stay as long as the other side likes."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def write(self, texts: list[bytes]) -> bool:
        """Write texts now; or say no, where they have to wait for the client, or where nothing can be sent any more."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True

    def listen(self, hear: Hear) -> Callable[[], None]:
        """From now on messages are heard as they come, past the queue; first those that are in it. The end of the connection stays there."""
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                hear((event.get("text") or "").encode() or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        self.hear = hear
        self.go_on()
        return self.go_on

    def go_on(self) -> None:
        """Read again, if that was stopped."""
        if self.read_paused and not self.disconnected and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                data.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # which closes the connection
                return
        self.frames = []
        if not self.hear(bytes(data)) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
