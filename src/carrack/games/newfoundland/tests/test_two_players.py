"""Two players (NF-15): the neutral power."""

from __future__ import annotations

import pytest

from .. import view
from ..content import Colour
from ..state import NONE
from .positions import FAR, SETTLE, after_scoring, carry_out, cartography, complete, fall, points, set_up, sound, spread


def test_nf_15_1_a_neutral_marker_on_each_tile_of_cartography() -> None:  # NF-15.1
    scene = set_up(2, bare=False, **FAR)
    assert scene.s.markers.tolist() == [[0] * 5] * 4  # not at set-up
    scene = set_up(2, **FAR)
    cartography(scene)
    scene.act("turn_compass island=newfoundland", "turn_tile tile=t01", "turn_tile tile=t13", "turn_tile tile=t27")
    assert scene.s.markers.tolist()[0] == [0, 0, 0, 0, 3]
    for space in (0, 2, 11):
        assert (scene.s.owner.tolist()[space], scene.s.height.tolist()[space]) == ([Colour.NEUTRAL, NONE], [1, 0])
    assert points(scene) == [0, 0]
    sound(scene)
    carry_out(scene, SETTLE, p0="s07")
    scene.act("settle crew=two space=1 side=left")  # one slot is left
    assert scene.s.owner.tolist()[0] == [Colour.NEUTRAL, 0]


def test_nf_15_1_no_marker_on_a_misfit() -> None:  # NF-15.1
    scene = cartography(set_up(2, **FAR))
    scene.act("turn_compass island=prince_edward", "turn_tile tile=t13")
    assert scene.s.markers.tolist() == [[0] * 5] * 4
    fall(scene)
    assert scene.s.markers[3, 4] == 3


@pytest.mark.parametrize(
    ("markers", "got"),
    [
        ((4, 2, 3), [4 + 8, 2]),  # the neutral power is second
        ((4, 2, 5), [4 + 4, 2]),  # it is first
        ((4, 2, 4), [4 + 4, 2]),  # it shares the first place
        ((4, 2, 2), [4 + 8, 2]),  # it shares the second
        ((4, 2, 1), [4 + 8, 2 + 4]),
        ((3, 3, 4), [3, 3]),
        ((0, 2, 4), [0, 2 + 4]),
    ],
)
def test_nf_15_2_it_takes_part_in_the_majority(markers: tuple[int, int, int], got: list[int]) -> None:  # NF-15.2
    scene = set_up(2, **FAR)
    complete(scene, "nova_scotia")
    spread(scene, "nova_scotia", p0=markers[0], p1=markers[1], p4=markers[2])
    cartography(scene)
    after_scoring(scene, "nova_scotia")
    assert points(scene) == got
    seen = view.picture(scene.facts, -1).islands[1].area
    assert (seen.neutral, [s.markers + s.bonus for s in seen.shares]) == (markers[2], got)
