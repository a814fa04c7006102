"""Set-up (AD-0)."""

from __future__ import annotations

import pytest

from ..content import SHIPS, Order, Ship
from .positions import DISPLAY, HANDS, NEXT, ROW, begin, display, held, rows, set_up, sound


def test_ad_0_1_twelve_voyages_without_ships() -> None:  # AD-0.1
    for seats in (2, 3, 4):
        s = set_up(seats).s
        assert s.ships.tolist() == [0] * 12
        assert s.established.tolist() == [-1] * 12
        assert s.load.tolist() == [0] * 12


def test_ad_0_2_four_orders_are_turned_up() -> None:  # AD-0.2
    scene = set_up()
    scene.act("start_player seat=0", *(f"lay_ship ship={ship}" for ship in f"{ROW} {NEXT}".split()))
    assert scene.outcomes == {f"lay_order order={o.name.lower()}": 1 for o in Order}
    scene.act(*(f"lay_order order={order}" for order in DISPLAY.split()))
    assert display(scene) == DISPLAY
    assert (scene.phase, scene.s.heap_size) == ("DEAL_ORDER", 20)


def test_ad_0_3_only_plain_ships_are_laid_out() -> None:  # AD-0.3
    scene = set_up()
    scene.act("start_player seat=0")
    assert scene.outcomes == {f"lay_ship ship={ship.name.lower()}": int(SHIPS[ship]) for ship in Ship}
    assert sum(scene.outcomes.values()) == 42


def test_ad_0_4_the_buying_row_first_then_the_follow_up_row() -> None:  # AD-0.4
    scene = begin()
    assert rows(scene) == (ROW, NEXT)


def test_ad_0_5_and_0_6_five_piles_with_two_scoring_cards() -> None:  # AD-0.5, AD-0.6
    scene = begin()
    assert scene.s.pile.tolist() == [6, 6, 7, 7, 8]
    assert sum(scene.s.undrawn.tolist()) == 32
    sound(scene)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ad_0_7_six_coins_and_two_markers_on_the_tracks(seats: int) -> None:  # AD-0.7
    s = begin(seats).s
    assert s.coins.tolist() == [6] * seats + [0] * (4 - seats)
    assert (s.points.tolist(), s.completed.tolist()) == ([0] * 4, [0] * 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ad_0_8_two_orders_each_from_what_the_display_left(seats: int) -> None:  # AD-0.8
    scene = begin(seats)
    for seat in range(seats):
        assert sorted(held(scene, seat).split()) == sorted(HANDS[seat].split())
    assert scene.s.heap_size == 20 - 2 * seats


@pytest.mark.parametrize(("seats", "any_colour", "reserve"), [(2, 3, 2), (3, 2, 1), (4, 2, 1)])
def test_ad_0_9_action_cards(seats: int, any_colour: int, reserve: int) -> None:  # AD-0.9
    s = begin(seats).s
    assert s.any_colour.tolist() == [any_colour] * seats + [0] * (4 - seats)
    assert s.reserve.tolist() == [reserve] * seats + [0] * (4 - seats)


def test_ad_0_10_a_special_order_that_only_its_owner_knows() -> None:  # AD-0.10
    scene = begin(3)
    assert scene.s.special.tolist()[:3] == [0, 1, 2]
    for seat in range(3):
        assert scene.known_to(seat).special.tolist()[:3] == [p if p == seat else -1 for p in range(3)]
    assert scene.known_to(-1).special.tolist() == [-1] * 4
    assert scene.known_to(0).specials.tolist() == [0, 1, 1, 1]


def test_ad_0_11_a_joker_is_dealt_face_down_and_shown_when_first_used() -> None:  # AD-0.11
    scene = begin(3)
    assert scene.known_to(1).joker.tolist()[0] == -1
    scene.s.coins[0] = 6
    scene.act("head_for voyage=abreu", "send ship=joker_red_2")
    assert scene.outcomes == {"show_joker joker=red_yellow": 1}
    assert scene.known_to(1).joker.tolist()[0] == -1
    scene.act("show_joker joker=red_yellow")
    assert scene.known_to(1).shown.tolist()[0] == scene.known_to(-1).shown.tolist()[0] == 0


def test_ad_0_11_six_jokers_equally_likely_and_the_rest_stays_in_the_box() -> None:  # AD-0.11
    scene = set_up(2)
    scene.act("start_player seat=0", *(f"lay_ship ship={ship}" for ship in f"{ROW} {NEXT}".split()))
    scene.act(*(f"lay_order order={order}" for order in DISPLAY.split()), *(f"deal_order order={o}" for h in HANDS[:2] for o in h.split()))
    assert set(scene.outcomes.values()) == {1} and len(scene.outcomes) == 6
    scene.act("deal_joker joker=red_yellow")
    assert len(scene.outcomes) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ad_0_12_any_player_starts_and_play_goes_clockwise(seats: int) -> None:  # AD-0.12
    assert set_up(seats, start_player="random").outcomes == {f"start_player seat={p}": 1 for p in range(seats)}
    assert set_up(seats, start_player="1").outcomes == {"start_player seat=1": 1}
    scene = begin(seats, first=1)
    assert (scene.s.active, scene.s.actor, scene.s.turn) == (1, 1, 1)
    scene.act("take_coins", "end_turn")
    assert scene.s.active == 2 % seats


def test_the_option_for_later_seats() -> None:
    assert begin(4, first=2, seat_bonus="on").s.coins.tolist() == [8, 9, 6, 7]
