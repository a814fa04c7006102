"""Frames (NF-3)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .. import view
from ..content import Captain
from .positions import LOAD, Rule, fall, goal_turn, hold_card, in_city, planning, points, set_up, sound, stored


def claim(scene: Scene, *acts: str) -> Scene:
    """The land turn ends, and the frames are taken so; goal cards as they come first."""
    scene.act("end_turn")
    fall(scene)
    for act in acts:
        scene.act(act)
        fall(scene)
    return scene


def test_nf_3_1_at_the_end_of_the_turn_and_only_once() -> None:  # NF-3.1
    scene = set_up()
    points(scene, 7)  # exactly on it
    assert scene.s.claimed[0] == 0
    scene.act("end_turn")
    assert scene.phase == "LOOK"
    fall(scene)
    scene.act("take_goal goal=z01")
    fall(scene)
    assert (scene.s.claimed[0], scene.s.actor, scene.phase) == (1, 1, "LAND")
    planning(scene, LOAD, 0)
    scene.act("end_turn")
    assert (scene.phase, scene.s.actor) == ("PLAN", 1)  # not a second time


def test_nf_3_1_below_it_nothing_happens() -> None:  # NF-3.1
    scene = set_up()
    points(scene, 6, 9)
    scene.s.claimed[0] = 0b010
    scene.act("end_turn")
    assert (scene.phase, scene.s.actor) == ("LAND", 1)


def test_nf_3_2_several_frames_one_after_the_other() -> None:  # NF-3.2
    scene = set_up()
    points(scene, 36)
    claim(scene)
    assert (scene.phase, scene.s.frame) == ("TAKE_GOAL", 0)
    scene.act("take_goal goal=z01")
    assert (scene.phase, scene.s.frame_space.tolist()) == ("TAKE_CAPTAIN", [4, 15, 20, 25, 35])  # it has moved before the next
    scene.act("take_captain captain=cortes")
    assert (scene.phase, scene.s.frame_space.tolist()) == ("LOOK", [4, 12, 20, 25, 35])
    fall(scene)
    scene.act(scene.legal[0])
    assert (scene.phase, scene.s.frame_space.tolist()) == ("TAKE_GOOD", [4, 12, 17, 25, 35])
    scene.act("take_good good=gold")
    assert (scene.phase, scene.s.frame_space.tolist()) == ("LOOK", [4, 12, 17, 22, 35])
    fall(scene)
    scene.act(scene.legal[0])
    assert scene.s.frame_space.tolist() == [4, 12, 17, 22, 32]
    fall(scene)
    assert (scene.phase, scene.s.actor, scene.s.goal_held[0]) == ("LAND", 1, 0b111)
    sound(scene)


def test_nf_3_3_all_cards_left_are_seen_and_one_is_kept() -> None:  # NF-3.3
    scene = set_up()
    points(scene, 7, 8)
    scene.act("end_turn", *(f"look goal=z0{i}" for i in (2, 4, 5, 7, 9)))
    assert scene.legal == [f"take_goal goal=z0{i}" for i in (2, 4, 5, 7, 9)]
    assert scene.refused("take_goal goal=z01") == Rule.NF_3_3
    scene.act("take_goal goal=z05")
    fall(scene)
    assert scene.s.goal_hand[0, 0] == 5
    scene.act("end_turn")
    assert scene.outcomes == {f"look goal=z0{i}": 1 for i in (2, 4, 7, 9)}  # the second sees what is left
    fall(scene)
    assert scene.refused("take_goal goal=z05") == Rule.NF_3_3
    scene.act("take_goal goal=z09")
    assert scene.s.goal_stack[0].bit_count() == 3
    assert scene.s.goal_left[1, 0].bit_count() == 3
    sound(scene)


def test_nf_3_4_captains() -> None:  # NF-3.4
    scene = set_up()
    scene.s.claimed[0] = 0b111
    scene.s.frame_space[0] = 0
    points(scene, 16, 17)
    scene.act("end_turn")
    assert scene.legal == [f"take_captain captain={c}" for c in view.names.CAPTAIN]
    scene.act("take_captain captain=magellan")
    fall(scene)
    assert (scene.s.captain[0], scene.s.captains) == (Captain.MAGELLAN, 0b11101)
    scene.act("end_turn")
    assert scene.refused("take_captain captain=magellan") == Rule.NF_3_4
    assert scene.legal == [f"take_captain captain={c}" for c in ("columbus", "cortes", "da_gama", "drake")]
    assert {view.picture(scene.facts, seat).players[0].captain for seat in (-1, 0, 1, 2)} == {"magellan"}  # open to all


def test_nf_3_5_goods_at_the_triangle() -> None:  # NF-3.5
    scene = set_up()
    for f in range(3):
        scene.s.claimed[f], scene.s.frame_space[f] = 0b111, 0
    points(scene, 25, 25)
    before = scene.s.goods[0, 3]
    scene.act("end_turn")
    assert scene.legal == [f"take_good good={g}" for g in view.names.GOOD]
    scene.act("take_good good=gold")
    fall(scene)
    assert (scene.s.goods[0, 3], scene.s.prizes) == (before + 1, 0b0111)
    scene.act("end_turn")
    assert scene.refused("take_good good=gold") == Rule.NF_3_5


# --- How frames move (NF-3.6, NF-3.7) -----------------------------------------------------------
@pytest.mark.parametrize(
    ("pawns", "space"),
    [
        ((7, 0, 0), 4),  # three spaces
        ((7, 4, 0), 5),  # it stops before a pawn
        ((7, 5, 0), 6),
        ((7, 6, 0), 7),  # it cannot move at all
        ((9, 3, 0), 4),  # a pawn behind is no matter
        ((7, 54, 0), 4),  # a pawn beyond 50 stands on none of the low spaces
    ],
)
def test_nf_3_6_up_to_three_spaces_back(pawns: tuple[int, ...], space: int) -> None:  # NF-3.6
    scene = set_up()
    points(scene, *pawns)
    if pawns[1] > 50:
        scene.s.fifty[1], scene.s.fifties = 1, 1
        for f in range(5):
            scene.s.claimed[f] |= 0b010
    claim(scene, "take_goal goal=z01")
    assert scene.s.frame_space[0] == space


def test_nf_3_6_another_frame_stops_it() -> None:  # NF-3.6
    scene = set_up(frames="custom", square_space=7, pentagon_space=9, circle_space=20, triangle_space=25, star_space=35)
    points(scene, 9)
    scene.s.claimed[0] = 1
    claim(scene, "take_captain captain=cortes")
    assert scene.s.frame_space.tolist()[:2] == [7, 8]


def test_nf_3_6_a_removed_frame_does_not() -> None:  # NF-3.6
    scene = set_up(frames="custom", square_space=2, pentagon_space=3, circle_space=20, triangle_space=25, star_space=35)
    scene.s.claimed[0], scene.s.frame_space[0] = 0b111, 0
    points(scene, 3)
    claim(scene, "take_captain captain=cortes")
    assert scene.s.frame_space[1] == 1  # and never onto space 0, where the others stand


def test_nf_3_7_the_last_one_takes_it_off_the_track() -> None:  # NF-3.7
    scene = set_up()
    points(scene, 8)
    scene.s.claimed[0] = 0b110
    scene.s.goal_claims[0] = 0
    claim(scene, "take_goal goal=z01")
    assert (scene.s.frame_space[0], scene.s.claimed[0]) == (0, 0b111)
    removed = view.picture(scene.facts, -1).frames[0]
    assert (removed.space, removed.claimed) == (0, [0, 1, 2])


# --- When (NF-3.8 to NF-3.10) -------------------------------------------------------------------
def test_nf_3_8_a_frame_must_be_taken() -> None:  # NF-3.8
    scene = set_up()
    points(scene, 26)
    scene.act("end_turn")
    fall(scene)
    assert scene.legal == [f"take_goal goal=z0{i}" for i in range(1, 6)]
    scene.act("take_goal goal=z01")
    assert all(act.startswith("take_captain") for act in scene.legal)
    scene.act("take_captain captain=cortes")
    fall(scene)
    scene.act(scene.legal[0])
    assert all(act.startswith("take_good") for act in scene.legal)
    assert scene.refused("end_turn") == Rule.NOT_NOW


def test_nf_3_9_a_reward_comes_after_the_turn() -> None:  # NF-3.9
    scene = set_up()
    for f in range(3):
        scene.s.claimed[f], scene.s.frame_space[f] = 0b111, 0
    points(scene, 25)
    for g in range(4):
        scene.s.goods[0, g] = 0
    scene.s.goods[0, 0] = 1
    assert scene.refused("build_small space=1") == Rule.NF_4_5
    scene.act("end_turn", "take_good good=cloth")
    fall(scene)
    assert stored(scene, 0) == "W C"
    assert (scene.phase, scene.s.actor) == ("LAND", 1)  # his turn is over


def test_nf_3_10_not_during_the_final_scoring() -> None:  # NF-3.10
    scene = set_up()
    in_city(scene, "stockholm", 4)
    points(scene, 6)
    hold_card(scene, 2, "g08")
    goal_turn(scene, round=4)
    scene.act("end_turn")
    assert scene.phase == "OVER"
    assert points(scene)[0] == 12  # 6, 4 markers, the start card
    assert scene.s.claimed.tolist() == [0] * 5
