"""Discs (CO-14) and the end of the game (CO-15)."""

from __future__ import annotations

import pytest

from .positions import Rule, at_sea, barrels, before_roll, damage, deal, discover, masts, place, sound, where


# --- Discs (CO-14) ------------------------------------------------------------------------------
def test_co_14_1_a_disc_is_open_to_all() -> None:  # CO-14.1
    scene = at_sea(dice="occc", ships="A4")
    scene.act("look", "open_disc disc=isle_2")
    for seat in (-1, 0, 1):
        assert scene.known_to(seat).discs.tolist() == [3, 2, 2, 2, 5]


def test_co_14_2_open_sea() -> None:  # CO-14.2
    scene = at_sea(dice="occc", ships="A4")
    scene.act("look", "open_disc disc=sea")
    assert (barrels(scene)[0], scene.s.discs.tolist()) == (3, [2, 2, 3, 2, 5])


@pytest.mark.parametrize("palms", [1, 2, 3])
def test_co_14_3_a_barrel_for_each_palm(palms: int) -> None:  # CO-14.3
    scene = at_sea(dice="occc", ships="A4")
    scene.act("look", f"open_disc disc=isle_{palms}")
    assert barrels(scene)[0] == 3 + palms
    assert scene.s.discovery[0] == 0


def test_co_14_4_an_inhabited_island_is_kept() -> None:  # CO-14.4
    scene = at_sea(dice="occc", ships="A4")
    scene.act("look", "open_disc disc=inhabited")
    assert (scene.s.discovery.tolist(), scene.s.discs[4]) == ([1, 0, 0, 0, 0], 4)
    sound(scene)


def test_co_14_5_a_discoverer_looks_no_further() -> None:  # CO-14.5
    scene = at_sea(dice="oooc", ships="A4")
    discover(scene, 0)
    assert scene.refused("look") == Rule.CO_14_5
    scene.act("draw_card", "turn_up card=provisions_1")
    place(scene, "H4")
    scene.act("load")
    assert barrels(scene)[0] == 5


def test_co_14_6_the_way_home_may_begin_at_once() -> None:  # CO-14.6
    scene = at_sea(dice="occc", ships="B4")
    scene.act("look", "open_disc disc=inhabited", "sail direction=n by=compass")
    assert where(scene)[0] == "B3"


def test_co_14_7_any_unseen_face_is_equally_likely() -> None:  # CO-14.7
    scene = at_sea(dice="oocc", ships="A4")
    scene.act("look")
    assert scene.outcomes == {
        "open_disc disc=sea": 3,
        "open_disc disc=isle_1": 2,
        "open_disc disc=isle_2": 3,
        "open_disc disc=isle_3": 2,
        "open_disc disc=inhabited": 5,
    }
    scene.act("open_disc disc=sea", "look")
    assert scene.outcomes["open_disc disc=sea"] == 2


def test_co_14_8_there_is_always_an_island_left() -> None:  # CO-14.8
    scene = at_sea(seats=5, dice="oocc", ships="A4")
    for seat in range(1, 5):
        discover(scene, seat)
    for face, left in enumerate((0, 0, 0, 0, 1)):
        scene.s.discs[face] = left
    scene.act("look")
    assert scene.outcomes == {"open_disc disc=inhabited": 1}


# --- The end (CO-15) ----------------------------------------------------------------------------
def test_co_15_1_the_first_discoverer_in_port_wins_at_once() -> None:  # CO-15.1
    scene = at_sea(dice="cccc", ships="N4 A1 A2")
    discover(scene, 0)
    discover(scene, 1)
    scene.act("sail direction=s by=compass")
    assert (scene.phase, scene.s.winner) == ("OVER", 0)
    assert scene.legal == []


def test_co_15_1_driven_home_without_a_mast() -> None:  # CO-15.1
    scene = at_sea(dice="tccc", ships="A1 M5 port")
    discover(scene, 1)
    damage(scene, 1)
    scene.act("raise_storm zone=5", "spin direction=e")
    assert (scene.phase, scene.s.winner, masts(scene)[1]) == ("OVER", 1, 0)


def test_co_15_2_of_several_the_first_clockwise_from_the_active_player() -> None:  # CO-15.2
    scene = before_roll(seats=4)
    scene.act("decline", "decline")  # seat 2 is active
    place(scene, "M5 M5 A1 M5")
    for seat in (0, 1, 3):
        discover(scene, seat)
    scene.act("roll", *["die symbol=storm"] * 4, "raise_storm zone=5", "spin direction=e", "accept")
    assert scene.s.winner == 3
    assert scene.s.barrels[0] > scene.s.barrels[3]
    assert (scene.scores, scene.standings) == ([0, 0, 0, 1], [0, 0, 0, 1])  # who came with him shares nothing


def test_co_15_3_all_others_share_the_second_place() -> None:  # CO-15.3
    scene = at_sea(seats=4, dice="cccc", ships="N4 A1 M5 port")
    discover(scene, 0)
    discover(scene, 2)
    scene.act("sail direction=s by=compass")
    assert (scene.scores, scene.standings) == ([1, 0, 0, 0], [1, 0, 0, 0])


def stock(scene, *barrels: int) -> None:
    for seat, n in enumerate(barrels):
        scene.s.barrels[seat] = n


def last_turn(ships: str, seats: int = 3):
    """The last turn of the last round: seat 2 gives it up."""
    scene = before_roll(seats=seats, round=1, round_limit=20)
    scene.act(*["decline"] * (seats - 1))
    scene.s.round_number = 20
    place(scene, ships)
    stock(scene, *[4] * (seats - 1), 2)
    return scene


def test_co_15_4_at_the_round_limit_the_discoverer_is_first() -> None:  # CO-15.4
    scene = last_turn("A1 M5 B3")
    discover(scene, 0)
    assert scene.phase != "OVER"
    scene.act("decline")
    assert (scene.phase, scene.s.winner, scene.scores) == ("OVER", -1, [1, 0, 0])


def test_co_15_4_then_the_shorter_way() -> None:  # CO-15.4
    scene = last_turn("M5 C6 E5")
    scene.act("decline")
    assert scene.scores == [0, 1, 0]


def test_co_15_4_no_barrel_makes_up_for_a_step() -> None:  # CO-15.4
    scene = last_turn("M5 B6 C6")
    stock(scene, 8, 1, 6)
    scene.act("decline")  # seat 2 has 8 now, and one step left to go
    assert scene.scores == [0, 1, 0]


def test_co_15_4_for_discoverers_the_way_home() -> None:  # CO-15.4
    scene = last_turn("M5 A4 H4")
    for seat in (1, 2):
        discover(scene, seat)
    scene.act("decline")
    assert scene.scores == [0, 0, 1]


def test_co_15_4_then_barrels_and_else_a_shared_win() -> None:  # CO-15.4
    scene = last_turn("C6 C6 C6")
    stock(scene, 4, 3, 2)
    scene.act("decline")  # seat 2 has 4 now
    assert scene.scores == [1, 0, 1]


def test_co_15_4_an_extra_turn_of_the_last_round_is_taken() -> None:  # CO-15.4
    scene = last_turn("C6 C6 C6")
    deal(scene, 2, "very_good_winds")
    scene.act("play card=very_good_winds", "roll", *["die symbol=compass"] * 4, "end_turn")
    assert (scene.phase, scene.s.active) == ("BEFORE_ROLL", 2)
    scene.act("decline")
    assert scene.phase == "OVER"


def test_a_game_before_its_end_has_no_points() -> None:
    scene = at_sea(dice="cccc", ships="M5")
    assert scene.scores == [0, 0, 0]
