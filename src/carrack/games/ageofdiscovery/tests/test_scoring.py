"""Scorings (AD-11 to AD-13), special orders (AD-14), the winner (AD-15) and the limit (AD-16)."""

from __future__ import annotations

import pytest

from carrack.core.scene import Scene

from ..content import SPECIAL_POINTS, VOYAGE_POINTS, Special, Voyage
from .positions import (
    Rule,
    begin,
    free,
    give,
    last_pile,
    next_turn,
    piles,
    rich,
    round_of_coins,
    run,
    running,
    sail,
    score_now,
    show_specials,
    sound,
    special,
)


def interim_now(scene: Scene) -> None:
    """The interim scoring comes after the present turn."""
    scene.s.interim_due = scene.s.turn
    scene.s.pile[2] -= 1
    next_turn(scene)


# --- What a ship is worth (AD-11) ---------------------------------------------------------------
@pytest.mark.parametrize("where", list(Voyage))
def test_ad_11_1_two_numbers_for_each_scoring(where: Voyage) -> None:  # AD-11.1, AD-11.5
    (black, coloured), (final_black, final_coloured) = VOYAGE_POINTS[where].tolist()
    assert 0 < black < coloured and 0 < final_black < final_coloured
    scene = begin(2)
    scene.s.completed[0] = scene.s.completed[1] = 0
    tile = ("red", "yellow", "green", "blue", "white", "brown")[where // 2]
    other = "brown" if tile == "red" else "red"
    sail(scene, where.name, f"{tile}_1 0", f"{other}_1 1")
    interim_now(scene)
    assert scene.s.points.tolist()[:2] == [coloured, black]
    score_now(scene)
    assert scene.s.points.tolist()[:2] == [coloured + final_coloured, black + final_black]


def test_ad_11_2_the_coloured_number_for_ships_of_the_tile() -> None:  # AD-11.2
    scene = begin(2)
    sail(scene, "columbus", "red_1 0", "red_2 0", "red_2 1")
    interim_now(scene)
    assert scene.s.points.tolist()[:2] == [8, 4]


def test_ad_11_3_ship_by_ship_whatever_the_fleet() -> None:  # AD-11.3
    scene = rich(2, ships="red_1 blue_1")
    sail(scene, "columbus", "blue_2 1")  # a blue fleet on a red tile
    scene.act("head_for voyage=columbus", "send ship=red_1", "head_for voyage=columbus", "send ship=blue_1", "stop")
    scene.s.interim_due = scene.s.turn
    scene.s.pile[2] -= 1
    scene.act("end_turn")
    assert scene.s.points.tolist()[:2] == [4 + 2, 2]  # the red ship came by a card


def test_ad_11_4_capacity_does_not_matter() -> None:  # AD-11.4
    scene = begin(2)
    sail(scene, "magellan", "blue_3 0", "blue_1 1")
    interim_now(scene)
    assert scene.s.points.tolist()[:2] == [2, 2]


def test_ad_11_5_the_light_box_then_the_dark_one() -> None:  # AD-11.5
    scene = begin(2)
    sail(scene, "balboa", "green_1 0")
    interim_now(scene)
    assert scene.s.points[0] == 2
    score_now(scene)
    assert scene.s.points[0] == 2 + 8


# --- The interim scoring (AD-12) ----------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ad_12_1_one_more_turn_for_everybody_the_revealer_last(seats: int) -> None:  # AD-12.1, AD-12.2
    scene = rich(seats, coins=60)
    sail(scene, "abreu", "red_3 0")
    piles(scene, 0, 0, scene.s.pile[2], scene.s.pile[3], scene.s.pile[4])
    scene.act("buy column=1", "turn_up card=interim")
    scene.act(next(iter(scene.outcomes)), "stop", "end_turn")
    assert scene.s.interim_due == 1 + seats
    for seat in [*range(1, seats), 0]:
        assert (scene.s.active, scene.s.interim_scored, scene.s.points[0]) == (seat, 0, 0)
        next_turn(scene)
    assert (scene.s.active, scene.s.interim_scored, scene.s.points[0]) == (1, 1, 3)


def test_ad_12_3_all_voyages_for_all_players_and_ships_stay() -> None:  # AD-12.3
    scene = begin(3)
    sail(scene, "abreu", "red_2 0")
    sail(scene, "drake", "brown_2 1", "brown_2 2", "brown_2 1")
    interim_now(scene)
    assert scene.s.points.tolist()[:3] == [3, 4, 2]
    assert scene.s.ships.tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]


def test_ad_12_4_then_the_game_goes_on() -> None:  # AD-12.4
    scene = begin(2)
    run(scene, 0, "blue_3", 3, "blue_3")
    run(scene, 1, "green_3", 3, "green_3")
    scene.act("reserve place=buy_1")
    interim_now(scene)
    assert (scene.s.active, scene.phase, scene.s.mark[0]) == (1, "MENU", 0)
    assert (running(scene, 0), running(scene, 1)) == ([("blue_3", 3, 7)], [("green_3", 2, 7)])
    assert scene.s.closed_cards.tolist()[:2] == [2, 2]


def test_ad_12_5_no_special_orders_and_no_unplaced_ships_yet() -> None:  # AD-12.5
    scene = begin(2)
    give(scene, 0, "red_1 red_2")
    scene.s.completed[0] = 10
    sail(scene, "abreu", "red_3 0")
    interim_now(scene)
    assert scene.s.points[0] == 3


# --- The final scoring (AD-13) ------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ad_13_1_the_last_round(seats: int) -> None:  # AD-13.1
    scene = rich(seats, coins=60)
    last_pile(scene, 4)
    scene.act("buy column=1", "turn_up card=final")
    assert scene.phase == "TURN_UP"
    scene.act(next(iter(scene.outcomes)), "stop", "end_turn")
    assert scene.s.final_due == 1 + seats
    for seat in [*range(1, seats), 0]:
        assert (scene.s.active, scene.phase) == (seat, "MENU")
        next_turn(scene)
    assert scene.phase == "SHOW_SPECIAL"
    show_specials(scene)
    assert (scene.phase, scene.legal) == ("OVER", [])


def test_ad_13_2_the_last_turns_are_played_as_usual() -> None:  # AD-13.2
    scene = rich(2, coins=60)
    last_pile(scene, 1)
    scene.act("buy column=1", "turn_up card=final", "stop", "end_turn")
    scene.s.coins[1] = 20
    kinds = {act.split()[0] for act in scene.legal}
    assert {"take_coins", "acquire", "acquire_unseen", "buy", "reserve", "head_for"} <= kinds


def test_ad_13_2_orders_are_still_completed_in_the_last_round() -> None:  # AD-13.2
    scene = begin(2)
    run(scene, 1, "blue_3", 1, "blue_3")
    scene.s.interim_due, scene.s.interim_scored, scene.s.final_due = 1, 1, 2
    scene.s.pile[2] -= 1
    scene.s.pile[4] -= 1
    next_turn(scene)
    assert (scene.s.coins[1], scene.s.completed[1]) == (10, 1)


def test_ad_13_3_running_orders_stop_without_income() -> None:  # AD-13.3
    scene = begin(2)
    run(scene, 1, "blue_3", 2, "blue_3", left=1)
    run(scene, 0, "green_4", 1, "green_2 joker_red_2")
    score_now(scene)
    assert (scene.s.coins.tolist()[:2], scene.s.completed.tolist()[:2]) == ([8, 6], [0, 0])
    assert (free(scene, 0), free(scene, 1), scene.s.joker_free[0]) == ("green_2", "blue_3", 1)
    assert scene.s.gone.tolist()[12] == scene.s.gone.tolist()[9] == 1
    sound(scene)


def test_ad_13_4_the_voyages_with_their_final_numbers() -> None:  # AD-13.4
    scene = begin(2)
    sail(scene, "abreu", "red_2 0", "red_1 1")
    sail(scene, "dias", "white_3 1")
    score_now(scene)
    assert scene.s.points.tolist()[:2] == [7, 7 + 4]


def test_ad_13_5_then_everybody_shows_the_special_order() -> None:  # AD-13.5
    scene = begin(3)
    scene.s.completed[1] = 4
    sail(scene, "abreu", "red_3 1")
    scene.s.interim_due, scene.s.interim_scored, scene.s.final_due = 1, 1, 1
    scene.s.pile[2] -= 1
    scene.s.pile[4] -= 1
    next_turn(scene)
    assert (scene.phase, scene.outcomes) == ("SHOW_SPECIAL", {"show_special special=present": 1})
    assert scene.known_to(-1).revealed.tolist() == [-1] * 4
    scene.act("show_special special=present", "show_special special=half")
    assert scene.known_to(-1).revealed.tolist() == scene.known_to(2).revealed.tolist() == [0, 1, -1, -1]
    assert scene.s.points[1] == 7 + 3  # Half with three players and four orders
    scene.act("show_special special=majority")
    assert scene.phase == "OVER"


def test_ad_13_6_a_point_for_each_ship_not_on_a_voyage() -> None:  # AD-13.6
    scene = begin(2)
    give(scene, 0, "red_1 blue_3 blue_3")
    give(scene, 1, "green_2")
    run(scene, 1, "white_3", 3, "white_3")
    score_now(scene)
    assert scene.s.points.tolist()[:2] == [3, 2]


def test_ad_13_7_nothing_else_scores() -> None:  # AD-13.7
    scene = rich(2, coins=99)
    score_now(scene)
    assert scene.s.points.tolist() == [0, 0, 0, 0]  # coins, hands, cards and the joker bring nothing


def test_ad_13_8_both_after_the_same_turn() -> None:  # AD-13.8
    scene = begin(2)
    sail(scene, "abreu", "red_3 0")
    scene.s.interim_due = scene.s.final_due = scene.s.turn
    scene.s.pile[2] -= 1
    scene.s.pile[4] -= 1
    next_turn(scene)
    assert (scene.s.interim_scored, scene.phase, scene.s.points[0]) == (1, "SHOW_SPECIAL", 3 + 7)


def test_ad_13_8_each_keeps_its_own_date() -> None:  # AD-13.8
    scene = begin(3)
    sail(scene, "abreu", "red_3 0")
    scene.s.interim_due, scene.s.final_due = 2, 3
    scene.s.pile[2] -= 1
    scene.s.pile[4] -= 1
    next_turn(scene)
    assert scene.s.points[0] == 0
    next_turn(scene)
    assert (scene.s.points[0], scene.phase) == (3, "MENU")
    next_turn(scene)
    assert (scene.s.points[0], scene.phase) == (10, "SHOW_SPECIAL")


# --- Special orders (AD-14) ---------------------------------------------------------------------
def special_of(name: str, *voyages: tuple[str, ...], seats: int = 3, completed: int = 1, **options: str) -> int:
    """What a special order of seat 0 brings beside its ships; each voyage is a tuple of its name and its ships."""
    scene = begin(seats, **options)
    special(scene, 0, name)
    scene.s.completed[0] = completed
    for where, *ships in voyages:
        sail(scene, where, *ships)
    score_now(scene)
    others = begin(seats, **options)
    special(others, 0, name)
    for where, *ships in voyages:
        sail(others, where, *ships)
    score_now(others)  # without a completed order it brings nothing
    return scene.s.points[0] - others.s.points[0]


FEW = ("magellan", "blue_1 0", "blue_1 1", "blue_2 1")  # one of three
EVEN = ("columbus", "red_1 0", "red_2 2")  # half
MOST = ("cabral", "white_1 0", "white_1 0", "white_2 1")
ALL = ("drake", "brown_1 0")
NONE_OF_HIS = ("vespucci", "green_2 1")


@pytest.mark.parametrize(
    ("name", "voyages"),
    [("present", 4), ("half", 3), ("majority", 2), ("alone", 1)],
)
def test_ad_14_2_to_14_5_what_counts(name: str, voyages: int) -> None:  # AD-14.1, AD-14.2, AD-14.3, AD-14.4, AD-14.5
    figure = int(SPECIAL_POINTS[1, Special[name.upper()], 1])
    assert special_of(name, FEW, EVEN, MOST, ALL, NONE_OF_HIS) == voyages * figure


@pytest.mark.parametrize(("one", "counts"), [(FEW, "p"), (EVEN, "ph"), (MOST, "phm"), (ALL, "phma"), (NONE_OF_HIS, "")])
def test_ad_14_1_voyage_by_voyage(one: tuple[str, ...], counts: str) -> None:  # AD-14.1, AD-14.2, AD-14.3, AD-14.4, AD-14.5
    for kind in Special:
        figure = int(SPECIAL_POINTS[1, kind, 1])
        assert special_of(kind.name.lower(), one) == (figure if kind.name[0].lower() in counts else 0)


def test_ad_14_3_half_of_nothing_is_nothing() -> None:  # AD-14.3
    assert special_of("half") == 0


def test_ad_14_6_only_the_number_of_ships() -> None:  # AD-14.6
    assert special_of("majority", ("magellan", "blue_1 0", "red_1 0", "blue_3 1")) > 0
    assert special_of("majority", ("magellan", "blue_3 0", "blue_1 1", "blue_1 1")) == 0


def test_ad_14_7_being_alone_fulfils_every_kind() -> None:  # AD-14.7
    for kind in Special:
        assert special_of(kind.name.lower(), ("abreu", "blue_3 0")) == int(SPECIAL_POINTS[1, kind, 1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ad_14_8_the_figure_for_the_completed_orders(seats: int) -> None:  # AD-14.8
    for completed in (1, 2, 3, 5, 9, 10, 11, 20):
        figure = int(SPECIAL_POINTS[seats - 2, Special.ALONE, min(completed, 10)])
        assert special_of("alone", ALL, seats=seats, completed=completed) == figure


def test_the_option_for_even_special_orders() -> None:  # AD-14.8
    for seats, orders, figures in ((2, 3, (1, 1, 2, 3)), (3, 4, (1, 2, 4, 9)), (4, 4, (2, 3, 6, 14))):
        for kind, figure in zip(Special, figures, strict=True):
            assert special_of(kind.name.lower(), ALL, seats=seats, completed=orders, even_specials="on") == figure


def test_ad_14_9_times_the_number_of_voyages() -> None:  # AD-14.9
    assert special_of("present", FEW, EVEN, MOST, seats=4, completed=4) == 3 * 3


# --- The winner (AD-15) -------------------------------------------------------------------------
def test_ad_15_1_most_points_win() -> None:  # AD-15.1
    scene = begin(3)
    sail(scene, "abreu", "red_1 2")
    sail(scene, "dias", "blue_1 1")
    score_now(scene)
    assert scene.scores == [0, 6, 7]
    assert scene.standings.index(max(scene.standings)) == 2


def test_ad_15_2_then_more_ships_that_are_not_on_a_voyage() -> None:  # AD-15.2
    scene = begin(2)
    sail(scene, "cabral", "red_1 0")  # 3 points
    give(scene, 1, "green_1 green_2 green_3")  # 3 points
    score_now(scene)
    assert scene.scores == [3, 3]
    assert scene.standings[1] > scene.standings[0]


def test_ad_15_2_the_joker_counts_here_in_any_case() -> None:  # AD-15.2
    scene = begin(2)
    sail(scene, "abreu", "red_1 0")  # the black number would be 5
    sail(scene, "dias", "joker_yellow_1 1")  # 4
    give(scene, 1, "green_1 green_2 green_3")
    score_now(scene)
    assert scene.scores == [7, 7]
    assert scene.standings[1] > scene.standings[0]  # three ships against a joker
    scene = begin(2)
    sail(scene, "columbus", "green_1 0")
    sail(scene, "cabot", "joker_green_1 1")
    score_now(scene)
    assert scene.scores == [3, 3]
    assert scene.standings[0] == scene.standings[1] + 1  # the free joker of seat 0


def test_ad_15_3_else_the_win_is_shared() -> None:  # AD-15.3
    scene = begin(2)
    score_now(scene)
    assert scene.scores == [0, 0]
    assert scene.standings[0] == scene.standings[1]


# --- The limit (AD-16) --------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ad_16_1_after_the_turn_limit_both_scorings_come(seats: int) -> None:  # AD-16.1
    scene = begin(seats, turn_limit=20)
    sail(scene, "abreu", "red_3 0")
    scene.s.turn = 20 * seats - 1
    next_turn(scene)
    assert (scene.s.turn, scene.phase, scene.s.points[0]) == (20 * seats, "MENU", 0)
    next_turn(scene)
    assert (scene.phase, scene.s.points[0]) == ("SHOW_SPECIAL", 3 + 7)


def test_ad_16_1_also_when_a_scoring_was_due_later() -> None:  # AD-16.1
    scene = begin(2, turn_limit=20)
    sail(scene, "abreu", "red_3 0")
    scene.s.turn, scene.s.interim_due = 40, 42
    scene.s.pile[2] -= 1
    scene.s.active = scene.s.actor = 1
    next_turn(scene)
    assert (scene.phase, scene.s.points[0]) == ("SHOW_SPECIAL", 10)


def test_ad_16_1_an_interim_scoring_is_not_held_twice() -> None:  # AD-16.1
    scene = begin(2, turn_limit=20)
    sail(scene, "abreu", "red_3 0")
    interim_now(scene)
    scene.s.turn = 40
    next_turn(scene)
    assert scene.s.points[0] == 10


def test_a_round_changes_no_points() -> None:
    scene = begin(3)
    round_of_coins(scene)
    assert scene.scores == [0, 0, 0]
    assert scene.refused("show_special special=half") == Rule.NOT_NOW
