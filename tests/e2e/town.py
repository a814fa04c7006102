"""A server on which something has happened: people, a table that waits, one that is played, one that is over."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import ClientConnection, connect

from carrack.core.game import games
from tests.server.live import Api, open_table

from .browsing import Visitor

GAME = "anno1503"
SHORT = {"round_limit": "3", "start_player": "0"}  # a whole game, but soon over


@dataclass
class Town:
    """`ann` has an account and sits at all three tables."""

    ann: Api
    bob: Api
    waiting: str
    playing: str
    finished: str

    @property
    def pages(self) -> dict[str, str]:
        """Every page there is, by what it is called in a test."""
        return {
            "start": "/",
            "lobby": "/lobby",
            "new": "/new",
            "new-game": f"/new/{GAME}",
            "waiting-room": f"/table/{self.waiting}",
            "table": f"/table/{self.playing}",
            "table-in-words": f"/table/{self.playing}?view=text",
            "end": f"/table/{self.finished}",
            "replay": f"/replay/{self.finished}",
            "analysis": f"/replay/{self.finished}?analysis=true",
            "rules": f"/rules/{GAME}",
            **{f"rules-{game}": f"/rules/{game}" for game in games() if game != GAME},
            "person": f"/people/{self.ann.id}",
            "leaderboard": "/leaderboard",
            "settings": "/settings",
            "sign-in": "/sign-in",
            "about": "/about",
            "nowhere": "/no/such/page",
        }


PAGES = tuple(Town(*(Api(0),) * 2, "", "", "").pages)
STRANGERS = ("sign-in",)  # pages for somebody who is not signed in


def build_town(port: int) -> Town:
    ann, bob = Api(port, "Ann"), Api(port, "Bob")
    ann.post("/api/account", {"login": "ann", "password": "a long enough secret"})
    waiting = ann.post("/api/tables", {"game": GAME, "seats": 3, "bots": [{"seat": 2, "bot": "greedy"}]})["id"]
    playing = open_table([ann], bots=["greedy", "greedy"], options={"start_player": "0"})
    finished = open_table([ann, bob], options=SHORT)
    play_out(finished, ann, bob)
    analyse(ann, finished)
    say(ann, playing, "Fair winds to you both!")
    return Town(ann, bob, waiting, playing, finished)


def sit_down(visitor: Visitor, person: Api) -> Visitor:
    """Let a browser be this person's. What the person chooses for the screen is kept with the account, and would come from there."""
    name, _, value = person.cookie.partition("=")
    visitor.context.add_cookies([{"name": name, "value": value, "url": visitor.address}])
    choices = {name: visitor.chosen[name] for name in ("language", "theme", "motion", "sound", "confirm")}
    visitor.ask("PATCH", "/api/me", {"settings": choices | {"screen": {"pace": 100 * visitor.chosen["pace"]}}})
    return visitor


# --- over the websocket, without a browser --------------------------------------------------------
@contextmanager
def watching(table: str, *people: Api) -> Iterator[list[ClientConnection]]:
    with ExitStack() as stack:
        sockets = list[ClientConnection]()
        for person in people:
            address = f"ws://127.0.0.1:{person.port}/ws"
            sockets.append(stack.enter_context(connect(address, additional_headers=person.headers(), compression=None, max_size=None)))
            sockets[-1].send(json.dumps({"type": "watch", "table": table}))
        yield sockets


def hear(socket: ClientConnection) -> dict[str, Any]:
    """The table, when there is news of it."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        assert message["type"] not in ("refuse", "gone"), message
        if message["type"] == "update":
            return message["table"]


def play_out(table: str, *people: Api) -> None:
    """To the end, with one of the legal acts; a bot's advice would take longer."""
    with watching(table, *people) as sockets:
        views = [hear(socket) for socket in sockets]
        while views[0]["status"] == "playing":
            seat = views[0]["actor"]
            legal, seq = views[seat]["legal"], views[seat]["seq"]
            sockets[seat].send(json.dumps({"type": "act", "table": table, "seq": seq, "act": legal[len(legal) // 2]}))
            for n, socket in enumerate(sockets):
                while views[n]["seq"] <= seq:
                    views[n] = hear(socket)


def analyse(person: Api, table: str) -> Any:
    """Have a game looked at, and wait until it is done; what was found."""
    progress = person.post(f"/api/tables/{table}/analysis", {})
    while progress["state"] in ("waiting", "working"):
        time.sleep(0.1)
        progress = json.loads(person.get(f"/api/tables/{table}/analysis")[1])
    assert progress["state"] == "done", progress
    return progress["found"]


def say(person: Api, table: str, text: str) -> None:
    with watching(table, person) as (socket,):
        hear(socket)
        socket.send(json.dumps({"type": "chat", "table": table, "text": text}))
        hear(socket)
