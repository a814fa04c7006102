"""Nothing is hidden: every seat and every spectator knows the same (specification, section 4)."""

from __future__ import annotations

import numpy as np
import pytest

from carrack.core.scene import Scene

from ..content import Card
from .positions import GAME, announcing, fill_offer, in_turn, laying

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


def observed(scene: Scene) -> list[float]:
    """What a net of the active player sees."""
    out = np.zeros(GAME.observation_size, np.float32)
    GAME.engine.observe_at(scene.states, 0, 0, out)
    return out.tolist()


def test_a_net_sees_which_tiles_are_cleared_and_who_left_them() -> None:  # NE-11.5
    def clearing(pilgrim: str, plot: str) -> Scene:
        scene = in_turn(land={0: "G C5-D5 C6 D6 E6"}, figures={0: f"pilgrim {pilgrim}"}, offer="g_d2")
        scene.act("buy_execute card=g_d2", f"shape_spot facing=0 plot={plot}")
        assert scene.phase == "RESEAT"
        return scene

    at_d6, other_plots, at_c6 = clearing("D6", "c6"), clearing("D6", "d6"), clearing("C6", "c6")
    assert observed(at_d6) != observed(other_plots)
    assert observed(at_d6) != observed(at_c6)


def test_a_net_sees_the_options_of_the_laying_rounds() -> None:  # NE-2.2, NE-2.4
    looks = [observed(laying(**options)) for options in ({}, {"placement_order": "clockwise"}, {"start_touch": "edges"})]
    assert all(a != b for i, a in enumerate(looks) for b in looks[:i])


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
