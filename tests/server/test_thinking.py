"""Bots think in other processes, and none of those outlives its use."""

from __future__ import annotations

import asyncio

import carrack
from carrack.server.thinking import Thinker


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
