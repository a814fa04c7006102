"""What a person's games say about him: ratings over time, runs of wins, and who was met most. Each is one question to the database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, case, func, select

from .results import CERTAINTY
from .schema import people, results, tables

MOST_POINTS = 500  # of one curve, the latest
MOST_OPPONENTS = 12


@dataclass(frozen=True)
class Point:
    """A rating after a game."""

    game: str
    seats: int
    at: int
    ordinal: float


@dataclass(frozen=True)
class Runs:
    """Games in a row: `current` is above 0 for wins, below for games not won; `best` and `worst` are the longest of each."""

    current: int = 0
    best: int = 0
    worst: int = 0


@dataclass(frozen=True)
class Met:
    """Somebody played with: how often, and how often this person came out before or behind."""

    person: str  # "" for a bot
    name: str
    bot: str
    games: int
    before: int
    behind: int
    last: int


def points(connection: Connection, person: str) -> list[Point]:
    """Somebody's ratings over time, by game and number of seats; the oldest first."""
    latest = func.row_number().over(partition_by=(results.c.game, results.c.seats), order_by=(results.c.finished.desc(), results.c.table))
    ordinal = results.c.mu_after - CERTAINTY * results.c.sigma_after
    mine = (
        select(results.c.game, results.c.seats, results.c.finished, ordinal.label("ordinal"), latest.label("n"))
        .where(results.c.person == person, results.c.mu_after.is_not(None))
        .subquery()
    )
    query = (
        select(mine.c.game, mine.c.seats, mine.c.finished, mine.c.ordinal)
        .where(mine.c.n <= MOST_POINTS)
        .order_by(mine.c.game, mine.c.seats, mine.c.n.desc())
    )
    return [Point(game, seats, at, float(ordinal)) for game, seats, at, ordinal in connection.execute(query)]


def runs(connection: Connection, person: str) -> Runs:
    """Somebody's runs of wins, over all games."""
    won, in_order = case((results.c.rank == 1, 1), else_=0), (results.c.finished, results.c.table)
    nth = func.row_number().over(order_by=in_order).label("nth")
    of_kind = func.row_number().over(partition_by=won, order_by=in_order).label("of_kind")
    games = select(won.label("won"), nth, of_kind).where(results.c.person == person).subquery()
    # within a run both numbers grow together: their difference names it
    run = games.c.nth - games.c.of_kind
    found = connection.execute(
        select(games.c.won, func.count().label("length"), func.max(games.c.nth).label("last")).group_by(games.c.won, run)
    ).all()
    if not found:
        return Runs()
    latest = max(found, key=lambda row: row.last)
    longest = [max((row.length for row in found if row.won == kind), default=0) for kind in (1, 0)]
    return Runs(latest.length if latest.won else -latest.length, *longest)


def opponents(connection: Connection, person: str, private: bool = False) -> list[Met]:
    """Those whom somebody has played with most; `private`: private tables count too."""
    mine, other = results.alias("mine"), results.alias("other")
    count = func.count().label("games")
    query = (
        select(
            other.c.person,
            func.coalesce(func.max(people.c.name), func.max(other.c.name)).label("name"),
            other.c.bot,
            count,
            func.sum(case((mine.c.rank < other.c.rank, 1), else_=0)).label("before"),
            func.sum(case((mine.c.rank > other.c.rank, 1), else_=0)).label("behind"),
            func.max(mine.c.finished).label("last"),
        )
        .select_from(mine)
        .join(other, (other.c.table == mine.c.table) & (other.c.seat != mine.c.seat))
        .join(tables, tables.c.id == mine.c.table)
        .outerjoin(people, people.c.id == other.c.person)
        .where(mine.c.person == person)
        .group_by(other.c.person, other.c.bot)
        .order_by(count.desc(), func.max(mine.c.finished).desc(), other.c.person, other.c.bot)
        .limit(MOST_OPPONENTS)
    )
    if not private:
        query = query.where(tables.c.visibility != "private")
    return [Met(row.person, row.name, row.bot, row.games, int(row.before), int(row.behind), row.last) for row in connection.execute(query)]
