"""Placing island tiles (NF-6)."""

from __future__ import annotations

from ..content import ALL_TILES, FIRST_SPACE, ISLAND_SPACES, MAPS, ROOM, SHAPE_OF, TILES_OF, Shape, Tile
from ..state import NONE
from .positions import DISCOVER, FAR, Rule, carry_out, cartography, complete, fall, lay, set_up, sound


def test_nf_6_1_shapes_follow_from_the_coast() -> None:  # NF-6.1
    code = {1: "S", 2: "C", 3: "E"}
    for rows in MAPS:
        land = {(r, c) for r, row in enumerate(rows) for c, k in enumerate(row) if k != "."}
        for r, c in land:
            beside = [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]
            sea = [i for i, place in enumerate(beside) if place not in land]
            assert rows[r][c] == code[len(sea)]
            if len(sea) == 2:
                assert (sea[1] - sea[0]) % 2 == 1  # a corner: its two sides meet
    assert ISLAND_SPACES.tolist() == [12, 8, 6, 5]
    assert ROOM.sum(axis=0).tolist() == [7, 11, 13]
    assert "".join("ECS"[k] for k in SHAPE_OF) == "CCSSSSSSCSCE" + "CSCSSSEE" + "CCESSE" + "ECCCE"


def test_nf_6_2_a_tile_fits_where_its_shape_is_uncovered() -> None:  # NF-6.2
    scene = carry_out(set_up(**FAR), DISCOVER, p0="s03")
    scene.act("draw_tile tile=t13", "draw_tile tile=t27", "draw_tile tile=t01")
    assert scene.refused("lay tile=t13 island=prince_edward") == Rule.NF_6_2  # no shore there
    islands = ("newfoundland", "nova_scotia", "anticosti", "prince_edward")
    laid = [f"lay tile=t01 island={i}" for i in islands]
    assert scene.legal == laid + [f"lay tile=t13 island={i}" for i in islands[:3]] + [f"lay tile=t27 island={i}" for i in islands]


def test_nf_6_2_not_where_all_of_its_shape_are_covered() -> None:  # NF-6.2
    scene = set_up(**FAR)
    lay(scene, 12)  # the only cape of Newfoundland
    carry_out(scene, DISCOVER, p0="s12")
    scene.act("draw_tile tile=t27", "draw_tile tile=t28")
    assert scene.refused("lay tile=t27 island=newfoundland") == Rule.NF_6_2
    scene.act("lay tile=t27 island=nova_scotia")
    assert scene.s.room[Shape.CAPE] == 0b1110


def test_nf_6_3_on_the_first_uncovered_space_of_its_shape() -> None:  # NF-6.3
    scene = set_up(**FAR)
    lay(scene, 13)
    carry_out(scene, DISCOVER, p0="s03 s05")
    scene.act(*(f"draw_tile tile=t{t:02}" for t in (1, 2, 13, 14, 27, 28)))
    scene.act("lay tile=t02 island=nova_scotia", "lay tile=t14 island=nova_scotia")
    assert (scene.s.tile[14], scene.s.tile[13]) == (Tile.T02, Tile.T14)
    assert scene.s.covered[1] == 3
    sound(scene)


def test_nf_6_4_nothing_is_drawn_when_nothing_can_fit() -> None:  # NF-6.4
    scene = set_up(**FAR)
    complete(scene, "prince_edward", but=1)
    scene.s.laid |= TILES_OF[Shape.CAPE]  # as if all capes lay elsewhere
    stack = scene.s.tile_stack
    cartography(scene)
    scene.act("turn_compass island=prince_edward")
    assert scene.phase != "TURN_TILE"
    assert (scene.s.tile_stack, scene.s.tile[30]) == (stack, NONE)


def test_nf_6_4_with_the_tiles_in_the_box_something_always_fits() -> None:  # NF-6.4
    for shape in Shape:
        assert int(TILES_OF[shape]).bit_count() > ROOM[:, shape].sum()


def test_nf_6_5_drawn_until_one_fits() -> None:  # NF-6.5
    scene = set_up(4, **FAR)
    complete(scene, "anticosti", but=1)
    cartography(scene)
    scene.act("turn_compass island=anticosti")
    out = [act for act in scene.outcomes if int(act[-2:]) < 27][:5]
    for act in out:
        scene.act(act)
        assert scene.phase == "TURN_TILE"
    assert scene.s.tile_discard == sum(1 << (int(act[-2:]) - 1) for act in out)  # face up
    assert scene.s.tile_stack_size == 34 - 5 - 5
    scene.act("turn_tile tile=t27")
    assert scene.s.tile[FIRST_SPACE[3] - 1] == Tile.T27
    assert scene.s.tile_stack | scene.s.tile_discard | scene.s.laid == ALL_TILES
    fall(scene)
    sound(scene)
