"""Orders (AD-8)."""

from __future__ import annotations

import pytest

from ..content import INCOME, ORDER_CAPACITIES
from .positions import Rule, begin, free, give, hand, held, next_turn, rich, round_of_coins, run, running, score_now, sound


def test_ad_8_1_an_order_is_started_straight_from_the_hand() -> None:  # AD-8.1
    scene = rich(2, ships="yellow_2 yellow_3 white_2 white_2")
    assert scene.refused("start_order order=white_4") == Rule.AD_8_1  # seat 1 has it
    assert scene.refused("start_order order=yellow_4") == Rule.AD_8_1  # it lies in the display
    scene.act("start_order order=yellow_5")
    assert held(scene, 0) == "brown_3"
    assert scene.s.starting == 6
    for seat in (-1, 0, 1):
        assert scene.known_to(seat).starting == 6  # open from now on


def test_ad_8_2_exactly_its_capacity_at_once() -> None:  # AD-8.2
    scene = rich(2, ships="yellow_1 yellow_3")
    scene.s.any_colour[0] = 0
    scene.s.joker_free[0] = 0
    assert scene.refused("start_order order=yellow_5") == Rule.AD_8_2
    give(scene, 0, "yellow_2")
    assert scene.refused("start_order order=yellow_5") == 0
    scene.act("start_order order=yellow_5")
    assert scene.refused("assign ship=yellow_1") == Rule.AD_8_2B  # 4 could not be made up
    assert scene.legal == ["assign ship=yellow_2", "assign ship=yellow_3"]
    scene.act("assign ship=yellow_3")
    assert scene.legal == ["assign ship=yellow_2"]
    give(scene, 0, "yellow_3")
    assert scene.refused("assign ship=yellow_3") == Rule.AD_8_2B  # only 2 are missing
    scene.act("assign ship=yellow_2")
    assert scene.phase == "DURATION"


def test_ad_8_2_fees_for_all_its_ships_must_be_there() -> None:  # AD-8.2
    scene = rich(2, coins=1, ships="yellow_2 yellow_3")
    assert scene.refused("start_order order=yellow_5") == Rule.AD_8_2
    scene.s.coins[0] = 2
    assert scene.refused("start_order order=yellow_5") == 0


def test_ad_8_2_the_joker_among_its_ships_costs_two() -> None:  # AD-8.2, AD-9.1
    scene = rich(2, coins=2, ships="yellow_2")
    assert scene.refused("start_order order=yellow_5") == Rule.AD_8_2
    scene.s.coins[0] = 3
    assert scene.refused("start_order order=yellow_5") == 0


def test_ad_8_2_nothing_is_added_later() -> None:  # AD-8.2
    scene = rich(2, ships="brown_3 brown_1")
    scene.act("start_order order=brown_3", "assign ship=brown_3", "agree rounds=3", "stop", "end_turn")
    next_turn(scene)
    assert not [act for act in scene.legal if act.startswith(("assign", "start_order order=brown_3"))]
    assert scene.s.aboard.tolist()[0][0] == [17, -1, -1, -1, -1, -1]


def test_ad_8_3_only_ships_of_its_colour_or_cards() -> None:  # AD-8.3
    scene = rich(2, ships="blue_3")
    scene.s.any_colour[0] = 0
    scene.s.joker_free[0] = 0
    assert scene.refused("start_order order=brown_3") == Rule.AD_8_2
    scene.s.any_colour[0], scene.s.joker_free[0] = 1, 1
    scene.act("start_order order=brown_3", "assign ship=blue_3")
    assert (scene.phase, scene.s.any_colour[0]) == ("DURATION", 0)


def test_ad_8_3_all_its_ships_may_come_by_cards() -> None:  # AD-8.3
    scene = rich(2, ships="blue_1 red_1 green_1")
    assert scene.s.any_colour[0] == 3
    scene.act("start_order order=brown_3", "assign ship=blue_1", "assign ship=red_1", "assign ship=green_1", "agree rounds=2")
    assert (scene.s.any_colour[0], running(scene, 0)) == (0, [("brown_3", 2, 6)])
    scene = rich(2, ships="blue_1 red_1 green_1")
    scene.s.any_colour[0] = 2
    scene.s.joker_free[0] = 0
    assert scene.refused("start_order order=brown_3") == Rule.AD_8_2


def test_ad_8_3_a_stranger_without_a_card_left_is_refused() -> None:  # AD-8.3
    scene = rich(2, ships="brown_1 brown_2 blue_1")
    scene.s.any_colour[0] = 0
    scene.act("start_order order=brown_3")
    assert scene.refused("assign ship=blue_1") == Rule.AD_7_2


@pytest.mark.parametrize("capacity", ORDER_CAPACITIES)
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_ad_8_4_the_longer_the_more(capacity: int, rounds: int) -> None:  # AD-8.4
    scene = rich(2, ships="white_1 white_2 white_2 white_1")
    hand(scene, 0, "")
    hand(scene, 1, "")
    hand(scene, 0, f"white_{capacity}")
    scene.act(f"start_order order=white_{capacity}", "assign ship=white_1", "assign ship=white_2")
    if capacity > 3:
        scene.act("assign ship=white_1" if capacity in (4, 6) else "assign ship=white_2")
    if capacity == 6:
        scene.act("assign ship=white_2")
    assert scene.legal == [f"agree rounds={n}" for n in (1, 2, 3)]
    scene.act(f"agree rounds={rounds}")
    assert running(scene, 0) == [(f"white_{capacity}", rounds, int(INCOME[capacity - 3][rounds - 1]))]


def test_ad_8_5_income_and_rounds_are_marked() -> None:  # AD-8.5
    scene = rich(2, ships="brown_3", strict_markers="on")
    scene.act("start_order order=brown_3", "assign ship=brown_3", "agree rounds=2")
    assert running(scene, 0) == [("brown_3", 2, 6)]
    from carrack.core.jit import plain

    from ..rules.common import markers_used

    assert plain(markers_used)(scene.s, 0) == 2


def test_ad_8_6_several_orders_at_once() -> None:  # AD-8.6
    scene = rich(2, ships="brown_3 yellow_2 yellow_3")
    scene.act("start_order order=brown_3", "assign ship=brown_3", "agree rounds=1")
    scene.act("start_order order=yellow_5", "assign ship=yellow_2", "assign ship=yellow_3", "agree rounds=3")
    assert running(scene, 0) == [("brown_3", 1, 4), ("yellow_5", 3, 12)]
    sound(scene)


def test_ad_8_6_seven_orders_can_run() -> None:  # AD-8.6
    scene = begin(2)
    for order in ("red_4", "red_5", "green_4", "green_6", "blue_4", "white_5"):
        run(
            scene,
            0,
            order,
            3,
            {"4": "brown_2 brown_2", "5": "red_3 green_2", "6": "blue_3 white_3"}[order[-1]]
            if order in ("red_4", "red_5", "green_6")
            else "",
        )
    for i in range(6):
        scene.s.rounds[0, i] = 3
    give(scene, 0, "brown_3")
    scene.act("start_order order=brown_3", "assign ship=brown_3", "agree rounds=3")
    assert len(running(scene, 0)) == 7


def test_ad_8_7_its_owner_cannot_stop_it() -> None:  # AD-8.7
    scene = begin(2)
    run(scene, 0, "blue_3", 3, "blue_3")
    round_of_coins(scene)
    assert running(scene, 0) == [("blue_3", 2, 7)]
    assert free(scene, 0) == ""
    assert {act.split()[0] for act in scene.legal} <= {
        "take_coins",
        "acquire",
        "acquire_unseen",
        "buy",
        "reserve",
        "head_for",
        "start_order",
    }
    score_now(scene)
    assert (running(scene, 0), free(scene, 0), scene.s.completed[0]) == ([], "blue_3", 0)


def test_ad_8_8_a_completed_order_leaves_the_game() -> None:  # AD-8.8
    scene = begin(2)
    run(scene, 0, "blue_3", 1, "blue_3")
    round_of_coins(scene)
    assert scene.s.gone.tolist()[12] == 1
    assert scene.s.heap[12] + scene.s.closed[0, 12] + scene.s.open[0, 12] == 0
    scene.act("acquire_unseen")
    assert "deal_order order=blue_3" not in scene.outcomes


@pytest.mark.parametrize(("capacity", "used"), [(1, 3), (2, 4), (3, 5)])
def test_ad_8_9_a_joker_on_an_order_carries_markers_plain_ships_none(capacity: int, used: int) -> None:  # AD-8.9
    from carrack.core.jit import plain

    from ..rules.common import markers_used

    scene = rich(2, ships="yellow_2 yellow_3 yellow_2 yellow_1", strict_markers="on")
    scene.act("start_order order=yellow_5", f"assign ship=joker_{capacity}", "show_joker joker=red_yellow")
    for ship in {1: ("yellow_2", "yellow_2"), 2: ("yellow_3",), 3: ("yellow_2",)}[capacity]:
        scene.act(f"assign ship={ship}")
    scene.act("agree rounds=1")
    assert plain(markers_used)(scene.s, 0) == used
    scene.act("stop", "end_turn")
    next_turn(scene)
    assert plain(markers_used)(scene.s, 0) == 0
    assert scene.s.joker_free[0] == 1
