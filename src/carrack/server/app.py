"""The ASGI application: made from settings, so that a test and `carrack serve` build the same thing."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any, cast

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from carrack.store import people
from carrack.store.database import Conflict, Database, StoreError
from carrack.store.migrate import upgrade
from carrack.store.results import keep_result

from . import metrics, routes_after, routes_analysis, routes_games, routes_me, routes_passkeys, routes_people, routes_play, routes_tables
from .analysing import Analyst
from .api import Endpoint
from .auth import Doorkeeper, now_ms
from .bus import open_bus
from .errors import answer_to, handler, problem
from .house import MOST_SOCKETS, House
from .limits import Limits
from .logging import Requests
from .openapi import document
from .pages import pages
from .rooms import Rooms
from .security import LARGEST_BODY, Security, deny, from_here, headers
from .settings import Settings
from .socket import Connection
from .thinking import Thinker
from .wire import LISTEN, WRITE

__all__ = ["ENDPOINTS", "Settings", "make_app"]

say = structlog.get_logger("carrack.app")

TICK_SECONDS = 1.0  # clocks of tables
CHECK_SECONDS = 30.0  # sessions that were ended elsewhere
GOODBYE_SECONDS = 5.0

ENDPOINTS: list[Endpoint] = [
    *routes_me.routes,
    *routes_passkeys.routes,
    *routes_tables.routes,
    *routes_play.routes,
    *routes_after.routes,
    *routes_analysis.routes,
    *routes_games.routes,
    *routes_people.routes,
]


def make_app(settings: Settings) -> Starlette:
    """An application with its own database connections and rooms."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        house = app.state.house = await open_house(settings)
        app.state.rooms, app.state.database = house.rooms, house.database
        loop = asyncio.get_running_loop()
        tasks = [
            loop.create_task(again(seconds, work)) for seconds, work in ((TICK_SECONDS, house.rooms.tick), (CHECK_SECONDS, house.check))
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await close_house(house)

    # Security refuses a length that is too large; what comes in pieces without one is counted behind it, so that both are answered alike
    middleware = [Middleware(Requests), Middleware(Security, settings), Middleware(RequestBodyLimitMiddleware, LARGEST_BODY)]
    if settings.trusted_proxies:
        proxies = cast(Any, ProxyHeadersMiddleware)
        middleware.insert(0, Middleware(proxies, trusted_hosts=list(settings.trusted_proxies)))
    handlers: dict[Any, Any] = {HTTPException: handler, Exception: last_resort(settings)}
    return Starlette(routes=all_routes(), middleware=middleware, exception_handlers=handlers, lifespan=lifespan)


def last_resort(settings: Settings) -> Callable[[Request, Exception], Any]:
    """What goes wrong outside an endpoint is answered outside the middleware, so it brings the headers itself."""

    async def answer(_: Request, error: Exception) -> Response:
        response = answer_to(error)
        response.headers.update(headers(settings))
        return response

    return answer


# --- opening and closing ------------------------------------------------------------------------
async def open_house(settings: Settings) -> House:
    await asyncio.to_thread(upgrade, settings.database)
    database = Database(settings.database)
    fresh = secrets.token_urlsafe(48)
    try:
        key = settings.key or await database.write(lambda c: people.server_key(c, "cookies", fresh, now_ms()))
    except Conflict:  # another process has just made it
        key = await database.read(lambda c: people.server_key(c, "cookies", fresh, now_ms()))
    rooms = Rooms(database, Thinker(settings.thinkers))
    rooms.keep_result = keep_result
    bus = open_bus(settings.database, rooms)
    return House(settings, database, rooms, bus, Doorkeeper(key, database, settings), Limits(settings.limits), Analyst(database))


async def again(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something every so often, as long as the server runs."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except StoreError as error:
            say.warning("waiting for the store", error=str(error))
        except Exception:
            say.exception("unforeseen")


async def close_house(house: House) -> None:
    """Say goodbye, let what is under way be saved, and let go of the database."""
    rooms = house.rooms
    rooms.close_all("The server restarts.")
    open = list(rooms.open.values())
    tasks = [task for room in open for task in (room.thinking, room.recovering) if task and not task.done()] + list(rooms.tasks)
    for task in tasks:
        task.cancel()
    for room in open:
        if room.later:
            room.later.cancel()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await asyncio.gather(*tasks, return_exceptions=True)
            for room in open:
                async with room.lock:
                    pass
    rooms.thinker.close()
    await house.analyst.close()
    await house.bus.close()
    await asyncio.to_thread(house.database.close)


# --- addresses ----------------------------------------------------------------------------------
def all_routes() -> list[BaseRoute]:
    described = msgspec.json.encode(document(ENDPOINTS))

    async def openapi(_: Request) -> Response:
        return Response(described, media_type="application/json")

    routes: list[BaseRoute] = [
        *(endpoint.route() for endpoint in ENDPOINTS),
        Route("/api/openapi.json", openapi, methods=["GET"]),
        Route("/healthz", healthy, methods=["GET"]),
        Route("/metrics", counted, methods=["GET"]),
        WebSocketRoute("/ws", socket),
    ]
    return [*routes, *pages()]


async def healthy(request: Request) -> Response:
    """Can this server read its database?"""
    house: House = request.app.state.house
    try:
        await asyncio.wait_for(house.database.read(lambda c: people.person(c, "")), 5)
    except (StoreError, TimeoutError):
        return problem(503, "store", "The database does not answer.", headers={"Retry-After": "2"})
    return Response(b'{"status":"ok"}', media_type="application/json", headers={"Cache-Control": "no-store"})


async def counted(request: Request) -> Response:
    """For Prometheus, on this machine; for others where the server was told so."""
    house: House = request.app.state.house
    if not house.settings.metrics_open and not from_here(house.settings, request):
        return problem(403, "elsewhere", "Only programs on the server's own machine may read this; --metrics-open lets others.")
    return metrics.response(house.database, house.rooms)


async def socket(websocket: WebSocket) -> None:
    """One connection of one person; several tabs are several connections."""
    house: House = websocket.app.state.house
    wait = house.limits.address("socket", websocket.client.host if websocket.client else "")
    try:
        visitor = None if wait else await house.door.who(websocket)
        unheard = set(await house.database.read(lambda c: people.blocked_by(c, visitor.id))) if visitor else set[str]()
    except StoreError as error:
        await deny(websocket, answer_to(error))
        return
    if visitor is None and not wait:
        await deny(websocket, problem(401, "sign-in", "Say who you are first."))
        return
    if (
        visitor is None
        or house.limits.person("socket", visitor.id)
        or (house.limits.on and house.sockets.by_person.get(visitor.id, 0) >= MOST_SOCKETS)
    ):
        await deny(websocket, problem(429, "slow", "Too many connections.", headers={"Retry-After": str(wait or 10)}))
        return
    await websocket.accept()
    extensions: dict[str, Any] = websocket.scope.get("extensions") or {}
    short = extensions.get(WRITE), extensions.get(LISTEN)
    connection = Connection(websocket, house.rooms, visitor.id, visitor.name, house.limits.on, unheard, *short)
    house.sockets.add(visitor, connection)
    try:
        # a task of its own: waking it does not go through all that stands before every request
        await asyncio.get_running_loop().create_task(connection.run())
    finally:
        house.sockets.remove(visitor, connection)
