"""The end of the game (NF-16)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from ..content import Source
from .positions import (
    FAR,
    GAME,
    after_scoring,
    cartography,
    complete,
    hold_card,
    hold_goal,
    in_city,
    pass_on,
    play_start_card,
    points,
    set_up,
    spread,
    store,
)


def last_round(*pawns: int, countries: str = "france spain england") -> Scene:
    """Nobody has cards; Prince Edward is complete and scored; all frames are gone."""
    scene = set_up(3, countries, **FAR)
    play_start_card(scene, 0, 1, 2)
    complete(scene, "prince_edward")
    scene.s.scored = 0b1000
    for f in range(5):
        scene.s.claimed[f], scene.s.frame_space[f] = 0b111, 0
    for p in range(3):
        store(scene, p, "")
    points(scene, *pawns)
    return scene


def finish(scene: Scene) -> Scene:
    cartography(scene, 4)
    after_scoring(scene)
    return pass_on(scene, "OVER")


def test_nf_16_1_markers_that_were_not_scored() -> None:  # NF-16.1
    scene = last_round(10, 10, 10)
    complete(scene, "newfoundland", but=1)
    spread(scene, "newfoundland", p0=5, p1=2)
    spread(scene, "prince_edward", p0=4, p2=3)  # scored before
    in_city(scene, "stockholm", 1, 0, 3)
    in_city(scene, "venice", 0, 2)
    finish(scene)
    assert points(scene) == [16, 14, 13]  # and no bonus for places
    assert [scene.s.earned[p, Source.MARKERS] for p in range(3)] == [6, 4, 3]


def test_nf_16_1_what_is_full_in_the_last_round_is_scored_before() -> None:  # NF-16.1
    scene = last_round(10, 10, 10)
    in_city(scene, "venice", 2, 1)
    finish(scene)
    assert points(scene) == [10 + 2 + 5, 10 + 1 + 2, 10]
    assert scene.s.earned[0, Source.MARKERS] == 0


def test_nf_16_1_fifty_cards() -> None:  # NF-16.1
    scene = last_round(60, 70, 80)
    scene.s.fifty[0], scene.s.fifty[1], scene.s.fifty[2], scene.s.fifties = 2, 3, 1, 3
    finish(scene)
    assert points(scene) == [63, 71, 85]
    four = set_up(4, **FAR)
    four.s.fifty[0], four.s.fifty[1], four.s.fifty[2], four.s.fifty[3], four.s.fifties = 4, 3, 2, 1, 4
    points(four, 60, 60, 60, 60)
    for f in range(5):
        four.s.claimed[f], four.s.frame_space[f] = 0b1111, 0
    play_start_card(four, 0, 1, 2, 3)
    finish(four)
    assert points(four) == [60, 61, 63, 65]


def test_nf_16_1_unplayed_cards() -> None:  # NF-16.1
    scene = last_round(10, 10, 10)
    scene.s.start_cards = 0b010
    scene.s.card_discard &= ~(1 << scene.s.country[1])
    hold_card(scene, 0, "g01")
    hold_card(scene, 0, "x01", kept=3)
    hold_goal(scene, 0, "square", "z14")
    hold_goal(scene, 2, "star", "z12")
    finish(scene)
    assert points(scene) == [16, 12, 12]
    assert [scene.s.earned[p, Source.UNPLAYED] for p in range(3)] == [6, 2, 2]


def test_nf_16_2_fifty_reached_by_markers_still_counts() -> None:  # NF-16.2
    scene = last_round(48, 48, 60, countries="spain netherlands england")
    scene.s.fifty[2], scene.s.fifties = 1, 1
    complete(scene, "newfoundland", but=1)
    spread(scene, "newfoundland", p0=3, p1=4)
    finish(scene)
    assert scene.s.fifty.tolist()[:3] == [3, 2, 1]  # in the turn order of the last round: seat 1 started
    assert points(scene) == [48 + 3 + 1, 48 + 4 + 3, 60 + 5]


def test_nf_16_2_fifty_reached_later_does_not() -> None:  # NF-16.2
    scene = last_round(49, 10, 10)
    hold_card(scene, 0, "x01")
    finish(scene)
    assert (points(scene)[0], scene.s.fifty[0], scene.s.fifties) == (51, 0, 0)


@pytest.mark.parametrize(
    ("pawns", "goods", "winners"),
    [
        ((30, 20, 10), ("", "9W", "9W"), [0]),
        ((30, 30, 10), ("W", "C I", "9W"), [1]),  # more goods, whatever they are
        ((30, 30, 10), ("2G", "C I", "9W"), [0, 1]),  # shared
        ((30, 30, 30), ("", "", ""), [0, 1, 2]),
    ],
)
def test_nf_16_3_who_wins(pawns: tuple[int, ...], goods: tuple[str, ...], winners: list[int]) -> None:  # NF-16.3
    scene = last_round(*pawns)
    for p, held in enumerate(goods):
        store(scene, p, held)
    finish(scene)
    best = max(scene.standings)
    assert [p for p in range(3) if scene.standings[p] == best] == winners
    assert scene.scores == list(pawns)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_and_the_game_is_over(seats: int) -> None:  # NF-16.1
    match = GAME.new(seats=seats, seed=seats)
    seen = set()
    while not match.over:
        seen.add(match.picture(-1).round)
        match.play(match.choice())
    assert seen >= {1, 2, 3, 4}
    assert match.picture(-1).round == 4
