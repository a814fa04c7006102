"""Entries from elsewhere are believed only as far as they are right."""

from __future__ import annotations

import msgspec
import pytest

from carrack.core.game import load
from carrack.tables.audit import audit, revealed
from carrack.tables.events import (
    Acted,
    Chatted,
    Clock,
    Created,
    Entry,
    Finished,
    Happened,
    Left,
    Paused,
    Rematch,
    Resigned,
    Resumed,
    Seated,
    Started,
    Stirred,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)

ANNO = load("anno1503")
replace = msgspec.structs.replace


def wrong(p, entries, secret=None):
    """The code of what is wrong with entries."""
    found = audit(p.table.id, entries, p.table.secret if secret is None else secret)
    assert found.wrong is not None
    assert str(found.wrong)
    return found.wrong.code


def swapped(entries, seq, event):
    return [replace(e, event=event) if e.seq == seq else e for e in entries]


def first(p, kind):
    return next(e for e in p.entries if isinstance(e.event, kind))


@pytest.fixture
def game(play):
    """A game with most of what can happen, to its end."""
    p = play(3, clock=Clock("total", 900, 5)).sit(2)
    p.do(p.table.say("ada", "Ada", "hello"))
    p.do(p.table.stir("ada", "fair winds"))
    p.do(p.table.leave("bram", 1))
    p.do(p.table.sit(1, "bram", "Bram"))
    p.do(p.table.start("ada"))
    seat = p.until_two()
    p.do(p.table.undo(seat, p.table.seq))
    p.until(lambda t: 0 in t.who and -1 in t.who[max(n for n, w in enumerate(t.who) if w == 0) :])
    p.do(p.table.ask_undo(0))
    p.do(p.table.answer_undo(1, True))
    p.do(p.table.pause("ada", True))
    p.do(p.table.pause("bram", False))
    p.do(p.table.take_over(1))
    p.do(p.table.come_back("bram", "Bram"))
    p.finish()
    p.do(p.table.rematch("ada", "next"))
    return p


def test_a_right_table_is_right(game, same):
    found = audit(game.table.id, game.entries)
    assert found.wrong is None
    same(found.table, game.table)
    events = [e.event for e in game.entries]
    assert found.acts == sum(isinstance(e, Acted) for e in events)
    assert found.outcomes == found.proved == sum(isinstance(e, Happened) for e in events)
    assert found.outcomes > len([w for w in game.table.who if w < 0])  # those that were undone count too
    assert revealed(game.entries) == game.table.secret


def test_without_the_secret_luck_is_possible_but_not_proved(play):
    p = play(2).start()
    for _ in range(20):
        p.act()
    found = audit(p.table.id, p.entries)
    assert (found.wrong, found.proved) == (None, 0)
    assert found.outcomes > 0
    assert audit(p.table.id, p.entries, p.table.secret).proved == found.outcomes


def test_another_outcome(game):
    """Any outcome exchanged for another possible one is found out."""
    tried = 0
    for entry in [e for e in game.entries if isinstance(e.event, Happened)][:60]:
        before = audit(game.table.id, game.entries[: entry.seq - 1], game.table.secret).table
        for act in range(len(ANNO.actions)):
            if act != entry.event.act and ANNO.actions.kind_of[act].chance and ANNO.engine.refuse_at(before.states, 0, act) == 0:
                assert wrong(game, swapped(game.entries, entry.seq, Happened(act))) == "luck"
                tried += 1
                break
    assert tried > 20


def test_another_secret(game):
    other = "ff" * 32
    assert wrong(game, game.entries, other) == "secret"
    end = first(game, Finished)
    assert wrong(game, swapped(game.entries, end.seq, replace(end.event, secret=other)), "") == "secret"


def test_another_promise(game):
    made = game.entries[0]
    assert wrong(game, [replace(made, event=replace(made.event, commitment="0" * 64)), *game.entries[1:]]) == "secret"
    assert wrong(game, [replace(made, event=replace(made.event, commitment="hello"))], "") == "secret"


def test_other_words(game):
    said = first(game, Stirred)
    assert wrong(game, swapped(game.entries, said.seq, Stirred("ada", "foul winds"))) == "luck"


def test_another_table_name(game):
    assert audit("another", game.entries).wrong.code == "luck"


@pytest.mark.parametrize("at", [1, 2, 5, 9, 20, 60])
def test_a_missing_entry(game, at):
    assert wrong(game, game.entries[: at - 1] + game.entries[at:]) == "order"
    renumbered = [replace(e, seq=n + 1) for n, e in enumerate(game.entries[: at - 1] + game.entries[at:])]
    assert wrong(game, renumbered) in ("order", "event", "luck", "act")


def test_a_doubled_entry_and_time_that_runs_backwards(game):
    assert wrong(game, [*game.entries[:5], *game.entries[4:]]) == "order"
    assert wrong(game, [*game.entries[:5], replace(game.entries[5], at=5), *game.entries[6:]]) == "order"


def test_a_piece_that_stops_within_a_step(game):
    luck = first(game, Happened)
    assert wrong(game, game.entries[: luck.seq - 1]) == "order"
    assert audit(game.table.id, []).wrong.code == "order"


def test_the_wrong_result(game):
    end = first(game, Finished)
    for event in (
        replace(end.event, ranks=end.event.ranks[::-1] if end.event.ranks != end.event.ranks[::-1] else [1, 1, 2]),
        replace(end.event, ranks=[1]),
        replace(end.event, scores=[9, 9, 9]),
        replace(end.event, reason="closed"),
        replace(end.event, reason="resigned"),
    ):
        assert wrong(game, swapped(game.entries, end.seq, event)) == "result"


def test_the_end_comes_when_the_rules_say(game):
    end = first(game, Finished)
    assert wrong(game, swapped(game.entries, end.seq, Chatted("ada", "Ada", "go on"))) == "order"


def test_illegal_acts(game):
    entry = first(game, Acted)
    for act in (-1, 10**6):
        assert wrong(game, swapped(game.entries, entry.seq, Acted(entry.event.seat, act))) == "act"
    before = audit(game.table.id, game.entries[: entry.seq - 1], game.table.secret).table
    illegal = next(a for a in range(len(ANNO.actions)) if ANNO.engine.refuse_at(before.states, 0, a))
    assert wrong(game, swapped(game.entries, entry.seq, Acted(entry.event.seat, illegal))) == "act"
    assert wrong(game, swapped(game.entries, entry.seq, Acted((entry.event.seat + 1) % 3, entry.event.act))) == "act"
    for act in (-1, 10**6):
        lucky = first(game, Happened)
        assert wrong(game, swapped(game.entries, lucky.seq, Happened(act))) == "act"
    assert wrong(game, swapped(game.entries, entry.seq, Happened(entry.event.act))) == "luck"


EVENTS_IN_PLAY = [
    Seated(0, "eva", "Eva"),
    Left(0),
    Stirred("ada", "late"),
    Started(),
    Chatted("ada", "Ada", ""),
    Chatted("ada", "Ada", "x" * 501),
    UndoAsked(0, 9999),
    UndoAsked(-1, 0),
    UndoAnswered(1, True),
    UndoAnswered(9, True),
    Undone(0, -1),
    Undone(0, 9999),
    Undone(-1, 0),
    Resumed("ada"),
    Resigned(-1),
    Resigned(3),
    TakenOver(5, bot="greedy"),
    TakenOver(0),
    TakenOver(0, person="eva", bot="greedy"),
    Finished([1, 2, 3], [0, 0, 0], "5e" * 32),
    Rematch("next"),
]


@pytest.mark.parametrize("event", EVENTS_IN_PLAY, ids=str)
def test_events_that_cannot_happen_in_play(event, play):
    p = play(3).start()
    p.act()
    extra = Entry(p.table.seq + 1, p.now, event)
    assert wrong(p, [*p.entries, extra]) in ("event", "secret")


EVENTS_BEFORE = [
    Acted(0, 1),
    Happened(1),
    Undone(0, 0),
    Paused("ada"),
    Resigned(0),
    TakenOver(0, bot="greedy"),
    Finished([1, 2, 3], [0, 0, 0], "ab" * 32),
    Rematch("next"),
    Started(),
    Left(2),
    Left(9),
    Seated(0, "eva", "Eva"),
    Seated(2, "ada", "Ada"),
    Seated(2, "", ""),
    Seated(2, "eva", "Eva", "greedy"),
    Seated(-1, "eva", "Eva"),
    Stirred("eva", "hello"),
]


@pytest.mark.parametrize("event", EVENTS_BEFORE, ids=str)
def test_events_that_cannot_happen_before_the_start(event, play):
    p = play(3)
    p.do(p.table.sit(0, "ada", "Ada"))
    p.do(p.table.sit(1, "bram", "Bram"))
    assert wrong(p, [*p.entries, Entry(p.table.seq + 1, p.now, event)]) == "event"


def test_taking_back_too_much_without_consent(play):
    p = play(3).start()
    p.until(lambda t: 0 in t.who and t.who[-1] != 0)
    mine = max(n for n, w in enumerate(p.table.who) if w == 0)
    extra = Entry(p.table.seq + 1, p.now, Undone(0, mine))
    assert wrong(p, [*p.entries, extra]) == "event"


def test_a_table_of_other_rules_is_tried_on_request(game):
    made = game.entries[0]
    assert isinstance(made.event, Created)
    old = [replace(made, event=replace(made.event, version=77)), *game.entries[1:]]
    assert wrong(game, old) == "version"
    found = audit(game.table.id, old, any_version=True)
    assert (found.wrong, found.old_version) == (None, 77)


@pytest.mark.parametrize("change", [{"game": "no_such_game"}, {"seats": 9}, {"options": {}}, {"options": {"weather": "fine"}}])
def test_a_table_that_cannot_be_made(game, change):
    made = game.entries[0]
    assert wrong(game, [replace(made, event=replace(made.event, **change)), *game.entries[1:]]) == "event"
