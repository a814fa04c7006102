"""Figures: putting them down (NE-9), and what pilgrims and barns do (NE-10.1 to NE-10.10)."""

from __future__ import annotations

import pytest

from .. import view
from ..content import CARDS, KINDS, Card, Figure
from .positions import (
    GAME,
    Rule,
    announcing,
    chosen,
    fill_offer,
    in_turn,
    out_of_the_pile,
    piece,
    sound,
    standing,
    take_turn,
    use,
)


# --- NE-9 ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "points"), [("pilgrim", 1 + 4), ("barn", 1 + 3), ("ship", 2 + 2)])
def test_a_figure_card_brings_its_figure(name: str, points: int) -> None:  # NE-9.1, NE-14.2
    scene = in_turn(land={0: "S C1-D1 E1 / F A4-B4"}, offer=name, token=2)
    scene.act(f"buy_execute card={name}")
    tiles = ["C1", "E1"] if name == "ship" else ["C1", "E1", "A4", "E9"]
    assert chosen(scene, "figure_tile") == tiles  # of any terrain
    scene.act("figure_tile plot=e1")
    assert standing(scene, Figure[name.upper()]) == ["E1"]
    assert scene.s.cards[0, Card[name.upper()]] == 1
    assert scene.scores == [points, 0, 0, 0]
    assert (scene.phase, scene.s.money[0]) == ("TURN", 10)
    sound(scene)


def test_only_own_unused_tiles() -> None:  # NE-9.1, NE-8.7
    scene = in_turn(land={0: "S C1-D1 E1", 1: "S G1-H1"}, offer="pilgrim")
    use(scene, "E1")
    scene.act("buy_execute card=pilgrim")
    assert scene.refused("figure_tile plot=g1") == Rule.NE_9_1
    assert scene.refused("figure_tile plot=a1") == Rule.NE_9_1  # empty
    assert scene.refused("figure_tile plot=e1") == Rule.NE_8_7


def test_a_tile_holds_one_figure() -> None:  # NE-9.2
    scene = in_turn(land={0: "S C1-D1 E1"}, figures={0: "pilgrim C1, ship E1"}, offer="pilgrim ship", token=1)
    scene.act("buy_execute card=pilgrim")
    assert scene.refused("figure_tile plot=c1") == Rule.NE_9_2
    assert scene.refused("figure_tile plot=e1") == Rule.NE_9_2
    assert scene.refused("figure_tile plot=d1") == Rule.NE_9_2B  # a start tile is one tile, named by its first plot
    scene.act("figure_tile plot=c9", "buy_execute card=ship")
    assert scene.refused("figure_tile plot=e1") == Rule.NE_9_2
    assert chosen(scene, "figure_tile") == ["C1"]


def test_there_are_as_many_cards_as_figures() -> None:  # NE-9.3
    assert [KINDS[card].copies for card in (Card.PILGRIM, Card.BARN, Card.SHIP)] == [13, 11, 10]
    for seed in (1, 2):
        match = GAME.new(seats=4, seed=seed)
        while not match.over:
            match.play(match.choice())
        f = match.facts()
        for kind, most in zip((Figure.PILGRIM, Figure.BARN, Figure.SHIP), (13, 11, 10), strict=True):
            stand_there = sum(there == kind for there in f.figure)
            assert stand_there == sum(f.cards[p][kind - 1] for p in range(4)) <= most


def test_figures_belong_to_the_owner_of_the_tile() -> None:  # NE-9.4
    scene = in_turn(land={0: "S C1-D1", 1: "S G1-H1"}, figures={0: "ship C1", 1: "pilgrim G1"})
    seen = {tile.plots[0]: (tile.owner, tile.figure) for tile in view.board.tiles(scene.facts)}
    assert seen["C1"] == (0, "ship")
    assert seen["G1"] == (1, "pilgrim")
    assert [p.pilgrims for p in view.picture(scene.facts, -1).players] == [0, 1, 0, 0]


def test_figures_are_never_removed() -> None:  # NE-9.5
    match = GAME.new(seats=3, seed=9)
    had = [[0] * 3] * 3
    while not match.over:
        match.play(match.choice())
        f = match.facts()
        now = [f.cards[p][:3] for p in range(3)]
        assert all(a <= b for was, has in zip(had, now, strict=True) for a, b in zip(was, has, strict=True))
        if match.phase.upper() == "ANNOUNCE":
            for p in range(3):
                on_board = [sum(f.figure[i] == k and f.owner[i] == p for i in range(98)) for k in (1, 2, 3)]
                assert on_board == list(now[p])
        had = now
    assert sum(map(sum, had)) > 3


# --- NE-10: pilgrims ----------------------------------------------------------------------------
@pytest.mark.parametrize("pilgrims", [0, 1, 2, 3])
def test_pilgrims_raise_the_income(pilgrims: int) -> None:  # NE-10.1, NE-12.1
    where = ["pilgrim A9", "pilgrim C9", "pilgrim E9"][:pilgrims]
    scene = in_turn(figures={0: ", ".join(where)} if where else None, money=0)
    scene.act("end_turn")
    assert scene.s.money[0] == 4 + pilgrims


def test_a_new_pilgrim_counts_at_once() -> None:  # NE-10.1
    scene = in_turn(offer="pilgrim", token=5, money=5)
    scene.act("buy_execute card=pilgrim", "figure_tile plot=a9", "end_turn")
    assert scene.s.money[0] == 5


def test_a_pilgrim_moves_to_any_free_tile_of_any_terrain() -> None:  # NE-10.2, NE-11.4
    land = {0: "S C3-C4 C5 / F E3-E4 E5 / G G3-G4"}
    scene = in_turn(land=land, figures={0: "pilgrim C3, pilgrim E5, barn G3"}, offer="s_d2")
    use(scene, "E3")
    scene.act("buy_execute card=s_d2", "shape_spot facing=1 plot=c3")
    assert chosen(scene, "reseat") == ["C5"]
    assert scene.refused("reseat plot=e3") == Rule.NE_8_7
    assert scene.refused("reseat plot=e5") == Rule.NE_9_2
    assert scene.refused("reseat plot=g3") == Rule.NE_10_3
    assert scene.refused("reseat plot=g4") == Rule.NE_9_2B
    assert scene.refused("reseat plot=c3") == Rule.NE_11_4  # wanted
    assert scene.refused("reseat plot=a1") == Rule.NE_9_1
    scene.act("reseat plot=c5")
    assert standing(scene, Figure.PILGRIM) == ["C5", "E5"]


# --- NE-10: barns -------------------------------------------------------------------------------
def test_a_barn_never_moves() -> None:  # NE-10.3
    scene = in_turn(land={0: "S C3-C4 D3"}, figures={0: "barn D3"}, offer="barn pilgrim ship s_l3", token=1)
    assert scene.refused("buy_execute card=s_l3") == Rule.NE_6_7
    scene.act("buy_execute card=barn")
    assert scene.refused("figure_tile plot=d3") == Rule.NE_10_3
    scene.act("figure_tile plot=c9", "buy_execute card=pilgrim")
    assert scene.refused("figure_tile plot=d3") == Rule.NE_10_3
    assert standing(scene, Figure.BARN) == ["D3", "C9"]


def test_each_barn_holds_one_card() -> None:  # NE-10.4
    scene = in_turn(figures={0: "barn A9, barn C9"}, offer="s_o4 f_i4 f_i3", token=1)
    scene.act("buy_store card=s_o4", "buy_store card=f_i4")
    assert scene.s.stored_cards.tolist() == [2, 0, 0, 0]
    scene.act("end_turn")
    full = in_turn(figures={0: "barn A9, barn C9"}, stored="s_o4 f_i4", offer="f_i3")
    assert full.refused("buy_store card=f_i3") == Rule.NE_10_6
    sound(full)


@pytest.mark.parametrize("name", [card.name.lower() for card in Card])
def test_any_card_can_be_stored(name: str) -> None:  # NE-10.5, NE-10.6, NE-10.7
    scene = in_turn(land={0: "S C1-D1"}, figures={0: "barn E9"}, offer=f"field {name}", token=3)
    score = scene.scores[0]
    scene.act(f"buy_store card={name}")
    assert (scene.s.money[0], scene.s.purchases, scene.phase) == (9, 1, "TURN")
    assert scene.s.stored[0, Card[name.upper()]] == 1
    assert scene.scores[0] == score
    assert sum(there != Figure.NONE for there in scene.s.figure.tolist()) == 1
    sound(scene)


def test_land_cannot_be_stored() -> None:  # NE-10.5
    kinds = {GAME.actions.write(a).split()[0] for a in range(len(GAME.actions)) if "terrain=" in GAME.actions.write(a)}
    assert kinds == {"start_terrain", "draw_land", "buy_land"}
    scene = in_turn(land={0: "F A1-A2 / S B1-B2 / G A3-B3"}, figures={0: "barn A1"}, offer="field")
    assert scene.legal == ["end_turn"]  # it cannot be laid either


def test_storing_is_a_purchase_even_of_a_card_that_could_be_carried_out() -> None:  # NE-10.6
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "barn E9"}, offer="s_d2 s_d2 pilgrim", token=4)
    assert scene.refused("buy_execute card=s_d2") == 0
    scene.act("buy_store card=s_d2")
    assert (scene.s.money[0], scene.s.purchases) == (8, 1)
    scene.act("buy_execute card=pilgrim", "figure_tile plot=c9")
    assert scene.refused("buy_store card=s_d2") == Rule.NE_6_4


def test_a_barn_of_this_turn_takes_a_later_purchase() -> None:  # NE-10.6
    scene = in_turn(offer="barn s_o4", token=4)
    assert scene.refused("buy_store card=s_o4") == Rule.NE_10_6
    scene.act("buy_execute card=barn", "figure_tile plot=a9", "buy_store card=s_o4")
    assert scene.s.stored_cards[0] == 1
    out = in_turn(figures={0: "barn A9"}, stored="barn", offer="s_o4 f_i4", token=4)  # a barn out of a barn
    assert out.refused("buy_store card=s_o4") == Rule.NE_10_6
    out.act("execute_stored card=barn", "figure_tile plot=c9", "buy_store card=s_o4", "buy_store card=f_i4")
    assert (out.s.stored_cards[0], out.s.money[0]) == (2, 4)
    sound(out)


def test_a_stored_card_is_out_of_play() -> None:  # NE-10.7
    land = {0: "S C1-D1 E1", 1: "S G1-H1 I1"}
    scene = in_turn(land=land, figures={0: "barn C1, barn E1, barn C9", 1: "ship G1"}, stored="ship pilgrim s_o4", money=0)
    assert scene.scores == [3 + 3, 2 + 2, 0, 0]  # three barns and most barns; a ship and most ships
    assert scene.refused("reveal_card") == Rule.NE_10_14
    scene.act("end_turn")
    assert scene.s.money[0] == 4


def test_a_stored_card_is_carried_out_free_of_charge() -> None:  # NE-10.8
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "barn E9"}, stored="s_d2", offer="pilgrim f_d2", token=6, money=12)
    assert scene.refused("execute_stored card=pilgrim") == Rule.NE_10_8  # it is on offer, not in a barn
    scene.act("execute_stored card=s_d2", "shape_spot facing=1 plot=c3")
    assert (scene.s.money[0], scene.s.purchases) == (12, 0)
    assert scene.s.cards[0, Card.S_D2] == 1
    scene.act("buy_execute card=pilgrim", "figure_tile plot=c9")
    assert scene.s.money[0] == 6


def test_without_money_and_after_two_purchases_too() -> None:  # NE-10.8
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "barn E9"}, stored="s_d2", token=6, money=0)
    assert scene.legal == ["execute_stored card=s_d2", "end_turn"]
    scene = in_turn(land={0: "S C3-C4 C5 / F E3-E4"}, figures={0: "barn E9"}, stored="s_d2", offer="field field", token=1)
    scene.act("buy_land terrain=field", "land_plot plot=e5", "buy_land terrain=field", "land_plot plot=e6")
    assert scene.legal == ["execute_stored card=s_d2", "end_turn"]


def test_a_stored_card_that_cannot_be_carried_out_stays() -> None:  # NE-10.8, NE-10.10
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "barn E9"}, stored="s_o4")
    assert scene.refused("execute_stored card=s_o4") == Rule.NE_10_8B
    assert scene.legal == ["end_turn"]
    scene.act("end_turn")
    assert scene.s.stored[0, Card.S_O4] == 1


def test_stored_cards_are_not_carried_out_in_the_turn_of_another() -> None:  # NE-10.8
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "barn E9"}, stored="s_d2")
    take_turn(scene, 1, 3)
    assert scene.refused("execute_stored card=s_d2") == Rule.NE_10_8


def test_an_emptied_barn_can_be_filled_again() -> None:  # NE-10.9
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "barn E9"}, stored="s_d2", offer="f_i4 f_i3", token=1)
    assert scene.refused("buy_store card=f_i4") == Rule.NE_10_6
    scene.act("execute_stored card=s_d2", "shape_spot facing=1 plot=c3", "buy_store card=f_i4")
    assert scene.refused("buy_store card=f_i3") == Rule.NE_10_6
    sound(scene)


def test_a_stored_card_leaves_only_by_being_carried_out() -> None:  # NE-10.10
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "barn E9, barn C9"}, stored="s_o4 pilgrim", offer="f_i4")
    acts = {act.split()[0] for act in scene.legal}
    assert acts == {"execute_stored", "end_turn"}  # no throwing away, no shifting from barn to barn
    match = GAME.new(seats=3, seed=30)
    before = match.facts()
    stored = 0
    while not match.over:
        match.play(match.choice())
        now = match.facts()
        for p in range(3):
            for card in range(CARDS):
                if now.stored[p][card] < before.stored[p][card] and not match.over:
                    assert now.pending == 3 + card or now.cards[p][card] > before.cards[p][card]
        stored += sum(now.stored_cards)
        before = now


def test_a_whole_round_with_figures() -> None:  # NE-10.1
    scene = announcing(3)
    scene.act("announce land=3")
    fill_offer(scene)
    out_of_the_pile(scene, piece("ship"))
    scene.s.removed[piece("ship")] += 1
    for token in (3, 2, 1):
        scene.act(f"take_token token={token}")
    scene.act("buy_execute card=pilgrim", "figure_tile plot=g3")
    scene.act("end_turn")
    assert scene.s.money[0] == 12 - 3 + 4 + 1
