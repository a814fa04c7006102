"""A bot that plays over the network. It sits down at a table and plays any legal act: put something better into `choose`.

    pip install websockets
    python remote_bot.py http://127.0.0.1:8503 TOKEN TABLE [INVITE]

A token comes from `POST /api/tokens` (in the browser: your account, Programs). What a view holds is said in /api/openapi.json and in
src/carrack/server/protocol.py; what the numbers of acts mean, in /api/games/GAME/acts.
"""

import json
import random
import sys
import time
import urllib.request
from http.client import HTTPException
from urllib.error import HTTPError

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


def choose(view: dict) -> int:
    """The act to do. `view["picture"]` is what this seat knows, `view["legal"]` what it may do."""
    return random.choice(view["legal"])


def sit_down(url: str, token: str, table: str, invite: str) -> None:
    """Take the first free seat, unless this person sits there already."""

    def ask(path: str, body: dict | None = None) -> dict:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(f"{url}/api/tables/{table}{path}", data, headers)) as answer:
            return json.load(answer)

    found = ask(f"?invite={invite}")
    if found["you"] < 0:
        free = [n for n, seat in enumerate(found["seats"]) if not seat["person"] and not seat["bot"]]
        if not free:
            raise SystemExit("no seat of this table is free")
        ask("/sit", {"seat": free[0], "invite": invite})


def play(url: str, token: str, table: str) -> list[int]:
    """Play to the end; the ranks by seat. The server sends the whole view whenever something happens."""
    address, headers = url.replace("http", "ws", 1) + "/ws", {"Authorization": f"Bearer {token}"}
    while True:
        try:
            with connect(address, additional_headers=headers) as socket:
                socket.send(json.dumps({"type": "watch", "table": table}))
                for message in map(json.loads, socket):
                    if message["type"] == "update":
                        view = message["table"]
                        if view["status"] == "finished":
                            return view["ranks"]
                        if view["legal"]:
                            socket.send(json.dumps({"type": "act", "table": table, "seq": view["seq"], "act": choose(view)}))
                    elif message["type"] == "gone" and message["code"] != "restart":
                        raise SystemExit(message["sentence"])
                    elif message["type"] == "refuse" and message["code"] != "stale":  # too quick, or paused: look again in a moment
                        time.sleep(1)
                        socket.send(json.dumps({"type": "watch", "table": table}))
        except InvalidStatus as error:
            if error.response.status_code < 500:
                raise
            time.sleep(1)
        except (ConnectionClosed, OSError):
            time.sleep(1)  # the server restarts: nothing is lost


def reason(error: Exception) -> str:
    """Why the server refuses, in its own sentence; or what else is wrong."""
    body = error.read() if isinstance(error, HTTPError) else error.response.body if isinstance(error, InvalidStatus) else b""
    try:
        return json.loads(body)["sentence"]
    except ValueError:
        return str(error)


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 5:
        sys.stderr.write("usage: python remote_bot.py URL TOKEN TABLE [INVITE]\n")
        sys.exit(2)
    url, token, table, invite = (*sys.argv[1:], "")[:4]
    try:
        sit_down(url.rstrip("/"), token, table, invite)
        print("ranks by seat:", *play(url.rstrip("/"), token, table))  # noqa: T201
    except (OSError, ValueError, HTTPException, InvalidStatus) as error:
        sys.exit(reason(error))
