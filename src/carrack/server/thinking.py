"""Bots think in other processes, never on the event loop, and are given only what their seat knows."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any

import numpy as np

from carrack.core.game import load


@lru_cache(maxsize=64)
def bot_of(game: str, bot: str) -> Any:
    """A bot in a thinking process; made once for each game."""
    from carrack.bots import make_bot

    return make_bot(bot, load(game), seed=os.getpid())


def leave_with_parent() -> None:
    """A thinking process whose server was killed ends too; its queue would let it wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def choose(game: str, bot: str, known: bytes, seat: int) -> int:
    """Runs in a thinking process."""
    position = np.frombuffer(bytearray(known), load(game).state)
    return bot_of(game, bot).choose(position, seat)


def any_act(game: str, known: bytes) -> int:
    """A legal act without thinking, for a bot whose time is up."""
    playing = load(game)
    out = np.zeros(len(playing.actions), np.int16)
    n = playing.engine.legal_at(np.frombuffer(bytearray(known), playing.state), 0, out)
    return int(out[secrets.randbelow(n)])


class Thinker:
    """A pool of processes for bots. `seconds` is the time a bot may take for one act."""

    def __init__(self, processes: int = 1, seconds: float = 20.0) -> None:
        self.processes, self.seconds = processes, seconds
        self.pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=leave_with_parent)
        return self.pool

    async def choose(self, game: str, bot: str, known: bytes, seat: int, seq: int) -> int:
        """A bot's act. A pool that broke is made anew once; a bot that takes too long plays any legal act, and its pool is left."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            pool = self._open()
            try:
                async with asyncio.timeout(self.seconds):
                    return await loop.run_in_executor(pool, choose, game, bot, known, seat)
            except TimeoutError:
                if self.pool is pool:
                    self.close()
                return any_act(game, known)
            except BrokenProcessPool:
                if self.pool is pool:  # else another room has already made a new one
                    self.close()
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
