"""Ships and the extra offer of who has most of them (NE-10.11 to NE-10.18)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from ..content import Figure
from .positions import (
    Rule,
    chosen,
    in_turn,
    piece,
    piles,
    sound,
    standing,
    take_turn,
)


# --- NE-10: ships -------------------------------------------------------------------------------
def test_a_ship_needs_the_coast() -> None:  # NE-10.11
    land = {0: "S C1-C2 D2 / F K3-K4 J4 / G I6-J6 K6"}
    scene = in_turn(land=land, offer="ship", token=1)
    scene.act("buy_execute card=ship")
    assert chosen(scene, "figure_tile") == ["C1", "K3", "K6"]
    for name in ("d2", "j4", "i6"):
        assert scene.refused(f"figure_tile plot={name}") == Rule.NE_10_11


def test_half_a_coast_is_enough() -> None:  # NE-10.11
    """A start tile whose second plot alone borders the sea is coastal; it is named by its first plot (R-18)."""
    scene = in_turn(land={0: "S J5-K5"}, offer="ship")
    scene.act("buy_execute card=ship")
    assert chosen(scene, "figure_tile") == ["J5"]
    scene.act("figure_tile plot=j5")
    assert standing(scene, Figure.SHIP) == ["J5"]
    sound(scene)


def test_a_ship_moves_to_free_coast_of_any_terrain() -> None:  # NE-10.12, NE-11.4
    land = {0: "S C1-D1 D2 / F F1-G1 F2 / G K5-K6"}
    scene = in_turn(land=land, figures={0: "ship C1, ship K5"}, offer="s_d2")
    scene.act("buy_execute card=s_d2", "shape_spot facing=0 plot=c1")
    assert chosen(scene, "reseat") == ["F1"]
    assert scene.refused("reseat plot=d2") == Rule.NE_10_11
    assert scene.refused("reseat plot=k5") == Rule.NE_9_2
    scene.act("reseat plot=f1")
    assert standing(scene, Figure.SHIP) == ["F1", "K5"]
    sound(scene)


@pytest.mark.parametrize(
    ("ships", "may"),
    [((0, 0, 0, 0), ""), ((1, 0, 0, 0), "0"), ((2, 2, 1, 0), "01"), ((1, 2, 0, 0), "1"), ((1, 1, 1, 1), "0123")],
)
def test_most_ships(ships: tuple[int, ...], may: str) -> None:  # NE-10.13, NE-10.14, NE-10.17
    land = {0: "S A1-B1 C1", 1: "S E1-F1 G1", 2: "S I1-J1 J2", 3: "S K8-K9"}
    tiles = (("A1", "C1"), ("E1", "G1"), ("I1",), ("K8",))
    figures = {seat: ", ".join(f"ship {name}" for name in tiles[seat][:n]) for seat, n in enumerate(ships) if n}
    scene = in_turn(land=land, figures=figures)
    for seat in range(4):
        take_turn(scene, seat, 5)
        assert bool(scene.s.may_reveal) == (str(seat) in may)
        for act in ("reveal_land", "reveal_card"):
            assert scene.refused(act) == (0 if str(seat) in may else Rule.NE_10_14)


def with_ship(offer: str = "", **more: object) -> Scene:
    return in_turn(land={0: "S A1-B1 C1"}, figures={0: "ship A1"}, offer=offer, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("what", "name"), [("land", "pasture"), ("card", "g_t4")])
def test_one_extra_offer_before_the_first_purchase(what: str, name: str) -> None:  # NE-10.14, NE-10.15
    scene = with_ship("field pilgrim", token=2)
    before = (sum(scene.s.bag.tolist()), sum(scene.s.stack.tolist()))
    scene.act(f"reveal_{what}")
    assert scene.s.actor < 0
    drawn = scene.outcomes
    assert set(drawn) == {act for act in drawn if act.startswith(f"draw_{what}")}
    assert sum(drawn.values()) == before[what == "card"]
    scene.act(f"draw_{what} {'terrain' if what == 'land' else 'card'}={name}")
    assert scene.s.offer.tolist()[9:] == [piece(name), -1, -1, -1]
    assert (sum(scene.s.bag.tolist()), sum(scene.s.stack.tolist())) == (before[0] - (what == "land"), before[1] - (what == "card"))
    assert (scene.s.extra_offers, scene.s.active, scene.phase) == (1, 0, "TURN")
    assert scene.refused("reveal_land") == scene.refused("reveal_card") == Rule.NE_10_14  # one only
    sound(scene)


def test_a_purchase_ends_the_right() -> None:  # NE-10.14
    scene = with_ship("field pilgrim", token=2)
    scene.act("buy_execute card=pilgrim", "figure_tile plot=c9")
    assert scene.refused("reveal_card") == Rule.NE_10_14
    stored = in_turn(land={0: "S A1-B1 C1"}, figures={0: "ship A1, barn C1"}, offer="s_o4")
    stored.act("buy_store card=s_o4")
    assert stored.refused("reveal_land") == Rule.NE_10_14


def test_a_card_out_of_a_barn_does_not_end_the_right() -> None:  # NE-10.14, NE-6.2
    scene = in_turn(land={0: "S A1-B1 C1 / F E3-E4"}, figures={0: "ship A1, barn C1"}, stored="f_d2")
    scene.act("execute_stored card=f_d2", "shape_spot facing=1 plot=e3")
    assert scene.refused("reveal_card") == 0


def test_the_right_is_tested_when_the_turn_begins() -> None:  # NE-10.14
    scene = in_turn(land={0: "S A1-B1 C1"}, figures={0: "barn C1"}, stored="ship")
    scene.act("execute_stored card=ship", "figure_tile plot=a1")
    assert scene.refused("reveal_card") == Rule.NE_10_14  # too late for this turn
    take_turn(scene, 0, 4)
    assert scene.refused("reveal_card") == 0  # his next turn


def test_an_extra_offer_is_for_him_and_all_after_him() -> None:  # NE-10.15
    scene = with_ship(token=6)
    scene.s.token[1], scene.s.money[1] = 3, 12
    scene.act("reveal_card", "draw_card card=pilgrim")
    assert scene.refused("buy_execute card=pilgrim") == 0
    scene.act("end_turn")
    assert scene.s.active == 1
    assert scene.refused("buy_execute card=pilgrim") == 0
    scene.act("buy_execute card=pilgrim", "figure_tile plot=g9")
    assert scene.s.money[1] == 9
    assert scene.s.offer[9] == -1
    sound(scene)


def test_an_empty_bag_or_stack_cannot_be_drawn_from() -> None:  # NE-10.16
    scene = with_ship()
    piles(scene, bag=0, stack=1)
    assert scene.refused("reveal_land") == Rule.NE_10_16
    scene.act("reveal_card")
    scene.act(next(iter(scene.outcomes)))
    assert sum(scene.s.stack.tolist()) == 0
    assert scene.phase == "TURN"  # the game goes on
    scene.act("end_turn")
    assert scene.phase == "ANNOUNCE"
    scene = with_ship()
    piles(scene, bag=5, stack=0)
    assert scene.refused("reveal_card") == Rule.NE_10_16B
    assert scene.refused("reveal_land") == 0
    scene = with_ship()
    piles(scene, bag=0, stack=0)
    assert scene.legal == ["end_turn"]


def test_tied_players_reveal_one_each() -> None:  # NE-10.17
    land = {0: "S A1-B1", 1: "S E1-F1"}
    scene = in_turn(land=land, figures={0: "ship A1", 1: "ship E1"}, token=6)
    scene.s.token[1] = 2
    scene.act("reveal_card", "draw_card card=barn", "end_turn", "reveal_land", "draw_land terrain=field")
    assert scene.s.offer.tolist()[9:] == [piece("barn"), piece("field"), -1, -1]
    assert scene.s.extra_offers == 2
    sound(scene)


def test_the_right_does_not_depend_on_money() -> None:  # NE-10.18
    scene = with_ship("pilgrim", token=9, money=0)
    assert scene.legal == ["reveal_land", "reveal_card", "end_turn"]
    scene.act("reveal_land", "draw_land terrain=settlement")
    assert scene.legal == ["end_turn"]
    assert scene.s.on_offer[piece("settlement")] == 1  # it stays on offer


def test_the_kind_is_chosen_before_the_piece_is_seen() -> None:  # NE-10.18
    scene = with_ship()
    scene.act("reveal_card")
    assert scene.phase == "EXTRA_CARD"
    assert all(act.startswith("draw_card") for act in scene.outcomes)
