"""The course of a turn (CO-3) and the dice (CO-4)."""

from __future__ import annotations

import pytest

from ..state import NOT_ROLLED
from .positions import (
    GAME,
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
    set_up,
    show,
    sound,
    unused,
    where,
    whirlwinds,
)

CARDS = ("good_winds", "very_good_winds", "whirlwind_2", "whirlwind_3", "carpenter", "good_weather")


def pass_turns(scene, turns: int) -> None:
    for _ in range(turns):
        scene.act("decline")


# --- The order of turns -------------------------------------------------------------------------
def test_co_3_1_a_round_begins_with_the_start_player() -> None:  # CO-3.1
    scene = before_roll(round=1)
    seen = []
    for turn in range(1, 8):
        assert scene.s.turn == turn
        seen.append((scene.s.active, scene.s.round_number))
        scene.act("decline")
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]


def test_co_3_1_the_round_is_counted_at_the_start_player() -> None:  # CO-3.1, CO-15.4
    scene = set_up(start_player="1", round_limit=20)
    scene.act("start_player seat=1")
    seen = []
    for _ in range(4):
        seen.append((scene.s.active, scene.s.round_number))
        scene.act("decline")
    assert seen == [(1, 1), (2, 1), (0, 1), (1, 2)]
    scene.s.round_number = 20
    scene.act("decline")
    assert (scene.s.active, scene.phase) == (0, "BEFORE_ROLL")  # the last turn of the last round
    scene.act("decline")
    assert scene.phase == "OVER"


def test_co_3_1_an_extra_turn_belongs_to_its_round() -> None:  # CO-3.1
    scene = before_roll(round=1)
    pass_turns(scene, 2)
    deal(scene, 2, "very_good_winds")
    scene.act("play card=very_good_winds")
    roll(scene, "cccc")
    scene.act("end_turn")
    assert (scene.s.active, scene.s.round_number, scene.s.extra_turn) == (2, 1, 0)
    scene.act("decline")
    assert (scene.s.active, scene.s.round_number) == (0, 2)


def test_co_3_2_a_turn_lost_to_mutiny() -> None:  # CO-3.2
    scene = before_roll(round=1)
    scene.s.misses[1] = 2
    scene.act("decline")
    assert (scene.s.active, scene.s.misses[1], barrels(scene)[1]) == (2, 1, 3)
    assert scene.s.turn == 3  # a lost turn is a turn
    pass_turns(scene, 2)
    assert (scene.s.active, scene.s.misses[1], scene.s.round_number) == (2, 0, 2)
    pass_turns(scene, 2)
    assert scene.s.active == 1


def test_co_3_2_the_lost_turn_of_the_start_player_still_begins_a_round() -> None:  # CO-3.2, CO-3.1
    scene = before_roll(round=1)
    scene.s.misses[0] = 1
    pass_turns(scene, 3)
    assert (scene.s.active, scene.s.round_number) == (1, 2)


def test_co_3_2_good_weather_and_claims_stay_possible_for_who_will_lose_a_turn() -> None:  # CO-3.2
    scene = at_sea(dice="tccc", ships="J5 F3 H5")
    scene.s.misses[1] = 1
    deal(scene, 1, "good_weather")
    scene.act("raise_storm zone=3")
    assert scene.s.actor == 1
    scene.act("good_weather")
    scene.s.claim[0, 1], scene.s.moment, scene.s.mast[1] = 1, 1, 0
    scene.act("end_turn")
    assert (scene.phase, scene.s.actor) == ("RELOCATE", 1)
    scene.act("leave")
    assert scene.s.active == 2


def test_co_3_3_the_steps_of_a_turn() -> None:  # CO-3.3
    scene = before_roll()
    assert scene.phase == "BEFORE_ROLL"
    scene.act("roll")
    for _ in range(4):
        assert scene.phase == "DICE"
        scene.act("die symbol=compass")
    assert scene.phase == "ACTION"
    scene.act("end_turn")
    assert (scene.phase, scene.s.active) == ("BEFORE_ROLL", 1)


# --- Giving up a turn ---------------------------------------------------------------------------
def test_co_3_3_before_the_roll_no_die_pays() -> None:  # CO-3.3
    scene = before_roll()
    place(scene, "H4")
    die, card = (f"whirl whirlwind=1 direction=n flight=stop by={by}" for by in ("die", "card"))
    assert scene.refused("sail direction=s by=compass") == Rule.CO_3_3
    assert scene.refused("sail direction=s by=sail") == Rule.CO_3_3
    assert scene.refused("sail direction=s by=wind") == Rule.CO_5_5C
    assert (scene.refused(die), scene.refused(card)) == (Rule.CO_3_3, Rule.CO_13_7)
    deal(scene, 0, "whirlwind_2")
    scene.act("play card=whirlwind_2")
    assert (scene.refused(die), scene.refused(card)) == (Rule.CO_3_3, Rule.LEGAL)
    damage(scene, 0)
    assert scene.refused("sail direction=s by=compass") == Rule.CO_9_5
    assert "not rolled" in GAME.texts("en").say("rule-co-3-3")


@pytest.mark.parametrize(("had", "has"), [(0, 2), (3, 5), (7, 8), (8, 8)])
def test_co_3_4_giving_up_a_turn_brings_two_barrels(had: int, has: int) -> None:  # CO-3.4, CO-11.2
    scene = before_roll()
    scene.s.barrels[0] = had
    scene.act("decline")
    assert barrels(scene)[0] == has
    assert scene.s.active == 1


@pytest.mark.parametrize("ships", ["H4", "F4"])
def test_co_3_4_also_damaged_or_becalmed(ships: str) -> None:  # CO-3.4, CO-9.8
    scene = before_roll()
    place(scene, ships)
    damage(scene, 0)
    scene.act("decline")
    assert barrels(scene)[0] == 5
    assert masts(scene)[0] == 0


def test_co_3_5_not_after_a_card_and_not_after_the_roll() -> None:  # CO-3.5
    scene = before_roll()
    deal(scene, 0, "very_good_winds")
    scene.act("play card=very_good_winds")
    assert scene.refused("decline") == Rule.CO_3_5
    roll(scene, "cccc")
    assert scene.refused("decline") == Rule.NOT_NOW


def test_co_3_6_a_turn_does_not_end_before_its_roll() -> None:  # CO-3.6
    scene = before_roll()
    assert scene.refused("end_turn") == Rule.NOT_NOW
    assert scene.refused("finish") == Rule.NOT_NOW


def test_co_3_6_except_through_victory() -> None:  # CO-3.6
    scene = before_roll()
    place(scene, "M5")
    discover(scene, 0)
    deal(scene, 0, "good_winds")
    scene.act("play card=good_winds", "sail direction=e by=wind")
    assert (scene.phase, scene.s.winner, scene.s.die[0]) == ("OVER", 0, NOT_ROLLED)


def test_co_3_6_except_through_own_damage() -> None:  # CO-3.6, CO-9.3
    scene = before_roll()
    place(scene, "K3")
    deal(scene, 0, "good_winds")
    scene.act("play card=good_winds", "sail direction=e by=wind")  # into the whirlwind on L3
    assert masts(scene)[0] == 0
    assert (scene.phase, scene.s.actor) == ("RELOCATE", 0)


# --- Dice and the end of a turn -----------------------------------------------------------------
def test_co_3_7_dice_in_any_order_and_none_must_be_used() -> None:  # CO-3.7
    for order in (("sail direction=s by=compass", "load"), ("load", "sail direction=s by=compass")):
        scene = at_sea(dice="cotw", ships="H4 port port")
        scene.act(*order)
        assert (where(scene)[0], barrels(scene)[0], unused(scene)) == ("H5", 4, "tw")
        scene.act("end_turn")
        assert scene.s.used == 0
        assert scene.s.die.tolist() == [-1] * 4


def test_co_3_8_when_a_turn_ends() -> None:  # CO-3.8
    scene = at_sea(dice="cccc", ships="H4")
    scene.act("end_turn")
    assert scene.s.active == 1
    scene = before_roll()
    damage(scene, 0)
    roll(scene, "cccc")
    scene.act("finish")
    assert scene.s.active == 1


def test_co_3_9_one_card_a_turn() -> None:  # CO-3.9
    scene = before_roll()
    place(scene, "H4")
    deal(scene, 0, "good_winds", "very_good_winds")
    scene.act("play card=good_winds")
    assert scene.refused("play card=very_good_winds") == Rule.CO_3_9
    roll(scene, "cccc")
    assert scene.refused("play card=very_good_winds") == Rule.CO_3_9
    scene.act("end_turn", "decline", "decline")
    scene.act("play card=very_good_winds")  # a new turn, a new right


@pytest.mark.parametrize("moment", ["between throws", "between dice", "after the last die"])
def test_co_3_9_at_any_moment(moment: str) -> None:  # CO-3.9
    scene = before_roll()
    place(scene, "H4")
    deal(scene, 0, "very_good_winds")
    roll(scene, "cctt")
    if moment == "between throws":
        scene.act("play card=very_good_winds", "reroll dice=1")
        return
    scene.act("sail direction=s by=compass")
    if moment == "after the last die":
        scene.act("sail direction=s by=compass")
    scene.act("play card=very_good_winds")
    assert scene.s.extra_turn == 1


def test_co_3_9_cards_with_a_cross_do_not_count() -> None:  # CO-3.9
    scene = at_sea(dice="oocc", ships="E5")
    deal(scene, 0, "very_good_winds")
    scene.act("draw_card", "turn_up card=provisions_1", "draw_card", "turn_up card=provisions_2", "play card=very_good_winds")
    assert scene.s.card_played == 1


def test_co_3_10_damaged_and_becalmed_players_have_the_same_right() -> None:  # CO-3.10
    scene = before_roll()
    place(scene, "F4")
    deal(scene, 0, "whirlwind_2")
    roll(scene, "cccc")
    scene.act("play card=whirlwind_2")
    scene = before_roll()
    damage(scene, 0)
    deal(scene, 0, "whirlwind_2", "very_good_winds")
    roll(scene, "cccc")
    scene.act("play card=very_good_winds")
    assert scene.refused("play card=whirlwind_2") == Rule.CO_3_9


def test_co_3_11_a_card_just_drawn_may_be_played() -> None:  # CO-3.11
    scene = at_sea(dice="occc", ships="E5")
    scene.act("draw_card", "turn_up card=kept", "take_card card=good_winds", "play card=good_winds")
    assert scene.s.winds == 2


def test_co_3_12_an_extra_turn_has_a_card_of_its_own() -> None:  # CO-3.12
    scene = before_roll()
    deal(scene, 0, "very_good_winds", "very_good_winds")
    scene.act("play card=very_good_winds")
    roll(scene, "cccc")
    scene.act("end_turn")
    assert scene.s.active == 0
    scene.act("play card=very_good_winds")  # and one more
    roll(scene, "cccc")
    scene.act("end_turn")
    assert (scene.s.active, scene.phase) == (0, "BEFORE_ROLL")


def test_co_3_13_nothing_comes_between_the_parts_of_one_thing() -> None:  # CO-3.13
    scene = at_sea(dice="ttwc", ships="H4 F3 G2")
    deal(scene, 0, "good_winds")
    scene.act("raise_storm zone=3", "spin direction=n")
    assert sorted(scene.legal) == ["accept", "spin_again"]
    scene = at_sea(dice="wwcc", ships="H4 F3 G2")
    deal(scene, 0, "good_winds")
    whirlwinds(scene, "K3")
    scene.act("whirl whirlwind=1 direction=s flight=over by=die")  # over the reef on K4
    assert all(act.startswith("whirl whirlwind=1") for act in scene.legal)
    scene = at_sea(dice="ooow", ships="H4 F3 G2")
    scene.act("draw_card", "turn_up card=mutiny")
    assert sorted(scene.legal) == ["miss_turn", "pay_crew"]


def test_co_3_14_what_lapses_and_what_comes_next() -> None:  # CO-3.14
    scene = before_roll()
    place(scene, "H4 L6 port")
    deal(scene, 0, "good_winds", "very_good_winds")
    scene.act("play card=very_good_winds")
    roll(scene, "wccc")
    scene.act("whirl whirlwind=2 direction=n flight=stop by=die")  # onto L6
    assert masts(scene) == [1, 0, 1]
    scene.act("end_turn")
    assert (scene.phase, scene.s.actor, scene.s.settling) == ("RELOCATE", 1, 2)  # claims first
    scene.act("leave")
    assert (scene.phase, scene.s.actor, scene.s.used, scene.s.card_played) == ("BEFORE_ROLL", 0, 0, 0)  # then the extra turn
    scene.act("play card=good_winds")
    roll(scene, "cccc")
    scene.act("end_turn")
    assert (scene.s.winds, scene.s.active) == (0, 1)
    sound(scene)


# --- Dice (CO-4) --------------------------------------------------------------------------------
def test_co_4_1_the_faces_of_a_die() -> None:  # CO-4.1
    scene = before_roll()
    scene.act("roll")
    assert scene.outcomes == {
        "die symbol=compass": 2,
        "die symbol=sail": 1,
        "die symbol=whirlwind": 1,
        "die symbol=storm": 1,
        "die symbol=telescope": 1,
    }


def test_co_4_2_and_4_3_compass_and_sail_move_the_ship() -> None:  # CO-4.2, CO-4.3
    scene = at_sea(dice="cstt", ships="H4")
    scene.act("sail direction=w by=compass", "sail direction=w by=sail")
    assert where(scene)[0] == "F4"
    assert unused(scene) == "tt"
    assert scene.refused("sail direction=n by=sail") == Rule.CO_5_5B


def test_co_4_3_a_sail_leads_out_of_a_calm_a_compass_does_not() -> None:  # CO-4.3
    scene = at_sea(dice="cstt", ships="F4")
    assert scene.refused("sail direction=n by=compass") == Rule.CO_5_5D
    scene.act("sail direction=n by=sail")
    assert where(scene)[0] == "F3"


def test_co_4_4_whirlwind_symbols_are_shared_freely() -> None:  # CO-4.4
    scene = at_sea(dice="wwwc", ships="port")
    scene.act(
        "whirl whirlwind=1 direction=n flight=stop by=die",
        "whirl whirlwind=2 direction=s flight=stop by=die",
        "whirl whirlwind=1 direction=n flight=stop by=die",
    )
    assert whirlwinds(scene) == ["L1", "L8"]
    assert scene.refused("whirl whirlwind=1 direction=s flight=stop by=die") == Rule.CO_8_1


def test_co_4_5_all_storm_symbols_serve_one_storm() -> None:  # CO-4.5
    scene = at_sea(dice="ttcc", ships="E5 F3 port")
    scene.act("raise_storm zone=3", "spin direction=e", "accept")
    assert unused(scene) == "cc"
    assert scene.refused("raise_storm zone=3") == Rule.CO_6_2


def test_co_4_6_three_uses_of_the_telescope() -> None:  # CO-4.6
    scene = at_sea(dice="oooc", ships="H4")
    scene.act("load")
    assert barrels(scene)[0] == 4
    scene.act("draw_card", "turn_up card=provisions_1")
    assert barrels(scene)[0] == 5
    place(scene, "A4")
    scene.act("look", "open_disc disc=sea")
    assert unused(scene) == "c"
    assert scene.refused("draw_card") == Rule.CO_12_5


def test_co_4_7_rolling_again_costs_a_barrel_each_time() -> None:  # CO-4.7
    scene = at_sea(dice="cccc", ships="H4")
    scene.act("reroll dice=5")
    assert barrels(scene)[0] == 2
    fall(scene, "st")
    assert scene.s.die.tolist() == [1, 0, 3, 0]
    scene.act("reroll dice=15")
    fall(scene, "oooo")
    scene.act("reroll dice=8")
    fall(scene, "w")
    assert barrels(scene)[0] == 0
    assert scene.refused("reroll dice=1") == Rule.CO_4_7B


def test_co_4_7_not_after_a_die_was_used() -> None:  # CO-4.7
    scene = at_sea(dice="cccc", ships="H4")
    scene.act("sail direction=w by=compass")
    assert scene.refused("reroll dice=14") == Rule.CO_4_7


@pytest.mark.parametrize(
    ("dice", "acts"),
    [
        ("cttt", ("sail direction=w by=compass",)),
        ("sttt", ("sail direction=w by=sail",)),
        ("wccc", ("whirl whirlwind=1 direction=n flight=stop by=die",)),
        ("tccc", ("raise_storm zone=1", "spin direction=n")),
        ("occc", ("load",)),
    ],
)
def test_co_4_8_what_uses_a_die(dice: str, acts: tuple[str, ...]) -> None:  # CO-4.8
    scene = at_sea(dice=dice, ships="H4")
    scene.act(*acts)
    assert scene.refused("reroll dice=15") == Rule.CO_4_7


def test_co_4_8_a_storm_called_off_has_used_its_dice() -> None:  # CO-4.8
    scene = at_sea(dice="tccc", ships="H4")
    deal(scene, 1, "good_weather")
    scene.act("raise_storm zone=1", "good_weather")
    assert scene.refused("reroll dice=14") == Rule.CO_4_7


def test_co_4_8_cards_and_their_steps_use_none() -> None:  # CO-4.8
    scene = at_sea(dice="cccc", ships="H4")
    deal(scene, 0, "good_winds")
    scene.act("play card=good_winds", "sail direction=w by=wind", "reroll dice=1")
    fall(scene, "o")
    other = at_sea(dice="cccc", ships="H4")
    deal(other, 0, "whirlwind_2")
    other.act("play card=whirlwind_2", "whirl whirlwind=1 direction=n flight=stop by=card", "reroll dice=1")


def test_co_4_9_only_the_new_symbols_count() -> None:  # CO-4.9
    scene = at_sea(dice="cccc", ships="H4")
    scene.act("reroll dice=15")
    fall(scene, "tttt")
    assert scene.refused("sail direction=w by=compass") == Rule.CO_5_5
    show(scene, "cccc")
    discover(scene, 0)
    sound(scene)
