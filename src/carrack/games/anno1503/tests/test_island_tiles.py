"""Using island tiles (AN-8)."""

from __future__ import annotations

import pytest

from ..content import Island
from .positions import (
    GAME,
    Rule,
    Scene,
    at_sea,
    before_roll,
    board,
    copy,
    end_turn,
    four_posts,
    hand,
    lay,
    post,
    posts,
    residents,
    sea_position,
    settle_on,
    ships,
    sound,
    treaties,
    treaty,
)

LOOK = "discover ship=1 direction=north"


def looking_at(tile: str, seats: int = 2, **options: object) -> Scene:
    """Seat 0 has a ship at C2, has just looked at B2, and found this tile (an island of the right number is taken for others)."""
    number = int(tile[1:])
    square, island = ("C2", "B2") if number < 15 else ("B8", "A8") if number < 24 else ("B10", "A10")
    scene = sea_position(seats, square, **options)
    lay(scene, island, tile)
    scene.act(LOOK, f"see tile={tile.lower()}")
    return scene


def use(scene: Scene) -> None:
    scene.act("use_tile")
    (shown,) = scene.outcomes
    scene.act(shown)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_an_8_1_a_post_at_a_free_stone_jetty_of_choice(number: int) -> None:  # AN-8.1
    scene = looking_at("T06")  # a stone post; at jetty 2 the home island gives stone itself, which is allowed
    use(scene)
    assert scene.phase == "JETTY"
    assert scene.legal == [f"choose_jetty number={n}" for n in (1, 2, 3, 4)]
    assert scene.refused("choose_jetty number=5") == Rule.AN_8_1  # the question mark has no jetty
    scene.act(f"choose_jetty number={number}")
    assert posts(scene, 0) == {number: "T06"}
    assert scene.phase == "SHIPS"
    sound(scene)


def test_an_8_1_an_occupied_jetty_is_not_free() -> None:  # AN-8.1
    scene = looking_at("T06")
    post(scene, 0, 3, "T01")
    use(scene)
    assert scene.refused("choose_jetty number=3") == Rule.AN_8_1
    scene.act("choose_jetty number=4")
    assert posts(scene, 0) == {3: "T01", 4: "T06"}


@pytest.mark.parametrize(("seat", "without"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_an_8_1_every_home_island_has_four_stone_jetties(seat: int, without: int) -> None:  # AN-8.1
    scene = sea_position(4, "C2", start_player=str(seat))
    scene.act(LOOK, "see tile=t06")
    use(scene)
    assert scene.legal == [f"choose_jetty number={n}" for n in range(1, 6) if n != without]


def test_an_8_2_a_post_is_never_moved_or_replaced() -> None:  # AN-8.2
    scene = looking_at("T06")
    for number, tile in ((1, "T01"), (3, "T03")):
        post(scene, 0, number, tile)
    use(scene)
    assert scene.legal == ["choose_jetty number=2", "choose_jetty number=4"]
    assert scene.refused("choose_jetty number=1") == Rule.AN_8_1
    assert scene.refused("choose_jetty number=3") == Rule.AN_8_1


def test_an_8_2_no_fifth_post() -> None:  # AN-8.2
    scene = looking_at("T02")
    four_posts(scene, 0)
    assert scene.refused("use_tile") == Rule.AN_8_2
    assert scene.legal == ["leave_tile"]
    scene.act("leave_tile")
    assert board(scene)["B2"] == 2


@pytest.mark.parametrize("owned", [0, 1, 2])
def test_an_8_3_a_treaty_at_a_free_wooden_jetty(owned: int) -> None:  # AN-8.3
    scene = looking_at("T11")
    treaty(scene, 0, *("T08", "T09")[:owned])
    use(scene)
    assert scene.phase == "SHIPS"  # nothing is asked
    assert treaties(scene, 0)[owned + 1] == "T11"
    assert len(treaties(scene, 0)) == owned + 1
    sound(scene)


def test_an_8_3_a_jetty_left_by_the_pirate_is_used_again() -> None:  # AN-8.3
    scene = looking_at("T11")
    treaty(scene, 0, "T08", "T09")
    scene.s.treaty[0, 0], scene.s.treaty[0, 2] = -1, scene.s.treaty[0, 0]
    use(scene)
    assert treaties(scene, 0) == {1: "T11", 2: "T09", 3: "T08"}


def test_an_8_3_no_fourth_treaty() -> None:  # AN-8.3
    scene = looking_at("T11")
    treaty(scene, 0, "T08", "T09", "T10")
    assert scene.refused("use_tile") == Rule.AN_8_3
    assert scene.legal == ["leave_tile"]


@pytest.mark.parametrize(("tile", "seats"), [("T12", 2), ("T13", 2), ("T22", 3), ("T31", 4)])
def test_an_8_4_twelve_gold_and_the_tile_is_gone_for_good(tile: str, seats: int) -> None:  # AN-8.4
    scene = looking_at(tile, seats)
    use(scene)
    assert scene.s.gold[0] == 19
    assert scene.s.spent == 1 << (int(tile[1:]) - 1)
    assert scene.s.reserve.tolist()[0] == 2  # it does not go to the reserve
    assert scene.phase == "SHIPS"
    sound(scene)


@pytest.mark.parametrize(("space", "level"), [(1, "settler"), (2, "citizen"), (3, "merchant")])
@pytest.mark.parametrize(("tile", "seats"), [("T14", 2), ("T23", 3), ("T32", 4)])
def test_an_8_5_one_resident_of_choice_rises_free_of_charge(tile: str, seats: int, space: int, level: str) -> None:  # AN-8.5
    scene = looking_at(tile, seats)
    settle_on(scene, 0, "pioneer", "settler", "citizen", "merchant")
    use(scene)
    assert scene.phase == "UPGRADE"
    assert scene.legal == [f"choose_upgrade space={n}" for n in (1, 2, 3)]
    assert scene.refused("choose_upgrade space=4") == Rule.AN_8_5
    assert scene.refused("choose_upgrade space=5") == Rule.AN_8_5
    scene.act(f"choose_upgrade space={space}")
    assert residents(scene, 0)[space - 1] == level
    assert hand(scene, 0) == {}
    assert scene.s.gold[0] == 7
    assert scene.s.spent == 1 << (int(tile[1:]) - 1)
    sound(scene)


def test_an_8_5_a_settler_rises_only_with_a_citizen_tile_left() -> None:  # AN-8.5
    scene = looking_at("T14")
    settle_on(scene, 0, "pioneer", "settler", "merchant", "citizen", "merchant")
    use(scene)
    assert scene.refused("choose_upgrade space=2") == Rule.AN_8_5
    assert scene.legal == ["choose_upgrade space=1", "choose_upgrade space=4"]


def test_an_8_6_a_tile_without_effect_can_only_be_left() -> None:  # AN-8.6
    scene = looking_at("T14")
    settle_on(scene, 0, "settler", "settler", "merchant", "merchant", "merchant")
    assert scene.refused("use_tile") == Rule.AN_8_6
    assert scene.legal == ["leave_tile"]
    for could_rise in (
        ("pioneer", "settler", "merchant", "merchant", "merchant"),
        ("settler", "settler", "merchant", "citizen", "merchant"),
    ):
        settle_on(scene, 0, *could_rise)
        assert scene.refused("use_tile") == Rule.LEGAL
    settle_on(scene, 0, "settler", "merchant", "merchant")
    assert scene.refused("use_tile") == Rule.LEGAL


def test_an_8_6_twelve_gold_always_have_their_effect() -> None:  # AN-8.6
    scene = looking_at("T12")
    four_posts(scene, 0)
    scene.s.gold[0] = 29
    assert scene.refused("use_tile") == Rule.LEGAL


@pytest.mark.parametrize("tile", ["T12", "T14", "T08", "T05"])
def test_an_8_7_the_ship_is_removed_for_treasures_too(tile: str) -> None:  # AN-8.7
    scene = looking_at(tile)
    scene.s.points[0] = 1
    use(scene)
    assert ships(scene, 0) == [None, None]
    assert scene.s.points[0] == 0


def test_an_8_8_a_used_tile_is_shown_to_everybody() -> None:  # AN-8.8
    scene = looking_at("T05", seats=3)
    scene.act("use_tile")
    assert scene.s.eyes == 0xFF
    scene.act("reveal tile=t05")
    for seat in (-1, 0, 1, 2):
        assert scene.known_to(seat).tile == 4
        assert GAME.part("view").picture(scene.facts, seat).tile == "post_cloth"
    scene.act("choose_jetty number=3")
    assert all(scene.known_to(seat).post[0, 2] == 4 for seat in (-1, 0, 1, 2))


def test_an_8_9_a_post_produces_from_the_next_roll_on() -> None:  # AN-8.9
    scene = looking_at("T05")
    use(scene)
    scene.act("choose_jetty number=2")
    assert hand(scene, 0) == {}
    end_turn(scene)
    scene.act("roll face=2")  # in the turn of the other player
    assert (scene.phase, scene.s.actor) == ("PRODUCE", 0)
    assert scene.legal == ["produce good=stone", "produce good=cloth"]


def test_an_8_9_a_treaty_lowers_the_price_from_the_next_phase_2_on() -> None:  # AN-8.9
    scene = looking_at("T08")
    use(scene)
    assert scene.refused("buy good=wood") == Rule.NOT_NOW
    end_turn(scene)
    scene.act("roll face=6", "event face=3", "set_sail", "end_turn", "roll face=6", "event face=3", "buy good=wood")
    assert scene.s.gold[0] == 2


def test_an_8_9_tiles_count_for_points_at_once() -> None:  # AN-8.9
    scene = looking_at("T11")
    treaty(scene, 0, "T08", "T09")
    assert scene.scores == [0, 0]
    use(scene)
    assert scene.scores == [1, 0]


def test_an_8_10_the_square_of_a_used_tile_stays_empty() -> None:  # AN-8.10
    scene = looking_at("T08")
    before = board(scene)
    use(scene)
    del before["B2"]
    assert board(scene) == before
    assert (scene.s.lies[Island.B2], scene.s.looked[Island.B2]) == (-1, 0)
    again = copy(scene)
    end_turn(again)
    assert board(again) == before
    assert again.s.reserve.tolist() == [2, 0, 0]


def test_an_8_10_a_square_filled_by_the_pirate_is_empty_again_too() -> None:  # AN-8.10
    scene = before_roll(2)
    post(scene, 1, 1, "T01")
    scene.s.gold[1] = 0
    scene.act("roll face=6", "event face=1", "lose_post number=1", "turn_back back=2", "refill island=a12", "lay tile=t12")
    assert (board(scene)["A12"], scene.s.filled[Island.A12]) == (2, 1)
    at_sea(scene, 0, "A11")
    scene.act("set_sail", "discover ship=1 direction=east", "see tile=t12", "use_tile", "reveal tile=t12")
    assert "A12" not in board(scene)
    assert scene.s.filled[Island.A12] == 0
    sound(scene)
