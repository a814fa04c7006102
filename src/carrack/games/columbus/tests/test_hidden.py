"""What a seat may know (specification, section 4; CO-13.1, CO-13.2, CO-13.10)."""

from __future__ import annotations

import numpy as np

from carrack.core.check.bench import Bench
from carrack.core.check_loops import SEEN_APART
from carrack.core.jit import plain

from ..content import Card
from .positions import GAME, at_sea, before_roll, deal, empty_deck


def test_hands_are_secret_their_size_is_not() -> None:  # CO-13.1
    scene = before_roll()
    deal(scene, 1, "carpenter", "good_weather")
    deal(scene, 2, "good_winds")
    known = scene.known_to(0)
    assert known.fresh.tolist() == np.zeros((5, 6), int).tolist()
    assert known.fresh_cards.tolist() == [0, 2, 1, 0, 0]
    assert known.deck.tolist() == [4, 2, 2, 1, 3, 6]
    assert known.closed == 15
    own = scene.known_to(1)
    assert own.fresh.tolist()[1] == [0, 0, 0, 0, 1, 1]
    assert own.deck.tolist() == [4, 2, 2, 1, 2, 5]  # with the card of seat 2 among them


def test_aged_cards_are_not_mixed_with_the_deck() -> None:  # CO-12.7
    scene = at_sea(dice="occc", ships="H4")
    deal(scene, 1, "carpenter")
    deal(scene, 2, "whirlwind_3")
    empty_deck(scene)
    scene.act("draw_card", "turn_up card=kept", "take_card card=good_weather")
    known = scene.known_to(0)
    assert known.unplaced.tolist() == [0, 0, 0, 1, 1, 0]  # these two, one with each
    assert known.deck.tolist() == [4, 2, 2, 0, 2, 5]


def test_who_has_played_a_fresh_card_holds_no_aged_one() -> None:  # CO-13.2
    scene = before_roll(seats=4)
    s = scene.s
    fits = plain(GAME.part("rules").fits)
    for card in (Card.CARPENTER, Card.GOOD_WINDS):
        s.deck[card], s.closed = s.deck[card] - 1, s.closed - 1
    s.aged[1, Card.CARPENTER] = s.aged[2, Card.GOOD_WINDS] = 1
    s.aged_cards[1] = s.aged_cards[2] = 1
    assert fits(s, 0)
    s.newly_played[1] = 1 << Card.GOOD_WINDS  # so his aged card is not this
    assert fits(s, 0)
    s.newly_played[1] = 1 << Card.CARPENTER
    assert not fits(s, 0)
    assert not fits(s, -1)
    assert fits(s, 1)  # his own hand he knows
    s.newly_played[1], s.newly_played[2] = 1 << Card.GOOD_WINDS, 0
    rng = np.array([1, 2, 3, 4], np.int64)
    for _ in range(20):
        world = GAME.redacted(scene.states, 0, 3)
        GAME.engine.resample_at(world, 0, 3, rng)
        assert (world["aged"][0][1].tolist(), world["aged"][0][2].tolist()) == ([0, 0, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0])


def test_being_asked_tells_nothing() -> None:  # CO-13.10
    asked = []
    for card in ("good_weather", "carpenter"):
        scene = at_sea(dice="tccc", ships="H4")
        deal(scene, 1, card)
        scene.act("raise_storm zone=1")
        asked.append(scene.known_to(0).tobytes())
        scene.act("let_it_blow")
        asked.append(scene.known_to(0).tobytes())
    assert asked[0] == asked[2]
    assert asked[1] == asked[3]


def test_what_was_just_drawn_is_the_drawers_secret() -> None:  # CO-13.1
    worlds = []
    for card in ("good_weather", "carpenter"):
        scene = at_sea(dice="occc", ships="H4")
        scene.act("draw_card", "turn_up card=kept")
        assert scene.s.eyes == 1 << 0  # nobody else sees what is drawn now
        scene.act(f"take_card card={card}")
        worlds.append((scene.known_to(1).tobytes(), scene.known_to(0).tobytes()))
    assert worlds[0][0] == worlds[1][0]
    assert worlds[0][1] != worlds[1][1]


def test_a_card_that_is_played_shows_whether_it_is_aged() -> None:  # CO-13.2
    """A spectator of two worlds in which a card is aged in one and fresh in the other sees it when it is played, and only by the field named."""
    b = Bench(GAME, "normal")
    fresh, luck, secret, looks = b.fresh(4, round_limit=500), b.table(b.luck), b.table(b.secret), b.table(b.looks)

    def walk(shows: np.ndarray) -> int:
        counts = b.numbers(5)
        states, rng = b.blank(6), b.numbers(4)
        return b.loops.walk(
            states, fresh, 2, 10_000, 0, -1, 40, luck, secret, looks, shows, rng, b.acts(), b.numbers(), b.acts(), counts
        ) & 0xFF  # fmt: skip

    assert walk(b.table(b.shows)) == 0
    assert walk(np.zeros_like(b.shows)) == SEEN_APART
