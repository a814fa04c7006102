"""Rounds (NE-3), the offer (NE-4), tokens (NE-5), turns and purchases (NE-6)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from .positions import (
    Rule,
    announcing,
    chosen,
    fill_offer,
    in_turn,
    lay,
    on_offer,
    out_of_the_pile,
    piece,
    piles,
    put_on_offer,
    set_up,
    sound,
)

NAMES = ("settlement", "field", "pasture")


def tokens(scene: Scene, *taken: int) -> None:
    for token in taken:
        scene.act(f"take_token token={token}")


def offered(scene: Scene, n: int = 3) -> Scene:
    scene.act(f"announce land={n}")
    fill_offer(scene)
    return scene


# --- NE-3 ---------------------------------------------------------------------------------------
def test_a_round_has_three_phases() -> None:  # NE-3.1
    scene = announcing(3)
    seen = [scene.phase]
    scene.act("announce land=4")
    seen.append(scene.phase)
    for _ in range(4):
        scene.act(next(iter(scene.outcomes)))
    seen.append(scene.phase)
    for _ in range(5):
        scene.act(next(iter(scene.outcomes)))
    seen.append(scene.phase)
    tokens(scene, 1, 2, 3)
    seen.append(scene.phase)
    scene.act("end_turn", "end_turn")
    seen.append(scene.phase)
    scene.act("end_turn")
    seen.append(scene.phase)
    assert seen == ["ANNOUNCE", "OFFER_LAND", "OFFER_CARD", "TOKEN", "TURN", "TURN", "ANNOUNCE"]
    assert scene.s.round_number == 2


def test_what_nobody_bought_leaves_the_game() -> None:  # NE-3.2
    scene = in_turn(
        land={0: "S A1-B1"}, figures={0: "ship A1"}, offer="settlement field field pilgrim pilgrim s_o4 f_i4 barn ship", token=2
    )
    scene.act("reveal_card", "draw_card card=g_t4", "buy_execute card=pilgrim", "figure_tile plot=c9")
    bag, stack = scene.s.bag.tolist(), scene.s.stack.tolist()
    assert scene.s.removed.tolist() == [0] * 19
    scene.act("end_turn")
    gone = [0] * 19
    for name in ("settlement", "field", "field", "pilgrim", "s_o4", "f_i4", "barn", "ship", "g_t4"):
        gone[piece(name)] += 1
    assert scene.s.removed.tolist() == gone
    assert (scene.s.bag.tolist(), scene.s.stack.tolist()) == (bag, stack)  # nothing goes back
    assert set(scene.s.offer.tolist()) == {-1}
    assert (scene.s.extra_offers, scene.s.on_offer.tolist()) == (0, [0] * 19)
    for seat in (-1, 0, 1, 2, 3):
        assert scene.known_to(seat).removed.tolist() == gone
    sound(scene)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_stone_passes_to_the_left(seats: int) -> None:  # NE-3.3
    scene = set_up(seats, first_player="2", start_layout="preset")
    scene.act("first_player seat=2")
    first = list[int]()
    for _ in range(5):
        first.append(scene.s.actor)
        offered(scene)
        tokens(scene, *range(1, seats + 1))
        scene.act(*["end_turn"] * seats)
    assert first == [(2 + i) % seats for i in range(5)]
    assert scene.s.round_number == 6
    assert scene.s.first == (2 + 5) % seats


# --- NE-4 ---------------------------------------------------------------------------------------
def test_three_to_six_are_announced_before_anything_is_drawn() -> None:  # NE-4.1
    scene = announcing()
    assert scene.legal == [f"announce land={n}" for n in (3, 4, 5, 6)]
    assert on_offer(scene) == []
    with pytest.raises(ValueError, match="land"):
        scene.refused("announce land=7")
    scene.act("announce land=6")
    assert scene.s.announced == 6
    assert scene.refused("announce land=3") == Rule.NOT_NOW


@pytest.mark.parametrize(
    ("bag", "stack", "goes_on"),
    [(3, 58, [3]), (2, 58, []), (6, 3, [6]), (5, 4, [5]), (60, 6, [3, 4, 5, 6]), (60, 5, [4, 5, 6]), (60, 2, []), (4, 5, [4]), (4, 4, [])],
)
def test_pieces_that_do_not_suffice_end_the_game(bag: int, stack: int, goes_on: list[int]) -> None:  # NE-4.2
    for n in (3, 4, 5, 6):
        scene = announcing()
        piles(scene, bag, stack)
        scene.act(f"announce land={n}")
        assert scene.phase == ("OFFER_LAND" if n in goes_on else "OVER")
        assert scene.outcomes == {} or n in goes_on
        assert (sum(scene.s.bag.tolist()), sum(scene.s.stack.tolist())) == (bag, stack)
        sound(scene)


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_tiles_lie_first_then_cards(n: int) -> None:  # NE-4.3
    scene = announcing()
    scene.act(f"announce land={n}")
    laid = list[str]()
    for i in range(9):
        assert scene.s.actor < 0  # nobody decides
        act = list(scene.outcomes)[-1 - i % 2]
        laid.append(act.split("=")[1])
        scene.act(act)
        assert scene.s.offer[i] == piece(laid[-1])
        sound(scene)
    assert [name in NAMES for name in laid] == [True] * n + [False] * (9 - n)
    assert (sum(scene.s.bag.tolist()), sum(scene.s.stack.tolist())) == (60 - n, 58 - (9 - n))
    assert scene.phase == "TOKEN"


def test_the_offer_is_public() -> None:  # NE-4.4
    scene = offered(announcing())
    for seat in (-1, 0, 1, 2, 3):
        assert scene.known_to(seat).offer.tolist() == scene.s.offer.tolist()


# --- NE-5 ---------------------------------------------------------------------------------------
def test_everybody_takes_one_token_clockwise() -> None:  # NE-5.1
    scene = set_up(4, first_player="2", start_layout="preset")
    scene.act("first_player seat=2")
    offered(scene)
    who = list[int]()
    for token in (9, 2, 5, 1):
        who.append(scene.s.actor)
        assert all(act.startswith("take_token") for act in scene.legal)  # compulsory
        tokens(scene, token)
    assert who == [2, 3, 0, 1]
    assert scene.s.token.tolist() == [5, 1, 9, 2]
    assert scene.phase == "TURN"
    sound(scene)


def test_a_taken_token_is_gone() -> None:  # NE-5.2
    scene = offered(announcing())
    tokens(scene, 7)
    assert scene.refused("take_token token=7") == Rule.NE_5_2
    assert len(scene.legal) == 9
    tokens(scene, 1)
    assert scene.refused("take_token token=1") == Rule.NE_5_2
    assert scene.legal == [f"take_token token={n}" for n in (2, 3, 4, 5, 6, 8, 9, 10)]


def test_a_token_may_be_higher_than_the_money() -> None:  # NE-5.3
    scene = announcing()
    scene.s.money[0] = 0
    offered(scene)
    tokens(scene, 10, 1, 2, 3)
    assert scene.s.active == 0
    assert scene.legal == ["end_turn"]
    assert scene.refused("buy_land terrain=settlement") == Rule.NE_6_5


def test_the_token_is_order_and_price() -> None:  # NE-5.4, NE-6.1
    scene = announcing()
    offered(scene)
    tokens(scene, 2, 9, 4, 6)
    order = list[tuple[int, int]]()
    for _ in range(4):
        seat, before = scene.s.actor, scene.s.money[scene.s.actor]
        scene.act("buy_execute card=pilgrim")
        scene.act(f"figure_tile plot={chosen_tile(scene)}")
        order.append((seat, before - scene.s.money[seat]))
        scene.act("end_turn")
    assert order == [(1, 9), (3, 6), (2, 4), (0, 2)]


def chosen_tile(scene: Scene) -> str:
    return chosen(scene, "figure_tile")[0].lower()


def test_a_token_goes_back_into_the_row() -> None:  # NE-12.1, NE-6.1
    scene = announcing()
    offered(scene)
    tokens(scene, 2, 9, 4, 6)
    scene.act("end_turn")
    assert scene.s.token.tolist() == [2, 0, 4, 6]
    scene.act("end_turn", "end_turn", "end_turn")
    assert scene.s.token.tolist() == [0, 0, 0, 0]
    offered(scene)
    assert len(scene.legal) == 10


# --- NE-6 ---------------------------------------------------------------------------------------
def test_anything_in_any_order() -> None:  # NE-6.2, NE-10.8
    for when in ("before", "between", "after"):
        scene = in_turn(land={0: "S C3-C4 C5 / F E3-E4"}, figures={0: "barn C5"}, stored="s_d2", offer="field pilgrim", token=3)
        out = ("execute_stored card=s_d2", "shape_spot facing=1 plot=c3")
        if when == "before":
            scene.act(*out)
        scene.act("buy_execute card=pilgrim", "figure_tile plot=e9")
        if when == "between":
            scene.act(*out)
        scene.act("buy_land terrain=field", "land_plot plot=e5")
        if when == "after":
            scene.act(*out)
        assert scene.s.money[0] == 12 - 2 * 3
        assert scene.legal == ["end_turn"]
        scene.act("end_turn")
        assert scene.s.money[0] == 6 + 5


def test_he_may_stop_at_any_time() -> None:  # NE-6.2, NE-6.9
    scene = in_turn(land={0: "F C3-C4"}, offer="field field", token=1)
    assert "end_turn" in scene.legal
    scene.act("buy_land terrain=field")
    assert "end_turn" not in scene.legal  # what is bought is settled first
    assert scene.refused("end_turn") == Rule.NOT_NOW
    scene.act("land_plot plot=c5")
    assert "end_turn" in scene.legal


def test_a_purchase_is_paid_and_settled_at_once() -> None:  # NE-6.3
    scene = in_turn(land={0: "F C3-C4"}, figures={0: "barn A9"}, offer="field pilgrim f_i4", token=5)
    others = scene.s.money.tolist()[1:]
    scene.act("buy_land terrain=field")
    assert (scene.s.money[0], scene.s.on_offer[piece("field")], scene.phase) == (7, 0, "LAND_PLOT")
    assert {act.split()[0] for act in scene.legal} == {"land_plot"}
    scene.act("land_plot plot=c2")
    scene.act("buy_store card=f_i4")
    assert scene.s.money[0] == 2  # the same price for a card that is stored
    assert scene.phase == "TURN"
    assert scene.s.money.tolist()[1:] == others  # it is paid to the bank
    sound(scene)


def test_only_what_is_on_offer_can_be_bought() -> None:  # NE-6.3
    scene = in_turn(land={0: "F C3-C4"}, figures={0: "barn A9"}, offer="field pilgrim")
    for act in ("buy_land terrain=pasture", "buy_execute card=ship", "buy_store card=s_d2"):
        assert scene.refused(act) == Rule.NE_6_3
    assert scene.legal == ["buy_land terrain=field", "buy_execute card=pilgrim", "buy_store card=pilgrim", "end_turn"]


@pytest.mark.parametrize("wanted", ["ff", "pp", "fp", "pf"])
def test_at_most_two_purchases_in_any_mix(wanted: str) -> None:  # NE-6.4
    scene = in_turn(land={0: "F C3-C4"}, figures={0: "barn A9"}, offer="field field field pilgrim pilgrim pilgrim s_d2", token=1)
    for n, one in enumerate(wanted):
        assert scene.s.purchases == n
        if one == "f":
            scene.act("buy_land terrain=field")
            scene.act(f"land_plot plot={chosen(scene, 'land_plot')[0].lower()}")
        else:
            scene.act("buy_execute card=pilgrim")
            scene.act(f"figure_tile plot={chosen_tile(scene)}")
    assert scene.s.purchases == 2
    for act in ("buy_land terrain=field", "buy_execute card=pilgrim", "buy_store card=s_d2"):
        assert scene.refused(act) == Rule.NE_6_4
    assert scene.legal == ["end_turn"]


def test_purchases_are_counted_for_each_turn() -> None:  # NE-6.4
    scene = in_turn(offer="pilgrim pilgrim pilgrim", token=1)
    scene.act("buy_execute card=pilgrim", "figure_tile plot=a9", "buy_execute card=pilgrim", "figure_tile plot=c9")
    assert scene.refused("buy_execute card=pilgrim") == Rule.NE_6_4
    scene.s.token[1] = 3
    scene.act("end_turn")
    assert (scene.phase, scene.s.active, scene.s.purchases) == ("TURN", 1, 0)
    assert scene.refused("buy_execute card=pilgrim") == 0


@pytest.mark.parametrize(("token", "money", "purchases"), [(5, 4, 0), (5, 5, 1), (5, 9, 1), (5, 10, 2), (1, 0, 0)])
def test_there_is_no_credit(token: int, money: int, purchases: int) -> None:  # NE-6.5
    scene = in_turn(land={0: "F C3-C4"}, figures={0: "barn A9"}, offer="field field field pilgrim", token=token, money=money)
    for name in ("c5", "c6")[:purchases]:
        scene.act("buy_land terrain=field", f"land_plot plot={name}")
    why = Rule.NE_6_5 if purchases < 2 else Rule.NE_6_4
    for act in ("buy_land terrain=field", "buy_execute card=pilgrim", "buy_store card=pilgrim"):
        assert scene.refused(act) == why
    assert scene.s.money[0] == money - purchases * token


def test_land_that_cannot_be_laid_is_not_sold() -> None:  # NE-6.6, NE-7.6
    scene = in_turn(land={0: "F A1-A2", 1: "S B1-B2 / G A3-B3"}, offer="field settlement", token=1)
    assert scene.refused("buy_land terrain=field") == Rule.NE_6_6  # closed in by other land
    assert scene.refused("buy_land terrain=settlement") == 0
    scene = in_turn(land={0: "F A1-A2", 1: "F C1-C2", 2: "G A3-B3"}, offer="field", token=1)
    assert scene.refused("buy_land terrain=field") == Rule.NE_6_6  # B1 and B2 are beside a rival's field


def test_cards_that_cannot_be_carried_out_need_a_barn() -> None:  # NE-6.7
    scene = in_turn(land={0: "S C3-C4"}, offer="s_d2 s_o4 ship barn pilgrim", token=1)
    assert scene.refused("buy_execute card=s_d2") == 0
    assert scene.refused("buy_execute card=s_o4") == Rule.NE_6_7
    assert scene.refused("buy_execute card=ship") == Rule.NE_6_7  # no coast
    assert scene.refused("buy_store card=s_o4") == Rule.NE_10_6
    assert scene.refused("buy_store card=barn") == Rule.NE_10_6  # its own barn does not count
    scene.act("buy_execute card=barn", "figure_tile plot=e9")
    assert scene.refused("buy_store card=s_o4") == 0
    assert scene.refused("buy_execute card=s_o4") == Rule.NE_6_7
    scene.act("buy_store card=s_o4")
    assert scene.s.stored[0, 5] == 1
    sound(scene)


def test_a_card_may_be_bought_if_figures_can_step_aside() -> None:  # NE-6.7
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "pilgrim C3, pilgrim C9"}, offer="s_d2")
    assert scene.refused("buy_execute card=s_d2") == 0  # E9 is free
    scene = in_turn(land={0: "S C3-C4"}, figures={0: "pilgrim C3, pilgrim C9, pilgrim E9"}, offer="s_d2 pilgrim")
    assert scene.refused("buy_execute card=s_d2") == Rule.NE_6_7
    assert scene.refused("buy_execute card=pilgrim") == Rule.NE_6_7


def test_the_offer_is_not_refilled() -> None:  # NE-6.8
    scene = in_turn(land={0: "F C3-C4"}, offer="field field pilgrim barn", token=1)
    before = scene.s.offer.tolist()
    bag, stack = scene.s.bag.tolist(), scene.s.stack.tolist()
    scene.act("buy_land terrain=field", "land_plot plot=c5", "buy_execute card=barn", "figure_tile plot=e9")
    assert (scene.s.bag.tolist(), scene.s.stack.tolist()) == (bag, stack)
    left = [one for one in scene.s.offer.tolist() if one != -1]
    assert left == [piece("field"), piece("pilgrim")]
    assert len([one for one in before if one != -1]) == 4


def test_a_turn_ends_with_income_even_without_a_purchase() -> None:  # NE-6.9, NE-12.2
    scene = announcing()
    offered(scene)
    tokens(scene, 1, 2, 3, 4)
    for seat in (3, 2, 1, 0):
        assert scene.s.actor == seat
        scene.act("end_turn")
        assert scene.s.money[seat] == 16
    assert scene.s.money.tolist() == [16] * 4


def test_pieces_of_a_kind_are_the_same() -> None:  # NE-6.3
    scene = in_turn(land={0: "S A1-B1"}, figures={0: "ship A1"}, offer="field pilgrim pilgrim", token=1)
    scene.act("reveal_card", "draw_card card=pilgrim")
    assert scene.s.on_offer[piece("pilgrim")] == 3
    scene.act("buy_execute card=pilgrim", "figure_tile plot=c9")
    assert scene.s.offer.tolist()[:3] == [piece("field"), -1, piece("pilgrim")]  # the first of them goes
    assert scene.s.offer[9] == piece("pilgrim")
    sound(scene)


def test_the_next_player_finds_what_is_left() -> None:  # NE-6.8
    scene = in_turn(land={0: "F C3-C4"}, offer="field pilgrim", token=4)
    scene.s.token[1], scene.s.money[1] = 2, 12
    scene.act("buy_execute card=pilgrim", "figure_tile plot=a9", "end_turn")
    assert scene.s.active == 1
    assert scene.refused("buy_execute card=pilgrim") == Rule.NE_6_3
    assert scene.refused("buy_land terrain=field") == 0


def test_extra_pieces_may_be_placed() -> None:
    """The helpers of these tests keep the box complete."""
    scene = set_up()
    put_on_offer(scene, "field pilgrim")
    out_of_the_pile(scene, piece("ship"))
    scene.s.removed[piece("ship")] += 1
    lay(scene, 0, "F C3-C4 C5")
    sound(scene)
