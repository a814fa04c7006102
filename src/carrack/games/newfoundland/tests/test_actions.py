"""The action phase in general (NF-7)."""

from __future__ import annotations

import pytest

from ..content import SAIL, Captain, Card
from ..state import NONE
from .positions import (
    DELIVER,
    DISCOVER,
    FAR,
    LOAD,
    SETTLE,
    carry_out,
    empty_yards,
    fall,
    hold_card,
    moor,
    planning,
    set_up,
    sound,
    value,
    vessel,
)


def test_nf_7_1_the_order_of_the_actions() -> None:  # NF-7.1
    scene = set_up(**FAR)
    for ship in ("s01", "s02"):
        moor(scene, 0, ship)
    planning(scene, LOAD)
    for act in ("assign yard=1", "assign yard=2", "assign yard=3", "charter_start"):
        scene.act(f"{act} aboard=nobody", "end_turn")
        while (scene.s.actor, scene.phase) != (0, "PLAN") and scene.phase == "PLAN":
            scene.act("end_turn")
    assert scene.phase == "LOAD"
    scene.act("load good=wood")
    fall(scene)
    if scene.phase == "KEEP":
        scene.act(scene.legal[0])
    scene.act("end_turn")
    assert scene.phase == "SETTLE"
    scene.act("new_england persons=1", "end_turn")
    assert scene.phase == "DELIVER"
    scene.act("end_turn")
    assert scene.phase == "DRAW_TILE"
    fall(scene)
    scene.act("lay tile=t01 island=newfoundland", "end_turn")
    assert scene.phase == "COMPASS"
    sound(scene)


@pytest.mark.parametrize(("action", "ships", "total"), [(SETTLE, "s01 s02", 8), (LOAD, "s12", 6), (DISCOVER, "s11 l05", 12)])
def test_nf_7_2_the_naval_base_counts_two_in_all(action: int, ships: str, total: int) -> None:  # NF-7.2
    scene = set_up(3, "netherlands spain england", **FAR)
    scene.s.extended[0] = 0b10
    empty_yards(scene, 0)
    carry_out(scene, action, p0=ships)
    assert scene.s.sails[0] == total


def test_nf_7_2_only_with_the_base_and_a_ship_there() -> None:  # NF-7.2
    scene = set_up(3, "netherlands spain england", **FAR)
    scene.s.extended[1] = 0b10  # Spain's extension has nothing to do with it
    scene.s.extended[0] = 0b01  # and the new yard neither
    carry_out(scene, SETTLE, p0="s01", p1="s07")
    assert scene.s.sails.tolist() == [3, 3, 0, 0]
    other = set_up(3, "netherlands spain england", **FAR)
    other.s.extended[0] = 0b10
    carry_out(other, SETTLE, p1="s07")
    assert (other.s.sails.tolist(), other.s.turns) == ([0, 3, 0, 0], 1)


def test_nf_7_2_magellan_counts_where_he_is() -> None:  # NF-7.2
    scene = set_up(**FAR)
    scene.s.captain[0], scene.s.captains = Captain.MAGELLAN, 0b11101
    scene.s.captain_lane[0], scene.s.captain_spot[0] = DELIVER, 0
    moor(scene, 0, "s01")
    scene.s.lane[0, DELIVER, 0], scene.s.ships_at[0, DELIVER], scene.s.out[0] = vessel("ss3"), 1, 1
    carry_out(scene, SETTLE, p0="s02", p1="s11")
    assert scene.s.sails.tolist()[:2] == [3, 4]
    scene.act("new_england persons=1", "end_turn", "new_england persons=1", "end_turn")
    assert (scene.phase, scene.s.sails[0]) == ("DELIVER", value("ss3", SAIL) + 7)


def test_nf_7_3_highest_first_and_ties_in_turn_order() -> None:  # NF-7.3
    scene = set_up(4, "england portugal netherlands spain", **FAR)
    assert scene.s.first == 2
    carry_out(scene, SETTLE, p0="s01", p1="s11", p3="s07")
    assert scene.s.order.tolist()[:3] == [1, 3, 0]  # 4, then 3 and 3 from the start player on
    assert scene.s.turns == 3  # seat 2 has no turn
    seen = []
    while scene.phase == "SETTLE":
        seen.append(scene.s.actor)
        scene.act("new_england persons=2" if scene.s.actor == 3 else "new_england persons=1", "end_turn")
    assert seen == [1, 3, 0]


def test_nf_7_3_the_order_is_fixed_when_the_action_starts() -> None:  # NF-7.3
    scene = carry_out(set_up(3, "netherlands spain england", **FAR), SETTLE, p0="s04", p1="s01", p2="s11")
    assert scene.s.order.tolist()[:3] == [2, 1, 0]
    scene.s.extended[0] = 0b10  # would be 4 now
    scene.act("new_england persons=1", "end_turn")
    assert scene.s.actor == 1


def test_nf_7_4_ships_return_and_charters_are_discarded() -> None:  # NF-7.4
    scene = set_up(**FAR)
    moor(scene, 0, "s01")
    hold_card(scene, 0, "x04")
    planning(scene, SETTLE)
    scene.act("assign yard=2 aboard=nobody", "charter kept=1 card=x04 aboard=nobody")
    while scene.phase == "PLAN":
        scene.act("end_turn")
    scene.act("new_england persons=1", "new_england persons=2")
    assert scene.s.sailing == 1 << Card.X04
    scene.act("end_turn")
    assert (scene.s.sailing, scene.s.card_discard >> Card.X04 & 1) == (0, 1)
    assert scene.s.yard[0, 1] == vessel("s01")
    assert scene.s.out[0] == 0b010  # not usable again this round
    assert scene.s.lane.tolist()[0][SETTLE] == [NONE] * 3
    sound(scene)
    fall(scene)
    assert (scene.s.round_number, scene.s.out[0]) == (2, 0)
