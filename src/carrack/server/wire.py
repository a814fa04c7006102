"""uvicorn's websocket, with a way to send at once: an update goes to everybody at a table, and waking a task for each costs more than it."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

AT_ONCE = "carrack.send_at_once"  # in the extensions of the scope


class Wire(WebSocketsSansIOProtocol):
    """Offers `send_at_once` to the application, beside the `send` that waits for a slow client."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = self.send_at_once  # type: ignore[index, typeddict-unknown-key]

    def send_at_once(self, text: bytes) -> bool:
        """Send a text if the client keeps up; False if it has to wait, or nothing can be sent any more."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
