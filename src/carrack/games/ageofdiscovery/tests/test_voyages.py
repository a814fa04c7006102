"""Placing ships (AD-6) and voyages (AD-7)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .positions import Rule, begin, established, free, give, market, next_turn, rich, run, sail, sound, voyage


# --- Placing in general (AD-6) ------------------------------------------------------------------
def test_ad_6_1_any_number_of_free_ships_on_voyages_and_orders() -> None:  # AD-6.1
    scene = rich(2, ships="red_1 blue_3 brown_3")
    scene.act("head_for voyage=abreu", "send ship=red_1", "start_order order=brown_3", "assign ship=brown_3", "agree rounds=1")
    scene.act("head_for voyage=dias", "send ship=blue_3")
    assert (voyage(scene, "abreu"), voyage(scene, "dias"), free(scene, 0)) == (["red_1 0"], ["blue_3 0"], "")


def test_ad_6_1_a_ship_that_is_not_free_cannot_be_placed() -> None:  # AD-6.1
    scene = rich(2, ships="red_1")
    run(scene, 0, "blue_3", 2, "blue_3")
    scene.act("head_for voyage=dias")
    assert scene.refused("send ship=blue_3") == Rule.AD_6_1  # on an order
    assert scene.refused("send ship=white_2") == Rule.AD_6_1  # not his at all
    scene.act("send ship=red_1")
    scene.s.coins[0] = 1
    assert scene.phase == "PLACE"  # the joker is still free
    sail(scene, "abreu", "joker_red_1 0")
    assert scene.refused("head_for voyage=columbus") == Rule.AD_6_1


def test_ad_6_1_ships_bought_or_returned_in_this_turn_are_free() -> None:  # AD-6.1
    scene = begin(2)
    run(scene, 0, "blue_3", 1, "blue_3")
    next_turn(scene)
    next_turn(scene)
    scene.act("buy column=1", "turn_up card=red_3", "stop")
    scene.act("head_for voyage=abreu", "send ship=red_1", "head_for voyage=dias", "send ship=blue_3")
    assert free(scene, 0) == ""


def test_ad_6_1_placing_ends_by_itself_without_a_coin_or_a_ship() -> None:  # AD-6.1
    scene = rich(2, coins=1, ships="red_1 red_2")
    scene.act("head_for voyage=abreu", "send ship=red_1")
    assert (scene.phase, scene.s.done) == ("MENU", 8)  # no coin
    scene = rich(2, coins=9, ships="red_1")
    sail(scene, "drake", "joker_red_1 0")
    scene.act("head_for voyage=abreu", "send ship=red_1")
    assert (scene.phase, scene.s.done) == ("MENU", 8)  # no ship
    scene = rich(2, coins=2, ships="red_1")
    scene.act("head_for voyage=abreu", "send ship=red_1")
    assert (scene.phase, scene.legal) == ("PLACE", ["stop"])  # the joker costs 2, but that is nobody's business


def test_ad_6_2_one_coin_for_a_ship_two_for_a_joker() -> None:  # AD-6.2
    scene = rich(2, coins=9, ships="red_3 brown_3")
    scene.act("head_for voyage=abreu", "send ship=red_3")
    assert scene.s.coins[0] == 8
    scene.act("head_for voyage=dias", "send ship=joker_red_3", "show_joker joker=red_yellow")
    assert scene.s.coins[0] == 6
    scene.act("start_order order=brown_3", "assign ship=brown_3")
    assert scene.s.coins[0] == 5
    scene = rich(2, coins=9, ships="yellow_2")
    scene.act("start_order order=yellow_5", "assign ship=joker_3")
    assert scene.s.coins[0] == 7
    scene = rich(2, coins=0, ships="red_3")
    assert scene.refused("head_for voyage=abreu") == Rule.AD_6_2


def test_ad_6_3_step_by_step() -> None:  # AD-6.3
    scene = rich(2, ships="red_1 red_1")
    scene.act("head_for voyage=abreu")
    assert {act.split()[0] for act in scene.legal} == {"send"}  # one ship onto one voyage
    scene.act("send ship=red_1")
    assert scene.phase == "PLACE"
    scene = rich(2, ships="yellow_2 yellow_3 red_1")
    scene.act("start_order order=yellow_5", "assign ship=yellow_2")
    assert {act.split()[0] for act in scene.legal} == {"assign"}  # one whole order


def test_ad_6_4_a_ship_on_a_voyage_stays() -> None:  # AD-6.4
    scene = begin(2)
    sail(scene, "abreu", "red_3 0")
    for _ in range(4):
        next_turn(scene)
    assert voyage(scene, "abreu") == ["red_3 0"]
    assert free(scene, 0) == ""


# --- Voyages (AD-7) -----------------------------------------------------------------------------
def test_ad_7_1_the_first_ship_sets_the_colour() -> None:  # AD-7.1
    scene = rich(2, ships="white_1 blue_1 blue_1")
    assert established(scene, "abreu") is None
    scene.act("head_for voyage=abreu", "send ship=white_1")
    assert established(scene, "abreu") == "white"


def test_ad_7_1_a_voyage_that_no_free_ship_fits_is_not_offered() -> None:  # AD-7.1
    scene = rich(2, ships="white_2")
    scene.s.any_colour[0] = 0
    sail(scene, "magellan", "blue_1 1")
    assert scene.refused("head_for voyage=magellan") == Rule.AD_7_1
    give(scene, 0, "blue_1")
    assert scene.refused("head_for voyage=magellan") == 0


def test_ad_7_2_further_ships_have_the_colour_of_the_first() -> None:  # AD-7.2
    scene = rich(2, ships="blue_1 white_1")
    scene.s.any_colour[0] = 0
    sail(scene, "magellan", "white_1 1")
    scene.act("head_for voyage=magellan")
    assert scene.refused("send ship=blue_1") == Rule.AD_7_2
    assert scene.refused("send ship=white_1") == 0
    scene.s.any_colour[0] = 1
    assert scene.refused("send ship=blue_1") == 0


def test_ad_7_3_a_card_does_not_change_the_colour() -> None:  # AD-7.3
    scene = rich(2, ships="blue_1 white_1")
    sail(scene, "magellan", "white_1 1")
    scene.act("head_for voyage=magellan", "send ship=blue_1")
    assert (established(scene, "magellan"), scene.s.any_colour[0]) == ("white", 2)
    scene.s.any_colour[0] = 0
    assert scene.refused("head_for voyage=magellan") == 0  # for the white ship
    scene.act("head_for voyage=magellan")
    assert scene.legal == ["send ship=white_1"]


def test_ad_7_4_the_colour_need_not_be_that_of_the_tile() -> None:  # AD-7.4
    scene = rich(2, ships="brown_1")
    scene.act("head_for voyage=abreu", "send ship=brown_1")
    assert established(scene, "abreu") == "brown"  # on a red tile


def test_ad_7_5_the_capacity_is_not_exceeded() -> None:  # AD-7.5
    scene = rich(2, ships="red_1 red_2 red_2 red_3")
    scene.act("head_for voyage=abreu", "send ship=red_2", "head_for voyage=abreu")
    assert scene.refused("send ship=red_2") == scene.refused("send ship=red_3") == Rule.AD_7_5
    scene.act("send ship=red_1")
    assert scene.refused("head_for voyage=abreu") == Rule.AD_7_5  # full
    assert scene.s.load[0] == 3


def test_ad_7_5_nor_need_it_be_reached() -> None:  # AD-7.5
    scene = rich(2, ships="red_1")
    scene.act("head_for voyage=columbus", "send ship=red_1", "stop", "end_turn")
    assert (scene.s.load[1], scene.s.active) == (1, 1)
    sound(scene)


def test_ad_7_6_several_players_and_several_ships_on_one_voyage() -> None:  # AD-7.6
    scene = rich(3, ships="red_1 red_1")
    give(scene, 1, "red_2")
    scene.act(*["head_for voyage=columbus", "send ship=red_1"] * 2, "stop", "end_turn")
    scene.act("head_for voyage=columbus", "send ship=red_2")
    assert voyage(scene, "columbus") == ["red_1 0", "red_1 0", "red_2 1"]


@pytest.mark.parametrize(("used", "plain", "as_two"), [(17, True, True), (18, True, True), (19, True, False), (20, False, False)])
def test_ad_7_7_one_marker_for_a_ship_as_many_as_its_capacity_for_a_joker(used: int, plain: bool, as_two: bool) -> None:  # AD-7.7
    scene = marked(used)
    assert (scene.refused("head_for voyage=verrazzano") == 0) == plain
    if plain:
        scene.act("head_for voyage=verrazzano")
        assert scene.refused("send ship=white_1") == 0
        assert (scene.refused("send ship=joker_red_2") == 0) == as_two


def marked(used: int, strict: str = "on") -> Scene:
    """Seat 0 has so many markers on ships, a free white ship and a free joker."""
    scene = rich(2, coins=30, ships="white_1", strict_markers=strict)
    market(scene, "red_3 red_3 blue_3 blue_3 green_3", "green_3 yellow_3 yellow_3 brown_3 white_2")
    for name, ships in {
        "columbus": "red_1 red_1 red_2 red_2 red_2",
        "magellan": "blue_1 blue_1 blue_2 blue_2 blue_2",
        "da_gama": "yellow_1 yellow_1 yellow_2 yellow_2",
        "drake": "brown_1 brown_1 brown_2 brown_2",
        "cabral": "white_2 white_2",
    }.items():
        for ship in ships.split():
            if sum(scene.s.ships.tolist()) < used:
                sail(scene, name, f"{ship} 0")
    assert sum(scene.s.ships.tolist()) == used
    return scene


def test_ad_7_8_markers_run_out_only_by_the_option() -> None:  # AD-7.8
    scene = marked(20)
    assert scene.refused("head_for voyage=verrazzano") == Rule.AD_7_8
    assert scene.refused("start_order order=brown_3") == Rule.AD_7_8
    assert scene.refused("reserve place=buy_1") == Rule.AD_7_8
    scene = marked(20, strict="off")
    for act in ("head_for voyage=verrazzano", "start_order order=brown_3", "reserve place=buy_1"):
        assert scene.refused(act) == 0


def test_ad_7_8_a_joker_may_need_more_markers_than_are_left() -> None:  # AD-7.8
    scene = marked(19)
    scene.act("head_for voyage=verrazzano")
    assert scene.refused("send ship=joker_red_1") == 0
    assert scene.refused("send ship=joker_red_3") == Rule.AD_7_8  # one is left


def test_ad_7_8_a_reservation_renewed_needs_no_second_marker() -> None:  # AD-7.8
    scene = marked(19)
    scene.act("reserve place=buy_1")
    assert scene.refused("reserve place=buy_2") == Rule.AD_7_8
    next_turn(scene)
    next_turn(scene)
    assert scene.refused("reserve place=buy_1") == 0
    assert scene.refused("reserve place=buy_2") == Rule.AD_7_8


def test_ad_7_8_an_order_needs_markers_for_the_whole_of_it() -> None:  # AD-7.8
    scene = marked(16)
    give(scene, 0, "brown_3")
    scene.act("start_order order=brown_3")  # two for the order, three for a joker as 3
    assert scene.refused("assign ship=joker_3") == Rule.AD_7_8
    assert scene.refused("assign ship=brown_3") == 0
    scene = marked(18)
    assert scene.refused("start_order order=brown_3") == Rule.AD_8_2  # the joker alone could fill it
