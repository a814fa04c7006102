"""A websocket client that costs next to nothing, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from pathlib import Path

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")


class View(msgspec.Struct):
    """What a player needs of a table's view; the rest is skipped unread."""

    seq: int
    actor: int
    legal: list[int]
    can_undo: bool = False


class Update(msgspec.Struct):
    table: View


read_update = msgspec.json.Decoder(Update).decode
UPDATE = b'{"type":"update"'


def frame(data: bytes) -> bytes:
    """A text frame; its mask is zero, which changes nothing and is allowed."""
    n = len(data)
    head = struct.pack("!BB", 0x81, 0x80 | n) if n < 126 else struct.pack("!BBH", 0x81, 0xFE, n)
    return head + b"\0\0\0\0" + data


class Socket(asyncio.Protocol):
    """One connection; `heard` is called with every text message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard, self.buffer, self.opened = heard, bytearray(), False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.opened:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(RuntimeError(bytes(buffer[:200]).decode(errors="replace")))
                return
            self.opened = True
            self.ready.set_result(None)
            del buffer[: end + 4]
        at = 0
        while len(buffer) - at >= 2:
            n, head = buffer[at + 1], 2
            if n == 126:
                head = 4
                n = int.from_bytes(buffer[at + 2 : at + 4], "big") if len(buffer) - at >= 4 else 1 << 60
            elif n == 127:
                head = 10
                n = int.from_bytes(buffer[at + 2 : at + 10], "big") if len(buffer) - at >= 10 else 1 << 60
            if len(buffer) - at - head < n:
                break
            kind, payload = buffer[at] & 15, bytes(buffer[at + head : at + head + n])
            at += head + n
            if kind == 1:
                self.heard(payload)
            elif kind == 9 and self.transport is not None:
                self.transport.write(bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload)
        del buffer[:at]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed"))

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(frame(data))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def open_socket(port: int, headers: dict[str, str], heard: Callable[[bytes], None], path: str = "/ws") -> Socket:
    """Connected and welcomed."""
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(heard), "127.0.0.1", port)
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", *(f"{k}: {v}" for k, v in headers.items()), "", ""]
    assert socket.transport is not None
    socket.transport.write("\r\n".join(lines).encode())
    await asyncio.wait_for(socket.ready, 60)
    return socket


# --- what a process costs -----------------------------------------------------------------------
def cpu_seconds(pid: int) -> float:
    """The time a process has used so far, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mib(pid: int) -> float:
    """The memory a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0
