"""The end phase: cartography, island and city scoring, the next round (NF-12.1 to NF-12.10, NF-12.16)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .. import view
from ..content import Island, Source
from ..state import NONE
from .positions import FAR, after_scoring, cartography, complete, fall, in_city, pass_on, points, set_up, sound, spread


# --- Cartography --------------------------------------------------------------------------------
def test_nf_12_1_a_compass_tile_each_round() -> None:  # NF-12.1
    scene = cartography(set_up(**FAR))
    scene.act("turn_compass island=anticosti")
    assert scene.s.charted.tolist() == [Island.ANTICOSTI, NONE, NONE, NONE]
    fall(scene)
    cartography(scene, 2)
    scene.act("turn_compass island=nova_scotia")
    assert scene.s.charted.tolist() == [Island.ANTICOSTI, Island.NOVA_SCOTIA, NONE, NONE]
    assert scene.s.compass.tolist() == [2, 1, 1, 2]
    assert view.picture(scene.facts, -1).charted == ["anticosti", "nova_scotia", None, None]


@pytest.mark.parametrize(("seats", "tiles"), [(2, 3), (3, 2), (4, 1)])
def test_nf_12_2_tiles_by_the_number_of_players(seats: int, tiles: int) -> None:  # NF-12.2
    scene = cartography(set_up(seats, **FAR))
    scene.act("turn_compass island=newfoundland")
    assert scene.s.map_tiles == tiles
    fall(scene)
    assert scene.s.covered.tolist() == [tiles, 0, 0, 0]


def test_nf_12_3_a_full_island_takes_no_more() -> None:  # NF-12.3
    scene = set_up(2, **FAR)
    complete(scene, "anticosti", but=1)
    cartography(scene)
    scene.act("turn_compass island=anticosti")
    fall(scene)
    assert (scene.s.covered[2], scene.s.map_tiles) == (6, 0)
    full = set_up(**FAR)
    complete(full, "anticosti")
    stack = full.s.tile_stack
    cartography(full)
    full.act("turn_compass island=anticosti")
    assert full.phase != "TURN_TILE"
    assert full.s.tile_stack == stack


@pytest.mark.parametrize("seats", [3, 4])
def test_nf_12_4_these_tiles_carry_no_markers(seats: int) -> None:  # NF-12.4
    scene = cartography(set_up(seats, **FAR))
    after_scoring(scene, "nova_scotia")
    assert sum(scene.s.covered.tolist()) > 0
    assert scene.s.markers.tolist() == [[0] * 5] * 4
    assert all(row == [NONE, NONE] for row in scene.s.owner.tolist())


# --- Islands ------------------------------------------------------------------------------------
def scored(**markers: int) -> list[int]:
    """The points of Nova Scotia, 8/4, with so many markers each."""
    scene = set_up(4, **FAR)
    complete(scene, "nova_scotia")
    spread(scene, "nova_scotia", **markers)
    cartography(scene)
    after_scoring(scene, "nova_scotia")
    assert scene.s.scored == 0b10
    return points(scene)


def test_nf_12_5_complete_islands_the_highest_bonus_first() -> None:  # NF-12.5
    scene = set_up()
    complete(scene, "nova_scotia")
    complete(scene, "prince_edward")
    complete(scene, "anticosti", but=1)
    spread(scene, "nova_scotia", p0=2)
    spread(scene, "prince_edward", p0=1)
    spread(scene, "anticosti", p0=3)
    cartography(scene)
    scene.act("turn_compass island=nova_scotia")
    assert (points(scene)[0], scene.s.area, scene.phase) == (10, Island.NOVA_SCOTIA, "LOOK")  # the square lies between
    assert scene.s.scored == 0
    fall(scene)
    scene.act("take_goal goal=z01")
    assert (points(scene)[0], scene.s.area, scene.s.scored) == (16, Island.PRINCE_EDWARD, 0b10)  # the open island is not scored
    scene.act("take_captain captain=drake")
    assert scene.s.scored == 0b1010
    fall(scene)


def test_nf_12_5_not_a_second_time() -> None:  # NF-12.5, NF-12.9
    scene = set_up(**FAR)
    complete(scene, "nova_scotia")
    spread(scene, "nova_scotia", p0=2)
    cartography(scene)
    after_scoring(scene, "nova_scotia")
    assert points(scene)[0] == 10
    cartography(scene, 2)
    after_scoring(scene, "nova_scotia")
    assert points(scene)[0] == 10
    assert scene.s.markers[1, 0] == 2  # they stay
    assert scene.s.earned[0, Source.ISLANDS] == 10


def test_nf_12_6_a_point_for_each_marker() -> None:  # NF-12.6
    scene = set_up(4, **FAR)
    complete(scene, "nova_scotia")
    spread(scene, "nova_scotia", p0=5, p1=5, p2=2, p3=1)  # towers count two
    cartography(scene)
    after_scoring(scene, "nova_scotia")
    assert points(scene) == [9, 9, 2, 1]


@pytest.mark.parametrize(
    ("markers", "bonuses"),
    [
        ((4, 3, 2, 1), (8, 4, 0, 0)),
        ((3, 3, 2, 1), (4, 4, 0, 0)),  # two share the most: nobody else
        ((3, 3, 3, 1), (4, 4, 4, 0)),
        ((2, 2, 2, 2), (4, 4, 4, 4)),
        ((4, 2, 2, 1), (8, 0, 0, 0)),  # two share the second place
        ((4, 2, 2, 2), (8, 0, 0, 0)),
        ((1, 0, 0, 0), (8, 0, 0, 0)),  # without a marker no second place
        ((0, 0, 0, 5), (0, 0, 0, 8)),
        ((0, 2, 0, 5), (0, 4, 0, 8)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_nf_12_7_places(markers: tuple[int, ...], bonuses: tuple[int, ...]) -> None:  # NF-12.7
    got = scored(**{f"p{p}": n for p, n in enumerate(markers)})
    assert got == [n + b for n, b in zip(markers, bonuses, strict=True)]


@pytest.mark.parametrize(
    ("island", "first", "second"), [("newfoundland", 10, 5), ("nova_scotia", 8, 4), ("anticosti", 6, 3), ("prince_edward", 5, 2)]
)
def test_nf_12_7_the_bonuses_of_the_islands(island: str, first: int, second: int) -> None:  # NF-12.7
    scene = set_up(**FAR)
    complete(scene, island)
    spread(scene, island, p1=3, p2=2)
    cartography(scene)
    after_scoring(scene, island)
    assert points(scene) == [0, 3 + first, 2 + second]


def test_nf_12_8_share_by_share_each_with_its_frames() -> None:  # NF-12.8
    scene = set_up(3, "england netherlands france")
    complete(scene, "nova_scotia")
    spread(scene, "nova_scotia", p0=2, p1=3, p2=1)
    points(scene, 5, 5, 5)
    cartography(scene)
    scene.act("turn_compass island=nova_scotia")
    assert (scene.s.active, points(scene), scene.phase) == (1, [5, 16, 5], "LOOK")  # seat 1 is start player
    fall(scene)
    scene.act("take_goal goal=z01")
    assert scene.phase == "TAKE_CAPTAIN"
    assert points(scene) == [5, 16, 5]
    scene.act("take_captain captain=drake")
    assert (scene.s.active, points(scene), scene.phase) == (2, [5, 16, 6], "LOOK")  # the square has come back to 6
    assert scene.s.claimed[0] == 0b010


def test_nf_12_9_scored_for_good() -> None:  # NF-12.9
    scene = set_up(**FAR)
    complete(scene, "prince_edward")
    spread(scene, "prince_edward", p0=3)
    cartography(scene)
    after_scoring(scene)
    assert scene.s.scored == 0b1000
    assert view.picture(scene.facts, -1).islands[3].area.scored
    assert scene.s.markers[3, 0] == 3


# --- Cities -------------------------------------------------------------------------------------
def city_scene(**cities: tuple[int, ...]) -> Scene:
    scene = set_up(**FAR)
    complete(scene, "prince_edward")
    scene.s.scored = 0b1000
    for name, markers in cities.items():
        in_city(scene, name, *markers)
    cartography(scene)
    after_scoring(scene)
    return scene


@pytest.mark.parametrize(
    ("city", "markers", "got"),
    [
        ("stockholm", (3, 2, 0), [3 + 8, 2 + 4, 0]),
        ("hamburg", (2, 2, 0), [2 + 3, 2 + 3, 0]),
        ("hamburg", (2, 1, 1), [2 + 6, 1, 1]),
        ("venice", (0, 1, 2), [0, 1 + 2, 2 + 5]),
        ("venice", (3, 0, 0), [3 + 5, 0, 0]),
        ("venice", (1, 1, 0), [0, 0, 0]),  # not full
    ],
)
def test_nf_12_10_full_cities(city: str, markers: tuple[int, ...], got: list[int]) -> None:  # NF-12.10
    scene = city_scene(**{city: markers})
    assert points(scene) == got
    assert [scene.s.earned[p, Source.CITIES] for p in range(3)] == got


def test_nf_12_10_once_and_the_highest_bonus_first() -> None:  # NF-12.10
    scene = set_up()
    complete(scene, "prince_edward")
    spread(scene, "prince_edward", p0=1)
    in_city(scene, "venice", 3)
    in_city(scene, "stockholm", 5)
    cartography(scene)
    scene.act("turn_compass island=prince_edward")
    assert (points(scene)[0], scene.s.area) == (6 + 13, 4)  # the island, then Stockholm; the frames come now
    assert scene.phase == "LOOK"
    fall(scene)
    while scene.s.part == 5:
        scene.act(scene.legal[0])
        fall(scene)
    assert points(scene)[0] == 6 + 13 + 8
    assert scene.s.scored == 0b1011000
    cartography(scene, 2)
    after_scoring(scene)
    assert points(scene)[0] == 27


# --- The next round -----------------------------------------------------------------------------
def test_nf_12_16_the_start_player_moves_clockwise() -> None:  # NF-12.16
    scene = set_up(3, "england netherlands france", **FAR)
    firsts = []
    for r in range(1, 5):
        firsts.append(scene.s.first)
        cartography(scene, r)
        after_scoring(scene, "anticosti" if r < 3 else "nova_scotia")
        pass_on(scene, "OVER" if r == 4 else "LAND")
    assert firsts == [1, 2, 0, 1]
    assert (scene.phase, scene.s.first) == ("OVER", 1)  # after the last round it stays


def test_nf_12_16_a_random_last_start_player() -> None:  # NF-12.16
    scene = set_up(3, "england netherlands france", final_round_start="random", **FAR)
    cartography(scene, 2)
    after_scoring(scene)
    assert (scene.phase, scene.s.first) == ("LAND", 2)  # not before the last round
    cartography(scene, 3)
    scene.act("turn_compass island=anticosti")
    until_draw(scene)
    assert scene.outcomes == {f"last_start seat={p}": 1 for p in range(3)}
    scene.act("last_start seat=1")
    assert (scene.s.first, scene.s.actor, scene.s.round_number, scene.phase) == (1, 1, 4, "LAND")
    assert scene.s.order.tolist()[:3] == [1, 2, 0]
    sound(scene)


def until_draw(scene: Scene) -> None:
    while scene.phase == "TURN_TILE":
        scene.act(next(iter(scene.outcomes)))
