"""Phones: what acts is in sight, and no page is wider than the screen, in the languages with the long words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import carrack

from .browsing import PHONE
from .conftest import Visit
from .pages import new_table

NARROW = ((360, 780), (320, 693))
SHIP = {"anno1503": ".ship.own", "columbus": ".ship.seat-1"}  # of the viewer, on a sea that is wider than a phone
IN_SIGHT = """(ship) => {
  const [at, sea] = [ship, ship.closest(".pan")].map((thing) => thing.getBoundingClientRect());
  return sea.left <= at.left && at.right <= sea.right && sea.top <= at.top && at.bottom <= sea.bottom;
}"""


@pytest.mark.parametrize("motion", ["full", "reduced"])
@pytest.mark.parametrize("game", SHIP)
def test_a_phone_looks_at_the_own_ship(visit: Visit, game: str, motion: str) -> None:
    ann = visit("Ann", size=PHONE, touch=True, motion=motion)
    ann.go(f"/table/{new_table(ann, bots=1, game=game)}")
    for _ in range(2):
        ship = ann.page.locator(SHIP[game]).first
        expect(ship).to_be_attached()
        ann.page.wait_for_function(IN_SIGHT, arg=ship.element_handle(), timeout=5000)
        ann.page.reload()
        ann.settle()


@pytest.mark.parametrize("game", carrack.games())
@pytest.mark.parametrize("language", ["de", "nl"])
def test_a_table_is_not_wider_than_a_narrow_phone(visit: Visit, game: str, language: str) -> None:
    ann = visit("Wilhelmina Ann", size=NARROW[0], touch=True, language=language)
    ann.go(f"/table/{new_table(ann, seats=3, bots=2, game=game, start_player=None)}")
    for size in NARROW:
        ann.resize(size)
        assert ann.overflows() == [], size
