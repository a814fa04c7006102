"""The bar that asks: on every width, under quick fingers, and what it says where something cannot be done."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Route, expect

import carrack

from .browsing import PHONE
from .conftest import Visit
from .pages import AtTable, AtTheKeyboard, new_table, until

COLUMBUS = carrack.load("columbus").actions
MEASURES = """(bar) => ({
  height: bar.offsetHeight,
  words: bar.querySelector(".words").offsetWidth,
  sideways: bar.querySelector(".row").scrollWidth - bar.querySelector(".row").clientWidth,
})"""


def number(kind: str, **args: int) -> int:
    """The number of an act of Columbus."""
    return COLUMBUS.read(f"{kind} {' '.join(f'{name}={value}' for name, value in args.items())}".strip())


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_its_sentence_has_room_on_every_width(visit: Visit, language: str) -> None:
    ann = visit("Ann", language=language)
    for game in ("columbus", "ageofdiscovery"):
        ann.go(f"/table/{new_table(ann, bots=1, game=game)}")
        for size in ((701, 900), (720, 450), (768, 1024), (900, 700), (1000, 700), (1024, 800), (1200, 800), (1440, 930)):
            ann.resize(size)
            found = ann.page.locator(".actionbar").evaluate(MEASURES)
            assert found["words"] >= 240, (game, size, found)
            assert found["height"] <= 180, (game, size, found)
            assert found["sideways"] <= 1, (game, size, found)


def only_the_end_is_final(route: Route) -> None:
    """What the dice allow differs from turn to turn; here everything but the end of the turn can be taken back."""
    answer = route.fetch()
    found = answer.json()
    for info in found["acts"]:
        info["final"] = info["act"] == number("end_turn")
    route.fulfill(response=answer, json=found)


@pytest.mark.parametrize("confirm", [True, False])
def test_a_double_click_does_one_act(visit: Visit, confirm: bool) -> None:
    """After the roll, the same button ends the turn."""
    ann = visit("Ann", confirm=confirm, pace=1)
    ann.page.route("**/explain", only_the_end_is_final)
    seat = AtTable(ann, new_table(ann, bots=1, game="columbus")).sit()
    assert seat.wait_for_turn()
    go = seat.asked.locator(".buttons .go")
    expect(go).to_have_text("Roll")
    go.dblclick()
    expect(go).to_have_text("End turn")
    ann.page.wait_for_timeout(500)
    assert (seat.my_turn, seat.picture["phase"]) == (True, "action")
    if confirm:  # nor is it an answer to the question whether one is sure
        go.dblclick()
        expect(go).to_have_text("Confirm")
        ann.page.wait_for_timeout(500)
        assert (seat.my_turn, seat.picture["phase"]) == (True, "action")
        go.click()
        until(ann.page, lambda: not seat.my_turn or seat.picture["phase"] == "before_roll", "the turn has not ended")


def test_a_quick_press_is_asked_about_too(visit: Visit) -> None:
    """Whether an act can be taken back is asked of the server; while the answer is on its way, nothing is done."""
    ann = visit("Ann", confirm=True)
    seat = AtTable(ann, new_table(ann, bots=1, game="columbus")).sit()
    assert seat.wait_for_turn()
    seat.do(number("roll"))
    held: list[Route] = []
    ann.page.route("**/explain", lambda route: held.append(route))
    ann.page.reload()
    go = seat.asked.locator(".buttons .go")
    expect(go).to_have_text("End turn")
    until(ann.page, lambda: bool(held), "nobody asked what can be taken back")
    go.click()
    ann.page.wait_for_timeout(200)
    assert (seat.my_turn, seat.picture["phase"]) == (True, "action")
    for route in held:
        only_the_end_is_final(route)
    expect(go).to_have_text("Confirm")


def test_what_cannot_be_done_yet_says_what_is_asked(visit: Visit) -> None:
    ann = visit("Ann")
    seat = AtTable(ann, new_table(ann, bots=1, game="columbus")).sit()
    assert seat.wait_for_turn()
    seat.choices()
    storm = ann.page.locator(f"[data-act='{number('raise_storm', zone=2)}']").first
    storm.click(force=True)
    expect(ann.page.get_by_text("Asked now: “Before the roll: what do you do?”")).to_be_visible()


def test_going_back_threatens_a_rating_only_where_there_is_one(visit: Visit) -> None:
    ann = visit("Ann")
    for rated in (True, False):
        made = ann.ask(
            "POST",
            "/api/tables",
            {"game": "columbus", "seats": 2, "bots": [{"seat": 1, "bot": "greedy"}], "options": {"start_player": "0"}, "rated": rated},
        )
        ann.ask("POST", f"/api/tables/{made['id']}/start")
        seat = AtTable(ann, made["id"]).sit()
        assert seat.wait_for_turn()
        seat.do(number("roll"))
        expect(seat.asked.locator(".buttons .go")).to_have_text("End turn")
        ann.page.get_by_role("button", name="Undo").click(force=True)
        expect(ann.page.get_by_role("button", name="Go back all the same")).to_be_visible()
        expect(ann.page.get_by_text("no longer counts for ratings")).to_have_count(int(rated))


def test_a_hint_shows_its_other_acts_on_the_board(visit: Visit) -> None:
    ann = visit("Ann")
    seat = AtTable(ann, new_table(ann, bots=1)).sit()
    assert seat.wait_for_turn()
    others = seat.asked.get_by_title("Show it on the board")
    hinted = ann.page.locator(".hinted")
    for _ in range(20):  # until there is more than one act worth a word
        seat.asked.get_by_role("button", name="Hint").click()
        expect(seat.asked.get_by_text("A bot would do this")).to_be_visible()
        if others.count():
            break
        seat.do(seat.advice())
        assert seat.wait_for_turn()
    where = [mark.bounding_box() for mark in hinted.all()]
    others.first.focus()
    ann.page.keyboard.press("Enter")
    expect(others.first).to_have_attribute("aria-pressed", "true")
    expect(hinted.first).to_be_visible()
    assert [mark.bounding_box() for mark in hinted.all()] != where


IN_SIGHT = """() => [...document.querySelectorAll(".hinted")].some((node) => {
  const bar = node.closest(".actionbar") ?? document.querySelector(".actionbar");
  const { top, bottom } = node.getBoundingClientRect(), middle = (top + bottom) / 2;
  return bar.contains(node) || (middle > 0 && middle < bar.getBoundingClientRect().top);
})"""


@pytest.mark.parametrize("game", ["columbus", "newfoundland"])
def test_on_a_phone_what_a_hint_means_comes_into_sight(visit: Visit, game: str) -> None:
    ann, chance = visit("Ann", size=PHONE), random.Random(3)
    seat = AtTheKeyboard(ann, new_table(ann, bots=1, game=game, start_player="0" if game == "columbus" else None)).sit()
    on_the_board = 0
    for n in range(8):
        assert seat.wait_for_turn()
        ann.page.evaluate("(end) => scrollTo(0, end ? document.body.scrollHeight : 0)", n % 2)
        seat.asked.get_by_role("button", name="Hint").click()
        expect(seat.asked.get_by_text("A bot would do this")).to_be_visible()
        until(ann.page, lambda: ann.page.evaluate(IN_SIGHT), "what is hinted at cannot be seen")
        on_the_board += ann.page.locator(".actionbar .hinted").count() == 0
        seat.do_something(chance)
    assert on_the_board


def test_there_is_no_hint_among_people_at_a_rated_table(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    made = ann.ask("POST", "/api/tables", {"game": "columbus", "seats": 2, "options": {"start_player": "0"}})
    bob.ask("POST", f"/api/tables/{made['id']}/sit", {"seat": 1})
    ann.ask("POST", f"/api/tables/{made['id']}/start")
    seat = AtTable(ann, made["id"]).sit()
    assert seat.wait_for_turn()
    hint = ann.page.get_by_role("button", name="Hint")
    expect(hint).to_be_disabled()
    for press in (lambda: hint.click(force=True), lambda: ann.page.keyboard.press("h")):
        press()
        expect(ann.page.get_by_text("There are no hints at a rated table")).to_be_visible()
        ann.page.keyboard.press("Escape")


def test_what_has_been_read_is_not_new_after_a_reload(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = new_table(ann, others=(bob,))
    unread = re.compile("unread")
    for visitor in (ann, bob):
        AtTable(visitor, table).sit()
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_role("textbox", name="Say something").fill("Ahoy")
    bob.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("tab", name=unread)).to_be_visible()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Ahoy")
    for visitor in (ann, bob):
        visitor.page.reload()
        AtTable(visitor, table).sit()
        visitor.page.wait_for_load_state("networkidle")
        expect(visitor.page.get_by_role("tab", name=unread)).to_have_count(0)
