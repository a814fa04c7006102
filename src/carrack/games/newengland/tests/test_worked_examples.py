"""The worked examples of the specification (section 8), each with its exact numbers."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from ..content import TERRAINS
from ..view import breakdown
from .positions import (
    Rule,
    announcing,
    chosen,
    fill_offer,
    give,
    in_turn,
    laying,
    on_offer,
    piles,
    sound,
    take_turn,
    used,
)


def test_1_five_tiles_announced() -> None:  # NE-4.3
    scene = announcing()
    piles(scene, bag=30, stack=30)
    scene.act("announce land=5")
    fill_offer(scene)
    assert [piece < TERRAINS for piece in on_offer(scene)] == [True] * 5 + [False] * 4
    assert (sum(scene.s.bag.tolist()), sum(scene.s.stack.tolist())) == (25, 26)
    assert scene.phase == "TOKEN"
    sound(scene)


def test_2_tokens_are_order_and_price() -> None:  # NE-5.1, NE-5.4, NE-6.1
    scene = announcing()
    scene.act("announce land=3")
    fill_offer(scene)
    for token in (4, 7, 1, 5):
        scene.act(f"take_token token={token}")
    order = list[tuple[int, int]]()
    for _ in range(4):
        order.append((scene.s.actor, scene.s.token[scene.s.actor]))
        scene.act("end_turn")
    assert order == [(1, 7), (3, 5), (0, 4), (2, 1)]
    assert scene.phase == "ANNOUNCE"
    assert scene.s.actor == 1  # the stone has passed to the left


def test_3_two_purchases_for_six_each() -> None:  # NE-6.3, NE-12.1
    scene = in_turn(land={0: "F C3-C4"}, token=6, money=12, offer="settlement field field")
    scene.act("buy_land terrain=field", "land_plot plot=c5")
    assert scene.s.money[0] == 6
    scene.act("buy_land terrain=field", "land_plot plot=c6")
    assert scene.s.money[0] == 0
    scene.act("end_turn")
    assert scene.s.money[0] == 4


def test_4_only_one_purchase() -> None:  # NE-6.5
    scene = in_turn(token=4, money=4, offer="field field pilgrim")
    scene.act("buy_execute card=pilgrim", "figure_tile plot=a9")
    assert scene.s.money[0] == 0
    assert scene.s.purchases == 1
    assert scene.refused("buy_land terrain=field") == Rule.NE_6_5


def test_5_laying_beside_and_at_corners() -> None:  # NE-7.1, NE-7.2, NE-7.3
    scene = in_turn(land={0: "G C5-D5", 1: "G F5-G5"}, offer="pasture")
    scene.act("buy_land terrain=pasture")
    assert scene.refused("land_plot plot=e5") == Rule.NE_7_3
    assert scene.refused("land_plot plot=d4") == 0
    assert scene.refused("land_plot plot=d6") == 0
    assert scene.refused("land_plot plot=b5") == 0
    assert scene.refused("land_plot plot=d5") == Rule.NE_7_1
    assert scene.refused("land_plot plot=h2") == Rule.NE_7_2


def test_5_the_west_of_a_single_tile() -> None:  # NE-7.2
    scene = in_turn(land={0: "G D6-D7 D5", 1: "G F5-G5"}, offer="pasture")
    scene.act("buy_land terrain=pasture")
    assert scene.refused("land_plot plot=c5") == 0


def test_5_a_rival_at_the_corner() -> None:  # NE-7.3
    scene = in_turn(land={0: "G C5-D5", 1: "G E3-E4"}, offer="pasture")
    scene.act("buy_land terrain=pasture")
    assert scene.refused("land_plot plot=d4") == Rule.NE_7_3
    assert scene.refused("land_plot plot=e5") == Rule.NE_7_3
    assert scene.refused("land_plot plot=d6") == 0


def test_6_a_start_tile_is_used_as_a_whole() -> None:  # NE-8.3
    scene = in_turn(land={0: "S C3-C4 C5"}, offer="s_d2 s_l3")
    assert scene.refused("buy_execute card=s_l3") == Rule.NE_6_7
    scene.act("buy_execute card=s_d2")
    assert chosen(scene, "shape_spot") == ["C3"]
    assert scene.legal == ["shape_spot facing=1 plot=c3"]
    assert scene.refused("shape_spot facing=1 plot=c4") == Rule.NE_8_3
    scene.act("shape_spot facing=1 plot=c3")
    assert used(scene) == ["C3", "C4"]


def test_6_a_straight_three_uses_all_three_plots() -> None:  # NE-8.3
    scene = in_turn(land={0: "F C3-C4 C5"}, offer="f_i3")
    scene.act("buy_execute card=f_i3", "shape_spot facing=1 plot=c3")
    assert used(scene) == ["C3", "C4", "C5"]


def test_7_a_square_of_three_tiles() -> None:  # NE-8.1, NE-8.5, NE-8.6
    scene = in_turn(land={0: "S C3-C4 D3 D4"}, offer="s_o4")
    before = scene.scores[0]
    scene.act("buy_execute card=s_o4", "shape_spot facing=0 plot=c3")
    assert used(scene) == ["C3", "D3", "C4", "D4"]
    assert scene.scores[0] - before == 8
    sound(scene)


def test_8_one_figure_fills_a_start_tile() -> None:  # NE-9.2, NE-8.4
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "pilgrim C3"}, offer="pilgrim s_d2")
    scene.act("buy_execute card=pilgrim")
    assert scene.refused("figure_tile plot=c3") == Rule.NE_9_2
    assert scene.refused("figure_tile plot=c4") == Rule.NE_9_2B
    assert chosen(scene, "figure_tile") == ["C9", "E9"]
    scene.act("figure_tile plot=c9", "buy_execute card=s_d2", "shape_spot facing=1 plot=c3")
    assert used(scene) == []  # not before the pilgrim has moved
    scene.act("reseat plot=e9")
    assert used(scene) == ["C3", "C4"]
    sound(scene)


def test_9_income_with_three_pilgrims() -> None:  # NE-12.1, NE-10.1
    scene = in_turn(land={0: "S C3-C4 C5"}, figures={0: "pilgrim C3, pilgrim C5, pilgrim C9"}, money=0)
    scene.act("end_turn")
    assert scene.s.money[0] == 7


def test_10_tied_for_most_ships() -> None:  # NE-10.13, NE-10.17
    land = {0: "S A1-B1 C1", 1: "S E1-F1 G1", 2: "S I1-J1"}
    scene = in_turn(land=land, figures={0: "ship A1, ship C1", 1: "ship E1, ship G1", 2: "ship I1"})
    may = list[int]()
    for seat in range(4):
        take_turn(scene, seat, 3)
        if scene.refused("reveal_card") == 0:
            may.append(seat)
            scene.act("reveal_card")
            scene.act(next(iter(scene.outcomes)))
            assert scene.refused("reveal_card") == Rule.NE_10_14
        else:
            assert scene.refused("reveal_land") == Rule.NE_10_14
    assert may == [0, 1]
    assert scene.s.extra_offers == 2


def test_11_a_full_barn_is_emptied_first() -> None:  # NE-10.8, NE-10.9, NE-6.7
    scene = in_turn(land={0: "S C3-C4 C5"}, figures={0: "barn C5"}, stored="s_d2", offer="f_i4")
    assert scene.refused("buy_store card=f_i4") == Rule.NE_10_6
    assert scene.refused("buy_execute card=f_i4") == Rule.NE_6_7
    money = scene.s.money[0]
    scene.act("execute_stored card=s_d2", "shape_spot facing=1 plot=c3")
    assert scene.s.money[0] == money
    assert scene.s.purchases == 0
    scene.act("buy_store card=f_i4")
    assert scene.s.stored_cards[0] == 1
    sound(scene)


@pytest.mark.parametrize(("bag", "stack", "ends"), [(4, 20, (5, 6)), (20, 3, (3, 4, 5))])
def test_12_numbers_that_end_the_game(bag: int, stack: int, ends: tuple[int, ...]) -> None:  # NE-4.2, NE-13.1
    for n in (3, 4, 5, 6):
        scene = announcing()
        piles(scene, bag, stack)
        scene.act(f"announce land={n}")
        assert (scene.phase == "OVER") == (n in ends)
        assert (sum(scene.s.bag.tolist()), sum(scene.s.stack.tolist())) == (bag, stack)  # nothing is drawn


def parts(scene: Scene, seat: int) -> list[int]:
    return [points for _, points in breakdown(scene.facts, seat)]


def test_13_scoring() -> None:  # NE-14.1, NE-14.2, NE-14.3
    land = {0: "S A1-B1 C1 D1", 1: "S F3-G3 H3 F4 G4 H4", 2: "F C3-C4 D3", 3: "F F6-G6 H6"}
    figures = {
        0: "pilgrim C9, pilgrim C1, pilgrim D1, ship A1",
        1: "pilgrim F3, pilgrim H3, pilgrim F4, barn G4, barn H4",
        2: "pilgrim C3, barn D3",
        3: "barn F6, barn H6",
    }
    scene = in_turn(land=land, figures=figures)
    cards = ("s_l3 f_l3 s_l3", "s_o4 f_l3", "s_o4 g_l3 f_i4", "f_i4 g_s4")
    for seat, names in enumerate(cards):
        for name in names.split():
            give(scene, seat, name)
    assert [parts(scene, seat) for seat in range(4)] == [[20, 4, 0, 2], [18, 4, 3, 0], [25, 0, 0, 0], [21, 0, 3, 0]]
    assert scene.scores == [26, 25, 25, 24]
    assert max(scene.standings) == scene.standings[0]


def test_14_money_breaks_a_tie() -> None:  # NE-14.6
    scene = announcing()
    for seat in (0, 1):
        for name in ("f_i4", "s_o4", "s_d2", "g_d2", "f_d2", "f_d2" if seat else "g_d2"):
            give(scene, seat, name)
    scene.s.money[0], scene.s.money[1] = 7, 9
    assert scene.scores == [30, 30, 0, 0]
    assert scene.standings[1] > scene.standings[0] > scene.standings[2]


def test_15_start_tiles_apart() -> None:  # NE-2.4
    for touch, corner in (("strict", Rule.NE_2_4), ("edges", Rule.LEGAL)):
        scene = laying(start_touch=touch)
        scene.act("start_terrain terrain=field", "start_spot lie=across plot=d4", "start_terrain terrain=field")
        assert scene.refused("start_spot lie=across plot=f5") == corner
        assert scene.refused("start_spot lie=across plot=f6") == 0
        assert scene.refused("start_spot lie=across plot=f4") == Rule.NE_2_4
