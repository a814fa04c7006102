"""Provisions (CO-11), the telescope (CO-12) and event cards (CO-13)."""

from __future__ import annotations

import pytest

from ..content import Card, Crossed
from .positions import (
    Rule,
    age,
    at_sea,
    barrels,
    before_roll,
    damage,
    deal,
    discover,
    empty_deck,
    masts,
    place,
    roll,
    sound,
    unused,
    where,
    whirlwinds,
)


def held(scene, seat: int) -> list[int]:
    """The cards of a seat by kind."""
    return [int(scene.s.fresh[seat, card] + scene.s.aged[seat, card]) for card in Card]


# --- Provisions (CO-11) -------------------------------------------------------------------------
def test_co_11_1_where_barrels_come_from() -> None:  # CO-11.1
    scene = at_sea(dice="oooo", ships="H4")
    assert barrels(scene)[0] == 3
    scene.act("load")
    assert barrels(scene)[0] == 4
    scene.act("draw_card", "turn_up card=provisions_2")
    assert barrels(scene)[0] == 6
    place(scene, "A4")
    scene.act("look", "open_disc disc=isle_1")
    assert barrels(scene)[0] == 7


@pytest.mark.parametrize("act", ["draw", "look", "decline"])
def test_co_11_2_never_more_than_eight(act: str) -> None:  # CO-11.2
    scene = before_roll()
    place(scene, "A4")
    scene.s.barrels[0] = 7
    if act == "decline":
        scene.act("decline")
    else:
        roll(scene, "oooo")
        scene.act(*(("draw_card", "turn_up card=provisions_3") if act == "draw" else ("look", "open_disc disc=isle_3")))
    assert barrels(scene)[0] == 8


def test_co_11_3_what_barrels_are_for() -> None:  # CO-11.3
    scene = at_sea(dice="occc", ships="H4")
    scene.act("draw_card", "turn_up card=mutiny", "pay_crew")
    assert barrels(scene)[0] == 2
    scene = at_sea(dice="occc", ships="H4")
    scene.act("reroll dice=15")
    assert barrels(scene)[0] == 2


def test_co_11_4_barrels_are_public() -> None:  # CO-11.4
    scene = before_roll()
    scene.s.barrels[1] = 7
    for seat in (-1, 0, 2):
        assert scene.known_to(seat).barrels.tolist() == [3, 7, 3, 0, 0]


# --- The telescope (CO-12) ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ship", "rule"), [("H3", Rule.LEGAL), ("J5", Rule.LEGAL), ("L9", Rule.LEGAL), ("G6", Rule.CO_12_1), ("port", Rule.CO_12_1)]
)
def test_co_12_1_loading_beside_an_island(ship: str, rule: Rule) -> None:  # CO-12.1
    assert at_sea(dice="occc", ships=ship).refused("load") == rule


def test_co_12_1_not_with_a_full_hold() -> None:  # CO-12.1
    scene = at_sea(dice="occc", ships="H4")
    scene.s.barrels[0] = 8
    assert scene.refused("load") == Rule.CO_12_1B


@pytest.mark.parametrize("ship", ["port", "G6", "A4"])
def test_co_12_2_cards_on_plain_water_and_in_port(ship: str) -> None:  # CO-12.2
    scene = at_sea(dice="occc", ships=ship)
    scene.act("draw_card")
    assert scene.outcomes == {
        "turn_up card=provisions_1": 5,
        "turn_up card=provisions_2": 5,
        "turn_up card=provisions_3": 3,
        "turn_up card=mutiny": 2,
        "turn_up card=hurricane": 2,
        "turn_up card=fog_n": 1,
        "turn_up card=fog_e": 1,
        "turn_up card=fog_s": 1,
        "turn_up card=fog_w": 1,
        "turn_up card=kept": 18,
    }
    scene.act("turn_up card=kept")
    assert scene.outcomes == {
        "take_card card=good_winds": 4,
        "take_card card=very_good_winds": 2,
        "take_card card=whirlwind_2": 2,
        "take_card card=whirlwind_3": 1,
        "take_card card=carpenter": 3,
        "take_card card=good_weather": 6,
    }


@pytest.mark.parametrize(("ship", "rule"), [("A4", Rule.LEGAL), ("B9", Rule.LEGAL), ("C6", Rule.CO_12_3), ("H4", Rule.CO_12_3)])
def test_co_12_3_discs_from_columns_a_and_b(ship: str, rule: Rule) -> None:  # CO-12.3
    assert at_sea(dice="occc", ships=ship).refused("look") == rule


def test_co_12_4_nothing_in_a_calm_or_a_repair_throw() -> None:  # CO-12.4
    scene = at_sea(dice="oooo", ships="A6")
    for act in ("load", "draw_card", "look"):
        assert scene.refused(act) == Rule.CO_10_2
    scene = before_roll()
    place(scene, "A4")
    damage(scene, 0)
    roll(scene, "oooo")
    for act in ("load", "draw_card", "look"):
        assert scene.refused(act) == Rule.CO_9_6


def test_co_12_5_one_after_the_other() -> None:  # CO-12.5
    scene = at_sea(dice="ooct", ships="A4")
    scene.act("look", "open_disc disc=sea")
    assert scene.phase == "ACTION"
    scene.act("draw_card", "turn_up card=provisions_1")
    assert scene.refused("look") == Rule.CO_12_5


def test_co_12_6_damage_by_a_card_costs_the_other_telescopes() -> None:  # CO-12.6
    scene = at_sea(dice="oooo", ships="F3")
    scene.act("draw_card", "turn_up card=hurricane", "spin direction=sw")
    assert (masts(scene)[0], scene.s.active) == (0, 1)


def test_co_12_7_an_empty_deck_is_shuffled_again() -> None:  # CO-12.7
    scene = at_sea(dice="occc", ships="H4")
    deal(scene, 1, "carpenter", "carpenter")
    empty_deck(scene)
    scene.act("draw_card")
    s = scene.s
    assert s.crossed.tolist() == [5, 5, 3, 2, 2, 1, 1, 1, 1]
    assert s.deck.tolist() == [4, 2, 2, 1, 1, 6]
    assert (s.closed, s.discard.tolist()) == (16, [0] * 6)
    assert (s.aged[1, Card.CARPENTER], s.fresh[1, Card.CARPENTER], s.aged_cards[1], s.fresh_cards[1]) == (2, 0, 2, 0)
    sound(scene)


def test_co_12_7_a_reshuffle_makes_all_hands_aged_and_forgets_what_was_played() -> None:  # CO-12.7, R27
    scene = before_roll()
    place(scene, "H4")
    deal(scene, 0, "good_winds", "good_winds")
    scene.act("play card=good_winds")
    assert scene.s.newly_played[0] == 1 << Card.GOOD_WINDS
    roll(scene, "occc")
    empty_deck(scene)
    scene.act("draw_card")
    assert (scene.s.newly_played.tolist(), scene.s.aged[0, Card.GOOD_WINDS]) == ([0] * 5, 1)
    sound(scene)


def test_co_12_7_not_earlier() -> None:  # CO-12.7
    scene = at_sea(dice="oocc", ships="H4")
    empty_deck(scene)
    scene.s.crossed[Crossed.PROVISIONS_1] = 1
    scene.s.discard_crossed[Crossed.PROVISIONS_1] -= 1
    scene.act("draw_card")
    assert scene.outcomes == {"turn_up card=provisions_1": 1}
    scene.act("turn_up card=provisions_1")
    assert scene.s.crossed.tolist() == [0] * 9
    scene.act("draw_card")
    assert sum(scene.s.crossed.tolist()) == 21


# --- Cards with a cross (CO-13.3, 13.4, 13.12, 13.13) -------------------------------------------
def test_co_13_1_crossed_cards_go_others_are_kept_in_secret() -> None:  # CO-13.1
    scene = at_sea(dice="oocc", ships="H4")
    scene.act("draw_card", "turn_up card=provisions_1", "draw_card", "turn_up card=kept", "take_card card=good_weather")
    assert scene.s.discard_crossed[Crossed.PROVISIONS_1] == 1
    assert held(scene, 0) == [0, 0, 0, 0, 0, 1]
    other = scene.known_to(1)
    assert (other.fresh.tolist()[0], other.fresh_cards[0]) == ([0] * 6, 1)
    assert other.deck.tolist() == [4, 2, 2, 1, 3, 6]  # the card may be any of these


def test_co_13_1_no_hand_limit_and_no_card_one_does_not_hold() -> None:  # CO-13.1
    scene = before_roll()
    deal(scene, 0, *["good_weather"] * 6, *["carpenter"] * 3, *["good_winds"] * 4)
    assert scene.refused("play card=very_good_winds") == Rule.CO_13_1
    sound(scene)


def test_co_13_1_aged_cards_are_held_like_fresh_ones() -> None:  # CO-13.1
    scene = before_roll()
    place(scene, "H4")
    deal(scene, 0, "good_winds")
    age(scene, 0)
    scene.act("play card=good_winds")
    assert (scene.s.winds, scene.s.aged_cards[0], held(scene, 0)) == (2, 0, [0] * 6)


def test_co_13_2_the_card_held_longest_goes_first() -> None:  # CO-13.2
    scene = before_roll()
    place(scene, "H4")
    deal(scene, 0, "good_winds", "good_winds")
    s = scene.s
    s.fresh[0, Card.GOOD_WINDS], s.aged[0, Card.GOOD_WINDS], s.fresh_cards[0], s.aged_cards[0] = 1, 1, 1, 1
    scene.act("play card=good_winds")
    assert (s.aged[0, Card.GOOD_WINDS], s.fresh[0, Card.GOOD_WINDS], s.newly_played[0]) == (0, 1, 0)
    assert s.discard[Card.GOOD_WINDS] == 1
    roll(scene, "cccc")
    scene.act("end_turn", "decline", "decline", "play card=good_winds")
    assert (s.fresh[0, Card.GOOD_WINDS], s.newly_played[0], s.discard[Card.GOOD_WINDS]) == (0, 1 << Card.GOOD_WINDS, 2)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_co_13_3_provisions(n: int) -> None:  # CO-13.3
    scene = at_sea(dice="occc", ships="H4")
    scene.act("draw_card", f"turn_up card=provisions_{n}")
    assert barrels(scene)[0] == 3 + n


def test_co_13_4_mutiny_a_barrel_or_a_turn() -> None:  # CO-13.4
    scene = at_sea(dice="oocc", ships="H4")
    scene.act("draw_card", "turn_up card=mutiny", "miss_turn", "draw_card", "turn_up card=mutiny", "miss_turn")
    assert (scene.s.misses[0], barrels(scene)[0]) == (2, 3)
    scene.act("end_turn", "decline", "decline")
    assert (scene.s.active, scene.s.misses[0], barrels(scene)[0]) == (1, 1, 3)


def test_co_13_4_without_a_barrel_the_turn_is_lost() -> None:  # CO-13.4
    scene = at_sea(dice="occc", ships="H4")
    scene.s.barrels[0] = 0
    scene.act("draw_card", "turn_up card=mutiny")
    assert (scene.s.misses[0], scene.phase) == (1, "ACTION")


def test_co_13_4_an_extra_turn_is_still_taken() -> None:  # CO-13.4
    scene = before_roll()
    place(scene, "H4")
    deal(scene, 0, "very_good_winds")
    scene.act("play card=very_good_winds")
    roll(scene, "occc")
    scene.act("draw_card", "turn_up card=mutiny", "miss_turn", "end_turn")
    assert (scene.s.active, scene.s.misses[0], scene.phase) == (0, 1, "BEFORE_ROLL")


def test_co_13_12_a_hurricane_drives_all_ships() -> None:  # CO-13.12
    scene = at_sea(dice="ottc", ships="H5 E5 port")
    deal(scene, 1, "good_weather")
    scene.s.spins = 3  # of an earlier storm
    scene.act("draw_card", "turn_up card=hurricane", "spin direction=s")
    assert where(scene) == ["H6", "E6", "port"]
    assert unused(scene) == "ctt"  # one spin, whatever the dice show
    assert scene.s.spins == 1


@pytest.mark.parametrize(("card", "to"), [("fog_n", "H5"), ("fog_e", "H6"), ("fog_s", "H7"), ("fog_w", "G6")])
def test_co_13_13_fog(card: str, to: str) -> None:  # CO-13.13
    scene = at_sea(dice="occc", ships="H6")
    scene.act("draw_card", f"turn_up card={card}")
    assert (where(scene)[0], masts(scene)[0]) == (to, 0 if card == "fog_e" else 1)  # I6 is a reef


# --- Cards without a cross (CO-13.5 to 13.8) ----------------------------------------------------
def test_co_13_5_good_winds_two_steps_when_you_like() -> None:  # CO-13.5
    scene = before_roll()
    place(scene, "G4")
    deal(scene, 0, "good_winds")
    scene.act("play card=good_winds", "sail direction=e by=wind")
    assert scene.phase == "BEFORE_ROLL"
    roll(scene, "cttt")
    scene.act("sail direction=s by=compass", "sail direction=s by=wind")
    assert (where(scene)[0], scene.s.winds) == ("H6", 0)


def test_co_13_6_very_good_winds_one_more_turn_even_after_damage() -> None:  # CO-13.6
    scene = before_roll()
    place(scene, "F3 port port")
    deal(scene, 0, "very_good_winds")
    scene.act("play card=very_good_winds")
    roll(scene, "tccc")
    scene.act("raise_storm zone=3", "spin direction=sw")
    assert (masts(scene)[0], scene.s.active, scene.phase) == (0, 0, "BEFORE_ROLL")
    scene.act("decline")
    assert scene.s.active == 1


@pytest.mark.parametrize(("card", "steps"), [("whirlwind_2", 2), ("whirlwind_3", 3)])
def test_co_13_7_whirlwind_steps(card: str, steps: int) -> None:  # CO-13.7
    scene = before_roll()
    deal(scene, 0, card)
    scene.act(f"play card={card}")
    assert scene.s.gusts == steps
    scene.act("whirl whirlwind=1 direction=n flight=stop by=card")
    roll(scene, "wccc")
    scene.act("whirl whirlwind=2 direction=s flight=stop by=card", "whirl whirlwind=1 direction=n flight=stop by=die")
    assert whirlwinds(scene) == ["L1", "L8"]
    scene.act("end_turn")
    assert scene.s.gusts == 0


def test_co_13_8_the_carpenter() -> None:  # CO-13.8
    scene = before_roll()
    place(scene, "H4")
    deal(scene, 0, "carpenter", "carpenter")
    assert scene.refused("play card=carpenter") == Rule.CO_13_8B
    damage(scene, 0)
    scene.act("play card=carpenter")
    assert masts(scene)[0] == 1
    roll(scene, "cccc")
    assert scene.phase == "ACTION"
    scene.act("sail direction=s by=compass")
    assert scene.refused("play card=carpenter") == Rule.CO_3_9
    discover(scene, 0)
    sound(scene)
