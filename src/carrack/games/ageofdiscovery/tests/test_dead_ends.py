"""No dead end: whatever was begun can be finished (section 3, notes 4 to 8)."""

from __future__ import annotations

import pytest

from carrack.core.check.bench import Bench

from .positions import GAME, Rule, begin, hand, rich, sail

GAMES = 1500  # for each number of players and set of options; `carrack check` plays many more


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"strict_markers": "on"}, {"reserve_same_turn": "on"}], ids=["plain", "markers", "reserve"])
def test_random_games_never_meet_a_position_without_an_act(seats: int, options: dict[str, object]) -> None:  # AD-1.5, AD-1.6
    b = Bench(GAME, "quick")
    states, rng, out, tally, counts, sums = b.blank(6), b.numbers(4), b.acts(), b.numbers(), b.numbers(2), b.numbers(5)
    fresh = b.fresh(seats, **options)
    wrong = b.loops.roams(states, fresh, 50_000, GAMES, GAME.most_decisions, 0, True, b.chances, rng, out, tally, counts, sums)
    assert wrong == 0
    assert int(sums[0]) == GAMES


def test_a_voyage_is_offered_only_if_a_ship_fits_and_its_fee_can_be_paid() -> None:  # AD-7.1, AD-6.2
    scene = rich(2, coins=1, ships="")
    assert scene.refused("head_for voyage=abreu") == Rule.AD_6_2  # the joker costs 2
    scene.s.coins[0] = 2
    scene.act("head_for voyage=abreu")
    assert len(scene.legal) == 6


def test_where_only_the_joker_would_fit_it_is_the_fee_that_is_missing() -> None:  # AD-6.2, AD-7.1
    scene = rich(2, coins=1, ships="blue_1")
    scene.s.any_colour[0] = 0
    sail(scene, "magellan", "red_1 1")
    assert scene.refused("head_for voyage=magellan") == Rule.AD_6_2  # the joker is red and yellow
    sail(scene, "dias", "green_1 1")
    assert scene.refused("head_for voyage=dias") == Rule.AD_7_1
    scene.s.coins[0] = 2
    assert scene.refused("head_for voyage=magellan") == 0


@pytest.mark.parametrize("coins", [9, 98, 99, 100, 2369])
def test_no_riches_fill_an_order_that_ships_cannot_fill(coins: int) -> None:  # AD-8.2, AD-1.5
    scene = rich(3, coins=coins, ships="yellow_3 yellow_3")
    scene.s.any_colour[0] = scene.s.joker_free[0] = 0
    assert scene.refused("start_order order=yellow_5") == Rule.AD_8_2
    scene = rich(3, coins=coins, ships="yellow_1 yellow_2 yellow_3")
    scene.s.any_colour[0] = scene.s.joker_free[0] = 0
    scene.act("start_order order=yellow_5")
    assert scene.legal == ["assign ship=yellow_2", "assign ship=yellow_3"]


def test_a_pick_that_would_leave_the_order_unfinished_is_refused() -> None:  # AD-8.2
    scene = rich(2, coins=3, ships="yellow_1 yellow_1 yellow_2 yellow_3")
    scene.s.any_colour[0] = 0
    scene.act("start_order order=yellow_5")
    assert scene.refused("assign ship=yellow_1") == 0  # 1 + 1 + 3 with three coins
    scene.act("assign ship=yellow_1")
    assert scene.refused("assign ship=yellow_2") == Rule.AD_8_2B  # 1 + 2 + 2 is not there, 1 + 2 + 1 + 1 is not paid
    scene.act("assign ship=yellow_1")
    assert scene.legal == ["assign ship=yellow_3"]


def test_the_last_card_is_not_wasted() -> None:  # AD-8.3, AD-10.2
    scene = rich(2, ships="blue_1 blue_2 red_2")
    hand(scene, 0, "brown_3 red_5")
    scene.s.any_colour[0] = 2
    scene.act("start_order order=brown_3")
    scene.act("assign ship=blue_1")
    assert scene.s.any_colour[0] == 1
    assert set(scene.legal) == {"assign ship=blue_2", "assign ship=red_2", "assign ship=joker_2"}


def test_an_action_ends_by_itself_only_for_reasons_that_all_can_see() -> None:  # AD-1.6, AD-6.1
    shown = []
    for cards in ("", "brown_3"):
        scene = begin(2)
        hand(scene, 0, cards)
        scene.s.closed_cards[0] = len(cards.split())
        scene.s.reserve[0] = 0
        scene.act("take_coins", "acquire_unseen", "deal_order order=red_5") if cards else scene.act("take_coins")
        shown.append(scene.phase)
    assert shown == ["MENU", "MENU"]
    scene = rich(2, coins=4, ships="white_3")
    sail(scene, "drake", "joker_red_1 0")
    for where in ("abreu", "dias"):
        sail(scene, where, "blue_3 1" if where == "dias" else "red_3 1")
    scene.act("head_for voyage=cartier", "send ship=white_3")
    assert scene.phase == "MENU"  # no free ship is left, as all can see
