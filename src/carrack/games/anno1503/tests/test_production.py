"""Phase 1: the production roll (AN-3)."""

from __future__ import annotations

import pytest

from .positions import Rule, before_roll, empty_stack, give_hand, hand, post, sound

GOODS = ("wood", "stone", "tool", "cloth", "spice", "tobacco")
GIVES = {  # what each seat's home island gives at 1-5
    0: ("wood", "stone", "tool", "cloth", "?"),
    1: ("stone", "tool", "cloth", "?", "wood"),
    2: ("tool", "cloth", "?", "wood", "stone"),
    3: ("cloth", "?", "wood", "stone", "tool"),
}


def test_an_3_1_one_roll_of_a_fair_die() -> None:  # AN-3.1
    scene = before_roll()
    assert scene.outcomes == {f"roll face={n}": 1 for n in range(1, 7)}
    scene.act("roll face=1")
    assert scene.s.roll == 1
    assert scene.refused("roll face=1") == Rule.NOT_NOW


@pytest.mark.parametrize("start", ["0", "1", "2", "3"])
def test_an_3_2_every_player_takes_exactly_one_card(start: str) -> None:  # AN-3.2
    scene = before_roll(4, start_player=start)
    scene.act("roll face=1")
    assert [hand(scene, p) for p in range(4)] == [{"wood": 1}, {"stone": 1}, {"tool": 1}, {"cloth": 1}]
    assert scene.s.supply.tolist() == [14, 14, 14, 14, 15, 15]
    assert scene.phase == "TRADE"
    sound(scene)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_an_3_3_the_home_island_gives_its_good(seat: int, number: int) -> None:  # AN-3.3
    scene = before_roll(4)
    scene.act(f"roll face={number}")
    while scene.phase == "PRODUCE":
        assert GIVES[scene.s.actor][number - 1] == "?"
        scene.act("produce good=tobacco")
    good = GIVES[seat][number - 1]
    assert hand(scene, seat) == {"tobacco" if good == "?" else good: 1}


@pytest.mark.parametrize("good", GOODS)
def test_an_3_4_the_question_mark_gives_any_good(good: str) -> None:  # AN-3.4
    scene = before_roll()
    scene.act("roll face=5")
    assert (scene.phase, scene.s.actor) == ("PRODUCE", 0)
    assert scene.legal == [f"produce good={g}" for g in GOODS]
    scene.act(f"produce good={good}")
    assert hand(scene, 0) == {good: 1}
    assert hand(scene, 1) == {"wood": 1}


def test_an_3_4_an_inactive_player_chooses_too() -> None:  # AN-3.4
    scene = before_roll()
    scene.act("roll face=4")
    assert (scene.phase, scene.s.actor, scene.s.active) == ("PRODUCE", 1, 0)
    scene.act("produce good=spice")
    assert (hand(scene, 0), hand(scene, 1)) == ({"cloth": 1}, {"spice": 1})
    assert (scene.phase, scene.s.actor) == ("TRADE", 0)


@pytest.mark.parametrize(("good", "other"), [("spice", "stone"), ("stone", "spice")])
def test_an_3_5_the_good_of_the_post_or_of_the_home_island(good: str, other: str) -> None:  # AN-3.5
    scene = before_roll()
    post(scene, 0, 2, "T01")
    sound(scene).act("roll face=2")
    assert scene.legal == ["produce good=stone", "produce good=spice"]
    assert scene.refused("produce good=wood") == Rule.AN_3_5
    scene.act(f"produce good={good}")
    assert hand(scene, 0) == {good: 1}
    assert scene.refused(f"produce good={other}") == Rule.NOT_NOW  # never both


def test_an_3_5_a_post_gives_nothing_at_another_number() -> None:  # AN-3.5
    scene = before_roll()
    post(scene, 0, 2, "T01")
    scene.act("roll face=3")
    assert scene.phase == "TRADE"
    assert hand(scene, 0) == {"tool": 1}


def test_an_3_5_a_post_of_the_same_good_leaves_nothing_to_choose() -> None:  # AN-3.5
    scene = before_roll()
    post(scene, 0, 2, "T06")  # a stone post where the home island gives stone
    scene.act("roll face=2")
    assert scene.phase == "TRADE"
    assert hand(scene, 0) == {"stone": 1}


@pytest.mark.parametrize(("start", "first"), [("0", 0), ("1", 1)])
def test_an_3_6_the_active_player_produces_first(start: str, first: int) -> None:  # AN-3.6
    scene = before_roll(2, start_player=start)
    empty_stack(scene, "wood", holder=1, but=1)  # a single wood is left; seat 0 may choose any good, seat 1 gets wood
    scene.act("roll face=5")
    assert (scene.phase, scene.s.actor) == ("PRODUCE", 0)
    if first == 1:
        assert scene.refused("produce good=wood") == Rule.AN_3_7
        assert hand(scene, 1) == {"wood": 15}
    else:
        scene.act("produce good=wood")
        assert hand(scene, 1) == {"wood": 14}  # too late
        assert scene.phase == "TRADE"


def test_an_3_6_clockwise_from_the_active_player() -> None:  # AN-3.6
    scene = before_roll(4, start_player="2")
    for seat, number, tile in ((0, 3, "T01"), (1, 3, "T03"), (3, 3, "T15")):
        post(scene, seat, number, tile)
    scene.act("roll face=3")
    asked = []
    while scene.phase == "PRODUCE":
        asked.append(scene.s.actor)
        scene.act(scene.legal[0])
    assert asked == [2, 3, 0, 1]


def test_an_3_7_an_empty_stack_gives_nothing() -> None:  # AN-3.7
    scene = before_roll()
    empty_stack(scene, "wood", holder=1)
    scene.act("roll face=1")
    assert hand(scene, 0) == {}
    assert hand(scene, 1) == {"wood": 15, "stone": 1}
    assert scene.phase == "TRADE"
    sound(scene)


@pytest.mark.parametrize(("gone", "left"), [("stone", "spice"), ("spice", "stone")])
def test_an_3_7_if_one_of_two_goods_is_out_the_other_must_be_taken(gone: str, left: str) -> None:  # AN-3.7
    scene = before_roll()
    post(scene, 0, 2, "T01")
    empty_stack(scene, gone, holder=1)
    scene.act("roll face=2")
    assert scene.phase == "TRADE"
    assert hand(scene, 0) == {left: 1}


def test_an_3_7_a_choice_does_not_offer_what_is_out_of_stock() -> None:  # AN-3.7
    scene = before_roll()
    empty_stack(scene, "spice", holder=1)
    scene.act("roll face=5")
    assert scene.refused("produce good=spice") == Rule.AN_3_7
    assert len(scene.legal) == 5


def test_an_3_8_production_cannot_be_declined() -> None:  # AN-3.8
    scene = before_roll()
    post(scene, 0, 1, "T01")
    scene.act("roll face=1")
    assert scene.legal == ["produce good=wood", "produce good=spice"]
    assert {scene.refused(act) for act in ("decline", "set_sail", "buy good=wood", "end_turn")} == {Rule.NOT_NOW}


def test_an_3_9_a_six_brings_an_event_and_no_production() -> None:  # AN-3.9
    scene = before_roll(4)
    for p in range(4):
        give_hand(scene, p, wood=1)
    scene.act("roll face=6")
    assert scene.phase == "EVENT"
    assert [hand(scene, p) for p in range(4)] == [{"wood": 1}] * 4
    assert scene.s.supply.tolist() == [11, 15, 15, 15, 15, 15]
