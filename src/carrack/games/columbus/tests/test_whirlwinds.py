"""Whirlwinds (CO-8)."""

from __future__ import annotations

import pytest

from .positions import Rule, at_sea, before_roll, damage, deal, masts, place, roll, sound, unused, where, whirlwinds


def whirl(whirlwind: int, direction: str, flight: str = "stop", by: str = "die") -> str:
    return f"whirl whirlwind={whirlwind} direction={direction} flight={flight} by={by}"


# --- Steps --------------------------------------------------------------------------------------
def test_co_8_1_a_die_or_a_card_pays_a_step() -> None:  # CO-8.1
    scene = at_sea(dice="wccc", ships="H4")
    deal(scene, 0, "whirlwind_2")
    assert scene.refused(whirl(1, "n", by="card")) == Rule.CO_13_7
    scene.act("play card=whirlwind_2", whirl(1, "n"), whirl(1, "n", by="card"), whirl(2, "s", by="card"))
    assert whirlwinds(scene) == ["L1", "L8"]
    assert scene.refused(whirl(2, "s")) == Rule.CO_8_1
    assert scene.refused(whirl(2, "s", by="card")) == Rule.CO_13_7


@pytest.mark.parametrize(
    ("at", "direction", "allowed"),
    [
        ("H3", "w", True),
        ("H3", "s", True),
        ("H3", "se", False),
        ("E3", "s", False),
        ("L1", "e", False),
        ("M5", "e", False),
        ("L1", "n", False),
    ],
)
def test_co_8_2_it_stops_on_water_only(at: str, direction: str, allowed: bool) -> None:  # CO-8.2
    scene = at_sea(dice="wccc", ships="A1")
    whirlwinds(scene, at)
    assert scene.refused(whirl(1, direction)) == (Rule.LEGAL if allowed else Rule.CO_8_2)


@pytest.mark.parametrize(("at", "direction"), [("L1", "e"), ("M5", "e"), ("L1", "n")])
def test_co_8_3_never_over_mainland_port_or_edge(at: str, direction: str) -> None:  # CO-8.3
    scene = at_sea(dice="wwww", ships="A1")
    whirlwinds(scene, at)
    assert scene.refused(whirl(1, direction, "over")) == Rule.CO_8_3


@pytest.mark.parametrize(("at", "direction", "lands"), [("K3", "s", "K5"), ("H4", "e", "J4")])
def test_co_8_3_over_reefs_and_islands(at: str, direction: str, lands: str) -> None:  # CO-8.3, CO-8.4
    scene = at_sea(dice="wwcc", ships="A1")
    whirlwinds(scene, at)
    scene.act(whirl(1, direction, "over"))
    assert scene.phase == "FLIGHT"
    assert scene.refused("end_turn") == Rule.NOT_NOW
    scene.act(whirl(1, direction))
    assert (whirlwinds(scene)[0], scene.phase, unused(scene)) == (lands, "ACTION", "cc")


def test_co_8_4_over_what_and_with_what() -> None:  # CO-8.4
    scene = at_sea(dice="wccc", ships="A1 L2 port")
    assert scene.refused(whirl(1, "n", "over")) == Rule.CO_8_4B  # one step only
    assert at_sea(dice="wwcc", ships="A1").refused(whirl(1, "s", "over")) == Rule.CO_8_4  # open water
    deal(scene, 0, "whirlwind_2")
    scene.act("play card=whirlwind_2", whirl(1, "n", "over"))
    assert scene.refused(whirl(2, "s", by="card")) == Rule.CO_8_4C
    scene.act(whirl(1, "n", by="card"))
    assert masts(scene) == [1, 1, 1]  # it flew over the ship on L2
    sound(scene)


def test_co_8_4_dice_that_cannot_be_used_bring_nothing_down() -> None:  # CO-8.4
    scene = at_sea(dice="wccc", ships="F4 L2 port")  # becalmed: only card steps count
    deal(scene, 0, "whirlwind_2")
    scene.act("play card=whirlwind_2", whirl(1, "s", by="card"))
    whirlwinds(scene, "L3")
    assert scene.refused(whirl(1, "n", "over", "card")) == Rule.CO_8_4B


def test_co_8_5_both_on_one_field() -> None:  # CO-8.5
    scene = at_sea(dice="wccc", ships="A1")
    whirlwinds(scene, "L3", "L2")
    scene.act(whirl(2, "s"))
    assert whirlwinds(scene) == ["L3", "L3"]


# --- Hits ---------------------------------------------------------------------------------------
def test_co_8_6_a_whirlwind_that_stops_hits_all_ships_there() -> None:  # CO-8.6
    scene = at_sea(dice="wccc", ships="A1 L2 L2")
    scene.act(whirl(1, "n"))
    assert masts(scene) == [1, 0, 0]
    assert scene.s.claim.tolist()[0][1] == scene.s.claim.tolist()[0][2] > 0


def test_co_8_6_a_ship_that_arrives_is_hit_by_both() -> None:  # CO-8.6
    scene = at_sea(dice="cccc", ships="K3")
    whirlwinds(scene, "L3", "L3")
    scene.act("sail direction=e by=compass")
    assert masts(scene)[0] == 0
    assert [row[0] for row in scene.s.claim.tolist()] == [1, 1]


def test_co_8_7_a_damaged_ship_gives_no_claim_and_presence_does_not_hit() -> None:  # CO-8.7
    scene = at_sea(dice="wccc", ships="A1 L2 port")
    damage(scene, 1)
    scene.act(whirl(1, "n"), "end_turn")
    assert (scene.phase, scene.s.active) == ("BEFORE_ROLL", 1)  # no claim
    roll(scene, "sccc")
    scene.act("finish")
    assert masts(scene)[1] == 1
    scene.act("decline", "decline", "decline")
    assert masts(scene)[1] == 1


# --- Claims -------------------------------------------------------------------------------------
def test_co_8_8_whoever_was_hit_moves_it_after_the_turn() -> None:  # CO-8.8
    scene = at_sea(dice="wccc", ships="A1 L2 port")
    scene.act(whirl(1, "n"))
    assert scene.phase == "ACTION"  # not before the end of the turn
    scene.act("end_turn")
    assert (scene.phase, scene.s.actor) == ("RELOCATE", 1)
    assert len(scene.legal) == 7  # six marks, or leave it on L2
    scene.act("relocate mark=f5")
    assert (whirlwinds(scene)[0], scene.s.active, scene.phase) == ("F5", 1, "BEFORE_ROLL")
    assert (scene.s.moment, scene.s.settling) == (0, 0)  # the next turn begins with a clean slate


def test_co_8_8_collided_and_hit_counts_as_hit() -> None:  # CO-8.8
    scene = at_sea(dice="tccc", ships="A1 H3 I3")
    whirlwinds(scene, "I3")
    scene.act("raise_storm zone=3", "spin direction=e", "end_turn")
    assert masts(scene) == [1, 0, 0]
    assert (scene.phase, scene.s.actor) == ("RELOCATE", 1)  # the other only collided
    scene.act("leave")
    assert scene.phase == "BEFORE_ROLL"


def test_co_8_9_a_chain_of_hits() -> None:  # CO-8.9
    scene = at_sea(seats=4, dice="wccc", ships="A1 L2 F5 D2")
    scene.act(whirl(1, "n"), "end_turn", "relocate mark=f5")
    assert (masts(scene), scene.phase, scene.s.actor) == ([1, 0, 0, 1], "RELOCATE", 2)
    scene.act("relocate mark=d2")
    assert (masts(scene), scene.s.actor) == ([1, 0, 0, 0], 3)
    scene.act("relocate mark=l7")
    assert (scene.phase, scene.s.active, whirlwinds(scene)) == ("BEFORE_ROLL", 1, ["L7", "L7"])
    sound(scene)


def test_co_8_10_several_claimants() -> None:  # CO-8.10
    scene = at_sea(seats=4, dice="wwcc", ships="A1 L1 L2 L2")
    scene.act(whirl(1, "n"), whirl(1, "n"), "end_turn")  # seats 2 and 3 first, then seat 1
    assert scene.s.actor == 2
    scene.act("leave")
    assert scene.s.actor == 3
    scene.act("leave")
    assert scene.s.actor == 1
    scene.act("relocate mark=f5")
    assert scene.phase == "BEFORE_ROLL"


def test_co_8_10_of_those_hit_together_clockwise_from_the_active_player() -> None:  # CO-8.10
    scene = before_roll(seats=4)
    scene.act("decline", "decline")  # seat 2 is active
    place(scene, "L2 L2 A1 L2")
    roll(scene, "wccc")
    scene.act(whirl(1, "n"), "end_turn")
    for seat in (3, 0, 1):
        assert (scene.phase, scene.s.actor) == ("RELOCATE", seat)
        scene.act("leave")
    assert (scene.phase, scene.s.active) == ("BEFORE_ROLL", 3)


def test_co_8_10_every_way_of_being_hit_has_its_moment() -> None:  # CO-8.10
    scene = at_sea(seats=4, dice="wtwc", ships="J5 H5 port H6")
    whirlwinds(scene, "G6")
    scene.act(whirl(1, "e"))  # onto seat 3
    scene.act("raise_storm zone=3", "spin direction=s")  # seat 1 is driven into it
    scene.act(whirl(1, "ne"), "sail direction=w by=compass")  # and seat 0 sails into it
    for seat in (3, 1, 0):
        assert (scene.phase, scene.s.actor) == ("RELOCATE", seat)
        scene.act("leave")
    assert scene.phase == "BEFORE_ROLL"


def test_co_8_10_once_moved_older_claims_are_void() -> None:  # CO-8.10
    scene = at_sea(seats=4, dice="wwcc", ships="A1 L1 L2 L2")
    scene.act(whirl(1, "n"), whirl(1, "n"), "end_turn", "relocate mark=f5")
    assert (scene.phase, scene.s.active) == ("BEFORE_ROLL", 1)


def test_co_8_11_the_whirlwind_that_hit_first_is_settled_first() -> None:  # CO-8.11
    scene = at_sea(seats=4, dice="wwcc", ships="A1 L2 L8 F5")
    scene.act(whirl(2, "s"), whirl(1, "n"), "end_turn")
    assert (scene.s.settling, scene.s.actor) == (2, 2)
    scene.act("relocate mark=f5")
    assert (scene.s.settling, scene.s.actor) == (2, 3)  # with its whole chain
    scene.act("leave")
    assert (scene.s.settling, scene.s.actor) == (1, 1)
    scene.act("leave")
    assert scene.phase == "BEFORE_ROLL"


def test_co_8_11_at_the_same_moment_whirlwind_1_comes_first() -> None:  # CO-8.11
    scene = at_sea(dice="cccc", ships="K3")
    whirlwinds(scene, "L3", "L3")
    scene.act("sail direction=e by=compass")
    assert (scene.s.settling, scene.s.actor) == (1, 0)
    scene.act("leave")
    assert (scene.s.settling, scene.s.actor) == (2, 0)


def test_co_8_12_a_whirlwind_with_a_claim_may_go_on() -> None:  # CO-8.12
    scene = at_sea(dice="wwcc", ships="A1 L2 L1")
    scene.act(whirl(1, "n"), whirl(1, "n"))
    assert masts(scene) == [1, 0, 0]
    locked = at_sea(dice="wwcc", ships="A1 L2 L1", whirlwind_lock="on")
    locked.act(whirl(1, "n"))
    assert locked.refused(whirl(1, "n")) == Rule.CO_8_12
    locked.act(whirl(2, "s"))
    sound(locked)


def test_co_8_12_a_card_does_not_move_a_locked_whirlwind_either() -> None:  # CO-8.12
    scene = at_sea(dice="wccc", ships="A1 L2 L1", whirlwind_lock="on")
    deal(scene, 0, "whirlwind_2")
    scene.act("play card=whirlwind_2", whirl(1, "n"))
    assert scene.refused(whirl(1, "n", by="card")) == Rule.CO_8_12
    scene.act(whirl(2, "s", by="card"))


def test_co_8_13_any_mark_but_its_own() -> None:  # CO-8.13
    scene = at_sea(dice="wccc", ships="A1 F4 port")
    whirlwinds(scene, "E5")
    place(scene, "A1 F5 port")
    scene.act(whirl(1, "e"), "end_turn")
    assert scene.refused("relocate mark=f5") == Rule.CO_8_13
    scene.act("relocate mark=l7")  # where the other whirlwind is
    assert whirlwinds(scene) == ["L7", "L7"]


def test_co_8_13_also_where_the_own_ship_is() -> None:  # CO-8.13
    scene = at_sea(dice="wwcc", ships="A1 F5 port")
    whirlwinds(scene, "E5")
    scene.act(whirl(1, "e"), whirl(1, "e"), "end_turn")  # it hits the ship on F5 and goes on to G5
    assert scene.s.actor == 1
    scene.act("relocate mark=f5")
    assert (whirlwinds(scene)[0], where(scene)[1], scene.phase, scene.s.active) == ("F5", "F5", "BEFORE_ROLL", 1)


def test_co_8_14_who_hits_himself_has_the_claim() -> None:  # CO-8.14
    scene = at_sea(dice="wccc", ships="L2")
    scene.act(whirl(1, "n"))
    assert (scene.phase, scene.s.actor, scene.s.used) == ("RELOCATE", 0, 0)
    scene.act("relocate mark=d8")
    assert (scene.s.active, scene.phase) == (1, "BEFORE_ROLL")


def test_co_8_15_from_the_first_round_on() -> None:  # CO-8.15
    scene = at_sea(dice="wccc", round=1, ships="A1 L2 port")
    scene.act(whirl(1, "n"))
    assert masts(scene) == [1, 0, 1]


def test_co_13_7_a_card_when_both_rest() -> None:  # CO-13.7
    scene = before_roll(whirlwind_lock="on")
    place(scene, "A1 L2 L8")
    deal(scene, 0, "whirlwind_2", "whirlwind_3", "very_good_winds")
    roll(scene, "wwcc")
    scene.act(whirl(1, "n"))
    for card in ("whirlwind_2", "whirlwind_3", "very_good_winds"):
        assert scene.refused(f"play card={card}") == Rule.LEGAL  # the other can still be moved
    scene.act(whirl(2, "s"))
    assert scene.refused("play card=whirlwind_2") == Rule.CO_8_12
    assert scene.refused("play card=whirlwind_3") == Rule.CO_8_12
    assert scene.refused("play card=very_good_winds") == Rule.LEGAL
