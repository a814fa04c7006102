"""The planning phase (NF-5)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .. import view
from ..content import CHEST, SAIL, Captain, Card
from ..state import NONE
from .positions import (
    DELIVER,
    DISCOVER,
    FAR,
    LOAD,
    SETTLE,
    Rule,
    fall,
    hold_card,
    moor,
    planning,
    points,
    set_up,
    sound,
    store,
    value,
)


def fleet(ships: str = "s01 s02", action: int = LOAD, captain: str = "", **options: object) -> Scene:
    """The planning turn of seat 0 (France), with its start ship at yard 1 and these."""
    scene = set_up(**{**FAR, **options})
    for ship in ships.split():
        moor(scene, 0, ship)
    if captain:
        scene.s.captain[0] = Captain[captain.upper()]
        scene.s.captains &= ~(1 << scene.s.captain[0])
    return planning(scene, action)


def test_nf_5_1_four_actions_each_with_a_turn_for_everybody() -> None:  # NF-5.1
    scene = planning(set_up(3, "england france spain", **FAR), LOAD, 1)
    seen = []
    while scene.phase == "PLAN":
        seen.append((scene.s.action, scene.s.actor))
        scene.act("end_turn")
    assert seen == [(action, seat) for action in range(4) for seat in (1, 2, 0)]


@pytest.mark.parametrize(("action", "most"), [(LOAD, 1), (SETTLE, 3), (DELIVER, 3), (DISCOVER, 2)])
def test_nf_5_2_how_many_ships(action: int, most: int) -> None:  # NF-5.2
    scene = fleet(action=action)
    assert scene.refused("end_turn") == 0  # none at all is allowed
    for n in range(most):
        assert scene.refused(f"assign yard={n + 1} aboard=nobody") == 0
        scene.act(f"assign yard={n + 1} aboard=nobody")
    assert scene.refused("charter_start aboard=nobody") == Rule.NF_5_2
    assert scene.legal == ["end_turn"]
    assert scene.s.ships_at[0, action] == most
    lanes = view.picture(scene.facts, 1).players[0].lanes  # openly
    assert (lanes[action].most, len(lanes[action].ships)) == (most, most)
    sound(scene)


def test_nf_5_2_three_ships_at_discover_by_option() -> None:  # NF-5.2
    scene = fleet(action=DISCOVER, discover_max=3)
    scene.act("assign yard=1 aboard=nobody", "assign yard=2 aboard=nobody", "assign yard=3 aboard=nobody")
    assert scene.refused("charter_start aboard=nobody") == Rule.NF_5_2


def test_nf_5_3_ships_at_yards_and_charters_in_hand() -> None:  # NF-5.3
    scene = fleet("s01", SETTLE)
    hold_card(scene, 0, "x04", kept=2)
    hold_card(scene, 0, "g01", kept=1)
    assert scene.legal == [
        "end_turn",
        "play_card kept=1 card=g01",
        "assign yard=1 aboard=nobody",
        "assign yard=2 aboard=nobody",
        "charter_start aboard=nobody",
        "charter kept=2 card=x04 aboard=nobody",
    ]
    assert scene.refused("assign yard=3 aboard=nobody") == Rule.NF_5_3
    assert scene.refused("assign yard=6 aboard=nobody") == Rule.NF_5_3
    assert scene.refused("charter kept=1 card=x04 aboard=nobody") == Rule.NF_5_3B
    assert scene.refused("charter kept=2 card=x01 aboard=nobody") == Rule.NF_5_3B
    scene.act("charter kept=2 card=x04 aboard=nobody", "charter_start aboard=nobody", "assign yard=2 aboard=nobody")
    assert scene.refused("charter_start aboard=nobody") == Rule.NF_5_3B
    assert scene.refused("assign yard=1 aboard=nobody") == Rule.NF_5_2  # charters count
    assert (scene.s.kept_cards[0], scene.s.sailing) == (1, 1 << Card.X04 | 1 << Card.XS3)
    sound(scene)


def test_nf_5_4_a_ship_goes_to_one_action() -> None:  # NF-5.4
    scene = fleet("s01", SETTLE)
    scene.act("assign yard=1 aboard=nobody")
    assert scene.refused("assign yard=1 aboard=nobody") == Rule.NF_5_4
    scene.act("end_turn", "end_turn", "end_turn")
    assert scene.s.action == DELIVER
    assert scene.refused("assign yard=1 aboard=nobody") == Rule.NF_5_4
    scene.act("assign yard=2 aboard=nobody")
    assert scene.s.ships_at.tolist()[0] == [0, 1, 1, 0]  # nothing is added to Settle any more


def test_nf_5_5_what_is_not_assigned_does_nothing() -> None:  # NF-5.5
    scene = fleet("s01", DISCOVER)
    hold_card(scene, 0, "x01")
    scene.act("end_turn")
    while scene.phase == "PLAN":
        scene.act("end_turn")
    assert scene.phase == "COMPASS"  # no action has a turn
    assert (scene.s.out[0], scene.s.start_cards, scene.s.hand[0, 0]) == (0, 0b111, 1 << Card.X01)
    assert scene.s.yard.tolist()[0][:2] == [2, 5]


# --- Captains who sail along (NF-5.6, NF-5.7) ---------------------------------------------------
def test_nf_5_6_magellan() -> None:  # NF-5.6, NF-14.2
    scene = fleet("s01 s02", SETTLE, "magellan")
    scene.act("assign yard=2 aboard=captain")
    assert scene.refused("assign yard=3 aboard=captain") == Rule.NF_5_6B
    scene.act("assign yard=3 aboard=nobody", "end_turn", "end_turn", "end_turn")
    assert scene.refused("assign yard=1 aboard=captain") == Rule.NF_5_6B  # once in the whole phase
    scene.act("end_turn")
    while scene.phase == "PLAN":
        scene.act("end_turn")
    assert (scene.phase, scene.s.sails[0]) == ("SETTLE", 3 + 3 + 7)
    scene.act("new_england persons=1", "new_england persons=1", "end_turn")
    assert scene.s.captain_lane[0] == NONE


@pytest.mark.parametrize("captain", ["", "columbus", "cortes", "drake"])
def test_nf_5_6_others_do_not_sail_along(captain: str) -> None:  # NF-5.6
    scene = fleet(captain=captain)
    assert scene.refused("assign yard=1 aboard=captain") == Rule.NF_5_6
    assert scene.refused("charter_start aboard=captain") == Rule.NF_5_6


def test_nf_5_6_with_a_charter_and_again_in_the_next_round() -> None:  # NF-5.6
    scene = fleet("s01", LOAD, "magellan")
    scene.act("charter_start aboard=captain")
    assert view.picture(scene.facts, 1).players[0].lanes[LOAD].sails == value("xs3", SAIL) + 7
    while scene.phase == "PLAN":
        scene.act("end_turn")
    scene.act("load good=wood")
    fall(scene)
    if scene.phase == "KEEP":
        scene.act(scene.legal[0])
    scene.act("end_turn")
    fall(scene)
    planning(scene, SETTLE)
    assert scene.refused("assign yard=1 aboard=captain") == 0


def test_nf_5_6_he_may_stay_behind() -> None:  # NF-5.6
    scene = fleet("s01", DISCOVER, "magellan")
    scene.act("assign yard=2 aboard=nobody", "end_turn")
    while scene.phase == "PLAN":
        scene.act("end_turn")
    assert scene.s.sails[0] == 3


def test_nf_5_7_da_gama_at_load_and_deliver_only() -> None:  # NF-5.7, NF-14.3
    for action in (SETTLE, DISCOVER):
        scene = fleet("s01", action, "da_gama")
        assert scene.refused("assign yard=1 aboard=captain") == Rule.NF_5_7
        assert scene.refused("charter_start aboard=captain") == Rule.NF_5_7
    scene = fleet("s12", LOAD, "da_gama")
    scene.act("assign yard=2 aboard=captain")
    while scene.phase == "PLAN":
        scene.act("end_turn")
    assert (scene.phase, scene.s.hold[0], scene.s.sails[0]) == ("LOAD", 1 + 3, 4)
    scene.act("load good=gold")
    assert scene.s.to_draw == 4


def test_nf_5_7_his_chests_belong_to_one_ship() -> None:  # NF-5.7
    scene = fleet("s12 s02", DELIVER, "da_gama")
    scene.act("assign yard=2 aboard=nobody", "assign yard=3 aboard=captain", "charter_start aboard=nobody")
    while scene.phase == "PLAN":
        scene.act("end_turn")
    assert scene.s.hold.tolist() == [1, 3 + 3, value("xs3", CHEST)]
    store(scene, 0, "9W")
    scene.act("antwerp ship=2 good=wood", *["unload good=wood"] * 5)
    assert (scene.phase, points(scene)[0]) == ("DELIVER", 6)


def test_nf_5_7_gained_while_planning_used_while_planning() -> None:  # NF-5.7, NF-3.9
    scene = fleet("s01", LOAD, frames="standard")
    scene.s.claimed[0], scene.s.frame_space[0] = 0b111, 0
    hold_card(scene, 0, "g08")
    points(scene, 12)
    scene.act("play_card kept=1 card=g08")
    assert scene.refused("assign yard=1 aboard=captain") == Rule.NF_5_6  # not in the turn that earns him
    scene.act("end_turn", "take_captain captain=da_gama")
    while (scene.s.action, scene.s.actor) != (DELIVER, 0):
        scene.act("end_turn")
    assert scene.refused("assign yard=1 aboard=captain") == 0
