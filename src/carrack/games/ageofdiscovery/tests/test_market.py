"""Acquiring orders (AD-4) and buying ships (AD-5)."""

from __future__ import annotations

from .positions import (
    NEXT,
    ROW,
    Rule,
    begin,
    display,
    empty_heap,
    free,
    hand,
    held,
    last_pile,
    market,
    next_turn,
    piles,
    rich,
    rows,
    run,
    sound,
)


# --- Orders (AD-4) ------------------------------------------------------------------------------
def test_ad_4_1_one_coin_for_one_order() -> None:  # AD-4.1
    scene = begin(2)
    scene.act("acquire slot=2", "lay_order order=red_5")
    assert (scene.s.coins[0], scene.phase) == (5, "MENU")
    assert scene.refused("acquire slot=1") == Rule.AD_1_3
    scene = begin(2)
    scene.act("acquire_unseen", "deal_order order=red_5")
    assert (scene.s.coins[0], held(scene, 0)) == (5, "red_5 yellow_5 brown_3")
    scene = begin(2)
    scene.s.coins[0] = 0
    assert scene.refused("acquire slot=1") == scene.refused("acquire_unseen") == Rule.AD_4_1


def test_ad_4_2_it_goes_into_the_hand_and_may_be_used_in_the_same_turn() -> None:  # AD-4.2
    scene = rich(2, ships="red_3")
    scene.act("acquire slot=1", "lay_order order=red_5")
    assert (held(scene, 0), scene.s.open_cards[0]) == ("yellow_5 brown_3 (red_3)", 1)
    scene.act("start_order order=red_3", "assign ship=red_3", "agree rounds=1")
    assert (held(scene, 0), scene.s.open_cards[0]) == ("yellow_5 brown_3", 0)


def test_ad_4_3_four_orders_in_hand_at_most() -> None:  # AD-4.3
    scene = begin(2)
    hand(scene, 0, "red_4 red_5 red_6 green_3")
    assert scene.refused("acquire slot=1") == scene.refused("acquire_unseen") == Rule.AD_4_3
    hand(scene, 0, "red_4 red_5 red_6")
    run(scene, 0, "green_3", 3, "green_3")  # it is not in the hand
    assert scene.refused("acquire slot=1") == 0


def test_ad_4_3_open_orders_in_hand_count_until_they_are_started() -> None:  # AD-4.3, AD-8.1
    scene = rich(2, ships="red_3")
    hand(scene, 0, "red_4 red_5 red_6")
    scene.act("acquire slot=1", "lay_order order=white_3", "end_turn")
    next_turn(scene)
    assert scene.refused("acquire slot=1") == scene.refused("acquire_unseen") == Rule.AD_4_3
    scene.act("start_order order=red_3", "assign ship=red_3", "agree rounds=1", "stop")
    assert scene.refused("acquire slot=1") == scene.refused("acquire_unseen") == 0


def test_ad_4_4_a_slot_is_refilled_at_once() -> None:  # AD-4.4
    scene = begin(2)
    scene.act("acquire slot=3")
    assert (scene.phase, display(scene)) == ("REFILL", "red_3 yellow_4 - blue_6")
    assert len(scene.outcomes) == 16
    scene.act("lay_order order=white_3")
    assert (scene.phase, display(scene)) == ("MENU", "red_3 yellow_4 white_3 blue_6")


def test_ad_4_4_without_a_pile_the_slot_stays_empty() -> None:  # AD-4.4
    scene = begin(2)
    empty_heap(scene)
    scene.act("acquire slot=3")
    assert (scene.phase, display(scene)) == ("MENU", "red_3 yellow_4 - blue_6")
    sound(scene)


def test_ad_4_5_without_a_pile_only_the_display_is_left() -> None:  # AD-4.5
    scene = begin(2)
    empty_heap(scene)
    assert scene.refused("acquire_unseen") == Rule.AD_4_5
    scene.act("acquire slot=3", "end_turn")
    assert scene.refused("acquire slot=3") == Rule.AD_4_5
    assert scene.refused("acquire slot=4") == 0
    for slot in range(4):
        if scene.s.display[slot] >= 0:
            scene.s.gone[scene.s.display[slot]] = 1
            scene.s.display[slot] = -1
    assert not [act for act in scene.legal if act.startswith("acquire")]


def test_ad_4_5_completed_orders_do_not_come_back() -> None:  # AD-4.5
    scene = begin(2)
    run(scene, 0, "blue_3", 1, "blue_3")
    empty_heap(scene)
    for _ in range(2):
        next_turn(scene)
    assert (scene.s.completed[0], scene.s.heap_size) == (1, 0)
    assert scene.refused("acquire_unseen") == Rule.AD_4_5


def test_ad_4_6_an_order_reserved_by_another_is_not_taken() -> None:  # AD-4.6
    scene = begin(2)
    scene.act("reserve place=order_1")
    assert scene.refused("acquire slot=1") == Rule.AD_10_7
    next_turn(scene)
    assert scene.refused("acquire slot=1") == Rule.AD_4_6
    assert scene.refused("acquire slot=2") == 0


def test_ad_4_7_orders_stay_in_hand_until_started() -> None:  # AD-4.7
    scene = rich(2)
    assert {act.split()[0] for act in scene.legal if "order=" in act} <= {"start_order"}  # nothing else is done with one
    for _ in range(6):
        next_turn(scene)
    assert held(scene, 0) == "yellow_5 brown_3"


# --- Ships (AD-5) -------------------------------------------------------------------------------
def test_ad_5_1_as_many_ships_as_one_can_pay() -> None:  # AD-5.1
    scene = rich(2, coins=20)
    for column, card in ((1, "red_3"), (2, "blue_1"), (3, "white_2"), (5, "white_1")):
        scene.act(f"buy column={column}", f"turn_up card={card}")
    assert (scene.s.coins[0], free(scene, 0)) == (20 - 3 - 4 - 5 - 4, "red_1 yellow_2 green_3 white_2")
    scene.act("buy column=1", "turn_up card=white_3")  # the last coins: nothing can be bought any more
    assert (scene.s.coins[0], scene.phase) == (0, "MENU")


def test_ad_5_2_only_from_the_buying_row() -> None:  # AD-5.2
    scene = rich(2)
    assert [act for act in scene.legal if act.startswith("buy")] == [f"buy column={c}" for c in range(1, 6)]
    scene.act("buy column=4", "turn_up card=red_3")
    assert free(scene, 0) == "blue_2"


def test_ad_5_3_prices() -> None:  # AD-5.3
    for column, price in ((1, 3), (2, 4), (3, 5)):
        scene = rich(2, coins=price - 1)
        assert scene.refused(f"buy column={column}") == Rule.AD_5_3
        scene.s.coins[0] = price
        scene.act(f"buy column={column}")
        assert scene.s.coins[0] == 0


def test_ad_5_4_the_ship_above_moves_down_and_a_card_fills_its_place() -> None:  # AD-5.4
    scene = rich(2)
    scene.act("buy column=3")
    assert scene.phase == "TURN_UP"
    assert rows(scene)[0] == "red_1 yellow_2 yellow_3 blue_2 white_2"
    scene.act("turn_up card=white_3")
    assert rows(scene) == ("red_1 yellow_2 yellow_3 blue_2 white_2", "brown_2 red_2 white_3 green_1 blue_3")
    assert scene.s.pile.tolist() == [5, 6, 7, 7, 8]


def test_ad_5_5_a_pile_is_used_up_before_the_next() -> None:  # AD-5.5
    scene = rich(2, coins=30)
    scene.s.coins[0] = 60
    piles(scene, 1, 6, 7, 7, 8)
    scene.act("buy column=1", "turn_up card=red_3")
    assert scene.s.pile.tolist() == [0, 6, 7, 7, 8]
    scene.act("buy column=5", "turn_up card=red_3")
    assert scene.s.pile.tolist() == [0, 5, 7, 7, 8]


def test_ad_5_6_the_ship_that_moved_down_may_be_bought_next() -> None:  # AD-5.6
    scene = rich(2)
    scene.act("buy column=4", "turn_up card=white_3", "buy column=4", "turn_up card=white_3")
    assert free(scene, 0) == "green_1 blue_2"
    assert rows(scene)[0].split()[3] == "white_3"


def test_ad_5_7_bought_ships_are_free_and_open() -> None:  # AD-5.7
    scene = rich(2)
    scene.act("buy column=1", "turn_up card=white_3", "stop", "head_for voyage=abreu", "send ship=red_1")
    assert free(scene, 0) == ""
    scene = rich(2)
    scene.act("buy column=1", "turn_up card=white_3")
    assert scene.known_to(1).free[0, 0] == scene.known_to(-1).free[0, 0] == 1


def test_ad_5_8_a_scoring_card_is_put_aside_and_the_next_card_drawn() -> None:  # AD-5.8
    scene = rich(3, coins=60)
    piles(scene, 0, 0, 7, 7, 8)
    scene.act("buy column=2")
    assert sum(scene.outcomes.values()) == 7 * 20
    scene.act("turn_up card=interim")
    assert (scene.phase, scene.s.interim_due, rows(scene)[1].split()[1]) == ("TURN_UP", 4, "-")
    scene.act("turn_up card=red_3")
    assert (scene.phase, rows(scene)[1].split()[1]) == ("BUY", "red_3")  # the purchase goes on
    assert scene.s.pile.tolist() == [0, 0, 5, 7, 8]


def test_ad_5_8_the_next_card_may_come_from_the_next_pile() -> None:  # AD-5.8
    scene = rich(3, coins=60)
    piles(scene, 0, 0, 1, 7, 8)
    scene.act("buy column=2")
    assert scene.outcomes == {"turn_up card=interim": 14}  # it is certain
    scene.act("turn_up card=interim", "turn_up card=red_3")
    assert scene.s.pile.tolist() == [0, 0, 0, 6, 8]


def test_ad_5_8_after_the_final_card_as_last_card_there_is_none() -> None:  # AD-5.8
    scene = rich(3, coins=60)
    last_pile(scene, 1)
    scene.act("buy column=2")
    assert scene.outcomes == {"turn_up card=final": 1}
    scene.act("turn_up card=final")
    assert (scene.phase, rows(scene)) == ("BUY", ("red_1 red_2 green_3 blue_2 white_2", "brown_2 - yellow_3 green_1 blue_3"))
    sound(scene)


def test_ad_5_9_gaps_stay_and_ships_never_move_sideways() -> None:  # AD-5.9
    scene = rich(3, coins=60)
    last_pile(scene, 1)
    scene.act("buy column=2", "turn_up card=final", "buy column=2")
    assert rows(scene) == ("red_1 - green_3 blue_2 white_2", "brown_2 - yellow_3 green_1 blue_3")
    assert scene.phase == "BUY"
    assert scene.refused("buy column=2") == Rule.AD_5_9
    assert scene.refused("reserve place=buy_2") == scene.refused("reserve place=next_2") == Rule.AD_5_9
    sound(scene)
    scene.act("stop", "end_turn")
    scene.s.coins[1] = 2
    assert scene.refused("buy column=2") == Rule.AD_5_9  # coins would not help
    assert scene.refused("buy column=1") == Rule.AD_5_3


def test_ad_5_10_a_ship_reserved_by_another_is_not_bought() -> None:  # AD-5.10
    scene = rich(2)
    scene.act("reserve place=buy_3")
    assert scene.refused("buy column=3") == Rule.AD_10_7
    next_turn(scene)
    scene.s.coins[1] = 9
    assert scene.refused("buy column=3") == Rule.AD_5_10
    assert scene.refused("buy column=1") == 0


def test_ad_5_11_jokers_and_scoring_cards_are_never_for_sale() -> None:  # AD-5.11
    scene = rich(2, coins=60)
    piles(scene, 0, 0, 7, 7, 8)
    scene.act("buy column=1", "turn_up card=interim", "turn_up card=red_3")
    assert all(0 <= kind < 18 for kind in scene.s.row.tolist() + scene.s.next.tolist())
    assert sum(scene.s.joker_free.tolist()) == 2


def test_the_market_can_be_laid_as_a_test_likes() -> None:
    scene = begin(2)
    market(scene, NEXT, ROW)
    assert rows(scene) == (NEXT, ROW)
    sound(scene)
