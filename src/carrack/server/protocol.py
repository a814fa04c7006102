"""The messages of the websocket, version 1. The TypeScript types of the browser are made from this file.

A client watches a table and gets an `update` with the whole view; from then on an update for whatever happens there. Commands carry a
number of their own (`id`); what is refused is answered with it. An act names the `seq` it has seen: if the table has moved on, it is stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from carrack.core.kept import encode as encode
from carrack.tables.events import Clock

VERSION = 1
LARGEST_FRAME = 16_384


class Client(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """The base of what a client may say."""


class Watch(Client, frozen=True, tag="watch"):
    """Begin to watch a table, or ask for it again; `seq` is the last entry seen, `invite` opens a private table."""

    table: str
    seq: int = 0
    invite: str = ""


class Unwatch(Client, frozen=True, tag="unwatch"):
    table: str


class Act(Client, frozen=True, tag="act"):
    """A decision, by number or text."""

    table: str
    seq: int
    act: int | str
    id: int = 0


class Undo(Client, frozen=True, tag="undo"):
    table: str
    seq: int
    id: int = 0


class AskUndo(Client, frozen=True, tag="ask_undo"):
    table: str
    id: int = 0


class AnswerUndo(Client, frozen=True, tag="answer_undo"):
    table: str
    agreed: bool
    id: int = 0


class Chat(Client, frozen=True, tag="chat"):
    table: str
    text: str
    id: int = 0


class Pause(Client, frozen=True, tag="pause"):
    table: str
    on: bool
    id: int = 0


class Resign(Client, frozen=True, tag="resign"):
    table: str
    id: int = 0


class ComeBack(Client, frozen=True, tag="come_back"):
    """Sit down again where a bot has played on."""

    table: str
    id: int = 0


class Ping(Client, frozen=True, tag="ping"):
    id: int = 0


ClientMessage = Watch | Unwatch | Act | Undo | AskUndo | AnswerUndo | Chat | Pause | Resign | ComeBack | Ping


class SeatView(Struct, gc=False):
    """A seat as everybody sees it."""

    name: str
    person: str  # "" for a bot or an empty seat
    bot: str
    here: bool  # connected now
    resigned: bool
    left_ms: int | None  # time left on a total clock
    owner: str  # the person a bot stands in for, who may come back; "" if there is none


class News(Struct, gc=False):
    """Something that happened in the game: an act as the viewer may know it, and the sentences that tell it, as keys and arguments."""

    seq: int
    at: int
    seat: int  # -1: luck
    act: str
    told: list[tuple[str, dict[str, int | str]]]


class Said(Struct):
    """Something said at the table, by somebody whom the viewer has not blocked."""

    seq: int
    at: int
    name: str
    text: str


class UndoRequest(Struct):
    seat: int
    to: int
    agreed: list[int]


class TableView(Struct, gc=False):
    """A table as one viewer sees it. Whole, never a patch."""

    id: str
    game: str
    version: int
    status: str
    seq: int  # what an act must have seen
    host: str
    visibility: str
    rated: bool
    options: dict[str, str]
    clock: Clock
    seats: Sequence[SeatView]
    you: int  # the viewer's seat, -1 for a spectator
    actor: int
    acts: int  # how many acts there have been
    deadline: int | None
    paused: bool
    legal: list[int]  # the viewer's own legal acts
    can_undo: bool
    undo: UndoRequest | None
    picture: Any
    commitment: str
    words: list[str]
    secret: str  # after the end
    ranks: list[int]
    scores: list[int]
    finish: str
    next_table: str
    watchers: int


class Server(Struct, tag_field="type"):
    """The base of what the server says."""


class Welcome(Server, tag="welcome"):
    version: int
    person: str
    name: str
    now: int


class Update(Server, tag="update"):
    """The whole view, and what has happened since the viewer's last one."""

    table: TableView | Raw
    news: list[News]
    chat: list[Said]


class Refuse(Server, tag="refuse"):
    """A command was refused; `code` is for programs, the sentence for people.

    Where a game's rule is against it, `rule` is its number and `key` the text that says so in other languages.
    """

    id: int
    table: str
    code: str
    sentence: str
    rule: str = ""
    key: str = ""


class Gone(Server, tag="gone"):
    """This table cannot be watched (any more)."""

    table: str
    code: str
    sentence: str


class Pong(Server, tag="pong"):
    id: int
    now: int


ServerMessage = Welcome | Update | Refuse | Gone | Pong

decode = msgspec.json.Decoder(ClientMessage).decode
