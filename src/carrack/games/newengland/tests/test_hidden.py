"""Nothing is hidden: every seat and every spectator knows the same (specification, section 4)."""

from __future__ import annotations

import numpy as np
import pytest

from ..content import Card
from .positions import GAME, announcing, fill_offer, in_turn

EVERYBODY = (-1, 0, 1, 2, 3)


def test_the_game_has_no_secrets() -> None:  # NE-4.4, NE-1.7
    assert GAME.secrets == frozenset()
    assert GAME.pools == ()
    assert not GAME.hidden


@pytest.mark.parametrize("seed", [1, 2])
def test_everybody_knows_everything(seed: int) -> None:  # NE-3.2, NE-4.4
    match = GAME.new(seats=4, seed=seed)
    for _ in range(120):
        match.play(match.choice())
        seen = {match.position(seat).tobytes() for seat in EVERYBODY}
        assert len(seen) == 1


def test_stored_cards_are_known_and_never_drawn_again() -> None:  # NE-10.5, NE-10.10
    """They were bought openly; a world imagined by anybody leaves them where they are (R-11)."""
    scene = in_turn(figures={0: "barn E9"}, stored="g_t4", offer="s_o4")
    rng = np.array([1, 2, 3, 4], np.int64)
    for seat in EVERYBODY:
        assert scene.known_to(seat).stored[0, Card.G_T4] == 1
        world = GAME.redacted(scene.states, 0, seat)
        GAME.engine.resample_at(world, 0, seat, rng)
        assert world.tobytes() == scene.s.tobytes()
    assert scene.s.stack[Card.G_T4] == 0


def test_what_will_be_drawn_is_decided_when_it_is_drawn() -> None:  # NE-4.1, NE-4.3
    scene = announcing()
    scene.act("announce land=3")
    assert sum(scene.outcomes.values()) == 60
    scene.act("draw_land terrain=field", "draw_land terrain=field", "draw_land terrain=field")
    assert scene.outcomes["draw_card card=pilgrim"] == 13
    assert sum(scene.outcomes.values()) == 58
    scene.act("draw_card card=pilgrim")
    assert scene.outcomes["draw_card card=pilgrim"] == 12
    assert sum(scene.outcomes.values()) == 57
    fill_offer(scene)
    assert scene.phase == "TOKEN"
