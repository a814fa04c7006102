"""A game looked at again: begun at its end, seen by whoever comes, and every moment of note is one click from the board."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from carrack.core.log import Log
from tests.server.live import Api, open_table

from .browsing import PHONE
from .conftest import House, Visit
from .town import SHORT, Town, play_out, sit_down

WHERE = re.compile(r"^Move \d+ of \d+")


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Analysis", exact=True)


def mistakes(page: Page) -> Locator:
    return panel(page).get_by_role("region", name="What would have been better").get_by_role("listitem").get_by_role("button")


def found(town: Town) -> Any:
    return json.loads(town.ann.get(f"/api/tables/{town.finished}/analysis")[1])["found"]


def happened(town: Town, point: Any) -> str:
    """How the story of a turning point begins, or what was done there if no story tells of it."""
    game = Log.read(town.ann.get(f"/api/tables/{town.finished}/log")[1].decode()).game
    (key, args), texts = point["did"], game.texts("en")
    told = [texts.say(key, **said) for key, said in point["told"]]
    return next((text for text in told if text != "-"), f": {texts.say(key, **args)}")


def test_a_game_is_analysed_after_its_end(visit: Visit, server: House) -> None:
    ann, bob = Api(server.port, "Ann"), Api(server.port, "Bob")
    table = open_table([ann, bob], options=SHORT, visibility="public")
    play_out(table, ann, bob)
    page = sit_down(visit(), ann).go(f"/table/{table}")
    page.get_by_role("link", name="Analyse").click()
    # whoever watches sees it come, and gets curves and lists
    expect(panel(page)).to_be_visible()
    expect(panel(page).get_by_role("figure", name="Chance to win")).to_be_visible()
    expect(panel(page).get_by_role("figure", name="Points")).to_be_visible()
    expect(mistakes(page).first).to_be_visible()
    expect(panel(page).get_by_role("progressbar")).to_have_count(0)
    assert panel(page).locator("canvas").count() == 2
    truth = json.loads(ann.get(f"/api/tables/{table}/analysis")[1])["found"]
    assert mistakes(page).count() == len(truth["mistakes"]) > 0
    assert panel(page).get_by_role("region", name="How careful everybody was").get_by_role("listitem").count() == 2
    # a click leads the board there
    worst = truth["mistakes"][0]
    expect(mistakes(page).first).to_contain_text(f"move {worst['n']}, turn {worst['turn']}")
    mistakes(page).first.click()
    expect(page.get_by_text(WHERE)).to_have_text(re.compile(rf"^Move {worst['n']} of "))
    expect(page.get_by_text(WHERE)).to_be_in_viewport()
    expect(page.get_by_text(re.compile(r"^Better: ")).first).to_be_in_viewport()
    expect(page).to_have_url(re.compile(rf"at={worst['n']}&.*analysis=true"))


def test_somebody_else_finds_it_done(visit: Visit, town: Town) -> None:
    """Without a name, from a link, in the middle of the game."""
    page = visit().go(f"/replay/{town.finished}?at=5&analysis=true")
    expect(page.get_by_text(WHERE)).to_have_text(re.compile(r"^Move 5 of "))
    expect(mistakes(page)).to_have_count(len(found(town)["mistakes"]))
    page.get_by_role("button", name="Close the analysis").click()
    expect(panel(page)).to_have_count(0)
    page.get_by_role("button", name="Analyse").click()
    expect(mistakes(page)).to_have_count(len(found(town)["mistakes"]))


def test_the_mistakes_of_one_seat(visit: Visit, town: Town) -> None:
    page, truth = visit().go(f"/replay/{town.finished}?analysis=true"), found(town)["mistakes"]
    whose = panel(page).get_by_role("group", name="Whose mistakes are shown")
    assert len({one["seat"] for one in truth}) == 2
    expect(whose.get_by_role("button", name="Everybody")).to_have_attribute("aria-pressed", "true")
    whose.get_by_role("button", name="Bob").click()
    theirs = [one for one in truth if one["seat"] == 1]
    expect(mistakes(page)).to_have_count(len(theirs))
    for button, one in zip(mistakes(page).all(), theirs, strict=True):
        expect(button).to_contain_text(f"move {one['n']}, turn {one['turn']}")
    whose.get_by_role("button", name="Bob").click()
    expect(mistakes(page)).to_have_count(len(truth))


def test_moments_of_note_by_keyboard(visit: Visit, town: Town) -> None:
    page, truth = visit().go(f"/replay/{town.finished}?analysis=true"), found(town)
    notes = sorted({one["n"] for one in truth["mistakes"] + truth["turning"]})
    on = page.get_by_role("button", name="On to the next moment of note")
    on.focus()
    for n in [n for n in notes if n > 0][:4]:
        page.keyboard.press("Enter")
        expect(page.get_by_text(WHERE)).to_have_text(re.compile(rf"^Move {n} of "))
    turning = panel(page).get_by_role("region", name="Turning points").get_by_role("button")
    expect(turning).to_have_count(len(truth["turning"]))
    for button, point in zip(turning.all(), truth["turning"], strict=True):
        expect(button).to_contain_text(happened(town, point))
    turning.last.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(WHERE)).to_have_text(re.compile(rf"^Move {truth['turning'][-1]['n']} of "))
    expect(turning.last).to_have_attribute("aria-current", "step")


def test_on_a_phone_a_tap_shows_the_board(visit: Visit, town: Town) -> None:
    page, truth = visit(size=PHONE, touch=True).go(f"/replay/{town.finished}?analysis=true"), found(town)
    last = truth["mistakes"][-1]["n"]
    mistakes(page).last.tap()
    expect(page.get_by_text(WHERE)).to_have_text(re.compile(rf"^Move {last} of "))
    assert page.evaluate("scrollY") == 0


def test_a_game_that_is_not_over_has_none(visit: Visit, town: Town) -> None:
    ann = sit_down(visit(), town.ann)
    page = ann.go(f"/replay/{town.playing}?analysis=true")
    expect(page.get_by_text(WHERE).last).to_be_visible()
    expect(panel(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Analyse")).to_have_count(0)
