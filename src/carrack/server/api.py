"""How an address of the REST API is written: an async function of a `Call`, whose types say what it takes and gives.

    @routes("POST", "/api/tables", limit="table", status=201)
    async def create_table(call: Call[NewTable, Nothing]) -> TableMade:
        ...

Body and query are decoded and checked against these types, and the OpenAPI document is made from them.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.core.kept import encode

from .auth import Visitor
from .errors import ApiError, answer_to

if TYPE_CHECKING:
    from .house import House

B = TypeVar("B")
Q = TypeVar("Q")
Who = Literal["anybody", "person", "browser"]
PART = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of an address: ids and names of games
Handler = Callable[["Call[Any, Any]"], Awaitable[Any]]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """No fields at all."""


class Done(Struct, frozen=True):
    """It is done; there is nothing more to say."""

    done: bool = True


class PlainText(str):
    """An answer that is text, not JSON."""

    __slots__ = ()


@dataclass
class Call(Generic[B, Q]):
    """One request: who asks, and for what."""

    request: Request
    house: House
    visitor: Visitor | None
    body: B
    query: Q
    cookie: str | None = None  # a new cookie for the visitor; "" takes the old one away
    headers: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def me(self) -> Visitor:
        """Who asks."""
        if self.visitor is None:
            raise ApiError(401, "sign-in", "Say who you are first.", {"WWW-Authenticate": "Bearer"})
        return self.visitor

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else ""

    def path(self, name: str) -> str:
        return self.request.path_params[name]


@dataclass(frozen=True)
class Endpoint:
    """One address and method, with all that is known of it."""

    method: str
    path: str
    handler: Handler
    body: type[Any]
    query: type[Any]
    answer: type[Any]
    who: Who
    limit: str
    status: int
    tag: str

    @property
    def name(self) -> str:
        return self.handler.__name__  # type: ignore[attr-defined]

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.handler) or self.name

    @property
    def counted(self) -> set[str]:
        """The limits that a request counts for."""
        return {"look"} if self.limit == "look" else {"api", self.limit} - {"none"}

    def route(self) -> Route:
        return Route(self.path, self.respond, methods=[self.method], name=self.name)

    async def respond(self, request: Request) -> Response:
        """The request checked, decoded and answered."""
        try:
            return await self._respond(request, request.app.state.house)
        except Exception as error:
            return answer_to(error)

    async def _respond(self, request: Request, house: House) -> Response:
        if not all(map(PART.fullmatch, request.path_params.values())):
            raise ApiError(404, "unknown", "There is nothing at this address.")
        address = request.client.host if request.client else ""
        for what in self.counted:
            slow_down(house.limits.address(what, address))
        visitor = await house.door.who(request)
        if visitor:
            for what in self.counted - {"sign-in"}:  # a sign-in counts for the login, not for who asks
                slow_down(house.limits.person(what, visitor.id))
        call = Call(request, house, visitor, await self._body(request), self._query(request))
        if self.who != "anybody":
            _ = call.me
        if self.who == "browser" and call.me.via == "token":
            raise ApiError(403, "token", "A program cannot do this with its token.")
        answer = await self.handler(call)
        response = self._encode(answer)
        response.headers.update(call.headers)
        if call.cookie is not None:
            house.door.set_cookie(response, call.cookie)
        return response

    def _encode(self, answer: object) -> Response:
        headers = {"Cache-Control": "no-store"}
        if isinstance(answer, Response):
            return answer
        if isinstance(answer, PlainText):
            return Response(answer.encode(), self.status, headers, "text/plain")
        return Response(encode(answer), self.status, headers, "application/json")

    async def _body(self, request: Request) -> Any:
        data = await request.body()
        if self.body is Nothing and not data:
            return Nothing()
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise ApiError(415, "type", "The body is JSON, with Content-Type: application/json.")
        try:
            return msgspec.json.decode(data, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ApiError(422, "body", f"The body does not fit: {error}"[:300]) from None

    def _query(self, request: Request) -> Any:
        given = request.query_params.multi_items()
        if len({name for name, _ in given}) < len(given):
            raise ApiError(422, "query", "A name comes twice after the question mark.")
        try:
            return msgspec.convert(dict(given), self.query, strict=False)
        except msgspec.ValidationError as error:
            raise ApiError(422, "query", f"What follows the question mark does not fit: {error}"[:300]) from None


def slow_down(seconds: int) -> None:
    if seconds:
        raise ApiError(429, "slow", f"Too much at once. Wait {seconds} seconds.", {"Retry-After": str(seconds)})


class Routes(list[Endpoint]):
    """The addresses of one module."""

    def __init__(self, tag: str) -> None:
        super().__init__()
        self.tag = tag

    def __call__(
        self, method: str, path: str, *, who: Who = "person", limit: str = "none", status: int = 200
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            hints = get_type_hints(handler)
            body, query = get_args(hints["call"])
            self.append(Endpoint(method, path, handler, body, query, hints["return"], who, limit, status, self.tag))
            return handler

        return add
