"""What thousands of spectators cost who only watch: memory, and the time until an act has reached them all.

python benchmarks/idle.py --spectators 5000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent))

from sockets import UPDATE, Socket, View, cpu_seconds, memory_mib, open_socket, read_update

from tests.server.live import Api, Server, open_table

PEOPLE = 50  # the spectators are so many people, each in many tabs


async def idle(server: Server, count: int, seconds: float) -> None:
    people = [await asyncio.to_thread(Api, server.port, name) for name in ("Ann", "Bob")]
    table = await asyncio.to_thread(open_table, people)
    watchers = [await asyncio.to_thread(Api, server.port, f"w{n}") for n in range(PEOPLE)]
    views: list[View | None] = [None, None]
    seen, last = [0], [0.0]

    def played(seat: int, data: bytes) -> None:
        if data.startswith(UPDATE):
            views[seat] = read_update(data).table

    def watched(data: bytes) -> None:
        if data.startswith(UPDATE):
            seen[0] += 1
            last[0] = time.perf_counter()

    watch = json.dumps({"type": "watch", "table": table}).encode()
    seats: list[Socket] = []
    for seat, person in enumerate(people):
        seats.append(await open_socket(person.port, person.headers(), lambda data, seat=seat: played(seat, data)))
        seats[-1].send(watch)
    await asyncio.sleep(0.5)
    before, cpu, began = memory_mib(server.pid), cpu_seconds(server.pid), time.perf_counter()
    spectators: list[Socket] = []
    for first in range(0, count, 100):
        some = range(first, min(count, first + 100))
        spectators += await asyncio.gather(*(open_socket(server.port, watchers[n % PEOPLE].headers(), watched) for n in some))
        for socket in spectators[first:]:
            socket.send(watch)
    while seen[0] < count:
        await asyncio.sleep(0.05)
    print(
        f"{count} spectators came in {time.perf_counter() - began:.1f} s ({1e6 * (cpu_seconds(server.pid) - cpu) / count:.0f} µs of processor each)"
    )
    cpu, began = cpu_seconds(server.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    busy = (cpu_seconds(server.pid) - cpu) / (time.perf_counter() - began)
    after = memory_mib(server.pid)
    print(
        f"idle: {after:.0f} MiB, {after - before:.0f} MiB for them ({1024 * (after - before) / count:.1f} KiB each); the server is {100 * busy:.1f} % busy"
    )
    slowest = 0.0
    for _ in range(3):
        view = views[0]
        assert view is not None
        mover = views[view.actor]
        assert mover is not None
        seen[0], sent = 0, time.perf_counter()
        act = {"type": "act", "table": table, "seq": mover.seq, "act": mover.legal[0]}
        seats[view.actor].send(json.dumps(act).encode())
        while seen[0] < count:
            await asyncio.sleep(0.01)
            assert time.perf_counter() - sent < 60
        slowest = max(slowest, last[0] - sent)
    print(f"an act reaches all of them within {slowest:.2f} s; then {memory_mib(server.pid):.0f} MiB")
    for socket in [*spectators, *seats]:
        socket.close()
    await asyncio.sleep(2)
    print(f"after they have gone: {memory_mib(server.pid):.0f} MiB")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--spectators", type=int, default=5_000)
    options.add_argument("--seconds", type=float, default=25, help="to be idle; longer than the time between two heartbeats")
    given = options.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = given.spectators + 1000
    if soft < need:
        resource.setrlimit(resource.RLIMIT_NOFILE, (need if hard == resource.RLIM_INFINITY else min(need, hard), hard))
    print(f"load on this machine before: {os.getloadavg()[0]:.2f}")
    with tempfile.TemporaryDirectory(prefix="carrack-idle-") as folder, Server(f"sqlite:///{folder}/idle.db", Path(folder)) as server:
        asyncio.run(idle(server, min(given.spectators, 20_000), min(given.seconds, 120)))


if __name__ == "__main__":
    main()
