"""What is left of a game: results, ratings, history, leaderboards."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select

from carrack.store import results
from carrack.store.database import Database
from carrack.store.results import Rating, history, keep_result, leaderboard, leaderboards, rating_of, statistics
from carrack.store.schema import people, ratings
from carrack.store.schema import results as rows


def keep(database: Database, game, **extra) -> None:
    game.store(database)
    database.write_now(lambda c: keep_result(c, game.table, game.now, **extra))


def rated(database: Database) -> dict[str, Rating]:
    return database.read_now(lambda c: {r["person"]: results.rating(r) for r in c.execute(select(ratings)).mappings()})


def member(database: Database, *ids: str) -> None:
    database.write_now(lambda c: c.execute(insert(people), [{"id": i, "name": i.title(), "login": i, "created": 1} for i in ids]))


# --- results ------------------------------------------------------------------------------------
def test_every_seat_has_its_result(database, play):
    game = play("one", ["ada", "bot:greedy", "bram"]).finish()
    keep(database, game)
    found = database.read_now(lambda c: c.execute(select(rows).order_by(rows.c.seat)).mappings().all())
    assert [(r["seat"], r["person"], r["bot"], r["rank"], r["score"]) for r in found] == [
        (p, who, bot, game.table.ranks[p], game.table.scores[p]) for p, (who, bot) in enumerate([("ada", ""), ("", "greedy"), ("bram", "")])
    ]
    assert {(r["game"], r["seats"], r["finished"], r["rated"]) for r in found} == {("anno1503", 3, game.now, True)}


def test_a_game_that_is_not_over_has_no_result(database, play):
    game = play("one", ["ada", "bram"]).start().store(database)
    with pytest.raises(ValueError, match="not over"):
        database.write_now(lambda c: keep_result(c, game.table, 1))


def test_kept_twice_counts_once(database, play):
    game = play("one", ["ada", "bram"]).finish()
    keep(database, game)
    before = rated(database)
    database.write_now(lambda c: keep_result(c, game.table, game.now + 5))
    assert rated(database) == before
    assert database.read_now(lambda c: c.execute(select(func.count()).select_from(rows)).scalar()) == 2


def test_a_failed_transaction_leaves_no_trace(database, play):
    game = play("one", ["ada", "bram"]).finish().store(database)

    def fails(connection) -> None:
        keep_result(connection, game.table, game.now)
        raise RuntimeError("the disk is full")

    with pytest.raises(RuntimeError):
        database.write_now(fails)
    assert rated(database) == {}
    database.write_now(lambda c: keep_result(c, game.table, game.now))
    assert {r.games for r in rated(database).values()} == {1}


def test_a_group_of_writes_of_which_one_fails(database, play):
    """The writer does a failed group again one by one; every result counts once."""
    games = [play(f"t{n}", ["ada", "bram"]).finish().store(database) for n in range(4)]

    def broken(connection) -> None:
        raise RuntimeError("refused")

    async def together() -> list[object]:
        writes = [database.write(lambda c, g=g: keep_result(c, g.table, g.now)) for g in games]
        return await asyncio.gather(writes[0], database.write(broken), *writes[1:], return_exceptions=True)

    answers = asyncio.run(together())
    assert sum(isinstance(a, Exception) for a in answers) == 1
    assert {name: r.games for name, r in rated(database).items()} == {"ada": 4, "bram": 4}


def test_several_processes_rate_the_same_people(database, play):
    """Each with a writer of its own: no game is lost."""
    games = [play(f"t{n}", ["ada", "bram", "bot:greedy"]).finish().store(database) for n in range(12)]
    others = [Database(database.url) for _ in range(3)]

    def rate(n: int) -> None:
        for game in games[n::3]:
            others[n].write_now(lambda c, game=game: keep_result(c, game.table, game.now))

    with ThreadPoolExecutor(3) as pool:
        list(pool.map(rate, range(3)))
    for other in others:
        other.close()
    assert {name: r.games for name, r in rated(database).items()} == {"ada": 12, "bram": 12, "bot:greedy": 12}


# --- ratings ------------------------------------------------------------------------------------
def test_ratings_are_those_of_plackett_and_luce(database, play):
    game = play("one", ["ada", "bram", "cleo"]).finish()
    keep(database, game)
    model = PlackettLuce()
    expected = [t[0] for t in model.rate([[model.rating()] for _ in range(3)], ranks=[float(r) for r in game.table.ranks])]
    found = rated(database)
    assert [(found[n].mu, found[n].sigma) for n in ("ada", "bram", "cleo")] == [
        (pytest.approx(e.mu), pytest.approx(e.sigma)) for e in expected
    ]
    assert [found[n].wins for n in ("ada", "bram", "cleo")] == [int(r == 1) for r in game.table.ranks]
    again = play("two", ["ada", "bram", "cleo"]).finish()
    keep(database, again)
    later = rated(database)
    assert all(later[n].games == 2 and later[n].sigma < found[n].sigma for n in found)
    kept = database.read_now(lambda c: c.execute(select(rows).where(rows.c.table == "two", rows.c.person == "ada")).mappings().one())
    assert (kept["mu_after"], kept["sigma_after"]) == (later["ada"].mu, later["ada"].sigma)


def test_ratings_are_kept_for_each_number_of_seats(database, play):
    keep(database, play("two", ["ada", "bram"]).finish())
    keep(database, play("three", ["ada", "bram", "cleo"]).finish())
    for seats in (2, 3):
        assert database.read_now(lambda c, seats=seats: rating_of(c, "ada", "anno1503", seats)).games == 1
    assert database.read_now(lambda c: rating_of(c, "ada", "anno1503", 4)) == Rating()
    assert Rating().ordinal == pytest.approx(0)


def test_bots_are_rated_by_name(database, play):
    keep(database, play("one", ["ada", "bot:greedy"]).finish())
    assert set(rated(database)) == {"ada", "bot:greedy"}


def test_a_bot_on_several_seats_has_one_rating(database, play):
    game = play("one", ["ada", "bot:greedy", "bot:greedy", "bot:random"]).finish()
    keep(database, game)
    found = rated(database)
    assert set(found) == {"ada", "bot:greedy", "bot:random"}
    assert found["bot:greedy"].games == 1
    model = PlackettLuce()
    new = [t[0] for t in model.rate([[model.rating()] for _ in range(4)], ranks=[float(r) for r in game.table.ranks])]
    assert found["bot:greedy"].mu == pytest.approx((new[1].mu + new[2].mu) / 2)


def test_a_bot_with_a_long_name_fits(database, play):
    keep(database, play("one", ["ada", "bot:search:playouts=800,depth=12,seconds=3"]).finish())
    assert max(len(name) for name in rated(database)) <= 32


def not_rated(database: Database) -> bool:
    flags = database.read_now(lambda c: set(c.execute(select(rows.c.rated)).scalars()))
    return flags == {False} and rated(database) == {}


def test_tables_made_without_rating(database, play):
    keep(database, play("one", ["ada", "bram"], rated=False).finish())
    assert not_rated(database)


def test_closed_tables_are_not_rated(database, play):
    game = play("one", ["ada", "bram"]).start().act(20)
    game.do(game.table.close())
    keep(database, game)
    assert not_rated(database)


def test_tables_of_bots_alone_are_not_rated(database, play):
    keep(database, play("one", ["bot:greedy", "bot:random"]).finish())
    assert not_rated(database)


def test_a_table_with_luck_drawn_again_is_not_rated(database, play):
    game = play("one", ["ada", "bot:greedy"], rounds=4).start()
    while not (
        game.table.actor == 0 and 0 in game.table.who and -1 in game.table.who[max(n for n, w in enumerate(game.table.who) if w == 0) :]
    ):
        game.act()
    game.do(game.table.ask_undo(0))
    keep(database, game.finish())
    assert not_rated(database)


def test_taking_back_ones_own_act_does_not_matter(database, play):
    game = play("one", ["ada", "bot:greedy"]).start()
    while game.table.undo_floor(0) >= len(game.table.acts):
        game.act()
    game.do(game.table.undo(0, game.table.seq))
    keep(database, game.finish())
    assert not not_rated(database)


def test_a_game_resigned_before_it_began_is_not_rated(database, play):
    game = play("one", ["ada", "bram"]).start()
    game.do(game.table.resign(1))
    keep(database, game)
    assert not_rated(database)


def test_a_game_resigned_in_play_is_rated(database, play):
    game = play("one", ["ada", "bram"], rounds=9).start()
    while {0, 1} - set(game.table.who):
        game.act()
    game.do(game.table.resign(0))
    keep(database, game)
    found = rated(database)
    assert found["bram"].mu > 25 > found["ada"].mu


def test_who_let_a_bot_play_on_is_rated_behind_who_stayed(database, play):
    for n in range(20):
        game = play(f"t{n}", ["ada", "bram"], rounds=3).start().act(5)
        if game.table.status == "playing":
            game.do(game.table.take_over(0))
        game.finish()
        if game.table.ranks[0] == 1:
            break
    assert game.table.ranks[0] == 1  # the bot has won for her
    assert results.rating_ranks(game.table) == [2, 1]
    keep(database, game)
    found = rated(database)
    assert set(found) == {"ada", "bram"}
    assert found["bram"].mu > found["ada"].mu
    assert (found["bram"].wins, found["ada"].wins) == (1, 0)
    stored = database.read_now(lambda c: c.execute(select(rows.c.person, rows.c.bot, rows.c.rank).order_by(rows.c.seat)).all())
    assert [tuple(r) for r in stored] == [("ada", "", 1), ("bram", "", 2)]


def test_who_came_back_is_rated_as_if_never_gone(database, play):
    game = play("one", ["ada", "bram"]).start().act(3)
    game.do(game.table.take_over(0))
    game.do(game.table.come_back("ada", "Ada"))
    game.finish()
    assert results.rating_ranks(game.table) == game.table.ranks


# --- history and statistics ---------------------------------------------------------------------
def test_a_history_in_pages(database, play):
    games = []
    for n in range(7):
        game = play(f"t{n}", ["ada", "bram" if n % 2 else "bot:greedy"]).finish()
        game.now = 1_000 + n // 2  # several end in the same moment
        keep(database, game)
        games.append(game)
    seen, before = [], None
    while page := database.read_now(lambda c, before=before: history(c, "ada", 2, before)):
        seen += page
        before = page[-1].finished
    assert sorted(p.table for p in seen) == [f"t{n}" for n in range(7)]
    assert [p.finished for p in seen] == sorted((p.finished for p in seen), reverse=True)
    first = next(p for p in seen if p.table == "t0")
    assert [(o.name, o.bot) for o in first.players] == [("Ada", ""), ("Bot", "greedy")]
    assert (first.rank, first.score, first.rated) == (games[0].table.ranks[0], games[0].table.scores[0], True)
    assert first.ordinal is not None
    assert database.read_now(lambda c: history(c, "nobody")) == []
    assert database.read_now(lambda c: history(c, "")) == []  # bots have none


def test_statistics_count_every_game(database, play):
    games = [play(f"t{n}", ["ada", "bram"], rated=n > 0).finish() for n in range(3)]
    games.append(play("more", ["ada", "bram", "cleo"]).finish())
    for game in games:
        keep(database, game)
    two, three = database.read_now(lambda c: statistics(c, "ada"))
    assert (two.game, two.seats, three.seats) == ("anno1503", 2, 3)
    assert (two.games, two.rating.games, three.games) == (3, 2, 1)
    assert two.wins == sum(g.table.ranks[0] == 1 for g in games[:3])
    assert two.mean_rank == pytest.approx(sum(g.table.ranks[0] for g in games[:3]) / 3)
    assert two.best_score == max(g.table.scores[0] for g in games[:3])
    assert database.read_now(lambda c: statistics(c, "nobody")) == []
    assert database.read_now(lambda c: statistics(c, "")) == []


# --- leaderboard --------------------------------------------------------------------------------
def test_the_busiest_leaderboard_comes_first(database):
    member(database, "ada", "bram")
    put = [
        ("guest", "columbus", 2),
        ("bot:greedy", "columbus", 2),
        ("visitor", "columbus", 2),
        ("ada", "newengland", 3),
        ("ada", "anno1503", 4),
        ("bram", "anno1503", 4),
    ]
    database.write_now(
        lambda c: c.execute(
            insert(ratings), [{"person": p, "game": g, "seats": n, "mu": 25.0, "sigma": 8.0, "games": 1, "wins": 0} for p, g, n in put]
        )
    )
    assert database.read_now(leaderboards) == [("anno1503", 4, 2), ("newengland", 3, 1), ("columbus", 2, 0)]


def test_a_leaderboard_goes_by_certainty(database):
    member(database, "ada", "bram", "cleo")
    put = [("ada", 30.0, 2.0), ("bram", 35.0, 6.0), ("cleo", 26.0, 0.5), ("guest", 40.0, 1.0), ("bot:greedy", 28.0, 1.0)]
    database.write_now(
        lambda c: c.execute(
            insert(ratings),
            [{"person": p, "game": "anno1503", "seats": 2, "mu": mu, "sigma": s, "games": 5, "wins": 1} for p, mu, s in put],
        )
    )
    board = database.read_now(lambda c: leaderboard(c, "anno1503", 2))
    assert [(r.place, r.person, r.name) for r in board] == [
        (1, "bot:greedy", "greedy"),
        (2, "cleo", "Cleo"),
        (3, "ada", "Ada"),
        (4, "bram", "Bram"),
    ]
    assert [r.rating.ordinal for r in board] == [25.0, 24.5, 24.0, 17.0]
    page = database.read_now(lambda c: leaderboard(c, "anno1503", 2, limit=2, offset=1))
    assert [(r.place, r.person) for r in page] == [(2, "cleo"), (3, "ada")]
    assert [r.person for r in database.read_now(lambda c: leaderboard(c, "anno1503", 2, bots=False))] == ["cleo", "ada", "bram"]
    assert database.read_now(lambda c: leaderboard(c, "anno1503", 3)) == []
    database.write_now(lambda c: c.execute(insert(people).values(id="guest", name="Guest", created=1)))
    assert database.read_now(lambda c: leaderboard(c, "anno1503", 2, guests=True))[0].name == "Guest"
    assert "guest" not in [r.person for r in database.read_now(lambda c: leaderboard(c, "anno1503", 2))]
