"""The fourteen worked examples of the specification (section 8), with their exact numbers."""

from __future__ import annotations

from ..content import Island
from .positions import (
    Rule,
    at_sea,
    before_roll,
    board,
    build,
    buildings,
    four_posts,
    give_hand,
    hand,
    lay,
    post,
    posts,
    residents,
    settle_on,
    ships,
    sound,
    trade_position,
    treaty,
    with_building,
)


def sales(legal: list[str], space: int) -> list[str]:
    return [act for act in legal if act.startswith(f"sell space={space} ")]


def test_example_1_sale() -> None:  # AN-6.2, AN-6.3
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "citizen")
    give_hand(scene, 0, tool=1, stone=1, cloth=1, spice=2)
    scene.act("sell space=1 good=stone", "sell space=2 good=cloth", "sell space=3 good=spice")
    assert scene.s.gold[0] == 7 + 6
    assert hand(scene, 0) == {"tool": 1, "spice": 1}
    assert not [act for act in scene.legal if act.startswith("sell")]


def test_example_2_the_pioneers_choice() -> None:  # AN-6.3, AN-6.5
    scene = trade_position()
    give_hand(scene, 0, tool=1, stone=1, wood=1)
    assert sales(scene.legal, 1) == ["sell space=1 good=wood", "sell space=1 good=stone", "sell space=1 good=tool"]
    scene.act("sell space=1 good=tool")
    assert sales(scene.legal, 1) == []


def test_example_3_purchase() -> None:  # AN-6.8, AN-6.9
    scene = trade_position()
    scene.act("buy good=spice")
    assert (scene.s.gold[0], hand(scene, 0), scene.s.supply[4]) == (1, {"spice": 1}, 14)
    assert 2 - scene.s.purchases == 1
    assert scene.refused("buy good=spice") == Rule.AN_6_9


def test_example_4_treaties() -> None:  # AN-6.7, AN-6.8
    scene = trade_position()
    treaty(scene, 0, "T08", "T09", "T10")
    scene.s.gold[0] = 6
    scene.act("buy good=spice")
    assert scene.s.gold[0] == 3
    scene.act("buy good=cloth")
    assert scene.s.gold[0] == 0
    assert scene.refused("buy good=wood") == Rule.AN_6_7


def test_example_5_order_in_phase_2() -> None:  # AN-2.2
    scene = trade_position()
    give_hand(scene, 0, cloth=1, wood=1, stone=1)
    scene.s.gold[0] = 6
    scene.act("buy good=tool", "build_ship", "sell space=1 good=stone")
    assert (scene.s.gold[0], hand(scene, 0), ships(scene, 0)) == (1, {}, ["C1", "C1"])


def test_example_6_three_player_ship() -> None:  # AN-7.1, AN-7.8, AN-7.9
    scene = trade_position(3)
    lay(scene, "B2", "T12")
    lay(scene, "D2", "T08")
    scene.act("set_sail", "move ship=1 direction=east")
    scene.act("discover ship=1 direction=north", "see tile=t12", "leave_tile")
    scene.act("discover ship=1 direction=south", "see tile=t08", "use_tile", "reveal tile=t08")
    assert scene.s.points[0] == 0
    assert ships(scene, 0) == [None, None]
    assert "D2" not in board(scene)
    assert board(scene)["B2"] == 2
    assert [scene.known_to(seat).lies[Island.B2] for seat in (0, 1, 2)] == [11, -1, -1]
    sound(scene)


def test_example_7_post_at_a_jetty() -> None:  # AN-3.5
    scene = before_roll()
    post(scene, 0, 2, "T01")
    scene.act("roll face=2")
    assert scene.legal == ["produce good=stone", "produce good=spice"]
    scene.act("produce good=spice")
    assert hand(scene, 0) == {"spice": 1}
    assert scene.phase == "TRADE"


def test_example_8_fifth_post() -> None:  # AN-8.2
    scene = trade_position()
    four_posts(scene, 0)
    at_sea(scene, 0, "C2")
    lay(scene, "B2", "T07")
    scene.act("set_sail", "discover ship=1 direction=north", "see tile=t07")
    assert scene.legal == ["leave_tile"]


def test_example_9_gold_point_lost() -> None:  # AN-10.2
    scene = trade_position()
    scene.s.gold[0] = 31
    assert scene.scores == [1, 0]
    scene.act("buy good=wood")
    assert (scene.s.gold[0], scene.scores) == (25, [0, 0])


def test_example_10_point_lost_by_an_event() -> None:  # AN-4.5, AN-10.2
    scene = before_roll()
    four_posts(scene, 0)
    scene.s.gold[0] = 3
    assert scene.scores == [1, 0]
    scene.act("roll face=6", "event face=2", "lose_post number=3")
    assert scene.s.gold[0] == 3
    assert posts(scene, 0) == {1: "T01", 2: "T03", 4: "T06"}
    assert scene.scores == [0, 0]


def test_example_11_development_chain() -> None:  # AN-5.5, AN-5.8, AN-9.1
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer")
    give_hand(scene, 0, spice=2, stone=1, wood=1, tool=1)
    assert scene.refused("place_pioneer") == Rule.AN_5_5
    scene.act("develop space=2", "place_pioneer")
    assert residents(scene, 0) == ["pioneer", "citizen", "pioneer", "pioneer", "pioneer"]
    assert scene.phase == "BUILDING"
    scene.act("choose_building building=tavern")
    assert buildings(scene, 0) == {5: "tavern"}


def test_example_12_fire() -> None:  # AN-4.12, AN-4.13
    scene = before_roll()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer", "citizen")
    build(scene, 0, f4="school", f5="tavern")
    scene.s.gold[0] = 2
    scene.act("roll face=6", "event face=3")
    assert scene.s.gold[0] == 2
    assert len(residents(scene, 0)) == 4
    assert buildings(scene, 0) == {4: "school"}
    assert scene.s.buildings[6] == 1  # the tavern is in the supply again


def test_example_13_tavern() -> None:  # AN-6.6
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "citizen", "pioneer")
    build(scene, 0, f4="tavern")
    give_hand(scene, 0, cloth=1, spice=1)
    scene.act("sell space=2 good=cloth", "sell space=3 good=spice")
    assert scene.s.gold[0] == 7 + 8


def test_example_14_shipyard() -> None:  # AN-7.1
    scene = trade_position()
    with_building(scene, 0, "shipyard")
    at_sea(scene, 0, "C1", "C1")
    scene.act("set_sail")
    assert scene.s.points.tolist() == [4, 4]
