"""Tables after the end: a rematch, and logs, which are there before the end too, as far as one has seen the game."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from sqlalchemy import Connection

from carrack.store import people
from carrack.store.database import Conflict
from carrack.store.transfer import export
from carrack.tables.events import AnyEvent
from carrack.tables.table import Table, TableError

from .api import Call, Nothing, PlainText, Routes
from .rooms import Room, rematch_id
from .routes_tables import Knock, TableMade, room_of

routes = Routes("tables")


# --- after the end ------------------------------------------------------------------------------
@routes("POST", "/api/tables/{table}/rematch", limit="table")
async def rematch(call: Call[Nothing, Nothing]) -> TableMade:
    """Play again: the first who asks gets a new table with the same settings and bots, the others their old seats at it."""
    room, me = await room_of(call), call.me
    seat = await room.look(lambda table: may_ask_again(table, me.id))
    if not room.table.next_table:
        id = await again(call, room)
        try:
            await room.command(lambda table: table.rematch(me.id, id))
        except TableError as error:
            if error.code != "rematch":
                raise  # somebody else was quicker: his table it is
    new = await call.house.rooms.find(room.table.next_table)
    if new.table.host != me.id and await call.house.database.read(lambda c: people.has_blocked(c, new.table.host, me.id)):
        raise TableError("blocked", "The host of this table does not want to play with you.")
    await new.command(lambda table: sit_again(table, seat, me.id, me.name))
    return TableMade(new.table.id, new.invite)


def may_ask_again(table: Table, me: str) -> int:
    if table.status != "finished":
        raise TableError("playing", "The game is not over.")
    seat = next((p for p, s in enumerate(table.seats) if me in (s.person, s.owner)), -1)
    if seat < 0:
        raise TableError("seat", "Only players can do this.")
    return seat


async def again(call: Call[Any, Any], room: Room) -> str:
    """A new table like this one, with the same bots; the same for all who ask at once."""
    old, me, id = room.table, call.me.id, rematch_id(room.table)
    settings: dict[str, Any] = {
        "options": dict(old.options),
        "visibility": old.visibility,
        "clock": old.clock,
        "watch": old.watch,
        "watch_delay": old.watch_delay,
        "rated": old.rated,
        "follows": old.id,
    }

    def seat_bots(table: Table) -> list[AnyEvent]:
        return [event for p, s in enumerate(old.seats) if s.bot and not s.owner for event in table.seat_bot(me, p, s.bot, s.name)]

    with contextlib.suppress(Conflict):  # somebody else was quicker
        await call.house.rooms.create(old.playing, len(old.seats), me, seat_bots, id, **settings)
    return id


def sit_again(table: Table, seat: int, me: str, name: str) -> list[AnyEvent]:
    """One's old seat, or another that is free."""
    if table.seat_of(me) >= 0 or table.status != "waiting":
        return []
    free = [p for p in (seat, *range(len(table.seats))) if not table.seats[p].taken]
    if not free:
        raise TableError("taken", "All seats are taken.")
    return table.sit(free[0], me, name)


# --- logs ---------------------------------------------------------------------------------------
@routes("GET", "/api/tables/{table}/log", who="anybody")
async def get_log(call: Call[Nothing, Knock]) -> PlainText:
    """The game so far as a log, as my seat has seen it; after the end the whole truth, which `carrack replay` reads."""
    room, me = await room_of(call), call.visitor.id if call.visitor else ""

    def look(_: Table) -> tuple[Any, int | None]:
        room.may_watch(me, call.query.invite)
        table = room.shown(me)
        return table.log, None if table.status == "finished" else table.seat_of(me)

    log, seat = await room.look(look)
    return PlainText(await asyncio.to_thread(log.write, seat))


@routes("GET", "/api/tables/{table}/export", who="anybody", limit="story")
async def export_table(call: Call[Nothing, Knock]) -> PlainText:
    """Everything that has happened at a table, one entry a line, with the secret: `carrack verify` proves every outcome of luck.

    Only after the end.
    """
    room, me = await room_of(call), call.visitor.id if call.visitor else ""
    await room.look(lambda _: room.may_watch(me, call.query.invite))
    if room.table.status != "finished":
        raise TableError("playing", "The game is not over.")
    id, lines = room.table.id, list[bytes]()

    def write(connection: Connection) -> None:
        lines.clear()
        export(connection, lines.append, [id])

    await call.house.database.read(write)
    return PlainText(b"".join(lines).decode())
