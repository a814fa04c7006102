"""The worked examples of the specification (section 8), all from the rulebook: its ships, people and numbers."""

from __future__ import annotations

from ..content import NEW_YARD, Card
from ..state import NONE
from .positions import (
    DELIVER,
    DISCOVER,
    LOAD,
    SETTLE,
    Rule,
    after_scoring,
    carry_out,
    cartography,
    complete,
    contract,
    empty_yards,
    fall,
    goal_turn,
    hold_card,
    hold_goal,
    in_city,
    land_turn,
    lay,
    moor,
    offer,
    planning,
    play_start_card,
    points,
    set_up,
    sound,
    spread,
    store,
    stored,
    vessel,
)

RED, YELLOW, BLUE, GREEN = 0, 1, 2, 3


def test_e1_build_and_race() -> None:  # NF-2.2, NF-3.1, NF-3.3, NF-3.6, NF-4.3, NF-4.4, NF-4.6
    scene = set_up()
    for ship in ("s01", "s02"):
        moor(scene, 0, ship)
    offer(scene, 1, "l01")
    store(scene, 0, "2W C 2I")
    points(scene, 5)
    scene.act("extend extension=new_yard")
    assert stored(scene, 0) == "2W I"
    assert scene.s.yards[0] == 0b1111
    scene.act("build_large space=1")
    assert stored(scene, 0) == ""
    assert scene.s.yard[0, NEW_YARD] == vessel("l01")
    assert points(scene)[0] == 8
    sound(scene)
    scene.act("end_turn", *(f"look goal=z0{i}" for i in range(1, 6)))
    assert scene.legal == [f"take_goal goal=z0{i}" for i in range(1, 6)]
    scene.act("take_goal goal=z03")
    assert scene.s.frame_space[0] == 4
    assert scene.s.goal_stack[0].bit_count() == 4
    fall(scene)
    sound(scene)


def test_e2_load_order() -> None:  # NF-7.2, NF-7.3
    scene = carry_out(set_up(), LOAD, p0="s04", p1="s11", p2="s05")
    assert [scene.s.order[i] for i in range(scene.s.turns)] == [YELLOW, RED, BLUE]
    assert [scene.s.sails[p] for p in range(3)] == [2, 4, 2]
    assert scene.s.actor == YELLOW


def test_e3_settle_order() -> None:  # NF-7.2, NF-7.3
    scene = set_up()
    empty_yards(scene, 0)
    carry_out(scene, SETTLE, p0="s01 s02 s03", p2="s07")
    assert [scene.s.order[i] for i in range(scene.s.turns)] == [RED, BLUE]
    assert [scene.s.sails[p] for p in range(3)] == [9, 0, 3]


def test_e4_load() -> None:  # NF-8.1, NF-8.2
    scene = carry_out(set_up(), LOAD, p0="s02")
    assert scene.legal == ["load good=wood", "load good=cloth", "load good=iron"]
    assert scene.refused("load good=gold") == Rule.NF_8_1
    cloth = scene.s.goods[0, 1]
    scene.act("load good=cloth", "draw_card card=g01", "draw_card card=g08", "draw_card card=x01")
    assert scene.s.goods[0, 1] == cloth + 1
    assert scene.legal == ["keep card=x01", "keep card=g01", "keep card=g08"]
    scene.act("keep card=g08")
    assert scene.s.hand[0, 0] == 1 << Card.G08
    assert scene.s.buried[0, 0] == 1 << Card.G01 | 1 << Card.X01
    assert scene.s.card_stack_size == 13
    sound(scene)


def test_e5_planning() -> None:  # NF-5.1 to NF-5.5
    scene = set_up()
    for ship in ("s02", "s08"):
        moor(scene, 0, ship)
    planning(scene, LOAD)
    scene.act("assign yard=2 aboard=nobody")
    assert scene.refused("assign yard=3 aboard=nobody") == Rule.NF_5_2  # one ship at Load
    scene.act("end_turn", "end_turn", "end_turn")
    assert (scene.s.action, scene.s.actor) == (SETTLE, 0)
    assert scene.refused("assign yard=2 aboard=nobody") == Rule.NF_5_4
    scene.act("assign yard=3 aboard=nobody", "charter_start aboard=nobody")
    assert scene.refused("assign yard=1 aboard=nobody") == 0  # a third one would be allowed
    scene.act("end_turn")
    assert scene.s.ships_at[0, SETTLE] == 2
    assert scene.s.out[0] == 0b110


def test_e6_settle() -> None:  # NF-7.4, NF-9.1, NF-9.3, NF-9.7
    scene = set_up()
    empty_yards(scene, 0)
    for space, tile in ((1, "t01"), (2, "t05"), (11, "t06")):
        lay(scene, space, tile)
    store(scene, 0, "")
    carry_out(scene, SETTLE, p0="s01 l01 x01")
    scene.act("settle crew=one space=1 side=left")
    assert stored(scene, 0) == "W C"
    assert scene.refused("end_turn") == Rule.NF_9_2B
    scene.act("settle crew=two space=2 side=right", "settle crew=one space=11 side=right")
    assert points(scene)[0] == 6
    assert scene.s.markers[0, 0] == 4
    assert scene.s.height[1, 0] == 2
    scene.act("end_turn")
    assert scene.s.card_discard >> Card.X01 & 1
    assert scene.s.sailing == 0
    assert {scene.s.yard[0, y] for y in range(2)} == {vessel("s01"), vessel("l01")}


def test_e7_deliver() -> None:  # NF-10.1 to NF-10.4, NF-10.8
    scene = set_up(countries="netherlands spain england")
    empty_yards(scene, 0)
    in_city(scene, "hamburg", 0, 2, 2)
    in_city(scene, "stockholm", 0, 2, 2)
    contract(scene, 4, "k01")
    contract(scene, 1, "k17")
    store(scene, 0, "3W C 2I")
    carry_out(scene, DELIVER, p0="s02 s01 s05")
    scene.act("fulfil space=4 ships=1")
    assert points(scene)[0] == 3
    assert scene.refused("fulfil space=1 ships=2") == Rule.NF_10_1
    scene.act("fulfil space=1 ships=6")
    assert points(scene)[0] == 14
    assert stored(scene, 0) == ""
    assert [scene.s.city_markers[c, 0] for c in range(2)] == [1, 0]
    assert scene.s.contract_discard.bit_count() == 2
    assert [i for i in range(9) if scene.s.contract[i] == NONE] == [0, 3]
    scene.act("end_turn")
    assert scene.phase == "FILL_CONTRACT"
    scene.act("offer_contract contract=k04")
    scene.act("offer_contract contract=k14")
    assert all(scene.s.contract[i] != NONE for i in range(9))


def test_e8_discover() -> None:  # NF-11.1, NF-11.2, NF-11.5, NF-11.6
    scene = set_up()
    empty_yards(scene, 2)
    store(scene, 2, "")
    carry_out(scene, DISCOVER, p2="s03 s01")
    assert scene.s.to_draw == 5
    scene.act(*(f"draw_tile tile=t0{t}" for t in (1, 3, 2, 4, 5)))
    assert scene.refused("end_turn") == Rule.NF_11_4
    scene.act("lay tile=t01 island=newfoundland", "lay tile=t03 island=nova_scotia")
    assert stored(scene, 2) == "W 2C G"
    assert points(scene)[2] == 2
    assert scene.s.markers[0, 2] + scene.s.markers[1, 2] == 2
    scene.act("end_turn")
    assert scene.s.tiles_buried[2, 0] == 3
    sound(scene)


def test_e9_cartography() -> None:  # NF-12.1 to NF-12.3, NF-6.5
    scene = set_up()
    complete(scene, "nova_scotia", but=1)
    assert scene.s.tile[19] == NONE  # the cape
    cartography(scene)
    scene.act("turn_compass island=nova_scotia")
    wrong = next(a for a in scene.outcomes if int(a[-2:]) < 27)
    scene.act(wrong)
    assert scene.s.tile_discard >> (int(wrong[-2:]) - 1) & 1
    scene.act(next(a for a in scene.outcomes if int(a[-2:]) >= 27))
    assert scene.s.covered[1] == 8
    assert scene.phase != "TURN_TILE"  # one tile of two: the island is full


def test_e10_island_scoring() -> None:  # NF-12.5 to NF-12.9
    scene = set_up()
    complete(scene, "nova_scotia")
    spread(scene, "nova_scotia", p0=5, p1=3, p2=5)
    cartography(scene)
    after_scoring(scene, "nova_scotia")
    assert points(scene)[0] == 9
    scene.act("take_goal goal=z01")  # the square comes after his share, before the next
    fall(scene)
    assert points(scene) == [9, 3, 9]
    assert scene.s.order[0] == RED
    while scene.phase == "TAKE_GOAL":
        scene.act(scene.legal[0])
        fall(scene)
    assert scene.s.scored == 0b10
    assert [scene.s.markers[1, p] for p in range(3)] == [5, 3, 5]


def test_e11_city_scoring() -> None:  # NF-12.10
    scene = set_up(frames="custom", square_space=40, pentagon_space=41, circle_space=42, triangle_space=43, star_space=44)
    in_city(scene, "stockholm", 1, 3, 1)
    complete(scene, "prince_edward")
    scene.s.scored = 0b1000
    cartography(scene)
    after_scoring(scene)
    assert points(scene) == [1, 11, 1]
    assert scene.s.scored == 0b11000


def test_e12_goal_cards() -> None:  # NF-12.11 to NF-12.14, NF-13.1, NF-13.6
    scene = set_up()
    complete(scene, "newfoundland", but=1)
    spread(scene, "newfoundland", p0=9)
    hold_goal(scene, 0, "square", "z03")
    hold_goal(scene, 0, "circle", "z13")
    store(scene, 0, "2W 2I")
    goal_turn(scene)
    assert scene.legal == ["end_turn", "play_goal stack=square goal=z03", "play_goal stack=circle goal=z13"]
    scene.act("play_goal stack=square goal=z03")
    assert points(scene)[0] == 5
    assert stored(scene, 0) == "2W 2I"
    scene.act("play_goal stack=circle goal=z13")
    assert scene.legal == ["pay_goods pair=wood_wood", "pay_goods pair=wood_iron", "pay_goods pair=iron_iron"]
    scene.act("pay_goods pair=wood_wood")
    assert points(scene)[0] == 15
    assert stored(scene, 0) == "2I"


def test_e13_completed_islands() -> None:  # NF-13.7
    scene = set_up(seats=4)
    complete(scene, "newfoundland")
    complete(scene, "prince_edward")
    scene.s.scored = 0b1001
    spread(scene, "newfoundland", p3=8)
    spread(scene, "prince_edward", p3=6)
    hold_goal(scene, GREEN, "star", "z14")
    goal_turn(scene)
    assert scene.s.actor == GREEN  # nobody before him has anything to decide
    scene.act("play_goal stack=star goal=z14")
    assert points(scene)[GREEN] == 13


def test_e14_drake() -> None:  # NF-3.4, NF-4.10, NF-14.5
    scene = set_up()
    for ship in ("s01", "s02"):
        moor(scene, 0, ship)
    points(scene, 15)
    scene.s.claimed[0] = 1
    scene.act("end_turn", "take_captain captain=drake")
    assert scene.s.frame_space[1] == 12
    land_turn(scene, 0)
    store(scene, 0, "W C")
    free = next(i for i in range(4) if scene.s.small_row[i] != NONE)
    ship = scene.s.small_row[free]
    scene.act(f"build_small space={free + 1}")
    assert scene.phase == "LAND"  # nothing had to be scrapped
    assert scene.s.yard[0, 5] == ship


def test_e15_final_scoring() -> None:  # NF-16.1 to NF-16.3
    scene = set_up(frames="expert")
    for f in range(5):
        scene.s.claimed[f] = 0b111
        scene.s.frame_space[f] = 0
    red, yellow, blue = RED, YELLOW, BLUE
    points(scene, 73, 69, 80)
    scene.s.fifty[blue], scene.s.fifty[red], scene.s.fifty[yellow], scene.s.fifties = 1, 2, 3, 3
    play_start_card(scene, 0, 1, 2)
    complete(scene, "newfoundland", but=2)
    spread(scene, "newfoundland", p0=1, p1=3)
    in_city(scene, "venice", 1, 1, 0)
    hold_goal(scene, yellow, "star", "z14")
    hold_card(scene, red, "g01")
    hold_card(scene, red, "x01", kept=2)
    complete(scene, "prince_edward")
    scene.s.scored = 0b1000
    goal_turn(scene, round=4)
    while scene.phase != "OVER":
        scene.act("end_turn")
    assert points(scene) == [82, 76, 85]
    assert scene.standings.index(max(scene.standings)) == blue
    assert scene.s.earned[red, 10] == 2
    assert scene.s.earned[red, 11] == 3
    assert scene.s.earned[red, 12] == 4


def test_e16_expert_frames() -> None:  # NF-1.12
    scene = set_up(frames="expert")
    assert [scene.s.frame_space[f] for f in range(5)] == [7, 15, 20, 30, 40]


def test_e17_yards() -> None:  # NF-4.10
    scene = set_up(seats=2, countries="portugal england")
    assert scene.s.yards[0].bit_count() == 3
    store(scene, 0, "2W 2C 2I")
    scene.act("extend extension=new_yard", "extend extension=unique")
    assert scene.s.yards[0].bit_count() == 5
    other = set_up(seats=2, countries="france england")
    store(other, 0, "2W 2C 2I")
    other.act("extend extension=new_yard", "extend extension=unique")
    assert other.s.yards[0].bit_count() == 4
