"""Settle (NF-9)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from ..content import Source
from ..state import NONE
from .positions import FAR, SETTLE, Rule, carry_out, empty_yards, lay, mark, points, set_up, sound, store, stored


def settling(ships: str, tiles: str = "1:t01 2:t05 3:t13 13:t03", countries: str = "france spain england", **extended: int) -> Scene:
    """The Settle turn of seat 0; tiles by their spaces."""
    scene = set_up(3, countries, **FAR)
    empty_yards(scene, 0)
    for word in tiles.split():
        space, tile = word.split(":")
        lay(scene, int(space), tile)
    for who, bits in extended.items():
        scene.s.extended[int(who[1:])] = bits
    carry_out(scene, SETTLE, p0=ships)
    store(scene, 0, "")
    assert (scene.phase, scene.s.actor) == ("SETTLE", 0)
    return scene


def test_nf_9_1_ships_settle_one_by_one_in_any_order() -> None:  # NF-9.1
    scene = settling("s01 s07 s02")
    assert scene.s.crews.tolist() == [2, 1, 0]
    scene.act("settle crew=two space=1 side=left")
    assert scene.refused("settle crew=two space=2 side=left") == Rule.NF_9_1
    assert scene.refused("new_england persons=2") == Rule.NF_9_1
    scene.act("settle crew=one space=2 side=left")
    assert scene.refused("end_turn") == Rule.NF_9_2B
    scene.act("new_england persons=1")
    assert scene.legal == ["end_turn"]
    sound(scene)


def test_nf_9_2_a_free_slot_or_new_england() -> None:  # NF-9.2
    scene = settling("s01")
    assert scene.legal == [f"settle crew=one space={n} side={side}" for n in (1, 2, 3, 13) for side in ("left", "right")] + [
        "new_england persons=1"
    ]
    assert scene.refused("settle crew=one space=4 side=left") == Rule.NF_9_2
    assert scene.refused("end_turn") == Rule.NF_9_2B
    bare = settling("s01", "")
    assert bare.legal == ["new_england persons=1"]  # always possible


def test_nf_9_3_one_marker_or_a_tower_and_one_bonus() -> None:  # NF-9.3
    scene = settling("s01 s07")
    scene.act("settle crew=one space=2 side=right")
    assert (points(scene)[0], stored(scene, 0)) == (3, "")
    assert (scene.s.owner[1, 0], scene.s.height[1, 0]) == (0, 1)
    scene.act("settle crew=two space=13 side=right")
    assert (points(scene)[0], stored(scene, 0)) == (3, "G")
    assert (scene.s.owner[12, 0], scene.s.height[12, 0]) == (0, 2)
    assert scene.s.markers.tolist() == [[1, 0, 0, 0, 0], [2, 0, 0, 0, 0], [0] * 5, [0] * 5]
    assert scene.s.earned[0, Source.SETTLING] == 3


def test_nf_9_4_markers_block_a_slot() -> None:  # NF-9.4
    scene = settling("s01 s02 s07")
    mark(scene, 1, 1)
    mark(scene, 2, 1)
    assert scene.refused("settle crew=one space=1 side=left") == Rule.NF_9_4
    scene.act("settle crew=one space=2 side=left")
    scene.act("settle crew=two space=2 side=right")  # both slots of one player
    assert scene.refused("settle crew=one space=2 side=left") == Rule.NF_9_4
    assert scene.s.owner.tolist()[1] == [0, 0]
    assert scene.s.height.tolist()[1] == [1, 2]  # one does not pile up on the other
    sound(scene)


@pytest.mark.parametrize(("ship", "persons"), [("s01", 1), ("s07", 2)])
def test_nf_9_5_new_england(ship: str, persons: int) -> None:  # NF-9.5
    scene = settling(ship)
    assert scene.refused(f"new_england persons={3 - persons}") == Rule.NF_9_1
    scene.act(f"new_england persons={persons}")
    assert points(scene)[0] == persons
    assert scene.s.markers.tolist() == [[0] * 5] * 4
    assert scene.s.earned[0, Source.NEW_ENGLAND] == persons
    assert scene.legal == ["end_turn"]  # the ship is used up as a whole


def test_nf_9_6_spain_places_one_more() -> None:  # NF-9.6
    scene = settling("s01", countries="spain england portugal", p0=0b10)
    assert scene.s.crews.tolist() == [1, 0, 1]
    scene.act("settle crew=extra space=1 side=right")  # before the ship
    assert (points(scene)[0], scene.s.height[0, 0]) == (2, 1)
    assert scene.refused("settle crew=extra space=2 side=right") == Rule.NF_9_6
    scene.act("settle crew=one space=1 side=left")
    assert scene.s.markers[0, 0] == 2
    assert scene.legal == ["end_turn"]


def test_nf_9_6_not_in_new_england_and_not_kept() -> None:  # NF-9.6
    scene = settling("s01", countries="spain england portugal", p0=0b10)
    scene.act("new_england persons=1")
    assert scene.refused("new_england persons=1") == Rule.NF_9_1
    assert scene.refused("settle crew=extra space=1 side=left") == 0  # after the last ship, too
    assert "end_turn" in scene.legal  # he may go without it
    scene.act("end_turn")
    assert scene.s.crews.tolist() == [0, 0, 0]


def test_nf_9_6_only_spain_with_the_extension() -> None:  # NF-9.6
    for countries, bits in (("spain england portugal", 0b01), ("france england portugal", 0b10)):
        scene = settling("s01", countries=countries, p0=bits)
        assert scene.refused("settle crew=extra space=1 side=left") == Rule.NF_9_6
        assert scene.s.crews[2] == 0


def test_nf_9_6_needs_a_ship_there() -> None:  # NF-9.6
    scene = set_up(3, "spain england portugal", **FAR)
    scene.s.extended[0] = 0b10
    carry_out(scene, SETTLE, p1="s01")
    assert (scene.s.actor, scene.s.turns) == (1, 1)


def test_nf_9_7_a_bonus_with_two_goods_gives_both() -> None:  # NF-9.7
    scene = settling("s01 s02", "1:t01 2:t02")
    scene.act("settle crew=one space=1 side=left")
    assert stored(scene, 0) == "W C"
    scene.act("settle crew=one space=2 side=left")
    assert stored(scene, 0) == "3W C"


def test_nf_9_8_two_persons_always_place_the_tower() -> None:  # NF-9.8
    scene = settling("s07")
    assert scene.refused("settle crew=one space=1 side=left") == Rule.NF_9_1
    scene.act("settle crew=two space=1 side=left")
    assert scene.s.height.tolist()[0] == [2, 0]
    assert scene.s.owner.tolist()[0] == [0, NONE]
    assert scene.s.markers[0, 0] == 2
