"""Bots think in other processes, never on the event loop, and are given only what their seat knows."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np

from carrack.bots import practise
from carrack.bots.hints import Advice, best_acts
from carrack.core.game import load
from carrack.core.processes import pool

THINKING_NICE = 5  # who plays comes before bots that think

Answer = TypeVar("Answer")


@lru_cache(maxsize=64)
def bot_of(game: str, bot: str) -> Any:
    """A bot in a thinking process; made once for each game."""
    from carrack.bots import make_bot

    return make_bot(bot, load(game), seed=os.getpid())


def prepare(game: str, bot: str) -> None:
    """Runs in a thinking process: load or compile what the bot needs, which takes long where nothing is in the cache yet."""
    practise(bot_of(game, bot), load(game))


def choose(game: str, bot: str, known: bytes, seat: int) -> int:
    """Runs in a thinking process."""
    return bot_of(game, bot).choose(load(game).position(known), seat)


def advise(game: str, bot: str, known: bytes, seat: int) -> list[Advice]:
    """Runs in a thinking process."""
    return best_acts(bot_of(game, bot), load(game), load(game).position(known), seat)


def any_act(game: str, known: bytes) -> int:
    """A legal act without thinking, for a bot whose time is up."""
    playing = load(game)
    out = np.zeros(len(playing.actions), np.int16)
    n = playing.engine.legal_at(np.frombuffer(bytearray(known), playing.state), 0, out)
    return int(out[secrets.randbelow(n)])


class TooLate(Exception):
    """Nobody waits for this thought any longer."""


class Processes:
    """Processes beside the server, of lower priority, which are started when they are needed and end with it."""

    def __init__(self, count: int, nice: int) -> None:
        self.count, self.nice = count, nice
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = pool(self.count, self.nice)
        return self.pool

    def close(self) -> None:
        """End the processes, also one that is still thinking: nobody waits for it any more."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())  # pyright: ignore[reportPrivateUsage]
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self.pool = None


class Thinker(Processes):
    """Processes for bots. `seconds` is the time a bot may take for one act; to wait for a process, and to prepare it once, is not counted."""

    def __init__(self, processes: int = 1, seconds: float = 20.0) -> None:
        super().__init__(processes, THINKING_NICE)
        self.seconds = seconds
        self.free = asyncio.Semaphore(processes)
        self.prepared: dict[tuple[str, str], asyncio.Future[None]] = {}  # in this pool

    async def _prepare(self, pool: ProcessPoolExecutor, game: str, bot: str) -> None:
        if (game, bot) not in self.prepared:
            self.prepared[game, bot] = asyncio.get_running_loop().run_in_executor(pool, prepare, game, bot)
        try:
            await asyncio.shield(self.prepared[game, bot])
        except Exception:
            self.prepared.pop((game, bot), None)  # whoever asks next tries again
            raise

    async def choose(self, game: str, bot: str, known: bytes, seat: int) -> int:
        """A bot's act; any legal one when it takes too long."""
        act = await self._ask(choose, game, bot, known, seat)
        return any_act(game, known) if act is None else act

    async def advise(self, game: str, bot: str, known: bytes, seat: int) -> list[Advice]:
        """The best acts that a bot sees, the best first; raises TooLate when it takes too long: any other act would be bad advice."""
        found = await self._ask(advise, game, bot, known, seat)
        if found is None:
            raise TooLate
        return found

    async def _ask(self, function: Callable[[str, str, bytes, int], Answer], game: str, bot: str, known: bytes, seat: int) -> Answer | None:
        """Let a bot think as soon as a process is free.

        A pool that broke is made anew once; one in which a bot takes too long is ended, and the answer is None.
        """
        loop = asyncio.get_running_loop()
        async with self.free:
            for attempt in (1, 2):
                pool = self.open()
                try:
                    await self._prepare(pool, game, bot)
                    async with asyncio.timeout(self.seconds):
                        return await loop.run_in_executor(pool, function, game, bot, known, seat)
                except TimeoutError:
                    if self.pool is pool:
                        self.close()
                    return None
                except BrokenProcessPool:
                    if self.pool is pool:  # else another room has already made a new one
                        self.close()
                    if attempt == 2:
                        raise
        raise AssertionError

    def close(self) -> None:
        super().close()
        self.prepared = {}
