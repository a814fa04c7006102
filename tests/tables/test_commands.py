"""Every command of a table, and everything it refuses."""

from __future__ import annotations

import pytest

from carrack.core.game import load
from carrack.tables import luck
from carrack.tables.events import (
    Acted,
    Chatted,
    Clock,
    Created,
    Entry,
    Finished,
    Happened,
    Left,
    Rematch,
    Seated,
    Started,
    Stirred,
    TakenOver,
)
from carrack.tables.table import LONGEST_CHAT, LONGEST_NAME, LONGEST_WORDS, MOST_WORDS, Table, TableError

ANNO = load("anno1503")
SECRET = "ab" * 32


# --- making -------------------------------------------------------------------------------------
def test_a_new_table_promises_its_luck_and_writes_all_options():
    [event] = Table.create(ANNO, 3, "ada", SECRET, {"open_hands": True})
    assert isinstance(event, Created)
    assert event.commitment == luck.commitment(SECRET)
    assert SECRET not in str(event)
    assert event.options == {
        "start_player": "random",
        "home_islands": "random",
        "pirate_refill_scope": "any",
        "round_limit": event.options["round_limit"],
        "remember_looks": "on",
        "open_hands": "on",
    }
    assert (event.game, event.version, event.seats, event.visibility, event.rated) == ("anno1503", ANNO.version, 3, "unlisted", True)


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {}),
        (5, {}),
        (2, {"options": {"weather": "fine"}}),
        (2, {"options": {"round_limit": "many"}}),
        (2, {"options": {"start_player": "3"}}),
        (2, {"clock": Clock("move", 4)}),
        (2, {"clock": Clock("total", 31 * 86_400)}),
        (2, {"clock": Clock("total", 60, 3601)}),
        (2, {"clock": Clock("total", 60, -1)}),
        (2, {"watch_delay": -1}),
        (2, {"watch_delay": 1001}),
    ],
)
def test_settings_that_cannot_be_are_refused(seats, settings):
    with pytest.raises(TableError) as caught:
        Table.create(ANNO, seats, "ada", SECRET, **settings)
    assert caught.value.code == "settings"


def test_the_settings_arrive_at_the_table(play):
    table = play(3, clock=Clock("move", 60), visibility="private", watch=False, watch_delay=7, rated=False, follows="before").table
    assert (table.visibility, table.watch, table.watch_delay, table.rated, table.follows) == ("private", False, 7, False, "before")
    assert (table.clock, table.status, table.host, table.created) == (Clock("move", 60), "waiting", "ada", 1_000_000)
    assert len(table.seats) == 3
    assert not any(s.taken for s in table.seats)


def test_a_table_without_entries_knows_no_game():
    with pytest.raises(TableError):
        _ = Table("empty").playing


# --- before the start ---------------------------------------------------------------------------
def test_sitting_moving_and_leaving(play):
    p = play(3)
    assert p.do(p.table.sit(1, "ada", "Ada")) == [Seated(1, "ada", "Ada")]
    assert p.table.seat_of("ada") == 1
    assert p.do(p.table.sit(2, "ada", "Ada")) == [Left(1), Seated(2, "ada", "Ada")]
    assert p.table.seat_of("ada") == 2
    assert not p.table.seats[1].taken
    assert p.do(p.table.leave("ada", 2)) == [Left(2)]
    assert p.table.seat_of("ada") == -1
    assert p.table.seat_of("") == -1


def test_a_long_name_is_cut(play):
    p = play()
    p.do(p.table.sit(0, "ada", "A" * 99))
    assert p.table.seats[0].name == "A" * LONGEST_NAME


def test_a_taken_seat_and_a_seat_that_is_not_there(play, refused):
    p = play()
    p.do(p.table.sit(0, "ada", "Ada"))
    assert refused(p.table, lambda: p.table.sit(0, "bram", "Bram")) == "taken"
    assert refused(p.table, lambda: p.table.seat_bot("ada", 0, "greedy", "Bot")) == "taken"
    for seat in (-1, 2, 99):
        assert refused(p.table, lambda seat=seat: p.table.sit(seat, "bram", "Bram")) == "seat"
        assert refused(p.table, lambda seat=seat: p.table.leave("ada", seat)) == "seat"


def test_only_the_host_seats_bots_sends_away_and_starts(play, refused):
    p = play()
    p.do(p.table.sit(0, "ada", "Ada"))
    p.do(p.table.sit(1, "bram", "Bram"))
    assert refused(p.table, lambda: p.table.leave("bram", 0)) == "host"
    assert refused(p.table, lambda: p.table.start("bram")) == "host"
    assert p.do(p.table.leave("ada", 1)) == [Left(1, kicked=True)]
    assert refused(p.table, lambda: p.table.seat_bot("bram", 1, "greedy", "Bot")) == "host"
    assert refused(p.table, lambda: p.table.start("ada")) == "empty"
    assert refused(p.table, lambda: p.table.leave("ada", 1)) == "empty"
    p.do(p.table.seat_bot("ada", 1, "greedy", "Bot"))
    assert p.do(p.table.leave("ada", 1)) == [Left(1)]  # a bot is not kicked


def test_players_stir_the_luck(play, refused):
    p = play()
    assert refused(p.table, lambda: p.table.stir("bram", "hello")) == "seat"
    p.sit()
    assert p.do(p.table.stir("bram", "fair winds")) == [Stirred("bram", "fair winds")]
    for words in ("", "x" * (LONGEST_WORDS + 1)):
        assert refused(p.table, lambda words=words: p.table.stir("ada", words)) == "words"
    for n in range(MOST_WORDS - 1):
        p.do(p.table.stir("ada", str(n)))
    assert refused(p.table, lambda: p.table.stir("ada", "and more")) == "words"
    p.do(p.table.start("ada"))
    assert p.table.stirred == luck.stirred(["fair winds", *map(str, range(MOST_WORDS - 1))])
    assert refused(p.table, lambda: p.table.stir("ada", "late")) == "started"


def test_other_words_give_other_luck(play):
    games = []
    for words in ("", "one", "two"):
        p = play(4).sit()
        if words:
            p.do(p.table.stir("ada", words))
        p.do(p.table.start("ada"))
        games.append(tuple(p.table.acts))
    assert len(set(games)) == 3


def test_the_start_draws_luck_until_somebody_must_act(play, refused):
    p = play(3).sit()
    events = p.do(p.table.start("ada"))
    assert events[0] == Started()
    assert all(isinstance(e, Happened) for e in events[1:])
    assert p.table.status == "playing"
    assert 0 <= p.table.actor < 3
    for command in (
        lambda: p.table.start("ada"),
        lambda: p.table.sit(0, "eva", "Eva"),
        lambda: p.table.leave("ada", 0),
        lambda: p.table.seat_bot("ada", 0, "greedy", "Bot"),
    ):
        assert refused(p.table, command) == "started"


# --- playing ------------------------------------------------------------------------------------
COMMANDS = {
    "act": lambda t: t.act(0, 99, 0),
    "undo": lambda t: t.undo(0, 99),
    "ask_undo": lambda t: t.ask_undo(0),
    "answer_undo": lambda t: t.answer_undo(0, True),
    "pause": lambda t: t.pause("ada", True),
    "resign": lambda t: t.resign(0),
    "take_over": lambda t: t.take_over(0),
    "come_back": lambda t: t.come_back("ada", "Ada"),
    "close": lambda t: t.close(),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_nothing_is_played_before_the_start_or_after_the_end(name, play, refused):
    p = play().sit()
    assert refused(p.table, lambda: COMMANDS[name](p.table)) == "waiting"
    p.do(p.table.start("ada"))
    p.do(p.table.resign(0))
    assert refused(p.table, lambda: COMMANDS[name](p.table)) == "finished"
    assert p.table.actor == -1


def test_an_act_is_followed_by_its_luck(play):
    p = play().start()
    while not isinstance((events := p.act())[-1], Happened):
        pass
    assert isinstance(events[0], Acted)
    assert all(isinstance(e, Happened) for e in events[1:])
    assert len(p.table.acts) == len(p.table.who) == len(p.table.eyes)


def test_an_act_of_the_wrong_seat(play, refused):
    p = play(3).start()
    for seat in (-1, (p.table.actor + 1) % 3, 7):
        assert refused(p.table, lambda seat=seat: p.table.act(seat, p.table.seq, p.legal[0])) == "turn"


def test_an_illegal_act_names_its_rule(play):
    p = play().start()
    illegal = next(a for a in range(len(ANNO.actions)) if a not in p.legal)
    for act in (illegal, -1, len(ANNO.actions), 10**9):
        with pytest.raises(TableError) as caught:
            p.table.act(p.table.actor, p.table.seq, act)
        assert caught.value.code == "refused"
        assert caught.value.rule
        assert p.table.why_not(act) is not None
    assert p.table.why_not(p.legal[0]) is None


def test_luck_cannot_be_played(play, refused):
    p = play().start()
    p.until(lambda t: t.who[-1] < 0 and len(t.acts) > 20)
    for act in {a for a, who in zip(p.table.acts, p.table.who, strict=True) if who < 0}:
        assert refused(p.table, lambda act=act: p.table.act(p.table.actor, p.table.seq, act)) == "refused"


def test_a_spectator_cannot_play_luck_on_a_table_cut_off_within_it(play, refused):
    p = play(4).start()
    cut = p.again(next(n for n, e in enumerate(p.entries) if isinstance(e.event, Happened)))
    outcome = next(e.event.act for e in p.entries if isinstance(e.event, Happened))
    assert refused(cut, lambda: cut.act(-1, cut.seq, outcome)) == "turn"


def test_a_stale_act(play, refused):
    p = play().start()
    seen = p.table.moved
    p.act()
    assert refused(p.table, lambda: p.table.act(p.table.actor, seen, p.legal[0])) == "stale"
    assert refused(p.table, lambda: p.table.undo(p.table.actor, seen)) == "stale"


def test_talk_does_not_make_an_act_stale(play):
    p = play().start()
    seen = p.table.moved
    p.do(p.table.say("eva", "Eva", "  good \n luck  "))
    assert p.entries[-1].event == Chatted("eva", "Eva", "good luck")
    assert p.table.chat[-1] == (p.table.seq, p.now, "eva", "Eva", "good luck")
    assert p.table.seq > seen == p.table.moved
    p.do(p.table.act(p.table.actor, seen, p.legal[0]))


def test_too_much_talk(play, refused):
    p = play()
    for text in ("", " \n\t ", "x" * (LONGEST_CHAT + 1)):
        assert refused(p.table, lambda text=text: p.table.say("ada", "Ada", text)) == "chat"


def test_pausing(play, refused):
    p = play().start()
    assert refused(p.table, lambda: p.table.pause("eva", True)) == "seat"
    assert p.table.pause("ada", False) == []
    p.do(p.table.pause("bram", True))
    assert p.table.paused
    assert refused(p.table, lambda: p.table.act(p.table.actor, p.table.seq, p.legal[0])) == "paused"
    assert p.table.pause("ada", True) == []  # both may press at once
    p.do(p.table.pause("ada", False))
    p.act()


# --- others play on -----------------------------------------------------------------------------
def test_a_bot_takes_over_and_the_person_comes_back(play, refused):
    p = play(3).start(2)
    assert refused(p.table, lambda: p.table.take_over(2)) == "taken"
    assert refused(p.table, lambda: p.table.take_over(3)) == "seat"
    assert refused(p.table, lambda: p.table.come_back("ada", "Ada")) == "seat"
    assert p.do(p.table.take_over(0)) == [TakenOver(0, bot="greedy", name="Ada")]
    assert (p.table.seats[0].person, p.table.seats[0].owner, p.table.seats[0].bot) == ("", "ada", "greedy")
    assert p.table.seat_of("ada") == -1
    for person in ("bram", "eva", ""):
        assert refused(p.table, lambda person=person: p.table.come_back(person, "X")) == "seat"
    p.do(p.table.come_back("ada", "Ada of Ghent"))
    assert (p.table.seats[0].person, p.table.seats[0].owner, p.table.seats[0].bot) == ("ada", "", "")
    assert p.table.seats[0].name == "Ada of Ghent"


# --- the end ------------------------------------------------------------------------------------
def test_a_whole_game_ends_with_ranks_scores_and_the_secret(play):
    p = play(3).start().finish()
    end = p.entries[-1].event
    assert isinstance(end, Finished)
    assert (end.reason, luck.commitment(end.secret)) == ("rules", p.table.commitment)
    assert sorted(p.table.ranks)[0] == 1
    assert len(p.table.ranks) == len(p.table.scores) == 3
    assert p.table.log.replay()[0].tobytes() == p.table.states.tobytes()


def test_a_game_is_closed_with_the_ranks_of_the_position(play):
    p = play(3).start()
    for _ in range(30):
        p.act()
    [end] = p.do(p.table.close())
    assert isinstance(end, Finished)
    assert (p.table.status, p.table.finish, min(end.ranks)) == ("finished", "closed", 1)


def test_a_rematch(play, refused):
    p = play().start()
    assert refused(p.table, lambda: p.table.rematch("ada", "next")) == "playing"
    p.do(p.table.resign(0))
    assert refused(p.table, lambda: p.table.rematch("eva", "next")) == "seat"
    assert p.do(p.table.rematch("bram", "next")) == [Rematch("next")]
    assert p.table.next_table == "next"
    assert refused(p.table, lambda: p.table.rematch("ada", "other")) == "rematch"
    p.do(p.table.say("ada", "Ada", "see you there"))


# --- replay -------------------------------------------------------------------------------------
def test_a_gap_in_the_entries_is_refused(play, refused):
    p = play().start()
    for seq in (p.table.seq, p.table.seq + 2):
        assert refused(p.table, lambda seq=seq: p.table.evolve(Entry(seq, p.now, Chatted("ada", "Ada", "hello")))) == "gap"


def test_a_table_of_other_rules_is_refused():
    [event] = Table.create(ANNO, 2, "ada", SECRET)
    import msgspec

    with pytest.raises(TableError) as caught:
        Table.replay("old", [Entry(1, 0, msgspec.structs.replace(event, version=99))])
    assert caught.value.code == "version"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_prefix_replays_to_the_table_as_it_was(seats, play, same):
    p = play(seats, clock=Clock("total", 600, 3)).sit(seats - 1)
    p.do(p.table.stir("ada", "words"))
    p.do(p.table.start("ada"), 50)
    for n in range(40):
        p.act(after=1000)
        if n % 7 == 3 and p.table.undo_floor(0) < len(p.table.acts):
            p.do(p.table.undo(0, p.table.seq), 300)
        if n % 11 == 5:
            p.do(p.table.say("ada", "Ada", "hm"), 10)
        if n == 20:
            p.do(p.table.pause("ada", True), 10)
            p.do(p.table.pause("ada", False), 10_000)
        if n == 30:
            p.do(p.table.take_over(0), 10)
    walked = Table("atable", p.table.secret)
    for n, entry in enumerate(p.entries):
        walked.evolve(entry)
        same(walked, p.again(n + 1))
    same(walked, p.table)
    same(p.again(), p.table)
