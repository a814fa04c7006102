"""Who knows what, and what a seat may imagine (section 4 of the specification)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from carrack.core.chance import generator
from carrack.core.jit import plain
from carrack.core.scene import Scene

from ..content import ALL_TILES, Card, Goal, Tile
from ..state import FIELDS
from .positions import (
    DISCOVER,
    FAR,
    GAME,
    LOAD,
    carry_out,
    fall,
    hold_card,
    hold_goal,
    land_turn,
    play_start_card,
    points,
    set_up,
    sound,
)

CLOSED = {
    *("hand", "drawn", "buried", "card_stack", "card_returned"),
    *("tile_hand", "tile_buried", "tile_stack", "tile_returned"),
    *("goal_deck", "goal_stack", "goal_hand", "goal_left"),
    *("pool", "place"),
}


def worlds(scene: Scene, seat: int, many: int = 40) -> Iterator[Any]:
    """Positions that the seat thinks possible; each breaks no invariant and shows it nothing new."""
    known = GAME.redacted(scene.states, 0, seat)
    for number in range(many):
        world = GAME.position(known.tobytes())
        GAME.engine.resample_at(world, 0, seat, generator(number))
        assert GAME.redacted(world, 0, seat).tobytes() == known.tobytes()
        s = GAME.twin.frombytes(world.tobytes())
        assert plain(GAME.part("rules").broken)(s) == 0
        yield s


def rich() -> Scene:
    """Something of everything: hands, cards and tiles face down, goal cards."""
    scene = set_up(**FAR)
    hold_card(scene, 0, "g02")
    hold_card(scene, 1, "x01", kept=2)
    hold_goal(scene, 0, "square", "z03")
    hold_goal(scene, 1, "star", "z15")
    carry_out(scene, LOAD, p1="s02")
    scene.act("load good=wood", "draw_card card=g05", "draw_card card=g06", "draw_card card=x06", "keep card=g06", "end_turn")
    fall(scene)
    while scene.s.round_number == 1:
        scene.act("end_turn")
    carry_out(scene, DISCOVER, p2="s05")
    scene.act("draw_tile tile=t20", "draw_tile tile=t21", "draw_tile tile=t22")
    return sound(scene)


# --- Who knows what -----------------------------------------------------------------------------
def test_all_but_cards_tiles_and_goals_is_open() -> None:
    assert {f.name for f in FIELDS if f.seen != "all"} == CLOSED
    scene = rich()
    for seat in (-1, 0, 1, 2):
        known, true = GAME.facts(GAME.redacted(scene.states, 0, seat)), scene.facts
        for field in FIELDS:
            if field.name not in CLOSED:
                assert getattr(known, field.name) == getattr(true, field.name), field.name


def test_hands_are_secret_their_number_is_not() -> None:  # NF-8.2
    scene = rich()
    true = scene.s
    for seat in (-1, 0, 1, 2):
        known = scene.known_to(seat)
        for p in range(3):
            own = p == seat
            assert known.hand.tolist()[p] == (true.hand.tolist()[p] if own else [0] * 4)
            assert known.buried.tolist()[p] == (true.buried.tolist()[p] if own else [0] * 4)
            assert known.goal_hand.tolist()[p] == (true.goal_hand.tolist()[p] if own else [0] * 3)
            assert known.goal_left.tolist()[p] == (true.goal_left.tolist()[p] if own else [0] * 3)
            assert known.tile_hand.tolist()[p] == (true.tile_hand.tolist()[p] if own else 0)
        assert known.hand_cards.tolist() == [[1, 0, 0, 0], [1, 1, 0, 0], [0] * 4, [0] * 4]  # and when they were kept
        assert known.buried_cards.tolist()[1] == [2, 0, 0, 0]
        assert known.goal_held.tolist() == [0b001, 0b100, 0, 0]  # and from which stack
        assert (known.card_stack, known.tile_stack, known.goal_deck, known.goal_stack.tolist()) == (0, 0, 0, [0, 0, 0])
        assert (known.card_stack_size, known.tile_stack_size, known.tile_hand_size) == (11, true.tile_stack_size, 3)
        assert known.start_cards == 0b111  # everybody knows these


def test_what_is_kept_is_told_to_nobody() -> None:  # NF-8.2
    seen = []
    for card in ("g01", "x01"):
        scene = carry_out(set_up(**FAR), LOAD, p1="s01")
        scene.act("load good=wood", "draw_card card=g01", "draw_card card=x01")
        before = scene.known_to(0).tobytes()
        scene.act(f"keep card={card}")
        seen.append((before, scene.known_to(0).tobytes(), scene.known_to(1).tobytes()))
    assert seen[0][:2] == seen[1][:2]
    assert seen[0][2] != seen[1][2]


def test_being_asked_tells_nothing() -> None:  # NF-2.4
    seen = []
    for card in ("g01", "x01"):
        scene = set_up(**FAR)
        hold_card(scene, 1, card)
        scene.act("end_turn")
        asked = scene.known_to(0).tobytes()
        scene.act("end_turn")
        seen.append((asked, scene.known_to(0).tobytes()))
    assert seen[0] == seen[1]


def test_a_goal_turn_tells_nothing() -> None:  # NF-12.11
    seen = []
    for goal in ("z03", "z13"):
        scene = set_up(**FAR)
        scene.s.goal_deck &= ~0b11111
        scene.s.goal_stack[0] = 0b11110
        hold = int(Goal[goal.upper()])
        scene.s.goal_hand[1, 0], scene.s.goal_held[1] = hold + 1, 1
        scene.s.goal_claims[0] = scene.s.goal_claim[0, 1] = 1
        carry_out(scene, DISCOVER)
        scene.act("turn_compass island=anticosti", "turn_tile tile=t01", "turn_tile tile=t02")
        seen.append((scene.phase, scene.known_to(0).tobytes()))
    assert seen[0] == seen[1]
    assert seen[0][0] == "GOAL"


# --- What a seat may imagine --------------------------------------------------------------------
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_imagined_positions_are_sound(seat: int) -> None:
    scene = rich()
    hands, tiles = set(), set()
    for world in worlds(scene, seat):
        hands.add(world.hand[1, 0])
        tiles.add(world.tile_hand[2])
        for p in range(3):
            if p == seat:
                assert world.hand.tolist()[p] == scene.s.hand.tolist()[p]
                assert world.buried.tolist()[p] == scene.s.buried.tolist()[p]
    assert (len(hands) > 5) == (seat != 1)
    assert (len(tiles) > 5) == (seat != 2)


def test_start_cards_stay_where_everybody_knows_them() -> None:  # NF-1.6
    for world in worlds(rich(), 2, 10):
        for p in range(3):
            assert not any(world.hand[p, r] & 0b11111 for r in range(4))


def test_ones_own_discards_are_nowhere_else() -> None:
    scene = rich()
    buried = 1 << Card.G05 | 1 << Card.X06
    assert scene.s.buried[1, 0] == buried
    for world in worlds(scene, 1):
        assert world.buried[1, 0] == buried
        assert not world.card_stack & buried
    assert any(world.card_stack & buried for world in worlds(scene, 0))


def test_a_card_seen_in_a_shuffle_is_in_no_older_hand() -> None:  # NF-2.8
    scene = set_up(**FAR)
    s = scene.s
    play_start_card(scene, 0, 1, 2)
    hold_card(scene, 1, "g01")
    s.card_discard |= s.card_stack  # all others lie face up
    s.card_stack, s.card_stack_size = 0, 0
    carry_out(scene, LOAD, p2="s12")
    scene.act("load good=wood")
    assert (s.card_shuffles, s.card_discard) == (1, 0)
    scene.act("draw_card card=x05")
    drawn = set()
    for world in worlds(scene, 0, 60):
        assert world.hand[1, 0] == 1 << Card.G01  # the only one that was not seen
        drawn.add(world.hand[2, 0])
    assert len(drawn) > 10
    assert 1 << Card.G01 not in drawn


def test_a_stack_that_runs_out_during_a_draw() -> None:  # NF-2.8
    scene = set_up(**FAR)
    s = scene.s
    play_start_card(scene, 0, 1, 2)
    s.card_discard |= s.card_stack & ~(1 << Card.G01)
    s.card_stack, s.card_stack_size = 1 << Card.G01, 1
    carry_out(scene, LOAD, p2="s01")
    scene.act("load good=wood", "draw_card card=g01", "draw_card card=x05")
    for world in worlds(scene, 0):
        assert world.drawn[2] >> Card.G01 & 1  # it was drawn before the shuffle
    scene.act("keep card=x05")
    kept = {(world.hand[2, 0], world.buried[2, 0]) for world in worlds(scene, 0, 60)}
    assert all((hand | buried) >> Card.G01 & 1 for hand, buried in kept)
    assert {bool(hand >> Card.G01 & 1) for hand, _ in kept} == {True, False}


def test_tiles_put_away_are_known_to_the_discoverer() -> None:  # NF-11.6
    scene = rich()
    scene.act("lay tile=t20 island=newfoundland", "end_turn")
    away = 1 << Tile.T21 | 1 << Tile.T22
    assert scene.s.tile_buried[2, 1] == away
    for world in worlds(scene, 2):
        assert world.tile_buried[2, 1] == away
        assert not world.tile_stack & away
    others = {world.tile_buried[2, 1] for world in worlds(scene, 0)}
    assert len(others) > 10
    for world in worlds(scene, 0, 10):
        assert world.tile_stack | world.tile_buried[2, 1] | world.laid | world.tile_discard == ALL_TILES


# --- Goal cards ---------------------------------------------------------------------------------
def second_claim() -> Scene:
    """Seat 0 took Z03 of five; then seat 1 took Z04."""
    scene = set_up()
    hold_goal(scene, 0, "square", "z03")
    points(scene, 3, 8)
    land_turn(scene, 1)
    scene.act("end_turn")
    fall(scene)
    scene.act("take_goal goal=z04")
    fall(scene)
    return sound(scene)


def test_who_looked_first_knows_what_was_left() -> None:  # NF-3.3
    taken = set()
    for world in worlds(second_claim(), 0, 80):
        taken.add(world.goal_hand[1, 0] - 1)
        assert world.goal_stack[0] | 1 << (world.goal_hand[1, 0] - 1) == 0b11011
    assert taken == {Goal.Z01, Goal.Z02, Goal.Z04, Goal.Z05}


def test_who_looked_later_has_not_seen_what_was_taken_before() -> None:  # NF-3.3
    taken = set()
    for world in worlds(second_claim(), 1, 80):
        taken.add(world.goal_hand[0, 0] - 1)
        assert world.goal_stack[0] == 0b10011
    assert not taken & {Goal.Z01, Goal.Z02, Goal.Z04, Goal.Z05}
    assert len(taken) > 6


def test_who_has_not_looked_knows_nothing() -> None:  # NF-1.9
    taken = {(world.goal_hand[0, 0], world.goal_hand[1, 0]) for world in worlds(second_claim(), 2, 80)}
    assert len(taken) > 30


def test_while_somebody_looks() -> None:  # NF-3.3
    scene = set_up()
    points(scene, 8)
    scene.act("end_turn", "look goal=z09", "look goal=z05")
    for world in worlds(scene, 0, 10):
        assert world.goal_left[0, 0] == 1 << Goal.Z09 | 1 << Goal.Z05
    assert len({world.goal_stack[0] for world in worlds(scene, 1)}) > 5
    scene.act("look goal=z01", "look goal=z02", "look goal=z03")
    assert scene.phase == "TAKE_GOAL"
    assert len({world.goal_left[0, 0] for world in worlds(scene, -1)}) > 5
