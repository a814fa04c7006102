"""Other people: who they are, what they have played, and who is best."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection

from carrack.core.game import games
from carrack.store import lobby, people, results, statistics
from carrack.store.people import Person
from carrack.store.results import Played, Rating, Tally

from .api import Call, Nothing, Routes
from .errors import ApiError
from .routes_tables import MOST_SEATS, known_game

routes = Routes("people")

Limit = Annotated[int, Meta(ge=1, le=100)]


class Profile(Struct, frozen=True):
    id: str
    name: str
    guest: bool
    created: int


class RatingView(Struct, frozen=True):
    """Weng and Lin: `ordinal` is `mu - 3 sigma`, what people are ordered by."""

    mu: float
    sigma: float
    ordinal: float
    games: int
    wins: int


class PlayerView(Struct, frozen=True):
    seat: int
    person: str
    name: str
    bot: str
    rank: int
    score: int


class GamePlayed(Struct, frozen=True):
    """`ordinal` is the rating after the game, if it was rated."""

    table: str
    game: str
    seat: int
    rank: int
    score: int
    finished: int
    rated: bool
    ordinal: float | None
    players: list[PlayerView]


class History(Struct, frozen=True):
    """`next` is what to ask for as `before` to get the next page; null on the last."""

    games: list[GamePlayed]
    next: int | None


class Numbers(Struct, frozen=True):
    """Somebody's games of one kind with so many seats."""

    game: str
    seats: int
    games: int
    wins: int
    mean_rank: float
    mean_score: float
    best_score: int
    last: int
    rating: RatingView


class GameNumbers(Struct, frozen=True):
    """Somebody's games of one kind, all together and by number of seats."""

    game: str
    played: int
    won: int
    mean_rank: float
    mean_score: float
    best_score: int
    last: int
    by_seats: list[Numbers]


class RatingPoint(Struct, frozen=True):
    """The rating (`ordinal`) after a game."""

    at: int
    rating: float


class RatingCurve(Struct, frozen=True):
    """Ratings over time, the oldest first; at most the latest 500."""

    game: str
    seats: int
    points: list[RatingPoint]


class Streaks(Struct, frozen=True):
    """Games in a row: `current` is above 0 for wins, below for games not won; `best` and `worst` are the longest of each."""

    current: int
    best: int
    worst: int


class Companion(Struct, frozen=True):
    """Somebody met at tables: how often, and how often this person came out before or behind."""

    person: str
    name: str
    bot: str
    played: int
    before: int
    behind: int
    last: int


class Statistics(Struct, frozen=True):
    """Somebody's games in numbers. `favourite` is the game played most, "" before the first."""

    played: int
    won: int
    favourite: str
    last: int
    streaks: Streaks
    games: list[GameNumbers]
    ratings: list[RatingCurve]
    opponents: list[Companion]


class BoardSize(Struct, frozen=True):
    game: str
    seats: int
    members: int  # with an account


class BoardRow(Struct, frozen=True):
    """`person` is `bot:greedy` for a bot."""

    place: int
    person: str
    name: str
    rating: RatingView


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    limit: Limit = 50
    before: Annotated[int, Meta(ge=0, lt=2**53)] | UnsetType = UNSET


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Guests are rated, but listed only when they are asked for."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    limit: Limit = 50
    offset: Annotated[int, Meta(ge=0, le=100_000)] = 0
    guests: bool = False
    bots: bool = True


async def person_of(call: Call[Any, Any]) -> Person:
    id = call.path("person")
    person = await call.house.database.read(lambda c: people.person(c, id))
    if person is None:
        raise ApiError(404, "unknown", "There is no such person.")
    return person


@routes("GET", "/api/people/{person}", who="anybody")
async def get_person(call: Call[Nothing, Nothing]) -> Profile:
    """Somebody."""
    person = await person_of(call)
    return Profile(person.id, person.name, person.guest, person.created)


@routes("GET", "/api/people/{person}/history", who="anybody")
async def get_history(call: Call[Nothing, Page]) -> History:
    """Somebody's games, the latest first. Those of private tables are shown only to oneself."""
    person, query, database = await person_of(call), call.query, call.house.database
    before = None if isinstance(query.before, UnsetType) else query.before
    found = await database.read(lambda c: results.history(c, person.id, query.limit, before))
    next = found[-1].finished if len(found) >= query.limit else None
    if call.visitor is None or call.visitor.id != person.id:
        hidden = await database.read(lambda c: lobby.private(c, [game.table for game in found]))
        found = [game for game in found if game.table not in hidden]
    return History([played(game) for game in found], next)


def played(game: Played) -> GamePlayed:
    players = [PlayerView(p.seat, p.person, p.name, p.bot, p.rank, p.score) for p in game.players]
    return GamePlayed(game.table, game.game, game.seat, game.rank, game.score, game.finished, game.rated, game.ordinal, players)


@routes("GET", "/api/people/{person}/statistics", who="anybody")
async def get_statistics(call: Call[Nothing, Nothing]) -> Statistics:
    """Somebody's games in numbers: results by game and seats, ratings over time, runs of wins, and who was met most.

    Whom one met at private tables is shown only to oneself.
    """
    person = await person_of(call)
    own = call.visitor is not None and call.visitor.id == person.id
    return await call.house.database.read(lambda c: statistics_of(c, person.id, own))


def statistics_of(connection: Connection, person: str, own: bool) -> Statistics:
    tallies = results.statistics(connection, person)
    games = [game_numbers(name, list(some)) for name, some in groupby(tallies, key=lambda t: t.game)]
    curves = [
        RatingCurve(game, seats, [RatingPoint(p.at, p.ordinal) for p in some])
        for (game, seats), some in groupby(statistics.points(connection, person), key=lambda p: (p.game, p.seats))
    ]
    runs = statistics.runs(connection, person)
    met = statistics.opponents(connection, person, private=own)
    return Statistics(
        played=sum(game.played for game in games),
        won=sum(game.won for game in games),
        favourite=max(games, key=lambda game: (game.played, game.last)).game if games else "",
        last=max((game.last for game in games), default=0),
        streaks=Streaks(runs.current, runs.best, runs.worst),
        games=games,
        ratings=curves,
        opponents=[Companion(m.person, m.name, m.bot, m.games, m.before, m.behind, m.last) for m in met],
    )


def game_numbers(game: str, tallies: list[Tally]) -> GameNumbers:
    played = sum(t.games for t in tallies)
    mean_rank = sum(t.mean_rank * t.games for t in tallies) / played
    mean_score = sum(t.mean_score * t.games for t in tallies) / played
    best, last = max(t.best_score for t in tallies), max(t.last for t in tallies)
    return GameNumbers(game, played, sum(t.wins for t in tallies), mean_rank, mean_score, best, last, [numbers(t) for t in tallies])


def numbers(t: Tally) -> Numbers:
    return Numbers(t.game, t.seats, t.games, t.wins, t.mean_rank, t.mean_score, t.best_score, t.last, rated(t.rating))


def rated(rating: Rating) -> RatingView:
    return RatingView(rating.mu, rating.sigma, rating.ordinal, rating.games, rating.wins)


@routes("GET", "/api/leaderboards", who="anybody")
async def list_leaderboards(call: Call[Nothing, Nothing]) -> list[BoardSize]:
    """The leaderboards that have anybody on them; the one with the most accounts first."""
    found = await call.house.database.read(results.leaderboards)
    return [BoardSize(game, seats, members) for game, seats, members in found if game in games()]


@routes("GET", "/api/games/{game}/leaderboard", who="anybody")
async def get_leaderboard(call: Call[Nothing, Board]) -> list[BoardRow]:
    """The best at a game with so many seats."""
    game, query = known_game(call.path("game")).name, call.query
    found = await call.house.database.read(
        lambda c: results.leaderboard(c, game, query.seats, query.limit, query.offset, query.guests, query.bots)
    )
    return [BoardRow(row.place, row.person, row.name, rated(row.rating)) for row in found]
