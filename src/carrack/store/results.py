"""Results, ratings, leaderboards: what is left of a game when it is over.

Ratings are those of Weng and Lin (openskill, Plackett–Luce), for each game and number of seats apart; who is ordered by `mu - 3 sigma`
climbs with certainty, not with luck. Bots are rated as `bot:greedy`. Every finished table has its results; it changes ratings only if

- the table was made to be rated and at least one person and two different players took part,
- it was played to its end or resigned, not closed, and not resigned before every seat had acted once,
- no undo went back past luck or past what a bot chose: who may draw again until he likes what he draws is not rated for it.

A table that goes on from the middle of another game has no results at all.

For the rating, who did not play to the end comes behind all who did: first those a bot stood in for, then those who resigned.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, case, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from carrack.tables.table import Seat, Table

from .schema import people, ratings, results

MODEL = PlackettLuce()
BOT = "bot:"
CERTAINTY = 3  # standard deviations below the mean
LONGEST_ID = 32
MOST_ROWS = 200


@dataclass(frozen=True)
class Rating:
    """How strong somebody is at a game, and how sure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    wins: int = 0

    @property
    def ordinal(self) -> float:
        """One number to order people by."""
        return self.mu - CERTAINTY * self.sigma


@dataclass(frozen=True)
class Opponent:
    """Somebody at a table that is over."""

    seat: int
    person: str  # "" for a bot
    name: str
    bot: str
    rank: int
    score: int


@dataclass(frozen=True)
class Played:
    """A game in somebody's history."""

    table: str
    game: str
    seats: int
    seat: int
    rank: int
    score: int
    finished: int
    rated: bool
    ordinal: float | None  # after the game, if it was rated
    players: list[Opponent]  # by seat, this person too


@dataclass(frozen=True)
class Tally:
    """Somebody's games of one kind in numbers."""

    game: str
    seats: int
    games: int
    wins: int
    mean_rank: float
    mean_score: float
    best_score: int
    last: int  # when the last one ended
    rating: Rating  # of the rated ones


@dataclass(frozen=True)
class Ranked:
    """A line of a leaderboard."""

    place: int
    person: str  # or "bot:greedy"
    name: str
    rating: Rating


# --- writing ------------------------------------------------------------------------------------
def rated_as(seat: Seat) -> str:
    """Under what name a seat is rated; a bot that stands in for somebody plays for him."""
    return seat.person or seat.owner or (BOT + seat.bot)[:LONGEST_ID]


def counts(table: Table) -> bool:
    """Does this table change ratings?"""
    if not table.counts or table.finish == "closed":
        return False
    if table.finish == "resigned" and {p for p in table.who if p >= 0} != set(range(len(table.seats))):
        return False
    return any(s.person or s.owner for s in table.seats) and len({rated_as(s) for s in table.seats}) > 1


def rating_ranks(table: Table) -> list[int]:
    """The ranks that ratings go by: who did not play to the end comes behind all who did."""
    keys = [(2 if s.resigned else 1 if s.bot and s.owner else 0, rank) for s, rank in zip(table.seats, table.ranks, strict=True)]
    return [1 + sum(other < mine for other in keys) for mine in keys]


def keep_result(connection: Connection, table: Table, at: int, rated: bool = True) -> None:
    """Write the results of a table that is over and change the ratings, once; `rated=False` leaves them alone.

    It belongs into the transaction that saves the end. Done again, it does nothing.
    """
    if table.status != "finished":
        raise ValueError("the game is not over")
    if table.branch_of:
        return  # played on from another game: it counts for nobody
    if connection.execute(select(results.c.seat).where(results.c.table == table.id).limit(1)).first():
        return
    rated = rated and counts(table)
    after = rate(connection, table) if rated else [None] * len(table.seats)
    connection.execute(
        insert(results),
        [
            {
                "table": table.id,
                "seat": p,
                "person": s.person or s.owner,
                "name": s.name,
                "bot": "" if s.person or s.owner else s.bot,
                "game": table.playing.name,
                "seats": len(table.seats),
                "rank": table.ranks[p],
                "score": table.scores[p],
                "finished": at,
                "rated": rated,
                "mu_after": rating.mu if rating else None,
                "sigma_after": rating.sigma if rating else None,
            }
            for p, (s, rating) in enumerate(zip(table.seats, after, strict=True))
        ],
    )


def rate(connection: Connection, table: Table) -> list[Rating | None]:
    """Change the ratings of everybody at a table; returns them by seat."""
    game, seats = table.playing.name, len(table.seats)
    names = [rated_as(s) for s in table.seats]
    before = locked(connection, sorted(set(names)), game, seats)
    teams = [[MODEL.rating(mu=before[name].mu, sigma=before[name].sigma)] for name in names]
    ranks = rating_ranks(table)
    new = [team[0] for team in MODEL.rate(teams, ranks=[float(r) for r in ranks])]
    after: dict[str, Rating] = {}
    for name, old in before.items():
        mine = [p for p, n in enumerate(names) if n == name]  # several for a bot that sits on several seats
        mu, sigma = (sum(values) / len(mine) for values in ([new[p].mu for p in mine], [new[p].sigma for p in mine]))
        after[name] = Rating(mu, sigma, old.games + 1, old.wins + any(ranks[p] == 1 for p in mine))
        connection.execute(
            update(ratings)
            .where(ratings.c.person == name, ratings.c.game == game, ratings.c.seats == seats)
            .values(mu=mu, sigma=sigma, games=after[name].games, wins=after[name].wins)
        )
    return [after[name] for name in names]


def locked(connection: Connection, names: list[str], game: str, seats: int) -> dict[str, Rating]:
    """The ratings of these players, made where missing, and kept from others until the transaction ends."""
    new = [{"person": name, "game": game, "seats": seats, "mu": MODEL.mu, "sigma": MODEL.sigma, "games": 0, "wins": 0} for name in names]
    make: Any = insert_postgresql(ratings) if connection.dialect.name == "postgresql" else insert_sqlite(ratings)
    connection.execute(make.on_conflict_do_nothing(), new)
    query = select(ratings).where(ratings.c.person.in_(names), ratings.c.game == game, ratings.c.seats == seats)
    found = connection.execute(query.order_by(ratings.c.person).with_for_update()).mappings()
    return {row["person"]: rating(row) for row in found}


def rating(row: Any) -> Rating:
    return Rating(row["mu"], row["sigma"], row["games"], row["wins"])


# --- reading ------------------------------------------------------------------------------------
def rating_of(connection: Connection, person: str, game: str, seats: int) -> Rating:
    """Somebody's rating; the one everybody begins with if there is none yet."""
    query = select(ratings).where(ratings.c.person == person, ratings.c.game == game, ratings.c.seats == seats)
    row = connection.execute(query).mappings().first()
    return rating(row) if row else Rating()


def history(connection: Connection, person: str, limit: int = 50, before: int | None = None) -> list[Played]:
    """Somebody's games, the latest first; `before` is the `finished` of the last one seen. Games that ended at once come together."""
    if not person:
        return []
    mine = select(results).where(results.c.person == person)
    if before is not None:
        mine = mine.where(results.c.finished < before)
    latest = mine.order_by(results.c.finished.desc(), results.c.table)
    rows = list(connection.execute(latest.limit(min(max(limit, 1), MOST_ROWS))).mappings())
    if rows:  # a page never ends between games of the same moment
        last = rows[-1]["finished"]
        rows = [r for r in rows if r["finished"] != last] + list(
            connection.execute(mine.where(results.c.finished == last).order_by(results.c.table)).mappings()
        )
    at: dict[str, list[Opponent]] = {row["table"]: [] for row in rows}
    for o in connection.execute(select(results).where(results.c.table.in_(list(at))).order_by(results.c.seat)).mappings():
        at[o["table"]].append(Opponent(o["seat"], o["person"], o["name"], o["bot"], o["rank"], o["score"]))
    return [
        Played(
            row["table"],
            row["game"],
            row["seats"],
            row["seat"],
            row["rank"],
            row["score"],
            row["finished"],
            row["rated"],
            row["mu_after"] - CERTAINTY * row["sigma_after"] if row["mu_after"] is not None else None,
            at[row["table"]],
        )
        for row in rows
    ]


def statistics(connection: Connection, person: str) -> list[Tally]:
    """Somebody's games in numbers, for each game and number of seats."""
    if not person:
        return []
    query = (
        select(
            results.c.game,
            results.c.seats,
            func.count().label("games"),
            func.sum(case((results.c.rank == 1, 1), else_=0)).label("wins"),
            func.avg(results.c.rank).label("mean_rank"),
            func.avg(results.c.score).label("mean_score"),
            func.max(results.c.score).label("best_score"),
            func.max(results.c.finished).label("last"),
        )
        .where(results.c.person == person)
        .group_by(results.c.game, results.c.seats)
        .order_by(results.c.game, results.c.seats)
    )
    rated = {
        (row["game"], row["seats"]): rating(row) for row in connection.execute(select(ratings).where(ratings.c.person == person)).mappings()
    }
    return [
        Tally(
            row["game"],
            row["seats"],
            row["games"],
            int(row["wins"]),
            float(row["mean_rank"]),
            float(row["mean_score"]),
            row["best_score"],
            row["last"],
            rated.get((row["game"], row["seats"]), Rating()),
        )
        for row in connection.execute(query).mappings()
    ]


def leaderboards(connection: Connection) -> list[tuple[str, int, int]]:
    """The games and numbers of seats that somebody is rated at, and how many with an account; the busiest first."""
    members, rated = func.count(people.c.login), func.count()
    query = (
        select(ratings.c.game, ratings.c.seats, members)
        .outerjoin(people, people.c.id == ratings.c.person)
        .group_by(ratings.c.game, ratings.c.seats)
        .order_by(members.desc(), rated.desc(), ratings.c.game, ratings.c.seats)
    )
    return [(game, seats, count) for game, seats, count in connection.execute(query)]


def leaderboard(
    connection: Connection, game: str, seats: int, limit: int = 50, offset: int = 0, guests: bool = False, bots: bool = True
) -> list[Ranked]:
    """The best at a game with so many seats. Guests are rated, but listed only when they are asked for."""
    is_bot = ratings.c.person.startswith(BOT)
    query = (
        select(ratings, people.c.name)
        .outerjoin(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.seats == seats)
        .order_by((ratings.c.mu - CERTAINTY * ratings.c.sigma).desc(), ratings.c.games.desc(), ratings.c.person)
        .limit(min(max(limit, 1), MOST_ROWS))
        .offset(max(offset, 0))
    )
    query = query.where((people.c.id.is_not(None) if guests else people.c.login.is_not(None)) | is_bot)
    if not bots:
        query = query.where(~is_bot)
    return [
        Ranked(max(offset, 0) + n, row["person"], row["name"] or row["person"].removeprefix(BOT), rating(row))
        for n, row in enumerate(connection.execute(query).mappings(), start=1)
    ]
