"""Every page: in three languages without a missing or overflowing text, in light and dark, without barriers, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from carrack.core.texts import LANGUAGES

from .browsing import DESKTOP, PHONE, TABLET
from .conftest import Visit
from .town import GAME, PAGES, STRANGERS, Town, sit_down

every_page = pytest.mark.parametrize("page", PAGES)


@every_page
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_sticks_out(visit: Visit, town: Town, page: str, language: str) -> None:
    """What is missing is complained of in the console, and fails the test when the visitor leaves."""
    visitor = visit(language=language)
    if page not in STRANGERS:
        sit_down(visitor, town.ann)
    shown = visitor.go(town.pages[page])
    assert shown.locator("html").get_attribute("lang") == language
    assert shown.locator("h1").count() == 1
    assert shown.title() not in ("", "undefined")
    for size in (DESKTOP, TABLET, PHONE):
        visitor.resize(size)
        assert visitor.overflows() == [], size


@every_page
@pytest.mark.parametrize("width", ["desk", "phone"])
def test_there_is_no_barrier_in_either_light(visit: Visit, town: Town, page: str, width: str) -> None:
    visitor = visit(size=PHONE if width == "phone" else DESKTOP, touch=width == "phone")
    if page not in STRANGERS:
        sit_down(visitor, town.ann)
    shown = visitor.go(town.pages[page])
    papers: set[str] = set()
    for light in ("light", "dark"):
        shown.emulate_media(color_scheme=light)
        papers.add(shown.evaluate("getComputedStyle(document.body).backgroundColor"))
        assert visitor.barriers() == [], light
    assert len(papers) == 2, "light and dark look alike"


@pytest.mark.parametrize("page", ["start", "table", "rules", "settings"])
def test_a_page_bears_letters_of_twice_the_size(visit: Visit, town: Town, page: str) -> None:
    """200 % on a screen 1440 wide is a page 720 wide."""
    visitor = sit_down(visit(size=(720, 465)), town.ann)
    visitor.go(town.pages[page])
    assert visitor.overflows() == []


def test_games_are_called_as_in_the_language_of_the_page(visit: Visit, town: Town) -> None:
    page = visit(language="de").go("/new")
    expect(page.get_by_text("Zeitalter der Entdeckungen").first).to_be_visible()
    expect(page.get_by_text("Age of Discovery")).to_have_count(0)


def test_the_leaderboard_opens_where_there_are_results(visit: Visit, town: Town) -> None:
    page = visit().go("/leaderboard")
    expect(page.get_by_label("Game")).to_have_value(GAME)
    expect(page.get_by_role("radio", name="2")).to_be_checked()
