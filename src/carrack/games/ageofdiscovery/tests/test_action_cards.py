"""Action cards (AD-10)."""

from __future__ import annotations

import pytest

from carrack.core.jit import plain

from .positions import GAME, Rule, begin, established, last_pile, next_turn, rich, round_of_coins, rows, run, sail, sound


def test_ad_10_1_each_card_is_used_once() -> None:  # AD-10.1
    scene = rich(3, ships="blue_1 green_1 brown_1")
    sail(scene, "columbus", "red_1 1")
    for left, ship in ((1, "blue_1"), (0, "green_1")):
        scene.act("head_for voyage=columbus", f"send ship={ship}")
        assert scene.s.any_colour[0] == left
    scene.act("head_for voyage=columbus")  # for the joker
    assert scene.refused("send ship=brown_1") == Rule.AD_7_2
    scene = begin(3)
    scene.act("reserve place=buy_1")
    assert (scene.s.reserve[0], scene.refused("reserve place=buy_2")) == (0, Rule.AD_10_5)


def test_ad_10_2_any_colour_on_a_voyage_and_on_an_order() -> None:  # AD-10.2
    scene = rich(2, ships="blue_1 white_3")
    sail(scene, "columbus", "red_1 1")
    scene.act("head_for voyage=columbus", "send ship=blue_1", "start_order order=brown_3", "assign ship=white_3", "agree rounds=1")
    assert scene.s.any_colour[0] == 1


def test_ad_10_3_a_card_is_played_exactly_when_needed() -> None:  # AD-10.3
    scene = rich(2, ships="red_1 blue_1 brown_3")
    sail(scene, "columbus", "red_1 1")
    scene.act("head_for voyage=columbus", "send ship=red_1")
    assert scene.s.any_colour[0] == 3  # it fits
    scene.act("head_for voyage=abreu", "send ship=blue_1")
    assert (scene.s.any_colour[0], established(scene, "abreu")) == (3, "blue")  # an empty voyage
    scene.act("start_order order=brown_3", "assign ship=brown_3")
    assert scene.s.any_colour[0] == 3


def test_ad_10_4_fee_and_capacity_stay() -> None:  # AD-10.4
    scene = rich(2, coins=5, ships="blue_1 blue_3")
    sail(scene, "abreu", "red_2 1")
    scene.act("head_for voyage=abreu")
    assert scene.refused("send ship=blue_3") == Rule.AD_7_5
    scene.act("send ship=blue_1")
    assert scene.s.coins[0] == 4


def test_ad_10_5_reserving_before_between_and_after_actions() -> None:  # AD-10.5
    for before in ((), ("take_coins",), ("take_coins", "acquire slot=4", "lay_order order=red_5")):
        scene = begin(2)
        scene.act(*before)
        for place in ("buy_1", "next_5", "order_2"):
            assert scene.refused(f"reserve place={place}") == 0
        scene.act("reserve place=next_5")
        assert (scene.s.mark[9], scene.s.marked[9], scene.s.reserve[0]) == (0, 1, 1)


def test_ad_10_5_and_between_two_purchases() -> None:  # AD-10.5
    scene = rich(2)
    scene.act("buy column=1", "turn_up card=red_3", "reserve place=next_1", "buy column=3", "turn_up card=red_3", "stop")
    assert scene.s.mark[5] == 0


def test_ad_10_5_a_reservation_may_end_the_purchase() -> None:  # AD-10.5
    scene = rich(2, coins=7)
    scene.act("buy column=2", "turn_up card=red_3")  # 3 coins left: only the red 1 can be paid
    assert [act for act in scene.legal if act.startswith("buy")] == ["buy column=1"]
    scene.act("reserve place=buy_1")
    assert scene.phase == "MENU"


def test_ad_10_5_after_two_actions_the_menu_is_for_reserving_only() -> None:  # AD-10.5
    scene = begin(2)
    scene.act("take_coins", "acquire_unseen", "deal_order order=red_5")
    assert {act.split()[0] for act in scene.legal} == {"reserve", "end_turn"}
    scene.s.reserve[0] = 1
    scene.act("reserve place=buy_1")
    assert scene.s.active == 1  # no card left: the turn ends by itself


def test_ad_10_6_nobody_else_takes_a_marked_card() -> None:  # AD-10.6
    scene = begin(3)
    scene.act("reserve place=buy_1")
    next_turn(scene)
    scene.act("reserve place=order_1")
    next_turn(scene)
    scene.s.coins[2] = 9
    assert scene.refused("buy column=1") == Rule.AD_5_10
    assert scene.refused("acquire slot=1") == Rule.AD_4_6


def test_ad_10_7_the_reserving_player_takes_it_from_his_next_turn_on() -> None:  # AD-10.7
    scene = begin(2)
    scene.act("reserve place=buy_1", "reserve place=order_1")
    assert scene.refused("buy column=1") == scene.refused("acquire slot=1") == Rule.AD_10_7
    round_of_coins(scene)
    scene.act("buy column=1", "turn_up card=red_3", "stop", "acquire slot=1")
    assert scene.s.coins[0] == 8 - 3 - 1  # at the normal price


def test_ad_10_7_a_ship_must_lie_in_the_buying_row() -> None:  # AD-10.7
    scene = begin(2)
    scene.act("reserve place=next_1")
    round_of_coins(scene)
    scene.s.coins[0] = 9
    scene.act("buy column=1", "turn_up card=red_3", "buy column=1")  # first the ship below it
    assert scene.s.coins[0] == 9 - 3 - 4


@pytest.mark.parametrize(("option", "rule"), [("off", Rule.AD_10_7), ("on", Rule.LEGAL)])
def test_ad_10_7_in_the_same_turn_only_by_the_option(option: str, rule: int) -> None:  # AD-10.7
    scene = begin(2, reserve_same_turn=option)
    scene.act("reserve place=buy_1", "reserve place=order_1")
    assert scene.refused("buy column=1") == scene.refused("acquire slot=1") == rule


def test_ad_10_8_a_reserved_ship_moves_down_with_its_marker() -> None:  # AD-10.8
    scene = begin(2)
    scene.act("reserve place=next_3")
    next_turn(scene)
    scene.s.coins[1] = 20
    scene.act("buy column=3", "turn_up card=red_3")
    assert (scene.s.mark[2], scene.s.marked[2], scene.s.mark[7]) == (0, 1, -1)
    assert scene.refused("buy column=3") == Rule.AD_5_10
    assert rows(scene)[0].split()[2] == "yellow_3"
    sound(scene)


def test_ad_10_9_it_ends_when_the_card_is_acquired() -> None:  # AD-10.9
    scene = begin(2)
    scene.act("reserve place=buy_1", "reserve place=order_1")
    round_of_coins(scene)
    scene.act("acquire slot=1")
    assert (scene.s.mark[10], scene.s.mark[0]) == (-1, 0)  # at once, before the turn ends
    scene.act("lay_order order=red_5", "buy column=1")
    assert scene.s.mark.tolist() == [-1] * 14
    assert scene.s.marked.tolist() == [0] * 14


def test_ad_10_9_or_at_the_end_of_the_next_turn() -> None:  # AD-10.9
    scene = begin(3)
    scene.act("reserve place=buy_3")
    round_of_coins(scene)
    assert scene.s.mark[2] == 0
    next_turn(scene)
    assert scene.s.mark[2] == -1
    scene.s.coins[1] = 9
    assert scene.refused("buy column=3") == 0


@pytest.mark.parametrize("place", ["buy_3", "next_3", "order_3"])
def test_ad_10_9_wherever_the_card_lies(place: str) -> None:  # AD-10.9
    scene = begin(2)
    scene.act(f"reserve place={place}")
    round_of_coins(scene)
    assert 0 in scene.s.mark.tolist()
    next_turn(scene)
    assert scene.s.mark.tolist() == [-1] * 14


def test_ad_10_9_no_mark_is_older_than_a_round() -> None:  # AD-10.9
    scene = begin(3)
    scene.act("reserve place=buy_3")
    round_of_coins(scene)
    sound(scene)
    scene.s.turn += 1
    assert plain(GAME.part("rules").broken)(scene.s) == 102


def test_ad_10_10_not_over_the_marker_of_another() -> None:  # AD-10.10
    scene = begin(2)
    scene.act("reserve place=buy_3")
    assert scene.refused("reserve place=buy_3") == Rule.AD_10_10B
    next_turn(scene)
    assert scene.refused("reserve place=buy_3") == Rule.AD_10_10


def test_ad_10_10_a_further_card_renews_it() -> None:  # AD-10.10
    scene = begin(2)
    scene.act("reserve place=buy_1")
    round_of_coins(scene)
    assert scene.refused("buy column=1") == 0
    scene.act("reserve place=buy_1")
    assert scene.refused("buy column=1") == Rule.AD_10_7  # it counts from this turn
    next_turn(scene)
    assert (scene.s.mark[0], scene.s.marked[0]) == (0, 3)
    next_turn(scene)
    assert scene.refused("buy column=1") == 0
    next_turn(scene)
    assert scene.s.mark[0] == -1


def test_ad_10_11_only_face_up_cards_of_market_and_display() -> None:  # AD-10.11
    scene = begin(2)
    run(scene, 1, "blue_3", 2, "blue_3")
    places = [act.split("=")[1] for act in scene.legal if act.startswith("reserve")]
    assert places == [*(f"buy_{i}" for i in range(1, 6)), *(f"next_{i}" for i in range(1, 6)), *(f"order_{i}" for i in range(1, 5))]


def test_ad_10_11_an_empty_place_cannot_be_reserved() -> None:  # AD-10.11
    scene = rich(2, coins=40)
    last_pile(scene, 1)
    scene.act("buy column=1", "turn_up card=final")
    assert scene.refused("reserve place=next_1") == Rule.AD_5_9
    scene.s.gone[scene.s.display[1]] = 1
    scene.s.display[1] = -1
    assert scene.refused("reserve place=order_2") == Rule.AD_4_5
