"""Taking back: alone as far as nothing was revealed, further with everybody's consent."""

from __future__ import annotations

import pytest

from carrack.core.log import Log
from carrack.tables.events import UndoAnswered, UndoAsked, Undone


def position(p) -> bytes:
    """The position that a replay of the present acts gives."""
    log = Log(p.table.playing, len(p.table.seats), p.table.log.options, list(p.table.acts))
    return log.replay()[0].tobytes()


def test_one_takes_back_ones_own_acts_one_by_one(play):
    p = play().start()
    seat = p.until_two()
    floor = p.table.undo_floor(seat)
    assert floor <= len(p.table.acts) - 2
    while len(p.table.acts) > floor:
        kept = list(p.table.acts)
        assert p.do(p.table.undo(seat, p.table.seq)) == [Undone(seat, len(kept) - 1)]
        assert p.table.acts == kept[:-1]
        assert p.table.actor == seat
        assert p.table.states.tobytes() == position(p)
    assert not p.table.redrawn


def test_not_past_luck(play, refused):
    p = play().start()
    for seat in (0, 1):
        assert refused(p.table, lambda seat=seat: p.table.undo(seat, p.table.seq)) == "undo"
    seat = p.until_luck()
    assert refused(p.table, lambda: p.table.undo(seat, p.table.seq)) == "undo"


def test_not_past_another_seat(play, refused):
    p = play(3).start()
    p.until(lambda t: len(t.who) > 3 and t.who[-1] >= 0 and t.who[-2] >= 0 and t.who[-1] != t.who[-2])
    assert refused(p.table, lambda: p.table.undo(p.table.who[-2], p.table.seq)) == "undo"
    p.do(p.table.undo(p.table.who[-1], p.table.seq))


def test_a_spectator_takes_nothing_back(play, refused):
    p = play().start()
    p.until_luck()
    assert refused(p.table, lambda: p.table.undo(-1, p.table.seq)) == "seat"
    assert refused(p.table, lambda: p.table.ask_undo(-1)) == "seat"


def test_a_game_in_which_a_bot_chose_again_does_not_count(play):
    def answered(t) -> bool:
        since = t.who[max((n for n, who in enumerate(t.who) if who == 0), default=0) :]
        return t.actor == 0 and 1 in since and 0 in since and -1 not in since

    p = play(2, options={"round_limit": 40}).start(1)
    p.until(answered)  # in golden times both take goods in turn
    p.do(p.table.ask_undo(0))
    assert p.table.redrawn


def test_luck_is_drawn_anew_after_going_back(play):
    p = play(2).start(1)
    p.until(lambda t: t.actor == 0 and 0 in t.who and -1 in t.who[max(n for n, w in enumerate(t.who) if w == 0) :])
    before = len(p.table.acts)
    assert [type(e) for e in p.do(p.table.ask_undo(0))] == [UndoAsked, Undone]  # bots have nothing against it
    assert len(p.table.acts) < before
    assert p.table.actor == 0
    assert p.table.redrawn
    assert p.table.states.tobytes() == position(p)
    p.finish()


def test_everybody_must_agree(play, refused):
    p = play(4).start(3)
    p.until(lambda t: all(n in t.who for n in (0, 1, 2)))
    mine = max(n for n, w in enumerate(p.table.who) if w == 1)
    p.do(p.table.ask_undo(1))
    assert (p.table.asking, p.table.asking_to) == (1, mine)
    assert refused(p.table, lambda: p.table.ask_undo(0)) == "undo"
    for seat in (1, 3):  # who asks, and a bot
        assert refused(p.table, lambda seat=seat: p.table.answer_undo(seat, True)) == "undo"
    assert refused(p.table, lambda: p.table.answer_undo(-1, False)) == "seat"
    assert p.do(p.table.answer_undo(0, True)) == [UndoAnswered(0, True)]
    assert refused(p.table, lambda: p.table.answer_undo(0, True)) == "undo"
    assert p.do(p.table.answer_undo(2, True)) == [UndoAnswered(2, True), Undone(1, mine)]
    assert (len(p.table.acts), p.table.actor, p.table.asking) == (mine, 1, -1)
    assert p.table.states.tobytes() == position(p)


@pytest.mark.parametrize("leaves", [lambda t: t.take_over(2), lambda t: t.resign(2)], ids=["a bot takes over", "resigns"])
def test_who_leaves_need_not_agree(play, leaves):
    """Else a question that everybody has agreed to would stand until somebody acts."""
    p = play(3).start()
    p.until(lambda t: 1 in t.who)
    mine = max(n for n, w in enumerate(p.table.who) if w == 1)
    p.do(p.table.ask_undo(1))
    p.do(p.table.answer_undo(0, True))
    assert p.do(leaves(p.table))[-1] == Undone(1, mine)
    assert (len(p.table.acts), p.table.asking) == (mine, -1)


def test_who_leaves_while_others_have_not_agreed_changes_nothing(play):
    p = play(4).start()
    p.until(lambda t: 1 in t.who)
    p.do(p.table.ask_undo(1))
    p.do(p.table.answer_undo(0, True))
    assert not any(isinstance(event, Undone) for event in p.do(p.table.take_over(2)))
    assert p.table.asking == 1


def test_one_refusal_is_enough(play, refused):
    p = play(3).start()
    p.until(lambda t: 0 in t.who)
    acts = list(p.table.acts)
    p.do(p.table.ask_undo(0))
    p.do(p.table.answer_undo(2, False))
    assert p.table.asking == -1
    assert p.table.acts == acts
    assert refused(p.table, lambda: p.table.answer_undo(1, True)) == "undo"


def test_a_second_request_begins_without_consent(play):
    p = play(3).start()
    p.until(lambda t: 0 in t.who)
    p.do(p.table.ask_undo(0))
    p.do(p.table.answer_undo(1, True))
    p.do(p.table.answer_undo(2, False))
    p.do(p.table.ask_undo(0))
    assert p.table.agreed == set()
    assert p.do(p.table.answer_undo(2, True)) == [UndoAnswered(2, True)]  # seat 1 has not answered this one


def test_playing_on_or_leaving_ends_the_request(play):
    p = play(3).start()
    p.until(lambda t: 0 in t.who)
    p.do(p.table.ask_undo(0))
    p.act()
    assert p.table.asking == -1
    p.until(lambda t: 0 in t.who)
    p.do(p.table.ask_undo(0))
    p.do(p.table.take_over(0))
    assert p.table.asking == -1


def test_who_has_not_acted_has_nothing_to_take_back(play, refused):
    p = play(2, options={"home_islands": "by_seat"}).start()
    for seat in (0, 1):
        assert refused(p.table, lambda seat=seat: p.table.ask_undo(seat)) == "undo"
    assert refused(p.table, lambda: p.table.answer_undo(0, True)) == "undo"


def test_what_was_undone_is_no_part_of_the_log(play, same):
    p = play().start()
    seat = p.until_two()
    p.do(p.table.undo(seat, p.table.seq))
    p.until_two()
    same(p.again(), p.table)
    assert p.table.log.acts == p.table.acts
