"""How many durable acts a second one server process takes, and how long each takes until both players have its update.

Each table has two sockets. A player sends a random legal act; it counts when both sockets have received its update, which is after it is on
disk. The server runs alone on core 0, this program on core 1.

    python benchmarks/load.py                        everything: saturated, one act a second, a long table
    python benchmarks/load.py --only saturated --tables 200 --seconds 20
    python benchmarks/load.py --only saturated --profile
    python benchmarks/load.py --only bots            one act a second, without and with expert bots that think at other tables
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent))

from sockets import UPDATE, Socket, View, cpu_seconds, memory_mib, open_socket, read_update
from websockets.sync.client import connect

from tests.server.live import Api, Server, children, open_table

SERVER_CORE, CLIENT_CORE = 0, 1
THINKING = ("anno1503", "columbus", "newengland", "newfoundland")  # what bots play meanwhile


@dataclass
class Tally:
    """What happens at all tables."""

    seconds: list[float] = field(default_factory=list[float])
    refused: Counter[str] = field(default_factory=Counter[str])
    over: int = 0


class Playing:
    """One table of two sockets, driven by what it hears."""

    def __init__(self, table: str, tally: Tally, rate: float, seed: int, undo: float = 0.0) -> None:
        self.table, self.tally, self.rate, self.undo = table, tally, rate, undo
        self.random, self.views, self.sockets = random.Random(seed), list[View | None]([None, None]), list[Socket]()
        self.sent_at, self.sent_seq, self.going, self.undoing = 0.0, -1, False, False
        self.due = 0.0

    async def join(self, people: list[Api]) -> None:
        for seat, person in enumerate(people):
            socket = await open_socket(person.port, person.headers(), lambda data, seat=seat: self.heard(seat, data))
            self.sockets.append(socket)
            socket.send(json.dumps({"type": "watch", "table": self.table}).encode())

    def heard(self, seat: int, data: bytes) -> None:
        if not data.startswith(UPDATE):
            if data.startswith(b'{"type":"refuse"'):
                self.tally.refused[json.loads(data)["code"]] += 1
                self.sent_seq = -1
                self.next()
            return
        view = self.views[seat] = read_update(data).table
        other = self.views[1 - seat]
        if other is None or view.seq != other.seq or view.seq <= self.sent_seq or not self.going:
            return
        if self.sent_seq >= 0:
            if not self.undoing:
                self.tally.seconds.append(time.perf_counter() - self.sent_at)
            self.sent_seq = -1
            self.next()

    def start(self) -> None:
        self.going, self.due = True, asyncio.get_running_loop().time() + self.random.random() * (1 / self.rate if self.rate else 0.2)
        asyncio.get_running_loop().call_at(self.due, self.act)

    def next(self) -> None:
        if not self.going:
            return
        if not self.rate:
            self.act()
            return
        loop = asyncio.get_running_loop()
        self.due = max(loop.time(), self.due + 1 / self.rate)
        loop.call_at(self.due, self.act)

    def act(self) -> None:
        view = self.views[0]
        if not self.going or view is None:
            return
        if view.actor < 0:
            self.tally.over += 1
            self.going = False
            return
        mover, socket = self.views[view.actor], self.sockets[view.actor]
        assert mover is not None
        self.undoing = bool(self.undo) and mover.can_undo and self.random.random() < self.undo
        self.sent_seq, self.sent_at = mover.seq, time.perf_counter()
        if self.undoing:
            socket.send(b'{"type":"undo","table":"%s","seq":%d}' % (self.table.encode(), mover.seq))
        else:
            socket.send(
                b'{"type":"act","table":"%s","seq":%d,"act":%d}' % (self.table.encode(), mover.seq, self.random.choice(mover.legal))
            )

    def stop(self) -> None:
        self.going = False


def make_tables(server: Server, count: int) -> list[tuple[str, list[Api]]]:
    def make(n: int) -> tuple[str, list[Api]]:
        people = [Api(server.port, f"a{n}"), Api(server.port, f"b{n}")]
        return open_table(people), people

    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(make, range(count)))


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def sit_all(server: Server, tables: int, tally: Tally, rate: float) -> list[Playing]:
    made = await asyncio.to_thread(make_tables, server, tables)
    playing = [Playing(id, tally, rate, seed) for seed, (id, _) in enumerate(made)]
    for each, (_, people) in zip(playing, made, strict=True):
        await each.join(people)
    while any(view is None for each in playing for view in each.views):
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)  # updates about who is here
    return playing


def group_size(server: Server) -> float:
    lines = dict(line.rsplit(" ", 1) for line in Api(server.port).get("/metrics")[1].decode().splitlines() if not line.startswith("#"))
    return float(lines["carrack_write_group_size_sum"]) / max(1.0, float(lines["carrack_write_group_size_count"]))


def a_piece_of_work() -> float:
    """How long some Python takes, of the kind that a server does; it is always the same."""
    began, table, n = time.perf_counter(), dict[int, int](), 0
    for i in range(100_000):
        table[i & 255] = n
        n += table.get(i & 127, 0) & 3
    return time.perf_counter() - began


def how_steady(core: int, seconds: float = 2.0) -> str:
    """How much the speed of a core varies while nothing of ours runs: a p99 cannot vary less."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    end, times = time.perf_counter() + seconds, list[float]()
    while time.perf_counter() < end:
        times.append(a_piece_of_work())
    os.sched_setaffinity(0, before)
    shortest = min(times)
    return f"the same work took {percentile(times, 0.5) / shortest:.2f} times its shortest, p99 {percentile(times, 0.99) / shortest:.2f}"


class Measured:
    """What a load has shown, from now until `stop`; acts append their time to `times`."""

    def __init__(self, times: list[float], pid: int) -> None:
        self.times, self.pid, self.begun = times, pid, len(times)
        self.began, self.cpu, self.mine = time.perf_counter(), cpu_seconds(pid), time.process_time()

    def stop(self) -> None:
        self.times = self.times[self.begun :]
        self.span = time.perf_counter() - self.began
        self.cpu, self.mine = cpu_seconds(self.pid) - self.cpu, time.process_time() - self.mine
        self.memory = memory_mib(self.pid)

    @property
    def rate(self) -> float:
        return len(self.times) / self.span

    def percentile(self, share: float) -> float:
        return percentile(self.times, share)

    def __str__(self) -> str:
        p50, p99, worst = (1e3 * self.percentile(share) for share in (0.5, 0.99, 1.0))
        return (
            f"{self.rate:.0f} acts/s\n  until both have it: p50 {p50:.1f}  p99 {p99:.1f}  worst {worst:.1f} ms\n"
            f"  server: {1e6 * self.cpu / len(self.times):.0f} µs of processor for each act, {100 * self.cpu / self.span:.0f} % busy, "
            f"{self.memory:.0f} MiB; this program {100 * self.mine / self.span:.0f} % busy"
        )


async def load(server: Server, tables: int, seconds: float, rate: float, meanwhile: Callable[[], None] = lambda: None) -> Measured:
    tally = Tally()
    playing = await sit_all(server, tables, tally, rate)
    for each in playing:
        each.start()
    await asyncio.sleep(min(3.0, seconds / 4))
    meanwhile()
    measured = Measured(tally.seconds, server.pid)
    await asyncio.sleep(seconds)
    measured.stop()
    for each in playing:
        each.stop()
    await asyncio.sleep(0.2)
    print(f"{tables} tables, {f'{rate:g} acts a second each' if rate else 'as fast as they can'}, {measured.span:.0f} s: {measured}")
    print(f"  writer: {group_size(server):.1f} writes in a transaction on average")
    if tally.refused or tally.over:
        print(f"  refused {dict(tally.refused)}, games over {tally.over}")
    for each in playing:
        for socket in each.sockets:
            socket.close()
    return measured


async def long_table(server: Server, acts: int) -> None:
    """One table, many acts: what an act costs at the beginning and at the end. Most acts are taken back, so that the game does not end."""
    tally = Tally()
    (made,) = await asyncio.to_thread(make_tables, server, 1)
    playing = Playing(made[0], tally, 0, 1, undo=0.7)
    await playing.join(made[1])
    while None in playing.views:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    playing.start()
    print(f"one table, {acts} acts (most are taken back, so that the game does not end):")
    block, begun, cpu = max(1, acts // 5), 0, cpu_seconds(server.pid)
    while begun < acts and playing.going:
        while len(tally.seconds) < begun + block and playing.going:
            await asyncio.sleep(0.02)
        times, now = tally.seconds[begun:], cpu_seconds(server.pid)
        view = playing.views[0]
        entry = view.seq if view else 0
        print(
            f"  acts {begun + 1:>6} to {begun + len(times):>6} (entry {entry}): p50 {1e3 * percentile(times, 0.5):.2f}  p99 {1e3 * percentile(times, 0.99):.2f} ms, {1e6 * (now - cpu) / max(1, len(times)):.0f} µs of processor for each, taking back included"
        )
        begun, cpu = begun + len(times), now
    playing.stop()
    for socket in playing.sockets:
        socket.close()


def bots_at_play(server: Server, tables: int, open: contextlib.ExitStack) -> list[str]:
    """Tables where three bots play, two of them experts: a person sits down and resigns, and a bot plays on for him."""
    made = list[str]()
    for n in range(tables):
        person = Api(server.port, f"host{n}")
        made.append(open_table([person], bots=["expert", "expert"], game=THINKING[n % len(THINKING)], rated=False))
        address = f"ws://127.0.0.1:{server.port}/ws"
        socket = open.enter_context(
            connect(address, additional_headers=person.headers(), compression=None, max_size=None, ping_interval=None, close_timeout=1)
        )
        for kind in ("watch", "resign"):
            socket.send(json.dumps({"type": kind, "table": made[-1]}))
    return made


def acts_at(server: Server, tables: list[str]) -> int:
    return sum(json.loads(Api(server.port).get(f"/api/tables/{table}/moments?count=1&pictures=false")[1])["total"] for table in tables)


async def beside_bots(server: Server, tables: int, seconds: float, rate: float, thinking: int, same_core: bool) -> None:
    """The same load twice: alone, and while bots think. This program comes before them where it may: its own delays are not the server's."""
    with contextlib.suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    await load(server, tables, seconds, rate)
    with contextlib.ExitStack() as open:
        made = await asyncio.to_thread(bots_at_play, server, thinking, open)
        await with_bots(server, tables, seconds, rate, made, same_core)


async def with_bots(server: Server, tables: int, seconds: float, rate: float, made: list[str], same_core: bool) -> None:
    others = set(range(os.cpu_count() or 1)) - {SERVER_CORE}
    for child in children(server.pid) if others and not same_core else ():
        os.sched_setaffinity(child, others)  # they were bound with the server
    before, cpu, began = 0, 0.0, 0.0

    def begin() -> None:
        nonlocal before, cpu, began
        before, cpu, began = acts_at(server, made), thinking_seconds(server), time.perf_counter()

    print(f"and with {len(made)} tables of expert bots that play, on {'the same core' if same_core else 'other cores'}:")
    await load(server, tables, seconds, rate, begin)
    span = time.perf_counter() - began
    print(f"  bots: {acts_at(server, made) - before} acts, {100 * (thinking_seconds(server) - cpu) / span:.0f} % of a core for thinking")


def thinking_seconds(server: Server) -> float:
    return sum(cpu_seconds(child) for child in children(server.pid))


def profile(server: Server, seconds: float, folder: Path) -> Callable[[], None]:
    """Where the time goes, by py-spy."""
    spy = shutil.which("py-spy") or str(Path(sys.executable).parent / "py-spy")
    out = folder / "profile.txt"

    def begin() -> None:
        command = [spy, "record", "-p", str(server.pid), "-d", str(int(seconds)), "-r", "200", "-f", "raw", "-o", str(out), "--gil"]
        PROFILING.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    return begin


PROFILING: list[subprocess.Popen[bytes]] = []


def report_profile(folder: Path) -> None:
    for process in PROFILING:
        process.wait(60)
    own, within, total = Counter[str](), Counter[str](), 0
    for line in (folder / "profile.txt").read_text().splitlines():
        stack, _, count = line.rpartition(" ")
        names = [name.rpartition(":")[0] or name for name in stack.split(";")]
        total += int(count)
        own[names[-1]] += int(count)
        for name in {name for name in names if "carrack/" in name or "uvicorn/protocols" in name}:
            within[name] += int(count)
    print("where the time goes: in a function itself, and (for ours) in it and all it calls")
    for (a, m), (b, n) in zip(own.most_common(24), [x for x in within.most_common(40) if "carrack/cli" not in x[0]][:24], strict=False):
        print(f"  {100 * m / total:5.1f} %  {a[:60]:60}  {100 * n / total:5.1f} %  {b[:60]}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", choices=["saturated", "steady", "long", "bots"])
    options.add_argument("--thinking", type=int, default=4, help="tables of bots")
    options.add_argument("--same-core", action="store_true", help="bots think on the core of the server")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--rate", type=float, default=1.0, help="acts a second of each table, when steady")
    options.add_argument("--acts", type=int, default=10_000)
    options.add_argument("--database", default="")
    options.add_argument("--profile", action="store_true")
    given = options.parse_args()
    gc.disable()  # here no cycles are made, and a pause of this program would count as the server's
    given.tables, given.seconds, given.acts = min(given.tables, 1000), min(given.seconds, 120), min(given.acts, 50_000)
    with contextlib.suppress(OSError):
        os.sched_setaffinity(0, {CLIENT_CORE})
    print(f"load on this machine before: {os.getloadavg()[0]:.2f}")
    with contextlib.suppress(OSError, AttributeError):
        print(f"the core of the server before, with nothing else: {how_steady(SERVER_CORE)}")
    with tempfile.TemporaryDirectory(prefix="carrack-load-") as name:
        folder = Path(name)
        for what, rate in (("saturated", 0.0), ("steady", given.rate)):
            if given.only in (None, what):
                with Server(given.database or f"sqlite:///{folder}/{what}.db", folder, core=SERVER_CORE) as server:
                    meanwhile = profile(server, given.seconds - 1, folder) if given.profile else lambda: None
                    asyncio.run(load(server, given.tables, given.seconds, rate, meanwhile))
                    if given.profile:
                        report_profile(folder)
                        PROFILING.clear()
        if given.only in (None, "bots"):
            with Server(given.database or f"sqlite:///{folder}/bots.db", folder, core=SERVER_CORE) as server:
                asyncio.run(beside_bots(server, given.tables, given.seconds, given.rate, given.thinking, given.same_core))
        if given.only in (None, "long"):
            with Server(given.database or f"sqlite:///{folder}/long.db", folder, core=SERVER_CORE) as server:
                asyncio.run(asyncio.wait_for(long_table(server, given.acts), 300))


if __name__ == "__main__":
    main()
