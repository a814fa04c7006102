"""The land phase (NF-4): income, harbour, ships."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .. import view
from ..content import Captain, Extension, Source
from ..state import NONE
from .positions import FAR, Rule, empty_yards, fall, goal_turn, land_turn, moor, offer, points, set_up, sound, store, stored, vessel
from .test_content import LARGE, amounts, rows


def harbour(goods: str, ships: str = "", **options: object) -> Scene:
    """The land turn of seat 0, with these goods, and these ships beside the start ship."""
    scene = set_up(**{**FAR, **options})
    for ship in ships.split():
        moor(scene, 0, ship)
    store(scene, 0, goods)
    return scene


# --- Income (NF-4.1, NF-4.2) --------------------------------------------------------------------
def test_nf_4_1_one_turn_each_from_the_start_player() -> None:  # NF-4.1
    scene = set_up(3, "england netherlands france", **FAR)
    assert (scene.s.actor, stored(scene, 1), stored(scene, 2), stored(scene, 0)) == (1, "W C I", "I", "I")
    scene.act("end_turn")
    assert (scene.s.actor, stored(scene, 2)) == (2, "W C I")
    scene.act("end_turn")
    assert (scene.s.actor, stored(scene, 0)) == (0, "W C I")
    scene.act("end_turn")
    assert (scene.phase, scene.s.actor) == ("PLAN", 1)


def test_nf_4_2_income() -> None:  # NF-4.2, NF-14.4
    scene = set_up(**FAR)
    for p in range(3):
        store(scene, p, "")
    scene.s.captain[2], scene.s.captains = Captain.CORTES, 0b11011
    scene.act("end_turn")
    assert stored(scene, 1) == "W C"
    scene.act("end_turn")
    assert stored(scene, 2) == "W C G"


# --- Harbour (NF-4.3, NF-4.4) -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("country", "cost"), [("portugal", "W I"), ("spain", "C I"), ("france", "W C I"), ("netherlands", "I"), ("england", "W")]
)
def test_nf_4_3_extensions_and_their_cost(country: str, cost: str) -> None:  # NF-4.3
    scene = set_up(2, f"{country} {'france' if country == 'england' else 'england'}", **FAR)
    land_turn(scene, 0)
    store(scene, 0, cost)
    scene.act("extend extension=unique")
    assert (stored(scene, 0), scene.s.extended[0]) == ("", 1 << Extension.UNIQUE)
    assert scene.refused("extend extension=unique") == Rule.NF_4_3
    store(scene, 0, "C I")
    scene.act("extend extension=new_yard")  # both in one turn
    assert (stored(scene, 0), scene.s.extended[0]) == ("", 0b11)
    store(scene, 0, "9W 9C 9I")
    assert scene.refused("extend extension=new_yard") == Rule.NF_4_3


def test_nf_4_3_what_cannot_be_paid() -> None:  # NF-4.3
    scene = harbour("W C")
    assert scene.refused("extend extension=new_yard") == Rule.NF_4_3C
    assert scene.refused("extend extension=unique") == Rule.NF_4_3C
    store(scene, 0, "5W 5I")
    assert scene.refused("extend extension=new_yard") == Rule.NF_4_3C


def test_nf_4_3_the_harbour_comes_before_the_ships() -> None:  # NF-4.3, NF-4.1
    scene = harbour("9W 9C 9I")
    scene.act("build_small space=1")
    assert scene.refused("extend extension=new_yard") == Rule.NF_4_3B
    assert scene.refused("extend extension=unique") == Rule.NF_4_3B
    scene.act("end_turn")
    fall(scene)
    assert scene.s.bought == 0
    store(scene, 1, "C I")
    scene.act("extend extension=new_yard")  # the next player may


def test_nf_4_4_an_extension_stays_and_its_marker_counts_nowhere() -> None:  # NF-4.4
    scene = harbour("9W 9C 9I")
    scene.act("extend extension=new_yard", "extend extension=unique")
    for seat in (-1, 0, 1):
        mine = view.picture(scene.facts, seat).players[0]
        assert (mine.new_yard, mine.unique) == (True, True)
    assert scene.s.markers.tolist() == [[0] * 5] * 4
    assert scene.s.city_markers.tolist() == [[0] * 4] * 3
    goal_turn(scene)
    assert (scene.phase, scene.s.round_number, scene.s.extended[0], scene.s.yards[0]) == ("LAND", 2, 0b11, 0b1111)
    assert points(scene)[0] == 0


# --- Ships (NF-4.5 to NF-4.9) -------------------------------------------------------------------
def test_nf_4_5_any_number_of_ships() -> None:  # NF-4.5
    scene = harbour("2W 2C")
    scene.act("build_small space=1", "build_small space=4")
    assert stored(scene, 0) == ""
    assert scene.refused("build_small space=2") == Rule.NF_4_5
    assert scene.refused("build_large space=1") == Rule.NF_4_5
    assert scene.refused("build_small space=1") == Rule.NF_4_9  # where no ship lies, money is not what is missing


@pytest.mark.parametrize("row", rows(LARGE), ids=lambda row: row[0])
def test_nf_4_5_large_ships_cost_what_is_on_their_back(row: list[str]) -> None:  # NF-4.5, NF-4.6
    scene = harbour("")
    offer(scene, 2, row[0])
    cost = amounts(row[1])[:4]
    for g in range(4):
        if cost[g]:
            for other in range(4):
                scene.s.goods[0, other] = cost[other] - (other == g)
            assert scene.refused("build_large space=2") == Rule.NF_4_5
    for g in range(4):
        scene.s.goods[0, g] = cost[g]
    scene.act("build_large space=2")
    assert stored(scene, 0) == ""
    assert scene.s.yard[0, 1] == vessel(row[0])
    assert points(scene)[0] == 3


def test_nf_4_6_three_points_for_a_large_ship_none_for_a_small_one() -> None:  # NF-4.6
    scene = harbour("9W 9C 9I")
    scene.act("build_small space=1")
    assert points(scene)[0] == 0
    scene.act("build_large space=1")
    assert (points(scene)[0], scene.s.earned[0, Source.SHIPS]) == (3, 3)
    sound(scene)


def test_nf_4_7_without_a_free_yard_a_ship_makes_room() -> None:  # NF-4.7
    scene = harbour("9W 9C 9I", "s05 l11")
    old = scene.s.yard.tolist()[0][:3]
    new = scene.s.small_row[2]
    scene.act("build_small space=3")
    assert (scene.phase, scene.legal) == ("SCRAP", ["scrap yard=1", "scrap yard=2", "scrap yard=3"])
    assert scene.refused("scrap yard=4") == Rule.NF_4_7
    assert scene.s.goods[0, 0] == 8  # paid before
    scene.act("scrap yard=2")
    assert scene.s.yard.tolist()[0][:3] == [old[0], new, old[2]]
    assert scene.s.small_discard == 1 << old[1]
    scene.act("build_small space=4")
    assert "scrap yard=2" in scene.legal  # also the one that was built this turn
    scene.act("scrap yard=3")
    assert scene.s.large_discard == 1 << 10  # L11
    sound(scene)


def test_nf_4_7_points_come_when_the_ship_is_moored() -> None:  # NF-4.7, NF-4.6
    scene = harbour("9W 9C 9I", "s01 s02")
    scene.act("build_large space=1")
    assert points(scene)[0] == 0
    scene.act("scrap yard=1")
    assert points(scene)[0] == 3


def test_nf_4_8_ships_are_scrapped_only_to_make_room() -> None:  # NF-4.8
    scene = harbour("9W 9C 9I", "s01")
    assert not [act for act in scene.legal if act.startswith("scrap")]
    assert scene.refused("scrap yard=1") == Rule.NOT_NOW
    scene.act("build_small space=1")
    assert scene.phase == "LAND"  # there was a free yard: no choice


def test_nf_4_9_sale_spaces_are_filled_after_the_turn() -> None:  # NF-4.9
    scene = harbour("9W 9C 9I")
    scene.act("build_small space=2", "build_large space=3")
    assert scene.refused("build_small space=2") == Rule.NF_4_9
    assert scene.refused("build_large space=3") == Rule.NF_4_9
    small, large = scene.s.small_stack, scene.s.large_stack
    scene.act("end_turn")
    assert scene.phase == "FILL_SMALL"  # the upper row first
    assert set(scene.outcomes) == {f"offer_small ship={view.names.SHIP[i]}" for i in range(17) if small >> i & 1}
    fall_one(scene)
    assert scene.phase == "FILL_LARGE"
    assert set(scene.outcomes) == {f"offer_large ship=l{i + 1:02}" for i in range(11) if large >> i & 1}
    fall_one(scene)
    assert (scene.s.small_row[1] != NONE, scene.s.large_row[2] != NONE) == (True, True)
    assert (scene.phase, scene.s.actor) == ("LAND", 1)


def fall_one(scene: Scene) -> None:
    scene.act(next(iter(scene.outcomes)))


@pytest.mark.parametrize(("country", "yards"), [("portugal", 6), ("spain", 5), ("england", 5)])
def test_nf_4_10_yards(country: str, yards: int) -> None:  # NF-4.10
    scene = set_up(2, f"{country} {'france' if country == 'england' else 'england'}")
    land_turn(scene, 0)
    store(scene, 0, "9W 9C 9I")
    scene.act("extend extension=new_yard")
    assert scene.s.yards[0] == 0b1111
    scene.act("extend extension=unique")
    scene.s.claimed[0] = 0b11
    scene.s.frame_space[0] = 0
    points(scene, 15)
    scene.act("end_turn", "take_captain captain=drake")
    fall(scene)
    assert scene.s.yards[0].bit_count() == yards
    land_turn(scene, 0)
    empty_yards(scene, 0)
    store(scene, 0, "9W 9C 9I")
    for n in range(yards):
        free = next(i for i in range(4) if scene.s.small_row[i] != NONE)
        scene.act(f"build_small space={free + 1}")
        assert scene.phase == "LAND"
        if n % 3 == 2:
            for i in range(4):  # more ships on offer
                if scene.s.small_row[i] == NONE:
                    ship = scene.s.small_stack.bit_length() - 1
                    scene.s.small_stack &= ~(1 << ship)
                    scene.s.small_row[i] = ship
    free = next(i for i in range(4) if scene.s.small_row[i] != NONE)
    scene.act(f"build_small space={free + 1}")
    assert scene.phase == "SCRAP"
    assert len(scene.legal) == yards
