"""Deliver (NF-10)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from ..content import Captain, Contract, Source
from ..state import NONE
from .positions import DELIVER, FAR, Rule, carry_out, contract, empty_yards, in_city, points, set_up, sound, store, stored


def delivering(ships: str, goods: str, contracts: str = "1:k01 4:k10 7:k14", countries: str = "spain england portugal") -> Scene:
    """The Deliver turn of seat 0; contracts by their spaces."""
    scene = set_up(3, countries, **FAR)
    empty_yards(scene, 0)
    for word in contracts.split():
        space, name = word.split(":")
        contract(scene, int(space), name)
    carry_out(scene, DELIVER, p0=ships)
    store(scene, 0, goods)
    assert (scene.phase, scene.s.actor) == ("DELIVER", 0)
    return scene


# --- Contracts ----------------------------------------------------------------------------------
def test_nf_10_1_a_ship_carries_as_much_as_its_chests() -> None:  # NF-10.1
    scene = delivering("s01 s12 s02", "9W 9C 9I")
    assert scene.s.hold.tolist() == [2, 1, 3]
    assert scene.refused("fulfil space=4 ships=1") == Rule.NF_10_1  # 3 goods, 2 chests
    assert scene.refused("fulfil space=4 ships=4") == 0
    assert scene.refused("fulfil space=7 ships=3") == Rule.NF_10_1  # 4 goods, 3 chests
    scene.act("fulfil space=7 ships=6")  # 1 + 3


def test_nf_10_1_da_gama_carries_three_more() -> None:  # NF-10.1, NF-14.3
    scene = set_up(3, "spain england portugal", **FAR)
    contract(scene, 1, "k14")
    scene.s.captain[0], scene.s.captains = Captain.DA_GAMA, 0b10111
    scene.s.captain_lane[0], scene.s.captain_spot[0] = DELIVER, 0
    carry_out(scene, DELIVER, p0="s12")
    store(scene, 0, "2W 2C")
    scene.act("fulfil space=1 ships=1")
    assert points(scene)[0] == 9


def test_nf_10_2_the_goods_are_paid_and_the_points_scored() -> None:  # NF-10.2
    scene = delivering("s02", "2W 2C 2I")
    scene.act("fulfil space=4 ships=1")
    assert (stored(scene, 0), points(scene)[0]) == ("W C I", 8)
    assert scene.s.earned[0, Source.CONTRACTS] == 8
    assert scene.s.contract_discard == 1 << Contract["K10"]  # face up
    assert scene.s.contract[3] == NONE
    sound(scene)


def test_nf_10_2_what_cannot_be_paid() -> None:  # NF-10.2
    scene = delivering("s02", "W C")
    assert scene.refused("fulfil space=4 ships=1") == Rule.NF_10_2
    store(scene, 0, "W C G")  # gold for the iron
    scene.act("fulfil space=4 ships=1")
    assert stored(scene, 0) == ""


def test_nf_10_2_a_choice_of_payments() -> None:  # NF-10.2, NF-2.2
    scene = delivering("s02", "W C I G")
    scene.act("fulfil space=4 ships=1")
    assert scene.phase == "PAY"
    assert len(scene.legal) == 4  # no gold, or one instead of any of the three
    scene.act("pay wood=0 cloth=0 iron=1")
    assert (stored(scene, 0), points(scene)[0], scene.phase) == ("I", 8, "DELIVER")


def test_nf_10_3_a_ship_serves_one_contract() -> None:  # NF-10.3
    scene = delivering("l08 s12", "9W 9C 9I")
    scene.act("fulfil space=1 ships=1")  # 2 goods on a ship with 5 chests: the rest is lost
    assert scene.s.hold.tolist() == [0, 1, 0]
    assert scene.refused("fulfil space=4 ships=1") == Rule.NF_10_3
    assert scene.refused("fulfil space=4 ships=4") == Rule.NF_10_3  # no such ship
    assert scene.refused("antwerp ship=1 good=wood") == Rule.NF_10_3
    assert scene.refused("fulfil space=4 ships=2") == Rule.NF_10_1


def test_nf_10_3_several_ships_for_one_contract_but_none_too_many() -> None:  # NF-10.3
    scene = delivering("s01 s02 s12", "9W 9C 9I")
    assert scene.refused("fulfil space=7 ships=7") == Rule.NF_10_3B
    assert scene.refused("fulfil space=4 ships=5") == 0  # 2 + 1 for three goods
    scene.act("fulfil space=7 ships=3")
    assert scene.s.hold.tolist() == [0, 0, 1]


@pytest.mark.parametrize(("city", "space", "number", "whole"), [("stockholm", 1, 0, 5), ("hamburg", 4, 1, 4), ("venice", 7, 2, 3)])
def test_nf_10_4_a_marker_in_the_city_while_there_is_room(city: str, space: int, number: int, whole: int) -> None:  # NF-10.4
    scene = delivering("s02", "9W 9C 9I", f"{space}:k10")
    in_city(scene, city, 0, whole - 1)
    scene.act(f"fulfil space={space} ships=1")
    assert scene.s.city_markers.tolist()[number] == [1, whole - 1, 0, 0]
    full = delivering("s02", "9W 9C 9I", f"{space}:k10")
    in_city(full, city, 0, whole)
    full.act(f"fulfil space={space} ships=1")
    assert full.s.city_markers.tolist()[number] == [0, whole, 0, 0]
    assert points(full)[0] == 8  # the contract counts all the same


def test_nf_10_5_frances_toll() -> None:  # NF-10.5
    scene = delivering("s02 s04 s12", "9W 9C 9I", "1:k01 4:k10", "france spain england")
    scene.s.extended[0] = 0b10
    scene.act("fulfil space=1 ships=1", "fulfil space=4 ships=2")
    assert points(scene)[0] == (3 + 3) + (8 + 3)
    scene.act("antwerp ship=3 good=wood")
    assert points(scene)[0] == 17 + 1  # no toll for Antwerp
    for countries, bits in (("france spain england", 0b01), ("spain england portugal", 0b10)):
        other = delivering("s02", "9W", "1:k01", countries)
        other.s.extended[0] = bits
        other.act("fulfil space=1 ships=1")
        assert points(other)[0] == 3


# --- Antwerp ------------------------------------------------------------------------------------
def test_nf_10_6_antwerp() -> None:  # NF-10.6
    scene = delivering("s02 s01", "W C G")
    assert scene.refused("antwerp ship=1 good=iron") == Rule.NF_10_6
    assert scene.refused("antwerp ship=3 good=wood") == Rule.NF_10_3
    scene.act("antwerp ship=1 good=gold")
    assert (points(scene)[0], scene.phase) == (1, "ANTWERP")
    assert scene.legal == ["unload good=wood", "unload good=cloth", "stop_unloading"]
    assert scene.refused("unload good=gold") == Rule.NF_10_6
    scene.act("unload good=wood")
    assert (points(scene)[0], scene.s.unloading) == (2, 1)
    scene.act("stop_unloading")
    assert (scene.phase, stored(scene, 0)) == ("DELIVER", "C")
    assert scene.refused("antwerp ship=1 good=cloth") == Rule.NF_10_3  # the ship is used
    scene.act("antwerp ship=2 good=cloth")
    assert (scene.phase, points(scene)[0]) == ("DELIVER", 3)  # no goods left
    assert scene.s.earned[0, Source.ANTWERP] == 3
    assert scene.s.city_markers.tolist() == [[0] * 4] * 3
    sound(scene)


def test_nf_10_6_no_more_than_the_chests() -> None:  # NF-10.6
    scene = delivering("s01", "9W")
    scene.act("antwerp ship=1 good=wood", "unload good=wood")
    assert (scene.phase, points(scene)[0], stored(scene, 0)) == ("DELIVER", 2, "7W")
    assert scene.legal == ["end_turn"]


def test_nf_10_7_in_any_order_and_stop_at_any_time() -> None:  # NF-10.7
    scene = delivering("s01 s02 s04", "9W 9C 9I")
    assert "end_turn" in scene.legal
    scene.act("antwerp ship=1 good=wood", "stop_unloading", "fulfil space=4 ships=2")
    assert "end_turn" in scene.legal
    scene.act("fulfil space=1 ships=4")
    assert points(scene)[0] == 1 + 8 + 3
    idle = delivering("s01", "9W 9C")
    idle.act("end_turn")  # without doing anything
    assert points(idle)[0] == 0


def test_nf_10_8_contracts_are_replaced_after_the_turn() -> None:  # NF-10.8
    scene = delivering("s02 s04", "9W 9C 9I")
    scene.act("fulfil space=1 ships=1")
    assert scene.refused("fulfil space=1 ships=2") == Rule.NF_10_8
    scene.act("end_turn")
    assert scene.phase == "FILL_CONTRACT"
    assert scene.s.contract_stack.bit_count() == 9
    assert "offer_contract contract=k01" not in scene.outcomes


def test_nf_10_8_a_fulfilled_contract_can_come_back_at_once() -> None:  # NF-10.8, NF-2.8
    scene = delivering("s02 s04", "9W 9C 9I")
    scene.s.contract_discard = scene.s.contract_stack & ~(1 << Contract["K18"])
    scene.s.contract_stack = 1 << Contract["K18"]
    scene.act("fulfil space=1 ships=1", "fulfil space=4 ships=2", "end_turn")
    assert scene.outcomes == {"offer_contract contract=k18": 1}
    scene.act("offer_contract contract=k18")
    assert "offer_contract contract=k01" in scene.outcomes
    assert "offer_contract contract=k10" in scene.outcomes
    scene.act("offer_contract contract=k10")
    sound(scene)
