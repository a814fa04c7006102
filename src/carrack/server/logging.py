"""What a server says of itself: lines for a person at a terminal, JSON for everything else. No cookie, token, invitation or body is written."""

from __future__ import annotations

import io
import logging
import sys
import time
from typing import Literal, TextIO

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.tracebacks import ExceptionDictTransformer
from structlog.types import EventDict, ExcInfo, Processor

from . import metrics

say = structlog.get_logger("carrack.request")

Style = Literal["auto", "text", "json"]
QUIET_PATHS = ("/healthz", "/metrics", "/assets/", "/static/")


def configure(style: Style = "auto", level: str = "info", stream: TextIO = sys.stderr) -> None:
    """Structlog and the standard library write the same lines to the same place."""
    human = stream.isatty() if style == "auto" else style == "text"
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if human else "iso", utc=not human),
    ]
    last: list[Processor] = (
        [printable, structlog.dev.ConsoleRenderer(colors=stream.isatty(), pad_event_to=24, exception_formatter=traceback)]
        if human
        else [structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)), structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *common,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=common, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it tells of every connection
    for noisy in ("numba", "asyncio", "sqlalchemy", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def harmless(text: str, but: str = "") -> str:
    """Without what a terminal would obey: strangers choose paths and names.

    >>> harmless("/\x1b]0;mine\x07é")
    '/?]0;mine?é'
    """
    return text if text.isprintable() else "".join(c if c.isprintable() or c in but else "?" for c in text)


def printable(_: object, __: str, line: EventDict) -> EventDict:
    """Each string of a line, harmless."""
    return {key: harmless(value) if isinstance(value, str) else value for key, value in line.items()}


def traceback(file: TextIO, error: ExcInfo) -> None:
    """Where something failed; its message may be a stranger's, too."""
    text = io.StringIO()
    structlog.dev.plain_traceback(text, error)
    file.write(harmless(text.getvalue(), but="\n\t"))


class Requests:
    """ASGI middleware: one line for each request and each websocket, with its path but not what follows the question mark."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.REQUESTS.labels(method, status).inc()
            metrics.REQUEST_SECONDS.observe(seconds)
            tell = say.debug if scope["path"].startswith(QUIET_PATHS) else say.info
            tell("request", method=method, path=scope["path"][:200], status=status, ms=round(1000 * seconds, 1), address=address(scope))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, code = time.perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = message.get("code", 1000)
                metrics.CLOSED.labels(code).inc()
            await send(message)

        metrics.SOCKETS.inc()
        try:
            await self.app(scope, receive, noted)
        finally:
            metrics.SOCKETS.dec()
            say.info("socket", seconds=round(time.perf_counter() - began, 1), closed=code, address=address(scope))


METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
