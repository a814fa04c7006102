"""Who resigns ranks behind who stays, with any number of seats."""

from __future__ import annotations

import itertools

import pytest

from carrack.tables.events import Clock, Finished, Resigned, TakenOver


def test_with_two_seats_the_other_wins_at_once(play):
    for seat in (0, 1):
        p = play(2).start()
        events = p.do(p.table.resign(seat))
        assert isinstance(events[0], Resigned)
        assert isinstance(events[1], Finished)
        assert (p.table.ranks[seat], p.table.ranks[1 - seat]) == (2, 1)
        assert p.table.finish == "resigned"


@pytest.mark.parametrize("order", list(itertools.permutations(range(3), 2)))
def test_with_three_seats_the_first_to_resign_is_last(order, play, refused):
    p = play(3).start()
    assert p.do(p.table.resign(order[0])) == [Resigned(order[0]), TakenOver(order[0], bot="greedy", name=p.table.seats[order[0]].name)]
    assert p.table.status == "playing"
    assert refused(p.table, lambda: p.table.resign(order[0])) == "resigned"
    assert refused(p.table, lambda: p.table.come_back(("ada", "bram", "cleo")[order[0]], "X")) == "seat"
    p.act()
    p.do(p.table.resign(order[1]))
    stayed = ({0, 1, 2} - set(order)).pop()
    assert [p.table.ranks[s] for s in (stayed, order[1], order[0])] == [1, 2, 3]


def test_with_four_seats_those_who_stay_play_on(play):
    p = play(4).start()
    p.do(p.table.resign(2))
    p.do(p.table.resign(0))
    p.finish()
    assert p.table.finish == "rules"
    assert (p.table.ranks[0], p.table.ranks[2]) == (3, 4)
    assert {p.table.ranks[1], p.table.ranks[3]} <= {1, 2}
    assert 1 in p.table.ranks


def test_with_four_seats_all_but_one_resign(play):
    p = play(4).start()
    for seat in (3, 1, 0):
        p.do(p.table.resign(seat))
    assert p.table.ranks == [2, 3, 1, 4]


def test_a_closed_game_ranks_who_resigned_last(play):
    p = play(4).start()
    p.do(p.table.resign(1))
    p.do(p.table.close())
    assert p.table.ranks[1] == 4


def test_a_bot_seat_may_be_given_up_too(play):
    p = play(3).start(2)
    assert p.do(p.table.resign(2)) == [Resigned(2)]
    p.do(p.table.resign(0))
    assert p.table.ranks == [2, 1, 3]


def test_a_seat_that_is_not_there_cannot_resign(play, refused):
    p = play(3).start()
    for seat in (-1, 3):
        assert refused(p.table, lambda seat=seat: p.table.resign(seat)) == "seat"


def test_time_out_and_wish_are_told_apart(play):
    p = play(3, clock=Clock("move", 10, on_timeout="resign")).start()
    late = p.table.actor
    p.do(p.table.tick(p.now + 10_000), 10_000)
    assert Resigned(late, "time") in [e.event for e in p.entries]
    assert p.table.seats[late].resigned == 1


def test_a_paused_game_goes_on_when_the_last_person_has_resigned(play):
    p = play(3).start(1, 2)
    p.do(p.table.pause("ada", True))
    p.do(p.table.resign(0))
    assert p.table.status == "playing"
    assert not p.table.paused


def test_the_result_can_be_computed_again(play):
    p = play(3).start().finish()
    assert p.table.result("rules") == p.entries[-1].event
