"""Options: blind large ships (NF-R5), frames for the experienced, Discover with three ships, chosen boards."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .. import view
from ..content import VEILED
from ..state import NONE
from .positions import FAR, GAME, after_scoring, cartography, fall, moor, points, set_up, sound, store, until, vessel


def row(ships: str, **options: object) -> Scene:
    """Blind large ships on offer, as luck brings them at set-up; the land turn of seat 0."""
    scene = Scene(GAME, 3, large_ship_values="blind", **{**FAR, **options})
    scene.act(*(f"deal_country country={name}" for name in ("france", "spain", "england")))
    until(scene, "FILL_LARGE")
    scene.act(*(f"offer_large ship={name}" for name in ships.split()))
    fall(scene)
    store(scene, 0, "9W 9C 9I")
    return scene


def test_blind_ships_of_one_cost_are_not_told_apart() -> None:  # NF-1.5
    scene = Scene(GAME, 3, large_ship_values="blind")
    scene.act(*(f"deal_country country={name}" for name in ("france", "spain", "england")))
    until(scene, "FILL_LARGE")
    assert scene.outcomes == {f"offer_large ship=l{i:02}": 1 for i in (1, 4, 5, 6, 7, 8, 9, 10, 11)} | {"offer_large ship=veiled": 2}
    scene.act("offer_large ship=veiled")
    assert scene.outcomes["offer_large ship=veiled"] == 1
    assert len(scene.outcomes) == 10
    shown = view.picture(scene.facts, 0).large_row[0]
    assert shown and (shown.ship, shown.sail, shown.chest, shown.persons, shown.spy) == ("veiled", None, None, None, None)
    assert shown.cost == {"wood": 1, "cloth": 1, "iron": 1, "gold": 0}
    assert view.picture(scene.facts, 0).piles["large"].stack == 10


def test_a_blind_ship_shows_its_values_when_it_is_built() -> None:  # NF-1.5, NF-4.6
    scene = row("veiled l01 l04 l05")
    scene.act("build_large space=1")
    assert scene.outcomes == {"reveal_large ship=l02": 1, "reveal_large ship=l03": 1}
    scene.act("reveal_large ship=l03")
    assert (scene.s.yard[0, 1], points(scene)[0], scene.phase) == (vessel("l03"), 3, "LAND")
    assert scene.s.large_stack >> 1 & 1  # the other one is in the stack
    sound(scene)


def test_then_everybody_knows_the_other_one() -> None:  # NF-1.5
    scene = row("veiled l01 veiled l05")
    scene.act("build_large space=3", "reveal_large ship=l02")
    assert scene.s.large_row.tolist() == [2, 0, NONE, 4]
    assert VEILED not in scene.s.large_row.tolist()
    sound(scene)


def test_a_blind_ship_and_full_yards() -> None:  # NF-4.7
    scene = row("veiled l01 l04 l05")
    for ship in ("s05", "s06"):
        moor(scene, 0, ship)
    scene.act("build_large space=1", "reveal_large ship=l02")
    assert (scene.phase, points(scene)[0]) == ("SCRAP", 0)
    scene.act("scrap yard=1")
    assert (scene.s.yard[0, 0], points(scene)[0]) == (vessel("l02"), 3)


def test_the_second_of_the_two_is_open_when_the_first_is_known() -> None:  # NF-1.5
    scene = row("veiled l01 l04 l05")
    scene.act("build_large space=1", "reveal_large ship=l02", "end_turn")
    until(scene, "FILL_LARGE") if scene.phase == "FILL_SMALL" else None
    assert "offer_large ship=l03" in scene.outcomes
    assert "offer_large ship=veiled" not in scene.outcomes


def test_a_random_last_start_is_for_three_players() -> None:  # NF-12.16
    with pytest.raises(ValueError, match="final_round_start"):
        Scene(GAME, 2, final_round_start="random")
    scene = set_up(4, final_round_start="random", **FAR)  # with four it changes nothing
    cartography(scene, 3)
    after_scoring(scene)
    assert (scene.phase, scene.s.round_number, scene.s.first) == ("LAND", 4, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"frames": "expert"},
        {"large_ship_values": "blind"},
        {"discover_max": 3},
        {"final_round_start": "random"},
        {"countries": "chosen"},
        {"frames": "custom", "square_space": 1, "pentagon_space": 2, "circle_space": 3, "triangle_space": 4, "star_space": 5},
    ],
)
def test_games_with_every_option_end(options: dict[str, object]) -> None:  # NF-1.1, NF-1.12
    match = GAME.new(seats=3, seed=5, **options)
    while not match.over:
        match.play(match.choice())
    assert match.picture(-1).round == 4
