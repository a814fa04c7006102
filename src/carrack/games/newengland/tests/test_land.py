"""Laying a land tile (NE-7)."""

from __future__ import annotations

import pytest

from carrack.core.jit import plain
from carrack.core.scene import Scene

from ..content import PLOT_NAMES
from ..state import UNUSED, USED
from .by_hand import area, beside, is_connected, room
from .positions import GAME, RULES, Rule, chosen, in_turn, plot, set_up, sound, use


def placed(match_states: bytes) -> Scene:
    """A position of a match as a scene."""
    scene = set_up()
    scene.s = GAME.twin.frombytes(match_states)
    return scene


def test_it_is_laid_at_once_unused_on_an_empty_plot() -> None:  # NE-7.1
    scene = in_turn(land={0: "G C5-D5 D4", 1: "F C6-C7"}, offer="pasture pasture")
    scene.act("buy_land terrain=pasture")
    for name in ("c5", "d5", "d4", "c6"):
        assert scene.refused(f"land_plot plot={name}") == Rule.NE_7_1
    scene.act("land_plot plot=d6")
    assert (scene.s.owner[plot("D6")], scene.s.ground[plot("D6")]) == (0, 2 + UNUSED)
    assert scene.phase == "TURN"
    sound(scene)


def test_it_lies_beside_own_land_of_its_terrain() -> None:  # NE-7.2
    scene = in_turn(land={0: "G C5-D5 / S F5-G5"}, offer="pasture")
    scene.act("buy_land terrain=pasture")
    for name in ("h5", "f4", "b4", "e6", "a1", "k9"):  # beside a settlement, at a corner, far away
        assert scene.refused(f"land_plot plot={name}") == Rule.NE_7_2
    assert chosen(scene, "land_plot") == ["C4", "D4", "B5", "E5", "C6", "D6"]


def test_used_land_of_ones_own_will_do() -> None:  # NE-7.2, NE-8.7
    scene = in_turn(land={0: "G C5-D5"}, offer="pasture")
    use(scene, "C5")
    scene.act("buy_land terrain=pasture", "land_plot plot=e5")
    assert scene.s.ground[plot("E5")] == 2 + UNUSED
    assert scene.s.ground[plot("D5")] == 2 + USED
    sound(scene)


@pytest.mark.parametrize("is_used", [False, True])
def test_not_beside_a_rivals_land_of_its_terrain(is_used: bool) -> None:  # NE-7.3, NE-8.7
    scene = in_turn(land={0: "G C5-D5", 1: "G E3-E4"}, offer="pasture")
    if is_used:
        use(scene, "E3")
    scene.act("buy_land terrain=pasture")
    assert scene.refused("land_plot plot=d4") == Rule.NE_7_3
    assert scene.refused("land_plot plot=e5") == Rule.NE_7_3
    assert chosen(scene, "land_plot") == ["C4", "B5", "C6", "D6"]


def test_corners_may_touch() -> None:  # NE-7.3
    scene = in_turn(land={0: "G C5-D5", 1: "G E7-F7"}, offer="pasture")
    scene.act("buy_land terrain=pasture")
    assert "E7" not in beside("D6")
    scene.act("land_plot plot=d6")  # E7 is at its corner
    sound(scene)


def test_other_terrains_may_touch() -> None:  # NE-7.4
    scene = in_turn(land={0: "G C5-D5 / S E4-F4", 1: "S E6-F6 / F B4-C4"}, offer="pasture")
    scene.act("buy_land terrain=pasture")
    assert scene.refused("land_plot plot=d4") == 0  # beside an own settlement
    assert scene.refused("land_plot plot=d6") == 0  # beside a rival's settlement
    scene.act("land_plot plot=d6")
    sound(scene)


def test_each_family_has_one_area_of_each_terrain() -> None:  # NE-7.5
    for seed, seats in ((1, 3), (2, 4), (3, 4)):
        match = GAME.new(seats=seats, seed=seed)
        laid = n = 0
        while not match.over:
            match.play(match.choice())
            f = match.facts()
            now = sum(ground > 0 for ground in f.ground)
            if f.round_number and now != laid:
                laid, n = now, n + 1
                s = placed(match.position(-1).tobytes()).s
                areas = {(p, t): area(s, p, t) for p in range(seats) for t in range(3)}
                assert all(is_connected(plots) for plots in areas.values())
                for (p, t), plots in areas.items():
                    rivals = {name for q in range(seats) if q != p for name in areas[q, t]}
                    assert not any(beside(name) & rivals for name in plots)
        assert n > 5


def test_room_to_grow_as_counted_by_hand() -> None:  # NE-7.1, NE-7.2, NE-7.3, NE-7.6
    checked = shut = 0
    for seed, seats in ((4, 3), (5, 4), (6, 4)):
        match = GAME.new(seats=seats, seed=seed)
        while not match.over:
            match.play(match.choice())
            f = match.facts()
            if match.phase.upper() == "LAND_PLOT":
                s = placed(match.position(-1).tobytes()).s
                legal = {text.split("plot=")[1].upper() for text in match.legal_texts}
                assert legal == room(s, f.active, f.pending)
                checked += 1
            elif match.phase.upper() == "ANNOUNCE":
                s = placed(match.position(-1).tobytes()).s
                for seat in range(seats):
                    for terrain in range(3):
                        free = room(s, seat, terrain)
                        assert plain(RULES.can_lay)(s, seat, terrain) == bool(free)
                        shut += not free
    assert checked > 20


def test_without_a_plot_the_terrain_cannot_be_bought() -> None:  # NE-7.6
    land = {0: "F A1-A2 / S B1-B2 / G A3-B3"}
    scene = in_turn(land=land, offer="field settlement pasture", token=1)
    assert scene.refused("buy_land terrain=field") == Rule.NE_6_6
    assert scene.legal == ["buy_land terrain=settlement", "buy_land terrain=pasture", "end_turn"]


def test_a_laid_tile_never_moves() -> None:  # NE-7.7
    match = GAME.new(seats=4, seed=11)
    owners = dict[int, tuple[int, int]]()
    while not match.over:
        match.play(match.choice())
        f = match.facts()
        now = {i: (owner, (f.ground[i] - 1) % 3) for i, owner in enumerate(f.owner) if owner >= 0}
        assert all(now[i] == was for i, was in owners.items())
        owners = now
    assert len(owners) > 30


def test_the_two_halves_of_the_board_belong_together() -> None:  # NE-7.2
    """Rows 5 and 6 are neighbours like any others."""
    scene = in_turn(land={0: "G C4-C5", 1: "G D6-E6"}, offer="pasture")
    scene.act("buy_land terrain=pasture")
    assert scene.refused("land_plot plot=c6") == Rule.NE_7_3
    assert scene.refused("land_plot plot=d5") == Rule.NE_7_3
    assert scene.refused("land_plot plot=b5") == 0
    assert PLOT_NAMES.index("A6") == 54
