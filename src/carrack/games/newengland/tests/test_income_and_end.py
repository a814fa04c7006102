"""Income (NE-12), the end of the game (NE-13), scoring and the winner (NE-14)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from ..content import BONUS, KINDS, POINTS, Card
from ..view.families import breakdown, winners
from .positions import GAME, Rule, announcing, fill_offer, give, in_turn, lay, piece, piles, sound, stand, store, use


# --- NE-12 --------------------------------------------------------------------------------------
def test_income_is_four_and_a_shilling_for_each_pilgrim() -> None:  # NE-12.1
    scene = in_turn(land={0: "S A1-B1 C1", 1: "S E1-F1"}, figures={0: "pilgrim A1, ship C1, barn C9", 1: "pilgrim E1"}, money=3, token=7)
    scene.s.token[1], scene.s.money[1] = 2, 8
    scene.act("end_turn")
    assert (scene.s.money[0], scene.s.token[0]) == (3 + 5, 0)  # barns, ships and others' pilgrims bring nothing
    scene.act("end_turn")
    assert scene.s.money.tolist()[:2] == [8, 8 + 5]


def test_income_is_received_once_a_round_by_everybody() -> None:  # NE-12.2
    scene = announcing(3)
    scene.act("announce land=3")
    fill_offer(scene)
    assert scene.s.money.tolist() == [12, 12, 12, 0]
    for token in (5, 9, 1):
        scene.act(f"take_token token={token}")
    assert scene.s.money.tolist() == [12, 12, 12, 0]
    scene.act("end_turn")
    assert scene.s.money.tolist() == [12, 16, 12, 0]
    scene.act("buy_execute card=pilgrim", "figure_tile plot=g3", "end_turn", "end_turn")
    assert scene.s.money.tolist() == [12 - 5 + 5, 16, 16, 0]
    assert scene.phase == "ANNOUNCE"


def test_no_income_in_the_round_that_ends_the_game() -> None:  # NE-12.3
    scene = in_turn(figures={0: "pilgrim A9"}, money=9)
    scene.act("end_turn")
    piles(scene, bag=2, stack=30)
    money = scene.s.money.tolist()
    scene.act("announce land=3")
    assert scene.phase == "OVER"
    assert scene.s.money.tolist() == money


# --- NE-13 --------------------------------------------------------------------------------------
def test_the_game_ends_at_once_in_the_first_phase() -> None:  # NE-13.1
    scene = announcing()
    piles(scene, bag=5, stack=4)
    scene.act("announce land=5")
    fill_offer(scene)
    assert scene.phase == "TOKEN"  # bag and stack are empty, and the round is played to its end
    for token in (1, 2, 3, 4):
        scene.act(f"take_token token={token}")
    scene.act("end_turn", "end_turn", "end_turn", "end_turn")
    assert (scene.phase, scene.s.money.tolist()) == ("ANNOUNCE", [16] * 4)
    scene.act("announce land=4")
    assert scene.phase == "OVER"
    assert scene.legal == []
    sound(scene)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (4, 3), (4, 4)])
def test_a_game_lasts_thirteen_rounds_at_most(seats: int, seed: int) -> None:  # NE-13.1
    match = GAME.new(seats=seats, seed=seed)
    completed, decisions = 0, 0
    while not match.over:
        match.play(match.choice())
        completed, decisions = match.facts().round_number - 1, decisions + 1
    assert (6 if seats == 4 else 7) <= completed <= 13
    assert decisions <= 1000


def test_any_number_may_be_announced_even_if_it_ends_the_game() -> None:  # NE-13.2
    scene = announcing()
    piles(scene, bag=4, stack=20)
    assert scene.legal == [f"announce land={n}" for n in (3, 4, 5, 6)]
    scene.act("announce land=6")
    assert scene.phase == "OVER"


@pytest.mark.parametrize(
    ("bag", "stack", "legal"),
    [(60, 58, [3, 4, 5, 6]), (4, 20, [3, 4]), (20, 3, [6]), (2, 40, [3, 4, 5, 6]), (40, 2, [3, 4, 5, 6]), (4, 4, [3, 4, 5, 6])],
)
def test_only_feasible_numbers_by_option(bag: int, stack: int, legal: list[int]) -> None:  # NE-13.2
    scene = announcing(end_choice="feasible_only")
    piles(scene, bag, stack)
    assert scene.legal == [f"announce land={n}" for n in legal]
    for n in {3, 4, 5, 6} - set(legal):
        assert scene.refused(f"announce land={n}") == Rule.NE_13_2


def test_stored_cards_are_removed_before_scoring() -> None:  # NE-13.3
    scene = in_turn(figures={0: "barn A9, barn C9"}, stored="s_o4 ship", money=5)
    scene.act("end_turn")
    piles(scene, bag=0, stack=30)
    removed = scene.s.removed.tolist()
    scene.act("announce land=3")
    assert scene.phase == "OVER"
    assert (scene.s.stored_cards.tolist(), sum(scene.s.stored.tolist()[0])) == ([0] * 4, 0)
    assert scene.s.removed[piece("s_o4")] == removed[piece("s_o4")] + 1
    assert scene.s.removed[piece("ship")] == removed[piece("ship")] + 1
    assert scene.scores == [1 + 1 + 3, 0, 0, 0]
    sound(scene)


# --- NE-14 --------------------------------------------------------------------------------------
def test_cards_bring_their_points() -> None:  # NE-14.1
    assert POINTS.tolist() == [1, 1, 2, 3, 5, 8, 3, 5, 6, 10, 3, 5, 6, 8, 9, 8]
    scene = announcing()
    for card in Card:
        if card > Card.SHIP:
            before = scene.scores[2]
            give(scene, 2, card.name)
            assert scene.scores[2] - before == KINDS[card].points
    assert scene.scores == [0, 0, 79, 0]


@pytest.mark.parametrize(("name", "bonus", "each"), [("pilgrim", 4, 1), ("barn", 3, 1), ("ship", 2, 2)])
def test_most_of_a_kind(name: str, bonus: int, each: int) -> None:  # NE-14.2, NE-14.3, NE-14.4
    assert bonus in BONUS.tolist()
    scene = in_turn(land={0: "S A1-B1 C1", 1: "S E1-F1 G1", 2: "S I1-J1"})
    assert scene.scores == [0, 0, 0, 0]  # nobody has one: nobody gets it
    stand(scene, 0, f"{name} A1")
    assert scene.scores == [each + bonus, 0, 0, 0]
    stand(scene, 1, f"{name} E1")
    assert scene.scores == [each + bonus, each + bonus, 0, 0]  # tied: both get all of it
    stand(scene, 1, f"{name} G1")
    assert scene.scores == [each, 2 * each + bonus, 0, 0]
    assert [dict(breakdown(scene.facts, p))[f"{name}s"] for p in range(4)] == [0, bonus, 0, 0]


def test_nobody_has_most_of_nothing() -> None:  # NE-14.4
    assert announcing(3).scores == [0, 0, 0]


def test_money_land_and_stored_cards_give_nothing() -> None:  # NE-14.5
    scene = in_turn(land={0: "S C3-C4 C5 C6 C7"}, figures={0: "barn C9"}, money=99)
    before = scene.scores
    store(scene, 0, "f_i4")
    lay(scene, 0, "S D3")
    scene.s.money[0] = 150
    assert scene.scores == before == [1 + 3, 0, 0, 0]
    use(scene, "C5")
    assert scene.scores == before


def ended(points: list[str], money: list[int]) -> Scene:
    """A game that is over, with these cards and this money."""
    scene = announcing(len(points))
    for seat, names in enumerate(points):
        for name in names.split():
            give(scene, seat, name)
        scene.s.money[seat] = money[seat]
    piles(scene, bag=0, stack=0)
    scene.act("announce land=3")
    return scene


@pytest.mark.parametrize(
    ("points", "money", "won"),
    [
        (["s_o4", "f_i3", "s_d2"], [0, 99, 99], [0]),  # points before money
        (["s_o4", "g_t4", "s_d2"], [7, 9, 50], [1]),  # then money
        (["s_o4", "g_t4", "g_l4"], [9, 9, 8], [0, 1]),  # then the win is shared
        (["s_o4", "g_t4", "g_l4"], [9, 9, 9], [0, 1, 2]),
        (["s_o4", "f_i3", "s_d2"], [0, 233, 233], [0]),
    ],
)
def test_the_winner(points: list[str], money: list[int], won: list[int]) -> None:  # NE-14.6
    scene = ended(points, money)
    best = max(scene.standings)
    assert [seat for seat, standing in enumerate(scene.standings) if standing == best] == won
    assert winners(scene.facts) == won


def test_nobody_has_won_while_the_game_is_on() -> None:  # NE-14.6
    assert winners(announcing().facts) == []
