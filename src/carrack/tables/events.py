"""What can happen at a table. Events are stored as JSON; the list of them is the table."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

Visibility = Literal["private", "unlisted", "public"]
ClockKind = Literal["none", "move", "total"]
OnTimeout = Literal["bot", "resign"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, time for each move, or a total time with an increment after each move; and what happens when it has run out."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    on_timeout: OnTimeout = "bot"


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", tag=str.lower, omit_defaults=True):
    """The base of all events."""


class Created(Event, frozen=True):
    """The table is made; `commitment` promises its luck."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    host: str
    commitment: str
    visibility: Visibility = "unlisted"
    clock: Clock = Clock()
    watch_delay: int = 0  # acts by which spectators see the table late
    watch: bool = True  # may anybody watch?
    rated: bool = True
    follows: str = ""  # the table this is a rematch of
    branch_of: str = ""  # the table whose first acts these are: its game is played on from there
    opening: tuple[int, ...] = ()  # those acts, luck and all; they happen when the game begins


class Seated(Event, frozen=True):
    """Somebody takes a seat: a person, or a bot."""

    seat: int
    person: str
    name: str
    bot: str = ""


class Left(Event, frozen=True):
    """A seat is given up before the start."""

    seat: int
    kicked: bool = False


class Stirred(Event, frozen=True):
    """A player adds words of his own to the luck, before the start."""

    person: str
    words: str


class Started(Event, frozen=True):
    """The game begins."""


class Acted(Event, frozen=True):
    """A decision."""

    seat: int
    act: int


class Happened(Event, frozen=True):
    """An outcome of luck."""

    act: int


class Chatted(Event, frozen=True):
    person: str
    name: str
    text: str


class UndoAsked(Event, frozen=True):
    """A seat asks everybody to go back to the position after `to` acts."""

    seat: int
    to: int


class UndoAnswered(Event, frozen=True):
    seat: int
    agreed: bool


class Undone(Event, frozen=True):
    """The table goes back to the position after `to` acts."""

    seat: int
    to: int


class Paused(Event, frozen=True):
    person: str


class Resumed(Event, frozen=True):
    person: str


class Resigned(Event, frozen=True):
    """A seat gives up; with more than two left a bot plays on for it, and it ranks behind those who stayed."""

    seat: int
    reason: Literal["wish", "time"] = "wish"


class TakenOver(Event, frozen=True):
    """From here on somebody else plays a seat: a bot for somebody who is gone, or the person who comes back."""

    seat: int
    person: str = ""
    name: str = ""
    bot: str = ""


class Finished(Event, frozen=True):
    """The end: ranks and scores by seat, and the secret that proves the luck."""

    ranks: list[int]
    scores: list[int]
    secret: str
    reason: Literal["rules", "resigned", "closed"] = "rules"


class Rematch(Event, frozen=True):
    """The players have gone on to another table."""

    table: str


AnyEvent = (
    Created
    | Seated
    | Left
    | Stirred
    | Started
    | Acted
    | Happened
    | Chatted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Paused
    | Resumed
    | Resigned
    | TakenOver
    | Finished
    | Rematch
)


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """An event with its place in the list and the time it was accepted, in milliseconds."""

    seq: int
    at: int
    event: AnyEvent


encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(AnyEvent).decode
