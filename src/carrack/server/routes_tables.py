"""Tables: the lobby, making one, and all that happens there before the start. The game itself is played over the websocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from carrack.bots import bots
from carrack.core.game import load
from carrack.store import lobby, people
from carrack.store.lobby import Listed
from carrack.tables.events import AnyEvent, Clock, ClockKind, OnTimeout, Visibility
from carrack.tables.table import LONGEST_NAME, LONGEST_WORDS, Table, TableError

from .api import Call, Done, Nothing, Routes
from .auth import clean_name, now_ms
from .errors import ApiError
from .rooms import Room

routes = Routes("tables")

MOST_SEATS = 8
STALE_MS = 7 * 86_400_000  # a table that waits longer for players is not listed any more
GAME_NAME = r"^[A-Za-z_][A-Za-z0-9_]*$"

GameName = Annotated[str, Meta(min_length=1, max_length=32, pattern=GAME_NAME)]
Place = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat, counted from 0")]
BotName = Annotated[str, Meta(min_length=1, max_length=64)]
Invite = Annotated[str, Meta(max_length=64, description="Opens a private table")]
Setting = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**31), lt=2**31)] | bool


class Lobby(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables to list."""

    game: GameName | UnsetType = UNSET
    status: Literal["open", "playing", "finished"] | UnsetType = UNSET
    mine: bool = False
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    before: (
        Annotated[str, Meta(max_length=40, pattern=r"^[0-9]{1,15}\.[a-z0-9]{1,24}$", description="`next` of the page before")] | UnsetType
    ) = UNSET


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`name` is what it is called at the table, so that two of a kind can be told apart."""

    seat: Place
    bot: BotName
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""

    def called(self) -> str:
        return clean_name(self.name) if self.name else self.bot.capitalize()


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    """Like the clock of a table."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    on_timeout: OnTimeout = "bot"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `seat` is where the host sits, null for a host who only hosts."""

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Setting], Meta(max_length=40)] = {}
    visibility: Visibility = "unlisted"
    clock: NewClock = NewClock()
    watch: bool = True
    watch_delay: Annotated[int, Meta(ge=0, le=1000)] = 0
    rated: bool = True
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=MOST_SEATS)] = ()
    seat: Place | None = 0


class Knock(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Invite = ""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Place
    invite: Invite = ""


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Place


class Stir(Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]


class SeatInfo(Struct, frozen=True):
    """Who sits there; all empty for a free seat."""

    name: str
    person: str
    bot: str
    resigned: bool = False


class ListedTable(Struct, frozen=True):
    """`since` is when `actor` began to think, or the last change where nobody is to act; `ranks` and `scores` are known after the end."""

    id: str
    game: str
    status: Literal["waiting", "playing", "finished"]
    visibility: Visibility
    host: str
    host_name: str
    seats: list[SeatInfo]
    options: dict[str, str]
    clock: Clock
    watch: bool
    rated: bool
    created: int
    changed: int
    your_turn: bool
    actor: int
    acts: int
    since: int
    ranks: list[int]
    scores: list[int]


class Tables(Struct, frozen=True):
    """`next` is what to ask for as `before` to get the next page; "" on the last."""

    tables: list[ListedTable]
    next: str


class TableMade(Struct, frozen=True):
    """`invite` opens a private table to who knows it: /table/{id}?invite={invite}"""

    id: str
    invite: str


class TableSummary(Struct, frozen=True):
    """A table without its game. `invite` is shown to those at the table, `secret` after the end.

    A game that is played on from another table begins with the first acts (`opening`) of that one (`branch_of`).
    """

    id: str
    game: str
    version: int
    status: Literal["waiting", "playing", "finished"]
    host: str
    visibility: Visibility
    options: dict[str, str]
    clock: Clock
    watch: bool
    watch_delay: int
    rated: bool
    follows: str
    branch_of: str
    opening: int
    seats: list[SeatInfo]
    you: int
    actor: int
    acts: int
    paused: bool
    created: int
    commitment: str
    words: list[str]
    secret: str
    ranks: list[int]
    scores: list[int]
    finish: str
    next_table: str
    invite: str


# --- the lobby ----------------------------------------------------------------------------------
@routes("GET", "/api/tables", who="anybody")
async def list_tables(call: Call[Nothing, Lobby]) -> Tables:
    """Public tables, those that changed last first; with `mine` all tables where I sit or that I host."""
    query = call.query
    me = call.me.id if query.mine else ""
    status = "" if isinstance(query.status, UnsetType) else {"open": "waiting"}.get(query.status, query.status)
    game = "" if isinstance(query.game, UnsetType) else query.game
    before = None
    if not isinstance(query.before, UnsetType):
        at, _, id = query.before.partition(".")
        before = (int(at), id)
    since = now_ms() - STALE_MS if status == "waiting" and not me else 0
    found = await call.house.database.read(
        lambda c: lobby.listed(c, status=status, game=game, person=me, before=before, since=since, limit=query.limit + 1)
    )
    page, more = found[: query.limit], len(found) > query.limit
    return Tables([listed(row, me) for row in page], f"{page[-1].changed}.{page[-1].id}" if more else "")


def listed(row: Listed, me: str) -> ListedTable:
    seats = [SeatInfo("", "", "") for _ in range(row.made.seats)]
    for seat, person, name, bot in row.seats:
        seats[seat] = SeatInfo(name, "" if bot else person, bot)
    your_turn = bool(me) and row.status == "playing" and row.actor >= 0 and seats[row.actor].person == me
    made = row.made
    behind = row.status == "playing" and (made.watch_delay or not made.watch) and not (me and any(s.person == me for s in seats))
    actor, acts, since = (-1, 0, row.created) if behind else (row.actor, row.acts, row.since)  # not what spectators may not know yet
    return ListedTable(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        visibility=made.visibility,
        host=row.host,
        host_name=row.host_name,
        seats=seats,
        options=made.options,
        clock=made.clock,
        watch=made.watch,
        rated=made.rated,
        created=row.created,
        changed=row.changed,
        your_turn=your_turn,
        actor=actor,
        acts=acts,
        since=since,
        ranks=[rank for rank, _ in row.results],
        scores=[score for _, score in row.results],
    )


# --- making and looking -------------------------------------------------------------------------
@routes("POST", "/api/tables", limit="table", status=201)
async def create_table(call: Call[NewTable, Nothing]) -> TableMade:
    """Make a table and sit down at it."""
    body, me = call.body, call.me
    places = [bot.seat for bot in body.bots] + ([] if body.seat is None else [body.seat])
    if len(set(places)) < len(places) or any(place >= body.seats for place in places):
        raise TableError("settings", f"Everybody gets a seat of his own, from 0 to {body.seats - 1}.")
    for bot in body.bots:
        known_bot(bot.bot)
    names = [bot.called() for bot in body.bots]
    clock = Clock(body.clock.kind, body.clock.seconds, body.clock.increment, body.clock.on_timeout)
    settings: dict[str, Any] = {
        "options": body.options,
        "visibility": body.visibility,
        "clock": clock,
        "watch": body.watch,
        "watch_delay": body.watch_delay,
        "rated": body.rated,
    }

    def seat_all(table: Table) -> list[AnyEvent]:
        events = [] if body.seat is None else table.sit(body.seat, me.id, me.name)
        for bot, name in zip(body.bots, names, strict=True):
            events += table.seat_bot(me.id, bot.seat, bot.bot, name)
        return events

    room = await call.house.rooms.create(known_game(body.game), body.seats, me.id, seat_all, **settings)
    return TableMade(room.table.id, room.invite)


def known_game(name: str) -> Any:
    try:
        return load(name)
    except ValueError:
        raise ApiError(404, "unknown", "There is no such game.") from None


def known_bot(bot: str) -> None:
    if bot not in bots():
        raise TableError("settings", f"No bot is called {bot[:40]!r}; there are {', '.join(bots())}.")


async def room_of(call: Call[Any, Any]) -> Room:
    return await call.house.rooms.find(call.path("table"))


@routes("GET", "/api/tables/{table}", who="anybody")
async def get_table(call: Call[Nothing, Knock]) -> TableSummary:
    """A table: settings, seats and, after the end, the result. A private one wants its invite from who does not sit there."""
    room, me = await room_of(call), call.visitor.id if call.visitor else ""
    return await room.look(lambda _: summary(room, me, call.query.invite))


def summary(room: Room, me: str, invite: str) -> TableSummary:
    room.admit(me, invite)
    table = room.shown(me)
    hidden = table.status == "playing" and not table.watch and not room.belongs(me)  # from whom may not watch
    return TableSummary(
        id=table.id,
        game=table.playing.name,
        version=table.playing.version,
        status=table.status,
        host=table.host,
        visibility=table.visibility,
        options=table.options,
        clock=table.clock,
        watch=table.watch,
        watch_delay=table.watch_delay,
        rated=table.counts,
        follows=table.follows,
        branch_of=table.branch_of,
        opening=len(table.opening),
        seats=[SeatInfo(s.name, s.person, s.bot, bool(s.resigned)) for s in table.seats],
        you=table.seat_of(me),
        actor=-1 if hidden else table.actor,
        acts=0 if hidden else len(table.acts),
        paused=table.paused and not hidden,
        created=table.created,
        commitment=table.commitment,
        words=table.words,
        secret=table.secret if table.status == "finished" else "",
        ranks=table.ranks,
        scores=table.scores,
        finish=table.finish,
        next_table=table.next_table,
        invite=room.invite if room.belongs(me) else "",
    )


# --- before the start ---------------------------------------------------------------------------
@routes("POST", "/api/tables/{table}/sit")
async def sit(call: Call[Sit, Nothing]) -> TableSummary:
    """Take an empty seat, or move to one."""
    room, me, seat = await room_of(call), call.me, call.body.seat
    await room.look(lambda _: room.admit(me.id, call.body.invite))
    if await call.house.database.read(lambda c: people.has_blocked(c, room.table.host, me.id)):
        raise TableError("blocked", "The host of this table does not want to play with you.")
    await room.command(lambda table: table.sit(seat, me.id, me.name))
    return await room.look(lambda _: summary(room, me.id, call.body.invite))


@routes("POST", "/api/tables/{table}/leave")
async def leave(call: Call[Nothing, Nothing]) -> Done:
    """Get up before the start."""
    room, me = await room_of(call), call.me.id

    def get_up(table: Table) -> list[AnyEvent]:
        seat = table.seat_of(me)
        if seat < 0:
            raise TableError("seat", "You do not sit at this table.")
        return table.leave(me, seat)

    await room.command(get_up)
    return Done()


@routes("POST", "/api/tables/{table}/kick")
async def kick(call: Call[AtSeat, Nothing]) -> Done:
    """The host sends somebody away before the start, who cannot sit down there again, or takes a bot off its seat."""
    room, me, seat = await room_of(call), call.me.id, call.body.seat

    def send_away(table: Table) -> list[AnyEvent]:
        if me != table.host:
            raise TableError("host", "Only the host of the table can do this.")
        return table.leave(me, seat)

    await room.command(send_away)
    return Done()


@routes("POST", "/api/tables/{table}/bots")
async def seat_bot(call: Call[BotSeat, Nothing]) -> Done:
    """The host puts a bot on an empty seat."""
    room, me, body = await room_of(call), call.me.id, call.body
    known_bot(body.bot)
    name = body.called()
    await room.command(lambda table: table.seat_bot(me, body.seat, body.bot, name))
    return Done()


@routes("POST", "/api/tables/{table}/stir")
async def stir(call: Call[Stir, Nothing]) -> Done:
    """Add words of one's own to the luck. They are shown to all."""
    room, me, words = await room_of(call), call.me.id, call.body.words
    await room.command(lambda table: table.stir(me, words))
    return Done()


@routes("POST", "/api/tables/{table}/start")
async def start(call: Call[Nothing, Nothing]) -> Done:
    """The host begins the game, when all seats are taken."""
    room, me = await room_of(call), call.me.id
    await room.command(lambda table: table.start(me))
    return Done()
