"""What each seat knows, and what it may imagine (sections 4.1, 4.3 and 4.4)."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from ..content import Joker, Order
from ..rules import fits
from .positions import GAME, Scene, begin, give, hand, last_pile, next_turn, rich, sail


def worlds(scene: Scene, seat: int, n: int = 300) -> list:
    """Worlds that a seat imagines."""
    from carrack.core.chance import generator

    rng, out = generator(7), []
    for _ in range(n):
        states = GAME.redacted(scene.states, 0, seat)
        GAME.engine.resample_at(states, 0, seat, rng)
        out.append(GAME.facts(states))
    return out


def test_a_hand_is_seen_by_its_owner_only() -> None:  # AD-0.8
    scene = begin(3)
    assert sum(scene.known_to(0).closed.tolist()[0]) == 2
    for seat in (-1, 1, 2):
        known = scene.known_to(seat)
        assert sum(known.closed.tolist()[0]) == 0
        assert known.closed_cards.tolist()[:3] == [2, 2, 2]
        assert known.heap_size == 14


def test_an_order_from_the_display_stays_known_one_from_the_pile_does_not() -> None:  # AD-4.2
    scene = begin(2)
    scene.act("acquire slot=1", "lay_order order=red_5", "end_turn")
    assert scene.known_to(1).open.tolist()[0][int(Order.RED_3)] == 1
    scene.act("acquire_unseen")
    assert scene.s.eyes == 1 << 1
    scene.act("deal_order order=green_3")
    assert scene.known_to(0).closed.tolist()[1] == [0] * 24
    assert scene.known_to(1).closed.tolist()[1][int(Order.GREEN_3)] == 1


def test_an_order_is_open_from_its_start_on() -> None:  # AD-8.1
    scene = rich(2, ships="yellow_2 yellow_3")
    scene.act("start_order order=yellow_5")
    known = scene.known_to(1)
    assert (known.starting, known.closed_cards.tolist()[0], known.need) == (int(Order.YELLOW_5), 1, 5)
    scene.act("assign ship=yellow_2")
    assert scene.known_to(1).picked.tolist()[0] == 4


def test_nobody_knows_the_piles() -> None:  # AD-0.5
    scene = begin(2)
    names = GAME.state.names or ()
    assert not {"order_of_pile", "ships_in_pile"} & set(names)  # which ship lies in which pile is decided when it is drawn
    assert scene.known_to(-1).pile.tolist() == [6, 6, 7, 7, 8]


def test_a_joker_on_an_order_tells_by_being_shown_whether_it_needs_a_card() -> None:  # AD-9.7, AD-0.11
    for order, cards in (("brown_3", 2), ("red_6", 3)):
        scene = rich(2, ships="red_3")
        hand(scene, 0, order)
        scene.act(f"start_order order={order}", "assign ship=joker_3")
        assert scene.s.any_colour[0] == 3  # nothing is told before it is shown
        scene.act("show_joker joker=red_yellow")
        assert scene.s.any_colour[0] == cards


def test_a_joker_about_to_be_shown_could_be_placed_as_it_was() -> None:  # AD-9.3, AD-9.6
    scene = rich(3)
    sail(scene, "magellan", "white_1 1")  # neither is red: it lies there as the first of its two colours, by a card
    scene.act("head_for voyage=magellan", "send ship=joker_red_2")
    assert {w.joker[0] for w in worlds(scene, 1)} == {int(Joker.RED_YELLOW)}  # brown and red would be brown there
    scene = rich(3)
    scene.act("head_for voyage=magellan", "send ship=joker_red_2")
    assert {w.joker[0] for w in worlds(scene, 1)} == {int(Joker.RED_YELLOW), int(Joker.BROWN_RED)}


def test_the_rest_of_an_order_can_be_made_up_in_every_world() -> None:  # AD-8.2, AD-9.7
    scene = rich(3, ships="brown_2")
    hand(scene, 0, "yellow_5 red_5")
    scene.s.any_colour[0] = 1
    scene.act("start_order order=yellow_5", "assign ship=joker_3")  # the brown ship will need the only card
    for world in worlds(scene, 1, 100):
        assert world.joker[0] in (int(Joker.RED_YELLOW),)  # the joker of yellow and green is his own
    assert fits.py_func is not None


def test_a_started_order_tells_of_the_joker_what_it_needs() -> None:  # AD-8.2
    scene = rich(3, ships="yellow_2")
    scene.s.any_colour[0] = 0
    scene.act("start_order order=yellow_5")
    for world in worlds(scene, 2, 100):
        assert world.joker[0] in (int(Joker.RED_YELLOW), int(Joker.YELLOW_GREEN))


def test_jokers_and_specials_are_imagined_evenly() -> None:  # AD-0.10, AD-0.11
    scene = begin(2)
    seen = worlds(scene, 0, 2000)
    jokers, specials = Counter(w.joker[1] for w in seen), Counter(w.special[1] for w in seen)
    assert set(jokers) == {1, 2, 3, 4, 5} and set(specials) == {1, 2, 3}
    assert all(abs(n - 400) < 100 for n in jokers.values())
    assert all(abs(n - 667) < 120 for n in specials.values())
    assert all(w.joker[0] == 0 and w.special[0] == 0 for w in seen)


def test_hands_are_imagined_evenly_and_open_cards_stay() -> None:  # AD-0.8, AD-4.2
    scene = begin(2)
    next_turn(scene)
    scene.act("acquire slot=1", "lay_order order=red_5", "end_turn")
    seen = worlds(scene, 0, 1000)
    assert all(w.open[1][int(Order.RED_3)] == 1 and sum(w.closed[1]) == 2 for w in seen)
    counts = np.array([w.closed[1] for w in seen]).sum(axis=0)
    possible = counts[counts > 0]
    assert len(possible) == 24 - 4 - 2 - 1  # neither the display, nor his own hand, nor the open card
    assert possible.min() > 60


@pytest.mark.parametrize("seat", [-1, 1])
def test_what_is_shown_stays_known_to_all(seat: int) -> None:  # AD-0.11, AD-13.5
    scene = rich(2)
    scene.act("head_for voyage=abreu", "send ship=joker_red_2", "show_joker joker=red_yellow")
    assert scene.known_to(seat).shown.tolist()[0] == int(Joker.RED_YELLOW)
    assert scene.known_to(seat).joker.tolist()[0] == -1  # it lies face down no more


def test_a_scoring_card_is_equally_likely_anywhere_in_its_pile() -> None:  # AD-0.6
    for cards in range(1, 9):
        scene = rich(2, coins=9)
        last_pile(scene, cards)
        scene.act("buy column=1")
        weights = scene.outcomes
        assert weights["turn_up card=final"] * cards == sum(weights.values())


def test_ships_before_a_player_are_open() -> None:  # AD-5.7
    scene = begin(2)
    give(scene, 1, "red_3")
    assert scene.known_to(0).free.tolist()[1] == scene.s.free.tolist()[1]
