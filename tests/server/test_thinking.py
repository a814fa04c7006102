"""Bots think in other processes, and none of those outlives its use."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

import pytest

import carrack
from carrack.server import thinking
from carrack.server.thinking import Thinker, TooLate


def known() -> tuple[bytes, int, list[int]]:
    match = carrack.load("anno1503").new(seats=2, seed=2)
    return match.position(match.actor).tobytes(), match.actor, match.legal


def test_a_bot_answers_in_time() -> None:
    async def think() -> int:
        thinker = Thinker(seconds=60)
        data, seat, _ = known()
        try:
            return await thinker.choose("anno1503", "greedy", data, seat)
        finally:
            thinker.close()

    assert asyncio.run(think()) in known()[2]


def test_a_bot_whose_time_is_up_plays_a_legal_act_and_its_process_ends() -> None:
    async def think() -> None:
        thinker = Thinker(seconds=0.0)
        data, seat, legal = known()
        pool = thinker.open()
        assert await thinker.choose("anno1503", "greedy", data, seat) in legal
        assert thinker.pool is None
        for process in (pool._processes or {}).values():
            await asyncio.to_thread(process.join, 30)
            assert not process.is_alive()

    asyncio.run(think())


def test_a_hint_that_takes_too_long_is_none() -> None:
    async def ask() -> None:
        thinker = Thinker(seconds=0.0)
        data, seat, _ = known()
        with pytest.raises(TooLate):
            await thinker.advise("anno1503", "greedy", data, seat)
        assert thinker.pool is None

    asyncio.run(ask())


def test_what_could_not_be_prepared_is_prepared_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def prepare(game: str, bot: str) -> None:
        tries.append(bot)
        if len(tries) == 1:
            raise OSError(28, "No space left on device")

    async def ask() -> int | None:
        thinker = Thinker()
        with ThreadPoolExecutor(1) as threads:
            monkeypatch.setattr(thinker, "open", lambda: threads)
            with pytest.raises(OSError, match="No space"):
                await thinker._ask(lambda *_: 7, "anno1503", "greedy", b"", 0)
            return await thinker._ask(lambda *_: 7, "anno1503", "greedy", b"", 0)

    monkeypatch.setattr(thinking, "prepare", prepare)
    assert (asyncio.run(ask()), len(tries)) == (7, 2)


def test_the_time_of_a_bot_begins_when_a_process_is_free_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many want to think, no more of them are given to the processes than there are: what lies in their queue would lose its time there."""
    at_once, most, lock = 0, 0, Lock()

    def think(game: str, bot: str, known: bytes, seat: int) -> int:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        time.sleep(0.01)
        with lock:
            at_once -= 1
        return seat

    async def ask() -> list[int | None]:
        thinker = Thinker(processes=2)
        with ThreadPoolExecutor(8) as threads:
            monkeypatch.setattr(thinker, "open", lambda: threads)
            return await asyncio.gather(*(thinker._ask(think, "anno1503", "greedy", b"", n) for n in range(8)))

    monkeypatch.setattr(thinking, "prepare", lambda game, bot: None)
    assert asyncio.run(ask()) == [*range(8)]
    assert most <= 2
