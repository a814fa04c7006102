"""Bots think in other processes, never on the event loop, and are given only what their seat knows."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import numpy as np

from carrack.core.game import load


@lru_cache(maxsize=64)
def bot_of(game: str, bot: str) -> Any:
    """A bot in a thinking process; made once for each game."""
    from carrack.bots import make_bot

    return make_bot(bot, load(game), seed=os.getpid())


def choose(game: str, bot: str, known: bytes, seat: int) -> int:
    """Runs in a thinking process."""
    position = np.frombuffer(bytearray(known), load(game).state)
    return bot_of(game, bot).choose(position, seat)


class Thinker:
    """A pool of processes for bots."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))
        return self.pool

    async def choose(self, game: str, bot: str, known: bytes, seat: int, seq: int) -> int:
        """A bot's act. A pool that broke is made anew once."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(self._open(), choose, game, bot, known, seat)
            except BrokenProcessPool:
                self.close()
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
