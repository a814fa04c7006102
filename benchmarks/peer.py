"""boardgame.io, driven as `load.py` drives our server, and ours, in turns: how quick we are beside it on the machine of these minutes.

Each table has two sockets; an act counts when both have its update, and the next is sent at once. boardgame.io plays the smallest of games
and keeps it in memory, or in files with `--durable`; ours plays Anno 1503, and an act is on disk before anybody is told. npm installs
boardgame.io into `build/peer` at the first run.

    python benchmarks/peer.py --rounds 3 --seconds 8
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from socket import create_connection, socket
from statistics import median

import msgspec
from load import CLIENT_CORE, SERVER_CORE, Measured, Server, load
from sockets import Socket, open_socket

PEER = ("boardgame.io@0.50.2", "node-persist@3.1.3")  # the second keeps its tables in files
HERE = Path(__file__).parent
INSTALLED = HERE.parent / "build" / "peer"
SOCKETS = "/socket.io/?EIO=4&transport=websocket"  # how its client connects
SQUARES = 9


class Turn(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class Position(msgspec.Struct):
    """What a player needs of a position; the rest is skipped unread."""

    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Start(msgspec.Struct):
    state: Position


read_update = msgspec.json.Decoder(tuple[str, str, Position, msgspec.Raw]).decode
read_start = msgspec.json.Decoder(tuple[str, str, Start]).decode


class Playing:
    """One table of two sockets, driven by what it hears."""

    def __init__(self, number: int, times: list[float]) -> None:
        self.number, self.times, self.random = number, times, random.Random(number)
        self.views, self.sockets = list[Position | None]([None, None]), list[Socket]()
        self.sent_number, self.sent_at, self.going = -1, 0.0, False

    async def join(self, port: int) -> None:
        for seat in (0, 1):
            connected = await open_socket(port, {"Origin": "http://localhost"}, lambda data, seat=seat: self.heard(seat, data), SOCKETS)
            self.sockets.append(connected)
            connected.send(b"40/marks,")
            while self.views[seat] is None:
                await asyncio.sleep(0.002)

    def heard(self, seat: int, data: bytes) -> None:
        if data.startswith(b'42/marks,["update"'):
            view = self.views[seat] = read_update(data[9:])[2]
            other = self.views[1 - seat]
            if self.going and other is not None and view.number == other.number > self.sent_number:
                self.times.append(time.perf_counter() - self.sent_at)
                self.act()
        elif data.startswith(b'42/marks,["sync"'):
            self.views[seat] = read_start(data[9:])[2].state
        elif data.startswith(b"40/marks"):
            self.sockets[seat].send(b'42/marks,["sync","table%d","%d",null,2]' % (self.number, seat))
        elif data == b"2":  # is anybody there?
            self.sockets[seat].send(b"3")

    def act(self) -> None:
        view = self.views[0]
        assert view is not None
        seat = int(view.turn.player)
        self.sent_number, self.sent_at = view.number, time.perf_counter()
        self.sockets[seat].send(
            b'42/marks,["update",{"type":"MAKE_MOVE","payload":{"type":"mark","args":[%d],"playerID":"%d","credentials":null}},%d,"table%d","%d"]'
            % (self.random.randrange(SQUARES), seat, view.number, self.number, seat)
        )


async def peer_load(pid: int, port: int, tables: int, seconds: float) -> Measured:
    times = list[float]()
    playing = [Playing(n, times) for n in range(tables)]
    for each in playing:
        await each.join(port)
    for each in playing:
        each.going = True
        each.act()
    await asyncio.sleep(min(3.0, seconds / 4))
    measured = Measured(times, pid)
    await asyncio.sleep(seconds)
    measured.stop()
    for each in playing:
        each.going = False
        for connected in each.sockets:
            connected.close()
    return measured


def install() -> None:
    """boardgame.io from npm, once."""
    if not (INSTALLED / "node_modules" / "node-persist").exists():
        INSTALLED.mkdir(parents=True, exist_ok=True)
        npm = shutil.which("npm") or sys.exit("npm is needed to install boardgame.io")
        subprocess.run([npm, "install", "--silent", "--no-fund", "--no-audit", "--prefix", str(INSTALLED), *PEER], check=True)


def free_port() -> int:
    with socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


def peer(tables: int, seconds: float, folder: Path | None) -> Measured:
    port = free_port()
    environment = os.environ | {"PORT": str(port), "NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}
    if folder is not None:
        environment["STORE"] = str(folder)
    command = ["node", str(HERE / "peer.cjs")]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
        try:
            with contextlib.suppress(OSError):
                os.sched_setaffinity(process.pid, {SERVER_CORE})
            until = time.monotonic() + 30
            while time.monotonic() < until:
                with contextlib.suppress(OSError), create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            return asyncio.run(peer_load(process.pid, port, tables, seconds))
        finally:
            process.kill()


def ours(tables: int, seconds: float) -> Measured:
    with tempfile.TemporaryDirectory(prefix="carrack-peer-") as name:
        folder = Path(name)
        with Server(f"sqlite:///{folder}/peer.db", folder, core=SERVER_CORE) as server:
            return asyncio.run(load(server, tables, seconds, 0.0))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=8)
    options.add_argument("--durable", action="store_true", help="boardgame.io keeps its tables in files")
    given = options.parse_args()
    install()
    gc.disable()  # as in load.py
    rounds, tables, seconds = min(given.rounds, 20), min(given.tables, 1000), min(given.seconds, 120)
    with contextlib.suppress(OSError):
        os.sched_setaffinity(0, {CLIENT_CORE})
    theirs, own = list[Measured](), list[Measured]()
    for _ in range(rounds):
        with tempfile.TemporaryDirectory(prefix="carrack-peer-") as name:
            theirs.append(peer(tables, seconds, Path(name) if given.durable else None))
            print(f"boardgame.io, {'in files' if given.durable else 'in memory'}: {theirs[-1]}")
        own.append(ours(tables, seconds))
    rate = median(a.rate / b.rate for a, b in zip(own, theirs, strict=True))
    p99 = median(a.percentile(0.99) / b.percentile(0.99) for a, b in zip(own, theirs, strict=True))
    print(
        f"{rounds} rounds, ours against boardgame.io of the same round, medians: {rate:.2f} times the acts a second, {p99:.2f} times its p99"
    )


if __name__ == "__main__":
    main()
