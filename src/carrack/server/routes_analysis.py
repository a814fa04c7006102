"""The analysis of a game that is over: begun by whoever wants it first, seen by everybody who may see the table."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from .analysing import Progress, task_of
from .api import Call, Nothing, Routes
from .replaying import Story, story_of
from .routes_play import finished
from .routes_tables import Invite, Knock, room_of

routes = Routes("analysis")


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Invite = ""


@routes("GET", "/api/tables/{table}/analysis", who="anybody", limit="look")
async def get_analysis(call: Call[Nothing, Knock]) -> Progress:
    """How far the analysis of a game is, and what has been found: chances from turn to turn, turning points and mistakes. Only after the end."""
    room, me = await room_of(call), call.visitor.id if call.visitor else ""
    table = await room.look(lambda _: finished(room, me, call.query.invite).id)
    return await call.house.analyst.progress(table)


@routes("POST", "/api/tables/{table}/analysis", who="anybody", limit="analysis")
async def begin_analysis(call: Call[Analyse, Nothing]) -> Progress:
    """Have a game looked at again, in the background. Whoever asks while that is under way, or later, gets the same. Only after the end."""
    room, me = await room_of(call), call.visitor.id if call.visitor else ""

    def look(_: object) -> tuple[str, Story, list[int]]:
        table = finished(room, me, call.body.invite)
        return table.id, story_of(table), list(table.scores)

    table, story, scores = await room.look(look)
    before = await call.house.analyst.progress(table)
    if before.state in ("waiting", "working", "done"):
        return before
    async with call.house.replays:
        task, total = await asyncio.to_thread(task_of, table, story, scores)
    return await call.house.analyst.begin(task, total)
