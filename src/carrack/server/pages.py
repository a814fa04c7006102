"""What is not the API: the browser's bundle, or a plain page where it has not been built."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
PACKED = {"br": ".br", "gzip": ".gz"}  # what a file may lie beside itself as, the best first
DENSE = (".woff2", ".png", ".jpg", ".jpeg", ".webp", ".avif")  # never packed again

for kind, suffix in (("font/woff2", ".woff2"), ("application/manifest+json", ".webmanifest"), ("text/javascript", ".js")):
    mimetypes.add_type(kind, suffix)  # not every system knows them

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
    """Static files, packed where that is possible; an address that is no file is one of the bundle's own pages."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            if path.endswith(tuple(PACKED.values())):
                raise HTTPException(404)  # only beside what it was made from
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rsplit("/", 1)[-1] or path.startswith(("api/", "ws")):
                raise
            response = await super().get_response("index.html", scope)
        # what has its hash in its name never changes; all else is asked for again
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file as it is, or as it lies packed beside itself if the client takes that. A part of a file is always of the file as it is."""
        asked, beside = Headers(scope=scope), packed(str(full_path), stat_result)
        takes = accepted(asked.get("accept-encoding", ""), list(beside)) if "range" not in asked else ""
        if takes:
            where, stat = beside[takes]
            kind = mimetypes.guess_type(str(full_path))[0] or "application/octet-stream"
            response = FileResponse(where, status_code, {"Content-Encoding": takes, "Accept-Ranges": "none"}, kind, stat_result=stat)
            response.headers["ETag"] = f'"{response.headers["etag"].strip(chr(34))}-{takes}"'
        else:
            response = FileResponse(full_path, status_code, stat_result=stat_result)
        if beside:
            response.headers["Vary"] = "Accept-Encoding"
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


def packed(path: str, original: os.stat_result) -> dict[str, tuple[str, os.stat_result]]:
    """The packed forms that lie beside a file, and are not older than it."""
    found: dict[str, tuple[str, os.stat_result]] = {}
    for coding, suffix in PACKED.items() if not path.endswith(DENSE) else ():
        try:
            stat = os.stat(path + suffix)
        except OSError:
            continue
        if stat.st_mtime >= original.st_mtime:
            found[coding] = (path + suffix, stat)
    return found


def accepted(header: str, codings: list[str]) -> str:
    """The coding that a client likes best of these, "" for none; of equals the first.

    >>> accepted("gzip, deflate, br;q=0.9", ["br", "gzip"]), accepted("br;q=0, *;q=0.5", ["br", "gzip"]), accepted("", ["br"])
    ('gzip', 'gzip', '')
    """
    likes: dict[str, float] = {}
    for part in header.lower().split(","):
        name, _, how = part.partition(";")
        try:
            likes[name.strip()] = float(how.partition("q=")[2] or 1)
        except ValueError:
            likes[name.strip()] = 0.0
    ranked = [(likes.get(coding, likes.get("*", 0.0)), coding) for coding in codings]
    best, coding = max(ranked, key=lambda pair: pair[0], default=(0.0, ""))
    return coding if best > 0 else ""


async def plain(_: Request) -> Response:
    return HTMLResponse(PLAIN)


def pages(folder: Path = STATIC) -> list[Mount | Route]:
    """The routes, to come after all others."""
    if (folder / "index.html").exists():
        return [Mount("/", Bundle(directory=folder, html=True), name="bundle")]
    return [Route("/", plain, methods=["GET"])]
