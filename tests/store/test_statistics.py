"""What a profile shows: ratings over time, runs of wins, and who was met most."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, select

from carrack.store.database import Database
from carrack.store.results import keep_result, rating_of
from carrack.store.schema import people, results, tables
from carrack.store.statistics import Runs, opponents, points, runs
from carrack.store.transfer import export, import_, replay_report


def put(database: Database, ranks: list[int], visibility: str = "public", other: str = "bram") -> None:
    """Somebody's games of two, as results alone."""

    def write(c) -> None:
        first = len(c.execute(select(tables.c.id)).all())
        for n, rank in enumerate(ranks, start=first):
            made = {"secret": "", "invite": "", "game": "anno1503", "status": "finished", "visibility": visibility, "host": "ada"}
            made |= {"seats": 2, "actor": -1, "seq": 9, "created": n, "changed": n}
            c.execute(insert(tables).values(id=f"t{n:03}", **made))
            row = {"table": f"t{n:03}", "game": "anno1503", "seats": 2, "score": 3, "finished": n // 2, "rated": False}
            c.execute(insert(results).values(seat=0, person="ada", name="Ada", bot="", rank=rank, **row))
            bot = other.removeprefix("bot:") if other.startswith("bot:") else ""
            c.execute(insert(results).values(seat=1, person="" if bot else other, name="Old name", bot=bot, rank=3 - rank, **row))

    database.write_now(write)


@pytest.mark.parametrize(
    ("ranks", "found"),
    [
        ([], Runs()),
        ([1], Runs(1, 1, 0)),
        ([2], Runs(-1, 0, 1)),
        ([1, 1, 2, 1, 1, 1, 2, 2], Runs(-2, 3, 2)),
        ([2, 2, 2, 1, 2, 1, 1], Runs(2, 2, 3)),
    ],
)
def test_runs_of_wins(database, ranks, found):
    put(database, ranks)
    assert database.read_now(lambda c: runs(c, "ada")) == found
    assert database.read_now(lambda c: runs(c, "bram")) == Runs(-found.current, found.worst, found.best)


def test_who_was_met_most(database):
    put(database, [1, 2, 1])
    put(database, [1, 2], other="bot:greedy")
    put(database, [2] * 4, visibility="private", other="cleo")
    database.write_now(lambda c: c.execute(insert(people).values(id="bram", name="Bram", created=1)))
    met = database.read_now(lambda c: opponents(c, "ada"))
    assert [(m.person, m.name, m.bot, m.games, m.before, m.behind) for m in met] == [
        ("bram", "Bram", "", 3, 2, 1),
        ("", "Old name", "greedy", 2, 1, 1),
    ]
    own = database.read_now(lambda c: opponents(c, "ada", private=True))
    assert [(m.person, m.games) for m in own] == [("cleo", 4), ("bram", 3), ("", 2)]
    assert database.read_now(lambda c: opponents(c, "nobody")) == []


def test_ratings_over_time(database, play):
    games = [play(f"t{n}", ["ada", "bram"], rated=n != 2).finish() for n in range(5)]
    games.append(play("more", ["ada", "bram", "cleo"]).finish())
    for n, game in enumerate(games):
        game.now = 1_000 + n
        game.store(database)
        database.write_now(lambda c, game=game: keep_result(c, game.table, game.now))
    found = database.read_now(lambda c: points(c, "ada"))
    assert [(p.seats, p.at) for p in found] == [(2, games[n].now) for n in (0, 1, 3, 4)] + [(3, games[5].now)]
    assert found[3].ordinal == pytest.approx(database.read_now(lambda c: rating_of(c, "ada", "anno1503", 2)).ordinal)
    assert database.read_now(lambda c: points(c, "nobody")) == []


# --- a table that goes on from another ----------------------------------------------------------
def test_a_branch_counts_for_nobody_and_travels_like_others(database, second, play):
    old = play("old", ["ada", "bot:greedy"]).finish().store(database)
    opening = tuple(old.table.acts[: len(old.table.acts) // 2])
    new = play("new", ["ada", "bot:greedy"], rated=False, branch_of="old", opening=opening).finish().store(database)
    database.write_now(lambda c: keep_result(c, new.table, new.now))
    assert database.read_now(lambda c: c.execute(select(results)).all()) == []
    assert replay_report(database, "new").same
    lines: list[bytes] = []
    database.read_now(lambda c: export(c, lines.append, ["new"]))
    assert second.write_now(lambda c: import_(c, lines, 5)).tables == 1
    again: list[bytes] = []
    second.read_now(lambda c: export(c, again.append, ["new"]))
    assert again == lines
    assert second.read_now(lambda c: c.execute(select(results)).all()) == []
    acts, since = second.read_now(lambda c: c.execute(select(tables.c.acts, tables.c.since)).one())
    assert (acts, since) == (len(new.table.acts), new.table.since)
