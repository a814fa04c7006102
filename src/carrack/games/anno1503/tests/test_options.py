"""Options (section 7 of the specification)."""

from __future__ import annotations

import pytest

from ..content import Island
from .positions import GAME, Scene, before_roll, end_turn, give_hand, post, set_up, trade_position, with_building

DEFAULTS = {
    "start_player": "random",
    "home_islands": "random",
    "pirate_refill_scope": "any",
    "remember_looks": "on",
    "open_hands": "off",
}


def test_the_options_and_their_defaults() -> None:
    assert {o.name for o in GAME.options} == {*DEFAULTS, "round_limit"}
    for o in GAME.options:
        if o.name in DEFAULTS:
            assert o.standard(2) == DEFAULTS[o.name]
    assert {o.name: o.choices for o in GAME.options if o.choices} == {
        "start_player": ("random", "0", "1", "2", "3"),
        "home_islands": ("random", "by_seat", "chosen"),
        "pirate_refill_scope": ("any", "in_play"),
        "remember_looks": ("off", "on"),
        "open_hands": ("off", "on"),
    }


@pytest.mark.parametrize(("seats", "rounds"), [(2, 200), (3, 130), (4, 100)])
def test_an_10_7_the_standard_round_limit(seats: int, rounds: int) -> None:  # AN-10.7
    assert Scene(GAME, seats).s.round_limit == rounds


def test_an_10_7_no_round_limit() -> None:  # AN-10.7
    scene = trade_position(2, round_limit=0)
    for _ in range(20):
        end_turn(scene)
        scene.act("roll face=6", "event face=3")
    assert scene.s.turn == 21


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_1_14_a_start_player_may_be_named(seat: int) -> None:  # AN-1.14
    assert set_up(3, start_player=str(seat)).outcomes == {f"start_player seat={seat}": 1}


@pytest.mark.parametrize(("seats", "named"), [(2, "2"), (2, "3"), (3, "3")])
def test_a_start_player_must_sit_at_the_table(seats: int, named: str) -> None:
    with pytest.raises(ValueError, match="start_player"):
        set_up(seats, start_player=named)


def test_an_1_7_home_islands_by_seat() -> None:  # AN-1.7
    scene = set_up(4, home_islands="by_seat")
    assert scene.s.home.tolist() == [0, 1, 2, 3]
    assert scene.phase == "START_PLAYER"


def test_an_1_7_home_islands_chosen_seat_0_first() -> None:  # AN-1.7
    scene = set_up(3, home_islands="chosen")
    for seat, home in enumerate(("h3", "h1", "h4")):
        assert (scene.phase, scene.s.actor) == ("CHOOSE_HOME", seat)
        scene.act(f"choose_home home={home}")
    assert scene.s.home.tolist() == [2, 0, 3, -1]
    assert scene.phase == "START_PLAYER"


def test_open_hands_show_all_cards_to_all() -> None:
    scene = trade_position(3, open_hands="on")
    with_building(scene, 0, "great_house")
    give_hand(scene, 1, wood=2, spice=1)
    scene.act("great_house opponent=1")
    assert scene.s.eyes == 0xFF  # the card drawn, too
    assert scene.outcomes == {"draw_card good=wood": 2, "draw_card good=spice": 1}  # but it stays random
    scene.act("draw_card good=spice")
    for seat in (-1, 0, 1, 2):
        known = scene.known_to(seat)
        assert known.hand.tolist()[:3] == [[0, 0, 0, 0, 1, 0], [2, 0, 0, 0, 0, 0], [0] * 6]
        assert known.unplaced.tolist() == [0] * 6


@pytest.mark.parametrize("option", ["remember_looks", "open_hands"])
def test_what_is_only_shown_changes_no_rule(option: str) -> None:
    logs = []
    for value in ("on", "off"):
        match = GAME.new(seats=3, seed=4, **{option: value})
        while not match.over:
            match.play(match.choice())
        logs.append(match.log.acts)
    assert logs[0] == logs[1]


def test_an_option_must_exist_and_have_a_possible_value() -> None:
    for wrong in ({"pirates": "on"}, {"home_islands": "stolen"}, {"round_limit": 1001}, {"round_limit": -1}):
        with pytest.raises(ValueError, match="option"):
            set_up(2, **wrong)


@pytest.mark.parametrize("scope", ["any", "in_play"])
def test_an_4_7_with_four_players_the_scope_makes_no_difference(scope: str) -> None:  # AN-4.7
    scene = before_roll(4, pirate_refill_scope=scope)
    post(scene, 0, 1, "T24", "A12")
    post(scene, 1, 1, "T25", "E12")
    post(scene, 2, 1, "T15", "A9")
    scene.s.gold[0] = 0
    scene.act("roll face=6", "event face=1", "lose_post number=1", "turn_back back=2")
    assert scene.legal == ["refill island=a12", "refill island=e12"]


@pytest.mark.parametrize(("scope", "offered"), [("any", ["A12", "E12"]), ("in_play", ["A9"])])
def test_an_4_7_with_three_players_it_does(scope: str, offered: list[str]) -> None:  # AN-4.7
    scene = before_roll(3, pirate_refill_scope=scope)
    post(scene, 0, 1, "T15", "A9")
    scene.s.gold[0] = 0
    scene.act("roll face=6", "event face=1", "lose_post number=1", "turn_back back=2")
    free = [act.removeprefix("refill island=").upper() for act in scene.legal]
    assert (free or [Island(scene.s.island).name]) == offered
