"""The bar that asks: on every width, under quick fingers, and what it says where something cannot be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .pages import AtTable, new_table

MEASURES = """(bar) => ({
  height: bar.offsetHeight,
  words: bar.querySelector(".words").offsetWidth,
  sideways: bar.querySelector(".row").scrollWidth - bar.querySelector(".row").clientWidth,
})"""


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
