"""The worked examples of the specification (section 8); most of them are the rulebook's own."""

from __future__ import annotations

from itertools import combinations_with_replacement

from .positions import (
    Rule,
    begin,
    free,
    give,
    hand,
    joker,
    market,
    next_turn,
    piles,
    rich,
    rows,
    run,
    running,
    sail,
    score_now,
    special,
)


def test_e1_buying_with_eight_coins() -> None:  # AD-5.1, AD-5.3, AD-5.4, AD-5.6
    scene = rich(2, coins=8)
    market(scene, "yellow_1 green_3 green_2 blue_3 white_3", "red_2 green_1 red_3 brown_2 brown_3")
    scene.act("buy column=2", "turn_up card=white_1")
    assert scene.s.coins[0] == 3
    assert rows(scene) == ("yellow_1 green_1 green_2 blue_3 white_3", "red_2 white_1 red_3 brown_2 brown_3")
    assert scene.refused("buy column=2") == scene.refused("buy column=1") == 0
    assert scene.refused("buy column=3") == Rule.AD_5_3
    assert scene.refused("stop") == 0


def test_e2_the_full_loads_of_abreu() -> None:  # AD-7.5
    full: list[tuple[int, ...]] = []
    for n in (1, 2, 3):
        for load in combinations_with_replacement((1, 2, 3), n):
            scene = rich(2, coins=9, ships="white_1 white_1 brown_1 white_2 brown_2 white_3 brown_3")
            for i, capacity in enumerate(load):  # the second and third of a kind come by a card
                colour = "white" if load[:i].count(capacity) < (2 if capacity == 1 else 1) else "brown"
                if scene.refused("head_for voyage=abreu") == 0:
                    scene.act("head_for voyage=abreu")
                    if scene.refused(f"send ship={colour}_{capacity}") == 0:
                        scene.act(f"send ship={colour}_{capacity}")
            if scene.s.load[0] == 3 and scene.s.ships[0] == n:
                full.append(load)
    assert full == [(3,), (1, 2), (1, 1, 1)]


def test_e2_less_is_legal_and_two_twos_are_not() -> None:  # AD-7.5
    scene = rich(2, ships="white_2 white_2")
    scene.act("head_for voyage=abreu", "send ship=white_2", "stop")
    assert scene.s.load[0] == 2
    scene = rich(2, ships="white_2 white_2")
    scene.act("head_for voyage=abreu", "send ship=white_2", "head_for voyage=abreu")  # for the joker
    assert scene.refused("send ship=white_2") == Rule.AD_7_5


def test_e3_what_fits_a_green_voyage_with_room_for_two() -> None:  # AD-7.2, AD-7.5, AD-9.2, AD-10.2
    scene = rich(2, ships="green_3 green_2 blue_1 blue_2")
    joker(scene, 1, "brown_red")
    joker(scene, 0, "yellow_green")
    sail(scene, "cabot", "green_2 1")
    scene.act("head_for voyage=cabot")
    assert scene.refused("send ship=green_3") == Rule.AD_7_5
    assert scene.refused("send ship=green_2") == 0
    assert scene.refused("send ship=blue_1") == scene.refused("send ship=blue_2") == 0  # with a card
    assert scene.refused("send ship=joker_green_1") == scene.refused("send ship=joker_green_2") == 0
    assert scene.refused("send ship=joker_green_3") == Rule.AD_7_5
    scene.s.any_colour[0] = 0
    assert scene.refused("send ship=blue_1") == scene.refused("send ship=blue_2") == Rule.AD_7_2


def test_e4_the_yellow_order_over_two_rounds_for_ten_coins() -> None:  # AD-2.1, AD-2.2, AD-2.4, AD-8.4
    scene = rich(2, coins=7, ships="yellow_2 yellow_3")
    scene.act("start_order order=yellow_5", "assign ship=yellow_2", "assign ship=yellow_3", "agree rounds=2", "stop", "end_turn")
    assert (scene.s.coins[0], running(scene, 0), free(scene, 0)) == (5, [("yellow_5", 2, 10)], "")
    next_turn(scene)
    assert (running(scene, 0), free(scene, 0), scene.phase) == ([("yellow_5", 1, 10)], "", "MENU")
    next_turn(scene)  # takes 2 coins
    next_turn(scene)
    assert (scene.s.coins[0], free(scene, 0), running(scene, 0)) == (5 + 2 + 10, "yellow_2 yellow_3", [])
    assert (scene.s.completed[0], scene.s.gone.tolist()[6]) == (1, 1)
    scene.act("head_for voyage=cabot", "send ship=yellow_3")


def test_e5_four_times_five_points() -> None:  # AD-14.4, AD-14.8, AD-14.9
    points = []
    for completed in (0, 5):
        scene = begin(3)
        special(scene, 0, "majority")
        scene.s.completed[0] = completed
        for where, ships in {
            "columbus": "red_1 0,red_2 0,red_2 1",
            "magellan": "blue_1 0",
            "cabral": "white_3 0",
            "drake": "brown_1 0,brown_1 0,brown_2 2",
            "vespucci": "green_2 0,green_2 1",
        }.items():
            sail(scene, where, *ships.split(","))
        score_now(scene)
        points.append(scene.s.points[0])
    assert points[1] - points[0] == 20


def test_e6_the_interim_scoring_after_c_a_and_b() -> None:  # AD-12.1
    scene = begin(3, first=1)
    scene.s.coins[1] = 20
    piles(scene, 0, 0, 7, 7, 8)
    scene.act("buy column=1", "turn_up card=interim", "turn_up card=red_3", "stop", "end_turn")
    turns = []
    while not scene.s.interim_scored:
        turns.append(scene.s.active)
        next_turn(scene)
    assert (turns, scene.s.active) == ([2, 0, 1], 2)


def test_e7_a_stopped_order_and_three_points() -> None:  # AD-13.3, AD-13.6
    scene = begin(2)
    run(scene, 0, "white_3", 2, "white_1 white_2", left=1)
    give(scene, 0, "red_3")
    coins = scene.s.coins[0]
    score_now(scene)
    assert (scene.s.coins[0] - coins, scene.s.completed[0], scene.s.points[0]) == (2, 0, 3)  # 2 coins for the last action


def test_e8_action_cards() -> None:  # AD-0.9
    for seats, any_colour, reserve in ((2, 3, 2), (3, 2, 1), (4, 2, 1)):
        s = begin(seats).s
        assert [(s.any_colour[p], s.reserve[p]) for p in range(seats)] == [(any_colour, reserve)] * seats


def test_e9_the_weights_of_pile_three() -> None:  # AD-0.6, AD-5.8
    scene = rich(2, coins=20)
    piles(scene, 0, 0, 7, 7, 8)
    s = scene.s
    spare = next(k for k in range(18) if s.undrawn[k] and k != 1)
    while s.undrawn[1] != 2:  # red ships of 2
        step = 1 if s.undrawn[1] < 2 else -1
        s.undrawn[1] += step
        s.undrawn[spare] -= step
    assert sum(s.undrawn.tolist()) == 20 or sum(s.undrawn.tolist()) == 5 + 7 + 8
    scene.act("buy column=1")
    weights = scene.outcomes
    assert (weights["turn_up card=interim"], weights["turn_up card=red_2"], sum(weights.values())) == (20, 12, 140)


def test_a_hand_can_be_placed() -> None:
    scene = begin(2)
    hand(scene, 0, "red_6 red_5")
    assert scene.s.closed_cards[0] == 2
