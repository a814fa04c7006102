"""Storms (CO-6), Good Weather (CO-13.9 to CO-13.11) and what the wind does to ships (CO-7)."""

from __future__ import annotations

import pytest

from ..content import Card, Direction
from .positions import Rule, age, at_sea, before_roll, damage, deal, discover, fall, masts, place, roll, sound, unused, where, whirlwinds


def storm(zone: int, direction: str, ships: str, seats: int = 3, **options: object):
    """Seat 0 raises a storm with one die, and it blows."""
    scene = at_sea(seats=seats, dice="tccc", ships=ships, **options)
    scene.act(f"raise_storm zone={zone}", f"spin direction={direction}")
    return scene


# --- Raising a storm (CO-6) ---------------------------------------------------------------------
def test_co_6_1_no_storms_in_the_first_round() -> None:  # CO-6.1
    scene = at_sea(dice="tttt", round=1, ships="H4")
    assert scene.refused("raise_storm zone=3") == Rule.CO_6_1
    scene.act("reroll dice=1")
    fall(scene, "c")


@pytest.mark.parametrize(("option", "to"), [("on", "H5"), ("off", "H4")])
def test_co_6_1_hurricane_and_fog_in_the_first_round(option: str, to: str) -> None:  # CO-6.1
    for cards in (("turn_up card=fog_s",), ("turn_up card=hurricane", "spin direction=s")):
        scene = at_sea(dice="occc", round=1, ships="H4", early_card_weather=option)
        scene.act("draw_card", cards[0])
        if option == "on" and len(cards) > 1:
            scene.act(cards[1])
        assert where(scene)[0] == to
        assert scene.phase == "ACTION"
        sound(scene)


def test_co_6_1_from_the_second_round_on_cards_blow_always() -> None:  # CO-6.1
    for cards in (("turn_up card=fog_s",), ("turn_up card=hurricane", "spin direction=s")):
        scene = at_sea(dice="occc", round=2, ships="H4", early_card_weather="off")
        scene.act("draw_card", *cards)
        assert where(scene)[0] == "H5"


def test_co_6_2_one_storm_in_any_zone() -> None:  # CO-6.2
    scene = at_sea(dice="tttc", ships="H4 port port")
    assert [a for a in scene.legal if a.startswith("raise")] == [f"raise_storm zone={z}" for z in range(1, 6)]
    scene.act("raise_storm zone=1", "spin direction=n", "accept")  # nobody is there
    assert unused(scene) == "c"
    assert scene.refused("raise_storm zone=3") == Rule.CO_6_2


def test_co_6_2_own_zone_too() -> None:  # CO-6.2, CO-6.5
    assert where(storm(3, "s", "H4"))[0] == "H5"


def test_co_6_3_good_weather_comes_before_the_first_spin() -> None:  # CO-6.3
    scene = at_sea(dice="ttcc", ships="J5 F3 port")
    deal(scene, 1, "good_weather")
    scene.act("raise_storm zone=3")
    assert (scene.phase, scene.s.actor) == ("GOOD_WEATHER", 1)
    scene.act("good_weather")
    assert (scene.phase, scene.s.actor, unused(scene), where(scene)[1]) == ("ACTION", 0, "cc", "F3")


def test_co_6_4_as_many_spins_as_storm_dice() -> None:  # CO-6.4
    scene = at_sea(dice="ttcc", ships="J5 H5 port")
    scene.act("raise_storm zone=3")
    assert scene.outcomes == {f"spin direction={d.name.lower()}": 1 for d in Direction}
    scene.act("spin direction=n")
    assert (scene.phase, where(scene)[1]) == ("RESPIN", "H5")
    scene.act("spin_again", "spin direction=s")
    assert (scene.phase, where(scene)[1]) == ("ACTION", "H6")


def test_co_6_4_every_storm_asks_and_spins_anew() -> None:  # CO-6.4, CO-13.10
    scene = at_sea(dice="ttcc", ships="J5 H5 port")
    for seat in range(3):
        deal(scene, seat, "carpenter")
    for active, others in ((0, (1, 2)), (1, (2, 0))):
        assert scene.s.active == active
        scene.act("raise_storm zone=1")
        for other in others:
            assert (scene.phase, scene.s.actor) == ("GOOD_WEATHER", other)
            scene.act("let_it_blow")
        scene.act("spin direction=n")
        assert (scene.phase, scene.s.actor) == ("RESPIN", active)
        scene.act("spin_again", "spin direction=n")
        assert scene.phase == "ACTION"
        scene.act("end_turn")
        roll(scene, "ttcc")


def test_co_6_4_the_first_spin_may_be_accepted() -> None:  # CO-6.4
    scene = at_sea(dice="ttcc", ships="J5 H5 port")
    scene.act("raise_storm zone=3", "spin direction=n", "accept")
    assert where(scene)[1] == "H4"


def test_co_6_5_calms_damaged_ships_and_the_own_ship() -> None:  # CO-6.5
    scene = at_sea(dice="tccc", ships="H5 F4 H7")
    damage(scene, 2)
    scene.act("raise_storm zone=3", "spin direction=s")
    assert where(scene) == ["H6", "F5", "H8"]


def test_co_6_6_port_and_whirlwinds_stay() -> None:  # CO-6.6
    scene = storm(5, "w", "port M4 L2")
    assert where(scene) == ["port", "L4", "K2"]
    assert whirlwinds(scene) == ["L3", "L7"]


def test_co_6_7_not_from_a_calm() -> None:  # CO-6.7
    assert at_sea(dice="tttt", ships="F4").refused("raise_storm zone=3") == Rule.CO_6_7


# --- Driven by the wind (CO-7) ------------------------------------------------------------------
def test_co_7_1_a_storm_its_zone_a_card_all_ships() -> None:  # CO-7.1
    assert where(storm(3, "s", "J5 H5 E5")) == ["J5", "H6", "E5"]
    scene = at_sea(dice="occc", ships="J4 H5 port")
    scene.act("draw_card", "turn_up card=fog_s")
    assert where(scene) == ["J5", "H6", "port"]


def test_co_7_2_all_at_once_by_one_field() -> None:  # CO-7.2
    assert where(storm(3, "w", "H3 G3 F3", seats=3)) == ["G3", "F3", "E3"]


def test_co_7_3_the_edge_holds_a_ship_unharmed() -> None:  # CO-7.3
    scene = storm(1, "w", "A4 B3 port")
    assert (where(scene), masts(scene)) == (["A4", "A3", "port"], [1, 1, 1])


@pytest.mark.parametrize(("ship", "zone", "direction"), [("F3", 3, "sw"), ("J4", 4, "w"), ("L1", 5, "e")])
def test_co_7_4_rocks_and_land_break_the_mast(ship: str, zone: int, direction: str) -> None:  # CO-7.4
    scene = storm(zone, direction, f"E5 {ship} port")
    assert (where(scene)[1], masts(scene)) == (ship, [1, 0, 1])


def test_co_7_5_driven_into_port() -> None:  # CO-7.5
    scene = storm(5, "e", "E5 M5 port")
    assert (where(scene), masts(scene)) == (["E5", "port", "port"], [1, 1, 1])


def test_co_7_5_options_on_sailing_hold_back_no_driven_ship() -> None:  # CO-7.5, CO-7.11
    strict = storm(5, "e", "E5 M5 port", port_reentry="discoverers_only")
    assert where(strict) == ["E5", "port", "port"]
    forbidden = storm(5, "w", "E5 M3 port", whirlwind_entry="forbidden")
    assert (where(forbidden), masts(forbidden)) == (["E5", "L3", "port"], [1, 0, 1])


def test_co_7_6_and_7_8_a_ship_is_driven_onto_a_standing_one() -> None:  # CO-7.6, CO-7.8
    scene = storm(3, "e", "E5 H3 I3")
    assert (where(scene)[1:], masts(scene)) == (["I3", "I3"], [1, 0, 0])


def test_co_7_7_no_collision_with_a_ship_that_moves_away() -> None:  # CO-7.7
    scene = storm(3, "w", "E5 H3 G3")
    assert (where(scene)[1:], masts(scene)) == (["G3", "F3"], [1, 1, 1])


def test_co_7_8_a_ship_held_at_the_edge_is_a_standing_ship() -> None:  # CO-7.8
    scene = storm(1, "w", "E5 A4 B4")
    assert (where(scene)[1:], masts(scene)) == (["A4", "A4"], [1, 0, 0])


def test_co_7_8_all_ships_on_the_field_are_damaged() -> None:  # CO-7.8
    scene = storm(3, "e", "E5 H3 I3 I3", seats=4)
    assert masts(scene) == [1, 0, 0, 0]


def test_co_7_9_a_collision_does_not_hold_back_the_ship_behind() -> None:  # CO-7.9
    scene = storm(3, "e", "E5 G3 H3 I3", seats=4)
    assert (where(scene)[1:], masts(scene)) == (["H3", "I3", "I3"], [1, 1, 0, 0])


def test_co_7_10_ships_driven_together_do_not_collide() -> None:  # CO-7.10
    scene = storm(3, "s", "E5 H5 H5")
    assert (where(scene)[1:], masts(scene)) == (["H6", "H6"], [1, 1, 1])


def test_co_7_11_into_a_whirlwind_with_it_and_away_from_it() -> None:  # CO-7.11
    scene = at_sea(seats=4, dice="tccc", ships="E5 H5 H1 G5")
    whirlwinds(scene, "H6", "H1")
    scene.act("raise_storm zone=3", "spin direction=s")
    assert where(scene) == ["E5", "H6", "H2", "G6"]
    assert masts(scene) == [1, 0, 1, 1]  # into the first; away from the second
    held = at_sea(dice="tccc", ships="E5 H1 port")
    whirlwinds(held, "H1")
    held.act("raise_storm zone=3", "spin direction=n")
    assert masts(held) == [1, 1, 1]  # it stayed where it was


def test_co_7_11_two_whirlwinds_hit_a_driven_ship_both() -> None:  # CO-7.11, CO-8.6
    scene = at_sea(dice="tccc", ships="E5 H5 port")
    whirlwinds(scene, "H6", "H6")
    scene.act("raise_storm zone=3", "spin direction=s")
    assert [bool(row[1]) for row in scene.s.claim.tolist()] == [True, True]
    sound(scene)


def test_co_7_12_a_damaged_ship_damages_others() -> None:  # CO-7.12
    scene = at_sea(dice="tccc", ships="E5 H3 I3")
    damage(scene, 1)
    scene.act("raise_storm zone=3", "spin direction=e")
    assert (where(scene)[1:], masts(scene)) == (["I3", "I3"], [1, 0, 0])


def test_co_7_13_victory_comes_before_the_end_of_the_turn() -> None:  # CO-7.13
    scene = at_sea(dice="tccc", ships="L1 M5 port")  # the wind drives one home and the other against Europe
    discover(scene, 1)
    scene.act("raise_storm zone=5", "spin direction=e")
    assert (scene.phase, scene.s.winner, scene.s.active, masts(scene)) == ("OVER", 1, 0, [0, 1, 1])
    both = at_sea(dice="tccc", ships="F3 G2 port")
    both.act("raise_storm zone=3", "spin direction=sw")  # the own ship onto the reef E4, the other into it
    assert (masts(both), both.s.active, both.phase) == ([0, 0, 1], 1, "BEFORE_ROLL")


# --- Good Weather (CO-13.9 to CO-13.11) ---------------------------------------------------------
def test_co_13_9_it_needs_no_ship_in_the_zone() -> None:  # CO-13.9
    scene = at_sea(dice="tccc", ships="J5 port port")
    deal(scene, 2, "good_weather")
    scene.act("raise_storm zone=1", "good_weather")
    assert scene.s.discard[Card.GOOD_WEATHER] == 1
    assert scene.s.fresh_cards[2] == 0


def test_co_13_9_who_has_none_cannot_play_it() -> None:  # CO-13.9
    scene = at_sea(dice="tccc", ships="J5 port port")
    deal(scene, 1, "carpenter")
    scene.act("raise_storm zone=1")
    assert scene.refused("good_weather") == Rule.CO_13_9
    assert scene.legal == ["let_it_blow"]


def test_co_13_10_everybody_with_a_card_is_asked_clockwise() -> None:  # CO-13.10
    scene = at_sea(seats=5, dice="tccc", ships="J5 port port port port")
    deal(scene, 1, "carpenter")
    deal(scene, 3, "good_weather")
    deal(scene, 4, "good_weather")
    scene.act("raise_storm zone=1")
    assert scene.s.actor == 1
    scene.act("let_it_blow")
    assert scene.s.actor == 3  # seat 2 holds no card
    scene.act("let_it_blow")
    assert scene.s.actor == 4
    scene.act("let_it_blow")
    assert scene.phase == "SPIN"


def test_co_13_10_clockwise_from_the_left_of_the_active_player() -> None:  # CO-13.10
    scene = before_roll(seats=4)
    scene.act("decline", "decline")  # seat 2 is active
    deal(scene, 0, "carpenter")
    deal(scene, 3, "carpenter")
    roll(scene, "tccc")
    scene.act("raise_storm zone=1")
    assert scene.s.actor == 3
    scene.act("let_it_blow")
    assert scene.s.actor == 0
    scene.act("let_it_blow")
    assert scene.phase == "SPIN"


def test_co_13_10_who_holds_only_aged_cards_is_asked_too() -> None:  # CO-13.10, CO-13.2
    scene = at_sea(dice="tccc", ships="J5 F3 port")
    deal(scene, 1, "good_weather")
    age(scene, 1)
    scene.act("raise_storm zone=3")
    assert (scene.phase, scene.s.actor) == ("GOOD_WEATHER", 1)
    scene.act("good_weather")
    assert (scene.s.aged_cards[1], scene.s.discard[Card.GOOD_WEATHER], where(scene)[1]) == (0, 1, "F3")


def test_co_13_10_the_first_to_play_it_ends_the_question_and_keeps_his_own_card_right() -> None:  # CO-13.10
    scene = at_sea(dice="tccc", ships="J5 port port")
    deal(scene, 1, "good_weather", "very_good_winds")
    deal(scene, 2, "good_weather")
    scene.act("raise_storm zone=1", "good_weather")
    assert (scene.phase, scene.s.actor) == ("ACTION", 0)
    scene.act("end_turn", "play card=very_good_winds")


def test_co_13_11_not_later_not_against_cards_not_against_oneself() -> None:  # CO-13.11
    scene = at_sea(dice="ttoc", ships="J5 port port")
    deal(scene, 0, "good_weather")
    assert scene.refused("play card=good_weather") == Rule.CO_13_11
    deal(scene, 1, "good_weather")
    scene.act("raise_storm zone=1", "let_it_blow", "spin direction=n")
    assert scene.refused("good_weather") == Rule.NOT_NOW
    scene.act("spin_again")
    assert scene.phase == "SPIN"  # nobody is asked again
    scene.act("spin direction=n", "draw_card", "turn_up card=hurricane")
    assert scene.phase == "SPIN"
    place(scene, "J5 port port")
