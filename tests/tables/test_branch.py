"""Playing on from the middle of another game."""

from __future__ import annotations

import msgspec
import pytest

from carrack.core.game import load
from carrack.tables.audit import audit
from carrack.tables.events import Created, Undone
from carrack.tables.table import TableError

ANNO = load("anno1503")
replace = msgspec.structs.replace


@pytest.fixture
def old(play):
    return play(2).start().finish()


def branched(play, old, n, secret="other" * 12):
    """A table that goes on after the first n acts of another."""
    settings = {"options": dict(old.table.options), "rated": False, "branch_of": old.table.id, "opening": tuple(old.table.acts[:n])}
    return play(2, "branch", secret, **settings)


def middle(table):
    """Where a seat has just acted and acts again."""
    who = table.who
    return next(n for n in range(len(who) // 2, len(who)) if who[n - 1] == who[n] >= 0)


def test_it_begins_where_the_other_game_was(play, old, same):
    n = middle(old.table)
    new = branched(play, old, n).start(1)
    assert new.table.acts == old.table.acts[:n]
    assert (new.table.who, new.table.eyes) == (old.table.who[:n], old.table.eyes[:n])
    assert set(new.table.times) == {new.table.began}
    assert set(new.table.used) == {-1}
    assert new.table.states.tobytes() == old.table.log.replay(n)[0].tobytes()
    assert new.table.actor == old.table.who[n]
    for upto in range(1, len(new.entries) + 1):
        new.again(upto)  # any prefix replays
    same(new.again(), new.table)
    same(new.finish().again(), new.table)
    assert new.table.log.replay()[0].tobytes() == new.table.states.tobytes()


def test_luck_that_is_next_is_drawn_from_the_new_secret(play, old):
    n = next(n for n in range(20, len(old.table.who)) if old.table.who[n] == -1)
    drawn = set()
    for k in range(8):
        new = branched(play, old, n, f"{k:064}").start(1)
        assert new.table.actor >= 0
        assert len(new.table.acts) > n
        drawn.add(tuple(new.table.acts[n:]))
        assert audit("branch", new.entries, f"{k:064}").proved == len(new.table.acts) - n
    assert len(drawn) > 1


def test_it_can_begin_at_the_start_but_not_at_the_end(play, old):
    new = branched(play, old, 0).start(1)
    assert new.table.branch_of == old.table.id
    assert new.table.acts
    with pytest.raises(TableError, match="over"):
        branched(play, old, len(old.table.acts))


def test_nobody_goes_back_into_the_opening(play, old, refused):
    n = middle(old.table)
    new = branched(play, old, n).start(1)
    seat = new.table.actor
    assert new.table.undo_floor(seat) == n
    assert refused(new.table, lambda: new.table.undo(seat, new.table.seq)) == "undo"
    assert refused(new.table, lambda: new.table.ask_undo(seat)) == "undo"
    new.act()
    if new.table.who[-1] == seat:
        new.do(new.table.undo(seat, new.table.seq))
    else:
        new.do(new.table.ask_undo(seat))
        if new.table.asking >= 0:
            new.do(new.table.answer_undo(1 - seat, True))
    assert new.table.acts[:n] == old.table.acts[:n]
    assert len(new.table.acts) >= n
    assert refused(new.table, lambda: new.table.undo(seat, new.table.seq)) == "undo"


# --- entries from elsewhere ---------------------------------------------------------------------
def test_the_audit_knows_what_is_proved(play, old):
    n = middle(old.table)
    new = branched(play, old, n).start(1).finish()
    found = audit("branch", new.entries)
    assert found.wrong is None
    assert found.opening == n
    assert found.acts + found.outcomes == len(new.table.acts) - n
    assert found.proved == found.outcomes


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda made: {"branch_of": ""}, "event"),
        (lambda made: {"branch_of": "x" * 40}, "event"),
        (lambda made: {"rated": True}, "event"),
        (lambda made: {"opening": (*made.opening[:9], 30_000, *made.opening[10:])}, "act"),
        (lambda made: {"opening": (*made.opening[:9], -5, *made.opening[10:])}, "act"),
        (lambda made: {"opening": (*made.opening[:9], 10**9, *made.opening[10:])}, "act"),
        (lambda made: {"opening": (*made.opening[:9], made.opening[0], *made.opening[10:])}, "act"),
        (lambda made: {"opening": made.opening[:9]}, None),
    ],
)
def test_a_forged_opening_is_found(play, old, change, code):
    new = branched(play, old, middle(old.table)).start(1).finish()
    first = new.entries[0]
    assert isinstance(first.event, Created)
    forged = [replace(first, event=replace(first.event, **change(first.event))), *new.entries[1:]]
    found = audit("branch", forged)
    assert found.wrong is not None
    assert code in (None, found.wrong.code)


def test_an_opening_that_is_a_whole_game_is_found(play, old):
    new = branched(play, old, middle(old.table)).start(1)
    first = new.entries[0]
    forged = [replace(first, event=replace(first.event, opening=tuple(old.table.acts))), *new.entries[1:]]
    assert "over before it begins" in str(audit("branch", forged, new.table.secret).wrong)


def test_an_undo_into_the_opening_is_found(play, old):
    n = middle(old.table)
    new = branched(play, old, n).start(1)
    seat = new.table.who[n - 1]
    forged = [*new.entries, replace(new.entries[-1], seq=new.table.seq + 1, event=Undone(seat, n - 1))]
    assert "cannot go back" in str(audit("branch", forged, new.table.secret).wrong)
