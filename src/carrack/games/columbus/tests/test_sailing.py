"""Sailing (CO-5), calms (CO-10), damage and repair (CO-9)."""

from __future__ import annotations

import pytest

from ..content import Direction
from .positions import (
    Rule,
    at_sea,
    barrels,
    before_roll,
    damage,
    deal,
    discover,
    fall,
    masts,
    place,
    roll,
    sound,
    unused,
    where,
    whirlwinds,
)

ALL = tuple(d.name.lower() for d in Direction)


def sail(direction: str, by: str = "compass") -> str:
    return f"sail direction={direction} by={by}"


# --- Steps (CO-5) -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("direction", "to"),
    [("n", "H5"), ("ne", "I5"), ("e", ""), ("se", "I7"), ("s", "H7"), ("sw", ""), ("w", "G6"), ("nw", "G5")],
)
def test_co_5_1_eight_directions(direction: str, to: str) -> None:  # CO-5.1
    scene = at_sea(dice="cccc", ships="H6")
    if to:
        scene.act(sail(direction))
        assert where(scene)[0] == to
    else:  # I6 and G7 are reefs
        assert scene.refused(sail(direction)) == Rule.CO_5_2


def test_co_5_1_every_step_may_turn_and_go_back() -> None:  # CO-5.1
    scene = at_sea(dice="cccc", ships="H6")
    scene.act(sail("n"), sail("s"), sail("se"), sail("nw"))
    assert where(scene)[0] == "H6"


@pytest.mark.parametrize(("ship", "direction"), [("H3", "se"), ("E3", "s"), ("L1", "e"), ("M7", "e")])
def test_co_5_2_no_rocks_and_no_land(ship: str, direction: str) -> None:  # CO-5.2
    scene = at_sea(dice="ssss", ships=ship)
    assert scene.refused(sail(direction, "sail")) == Rule.CO_5_2


@pytest.mark.parametrize("damaged", [False, True])
def test_co_5_3_no_field_with_another_ship(damaged: bool) -> None:  # CO-5.3
    scene = at_sea(dice="cccc", ships="H6 H5 port")
    if damaged:
        damage(scene, 1)
    assert scene.refused(sail("n")) == Rule.CO_5_3


def test_co_5_4_diagonals_pass_between() -> None:  # CO-5.4
    scene = at_sea(dice="cccc", ships="H5 H6 port")
    scene.act(sail("sw"))
    assert where(scene)[0] == "G6"  # past the ship on H6
    rocks = at_sea(dice="cccc", ships="I5")
    rocks.act(sail("sw"))
    assert where(rocks)[0] == "H6"  # past the reef on I6


def test_co_5_5_what_pays_a_step() -> None:  # CO-5.5
    scene = at_sea(dice="cstt", ships="H6")
    deal(scene, 0, "good_winds")
    assert scene.refused(sail("n", "wind")) == Rule.CO_5_5C
    scene.act("play card=good_winds", sail("n"), sail("s", "sail"), sail("n", "wind"), sail("s", "wind"))
    assert scene.refused(sail("n")) == Rule.CO_5_5
    assert scene.refused(sail("n", "sail")) == Rule.CO_5_5B
    assert scene.refused(sail("n", "wind")) == Rule.CO_5_5C


def test_co_5_5_out_of_a_calm_only_sail_or_good_winds() -> None:  # CO-5.5
    scene = at_sea(dice="csct", ships="F4")
    deal(scene, 0, "good_winds")
    assert scene.refused(sail("n")) == Rule.CO_5_5D
    scene.act("play card=good_winds", sail("n", "wind"))
    assert where(scene)[0] == "F3"


def test_co_5_6_sailing_into_a_whirlwind() -> None:  # CO-5.6
    scene = at_sea(dice="cccc", ships="K3")
    scene.act(sail("e"))
    assert (where(scene)[0], masts(scene)[0], scene.phase) == ("L3", 0, "RELOCATE")
    forbidden = at_sea(dice="cccc", ships="K3", whirlwind_entry="forbidden")
    assert forbidden.refused(sail("e")) == Rule.CO_5_6


def test_co_5_7_back_into_port() -> None:  # CO-5.7
    scene = at_sea(dice="cccc", ships="M5")
    scene.act(sail("e"))
    assert (where(scene)[0], scene.phase) == ("port", "ACTION")
    strict = at_sea(dice="cccc", ships="M5", port_reentry="discoverers_only")
    assert strict.refused(sail("e")) == Rule.CO_5_7
    discover(strict, 0)
    strict.act(sail("e"))
    assert strict.phase == "OVER"


def test_co_5_8_ships_on_one_field_leave_it_by_ordinary_steps() -> None:  # CO-5.8
    scene = at_sea(dice="cccc", ships="H6 H6 port")
    scene.act(sail("n"))
    assert where(scene) == ["H5", "H6", "port"]


# --- Calms (CO-10) ------------------------------------------------------------------------------
@pytest.mark.parametrize("by", ["compass", "sail"])
def test_co_10_1_any_step_may_enter_a_calm(by: str) -> None:  # CO-10.1
    scene = at_sea(dice="cstt", ships="H4")
    scene.act(sail("w", by))
    assert where(scene)[0] == "G4"


def test_co_10_2_becalmed_only_sails_count() -> None:  # CO-10.2
    scene = at_sea(dice="cwto", ships="F4")
    assert scene.refused(sail("n")) == Rule.CO_5_5D
    assert scene.refused("whirl whirlwind=1 direction=n flight=stop by=die") == Rule.CO_10_2
    assert scene.refused("raise_storm zone=3") == Rule.CO_6_7
    assert scene.refused("draw_card") == Rule.CO_10_2
    assert sorted(act.split()[0] for act in scene.legal) == ["end_turn", *["reroll"] * 15]


def test_co_10_3_from_calm_to_calm_and_out() -> None:  # CO-10.3
    scene = at_sea(dice="ssco", ships="G3")
    scene.act(sail("s", "sail"))
    assert where(scene)[0] == "G4"
    scene.act(sail("e", "sail"), "load")  # on plain water again, beside the Azores
    assert (where(scene)[0], barrels(scene)[0]) == ("H4", 4)


def test_co_10_4_several_sails_cross_several_calms() -> None:  # CO-10.4
    scene = at_sea(dice="sssc", ships="H4")
    scene.act(sail("w"), sail("w", "sail"), sail("n", "sail"))
    assert where(scene)[0] == "F3"


def test_co_10_5_good_winds_cross_calms() -> None:  # CO-10.5
    scene = at_sea(dice="cttt", ships="G4")
    deal(scene, 0, "good_winds")
    scene.act("play card=good_winds", sail("w", "wind"), sail("n", "wind"), sail("w"))
    assert where(scene)[0] == "E3"


def test_co_10_6_in_a_calm_with_nothing_left_but_a_card() -> None:  # CO-10.6
    scene = at_sea(dice="ccww", ships="H4")
    deal(scene, 0, "very_good_winds")
    scene.act(sail("w"))
    assert sorted(scene.legal) == ["end_turn", "play card=very_good_winds"]


def test_co_10_7_wind_drives_ships_into_and_out_of_calms() -> None:  # CO-10.7
    scene = at_sea(dice="tocc", ships="H4 F4 port")
    scene.act("raise_storm zone=3", "spin direction=w")
    assert where(scene) == ["G4", "F4", "port"]  # the reef on E4 holds the other
    assert scene.refused("draw_card") == Rule.CO_10_2
    out = at_sea(dice="socc", ships="G4")
    out.act(sail("e", "sail"), "draw_card", "turn_up card=fog_w")
    assert where(out)[0] == "G4"
    assert out.refused(sail("n")) == Rule.CO_5_5D


def test_co_10_8_steps_of_a_whirlwind_card_in_a_calm() -> None:  # CO-10.8
    scene = at_sea(dice="wccc", ships="F4")
    deal(scene, 0, "whirlwind_2")
    scene.act("play card=whirlwind_2", "whirl whirlwind=1 direction=n flight=stop by=card")
    assert whirlwinds(scene)[0] == "L2"


# --- Damage and repair (CO-9) -------------------------------------------------------------------
def test_co_9_1_and_9_2_three_causes_and_two_states() -> None:  # CO-9.1, CO-9.2
    scene = at_sea(seats=4, dice="ttwc", ships="J5 F3 G2 H2")
    whirlwinds(scene, "H2")
    scene.act("raise_storm zone=3", "spin direction=sw", "accept")
    assert where(scene) == ["J5", "F3", "F3", "G3"]
    assert masts(scene) == [1, 0, 0, 1]  # one onto the reef E4, one into that ship
    scene.act("whirl whirlwind=1 direction=sw flight=stop by=die")
    assert masts(scene) == [1, 0, 0, 0]  # and one by the whirlwind
    sound(scene)


def test_co_9_3_own_damage_ends_the_turn() -> None:  # CO-9.3
    scene = at_sea(dice="tccc", ships="F3 H5 port")
    deal(scene, 0, "good_winds")
    scene.act("play card=good_winds", "raise_storm zone=3", "spin direction=sw")
    assert masts(scene)[0] == 0
    assert (scene.s.active, scene.phase, scene.s.winds, scene.s.used) == (1, "BEFORE_ROLL", 0, 0)


def test_co_9_4_damage_to_others_does_not() -> None:  # CO-9.4
    scene = at_sea(dice="tccc", ships="J5 F3 port")
    scene.act("raise_storm zone=3", "spin direction=sw")
    assert masts(scene) == [1, 0, 1]
    assert (scene.s.actor, scene.phase, unused(scene)) == (0, "ACTION", "ccc")


def test_co_9_5_a_damaged_ship_is_not_sailed_but_driven() -> None:  # CO-9.5
    scene = before_roll()
    place(scene, "H6")
    damage(scene, 0)
    deal(scene, 0, "whirlwind_2")
    assert scene.refused(sail("n", "wind")) == Rule.CO_9_5
    roll(scene, "cccc")
    assert scene.refused(sail("n")) == Rule.CO_9_5
    other = at_sea(dice="tccc", ships="J5 H6 port")
    damage(other, 1)
    other.act("raise_storm zone=3", "spin direction=n")
    assert where(other)[1] == "H5"


def test_co_9_6_in_a_repair_throw_only_the_sail_counts() -> None:  # CO-9.6
    scene = before_roll()
    place(scene, "H4")
    damage(scene, 0)
    roll(scene, "cwto")
    assert scene.phase == "REPAIR"
    assert scene.refused("raise_storm zone=1") == Rule.CO_9_6
    assert scene.refused("draw_card") == Rule.CO_9_6
    assert scene.refused("load") == Rule.CO_9_6
    assert scene.refused("look") == Rule.CO_9_6
    assert scene.refused("whirl whirlwind=1 direction=n flight=stop by=die") == Rule.CO_9_6
    scene.act("reroll dice=15")
    fall(scene, "cccc")
    assert barrels(scene)[0] == 2


@pytest.mark.parametrize(("dice", "mast"), [("cccc", 0), ("cscc", 1), ("ssss", 1)])
def test_co_9_7_one_sail_is_enough_and_the_turn_is_over(dice: str, mast: int) -> None:  # CO-9.7
    scene = before_roll()
    place(scene, "H4")
    damage(scene, 0)
    roll(scene, dice)
    assert scene.refused("end_turn") == Rule.NOT_NOW
    scene.act("finish")
    assert masts(scene)[0] == mast
    assert scene.s.active == 1


def test_co_9_7_an_extra_turn_is_the_next_turn() -> None:  # CO-9.7
    scene = before_roll()
    place(scene, "H4")
    damage(scene, 0)
    deal(scene, 0, "very_good_winds")
    roll(scene, "sccc")
    scene.act("play card=very_good_winds", "finish")
    roll(scene, "cccc")
    scene.act(sail("s"))
    assert where(scene)[0] == "H5"


def test_co_9_9_which_cards_help_a_damaged_ship() -> None:  # CO-9.9
    scene = before_roll()
    place(scene, "H4")
    damage(scene, 0)
    deal(scene, 0, "good_winds", "carpenter", "very_good_winds", "whirlwind_2", "whirlwind_3")
    assert scene.refused("play card=good_winds") == Rule.CO_9_9
    assert {a for a in scene.legal if a.startswith("play")} == {
        "play card=carpenter",
        "play card=very_good_winds",
        "play card=whirlwind_2",
        "play card=whirlwind_3",
    }
    roll(scene, "cccc")
    assert scene.refused("play card=carpenter") == Rule.CO_13_8
    scene.act("play card=whirlwind_2", "whirl whirlwind=1 direction=n flight=stop by=card", "finish")


def test_co_9_10_a_repair_in_a_calm_leaves_the_ship_there() -> None:  # CO-9.10
    scene = before_roll()
    place(scene, "F4")
    damage(scene, 0)
    roll(scene, "sscc")
    scene.act("finish")
    assert (where(scene)[0], masts(scene)[0]) == ("F4", 1)
