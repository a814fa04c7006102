"""Whole games: by two people and a spectator, with the mouse, by keys, by taps, and in words alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .browsing import PHONE
from .conftest import Visit
from .pages import AtTable, AtTheKeyboard, OnThePhone, new_table, play_to_the_end

LOOKED = re.compile(r"\blooks? at\b|\bsees?\b")  # what only the one who looks may know


def test_a_newcomer_is_inside_a_game_after_one_click(visit: Visit) -> None:
    visitor = visit()
    seat = AtTable(visitor)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(seat.asked).to_be_visible()
    assert seat.wait_for_turn()
    seat.do(seat.choices()[0])
    assert "/table/" in page.url


def test_the_level_of_bots_is_chosen_once(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_label("Bots play as").select_option(label="Deckhand – easy")
    page.get_by_role("button", name="Play now").first.click()
    expect(AtTable(visitor).asked).to_be_visible()
    expect(page.get_by_role("img", name="Bot, Deckhand – easy").first).to_be_visible()
    page = visitor.go("/new/columbus")
    page.get_by_role("radio", name="Bot").nth(1).check(force=True)
    expect(page.get_by_label("Bot on seat 2")).to_have_value("easy")


def test_two_people_play_a_whole_game_and_a_third_watches(visit: Visit) -> None:
    """Both do what a bot would do: whatever that is, the board has a way to do it."""
    ann, bob, carol = visit("Ann"), visit("Bob"), visit("Carol")
    table = new_table(ann, others=(bob,), round_limit=8)
    seats = [AtTable(ann, table).sit(), AtTable(bob, table).sit()]
    watching = AtTable(carol, table).sit()
    expect(carol.page.get_by_text("You watch this game.")).to_be_visible()
    assert play_to_the_end(*seats, advised=True) > 40
    for person in (*seats, watching):
        expect(person.ended).to_be_visible()
    assert len({person.ended.inner_text().replace("You win!", f"{person.visitor.name} wins!") for person in (*seats, watching)}) == 1
    told = [[line for line in person.story() if not LOOKED.search(line)] for person in (*seats, watching)]
    assert len(told[0]) > 40
    assert told[0] == told[1] == told[2]
    assert carol.page.locator("[data-act].can").count() == 0, "who watches cannot act"


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    ann = visit("Ann")
    seat = AtTable(ann, new_table(ann, seats=3, bots=2, round_limit=4)).sit()
    assert play_to_the_end(seat) > 8
    expect(seat.ended).to_be_visible()


def test_a_whole_game_by_keys(visit: Visit) -> None:
    ann = visit("Ann")
    seat = AtTheKeyboard(ann, new_table(ann, bots=1, round_limit=4)).sit()
    assert play_to_the_end(seat) > 8
    expect(seat.ended).to_be_visible()


def test_a_whole_game_by_taps_on_a_phone(visit: Visit) -> None:
    ann = visit("Ann", size=PHONE, touch=True)
    seat = OnThePhone(ann, new_table(ann, bots=1, round_limit=4)).sit()
    assert play_to_the_end(seat) > 8
    expect(seat.ended).to_be_visible()
    assert ann.overflows() == []


def test_a_whole_game_in_words_alone(visit: Visit) -> None:
    """Nothing but headings, lists and buttons; the board is never drawn."""
    ann = visit("Ann")
    seat = AtTable(ann, new_table(ann, bots=1, round_limit=5), in_words=True).sit()
    assert ann.page.get_by_role("group", name="Sea board").count() == 0
    assert play_to_the_end(seat, advised=True) > 15
    expect(seat.ended).to_be_visible()
    assert ann.page.get_by_role("group", name="Sea board").count() == 0
