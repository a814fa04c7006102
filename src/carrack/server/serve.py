"""A running server: the database made ready, the port bound, uvicorn with our settings, and a goodbye before it goes."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import importlib
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import AsyncGenerator, Generator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from starlette.applications import Starlette
from uvicorn.supervisors.multiprocess import Multiprocess

from carrack.core.game import Game, games
from carrack.store.database import Database, StoreError, plain
from carrack.tables import luck
from carrack.tables.events import AnyEvent, Entry
from carrack.tables.table import Table

from .logging import configure
from .protocol import LARGEST_FRAME, encode
from .rooms import Rooms
from .settings import Settings
from .views import Show, Teller, legal
from .wire import Wire

PING_SECONDS = 20.0
GRACE_SECONDS = 3  # for what is under way when the server is asked to stop
BACKLOG = 2048
PORTS = 20  # tried one after another, when nobody has asked for one
GARBAGE = (20_000, 20, 50)  # rooms hold much that lives long, and make hardly any cycles


class CannotServe(ValueError):
    """Why the server does not start, in one sentence."""


class PortTaken(CannotServe):
    """Another program listens there."""


# --- where the data is --------------------------------------------------------------------------
def data_folder() -> Path:
    """Where a person's own data belongs on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "carrack"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if given.startswith("/") else Path.home() / ".local" / "share") / "carrack"


def database_url(given: str) -> URL:
    """The database to use: the given URL, the given file, or carrack.db in the data folder."""
    if "://" not in given:
        path = Path(given).expanduser() if given else data_folder() / "carrack.db"
        return URL.create("sqlite", database=str(path.absolute()))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise CannotServe("a database is a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise CannotServe(f"a database is sqlite or postgresql, not {url.get_backend_name()[:40]!r}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise CannotServe("a database in memory would lose every table: name a file")
    return url


def shown(url: URL) -> str:
    """The database as it may be printed."""
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def make_ready(url: URL) -> None:
    """Open the database, bring its tables up to date, and see that it can be written."""
    from carrack.store.migrate import upgrade

    text = url.render_as_string(hide_password=False)
    try:
        upgrade(text)
        database = Database(text)
        try:
            database.write_now(lambda connection: None)
        finally:
            database.close()
    except ImportError as error:
        raise CannotServe(f"{error.name} is missing: make serve installs it, or pip install 'carrack[server]'") from None
    except OSError as error:
        raise unusable(error, shown(url)) from None
    except (StoreError, SQLAlchemyError) as error:
        raise CannotServe(f"{shown(url)}: {plain(error)}") from None


def unusable(error: OSError, where: str) -> CannotServe:
    """What the system says of a file, in one line."""
    return CannotServe(f"{error.filename or where}: {(error.strerror or str(error)).lower()}")


@contextlib.contextmanager
def alone(url: URL, at: str = "") -> Generator[None]:
    """SQLite means one process: a second server on the same file would not see what the first does. It is told where the first is."""
    try:
        fcntl = importlib.import_module("fcntl")
    except ImportError:
        yield
        return
    try:
        file = open(f"{url.database}.lock", "a+")  # noqa: SIM115  (closed below; what goes wrong there is another story)
    except OSError as error:
        raise unusable(error, f"{url.database}.lock") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            where = file.readline(200).strip()
            raise CannotServe(f"another server uses {url.database}" + (f", it is at {where}" if where else "")) from None
        file.truncate(0)
        file.write(at)
        file.flush()
        yield


# --- the port -----------------------------------------------------------------------------------
def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError):
        raise CannotServe(f"{host[:80]}: there is no such address") from None
    try:
        return socket.create_server(address[:2], family=family, backlog=BACKLOG)
    except OSError as error:
        kind = PortTaken if error.errno == errno.EADDRINUSE else CannotServe
        raise kind(f"{host}:{port}: {os.strerror(error.errno or 0).lower()}") from None


def bind_near(host: str, port: int) -> socket.socket:
    """A listening socket on this port, or on the next that is free."""
    for other in range(port, port + PORTS):
        with contextlib.suppress(PortTaken):
            return bind(host, other)
    return bind(host, port)  # and say why not


def address(listening: socket.socket, settings: Settings) -> str:
    """What to type into a browser."""
    if settings.origin:
        return settings.origin
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"


# --- running ------------------------------------------------------------------------------------
def application(settings: Settings) -> Starlette:
    """The application of one process, which says goodbye when it is asked to stop."""
    from .app import make_app

    configure(settings.log)
    app = make_app(settings)
    inside = app.router.lifespan_context

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[Any]:
        for game in games().values():
            rehearse(game)
        gc.collect()
        gc.freeze()  # all that was loaded stays: looking through it again and again would stop the server for a fifth of a second
        gc.set_threshold(*GARBAGE)
        async with inside(app) as state:
            farewell(app.state.rooms)
            yield state

    app.router.lifespan_context = lifespan
    return app


def rehearse(game: Game) -> None:
    """Play a little, so that everything is compiled or loaded before people wait for it."""
    secret, seats = luck.new_secret(), game.seats[0]
    table = Table("rehearsal", secret)

    def happen(events: list[AnyEvent]) -> None:
        teller = Teller(table)
        for event in events:
            entry = Entry(table.seq + 1, table.seq, event)
            teller.happen(entry)
        teller.tell()
        for seat in range(-1, seats):
            encode(Show(table, set()).to(seat))

    happen(Table.create(game, seats, "0", secret))
    for seat in range(seats):
        happen(table.sit(seat, str(seat), str(seat)))
    happen(table.start("0"))
    for _ in range(10):
        if table.status == "playing":
            happen(table.act(table.actor, table.seq, legal(table, table.actor)[0]))
    table.log.write(0)
    game.actions.texts()
    if table.status == "playing":
        happen(table.close())


def farewell(rooms: Rooms) -> None:
    """When a signal asks the server to stop, tell everybody first; then uvicorn closes the connections."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(rooms.close_all, "The server restarts.")
            if callable(before):
                before(number, frame)

        signal.signal(number, stop)


def config(settings: Settings, workers: int) -> uvicorn.Config:
    return uvicorn.Config(
        partial(application, settings),
        factory=True,
        workers=workers,
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application believes only the proxies it was told of
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=BACKLOG,
    )


def serve(
    settings: Settings, host: str, port: int, workers: int = 1, say: Any = print, open_browser: bool = False, any_port: bool = False
) -> None:
    """Serve until told to stop; with `any_port` at the next free one, when the given is taken. Raises CannotServe."""
    url = database_url(settings.database)
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite and workers > 1:
        raise CannotServe("SQLite serves one process: --workers needs --database postgresql://…")
    with contextlib.ExitStack() as stack:
        listening = stack.enter_context(bind_near(host, port) if any_port else bind(host, port))
        taken = listening.getsockname()[1]
        if sqlite:
            make_folder(Path(str(url.database)).parent)
            stack.enter_context(alone(url, address(listening, settings)))
        make_ready(url)
        if any_port and taken != port:
            say(f"Another program uses port {port}: this is port {taken}.")
        say(f"Carrack is at {address(listening, settings)}")
        say(f"Its data is in {shown(url)}")
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, nothing)  # uvicorn raises them again when it is done
        if workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(tempfile.TemporaryDirectory(prefix="carrack-metrics-"))
        if open_browser and has_screen():
            threading.Thread(target=show, args=(address(listening, settings),), daemon=True).start()
        if workers > 1:
            configure(settings.log)
            Multiprocess(config(settings, workers), sockets=[listening]).run()
        else:
            uvicorn.Server(config(settings, 1)).run(sockets=[listening])


def has_screen() -> bool:
    """Could a browser be seen here? On a machine without a screen one in the terminal would be found, and would take it over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(page: str) -> None:
    """Open a page in the person's browser, if there is one; the address has been printed anyway."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(page)


def nothing(number: int, frame: FrameType | None) -> None:
    pass


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(error, str(folder)) from None
