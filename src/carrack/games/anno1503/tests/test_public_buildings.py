"""Public buildings (AN-9)."""

from __future__ import annotations

import pytest

from .positions import (
    GAME,
    Rule,
    Scene,
    before_roll,
    build,
    buildings,
    copy,
    end_turn,
    give_hand,
    hand,
    residents,
    settle_on,
    sound,
    trade_position,
    with_building,
)

TWO_PLAYER_KINDS = ["fire_station", "smithy", "church", "school", "bathhouse", "tavern", "shipyard"]
ROOM = ("citizen", "citizen", "citizen", "pioneer", "pioneer", "pioneer")  # six residents, three of the four low tiles


def about_to_place(field: int, seats: int = 2) -> Scene:
    """Seat 0 can place a pioneer on this field."""
    scene = trade_position(seats)
    settle_on(scene, 0, *ROOM[: field - 1])
    give_hand(scene, 0, wood=1, tool=1)
    return scene


@pytest.mark.parametrize("field", [4, 5, 6, 7])
def test_an_9_1_from_the_fourth_resident_on_a_building_for_nothing(field: int) -> None:  # AN-9.1
    scene = about_to_place(field)
    scene.act("place_pioneer")
    assert (scene.phase, scene.s.actor) == ("BUILDING", 0)
    assert scene.legal == [f"choose_building building={k}" for k in TWO_PLAYER_KINDS] + ["no_building"]
    scene.act("choose_building building=church")
    assert buildings(scene, 0) == {field: "church"}
    assert scene.s.buildings.tolist() == [0, 1, 1, 0, 1, 1, 1, 1]
    assert scene.s.gold[0] == 7
    assert scene.phase == "TRADE"


def test_an_9_1_not_for_the_third_resident() -> None:  # AN-9.1
    scene = about_to_place(3)
    scene.act("place_pioneer")
    assert scene.phase == "TRADE"
    assert scene.refused("choose_building building=church") == Rule.NOT_NOW


def test_an_9_2_never_two_of_a_kind() -> None:  # AN-9.2
    scene = about_to_place(5, seats=3)
    build(scene, 0, f4="school")
    assert scene.s.buildings[4] == 1  # a second school lies there
    scene.act("place_pioneer")
    assert scene.refused("choose_building building=school") == Rule.AN_9_2
    assert "choose_building building=school" not in scene.legal
    assert scene.refused("choose_building building=tavern") == Rule.LEGAL


def test_an_9_3_a_building_must_be_in_the_supply() -> None:  # AN-9.3
    scene = about_to_place(4)
    with_building(scene, 1, "church")
    scene.act("place_pioneer")
    assert scene.refused("choose_building building=church") == Rule.AN_9_3
    assert scene.refused("choose_building building=great_house") == Rule.AN_9_3  # not with two players


def test_an_9_3_declining_leaves_the_place_empty_for_good() -> None:  # AN-9.3
    scene = about_to_place(4)
    scene.act("place_pioneer", "no_building")
    assert buildings(scene, 0) == {}
    assert scene.refused("choose_building building=church") == Rule.NOT_NOW
    give_hand(scene, 0, spice=2, stone=1, wood=1, tool=1)
    settle_on(scene, 0, "citizen", "citizen", "settler", "pioneer")
    scene.act("place_pioneer", "choose_building building=church")  # the next pioneer brings only its own
    assert buildings(scene, 0) == {5: "church"}


def test_an_9_3_without_any_building_to_be_had_the_pioneer_is_placed_alone() -> None:  # AN-9.3
    scene = about_to_place(5)
    build(scene, 0, f4="school")
    settle_on(scene, 1, "citizen", "citizen", "citizen", "pioneer", "pioneer", "pioneer", "pioneer")
    for kind in range(8):
        scene.s.buildings[kind] = 0
    scene.s.buildings[4] = 1  # only what he has already
    scene.act("place_pioneer")
    assert scene.phase == "TRADE"  # nothing is asked
    assert residents(scene, 0)[4] == "pioneer"
    assert buildings(scene, 0) == {4: "school"}


def test_an_9_3_not_placing_the_pioneer_is_an_option() -> None:  # AN-9.3
    scene = about_to_place(4)
    assert scene.refused("set_sail") == Rule.LEGAL


def test_an_9_4_a_building_stays_when_its_resident_develops() -> None:  # AN-9.4
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer")
    build(scene, 0, f4="school")
    give_hand(scene, 0, cloth=1, stone=3, spice=3, tobacco=2)
    for level in ("settler", "citizen", "merchant"):
        scene.act("develop space=4")
        assert residents(scene, 0)[3] == level
        assert buildings(scene, 0) == {4: "school"}


def test_an_9_4_and_is_lost_only_with_that_resident() -> None:  # AN-9.4
    scene = before_roll()
    settle_on(scene, 0, "pioneer", "settler", "citizen", "citizen", "pioneer")
    build(scene, 0, f4="school", f5="tavern")
    scene.s.gold[0] = 1
    scene.act("roll face=6", "event face=3")
    assert buildings(scene, 0) == {4: "school"}


def test_an_9_5_a_school_works_in_the_turn_it_is_built() -> None:  # AN-9.5
    scene = about_to_place(4)
    give_hand(scene, 0, wood=2, tool=1)
    scene.act("place_pioneer", "choose_building building=school", "sell space=4 good=wood")
    assert scene.s.gold[0] == 9


def test_an_9_5_a_shipyard_works_in_the_turn_it_is_built() -> None:  # AN-9.5
    scene = about_to_place(4)
    scene.act("place_pioneer", "choose_building building=shipyard", "set_sail")
    assert scene.s.points[0] == 4


# --- The Great Trading House --------------------------------------------------------------------
def great_house(seats: int = 3, **options: object) -> Scene:
    """Seat 0 owns the Great Trading House; seat 1 holds two wood and a spice, the others nothing."""
    scene = trade_position(seats, **options)
    with_building(scene, 0, "great_house")
    give_hand(scene, 1, wood=2, spice=1)
    return sound(scene)


def test_an_9_6_two_gold_to_the_bank_for_a_card_at_random() -> None:  # AN-9.6
    scene = great_house()
    scene.act("great_house opponent=1")
    assert scene.s.gold.tolist()[:3] == [5, 7, 7]  # the bank gets the gold, not the victim
    assert scene.outcomes == {"draw_card good=wood": 2, "draw_card good=spice": 1}  # each card is as likely
    assert scene.s.eyes == 0b011
    scene.act("draw_card good=spice")
    assert (hand(scene, 0), hand(scene, 1)) == ({"spice": 1}, {"wood": 2})
    assert scene.s.cards.tolist()[:3] == [1, 2, 0]
    assert (scene.phase, scene.s.actor) == ("TRADE", 0)
    sound(scene)


def test_an_9_6_once_per_own_turn() -> None:  # AN-9.6
    scene = great_house()
    scene.act("great_house opponent=1", "draw_card good=wood")
    assert scene.refused("great_house opponent=1") == Rule.AN_9_6B
    scene.act("set_sail")
    assert scene.refused("great_house opponent=1") == Rule.AN_9_6B
    end_turn(scene)
    for _ in range(2):
        scene.act("roll face=6", "event face=1")
        assert scene.refused("great_house opponent=0") == Rule.AN_9_6  # the others have none
        end_turn(scene)
    scene.act("roll face=6", "event face=1")
    assert scene.refused("great_house opponent=1") == Rule.LEGAL


def test_an_9_6_in_phase_3_too() -> None:  # AN-9.6
    scene = great_house()
    scene.act("set_sail", "move ship=1 direction=east", "great_house opponent=1", "draw_card good=wood")
    assert (scene.phase, scene.s.actor) == ("SHIPS", 0)
    scene.act("discover ship=1 direction=north", "see tile=t01", "leave_tile")
    assert scene.s.points[0] == 1  # the ship goes on as before


def test_an_9_6_he_must_have_the_gold() -> None:  # AN-9.6
    scene = great_house()
    scene.s.gold[0] = 1
    assert scene.refused("great_house opponent=1") == Rule.AN_9_6C
    scene.s.gold[0] = 2
    scene.act("great_house opponent=1")
    assert scene.s.gold[0] == 0


def test_an_9_6_from_an_opponent_who_has_a_card() -> None:  # AN-9.6
    scene = great_house()
    give_hand(scene, 0, wood=1)
    assert scene.refused("great_house opponent=0") == Rule.AN_9_6D
    assert scene.refused("great_house opponent=3") == Rule.AN_9_6D  # nobody sits there
    assert scene.refused("great_house opponent=2") == Rule.AN_9_6E
    assert scene.refused("great_house opponent=1") == Rule.LEGAL


def test_an_9_6_without_the_building_nobody_draws() -> None:  # AN-9.6
    scene = great_house()
    settle_on(scene, 0, "pioneer", "settler", "pioneer")
    assert scene.refused("great_house opponent=1") == Rule.AN_9_6


def test_an_9_6_only_the_two_know_the_card() -> None:  # AN-9.6
    scene = great_house()
    scene.act("great_house opponent=1", "draw_card good=spice")
    assert scene.known_to(0).hand.tolist()[1] == [2, 0, 0, 0, 0, 0]  # he knows what is left: two wood
    assert scene.known_to(1).hand.tolist()[0] == [0, 0, 0, 0, 1, 0]  # the victim knows what went
    assert scene.known_to(2).hand.tolist()[0] == [0] * 6
    assert scene.known_to(2).hand.tolist()[1] == [0] * 6
    assert scene.known_to(2).unplaced.tolist() == [2, 0, 0, 0, 1, 0]
    assert scene.known_to(2).cards.tolist()[:3] == [1, 2, 0]  # sizes are public


def test_an_9_7_the_other_buildings_work_only_for_their_owner() -> None:  # AN-9.7
    scene = before_roll()
    settle_on(scene, 0, "pioneer", "settler", "citizen", "pioneer", "pioneer", "merchant", "citizen")
    build(scene, 0, f4="fire_station", f5="tavern", f6="bathhouse", f7="school")
    settle_on(scene, 1, "pioneer", "settler", "citizen", "merchant")
    scene.act("roll face=6", "event face=3")
    assert scene.s.gold.tolist()[:2] == [7, 5]  # AN-4.14
    give_hand(scene, 0, wood=1, cloth=1, spice=1, tobacco=1)
    scene.act("sell space=1 good=wood", "sell space=2 good=cloth", "sell space=3 good=spice", "sell space=6 good=tobacco")
    assert scene.s.gold[0] == 7 + 2 + 4 + 4 + 6  # AN-6.6
    end_turn(scene)
    scene.act("roll face=6", "event face=3")
    give_hand(scene, 1, wood=1, cloth=1, spice=1, tobacco=1)
    before = scene.s.gold[1]
    scene.act("sell space=1 good=wood", "sell space=2 good=cloth", "sell space=3 good=spice", "sell space=4 good=tobacco")
    assert scene.s.gold[1] == before + 1 + 2 + 3 + 4


def test_an_9_8_a_pioneer_placed_again_after_a_fire_brings_a_new_building() -> None:  # AN-9.8
    scene = before_roll()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer")  # no building was taken
    scene.s.gold[0] = 0
    give_hand(scene, 0, wood=1, tool=1)
    scene.act("roll face=6", "event face=3")
    assert len(residents(scene, 0)) == 3
    scene.act("place_pioneer")
    assert scene.phase == "BUILDING"
    scene.act("choose_building building=smithy")
    assert buildings(scene, 0) == {4: "smithy"}


def test_an_9_9_developing_brings_no_building() -> None:  # AN-9.9
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer")
    give_hand(scene, 0, cloth=1, stone=3, spice=2)
    scene.act("develop space=4")
    assert scene.phase == "TRADE"
    scene.act("develop space=4")
    assert scene.phase == "TRADE"
    assert buildings(scene, 0) == {}


def test_an_9_9_nor_does_a_treasure() -> None:  # AN-9.9
    scene = trade_position()
    settle_on(scene, 0, "pioneer", "settler", "pioneer", "pioneer")
    scene.act("set_sail", "move ship=1 direction=east", "discover ship=1 direction=north", "see tile=t14", "use_tile", "reveal tile=t14")
    after = copy(scene)
    after.act("choose_upgrade space=4")
    assert (after.phase, buildings(after, 0)) == ("SHIPS", {})


def test_every_kind_of_building_can_be_taken() -> None:  # AN-9.1
    for seats in GAME.seats:
        scene = about_to_place(4, seats)
        scene.act("place_pioneer")
        kinds = [a.removeprefix("choose_building building=") for a in scene.legal[:-1]]
        assert kinds == (TWO_PLAYER_KINDS if seats == 2 else ["great_house", *TWO_PLAYER_KINDS])
