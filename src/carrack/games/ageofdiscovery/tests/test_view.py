"""What a screen is told and what the story tells."""

from __future__ import annotations

import pytest

from carrack.core.scene import NAMES

from .. import view
from .positions import (
    GAME,
    Scene,
    begin,
    give,
    last_pile,
    next_turn,
    picture,
    piles,
    rich,
    round_of_coins,
    run,
    sail,
    score_now,
    show_specials,
    special,
)


# --- The picture --------------------------------------------------------------------------------
def test_hand_joker_and_special_are_shown_to_their_owner_only() -> None:  # AD-0.8, AD-0.10, AD-0.11
    scene = begin(3)
    own = picture(scene, 0).players[0]
    assert [o.order for o in own.hand] == ["yellow_5", "brown_3"]
    assert (own.joker, own.special and own.special.special, own.cards) == ("red_yellow", "present", 2)
    for seat in (-1, 1, 2):
        seen = picture(scene, seat).players[0]
        assert (seen.hand, seen.joker, seen.special, seen.cards, seen.joker_shown) == ([], None, None, 2, False)


def test_what_was_taken_or_shown_openly_is_shown_to_all() -> None:  # AD-4.2, AD-0.11
    scene = rich(2)
    scene.act("acquire slot=1", "lay_order order=red_5", "head_for voyage=abreu", "send ship=joker_red_2", "show_joker joker=red_yellow")
    for seat in (-1, 1):
        seen = picture(scene, seat).players[0]
        assert ([o.order for o in seen.hand], seen.cards) == (["red_3"], 3)
        assert (seen.joker, seen.joker_shown, seen.joker_free) == ("red_yellow", True, False)
        assert picture(scene, seat).voyages[0].ships == [view.ShipView("red", 2, True, 0)]


def test_the_market_with_prices_and_marks() -> None:  # AD-5.3, AD-10.5
    scene = begin(2)
    scene.act("reserve place=next_2", "reserve place=order_3")
    seen = picture(scene, 1)
    assert [c.price for c in seen.market] == [3, 4, 5, 4, 4]
    assert [c.next_mark for c in seen.market] == [-1, 0, -1, -1, -1]
    assert [s.mark for s in seen.display] == [-1, -1, 0, -1]
    assert seen.market[2].ship == view.ShipView("green", 3, False, -1)
    assert (seen.piles, seen.heap) == ([6, 6, 7, 7, 8], 16)
    order = seen.display[3].order
    assert order and (order.colour, order.capacity, order.incomes) == ("blue", 6, [9, 12, 15])


def test_empty_places() -> None:  # AD-5.9
    scene = rich(2, coins=40)
    last_pile(scene, 1)
    scene.act("buy column=2", "turn_up card=final", "buy column=2")
    seen = picture(scene, 1)
    assert (seen.market[1].ship, seen.market[1].price, seen.market[1].next) == (None, 0, None)
    assert seen.final_in == 2


def test_orders_that_have_left_the_game_are_shown_to_all() -> None:  # AD-2.2
    scene = begin(2)
    run(scene, 0, "blue_3", 1, "blue_3")
    assert picture(scene, 1).gone == []
    round_of_coins(scene)
    assert picture(scene, -1).gone == picture(scene, 1).gone == ["blue_3"]


def test_voyages_and_what_a_scoring_would_bring_now() -> None:  # AD-11.2, AD-14.8
    scene = begin(3)
    special(scene, 0, "majority")
    scene.s.completed[0] = 5
    sail(scene, "columbus", "blue_1 0", "red_2 0", "blue_2 1")
    seen = picture(scene, 0)
    v = seen.voyages[1]
    assert (v.explorer, v.colour, v.capacity, v.load, v.established) == ("Christopher Columbus", "red", 8, 5, "blue")
    assert (v.interim, v.final) == ([2, 4], [3, 5])
    mine = seen.players[0]
    assert (mine.would_interim, mine.would_final) == (2 + 4, 3 + 5)
    assert mine.special and (mine.special.voyages, mine.special.points, mine.special.table[5]) == (["columbus"], 5, 5)


def test_the_picture_counts_special_points_as_the_rules_do() -> None:  # AD-14.9
    for kind in ("present", "half", "majority", "alone"):
        scene = begin(2)
        special(scene, 0, kind)
        scene.s.completed[0] = 7
        sail(scene, "magellan", "blue_1 0", "blue_1 1")
        sail(scene, "drake", "brown_1 0")
        sail(scene, "cabral", "white_1 0", "white_1 0", "white_2 1")
        seen = picture(scene, 0).players[0]
        assert seen.special
        score_now(scene)
        assert scene.s.points[0] == seen.would_final + seen.special.points


def test_orders_that_run_and_one_being_started() -> None:  # AD-8.4
    scene = rich(2, ships="yellow_2 yellow_3")
    run(scene, 0, "blue_3", 2, "blue_3")
    scene.act("start_order order=yellow_5", "assign ship=yellow_2")
    seen = picture(scene, 1)
    assert [(r.order.order, r.rounds, r.income) for r in seen.players[0].running] == [("blue_3", 2, 6)]
    assert seen.starting and (seen.starting.order, seen.need) == ("yellow_5", 3)
    assert seen.picked == [view.ShipView("yellow", 2, False, 0)]
    assert (seen.phase, seen.done) == ("order_ship", ["place"])


def test_the_voyage_chosen_and_the_turns_until_a_scoring() -> None:  # AD-12.2
    scene = rich(2, ships="red_1")
    scene.s.interim_due = 3
    scene.s.pile[2] -= 1
    scene.act("head_for voyage=dias")
    seen = picture(scene, 1)
    assert (seen.heading, seen.interim_in, seen.final_in, seen.interim_scored) == ("dias", 2, -1, False)


def test_the_turn_limit_may_come_before_a_scoring_is_due() -> None:  # AD-16.1
    scene = begin(2, turn_limit=20)
    scene.s.turn, scene.s.interim_due, scene.s.final_due = 39, 41, 42
    assert (picture(scene, 0).interim_in, picture(scene, 0).final_in) == (1, 1)


@pytest.mark.parametrize(("turn", "left"), [(1, -1), (56, -1), (57, 3), (59, 1), (60, 0)])
def test_the_turn_limit_is_shown_when_everybody_has_a_turn_left(turn: int, left: int) -> None:  # AD-16.1
    scene = begin(3, turn_limit=20)
    scene.s.turn = turn
    assert (picture(scene, -1).limit_in, picture(scene, -1).final_in) == (left, -1)
    scene.s.final_due = 61
    assert picture(scene, -1).limit_in == -1  # the final card tells the end


def test_a_scoring_card_stays_in_its_pile_when_the_limit_ends_the_game() -> None:  # AD-16.1, AD-5.8
    scene = begin(2, turn_limit=20)
    scene.s.turn = 40
    next_turn(scene)
    show_specials(scene)
    seen = picture(scene, 0)
    assert (seen.phase, seen.limit_in, seen.interim_scored) == ("over", -1, True)
    assert (seen.interim_up, seen.final_up, seen.piles) == (False, False, [6, 6, 7, 7, 8])
    scene = rich(2, coins=30)
    last_pile(scene, 2)
    assert (picture(scene, 0).interim_up, picture(scene, 0).final_up) == (True, False)
    scene.act("buy column=1", "turn_up card=final")
    assert picture(scene, 0).final_up


@pytest.mark.parametrize(("joker_counts", "more"), [("off", 0), ("on", 1)])
def test_ships_on_no_voyage_count_wherever_they_are(joker_counts: str, more: int) -> None:  # AD-13.3, AD-13.6, AD-9.9
    scene = rich(2, ships="yellow_2 yellow_3 red_1", joker_counts_unplaced=joker_counts)
    run(scene, 0, "blue_3", 2, "blue_3")
    assert picture(scene, 1).players[0].would_unplaced == 4 + more
    scene.act("start_order order=yellow_5", "assign ship=yellow_2")
    assert picture(scene, 1).players[0].would_unplaced == 4 + more
    scene.act("assign ship=joker_3", "show_joker joker=red_yellow", "agree rounds=1")
    assert picture(scene, 1).players[0].would_unplaced == 4 + more


def test_before_anything_is_drawn_there_is_a_picture_too() -> None:
    seen = picture(Scene(GAME, 2), -1)
    assert (seen.phase, seen.turn) == ("start_player", 0)
    assert all(c.ship is None and c.next is None for c in seen.market)


# --- What a score is made of --------------------------------------------------------------------
def test_breakdown() -> None:  # AD-12.3, AD-13.4, AD-13.5, AD-13.6
    scene = begin(2)
    sail(scene, "abreu", "red_2 0")
    give(scene, 0, "blue_1 blue_2")
    scene.s.completed[0] = 5
    assert view.breakdown(scene.facts, 0) == [("interim", 0), ("final", 0), ("special", 0), ("unplaced", 0)]
    scene.s.interim_due = 1
    scene.s.pile[2] -= 1
    next_turn(scene)
    assert view.breakdown(scene.facts, 0) == [("interim", 3), ("final", 0), ("special", 0), ("unplaced", 0)]
    score_now(scene)
    assert view.breakdown(scene.facts, 0) == [("interim", 3), ("final", 7), ("special", 2), ("unplaced", 2)]
    for seat in (-1, 0, 1):
        known = GAME.facts(GAME.redacted(scene.states, 0, seat))
        assert view.breakdown(known, 0) == [("interim", 3), ("final", 7), ("special", 2), ("unplaced", 2)]
    assert view.achievements(scene.facts, 0) == ["present"]


def test_breakdown_while_special_orders_are_shown() -> None:  # AD-13.5
    scene = begin(2)
    sail(scene, "abreu", "red_2 1")
    give(scene, 0, "blue_1")
    scene.s.interim_due, scene.s.interim_scored, scene.s.final_due = 1, 1, 1
    scene.s.pile[2] -= 1
    scene.s.pile[4] -= 1
    next_turn(scene)
    for _ in range(2):
        for p in range(2):
            assert sum(n for _, n in view.breakdown(scene.facts, p)) == scene.scores[p]
        scene.act(next(iter(scene.outcomes)))
    assert [sum(n for _, n in view.breakdown(scene.facts, p)) for p in range(2)] == scene.scores == [1, 7]


# --- The story ----------------------------------------------------------------------------------
def test_purchases_and_orders_are_told_with_their_numbers() -> None:
    scene = rich(2, ships="yellow_2 yellow_3")
    assert scene.told("buy column=3")[0] == {"who": "Ann", "ship": "green_3", "coins": 5}
    scene.act("turn_up card=red_3", "stop")
    scene.act("start_order order=yellow_5")
    assert scene.told("assign ship=yellow_2")[0] == {"who": "Ann", "card": "no"}
    scene.act("assign ship=yellow_3")
    assert scene.told("agree rounds=2")[0] == {"who": "Ann", "coins": 10, "order": "yellow_5"}


def test_an_order_from_the_display_is_named() -> None:
    scene = begin(2)
    assert scene.told("acquire slot=2", seat=1)[0] == {"who": "Ann", "order": "yellow_4"}


def test_cards_played_are_told() -> None:  # AD-10.2
    scene = rich(2, ships="blue_1")
    sail(scene, "columbus", "red_1 1")
    scene.act("head_for voyage=columbus")
    assert scene.told("send ship=blue_1", seat=1)[0] == {"who": "Ann", "voyage": "columbus", "card": "yes"}


def test_a_hidden_joker_tells_nothing_before_it_is_shown() -> None:  # AD-0.11, AD-9.7
    for seat in (None, -1, 0, 1):
        scene = rich(2)
        scene.act("start_order order=brown_3")
        assert scene.told("assign ship=joker_3", seat=seat)[0] == {"who": "Ann", "card": "no"}
        assert scene.told("show_joker joker=red_yellow", seat=seat)[1] == [("news-any-colour", {"who": "Ann"})]


def test_completed_orders_are_told_at_the_start_of_the_turn() -> None:  # AD-2.2
    scene = begin(2)
    run(scene, 1, "blue_3", 1, "blue_3")
    scene.act("take_coins")
    assert scene.told("end_turn", seat=0)[1] == [("news-completed", {"who": "Ben", "order": "blue_3", "coins": 4})]


def test_scoring_cards_scorings_and_the_end_are_told() -> None:  # AD-12.3, AD-13.4, AD-13.5, AD-15.1
    scene = rich(2, coins=1, ships="red_3")
    sail(scene, "drake", "joker_red_1 0")
    scene.s.reserve[0] = 0
    scene.s.interim_due = scene.s.final_due = scene.s.turn
    scene.s.pile[2] -= 1
    scene.s.pile[4] -= 1
    scene.s.done = 1
    scene.act("head_for voyage=abreu")
    _, news = scene.told("send ship=red_3", seat=1)  # the last coin: the turn ends, and both scorings come
    assert news == [
        ("news-interim", {"who": "Ann", "points": 3 + 1}),
        ("news-interim", {"who": "Ben", "points": 0}),
        ("news-final", {"who": "Ann", "points": 7 + 4}),
        ("news-final", {"who": "Ben", "points": 0}),
    ]
    assert scene.told("show_special special=present")[1] == [("news-special", {"who": "Ann", "points": 0})]
    said, news = scene.told("show_special special=half", seat=-1)
    assert said["who"] == "Ben"
    assert news == [("news-special", {"who": "Ben", "points": 0}), ("news-wins", {"who": "Ann", "points": 15})]


def test_scoring_cards_are_announced() -> None:  # AD-12.1, AD-13.1
    scene = rich(2, coins=30)
    last_pile(scene, 2)
    scene.act("buy column=1")
    assert scene.told("turn_up card=final")[1] == [("news-final-card", {"turns": 2})]


@pytest.mark.parametrize(("turn", "turns"), [(57, 3), (58, 2), (59, 1), (60, 0)])
def test_no_scoring_is_announced_for_turns_that_the_limit_cuts_off(turn: int, turns: int) -> None:  # AD-16.1, AD-12.1, AD-13.1
    scene = rich(3, coins=60, turn_limit=20)
    last_pile(scene, 2)
    scene.s.turn = turn
    scene.act("buy column=1")
    assert scene.told("turn_up card=final")[1] == [("news-final-card", {"turns": turns})]
    scene = rich(3, coins=60, turn_limit=20)
    piles(scene, 0, 0, 7, 7, 8)
    scene.s.turn = turn
    scene.act("buy column=1")
    assert scene.told("turn_up card=interim")[1] == [("news-interim-card", {"turns": turns})]


def test_an_end_by_the_limit_is_told() -> None:  # AD-16.1
    scorings = [(f"news-{which}", {"who": who, "points": 0}) for which in ("interim", "final") for who in ("Ann", "Ben")]
    scene = begin(2, turn_limit=20)
    scene.s.turn = 40
    scene.act("take_coins")
    assert scene.told("end_turn", seat=1)[1] == [("news-limit", {"turns": 20}), *scorings]
    assert not [key for key, _ in scene.told("show_special special=present")[1] if key == "news-limit"]
    scene = begin(2, turn_limit=20)
    scene.s.turn = scene.s.interim_due = scene.s.final_due = 40  # the last turn by the final card too
    scene.act("take_coins")
    assert scene.told("end_turn", seat=1)[1] == scorings


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_one_turn_and_one_point_are_told_as_one(language: str) -> None:
    say = GAME.texts(language).say
    few, wins = {
        "en": ("1 more turn after this one.", "with 1."),
        "de": ("noch 1 Zug.", "mit 1 Punkt."),
        "nl": ("nog 1 beurt.", "met 1 punt."),
    }[language]
    assert say("news-final-card", turns=1).endswith(few)
    assert say("news-wins", who="Ann", points=1).endswith(wins)


def test_the_set_up_names_the_right_seat() -> None:  # AD-0.8, AD-0.12
    scene = Scene(GAME, 2)
    assert scene.told("start_player seat=1")[0]["who"] == "Ben"
    scene.act(
        *(f"lay_ship ship={s}" for s in ["red_1", "red_1", "red_2", "red_2", "red_2", "red_3", "red_3", "blue_1", "blue_1", "blue_2"])
    )
    scene.act(*(f"lay_order order=red_{n}" for n in (3, 4, 5, 6)))
    assert [scene.told(f"deal_order order=blue_{n}")[0]["who"] for n in (3, 4, 5, 6)] == ["Ann", "Ann", "Ben", "Ben"]
    assert [scene.told(f"deal_joker joker={j}")[0]["who"] for j in ("red_yellow", "yellow_green")] == ["Ann", "Ben"]
    assert [scene.told(f"deal_special special={x}")[0]["who"] for x in ("half", "alone")] == ["Ann", "Ben"]
    assert scene.told("take_coins")[0]["who"] == "Ben"


@pytest.mark.parametrize("seat", [None, -1, 0, 1, 2])
def test_a_whole_game_can_be_told_to_anybody(seat: int | None) -> None:
    match = GAME.new(seats=3, seed=8)
    while not match.over:
        match.play(match.choice())
    lines = match.story(seat, names=NAMES)
    assert len(lines) > 100
    assert all(line and "{" not in line for line in lines)
    assert any("Ann" in line for line in lines)
