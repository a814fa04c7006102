"""The turn (AN-2)."""

from __future__ import annotations

import pytest

from .positions import (
    GAME,
    Rule,
    at_sea,
    before_roll,
    end_turn,
    give_hand,
    hand,
    sea_position,
    set_up,
    ships,
    sound,
    trade_position,
    with_building,
)

PHASE_2 = ("build_ship", "place_pioneer", "develop space=1", "sell space=1 good=wood", "buy good=wood")
PHASE_3 = ("move ship=1 direction=east", "discover ship=1 direction=north", "end_turn")


def test_an_2_1_roll_then_trade_then_ships_then_the_next_player() -> None:  # AN-2.1
    scene = before_roll()
    assert scene.phase == "ROLL"
    scene.act("roll face=1")
    assert (scene.phase, scene.s.actor) == ("TRADE", 0)
    assert {scene.refused(act) for act in PHASE_3} == {Rule.NOT_NOW}
    scene.act("set_sail")
    assert (scene.phase, scene.s.actor) == ("SHIPS", 0)
    scene.act("end_turn")
    assert (scene.phase, scene.s.active) == ("ROLL", 1)


def test_an_2_2_building_and_trading_in_any_order() -> None:  # AN-2.2
    scene = trade_position()
    give_hand(scene, 0, wood=2, tool=1, cloth=1, stone=2)
    scene.s.gold[0] = 12
    scene.act("buy good=tool", "build_ship", "sell space=1 good=stone", "place_pioneer", "buy good=cloth", "sell space=2 good=cloth")
    assert scene.s.gold[0] == 12 - 6 + 1 - 6 + 2
    assert hand(scene, 0) == {"stone": 1}
    assert ships(scene, 0) == ["C1", "C1"]


def test_an_2_3_no_way_back_from_the_ships_to_trading() -> None:  # AN-2.3
    scene = trade_position()
    give_hand(scene, 0, wood=1, tool=1, cloth=1, stone=2)
    assert {scene.refused(act) for act in PHASE_2} == {Rule.LEGAL}
    scene.act("set_sail")
    assert {scene.refused(act) for act in PHASE_2} == {Rule.NOT_NOW}
    scene.act("move ship=1 direction=east")
    assert {scene.refused(act) for act in (*PHASE_2, "set_sail")} == {Rule.NOT_NOW}


def test_an_2_4_a_player_may_do_nothing_after_the_roll() -> None:  # AN-2.4
    scene = before_roll()
    assert scene.legal == []  # the die comes first
    assert {scene.refused(act) for act in (*PHASE_2, *PHASE_3, "set_sail")} == {Rule.NOT_NOW}
    scene.act("roll face=2")
    before = scene.s.gold[0], hand(scene, 0), ships(scene, 0)
    scene.act("set_sail", "end_turn")
    assert (scene.s.gold[0], hand(scene, 0), ships(scene, 0)) == before
    assert scene.s.active == 1


def test_an_2_5_the_excess_over_five_cards_is_handed_back_by_choice() -> None:  # AN-2.5
    scene = trade_position()
    give_hand(scene, 0, wood=4, spice=3)
    scene.act("set_sail", "end_turn")
    assert (scene.phase, scene.s.actor) == ("DISCARD", 0)
    assert scene.legal == ["discard good=wood", "discard good=spice"]
    assert scene.refused("discard good=stone") == Rule.AN_2_5
    scene.act("discard good=spice")
    assert scene.phase == "DISCARD"  # six are still one too many
    scene.act("discard good=wood")
    assert hand(scene, 0) == {"wood": 3, "spice": 2}
    assert scene.s.supply.tolist() == [12, 15, 15, 15, 13, 15]
    assert (scene.phase, scene.s.active) == ("ROLL", 1)
    sound(scene)


def test_an_2_6_no_hand_limit_during_the_turn_or_in_the_turns_of_others() -> None:  # AN-2.6
    scene = trade_position()
    give_hand(scene, 0, wood=3, stone=3)
    give_hand(scene, 1, tool=9)
    scene.s.gold[0] = 12
    scene.act("buy good=spice", "buy good=spice")
    assert scene.s.cards[0] == 8
    scene.act("set_sail", "move ship=1 direction=east")
    give_hand(scene, 0, wood=5)
    scene.act("end_turn", "roll face=3")  # seat 1 still holds nine cards and takes a tenth
    assert (scene.phase, scene.s.actor) == ("TRADE", 1)
    assert hand(scene, 1) == {"tool": 9, "cloth": 1}
    assert hand(scene, 0) == {"wood": 5, "tool": 1}  # six, in the turn of seat 1
    scene.act("set_sail", "end_turn")
    assert (scene.phase, scene.s.actor) == ("DISCARD", 1)  # only the active player hands back


@pytest.mark.parametrize("cards", [0, 4, 5])
def test_an_2_7_nobody_discards_who_has_five_cards_or_fewer(cards: int) -> None:  # AN-2.7
    scene = trade_position()
    give_hand(scene, 0, wood=cards)
    assert scene.refused("discard good=wood") == Rule.NOT_NOW
    scene.act("set_sail")
    assert scene.refused("discard good=wood") == Rule.NOT_NOW
    scene.act("end_turn")
    assert (scene.phase, scene.s.active) == ("ROLL", 1)
    assert hand(scene, 0).get("wood", 0) == cards


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1]), (3, [1, 2, 0, 1]), (4, [1, 2, 3, 0, 1])])
def test_an_2_8_turns_go_clockwise(seats: int, order: list[int]) -> None:  # AN-2.8
    scene = trade_position(seats, start_player="1")
    actors = [scene.s.active]
    for _ in range(seats):
        end_turn(scene)
        actors.append(scene.s.active)
        scene.act("roll face=6", "event face=3")
    assert actors == order


def test_an_2_8_everything_of_a_turn_begins_anew() -> None:  # AN-2.8
    scene = trade_position(3)
    with_building(scene, 0, "great_house")
    scene.s.gold[0] = 14
    give_hand(scene, 0, wood=1)
    give_hand(scene, 1, stone=1)
    scene.act("great_house opponent=1", "draw_card good=stone", "buy good=wood", "buy good=wood", "sell space=1 good=wood")
    assert (scene.s.purchases, scene.s.sold, scene.s.drew, scene.s.event) == (2, 1, 1, 2)
    scene.act("set_sail", "end_turn")
    assert (scene.s.purchases, scene.s.sold, scene.s.drew, scene.s.event) == (0, 0, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_2_9_a_round_is_one_turn_of_each_from_the_start_player_on(seats: int) -> None:  # AN-2.9
    scene = trade_position(seats, start_player="1", round_limit=2)
    view = GAME.part("view")
    rounds = []
    while scene.phase != "OVER":
        rounds.append((scene.s.active, view.picture(scene.facts, 0).round))
        end_turn(scene)
        if scene.phase == "ROLL":
            scene.act("roll face=6", "event face=3")
    once = [(1 + n) % seats for n in range(seats)]
    assert rounds == [(p, 1) for p in once] + [(p, 2) for p in once]


def test_an_2_9_the_round_counts_from_the_start_player() -> None:  # AN-2.9
    view = GAME.part("view")
    scene = set_up(3, start_player="2")
    assert view.picture(scene.facts, 0).round == 0
    scene.act("start_player seat=2")
    assert view.picture(scene.facts, 0).round == 1


def test_ships_stay_where_they_are_when_the_turn_ends() -> None:
    scene = sea_position(2, "C3")
    at_sea(scene, 1, "D1", "E1")
    end_turn(scene)
    assert ships(scene, 0) == ["C3", None]
    assert ships(scene, 1) == ["D1", "E1"]
