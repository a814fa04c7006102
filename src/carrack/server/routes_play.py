"""Questions about a game at a table: what acts mean, a hint, what has happened, how it went, and playing on from there.

Commands stay on the websocket. Whatever is answered before the end is made from what the seat of who asks knows, and from nothing else.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from carrack.bots import HINTS
from carrack.core.game import Game
from carrack.core.match import button
from carrack.core.seats import EVERYTHING
from carrack.core.state import States, facts
from carrack.core.texts import rule_id, rule_key
from carrack.tables.events import AnyEvent
from carrack.tables.table import LONGEST_NAME, Table, TableError

from .api import Call, Nothing, Routes, slow_down
from .errors import ApiError
from .replaying import CoursePoint, Moment, Story, course, moments, story_of, turns
from .rooms import Room
from .routes_tables import MOST_SEATS, BotName, BotSeat, Invite, Knock, Place, TableMade, known_bot, room_of
from .thinking import TooLate

routes = Routes("playing")

MOST_ACTS = 64  # explained at once
MOST_MOMENTS = 100
MOST_TOLD = 5000  # moments without pictures

Said = tuple[str, dict[str, int | str]]
Seq = Annotated[int, Meta(ge=0, lt=2**31, description="`seq` of the last view of the table")]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
ActNumber = Annotated[int, Meta(ge=0, lt=2**15)]
Eyes = Annotated[int, Meta(ge=EVERYTHING, lt=MOST_SEATS, description="Whose: a seat, -1 a spectator's, -2 with everything open")]


class Explain(Struct, frozen=True, forbid_unknown_fields=True):
    """Acts to explain; null: all that are legal now. `after`: also show what a single legal act would lead to."""

    seq: Seq
    acts: Annotated[list[ActNumber], Meta(max_length=MOST_ACTS)] | None = None
    after: bool = False
    invite: Invite = ""


class ActInfo(Struct, frozen=True):
    """The words on the button of an act, as key and arguments; and why it is not possible now, as the number of a rule and the key of a text.

    Both are "" for a legal act. It is `final` if luck, somebody else or the end follows: then it cannot be taken back alone.
    """

    act: int
    text: Said
    rule: str
    why: str
    final: bool


class Explained(Struct, frozen=True):
    """`after` is a picture, as far as the seat can foresee it: up to where luck or somebody else is next."""

    seq: int
    acts: list[ActInfo]
    after: Any


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    seq: Seq
    bot: BotName = HINTS


class GoodAct(Struct, frozen=True):
    """An act a bot would do, why, by terms of the game's evaluation (`term-NAME`) that are better than after other acts, and the chance to win it sees then."""

    act: int
    text: Said
    why: list[tuple[str, int]]
    chance: float | None


class Hint(Struct, frozen=True):
    """The best acts that a bot sees with what the seat knows, the best first."""

    best: list[GoodAct]
    bot: str


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    """Some moments of a game. Without pictures they may be many: they tell the story."""

    first: Count = 0
    count: Annotated[int, Meta(ge=1, le=MOST_TOLD)] = 50
    pictures: bool = True
    seat: Eyes | UnsetType = UNSET
    invite: Invite = ""


class Moments(Struct, frozen=True):
    """`total` counts all moments, from the start (0) to now; `turns` are those where another turn has begun."""

    total: int
    first: int
    turns: list[int]
    moments: list[Moment]


class Course(Struct, frozen=True):
    """A game that is over, in numbers.

    `points` has one for each turn and one for the end. `breakdown` is what each seat's score is made of (`score-NAME`), `terms` the
    evaluation of the last position (`term-NAME`), each with a number for every seat.
    """

    turns: list[int]
    seats: int
    points: list[CoursePoint]
    breakdown: list[list[tuple[str, int]]]
    terms: list[tuple[str, list[int]]]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after the first `n` acts, on `seat`, against bots; `names` is what they are called, one for each seat."""

    n: Count
    seat: Place
    bot: BotName = "medium"
    names: Annotated[list[Annotated[str, Meta(max_length=LONGEST_NAME)]], Meta(max_length=MOST_SEATS)] = []
    invite: Invite = ""


# --- what acts mean -----------------------------------------------------------------------------
def to_act(table: Table, me: str, seq: int) -> int:
    """The seat of who asks, who must be to act; raises TableError like an act would."""
    table.may_act(table.seat_of(me), seq)
    return table.actor


@routes("POST", "/api/tables/{table}/explain", limit="look")
async def explain(call: Call[Explain, Nothing]) -> Explained:
    """What acts mean and why they are not possible, for who is to act; and what one of them would lead to."""
    room, me = await room_of(call), call.me.id
    return await room.look(lambda _: explained(room, me, call.body))


def explained(room: Room, me: str, body: Explain) -> Explained:
    """Acts explained from what the seat of who asks knows."""
    room.may_watch(me, body.invite)
    table = room.table
    game, seat, names = table.playing, to_act(table, me, body.seq), [s.name for s in table.seats]
    known, out = game.redacted(table.states, 0, seat), game.scratch()
    acts: list[int] = out[: game.engine.legal_at(known, 0, out)].tolist() if body.acts is None else body.acts
    strange = [a for a in acts if a >= len(game.actions) or game.actions.kind_of[a].chance]
    if strange:
        raise TableError("act", f"No seat can do act {strange[0]}.")
    position = facts(known)
    infos: list[ActInfo] = []
    for a in acts:
        why = game.rules(game.engine.refuse_at(known, 0, a))
        refused = (rule_id(why), rule_key(why)) if why else ("", "")
        infos.append(ActInfo(a, button(game, position, a, names), *refused, not why and is_final(game, known, seat, a)))
    picture = None
    if body.after and len(infos) == 1 and not infos[0].rule:
        world = game.imagine(known, seat)
        game.engine.apply_at(world, 0, infos[0].act)
        picture = game.part("view").picture(facts(game.redacted(world, 0, seat)), seat)
    return Explained(table.moved, infos, picture)


def is_final(game: Game, known: States, seat: int, act: int) -> bool:
    """Would luck, somebody else or the end follow, as far as the seat can foresee it?"""
    world = game.imagine(known, seat)
    game.engine.apply_at(world, 0, act)
    return int(world["phase"][0]) == 0 or int(world["actor"][0]) != seat


# --- a hint -------------------------------------------------------------------------------------
@routes("POST", "/api/tables/{table}/hint", limit="hint")
async def hint(call: Call[AskHint, Nothing]) -> Hint:
    """What a bot would do in my place. Not at a rated table where other people play."""
    room, me = await room_of(call), call.me.id
    known_bot(call.body.bot)

    def look(table: Table) -> tuple[Game, States, int, list[str]]:
        seat = to_act(table, me, call.body.seq)
        if table.counts and any(s.person not in ("", me) or s.owner not in ("", me) for s in table.seats):
            raise TableError("hint", "There are no hints at a rated table where other people play.")
        return table.playing, table.playing.redacted(table.states, 0, seat), seat, [s.name for s in table.seats]

    game, known, seat, names = await room.look(look)
    advised = call.house.advised
    if me in advised:  # one at a time: bots at other tables want to think, too
        raise ApiError(429, "slow", "A bot is thinking about a hint for you already.", {"Retry-After": "1"})
    advised.add(me)
    try:
        found = await call.house.rooms.thinker.advise(game.name, call.body.bot, known.tobytes(), seat)
    except TooLate:
        raise ApiError(503, "late", "The bot took too long to think. Ask again.", {"Retry-After": "2"}) from None
    finally:
        advised.discard(me)
    best = [GoodAct(a.act, button(game, facts(known), a.act, names), a.why, a.chance) for a in found]
    return Hint(best, call.body.bot)


# --- what has happened --------------------------------------------------------------------------
@routes("GET", "/api/tables/{table}/moments", who="anybody", limit="look")
async def get_moments(call: Call[Nothing, Which]) -> Moments:
    """What has happened at a table, act by act: with my own eyes; after the end with any seat's, or with everything open."""
    room, me, query = await room_of(call), call.visitor.id if call.visitor else "", call.query
    if query.count > MOST_MOMENTS:
        limits = call.house.limits
        slow_down(limits.person("story", me) if me else limits.address("story", call.address))
    story, seat = await room.look(lambda _: seen_by(room, me, query))
    async with call.house.replays:
        return await asyncio.to_thread(told_again, story, seat, query)


def seen_by(room: Room, me: str, query: Which) -> tuple[Story, int]:
    """As much of the game as somebody may see, and with whose eyes."""
    room.may_watch(me, query.invite)
    table = room.shown(me)
    return story_of(table), whose(table, me, query.seat)


def told_again(story: Story, seat: int, query: Which) -> Moments:
    """The moments asked for."""
    count = min(query.count, MOST_MOMENTS) if query.pictures else query.count
    found = moments(story, query.first, count, seat, query.pictures)
    return Moments(len(story.log.acts) + 1, query.first, turns(story), found)


def whose(table: Table, me: str, seat: int | UnsetType) -> int:
    """With whose eyes somebody may look."""
    mine = table.seat_of(me)
    if table.status == "waiting":
        raise TableError("waiting", "The game has not begun.")
    if isinstance(seat, UnsetType):
        return mine
    if table.status == "playing" and seat != mine:
        raise TableError("playing", "While the game is played, you see it with your own eyes.")
    if seat >= len(table.seats):
        raise TableError("seat", f"This table has seats 1 to {len(table.seats)}.")
    return seat


def finished(room: Room, me: str, invite: str) -> Table:
    """The table of a game that is over and that somebody may see."""
    room.may_watch(me, invite)
    if room.table.status != "finished":
        raise TableError("playing", "The game is not over.")
    return room.table


@routes("GET", "/api/tables/{table}/course", who="anybody", limit="look")
async def get_course(call: Call[Nothing, Knock]) -> Course:
    """How a game went: points and chances from turn to turn, and what the scores are made of. Only after the end."""
    room, me = await room_of(call), call.visitor.id if call.visitor else ""
    story = await room.look(lambda _: story_of(finished(room, me, call.query.invite)))
    async with call.house.replays:
        found = await asyncio.to_thread(course, story)
    return Course(found.turns, story.log.seats, found.points, found.breakdown, found.terms)


# --- playing on ---------------------------------------------------------------------------------
@routes("POST", "/api/tables/{table}/branch", limit="table", status=201)
async def branch(call: Call[Branch, Nothing]) -> TableMade:
    """Play on from a moment of a game that is over, against bots: a new table that begins with the same acts. It counts for nobody."""
    room, me, body = await room_of(call), call.me, call.body
    known_bot(body.bot)
    old = await room.look(lambda _: finished(room, me.id, body.invite))
    if body.seat >= len(old.seats):
        raise TableError("seat", f"This table has seats 1 to {len(old.seats)}.")
    if body.n > len(old.acts):
        raise TableError("settings", f"The game has {len(old.acts)} acts.")
    named = dict(enumerate(body.names))
    names = [BotSeat(p, body.bot, named.get(p, "")).called() for p in range(len(old.seats))]
    settings: dict[str, Any] = {
        "options": dict(old.options),
        "visibility": "unlisted",
        "rated": False,
        "branch_of": old.id,
        "opening": tuple(old.acts[: body.n]),
    }

    def seat_all(table: Table) -> list[AnyEvent]:
        events = table.sit(body.seat, me.id, me.name)
        for p, name in enumerate(names):
            if p != body.seat:
                events += table.seat_bot(me.id, p, body.bot, name)
        return events

    new = await call.house.rooms.create(old.playing, len(old.seats), me.id, seat_all, **settings)
    await new.command(lambda table: table.start(me.id))
    return TableMade(new.table.id, new.invite)
