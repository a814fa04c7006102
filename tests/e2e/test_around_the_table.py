"""What people do at and around a table: make one, invite, talk, take back, ask why not, look at it again, play again, keep it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .pages import AtTable, new_table
from .town import Town, sit_down


def test_make_a_table_invite_and_join(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit()
    page = ann.go("/new/anno1503")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="A friend").check()
    page.get_by_role("button", name="Open a table").click()
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    assert link.startswith(f"{ann.address}/table/")

    bob.page.goto(link)
    bob.page.get_by_role("textbox", name="Your name at the table").fill("Bob")
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_text("all seats are taken")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Bob").first).to_be_visible()
    expect(bob.page.get_by_text("Ann can start the game now.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for visitor, rival in ((ann, "Bob"), (bob, "Ann")):
        expect(visitor.page.get_by_role("region", name="What is asked")).to_be_visible()
        expect(visitor.page.get_by_role("heading", name=re.compile(rf"^{rival}\b"))).to_be_visible()


def test_a_full_table_begins_at_once(visit: Visit) -> None:
    page = visit().go("/new/anno1503")
    for seat in (2, 3):
        page.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name="Bot").check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def test_talk(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = new_table(ann, others=(bob,))
    for visitor in (ann, bob):
        AtTable(visitor, table).sit()
        visitor.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("textbox", name="Say something").fill("Have you seen my <b>anchor</b>?")
    ann.page.keyboard.press("Enter")
    for visitor in (ann, bob):
        expect(visitor.page.get_by_role("log", name="Chat")).to_contain_text("Have you seen my <b>anchor</b>?")


def test_an_act_is_taken_back(visit: Visit) -> None:
    ann = visit("Ann")
    seat = AtTable(ann, new_table(ann, bots=1), in_words=True).sit()
    undo = ann.page.get_by_role("button", name="Undo")
    # into a phase in which something can be done without luck
    for _ in range(40):
        assert seat.wait_for_turn()
        before, acts = seat.story(), seat.choices()
        seat.do(seat.advice())
        seat.wait_for_turn()
        if undo.get_attribute("aria-disabled") == "false":
            break
    expect(undo).to_be_enabled()
    seq = seat.seq
    undo.click()
    expect(undo).to_be_disabled()
    assert seat.wait_for_turn()
    assert (seat.story(), seat.choices(), seat.seq > seq) == (before, acts, True)


def test_a_refused_act_shows_its_rule_and_the_rule_opens(visit: Visit) -> None:
    ann = visit("Ann")
    seat = AtTable(ann, new_table(ann, bots=1)).sit()
    page = ann.page
    refused = page.locator("[data-act][aria-disabled=true]").locator("visible=true")
    for _ in range(20):
        assert seat.wait_for_turn()
        seat.choices()
        if refused.count():
            break
        seat.do(seat.advice())
    rules = page.get_by_role("button", name=re.compile(r"^AN-\d+\.\d+$"))
    before = rules.count()
    refused.first.click(force=True)  # it says that it is disabled, but one may ask why
    expect(rules).to_have_count(before + 1)
    number = rules.last.inner_text()
    rules.last.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name="Rules").get_by_role("article", name=f"Rule {number}", exact=True)).to_be_in_viewport()


def test_a_game_is_played_back_to_its_end(visit: Visit, town: Town) -> None:
    ann = sit_down(visit(), town.ann)
    page = ann.go(f"/table/{town.finished}")
    page.get_by_role("link", name="Watch the replay").click()
    where = page.get_by_text(re.compile(r"^Move \d+ of \d+"))
    expect(where).to_be_visible()
    total = int(where.inner_text().split()[3])
    page.get_by_role("button", name="To the end").click()
    expect(where).to_have_text(re.compile(rf"^Move {total} of {total}\b"))
    page.get_by_role("button", name="To the beginning").click()
    expect(where).to_have_text(f"Move 0 of {total}")
    for n in range(1, total + 1):
        page.get_by_role("button", name="On one move").click()
        expect(where).to_have_text(re.compile(rf"^Move {n} of {total}\b"))
    expect(page.get_by_role("button", name="On one move")).to_be_disabled()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_a_link_to_a_moment(visit: Visit, town: Town) -> None:
    page = visit().go(f"/replay/{town.finished}?at=7")
    expect(page.get_by_text(re.compile(r"^Move 7 of \d+"))).to_be_visible()


def test_play_on_from_a_moment(visit: Visit, town: Town) -> None:
    page = sit_down(visit(), town.ann).go(f"/replay/{town.finished}?at=9")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    assert "/table/" in page.url
    assert town.finished not in page.url


def test_a_rematch(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = new_table(ann, others=(bob,))
    seats = [AtTable(visitor, table).sit() for visitor in (ann, bob)]
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("alert").get_by_role("button", name="Resign").click()
    for seat in seats:
        expect(seat.ended).to_be_visible()
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_role("heading", name="before the start")).to_be_visible()
    bob.page.get_by_role("button", name="Join the rematch").click()
    expect(bob.page.get_by_role("heading", name="before the start")).to_be_visible()
    assert ann.page.url.partition("?")[0] == bob.page.url.partition("?")[0]
    expect(ann.page.get_by_text("all seats are taken")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    for visitor in (ann, bob):
        expect(visitor.page.get_by_role("region", name="What is asked")).to_be_visible()


def test_a_guest_makes_an_account_and_keeps_the_tables(visit: Visit) -> None:
    ann, elsewhere = visit("Ann"), visit()
    table = new_table(ann, bots=1)
    page = ann.go("/sign-in")
    page.get_by_role("link", name="New account").click()
    page.get_by_role("textbox", name="Login").fill("ann.bonny")
    page.get_by_role("textbox", name="Password").fill("a long enough secret")
    page.get_by_role("button", name="Make an account", exact=True).click()
    page.wait_for_url(re.compile(r"/people/"))  # the new cookie is here
    ann.go("/lobby")
    expect(page.locator(f"a[href*='/table/{table}']").first).to_be_visible()

    page = elsewhere.go("/sign-in")
    page.get_by_role("textbox", name="Login").fill("ann.bonny")
    page.get_by_role("textbox", name="Password").fill("a long enough secret")
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.wait_for_url(re.compile(r"/people/"))  # the new cookie is here
    seat = AtTable(elsewhere, table).sit()
    assert seat.wait_for_turn()
    seat.do(seat.choices()[0])


def test_settings_are_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/settings")
    page.get_by_role("radio", name="Nederlands").check()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    visitor.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.get_by_role("link", name="Tafels").first).to_be_visible()


def test_keys_are_listed(visit: Visit) -> None:
    ann = visit("Ann")
    AtTable(ann, new_table(ann, bots=1)).sit()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_hidden()
