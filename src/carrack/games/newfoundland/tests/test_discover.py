"""Discover (NF-11)."""

from __future__ import annotations

from carrack.core.scene import Scene

from .. import view
from ..content import Captain, Shape, Source, Tile
from ..state import NONE
from .positions import DISCOVER, FAR, Rule, carry_out, complete, empty_yards, lay, points, set_up, sound, store, stored


def discovering(ships: str, tiles: str, captain: str = "", **options: object) -> Scene:
    """The Discover turn of seat 0, who draws these tiles."""
    scene = set_up(3, **{**FAR, **options})
    empty_yards(scene, 0)
    if captain:
        scene.s.captain[0] = Captain[captain.upper()]
        scene.s.captains &= ~(1 << scene.s.captain[0])
    carry_out(scene, DISCOVER, p0=ships)
    store(scene, 0, "")
    scene.act(*(f"draw_tile tile=t{t}" for t in tiles.split()))
    assert (scene.phase, scene.s.actor) == ("DISCOVER", 0)
    return scene


def test_nf_11_1_as_many_tiles_as_spyglasses() -> None:  # NF-11.1
    scene = set_up(**FAR)
    empty_yards(scene, 0)
    carry_out(scene, DISCOVER, p0="s03 l04")
    assert (scene.phase, scene.s.to_draw) == ("DRAW_TILE", 3 + 4)
    assert scene.outcomes == {f"draw_tile tile=t{i:02}": 1 for i in range(1, 35)}
    scene.act(*(f"draw_tile tile=t{i:02}" for i in range(1, 8)))
    assert (scene.phase, scene.s.tile_hand_size) == ("DISCOVER", 7)
    assert scene.refused("lay tile=t08 island=newfoundland") == Rule.NF_11_1
    seen = [view.picture(scene.game.facts(scene.game.redacted(scene.states, 0, seat)), seat).now for seat in (0, 1, -1)]
    assert [None if now.tiles is None else len(now.tiles) for now in seen] == [7, None, None]  # he alone
    assert [now.hand for now in seen] == [7, 7, 7]


def test_nf_11_1_fewer_when_there_are_no_more() -> None:  # NF-11.1, NF-2.8
    scene = set_up(**FAR)
    scene.s.tile_stack, scene.s.tile_stack_size = 0b11, 2
    carry_out(scene, DISCOVER, p0="s03")
    scene.act("draw_tile tile=t01", "draw_tile tile=t02")
    assert (scene.phase, scene.s.tile_hand_size) == ("DISCOVER", 2)
    empty = set_up(**FAR)
    empty.s.tile_stack, empty.s.tile_stack_size = 0, 0
    carry_out(empty, DISCOVER, p0="s03")
    assert (empty.phase, empty.legal) == ("DISCOVER", ["end_turn"])


def test_nf_11_2_one_tile_for_each_ship() -> None:  # NF-11.2
    scene = discovering("s12 s01", "01 02 13 27")
    assert scene.refused("end_turn") == Rule.NF_11_4
    scene.act("lay tile=t01 island=anticosti")
    assert scene.refused("end_turn") == Rule.NF_11_4
    scene.act("lay tile=t13 island=newfoundland")
    assert scene.refused("lay tile=t02 island=anticosti") == Rule.NF_11_2  # no more than ships
    assert scene.legal == ["end_turn"]
    assert scene.s.covered.tolist() == [1, 0, 1, 0]


def test_nf_11_2_never_more_than_were_drawn() -> None:  # NF-11.2
    scene = set_up(**FAR)
    empty_yards(scene, 0)
    scene.s.tile_stack, scene.s.tile_stack_size = 1, 1
    carry_out(scene, DISCOVER, p0="s12 s01")
    scene.act("draw_tile tile=t01", "lay tile=t01 island=anticosti")
    assert scene.legal == ["end_turn"]


def test_nf_11_3_columbus_may_lay_one_more() -> None:  # NF-11.3, NF-14.1
    scene = discovering("s12", "01 02", "columbus")
    scene.act("lay tile=t01 island=anticosti")
    assert scene.refused("end_turn") == 0  # he need not
    assert "lay tile=t02 island=anticosti" in scene.legal
    scene.act("lay tile=t02 island=anticosti")
    assert scene.s.covered[2] == 2
    assert scene.legal == ["end_turn"]
    more = discovering("s03", "01 02 03", "columbus")
    more.act("lay tile=t01 island=anticosti", "lay tile=t02 island=anticosti")
    assert more.refused("lay tile=t03 island=newfoundland") == Rule.NF_11_2  # one more, not any number


def test_nf_11_3_other_captains_do_not() -> None:  # NF-11.3
    scene = discovering("s12", "01 02", "magellan")
    scene.act("lay tile=t01 island=anticosti")
    assert scene.legal == ["end_turn"]


def test_nf_11_4_as_long_as_a_tile_fits() -> None:  # NF-11.4
    scene = set_up(**FAR)
    for island in ("nova_scotia", "anticosti", "prince_edward"):
        complete(scene, island)
    lay(scene, 12)  # no cape is left to be found
    carry_out(scene, DISCOVER, p0="s01")
    capes = [t for t in range(27, 35) if not scene.s.laid >> (t - 1) & 1]
    assert scene.s.room[Shape.CAPE] == 0
    corner = next(t for t in range(1, 13) if not scene.s.laid >> (t - 1) & 1)
    stuck = Scene(scene.game, 3)
    stuck.s = scene.game.twin.frombytes(scene.s.tobytes())
    scene.act(f"draw_tile tile=t{capes[0]}", f"draw_tile tile=t{corner:02}")
    assert scene.legal == [f"lay tile=t{corner:02} island=newfoundland"]
    stuck.s.to_draw = 1
    stuck.act(f"draw_tile tile=t{capes[0]}")
    assert stuck.legal == ["end_turn"]  # nothing fits anywhere
    stuck.act("end_turn")
    assert stuck.s.tiles_buried[0, 0] == 1


def test_nf_11_5_a_marker_and_both_bonuses() -> None:  # NF-11.5
    scene = discovering("s12", "01 11")
    scene.act("lay tile=t01 island=nova_scotia")
    assert (stored(scene, 0), points(scene)[0]) == ("W C", 2)
    assert scene.s.earned[0, Source.DISCOVERING] == 2
    assert scene.s.owner.tolist()[12] == [0, NONE]  # the other slot stays free
    assert scene.s.height.tolist()[12] == [1, 0]
    assert scene.s.open_tiles == 1 << 12
    assert scene.s.markers[1, 0] == 1


def test_nf_11_6_the_others_are_put_face_down() -> None:  # NF-11.6
    scene = discovering("s03", "01 14 27")
    scene.act("lay tile=t01 island=nova_scotia", "end_turn")
    assert scene.s.tile_buried[0, 0] == 1 << Tile.T14 | 1 << Tile.T27
    assert scene.s.tile_discard == 0
    assert (scene.s.tile_hand[0], scene.s.tile_hand_size) == (0, 0)
    assert view.picture(scene.facts, -1).piles["tiles"].face_down == 2
    assert scene.s.tile_stack_size == 34 - 3
    sound(scene)


def test_nf_11_7_tile_by_tile() -> None:  # NF-11.7
    scene = discovering("s12 s01", "03 01 13 27")
    scene.act("lay tile=t03 island=nova_scotia")
    assert stored(scene, 0) == "C G"  # before the next is laid
    scene.act("lay tile=t01 island=nova_scotia")
    assert (stored(scene, 0), points(scene)[0]) == ("W 2C G", 2)


def test_three_ships_and_columbus() -> None:  # NF-11.3, NF-5.2
    scene = discovering("s12 s02 s11", "01 02 13 27", "columbus", discover_max=3)
    for tile in ("01", "02", "13", "27"):
        scene.act(f"lay tile=t{tile} island=nova_scotia")
    assert scene.s.covered[1] == 4
    sound(scene)
