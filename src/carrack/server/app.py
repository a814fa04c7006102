"""The ASGI application: made from settings, so that a test and `carrack serve` build the same thing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from carrack.core.game import games, load
from carrack.store import schema
from carrack.store.database import Database

from .auth import COOKIE, Doorkeeper
from .rooms import Rooms
from .socket import Connection
from .thinking import Thinker


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    database: str = "sqlite:///carrack.db"
    key: str = "development"
    limits: bool = True
    thinkers: int = 1


def make_app(settings: Settings) -> Starlette:
    """An application with its own database connections and rooms."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        database = Database(settings.database)
        schema.metadata.create_all(database.writer)
        thinker = Thinker(settings.thinkers)
        app.state.rooms = rooms = Rooms(database, thinker)
        app.state.database = database

        async def clocks() -> None:
            while True:
                await asyncio.sleep(1)
                with contextlib.suppress(Exception):
                    await rooms.tick()

        ticking = asyncio.get_running_loop().create_task(clocks())
        try:
            yield
        finally:
            ticking.cancel()
            rooms.close_all("The server restarts.")
            thinker.close()
            database.close()

    door = Doorkeeper(settings.key)

    async def guest(request: Request) -> Response:
        body = msgspec.json.decode(await request.body())
        person, cookie = door.guest(str(body["name"])[:24])
        response = Response(msgspec.json.encode(person), media_type="application/json")
        response.set_cookie(COOKIE, cookie, httponly=True, samesite="lax")
        return response

    async def create(request: Request) -> Response:
        person = door.who(request)
        assert person
        body = msgspec.json.decode(await request.body())
        room = await request.app.state.rooms.create(load(body["game"]), body["seats"], person.id)
        await room.command(lambda t: t.sit(0, person.id, person.name))
        return Response(msgspec.json.encode({"id": room.table.id, "invite": room.invite}), media_type="application/json")

    async def sit(request: Request) -> Response:
        person = door.who(request)
        assert person
        body = msgspec.json.decode(await request.body())
        room = await request.app.state.rooms.find(body["table"])
        await room.command(lambda t: t.sit(body["seat"], person.id, person.name))
        return Response(b"{}")

    async def start(request: Request) -> Response:
        person = door.who(request)
        assert person
        body = msgspec.json.decode(await request.body())
        room = await request.app.state.rooms.find(body["table"])
        await room.command(lambda t: t.start(person.id))
        return Response(b"{}")

    async def socket(websocket: WebSocket) -> None:
        person = door.who(websocket)
        if person is None:
            await websocket.close(4001)
            return
        await websocket.accept()
        await Connection(websocket, websocket.app.state.rooms, person.id, person.name, settings.limits).run()

    routes = [
        Route("/api/guest", guest, methods=["POST"]),
        Route("/api/tables", create, methods=["POST"]),
        Route("/api/sit", sit, methods=["POST"]),
        Route("/api/start", start, methods=["POST"]),
        WebSocketRoute("/ws", socket),
    ]
    assert games()
    return Starlette(routes=routes, lifespan=lifespan)
