"""What a net sees: all that its seat holds, and nothing of what others hold."""

from __future__ import annotations

import numpy as np
import pytest

from carrack.core.scene import Scene

from .positions import DISCOVER, FAR, GAME, LOAD, carry_out, hold_card, hold_goal, set_up


def seen(scene: Scene, seat: int) -> list[float]:
    out = np.zeros(GAME.observation_size, np.float32)
    GAME.engine.observe_at(GAME.redacted(scene.states, 0, seat), 0, seat, out)
    return out.tolist()


def piece(scene: Scene, seat: int, field: str) -> list[float]:
    return seen(scene, seat)[GAME.layout[field]]


@pytest.mark.parametrize(("one", "other"), [("g01", "g02"), ("x01", "x04")])
def test_cards_in_hand(one: str, other: str) -> None:
    scenes = [set_up(**FAR), set_up(**FAR)]
    for scene, card in zip(scenes, (one, other), strict=True):
        hold_card(scene, 0, card)
    assert seen(scenes[0], 0) != seen(scenes[1], 0)
    assert seen(scenes[0], 1) == seen(scenes[1], 1)
    assert sum(piece(scenes[0], 0, "hand")) == 1


def test_goal_cards_in_hand() -> None:
    scenes = [set_up(**FAR), set_up(**FAR)]
    for scene, goal in zip(scenes, ("z13", "z14"), strict=True):
        hold_goal(scene, 0, "circle", goal)
    assert seen(scenes[0], 0) != seen(scenes[1], 0)
    assert seen(scenes[0], 1) == seen(scenes[1], 1)


def test_cards_to_choose_from() -> None:
    scene = carry_out(set_up(**FAR), LOAD, p0="s02")
    scene.act("load good=wood", "draw_card card=x01", "draw_card card=x03", "draw_card card=g01")
    assert (sum(piece(scene, 0, "drawn")), sum(piece(scene, 1, "drawn"))) == (3, 0)


def test_tiles_to_choose_from() -> None:
    scene = carry_out(set_up(**FAR), DISCOVER, p0="s12")
    while scene.phase == "DRAW_TILE":
        scene.act(next(iter(scene.outcomes)))
    held = int(scene.s.tile_hand[0]).bit_count()
    assert held > 0
    assert (sum(piece(scene, 0, "tile_hand")), sum(piece(scene, 1, "tile_hand"))) == (held, 0)


def test_what_lies_open_is_seen_by_all() -> None:
    scene = set_up(**FAR)
    before = [seen(scene, seat) for seat in range(3)]
    for field, value in (("captains", 0b11101), ("prizes", 0b0111), ("scored", 1), ("start_cards", 0b110)):
        old = getattr(scene.s, field)
        setattr(scene.s, field, value)
        assert all(seen(scene, seat) != before[seat] for seat in range(3)), field
        setattr(scene.s, field, old)
