"""What is not the API: the browser's bundle, or a plain page where it has not been built."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"

PLAIN = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Carrack</title></head>
<body>
<h1>Carrack</h1>
<p>The server runs. Its pages for the browser have not been built.</p>
<p>To play in a terminal: <code>carrack play</code>. For programs: <a href="/api/openapi.json">the REST API</a>; games are played
over the websocket at <code>/ws</code>, see <code>examples/remote_bot.py</code>.</p>
</body>
</html>
"""


class Bundle(StaticFiles):
    """Static files; an address that is no file is one of the bundle's own pages."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rsplit("/", 1)[-1] or path.startswith(("api/", "ws")):
                raise
            response = await super().get_response("index.html", scope)
        # what has its hash in its name never changes; all else is asked for again
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response


async def plain(_: Request) -> Response:
    return HTMLResponse(PLAIN)


def pages(folder: Path = STATIC) -> list[Mount | Route]:
    """The routes, to come after all others."""
    if (folder / "index.html").exists():
        return [Mount("/", Bundle(directory=folder, html=True), name="bundle")]
    return [Route("/", plain, methods=["GET"])]
