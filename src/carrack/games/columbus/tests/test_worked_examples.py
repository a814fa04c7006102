"""The worked examples of the specification (section 8), with the rulebook's ships and people."""

from __future__ import annotations

from .positions import Rule, at_sea, barrels, before_roll, deal, discover, fall, masts, place, roll, unused, where, whirlwinds


def test_e1_leo_spins_three_times_and_only_the_last_counts() -> None:  # CO-4.5, CO-6.2, CO-6.4, CO-6.5
    scene = at_sea(dice="wttt", ships="J5 F3 H5")
    scene.act("raise_storm zone=3", "spin direction=w", "spin_again", "spin direction=sw", "spin_again", "spin direction=w")
    assert where(scene) == ["J5", "E3", "G5"]
    assert masts(scene) == [1, 1, 1]
    assert unused(scene) == "w"  # the whirlwind die is still there
    assert scene.refused("spin_again") == Rule.NOT_NOW


def test_e1_had_he_accepted_the_second_spin() -> None:  # CO-6.4, CO-7.4
    scene = at_sea(dice="wttt", ships="J5 F3 H5")
    scene.act("raise_storm zone=3", "spin direction=w", "spin_again", "spin direction=sw", "accept")
    assert where(scene) == ["J5", "F3", "G6"]
    assert masts(scene) == [1, 0, 1]  # the reef on E4


def test_e2_karin_mixes_telescopes() -> None:  # CO-4.6, CO-12.1, CO-12.2
    scene = at_sea(dice="ooow", ships="H4")
    scene.s.barrels[0] = 4
    scene.act("load", "load", "draw_card")
    assert barrels(scene)[0] == 6
    assert scene.phase == "TURN_UP"
    assert unused(scene) == "w"


def test_e3_bernd_rolls_again_for_telescopes() -> None:  # CO-4.7, CO-11.3, CO-12.5
    scene = before_roll()
    place(scene, "A4")
    scene.s.barrels[0] = 2
    roll(scene, "ocwt")
    scene.act("reroll dice=14")
    fall(scene, "oct")
    scene.act("reroll dice=12")
    fall(scene, "ws")
    assert barrels(scene)[0] == 0
    assert unused(scene) == "oosw"
    assert scene.refused("reroll dice=12") == Rule.CO_4_7B
    scene.act("look", "open_disc disc=sea", "look", "open_disc disc=isle_2")
    assert barrels(scene)[0] == 2


def test_e3_one_look_is_enough_if_the_island_is_inhabited() -> None:  # CO-14.4, CO-14.5
    scene = at_sea(dice="oocw", ships="A4")
    scene.act("look", "open_disc disc=inhabited")
    assert scene.refused("look") == Rule.CO_14_5


def storm(direction: str) -> tuple[list[str], list[int]]:
    """A on G2 and B on H3 in zone 3, C on I2 in zone 4, and a storm in zone 3 that somebody in port raises."""
    scene = at_sea(seats=4, dice="tccc", ships="port G2 H3 I2")
    scene.act("raise_storm zone=3", f"spin direction={direction}")
    return where(scene)[1:], masts(scene)[1:]


def test_e4_all_ships_move_at_the_same_time() -> None:  # CO-7.2, CO-7.7
    assert storm("nw") == (["F1", "G2", "I2"], [1, 1, 1])


def test_e5_a_collision_outside_the_zone() -> None:  # CO-7.8
    assert storm("ne") == (["H1", "I2", "I2"], [1, 0, 0])


def test_e6_rocks_and_a_collision() -> None:  # CO-7.4, CO-7.8
    assert storm("se") == (["H3", "H3", "I2"], [0, 0, 1])


def test_e7_through_a_calm_and_a_storm_behind() -> None:  # CO-5.5, CO-10.3, CO-6.8
    scene = at_sea(dice="ccst", ships="H6 G2 H3")
    scene.act("sail direction=w by=compass", "sail direction=sw by=compass")
    assert where(scene)[0] == "F7"
    assert scene.refused("raise_storm zone=3") == Rule.CO_6_7  # becalmed
    scene.act("sail direction=nw by=sail", "raise_storm zone=3", "spin direction=n")
    assert where(scene) == ["E6", "G1", "H2"]


def test_e7_without_the_sail_nothing_is_left() -> None:  # CO-10.2, CO-10.6
    scene = at_sea(dice="ccst", ships="H6 G2 H3")
    scene.act("sail direction=w by=sail", "sail direction=sw by=compass")
    assert where(scene)[0] == "F7"
    assert scene.legal == ["end_turn"]
    assert scene.refused("sail direction=nw by=compass") == Rule.CO_5_5D


def test_e8_storm_first_or_sail_first() -> None:  # CO-6.8
    first = at_sea(dice="tccc", ships="I3 G2 G8")
    first.act("raise_storm zone=3", "spin direction=e", "sail direction=w by=compass")
    assert where(first) == ["H3", "H2", "H8"]
    then = at_sea(dice="tccc", ships="I3 J5 port")
    then.act("sail direction=w by=compass", "raise_storm zone=4", "spin direction=n")
    assert where(then) == ["H3", "J4", "port"]


def test_good_weather_calms_the_storm() -> None:  # CO-6.3, CO-13.9
    scene = at_sea(dice="tttc", ships="J5 F3 H5")
    deal(scene, 1, "good_weather")
    scene.act("raise_storm zone=3", "good_weather")
    assert where(scene) == ["J5", "F3", "H5"]
    assert unused(scene) == "c"
    assert scene.s.discard[5] == 1


def test_home_with_the_discovery() -> None:  # CO-15.1
    scene = at_sea(dice="cccc", ships="M5")
    discover(scene, 0)
    scene.act("sail direction=e by=compass")
    assert scene.phase == "OVER"
    assert scene.s.winner == 0
    assert whirlwinds(scene) == ["L3", "L7"]
