"""What stands before every request: the hosts we answer to, the origin of what changes anything, the size of a body, and the headers."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .errors import problem
from .settings import Settings

LARGEST_BODY = 65_536
SAFE = frozenset(("GET", "HEAD", "OPTIONS", "TRACE"))

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


def headers(settings: Settings) -> dict[str, str]:
    """The headers of every answer."""
    return HEADERS | (ONLY_HTTPS if settings.https else {})


def host_known(settings: Settings, host: str) -> bool:
    """Do we answer to this name?"""
    name = (urlsplit(f"//{host}").hostname or "").lower() if host_fits(host) else ""
    return not settings.hosts or any(name == h.lower() or (h.startswith("*.") and name.endswith(h[1:].lower())) for h in settings.hosts)


def host_fits(host: str) -> bool:
    try:
        return bool(urlsplit(f"//{host}").hostname)
    except ValueError:
        return False


def same_origin(settings: Settings, origin: str, host: str) -> bool:
    """Does a page of this origin belong to us?"""
    if settings.origin:
        return origin == settings.origin.rstrip("/")
    allowed = ("https",) if settings.https else ("http", "https")
    return any(origin == f"{scheme}://{host}" for scheme in allowed)


def trusted(settings: Settings, headers: Headers) -> bool:
    """May this request change something?

    A browser says where a request comes from, in `Sec-Fetch-Site` or at least `Origin`; it must be a page of ours. What carries no cookie
    carries no authority that a foreign page could borrow: a program with its token, or one that has not signed in, passes without.
    """
    if "cookie" not in headers and "authorization" in headers:
        return True
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None:
        return site in ("same-origin", "none")
    if origin is not None:
        return same_origin(settings, origin, headers.get("host", ""))
    return "cookie" not in headers


def untrusted(settings: Settings, headers: Headers) -> str:
    """Why such a request changes nothing: it comes from elsewhere, or is a program's that says with a cookie who it is, but not whence."""
    if "sec-fetch-site" in headers or "origin" in headers:
        return "This request comes from a page of another site."
    ours = settings.origin.rstrip("/") or f"{'https' if settings.https else 'http'}://{headers.get('host', '')}"
    return f"A request with a cookie says where it comes from: send Origin: {ours} as well, as the pages of this server do."


def from_here(settings: Settings, request: HTTPConnection) -> bool:
    """Does this come from the server's own machine? What a proxy passes on does not, unless the proxy is trusted and says so."""
    if not settings.trusted_proxies and ("forwarded" in request.headers or "x-forwarded-for" in request.headers):
        return False
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


class Security:
    """ASGI middleware, around everything."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.headers = headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(self.headers)
            await send(message)

        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, send_with_headers)
        elif scope["type"] == "http":
            await refusal(scope, receive, send_with_headers)
        else:
            await deny(WebSocket(scope, receive, send_with_headers), refusal)

    def refusal(self, scope: Scope) -> Response | None:
        """Why a request goes no further."""
        headers = HTTPConnection(scope).headers
        if not host_known(self.settings, headers.get("host", "")):
            return problem(421, "host", "This server does not answer to this name.")
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and not trusted(self.settings, headers):
            return problem(403, "origin", untrusted(self.settings, headers))
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length[:12]) > LARGEST_BODY:
            return problem(413, "large", f"A body has at most {LARGEST_BODY} bytes.")
        return None


async def deny(websocket: WebSocket, response: Response) -> None:
    """Refuse a handshake."""
    extensions: dict[str, Any] = websocket.scope.get("extensions") or {}
    if "websocket.http.response" in extensions:
        await websocket.send_denial_response(response)
    else:
        await websocket.close(1008)
