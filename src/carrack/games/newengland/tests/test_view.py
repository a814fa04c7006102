"""What screens show and what the story tells."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from carrack.core.scene import NAMES, Scene
from carrack.core.seats import EVERYTHING

from .. import terminal, view
from .positions import GAME, announcing, fill_offer, give, in_turn, laying, piece, piles, set_up, store, take_turn, use

SPECTATOR = -1
LAND = {0: "S C1-D1 E1 / F A4-B4", 1: "S G1-H1"}


def picture(scene: Scene, seat: int = SPECTATOR) -> view.Picture:
    """As the server makes it."""
    states = scene.states if seat == EVERYTHING else GAME.redacted(scene.states, 0, seat)
    return view.picture(GAME.facts(states), seat)


# --- The picture --------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [EVERYTHING, SPECTATOR, 0, 2])
def test_all_see_the_same_table(seat: int) -> None:
    scene = in_turn(land=LAND, figures={0: "barn E1"}, stored="s_o4", offer="field pilgrim", token=3)
    seen = picture(scene, seat)
    assert seen.seat == seat
    assert (seen.seats, seen.phase, seen.actor, seen.active, seen.first, seen.round) == (4, "turn", 0, 0, 0, 5)
    assert (seen.price, seen.purchases_left, seen.may_reveal, seen.announced) == (3, 2, False, 1)
    assert seen.players == picture(scene).players
    assert seen.tiles == picture(scene).tiles
    assert seen.players[0].stored == ["s_o4"]
    assert seen.winners == []


def test_tiles() -> None:  # NE-2.3, NE-8.5, NE-9.2
    scene = in_turn(land=LAND, figures={0: "ship C1"})
    use(scene, "E1")
    tiles = {tile.plots[0]: tile for tile in picture(scene).tiles}
    assert tiles["C1"] == view.pictures.Tile(["C1", "D1"], "settlement", 0, False, True, True, "ship")
    assert tiles["E1"] == view.pictures.Tile(["E1"], "settlement", 0, True, False, True, None)
    assert tiles["A4"] == view.pictures.Tile(["A4", "B4"], "field", 0, False, True, False, None)
    assert "D1" not in tiles
    assert len(tiles) == 12 + 1


def test_half_a_coast_is_shown_as_coast() -> None:  # NE-10.11
    scene = in_turn(land={0: "S J5-K5"})
    assert {tile.plots[0]: tile.coastal for tile in picture(scene).tiles}["J5"]


def test_spaces() -> None:  # NE-1.3, NE-4.3
    scene = in_turn(land={0: "S C1-D1 / F A1-A2 / G B1-B2", 1: "S A3-B3"}, figures={0: "ship C1"}, offer="settlement field pilgrim s_o4")
    seen = picture(scene).spaces
    assert [space.space for space in seen] == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    assert [space.holds for space in seen] == ["land"] * 3 + ["either"] * 3 + ["card"] * 3
    assert [(space.piece.name, space.lay, space.carry_out) for space in seen if space.piece] == [
        ("settlement", True, False),
        ("field", False, False),
        ("pilgrim", False, True),
        ("s_o4", False, False),
    ]
    scene.act("reveal_card", "draw_card card=g_d2")
    extra = picture(scene).spaces[9]
    assert (extra.space, extra.holds, extra.carry_out) == ("X1", "extra", True)
    assert extra.piece == view.pictures.Piece("g_d2", False, "pasture", "d2", None, 3)


def test_pieces() -> None:  # NE-14.1
    assert view.board.PIECES["field"] == view.pictures.Piece("field", True, "field", None, None, 0)
    assert view.board.PIECES["ship"] == view.pictures.Piece("ship", False, None, None, "ship", 2)
    assert view.board.PIECES["f_i4"] == view.pictures.Piece("f_i4", False, "field", "i4", None, 10)
    assert len(view.board.PIECES) == 19


def test_tokens_and_the_order_of_turns() -> None:  # NE-5.4, NE-6.1
    scene = announcing()
    scene.act("announce land=4")
    fill_offer(scene)
    assert {token.seat for token in picture(scene).tokens} == {-1}
    for token in (4, 7, 1, 5):
        scene.act(f"take_token token={token}")
    seen = picture(scene)
    assert [(t.token, t.seat) for t in seen.tokens if t.seat >= 0] == [(1, 2), (4, 0), (5, 3), (7, 1)]
    assert len(seen.tokens) == 10
    assert seen.order == [1, 3, 0, 2]
    assert [p.place for p in seen.players] == [3, 1, 4, 2]
    assert (seen.price, seen.announced) == (7, 4)
    scene.act("end_turn")
    assert picture(scene).order == [3, 0, 2]
    assert [p.place for p in picture(scene).players] == [2, 0, 3, 1]


def test_players() -> None:  # NE-1.7, NE-10.4, NE-12.1, NE-14.2
    figures = {0: "pilgrim C1, barn E1, barn A4", 1: "pilgrim G1"}
    scene = in_turn(land=LAND, figures=figures, stored="g_l4", money=6, token=5)
    give(scene, 0, "f_d2", 2)
    him, other = picture(scene).players[:2]
    assert (him.seat, him.family, him.money, him.income, him.token, him.place) == (0, "Annable", 6, 5, 5, 1)
    assert (him.pilgrims, him.barns, him.ships, him.most) == (1, 2, 0, ["pilgrim", "barn"])
    assert him.cards == {"pilgrim": 1, "barn": 2, "f_d2": 2}
    assert (him.stored, him.empty_barns) == (["g_l4"], 1)
    assert him.parts == {"cards": 9, "pilgrims": 4, "barns": 3, "ships": 0}
    assert him.score == scene.scores[0] == 16
    assert him.free_tiles == 1  # E9
    assert (other.family, other.income, other.most, other.score) == ("Howland", 5, ["pilgrim"], 5)


def test_areas() -> None:  # NE-7.1, NE-7.2, NE-7.3, NE-10.3
    scene = in_turn(land=LAND, figures={0: "barn E1"})
    settlement, field, _ = picture(scene).players[0].areas
    assert (settlement.terrain, settlement.plots, settlement.unused, settlement.start_tile) == ("settlement", 3, 2, ["C1", "D1"])
    assert settlement.room == ["B1", "C2", "D2", "E2"]  # F1 is beside a rival's settlement
    assert (field.terrain, field.plots, field.unused) == ("field", 2, 2)
    assert field.room == ["A3", "B3", "C4", "A5", "B5"]


def test_start_tiles_in_hand() -> None:  # NE-2.4, NE-2.5
    scene = laying()
    seen = picture(scene)
    assert (seen.phase, seen.round, seen.pending, seen.barred, seen.tiles) == ("start_terrain", 0, None, [], [])
    assert {tuple(a.start_tile) for p in seen.players for a in p.areas} == {()}
    scene.act("start_terrain terrain=field", "start_spot lie=across plot=a1", "start_terrain terrain=pasture")
    seen = picture(scene)
    assert seen.barred == ["A1", "B1", "C1", "A2", "B2", "C2"]
    assert seen.pending is not None
    assert (seen.pending.piece.name, seen.pending.apart, seen.pending.reseat) == ("pasture", "corners", -1)


def test_what_is_pending() -> None:  # NE-11.5
    scene = in_turn(land=LAND, figures={0: "ship C1, pilgrim E1"}, offer="s_l3 barn")
    scene.act("buy_execute card=barn")
    seen = picture(scene, 2)
    assert seen.pending is not None
    assert (seen.phase, seen.pending.piece.name, seen.pending.plots, seen.pending.lifted) == ("figure_tile", "barn", [], [])
    assert (seen.price, seen.purchases_left, seen.can_carry_out) == (4, 1, [])
    scene.act("figure_tile plot=c1")
    seen = picture(scene, 2)
    assert seen.pending is not None
    assert (seen.phase, seen.pending.plots, seen.pending.reseat, seen.pending.apart) == ("reseat", ["C1"], 0, None)
    assert seen.pending.lifted == [view.pictures.Lifted("ship", ["C1", "D1"], False)]
    scene.act("reseat plot=e1")
    seen = picture(scene, 2)
    assert seen.pending is not None
    assert seen.pending.lifted == [view.pictures.Lifted("ship", ["C1", "D1"], True), view.pictures.Lifted("pilgrim", ["E1"], False)]
    assert seen.pending.reseat == 1
    scene.act("reseat plot=e9")
    assert picture(scene).pending is None


def test_piles_and_warnings() -> None:  # NE-4.2, NE-3.2
    scene = announcing()
    assert (picture(scene).endings, picture(scene).rounds_left) == ([], 12)
    piles(scene, bag=4, stack=20)
    seen = picture(scene)
    assert seen.endings == [5, 6]
    assert (sum(seen.bag.values()), sum(seen.stack.values()), sum(seen.removed.values())) == (4, 20, 94)
    assert seen.rounds_left == 0  # three tiles for this round, one is left
    assert list(seen.bag) == ["settlement", "field", "pasture"]
    assert len(seen.stack) == 16


@pytest.mark.parametrize(("bag", "stack", "more"), [(6, 6, 0), (6, 12, 1), (40, 5, 0), (2, 40, -1), (3, 6, 0)])
def test_how_many_rounds_bag_and_stack_suffice_for(bag: int, stack: int, more: int) -> None:  # NE-4.1, NE-4.2
    scene = announcing()
    piles(scene, bag=bag, stack=stack)
    assert picture(scene).rounds_left == more


@pytest.mark.parametrize(("bag", "stack", "land", "more"), [(12, 12, 6, 1), (12, 20, 3, 2), (11, 20, 6, 1), (30, 6, 3, 0)])
def test_what_is_still_to_be_drawn_for_a_round_serves_no_other(bag: int, stack: int, land: int, more: int) -> None:  # NE-4.1, NE-4.3
    scene = announcing()
    piles(scene, bag=bag, stack=stack)
    scene.act(f"announce land={land}")
    while scene.phase in ("OFFER_LAND", "OFFER_CARD"):
        assert picture(scene).rounds_left == more
        scene.act(next(iter(scene.outcomes)))
    assert (scene.phase, picture(scene).rounds_left) == ("TOKEN", more)


def drawn(scene: Scene, **how: Any) -> str:
    """The drawing in a terminal, without its colours."""
    console = Console(width=130, color_system=None)
    with console.capture() as capture:
        console.print(terminal.draw(picture(scene), GAME.texts("en"), ["Ann", "Ben", "Cas", "Dora"], **how))
    return capture.get()


def test_the_drawing_counts_every_kind_in_bag_and_stack() -> None:  # NE-1.5, NE-4.2
    scene = in_turn(land={0: "S C1-D1 D2"}, offer="field pilgrim f_i3 f_i4")
    for seen in (drawn(scene, part="left"), drawn(scene)):
        assert "58 land tiles in the bag." in seen
        assert "55 cards in the stack." in seen
        for kind in ("19  ⌂ settlement", "19  ≡ field", "12  Pilgrim (1)", " 1  Field: row of four (10)", " 1  Pasture: zigzag (9)"):
            assert kind in seen
    assert "Field: row of three" not in drawn(scene, part="left")  # the only one lies on offer
    assert "Pasture: zigzag" not in drawn(scene, height=30)


def test_the_drawing_warns_of_numbers_that_end_the_game_while_it_lasts() -> None:  # NE-4.2
    scene = announcing()
    assert "ends the game" not in drawn(scene)
    piles(scene, bag=4, stack=20)
    for how in ({"part": "left"}, {}, {"height": 24}):
        assert "! 5, 6: ends the game at once" in drawn(scene, **how)
    scene.act("announce land=5")
    assert (scene.phase, "ends the game" in drawn(scene, part="left")) == ("OVER", False)


def test_the_plots_of_a_card_are_marked_in_the_drawing() -> None:  # NE-11.5
    scene = in_turn(land={0: "S C1-D1 D2"}, figures={0: "pilgrim C1"}, offer="s_l3")
    scene.act("buy_execute card=s_l3", "shape_spot facing=2 plot=c1")
    assert (scene.phase, drawn(scene).count("×")) == ("RESEAT", 3)


def test_what_may_not_be_announced_ends_nothing() -> None:  # NE-13.2
    scene = announcing(end_choice="feasible_only")
    piles(scene, bag=4, stack=20)
    assert picture(scene).endings == []
    piles(scene, bag=2, stack=20)
    assert picture(scene).endings == [3, 4, 5, 6]


def test_nobody_has_a_place_before_all_tokens_are_taken() -> None:  # NE-5.4, NE-6.1
    scene = announcing()
    scene.act("announce land=3")
    fill_offer(scene)
    scene.act("take_token token=1")
    assert (scene.phase, picture(scene).order) == ("TOKEN", [])
    assert [p.place for p in picture(scene).players] == [0] * scene.s.seats


def test_what_can_be_carried_out_is_named() -> None:  # NE-6.7
    scene = in_turn(land=LAND, figures={0: "barn E1"}, stored="s_d2", offer="pilgrim s_o4 ship")
    assert picture(scene).can_carry_out == ["pilgrim", "ship", "s_d2"]


def test_before_the_start_player_is_drawn_there_is_a_picture_too() -> None:
    seen = picture(set_up(3, first_player="random"), 1)
    assert (seen.phase, seen.round, len(seen.players), seen.price) == ("first_player", 0, 3, 0)


def test_the_end_is_shown() -> None:  # NE-14.6
    scene = announcing(3)
    give(scene, 1, "s_o4")
    give(scene, 2, "g_t4")
    piles(scene, 0, 0)
    scene.act("announce land=3")
    for seat in (EVERYTHING, SPECTATOR, 0):
        assert (picture(scene, seat).phase, picture(scene, seat).winners) == ("over", [1, 2])


def test_no_income_is_to_come_when_the_game_is_over() -> None:  # NE-12.3
    scene = announcing(3)
    piles(scene, 0, 0)
    assert [p.income for p in picture(scene).players] == [4, 4, 4]
    assert "12s +4" in drawn(scene)
    scene.act("announce land=3")
    assert [p.income for p in picture(scene).players] == [0, 0, 0]
    assert "12s  " in drawn(scene)
    for language, money in (("en", "12 shillings"), ("de", "12 Schilling"), ("nl", "12 shilling")):
        assert GAME.texts(language).say("board-money", money=12, income=0) == money
        assert "5" in GAME.texts(language).say("board-money", money=12, income=5)


def test_breakdown_and_achievements() -> None:  # NE-14.1, NE-14.2
    scene = in_turn(land=LAND, figures={0: "ship C1, pilgrim E1", 1: "pilgrim G1"})
    assert view.breakdown(scene.facts, 0) == [("cards", 3), ("pilgrims", 4), ("barns", 0), ("ships", 2)]
    assert view.achievements(scene.facts, 0) == ["most_pilgrims", "most_ships"]
    for name in ("s_d2", "f_d2"):
        give(scene, 1, name)
    assert view.achievements(scene.facts, 1) == ["most_pilgrims"]
    give(scene, 1, "g_d2")
    assert view.achievements(scene.facts, 1) == ["most_pilgrims", "all_terrains"]
    assert view.achievements(scene.facts, 3) == []
    for seat in range(4):
        assert sum(points for _, points in view.breakdown(scene.facts, seat)) == scene.scores[seat]


def test_scores_of_the_picture_are_those_of_the_rules() -> None:  # NE-14.1
    for seed in (1, 2, 3):
        match = GAME.new(seats=4, seed=seed)
        while not match.over:
            match.play(match.choice())
        assert [p.score for p in match.picture(-1).players] == match.scores
        assert match.picture(0).winners == match.winners


# --- What buttons say ---------------------------------------------------------------------------
def said(scene: Scene, act: str) -> dict[str, Any]:
    """What the words on a button need, for an act that may be refused."""
    a = GAME.actions.read(act)
    kind, _ = GAME.actions.args(a)
    _, args = GAME.actions.message(a)
    return view.details(scene.facts, kind.name, args)


def test_buttons_of_start_tiles() -> None:
    scene = laying()
    assert said(scene, "start_spot lie=down plot=a1")["terrain"] == "none"
    scene.act("start_terrain terrain=field")
    assert said(scene, "start_spot lie=down plot=a1") == {"plot": "A1", "plots": "A1–A2", "terrain": "field"}
    assert said(scene, "start_spot lie=across plot=k9") == {"plot": "K9", "plots": "K9", "terrain": "field"}  # off the board


def test_buttons_of_the_offer() -> None:  # NE-4.2
    scene = announcing()
    piles(scene, 4, 20)
    assert said(scene, "announce land=4") == {"cards": 5, "ends": "no"}
    assert said(scene, "announce land=5") == {"cards": 4, "ends": "yes"}
    scene.act("announce land=3")
    assert said(scene, "draw_land terrain=field") == {"extra": "no"}


def test_buttons_of_a_turn() -> None:  # NE-6.3, NE-12.1
    scene = in_turn(land=LAND, figures={0: "pilgrim C1, ship E1"}, offer="field s_d2 ship", token=4)
    assert said(scene, "buy_land terrain=field") == said(scene, "buy_store card=ship") == {"price": 4}
    assert said(scene, "end_turn") == {"income": 5}
    assert said(scene, "land_plot plot=a3") == {"plot": "A3", "terrain": "none"}
    assert said(scene, "reseat plot=a4") == {"plot": "A4", "tile": "A4–B4", "figure": "none", "from": "–"}
    assert said(scene, "shape_spot facing=0 plot=c1") == {"plot": "C1", "plots": "–", "card": "none"}
    assert said(scene, "figure_tile plot=e1") == {"plot": "E1", "tile": "E1", "figure": "none"}
    assert said(scene, "reveal_card") == {}
    scene.act("buy_execute card=s_d2")
    assert said(scene, "shape_spot facing=0 plot=c1") == {"plot": "C1", "plots": "C1, D1", "card": "s_d2"}
    assert said(scene, "shape_spot facing=2 plot=c1")["plots"] == "–"
    scene.act("shape_spot facing=0 plot=c1")
    assert said(scene, "reseat plot=a4") == {"plot": "A4", "tile": "A4–B4", "figure": "pilgrim", "from": "C1–D1"}


def test_buttons_of_land_and_figures() -> None:
    scene = in_turn(land=LAND, offer="field barn", token=1)
    scene.act("buy_land terrain=field")
    assert said(scene, "land_plot plot=a3") == {"plot": "A3", "terrain": "field"}
    scene.act("land_plot plot=a3", "buy_execute card=barn")
    assert said(scene, "figure_tile plot=c1") == {"plot": "C1", "tile": "C1–D1", "figure": "barn"}


def test_the_button_of_a_ship_that_looks_for_a_berth() -> None:
    scene = in_turn(land=LAND, figures={0: "ship C1"}, offer="s_d2")
    scene.act("buy_execute card=s_d2", "shape_spot facing=0 plot=c1")
    assert said(scene, "reseat plot=e1") == {"plot": "E1", "tile": "E1", "figure": "ship", "from": "C1–D1"}


# --- The story ----------------------------------------------------------------------------------
def test_the_beginning_is_told() -> None:  # NE-1.9, NE-2.8
    scene = set_up(4, first_player="2", start_layout="preset")
    said, news = scene.told("first_player seat=2")
    assert said["who"] == "Cas"
    assert news == [("news-preset", {}), ("news-round", {"round": 1, "who": "Cas"})]
    assert laying().told("start_terrain terrain=field") == ({"who": "Dot"}, [])


def test_a_relaxed_rule_is_told() -> None:  # NE-2.5
    scene = laying(start_touch="edges")
    spots = ["F1-G1", "B2-C2", "I2-I3", "B4-B5", "E4-F4", "K4-K5", "G6-H6", "D7-D8", "A8-B8", "G8-G9", "J8-K8"]
    for i, text in enumerate(spots):
        one, two = text.split("-")
        terrain = ("settlement", "field", "pasture")[i // 4]
        assert scene.told(f"start_terrain terrain={terrain}")[1] == []
        scene.act(f"start_spot lie={'across' if one[1] == two[1] else 'down'} plot={one.lower()}")
    assert scene.told("start_terrain terrain=pasture")[1] == [("news-relaxed", {"step": 2})]


def test_the_offer_and_the_order_are_told() -> None:  # NE-4.3, NE-6.1
    scene = announcing(3)
    assert scene.told("announce land=3")[0] == {"who": "Ann", "cards": 6, "ends": "no"}
    scene.act("draw_land terrain=field", "draw_land terrain=pasture")
    assert scene.told("draw_land terrain=field")[1] == [("news-offer-land", {"settlements": 0, "fields": 2, "pastures": 1})]
    fill_offer(scene)
    assert scene.told("take_token token=2") == ({"who": "Ann"}, [])
    scene.act("take_token token=9")
    order = {"first": "Ben", "first-token": 9, "second": "Cas", "second-token": 4, "third": "Ann", "third-token": 2}
    assert scene.told("take_token token=4")[1] == [("news-order-three", order)]
    four = announcing(4)
    four.act("announce land=3")
    fill_offer(four)
    four.act("take_token token=1", "take_token token=2", "take_token token=3")
    key, said = four.told("take_token token=4")[1][0]
    assert (key, said["first"], said["fourth"], said["fourth-token"]) == ("news-order-four", "Dot", "Ann", 1)


def test_points_and_majorities_are_told() -> None:  # NE-14.2, NE-14.3
    scene = in_turn(land=LAND, figures={1: "pilgrim G1"}, offer="pilgrim pilgrim s_d2", token=1, money=30)
    scene.act("buy_execute card=pilgrim")
    said, news = scene.told("figure_tile plot=e1")
    assert said == {"who": "Ann", "plot": "E1", "tile": "E1", "figure": "pilgrim"}
    assert news == [
        ("news-points", {"who": "Ann", "card": "pilgrim", "points": 1}),
        ("news-most", {"who": "Ann", "figure": "pilgrim"}),
    ]
    scene.act("buy_execute card=pilgrim")
    assert scene.told("figure_tile plot=a4")[1][1:] == [("news-most-lost", {"who": "Ben", "figure": "pilgrim"})]
    take_turn(scene, 0, 1)
    scene.s.purchases = 0
    scene.act("buy_execute card=s_d2")
    assert scene.told("shape_spot facing=0 plot=c1")[1] == [("news-points", {"who": "Ann", "card": "s_d2", "points": 3})]


def test_a_card_is_told_when_it_takes_effect() -> None:  # NE-11.5
    scene = in_turn(land=LAND, figures={0: "pilgrim C1"}, offer="s_d2")
    scene.act("buy_execute card=s_d2")
    assert scene.told("shape_spot facing=0 plot=c1")[1] == []
    said, news = scene.told("reseat plot=a4")
    assert said == {"who": "Ann", "plot": "A4", "tile": "A4–B4", "figure": "pilgrim", "from": "C1–D1"}
    assert news == [("news-points", {"who": "Ann", "card": "s_d2", "points": 3})]


def test_the_end_of_a_round_is_told() -> None:  # NE-3.2, NE-3.3
    scene = in_turn(offer="field pilgrim barn")
    assert scene.told("end_turn") == (
        {"who": "Ann", "income": 4},
        [("news-unsold", {"count": 3}), ("news-round", {"round": 6, "who": "Ben"})],
    )
    scene = in_turn()
    assert scene.told("end_turn")[1] == [("news-round", {"round": 6, "who": "Ben"})]


def test_the_end_of_the_game_is_told() -> None:  # NE-13.1, NE-13.3, NE-14.6
    scene = in_turn(figures={0: "barn A9"}, stored="s_o4")
    scene.act("end_turn")
    piles(scene, 2, 30)
    said, news = scene.told("announce land=3")
    assert said == {"who": "Ben", "cards": 6, "ends": "yes"}
    assert news == [
        ("news-ends", {"bag": 2, "stack": 30}),
        ("news-stored-lost", {"who": "Ann", "count": 1}),
        ("news-wins", {"who": "Ann", "points": 4}),
    ]
    shared = announcing(3)
    piles(shared, 0, 0)
    assert shared.told("announce land=3")[1][1:] == [("news-shares", {"who": name, "points": 0}) for name in NAMES[:3]]


def test_money_that_decides_is_told() -> None:  # NE-14.6
    scene = announcing(3)
    give(scene, 0, "s_o4")
    give(scene, 1, "g_t4")
    scene.s.money[1], scene.s.money[2] = 13, 50
    piles(scene, 0, 0)
    assert scene.told("announce land=3")[1][1:] == [("news-wins-money", {"who": "Ben", "points": 8, "money": 13})]
    alone = announcing(3)
    give(alone, 1, "g_t4")
    piles(alone, 0, 0)
    assert alone.told("announce land=3")[1][1:] == [("news-wins", {"who": "Ben", "points": 8})]


def test_an_extra_offer_is_told() -> None:  # NE-10.14
    scene = in_turn(land=LAND, figures={0: "ship C1"})
    assert picture(scene).may_reveal
    assert scene.told("reveal_land") == ({"who": "Ann"}, [])
    assert scene.told("draw_land terrain=field") == ({"who": "Ann", "extra": "yes"}, [])
    assert scene.s.on_offer[piece("field")] == 1
    store_one = in_turn(figures={0: "barn A9"})
    store(store_one, 0, "s_o4")
    assert picture(store_one).players[0].empty_barns == 0


@pytest.mark.parametrize("seat", [None, SPECTATOR, 0, 2])
def test_a_whole_game_can_be_told_to_anybody(seat: int | None) -> None:
    match = GAME.new(seats=4, seed=8)
    while not match.over:
        match.play(match.choice())
    for language in ("en", "de", "nl"):
        lines = match.story(seat, language=language, names=NAMES)
        assert len(lines) > 100
        assert all(line and "{" not in line for line in lines)
        assert any("Ann" in line for line in lines)
