"""What is drawn in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from carrack.core.scene import NAMES

from .. import terminal, view
from .positions import GAME, Scene, begin, picture, rich, run, sail


def drawn(scene: Scene, seat: int, language: str = "en", width: int = 130, height: int | None = None, part: str = "") -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(terminal.draw(picture(scene, seat), GAME.texts(language), NAMES, height, part))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("width", [60, 80, 130])
def test_the_table_is_drawn_for_everybody(language: str, width: int) -> None:
    scene = rich(3, ships="red_1 blue_3")
    sail(scene, "magellan", "white_1 1", "joker_green_2 2")
    run(scene, 1, "blue_3", 2, "blue_3")
    scene.act("reserve place=next_2", "take_coins")
    for seat in (-1, 0, 1, 2):
        lines = drawn(scene, seat, language, width).splitlines()
        assert all(len(line) <= width for line in lines)
        assert any("Magell" in line for line in lines)


def test_a_joker_on_an_order_is_drawn_in_its_colours() -> None:  # AD-9.3
    scene = rich(2, ships="yellow_2")
    scene.act("start_order order=yellow_5", "assign ship=yellow_2", "assign ship=joker_3", "show_joker joker=red_yellow", "agree rounds=1")
    assert "ye2 reye3* ]" in drawn(scene, 1)


def test_an_order_being_started_is_drawn_for_all() -> None:  # AD-8.1
    scene = rich(2, ships="yellow_2")
    scene.act("start_order order=yellow_5")
    for seat in (-1, 0, 1):
        assert "[ye5 −5: ]" in drawn(scene, seat)
    scene.act("assign ship=yellow_2")
    assert "[ye5 −3: ye2 ]" in drawn(scene, 1)
    scene.act("assign ship=joker_3")
    assert "[ye5: ye2 ?3* ]" in drawn(scene, 1)  # it is about to be shown
    scene.act("show_joker joker=red_yellow")
    assert "[ye5: ye2 reye3* ]" in drawn(scene, 1)
    scene.act("agree rounds=2")
    assert "[ye5 2→10 ye2 reye3* ]" in drawn(scene, 1)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_no_sentence_for_hints_is_drawn(language: str) -> None:
    scene = rich(2, coins=19)
    scene.s.coins[1] = 1
    text = drawn(scene, 0, language, width=300)
    for term in GAME.terms:
        assert GAME.texts(language).say(f"term-{term}".replace("_", "-")) not in text
    many, one = {"en": ("coins", "coin"), "de": ("Münzen", "Münze"), "nl": ("munten", "munt")}[language]
    assert f" 19 {many} " in text and f" 1 {one} " in text


def test_the_turn_limit_is_drawn() -> None:  # AD-16.1
    scene = begin(2, turn_limit=20)
    scene.s.turn = 38
    assert "End of the game after 2 more turns" in drawn(scene, 1)
    scene.s.turn = 37
    assert "End of the game" not in drawn(scene, 1)


def test_secrets_are_not_drawn() -> None:
    scene = begin(2)
    assert "Present" in drawn(scene, 0)
    assert "Half" in drawn(scene, 1) and "Present" not in drawn(scene, 1)
    assert "Present" not in drawn(scene, -1) and "Half" not in drawn(scene, -1)


@pytest.mark.parametrize("height", [40, 24, 16, 14])
def test_less_is_drawn_where_the_terminal_is_low(height: int) -> None:
    assert len(drawn(begin(4), 0, height=height).splitlines()) <= height


@pytest.mark.parametrize("part", terminal.PARTS)
def test_parts_can_be_drawn_alone(part: str) -> None:
    assert 3 < len(drawn(begin(2), 0, part=part).splitlines()) < 20


def test_colours_can_be_told_apart_by_their_letters() -> None:
    for language in ("en", "de", "nl"):
        words = [GAME.texts(language).say(f"colour-{c}")[: terminal.LETTERS] for c in view.COLOUR_NAMES]
        assert len(set(words)) == 6
