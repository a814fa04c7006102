"""Kill a server without warning while people play, start it again, and look at what is left. Used by test_crash.py and benchmarks/crash.py."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from carrack.store.database import Database

from .live import TROUBLE, Pair, Server

End = Callable[[], object]


@dataclass
class Found:
    kills: int = 0
    acts: int = 0  # played
    told: int = 0  # told to somebody, looked up in the log at the end
    away: float = 0.0  # the longest time from a kill until everybody played again


def check_all(url: str, pairs: list[Pair]) -> int:
    database = Database(url)
    try:
        return sum(pair.check(database) for pair in pairs)
    finally:
        database.close()


async def together(pairs: list[Pair], stop: asyncio.Event) -> int:
    """All tables play; those whose server is gone stop."""
    done = await asyncio.gather(*(pair.play(stop) for pair in pairs), return_exceptions=True)
    for result in done:
        if isinstance(result, BaseException) and not isinstance(result, (*TROUBLE, RuntimeError)):
            raise result
    return sum(pair.acts for pair in pairs)


async def crash(server: Server, tables: int, kills: int, seed: int, tell: Callable[[str], None] = lambda line: None) -> Found:
    """Play at `tables` tables and kill the server `kills` times at random moments. Raises AssertionError for the first thing lost."""
    found, chooser = Found(), random.Random(seed)
    pairs = [Pair(server, f"p{n}x", random.Random(f"{seed} {n}")) for n in range(tables)]
    for pair in pairs:
        await asyncio.to_thread(pair.make)
        await pair.join()
    for number in range(kills):
        stop = asyncio.Event()
        playing = asyncio.get_running_loop().create_task(together(pairs, stop))
        await asyncio.sleep(chooser.uniform(0.05, 1.2))
        server.kill()
        began = time.monotonic()
        stop.set()
        found.acts = await playing
        found.kills += 1
        found.told = await asyncio.to_thread(partial(check_all, server.database, pairs))
        looked = time.monotonic() - began
        await asyncio.to_thread(server.start)
        for pair in pairs:
            if pair.lost:
                await pair.leave()
                await asyncio.to_thread(pair.make)
        await asyncio.gather(*(pair.join() for pair in pairs))
        found.away = max(found.away, time.monotonic() - began - looked)
        tell(f"kill {number + 1}: {found.acts} acts played, {found.told} that were told are all in the log")
    stop = asyncio.Event()
    playing = asyncio.get_running_loop().create_task(together(pairs, stop))
    await asyncio.sleep(0.5)
    stop.set()
    before, found.acts = found.acts, await playing
    assert found.acts > before, "nobody could go on"
    for pair in pairs:
        await pair.leave()
    found.told = await asyncio.to_thread(partial(check_all, server.database, pairs))
    return found
