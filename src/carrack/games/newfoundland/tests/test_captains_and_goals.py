"""Goal cards (NF-12.11 to NF-12.15), their conditions (NF-13), and captains (NF-14)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.core.scene import Scene

from .. import view
from ..content import Captain, Source
from .positions import (
    DELIVER,
    DISCOVER,
    FAR,
    LOAD,
    Rule,
    carry_out,
    cartography,
    complete,
    empty_yards,
    fall,
    goal_turn,
    hold_card,
    hold_goal,
    in_city,
    land_turn,
    moor,
    planning,
    points,
    set_up,
    sound,
    spread,
    store,
    stored,
)


# --- Goal turns (NF-12.11 to NF-12.15) ----------------------------------------------------------
def test_nf_12_11_in_turn_order_and_at_no_other_time() -> None:  # NF-12.11
    scene = set_up(3, "england netherlands france", **FAR)
    for seat, stack, goal in ((0, "square", "z03"), (2, "circle", "z09")):
        hold_goal(scene, seat, stack, goal)
    land_turn(scene, 1)
    assert scene.refused("play_goal stack=square goal=z03") == Rule.NOT_NOW
    planning(scene, LOAD, 0)
    assert scene.refused("play_goal stack=square goal=z03") == Rule.NOT_NOW
    store(scene, 0, "2I")
    goal_turn(scene)
    assert (scene.phase, scene.s.actor) == ("GOAL", 2)  # seat 1 starts, and holds none
    assert scene.refused("play_goal stack=square goal=z03") == Rule.NF_12_11  # that is another's
    assert scene.refused("play_goal stack=square goal=z09") == Rule.NF_12_11
    scene.act("end_turn")  # he need not play
    assert (scene.phase, scene.s.actor) == ("GOAL", 0)
    scene.act("play_goal stack=square goal=z03", "end_turn")
    assert (points(scene), scene.s.round_number) == ([5, 0, 0], 2)
    assert scene.s.earned[0, Source.GOALS] == 5


def three_goals(goods: str) -> Scene:
    """Z03 (2 iron), Z09 (3 city markers) and Z15 (10 markers), all met but for the goods."""
    scene = set_up(**FAR)
    hold_goal(scene, 0, "square", "z03")
    hold_goal(scene, 0, "circle", "z09")
    hold_goal(scene, 0, "star", "z15")
    in_city(scene, "stockholm", 3)
    complete(scene, "newfoundland", but=1)
    spread(scene, "newfoundland", p0=10)
    store(scene, 0, goods)
    return sound(goal_turn(scene))


def test_nf_12_12_the_first_is_free_each_further_one_costs_two_goods() -> None:  # NF-12.12
    scene = three_goals("W C 2I G")
    scene.act("play_goal stack=circle goal=z09")
    assert (points(scene)[0], stored(scene, 0)) == (6, "W C 2I G")
    scene.act("play_goal stack=star goal=z15")
    assert (scene.phase, points(scene)[0]) == ("GOAL_PAY", 6)  # paid before it is scored
    assert scene.refused("pay_goods pair=wood_wood") == Rule.NF_12_12
    scene.act("pay_goods pair=wood_gold")
    assert (points(scene)[0], stored(scene, 0)) == (12, "C 2I")
    assert scene.refused("play_goal stack=square goal=z03") == Rule.NF_12_12  # only the cloth could be spared
    assert scene.legal == ["end_turn"]
    sound(scene)


def test_nf_12_12_nothing_to_pay_with() -> None:  # NF-12.12
    scene = three_goals("W")
    scene.act("play_goal stack=circle goal=z09")
    assert scene.refused("play_goal stack=star goal=z15") == Rule.NF_12_12


def test_nf_12_12_the_next_round_begins_with_a_free_one() -> None:  # NF-12.12
    scene = three_goals("")
    scene.act("play_goal stack=circle goal=z09", "end_turn")
    goal_turn(scene, 2)
    scene.act("play_goal stack=star goal=z15")
    assert (scene.phase, points(scene)[0]) == ("GOAL", 12)


def test_nf_12_13_a_goal_must_be_met_after_the_payment() -> None:  # NF-12.13
    scene = three_goals("2W 3I")
    scene.act("play_goal stack=circle goal=z09", "play_goal stack=square goal=z03")
    assert scene.refused("pay_goods pair=iron_iron") == Rule.NF_12_13B
    assert scene.legal == ["pay_goods pair=wood_wood", "pay_goods pair=wood_iron"]
    scene.act("pay_goods pair=wood_iron")
    assert (points(scene)[0], stored(scene, 0)) == (11, "W 2I")
    assert (scene.s.goal_held[0], scene.s.goal_played.tolist()) == (0b100, [1 << 2, 1 << 8, 0])


def test_nf_12_13_a_goal_that_is_not_met() -> None:  # NF-12.13
    scene = three_goals("I")
    assert scene.refused("play_goal stack=square goal=z03") == Rule.NF_12_13
    assert "play_goal stack=square goal=z03" not in scene.legal


def test_nf_12_13_the_best_goal_once_and_the_card_is_gone() -> None:  # NF-12.13
    scene = set_up(**FAR)
    hold_goal(scene, 0, "square", "z09")
    in_city(scene, "stockholm", 4)
    goal_turn(scene)
    scene.act("play_goal stack=square goal=z09")
    assert points(scene)[0] == 9  # not 6 + 9
    assert (scene.s.goal_hand[0, 0], scene.s.goal_held[0], scene.s.goal_played[0]) == (0, 0, 1 << 8)
    assert view.picture(scene.facts, -1).piles["goals"].face_up == ["z09"]  # open to all
    assert scene.legal == ["end_turn"]
    sound(scene)


def test_nf_12_14_goods_are_shown_not_given() -> None:  # NF-12.14
    scene = three_goals("2I")
    scene.act("play_goal stack=square goal=z03")
    assert stored(scene, 0) == "2I"


def test_nf_12_15_a_card_from_a_scoring_share_can_be_played() -> None:  # NF-12.15
    scene = set_up()
    complete(scene, "nova_scotia")
    spread(scene, "nova_scotia", p0=4)
    store(scene, 0, "2I")
    cartography(scene)
    scene.act("turn_compass island=nova_scotia", *(f"look goal=z0{i}" for i in range(1, 6)), "take_goal goal=z03")
    fall(scene)
    assert (scene.phase, scene.s.actor) == ("GOAL", 0)
    scene.act("play_goal stack=square goal=z03")
    assert points(scene)[0] == 12 + 5


def test_nf_12_15_a_card_from_a_goal_turn_waits() -> None:  # NF-12.15, NF-3.9
    scene = set_up()
    hold_goal(scene, 0, "circle", "z09")
    in_city(scene, "stockholm", 3)
    points(scene, 3)
    store(scene, 0, "9W 9C 9I")
    goal_turn(scene)
    scene.act("play_goal stack=circle goal=z09", "end_turn")
    assert scene.phase == "LOOK"
    fall(scene)
    scene.act(scene.legal[0])
    assert (scene.phase, scene.s.round_number) == ("LAND", 2)  # the goal step is over
    assert scene.s.goal_held[0] == 0b001


# --- Conditions (NF-13) -------------------------------------------------------------------------
def worth(goal: str, prepare: Callable[[Scene], None]) -> int:
    """What the goal card brings seat 0; 0 when it may not be played. The picture says the same."""
    scene = set_up(**FAR)
    complete(scene, "prince_edward")
    scene.s.scored = 0b1000
    empty_yards(scene, 0)
    hold_goal(scene, 0, "square", goal)
    store(scene, 0, "")
    prepare(scene)
    goal_turn(scene)
    act, before = f"play_goal stack=square goal={goal}", points(scene)[0]
    mine = view.picture(scene.facts, 0).players[0].goals
    assert mine
    if scene.refused(act):
        assert (scene.refused(act), mine[0].points) == (Rule.NF_12_13, 0)
        return 0
    scene.act(act)
    assert points(scene)[0] - before == mine[0].points
    return points(scene)[0] - before


@pytest.mark.parametrize(
    ("goal", "goods", "got"),
    [
        *(("z01", "3W 9C 9I 9G", 0), ("z01", "4W", 5), ("z01", "9W", 5)),
        *(("z02", "2C 9W 9I 9G", 0), ("z02", "3C", 5)),
        *(("z03", "I 9W 9C 9G", 0), ("z03", "2I", 5)),
        *(("z04", "G 9W 9C 9I", 0), ("z04", "2G", 6)),
    ],
)
def test_nf_13_1_goods(goal: str, goods: str, got: int) -> None:  # NF-13.1
    assert worth(goal, lambda scene: store(scene, 0, goods)) == got


def ships(names: str) -> Callable[[Scene], None]:
    def prepare(scene: Scene) -> None:
        scene.s.yards[0], scene.s.extended[0] = 0b1111, 0b1
        for ship in names.split():
            moor(scene, 0, ship)

    return prepare


@pytest.mark.parametrize(
    ("goal", "names", "got"),
    [
        *(("z05", "s02 s04 s01", 0), ("z05", "s02 s04 s06", 5), ("z05", "s02 s04 s06 s01", 5), ("z05", "s02 s04 s06 l01", 8)),
        *(("z06", "s07 s08 s01", 0), ("z06", "s07 s08 s09", 5), ("z06", "s07 s08 s09 s01", 5), ("z06", "s07 s08 s09 s10", 8)),
        *(("z07", "s03 s05 s02", 0), ("z07", "s03 s05 s01", 5), ("z07", "s03 s05 s06 s02", 5), ("z07", "s03 s05 s06 s04", 8)),
        *(("z08", "s11 s12 s04", 0), ("z08", "s11 s12 s01", 5), ("z08", "s11 s12 s01 s02", 5), ("z08", "s11 s12 s01 l03", 8)),
    ],
)
def test_nf_13_2_symbols_on_ships(goal: str, names: str, got: int) -> None:  # NF-13.2
    assert worth(goal, ships(names)) == got


def test_nf_13_2_charters_captains_and_extensions_do_not_count() -> None:  # NF-13.2
    scene = set_up(3, "netherlands spain england", **FAR)
    empty_yards(scene, 0)
    for ship in ("s11", "s12", "s04"):  # ten sails
        moor(scene, 0, ship)
    scene.s.captain[0], scene.s.captains = Captain.MAGELLAN, 0b11101
    scene.s.extended[0] = 0b10
    hold_card(scene, 0, "x01")
    hold_goal(scene, 0, "square", "z08")
    goal_turn(scene)
    assert scene.s.start_cards & 1
    assert scene.refused("play_goal stack=square goal=z08") == Rule.NF_12_13


@pytest.mark.parametrize(
    ("markers", "got"),
    [(((2, 0), (0, 0), (0, 0)), 0), (((1, 4), (1, 0), (1, 0)), 6), (((2, 0), (1, 0), (1, 0)), 9), (((4, 0), (0, 0), (0, 0)), 9)],
)
def test_nf_13_3_city_markers(markers: tuple[tuple[int, int], ...], got: int) -> None:  # NF-13.3
    assert worth("z09", cities(markers)) == got


def cities(markers: tuple[tuple[int, int], ...]) -> Callable[[Scene], None]:
    """Markers of seats 0 and 1; full cities have been scored."""

    def prepare(scene: Scene) -> None:
        for city, (own, other) in zip(view.names.CITY, markers, strict=True):
            in_city(scene, city, own, other)
        full = [own + other == whole for (own, other), whole in zip(markers, (5, 4, 3), strict=True)]
        scene.s.scored = 0b1000 | sum(1 << (4 + i) for i, yes in enumerate(full) if yes)

    return prepare


@pytest.mark.parametrize(
    ("markers", "got"),
    [
        (((4, 0), (3, 0), (2, 0)), 0),  # none is full
        (((1, 0), (0, 4), (0, 3)), 0),  # no marker in the full ones
        (((0, 5), (1, 3), (0, 0)), 5),
        (((3, 0), (1, 3), (1, 2)), 10),
        (((1, 4), (1, 3), (1, 2)), 10),
    ],
)
def test_nf_13_4_completed_cities(markers: tuple[tuple[int, int], ...], got: int) -> None:  # NF-13.4
    assert worth("z10", cities(markers)) == got


@pytest.mark.parametrize(
    ("goal", "names", "got"),
    [
        *(("z11", "s01 s02 l01 l02", 0), ("z11", "s01 s02 s03 l01", 5), ("z11", "s01 s02 s03 s04", 9)),
        *(("z12", "s01 s02 l01", 0), ("z12", "s01 l02 l01", 5), ("z12", "l03 l02 l01", 9)),
    ],
)
def test_nf_13_5_small_and_large_ships(goal: str, names: str, got: int) -> None:  # NF-13.5
    assert worth(goal, ships(names)) == got  # the start card in hand is neither


def islands(scored: int = 0b1000, but: int = 1, **markers: int) -> Callable[[Scene], None]:
    """Newfoundland lacks a tile or none, Prince Edward is complete; markers of seat 0."""

    def prepare(scene: Scene) -> None:
        complete(scene, "newfoundland", but=but)
        scene.s.scored = scored
        for name, n in markers.items():
            spread(scene, name, p0=n)

    return prepare


@pytest.mark.parametrize(("one", "other", "got"), [(5, 5, 0), (6, 0, 6), (8, 5, 6), (9, 0, 10), (2, 8, 6)])
def test_nf_13_6_one_island(one: int, other: int, got: int) -> None:  # NF-13.6
    assert worth("z13", islands(newfoundland=one, prince_edward=other)) == got


@pytest.mark.parametrize(("but", "one", "other", "got"), [(1, 9, 5, 0), (0, 5, 5, 0), (1, 9, 6, 7), (0, 6, 5, 7), (0, 6, 6, 13)])
def test_nf_13_7_completed_islands_with_six_markers(but: int, one: int, other: int, got: int) -> None:  # NF-13.7
    assert worth("z14", islands(0b1000 if but else 0b1001, but, newfoundland=one, prince_edward=other)) == got


@pytest.mark.parametrize(("one", "other", "got"), [(9, 0, 0), (5, 4, 0), (6, 4, 6), (8, 6, 6), (8, 7, 10), (15, 0, 10)])
def test_nf_13_8_all_islands(one: int, other: int, got: int) -> None:  # NF-13.8
    assert worth("z15", islands(newfoundland=one, prince_edward=other)) == got


# --- Captains (NF-14) ---------------------------------------------------------------------------
def test_nf_14_1_columbus_helps_in_the_round_he_is_gained() -> None:  # NF-14.1
    scene = set_up(3, "france spain england", frames="custom", square_space=40, pentagon_space=41, star_space=44)
    scene.s.frame_space[1], scene.s.frame_space[0], scene.s.claimed[0] = 6, 0, 0b111
    moor(scene, 0, "s01")
    scene.s.lane[0, DISCOVER, 0], scene.s.ships_at[0, DISCOVER], scene.s.out[0] = 5, 1, 0b10
    points(scene, 5)
    store(scene, 0, "W")
    carry_out(scene, DELIVER, p0="s02")
    scene.act("antwerp ship=1 good=wood", "end_turn", "take_captain captain=columbus")
    assert scene.phase == "DRAW_TILE"
    assert scene.s.may_lay == 1


def test_nf_14_2_magellan_is_a_matter_of_sail_only() -> None:  # NF-14.2
    scene = set_up(**FAR)
    scene.s.captain[0], scene.s.captains = Captain.MAGELLAN, 0b11101
    scene.s.captain_lane[0], scene.s.captain_spot[0] = LOAD, 0
    carry_out(scene, LOAD, p0="s12", p1="s11")
    assert (scene.s.sails.tolist()[:2], scene.s.actor, scene.s.hold[0]) == ([11, 4], 0, 1)


def test_nf_14_3_da_gama_is_a_matter_of_chests_only() -> None:  # NF-14.3
    scene = set_up(**FAR)
    scene.s.captain[0], scene.s.captains = Captain.DA_GAMA, 0b10111
    scene.s.captain_lane[0], scene.s.captain_spot[0] = LOAD, 0
    carry_out(scene, LOAD, p0="s01", p1="s11")
    assert (scene.s.sails.tolist()[:2], scene.s.actor) == ([3, 4], 1)
    scene.act("load good=wood")
    fall(scene)
    scene.act(scene.legal[0], "end_turn")
    assert (scene.s.actor, scene.s.hold[0]) == (0, 2 + 3)


def test_nf_14_4_cortes_brings_gold() -> None:  # NF-14.4
    scene = set_up()
    scene.s.claimed[0], scene.s.frame_space[0] = 0b111, 0
    points(scene, 15)
    store(scene, 0, "")
    scene.act("end_turn", "take_captain captain=cortes")
    assert stored(scene, 0) == "G"  # at once
    fall(scene)
    goal_turn(scene)
    assert scene.s.goods[0, 3] == 1
    while scene.s.actor != 0:
        scene.act("end_turn")
        fall(scene)
    assert stored(scene, 0) == "W C 2G"  # with the income of the next round


def test_nf_14_5_drake_is_one_more_yard() -> None:  # NF-14.5
    scene = set_up()
    for ship in ("s05", "s06"):
        moor(scene, 0, ship)
    scene.s.claimed[0], scene.s.frame_space[0] = 0b111, 0
    points(scene, 15)
    scene.act("end_turn", "take_captain captain=drake")
    fall(scene)
    assert scene.s.yards[0] == 0b100111
    land_turn(scene, 0)
    store(scene, 0, "2W 2C")
    scene.act("build_small space=1")
    assert (scene.phase, scene.s.yard[0, 5] >= 0) == ("LAND", True)
    scene.act("build_small space=2")
    assert scene.phase == "SCRAP"
