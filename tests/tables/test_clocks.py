"""Clocks: for each move, or in total with an increment; what happens when they run out."""

from __future__ import annotations

import pytest

from carrack.tables.events import Clock, Finished, Resigned, TakenOver
from carrack.tables.table import COME_BACK_MS


def other(p) -> int:
    """A person's seat that is not to act."""
    return next(n for n, s in enumerate(p.table.seats) if s.person and n != p.table.actor)


def test_without_a_clock_nobody_is_ever_late(play):
    p = play().start()
    assert p.table.deadline() is None
    assert p.table.tick(p.now + 10**12) == []


def test_nobody_is_late_before_the_start_or_after_the_end(play):
    p = play(clock=Clock("move", 60)).sit()
    assert p.table.deadline() is None
    p.do(p.table.start("ada"))
    assert p.table.deadline() == p.now + 60_000
    p.do(p.table.resign(0))
    assert p.table.deadline() is None


def test_each_move_has_its_deadline(play):
    p = play(clock=Clock("move", 60)).start()
    p.act(after=59_000)
    assert p.table.deadline() == p.now + 60_000
    assert p.table.tick(p.now + 59_999) == []
    assert p.table.tick(p.now + 60_000) == [TakenOver(p.table.actor, bot="greedy", name=p.table.seats[p.table.actor].name)]


def test_talk_gives_no_time(play):
    p = play(clock=Clock("move", 60)).start()
    before = p.table.deadline()
    p.do(p.table.say("bram", "Bram", "hm"), 5_000)
    assert p.table.deadline() == before


def test_a_total_clock_runs_for_the_actor_alone_and_grows_with_each_act(play):
    p = play(clock=Clock("total", 100, 7)).start()
    actor, waits = p.table.actor, other(p)
    assert p.table.deadline() == p.now + 100_000
    p.act(after=30_000)
    assert p.table.seats[actor].left_ms == 100_000 - 30_000 + 7_000
    assert p.table.seats[waits].left_ms == 100_000
    if p.table.actor == actor:
        assert p.table.deadline() == p.now + 77_000


def test_total_time_over_a_game_adds_up(play):
    p = play(3, clock=Clock("total", 1000, 2)).start()
    spent, acted = [0, 0, 0], [0, 0, 0]
    for n in range(60):
        actor = p.table.actor
        p.act(after=100 + n)
        spent[actor] += 100 + n
        acted[actor] += 1
    assert [s.left_ms for s in p.table.seats] == [1_000_000 - spent[q] + 2_000 * acted[q] for q in range(3)]


def test_a_pause_stops_a_total_clock(play):
    p = play(clock=Clock("total", 100)).start()
    p.do(p.table.pause("ada", True), 10_000)
    assert p.table.deadline() is None
    assert p.table.tick(p.now + 10**9) == []
    p.do(p.table.pause("bram", False), 3_600_000)
    assert p.table.deadline() == p.now + 90_000


def test_a_pause_stops_the_time_for_a_move_and_gives_none(play):
    p = play(clock=Clock("move", 100)).start()
    for _ in range(3):
        p.do(p.table.pause("ada", True), 10_000)
        p.do(p.table.pause("bram", False), 3_600_000)
    assert p.table.deadline() == p.now + 70_000


def test_an_undo_in_a_pause_keeps_the_clocks_right(play, same):
    for kind in ("move", "total"):
        p = play(clock=Clock(kind, 1000)).start()
        seat = p.until_two()
        p.do(p.table.pause("ada", True), 5_000)
        p.do(p.table.undo(seat, p.table.seq), 60_000)
        p.do(p.table.pause("ada", False), 60_000)
        assert p.table.actor == seat
        assert p.table.deadline() == p.now + 995_000
        same(p.again(), p.table)


def test_bots_have_no_clock(play):
    for clock in (Clock("move", 5), Clock("total", 5, 3)):
        p = play(clock=clock).start(1)
        p.until(lambda t: t.actor == 1)
        assert p.table.deadline() is None
        assert p.table.tick(p.now + 10**9) == []
        before = p.table.seats[1].left_ms
        p.act(after=60_000)
        assert p.table.seats[1].left_ms == before


def test_a_bot_that_stands_in_uses_none_of_the_persons_time(play):
    p = play(2, clock=Clock("total", 100, 5)).start()
    p.until(lambda t: t.actor == 1)
    p.do(p.table.take_over(1), 40_000)
    left = p.table.seats[1].left_ms
    p.act(after=500_000)
    p.until(lambda t: t.actor == 0)
    p.do(p.table.come_back("bram", "Bram"), 500_000)
    assert p.table.seats[1].left_ms == left


def test_time_out_lets_a_bot_play_on_and_the_person_may_come_back(play):
    p = play(2, clock=Clock("total", 60)).start()
    late = p.table.actor
    person = p.table.seats[late].person
    assert p.do(p.table.tick(p.now + 60_000), 60_000) == [TakenOver(late, bot="greedy", name=p.table.seats[late].name)]
    assert p.table.deadline() is None
    p.act()
    p.until(lambda t: t.actor != late)
    p.do(p.table.come_back(person, "Back"))
    p.until(lambda t: t.actor == late)
    assert p.table.tick(p.now) == []  # not late again at once
    assert p.table.deadline() == p.now + COME_BACK_MS


@pytest.mark.parametrize("kind", ["move", "total"])
def test_who_is_late_cannot_come_back_before_the_bot_has_decided(play, refused, kind):
    """Else a clock would be worth nothing: each time it runs out one comes back at once and has time again."""
    p = play(2, clock=Clock(kind, 60)).start()
    late = p.table.actor
    person = p.table.seats[late].person
    p.do(p.table.tick(p.now + 60_000), 60_000)
    assert p.table.log.players[late] == "human", "the seat is still a person's"
    assert refused(p.table, lambda: p.table.come_back(person, "Back")) == "bot"
    p.do(p.table.pause(p.table.seats[1 - late].person, True))
    assert p.table.come_back(person, "Back"), "in a pause nobody decides"


def test_without_a_clock_one_may_come_back_at_any_time(play):
    p = play().start()
    seat = p.table.actor
    person = p.table.seats[seat].person
    p.do(p.table.take_over(seat))
    p.do(p.table.come_back(person, "Back"))
    assert p.table.seats[seat].person == person


def test_time_out_may_be_the_end(play):
    p = play(2, clock=Clock("move", 60, on_timeout="resign")).start()
    late = p.table.actor
    events = p.do(p.table.tick(p.now + 60_000), 60_000)
    assert events[0] == Resigned(late, "time")
    assert isinstance(events[1], Finished)
    assert p.table.ranks[late] == 2


def test_somebody_else_leaving_gives_the_actor_no_time(play):
    p = play(3, clock=Clock("move", 60)).start()
    before = p.table.deadline()
    gone = other(p)
    person = p.table.seats[gone].person
    p.do(p.table.take_over(gone), 10_000)
    assert p.table.deadline() == before
    p.do(p.table.come_back(person, "Back"), 10_000)
    assert p.table.deadline() == before


@pytest.mark.parametrize("kind", ["move", "total"])
def test_acting_and_taking_back_wins_no_time(kind, play):
    p = play(2, clock=Clock(kind, 100, 10)).start()
    seat = p.until_two()
    p.do(p.table.undo(seat, p.table.seq))
    deadline = p.table.deadline()
    assert deadline is not None
    for _ in range(10):
        quiet = next(a for a in p.legal if len(p.table.act(seat, p.table.seq, a)) == 1)  # no luck follows
        p.act(quiet, after=1_000)
        p.do(p.table.undo(seat, p.table.seq), 1_000)
        assert p.table.actor == seat
    assert p.table.deadline() == deadline
    assert p.now < deadline


def test_going_back_takes_the_increments_back(play):
    p = play(2, clock=Clock("total", 1000, 10)).start(1)
    p.until(lambda t: 0 in t.who and t.actor == 0)
    acts, left = sum(w == 0 for w in p.table.who), p.table.seats[0].left_ms
    assert left == 1_000_000 + acts * 10_000
    p.do(p.table.ask_undo(0))
    assert p.table.seats[0].left_ms == left - 10_000
