"""The turn (AD-1), the countdown (AD-2), taking coins (AD-3)."""

from __future__ import annotations

from .positions import Rule, begin, free, give, next_turn, rich, round_of_coins, run, running, sound


# --- The turn (AD-1) ----------------------------------------------------------------------------
def test_ad_1_1_countdown_then_actions_then_the_next_player() -> None:  # AD-1.1
    scene = begin(2)
    run(scene, 1, "blue_3", 1, "blue_3")
    next_turn(scene)
    assert (scene.s.active, scene.phase, scene.s.coins[1]) == (1, "MENU", 10)  # the countdown came before the actions


def test_ad_1_2_two_of_four_actions_in_any_order() -> None:  # AD-1.2
    scene = rich(2, ships="red_3")
    scene.s.any_colour[0] = 0
    kinds = {act.split()[0] for act in scene.legal}
    assert kinds == {"take_coins", "acquire", "acquire_unseen", "buy", "reserve", "head_for"}
    scene.act("head_for voyage=abreu", "send ship=red_3", "stop", "acquire_unseen", "deal_order order=blue_3")
    kinds = {act.split()[0] for act in scene.legal}
    assert kinds == {"reserve", "end_turn"}
    assert scene.refused("take_coins") == Rule.AD_1_3


def test_ad_1_3_the_two_actions_differ() -> None:  # AD-1.3
    scene = rich(2)
    scene.act("take_coins")
    assert scene.refused("take_coins") == Rule.AD_1_3
    scene = rich(2)
    scene.act("acquire slot=1", "lay_order order=blue_3")
    assert scene.refused("acquire slot=2") == Rule.AD_1_3
    assert scene.refused("acquire_unseen") == Rule.AD_1_3
    scene = rich(2)
    scene.act("buy column=1", "turn_up card=red_3", "stop")
    assert scene.refused("buy column=2") == Rule.AD_1_3
    scene = rich(2, ships="red_3")
    scene.act("head_for voyage=abreu", "send ship=red_3", "stop")
    assert scene.refused("head_for voyage=dias") == Rule.AD_1_3
    assert scene.refused("start_order order=brown_3") == Rule.AD_1_3


def test_ad_1_4_an_action_is_finished_before_the_next() -> None:  # AD-1.4
    scene = rich(2, ships="red_3 blue_1")
    scene.s.any_colour[0] = 0
    scene.act("head_for voyage=abreu", "send ship=red_3")
    assert scene.phase == "PLACE"
    assert {act.split()[0] for act in scene.legal} == {"head_for", "stop"}
    scene.act("stop")
    assert scene.refused("head_for voyage=dias") == Rule.AD_1_3
    scene = rich(2)
    scene.act("buy column=1", "turn_up card=red_3")
    assert {act.split()[0] for act in scene.legal} == {"buy", "reserve", "stop"}


def test_ad_1_5_an_action_begins_with_its_first_step() -> None:  # AD-1.5
    scene = begin(2)
    scene.s.coins[0] = 2
    assert not [act for act in scene.legal if act.split()[0] == "buy"]  # the cheapest ship costs 3
    assert scene.refused("buy column=1") == Rule.AD_5_3
    scene.s.coins[0] = 0
    assert {act.split()[0] for act in scene.legal} == {"take_coins", "reserve"}
    assert scene.refused("stop") == Rule.NOT_NOW  # there is no action without a step


def test_ad_1_6_the_first_action_cannot_be_skipped_the_second_can() -> None:  # AD-1.6
    scene = begin(2)
    assert scene.refused("end_turn") == Rule.AD_1_6
    scene.act("reserve place=buy_1")
    assert scene.refused("end_turn") == Rule.AD_1_6  # a card is no action
    scene.act("take_coins", "end_turn")
    assert (scene.s.active, scene.s.coins[0]) == (1, 8)


def test_ad_1_6_after_the_first_action_the_menu_always_appears() -> None:  # AD-1.6
    scene = begin(3)
    scene.s.coins[0] = 0
    scene.s.reserve[0] = 0
    scene.act("take_coins")
    scene.s.coins[0] = 0
    assert scene.legal == ["end_turn"]  # whether placing is possible is not for others to see


def test_ad_1_7_reservations_end_then_scorings_then_the_next_player() -> None:  # AD-1.7
    scene = begin(2)
    scene.act("reserve place=buy_1")
    next_turn(scene)
    next_turn(scene)
    assert scene.s.mark[0] == 0
    next_turn(scene)
    assert (scene.s.mark[0], scene.s.active, scene.s.turn) == (-1, 1, 4)
    scene.s.interim_due = 4
    scene.s.pile[2] -= 1
    next_turn(scene)
    assert (scene.s.interim_scored, scene.s.active, scene.s.turn) == (1, 0, 5)


def test_ad_1_8_action_cards_are_free_and_no_actions() -> None:  # AD-1.8
    scene = rich(2, ships="red_1 blue_1 green_1 white_1")
    coins = scene.s.coins[0]
    scene.act("reserve place=buy_1", "reserve place=order_2")
    assert (scene.s.done, scene.s.coins[0]) == (0, coins)
    scene.act("head_for voyage=columbus", "send ship=red_1")
    for ship in ("blue_1", "green_1", "white_1"):
        scene.act("head_for voyage=columbus", f"send ship={ship}")
    assert (scene.s.any_colour[0], scene.s.coins[0]) == (0, coins - 4)
    assert scene.s.done == 8


def test_ad_1_9_nobody_pays_more_than_he_has() -> None:  # AD-1.9
    scene = rich(2, coins=1, ships="red_1")
    assert scene.refused("buy column=1") == Rule.AD_5_3
    assert scene.refused("acquire slot=1") == 0
    scene.act("head_for voyage=abreu")
    assert scene.refused("send ship=joker_red_1") == Rule.AD_6_2
    scene.act("send ship=red_1")
    assert scene.s.coins[0] == 0
    assert scene.refused("acquire slot=1") == Rule.AD_4_1
    sound(scene)


# --- The countdown (AD-2) -----------------------------------------------------------------------
def test_ad_2_1_every_running_order_of_the_player_counts_down() -> None:  # AD-2.1
    scene = begin(2)
    run(scene, 0, "blue_3", 3, "blue_3")
    run(scene, 0, "green_4", 2, "green_2 green_2")
    round_of_coins(scene)
    assert running(scene, 0) == [("blue_3", 2, 7), ("green_4", 1, 8)]


def test_ad_2_2_a_completed_order_pays_and_gives_its_ships_back() -> None:  # AD-2.2
    scene = begin(2)
    run(scene, 0, "blue_5", 2, "blue_3 joker_red_2", left=1)
    round_of_coins(scene)
    assert scene.s.coins[0] == 6 + 2 + 10
    assert (free(scene, 0), scene.s.joker_free[0]) == ("blue_3", 1)
    assert (running(scene, 0), scene.s.completed[0]) == ([], 1)
    assert scene.s.gone.tolist()[3 * 4 + 2] == 1
    sound(scene)


def test_ad_2_3_orders_that_finish_together_are_handled_together() -> None:  # AD-2.3
    scene = begin(2)
    run(scene, 0, "blue_3", 1, "blue_3")
    run(scene, 0, "green_3", 3, "green_3", left=1)
    round_of_coins(scene)
    assert (scene.phase, scene.s.coins[0], scene.s.completed[0]) == ("MENU", 6 + 2 + 4 + 7, 2)
    assert free(scene, 0) == "green_3 blue_3"


def test_ad_2_4_what_comes_back_may_be_used_at_once() -> None:  # AD-2.4
    scene = begin(2)
    run(scene, 0, "blue_3", 1, "blue_3")
    round_of_coins(scene)
    scene.s.coins[0] = 4  # exactly the income
    scene.act("head_for voyage=dias", "send ship=blue_3", "stop")
    assert scene.s.coins[0] == 3


def test_ad_2_5_one_round_means_the_very_next_turn() -> None:  # AD-2.5
    for rounds in (1, 2, 3):
        scene = rich(2, ships="brown_3")
        scene.act("start_order order=brown_3", "assign ship=brown_3", f"agree rounds={rounds}", "stop", "end_turn")
        for turn in range(1, rounds + 1):
            assert scene.s.completed[0] == 0
            next_turn(scene)  # the other player
            assert scene.s.completed[0] == (turn == rounds)
            if turn < rounds:
                next_turn(scene)


def test_ad_2_6_orders_of_others_do_not_move() -> None:  # AD-2.6
    scene = begin(3)
    run(scene, 0, "blue_3", 2, "blue_3")
    run(scene, 1, "white_3", 2, "white_3")
    run(scene, 2, "yellow_3", 2, "yellow_3")
    next_turn(scene)
    assert [running(scene, p)[0][1] for p in range(3)] == [2, 1, 2]


# --- Taking coins (AD-3) ------------------------------------------------------------------------
def test_ad_3_1_two_coins() -> None:  # AD-3.1
    scene = begin(2)
    scene.act("take_coins")
    assert scene.s.coins.tolist() == [8, 6, 0, 0]


def test_ad_3_2_the_bank_never_runs_out() -> None:  # AD-3.2
    scene = begin(2)
    scene.s.coins[0], scene.s.coins[1] = 300, 200
    scene.act("take_coins")
    assert scene.s.coins[0] == 302


def test_bought_ships_are_no_income() -> None:
    scene = begin(2)
    give(scene, 0, "red_3 red_3")
    round_of_coins(scene)
    assert scene.s.coins[0] == 8
