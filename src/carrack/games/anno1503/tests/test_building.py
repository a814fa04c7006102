"""Phase 2a: ships, pioneers, development (AN-5)."""

from __future__ import annotations

import pytest

from ..state import VACANT
from .positions import (
    GAME,
    Rule,
    Scene,
    at_sea,
    before_roll,
    copy,
    empty_stack,
    give_hand,
    hand,
    residents,
    settle_on,
    ships,
    sound,
    trade_position,
)

SHIP = {"cloth": 1, "wood": 1, "tool": 1}
PIONEER = {"wood": 1, "tool": 1}
SETTLER = {"cloth": 1, "stone": 2}
CITIZEN = {"spice": 2, "stone": 1}
MERCHANT = {"tobacco": 2, "spice": 1}


def paying(act: str, cost: dict[str, int], refusal: Rule, *levels: str) -> Scene:
    """The act costs exactly this: one card less of any kind is refused, and what is paid goes to the supply."""
    scene = trade_position()
    settle_on(scene, 0, *levels)
    spare = next(g for g in ("tobacco", "wood") if g not in cost)
    for good in cost:
        poor = {**cost, good: cost[good] - 1, spare: 5}
        give_hand(scene, 0, **poor)
        assert scene.refused(act) == refusal, f"without enough {good}"
    give_hand(scene, 0, **cost)
    before = scene.s.supply.tolist()
    scene.act(act)
    if scene.phase == "BUILDING":
        scene.act("no_building")
    assert hand(scene, 0) == {}
    assert sum(scene.s.supply.tolist()) - sum(before) == sum(cost.values())
    assert scene.s.gold[0] == 7
    return sound(scene)


def test_an_5_1_goods_paid_can_be_taken_again_in_the_same_turn() -> None:  # AN-5.1
    scene = trade_position()
    empty_stack(scene, "tool", holder=1)
    give_hand(scene, 1, tool=14)
    give_hand(scene, 0, wood=1, tool=1)
    scene.s.gold[0] = 6
    assert scene.refused("buy good=tool") == Rule.AN_6_9B
    scene.act("place_pioneer")
    assert scene.s.supply[2] == 1
    scene.act("buy good=tool")
    assert hand(scene, 0) == {"tool": 1}


def test_an_5_2_a_ship_costs_cloth_wood_and_tool() -> None:  # AN-5.2
    scene = paying("build_ship", SHIP, Rule.AN_5_2B, "pioneer", "settler")
    assert ships(scene, 0) == ["C1", "C1"]


def test_an_5_2_at_most_two_ships() -> None:  # AN-5.2
    scene = trade_position()
    give_hand(scene, 0, cloth=2, wood=2, tool=2)
    at_sea(scene, 0, "E3")
    scene.act("build_ship")
    assert ships(scene, 0) == ["E3", "C1"]
    assert scene.refused("build_ship") == Rule.AN_5_2
    at_sea(scene, 0, None, "E3")
    scene.act("build_ship")
    assert ships(scene, 0) == ["C1", "E3"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_5_3_a_new_ship_sails_in_the_same_turn_with_all_its_points(seats: int) -> None:  # AN-5.3
    scene = trade_position(seats)
    give_hand(scene, 0, **SHIP)
    scene.act("build_ship", "set_sail")
    assert scene.s.points.tolist() == [seats, seats]
    scene.act("move ship=2 direction=east", "discover ship=2 direction=north")
    assert scene.phase == "LOOK"


def test_an_5_4_a_pioneer_costs_wood_and_tool() -> None:  # AN-5.4
    scene = paying("place_pioneer", PIONEER, Rule.AN_5_4, "pioneer", "settler")
    assert residents(scene, 0) == ["pioneer", "settler", "pioneer"]


@pytest.mark.parametrize("occupied", [2, 3, 4, 5, 6])
def test_an_5_4_fields_fill_up_without_gaps(occupied: int) -> None:  # AN-5.4
    scene = trade_position()
    settle_on(scene, 0, *["citizen", "merchant", "citizen", "settler", "settler", "pioneer"][:occupied])
    before = residents(scene, 0)
    give_hand(scene, 0, **PIONEER)
    scene.act("place_pioneer")
    assert residents(scene, 0) == [*before, "pioneer"]
    assert scene.s.resident[0, occupied] == 0


@pytest.mark.parametrize(
    "levels",
    [
        ("pioneer", "settler", "pioneer", "pioneer"),
        ("settler", "settler", "settler", "settler"),
        ("pioneer", "citizen", "pioneer", "settler", "pioneer"),
    ],
)
def test_an_5_5_no_fifth_pioneer_or_settler(levels: tuple[str, ...]) -> None:  # AN-5.5
    scene = trade_position()
    settle_on(scene, 0, *levels)
    give_hand(scene, 0, **PIONEER)
    assert scene.refused("place_pioneer") == Rule.AN_5_5
    settle_on(scene, 0, *levels[:-1])
    assert scene.refused("place_pioneer") == Rule.LEGAL


def test_an_5_5_no_pioneer_when_all_seven_fields_are_occupied() -> None:  # AN-5.5
    scene = trade_position()
    settle_on(scene, 0, "citizen", "citizen", "merchant", "settler", "settler", "pioneer", "pioneer")
    give_hand(scene, 0, **PIONEER)
    assert scene.refused("place_pioneer") == Rule.AN_5_5B
    settle_on(scene, 0, "citizen", "citizen", "merchant", "settler", "settler", "pioneer")
    assert scene.refused("place_pioneer") == Rule.LEGAL


def test_an_5_6_only_pioneers_are_placed() -> None:  # AN-5.6
    scene = trade_position()
    give_hand(scene, 0, wood=5, stone=5, tool=5, cloth=5, spice=5, tobacco=5)
    for space in range(3, 8):
        assert scene.refused(f"develop space={space}") == Rule.AN_5_6
    scene.act("place_pioneer")
    assert residents(scene, 0)[2] == "pioneer"


def test_an_5_7_a_settler_costs_a_cloth_and_two_stone() -> None:  # AN-5.7
    scene = paying("develop space=1", SETTLER, Rule.AN_5_7, "pioneer", "settler")
    assert residents(scene, 0) == ["settler", "settler"]


def test_an_5_8_a_citizen_costs_two_spice_and_a_stone() -> None:  # AN-5.8
    scene = paying("develop space=2", CITIZEN, Rule.AN_5_8, "pioneer", "settler", "pioneer", "settler")
    assert residents(scene, 0) == ["pioneer", "citizen", "pioneer", "settler"]  # in the same field


def test_an_5_8_the_settlers_tile_is_free_for_a_new_pioneer() -> None:  # AN-5.8
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer")
    give_hand(scene, 0, spice=2, stone=1, wood=1, tool=1)
    assert scene.refused("place_pioneer") == Rule.AN_5_5
    scene.act("develop space=2", "place_pioneer", "no_building")
    assert residents(scene, 0) == ["pioneer", "citizen", "pioneer", "pioneer", "pioneer"]


@pytest.mark.parametrize("high", [("citizen", "citizen", "citizen"), ("merchant", "citizen", "merchant")])
def test_an_5_8_at_most_three_citizens_and_merchants(high: tuple[str, ...]) -> None:  # AN-5.8
    scene = trade_position()
    settle_on(scene, 0, *high, "settler")
    give_hand(scene, 0, **CITIZEN)
    assert scene.refused("develop space=4") == Rule.AN_5_8B
    settle_on(scene, 0, *high[:2], "pioneer", "settler")
    assert scene.refused("develop space=4") == Rule.LEGAL


def test_an_5_9_a_merchant_costs_two_tobacco_and_a_spice() -> None:  # AN-5.9
    scene = paying("develop space=2", MERCHANT, Rule.AN_5_9, "pioneer", "citizen")
    assert residents(scene, 0) == ["pioneer", "merchant"]
    give_hand(scene, 0, wood=2, stone=2, tool=2, cloth=2, spice=2, tobacco=2)
    assert scene.refused("develop space=2") == Rule.AN_5_9B


def test_an_5_9_three_citizens_may_all_become_merchants() -> None:  # AN-5.9
    scene = trade_position()
    settle_on(scene, 0, "citizen", "citizen", "citizen")
    give_hand(scene, 0, tobacco=6, spice=3)
    scene.act("develop space=1", "develop space=2", "develop space=3")
    assert residents(scene, 0) == ["merchant", "merchant", "merchant"]


def test_an_5_10_one_resident_may_rise_several_steps_in_a_turn() -> None:  # AN-5.10
    scene = trade_position()
    give_hand(scene, 0, cloth=1, stone=4, spice=5, tobacco=2)
    scene.act("develop space=1", "develop space=1", "develop space=1", "develop space=2")
    assert residents(scene, 0) == ["merchant", "citizen"]
    assert hand(scene, 0) == {}


def test_an_5_11_residents_never_go_down_nor_move() -> None:  # AN-5.11
    match = GAME.new(seats=3, seed=11)
    before, changes, lost = match.facts().resident, 0, 0
    while not match.over:
        match.play(match.choice())
        after = match.facts().resident
        for was, now in zip(before, after, strict=True):
            changes += was != now
            occupied = sum(x != VACANT for x in now)
            assert all(x != VACANT for x in now[:occupied])  # no gaps
            for field, (old, new) in enumerate(zip(was, now, strict=True)):
                if new == VACANT and old != VACANT:  # burnt down: the last one only
                    lost += 1
                    assert field == occupied >= 2
                else:
                    assert new >= old
        before = after
    assert changes > 20
    assert lost > 0


def test_an_5_11_developing_leaves_the_other_fields_alone() -> None:  # AN-5.11
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "citizen", "pioneer")
    give_hand(scene, 0, **SETTLER)
    scene.act("develop space=3")
    assert residents(scene, 0) == ["pioneer", "settler", "settler", "citizen", "pioneer"]


def test_an_5_12_gold_pays_for_nothing_but_goods() -> None:  # AN-5.12
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "citizen")
    scene.s.gold[0] = 29
    wanted = {
        "build_ship": (Rule.AN_5_2B, {"cloth": 1, "wood": 1, "tool": 1}),
        "place_pioneer": (Rule.AN_5_4, {"wood": 1, "tool": 1}),
        "develop space=1": (Rule.AN_5_7, {"cloth": 1, "stone": 2}),
        "develop space=2": (Rule.AN_5_8, {"spice": 2, "stone": 1}),
        "develop space=3": (Rule.AN_5_9, {"tobacco": 2, "spice": 1}),
    }
    for act, (rule, cost) in wanted.items():
        assert scene.refused(act) == rule
        after = copy(scene)
        give_hand(after, 0, **cost)
        after.act(act)
        assert (after.s.gold[0], hand(after, 0)) == (29, {})  # the goods, and no gold


def test_the_goods_of_other_players_do_not_pay() -> None:  # AN-5.2
    scene = before_roll()
    give_hand(scene, 1, wood=5, tool=5, cloth=5)
    scene.act("roll face=6", "event face=3")
    assert scene.refused("build_ship") == Rule.AN_5_2B
    assert scene.refused("place_pioneer") == Rule.AN_5_4
