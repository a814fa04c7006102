"""A table holds the truth; what it shows a seat does not change when what the seat cannot know is exchanged."""

from __future__ import annotations

import numpy as np
import pytest

from carrack.core.game import load
from carrack.core.kept import encode
from carrack.server.views import Show

ANNO = load("anno1503")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_the_same_in_every_world_the_seat_thinks_possible(seats, play):
    p = play(seats, options={"round_limit": 12}).start()
    rng = np.array([3, 5, 7, 11], np.int64)
    different = 0
    while p.table.status == "playing" and p.table.seq < 220:
        p.act()
        if p.table.status != "playing":
            break
        truth = p.table.states
        for seat in range(-1, seats):
            seen = encode(Show(p.table, set()).to(seat))
            assert p.table.secret.encode() not in seen
            world = ANNO.redacted(truth, 0, seat)
            ANNO.engine.resample_at(world, 0, seat, rng)
            different += world.tobytes() != truth.tobytes()
            p.table.states = world
            assert encode(Show(p.table, set()).to(seat)) == seen
            p.table.states = truth
    assert different > 50


def test_the_secret_is_shown_after_the_end_and_not_before(play):
    p = play(2).start()
    assert Show(p.table, set()).to(0).secret == ""
    p.do(p.table.resign(0))
    assert Show(p.table, set()).to(-1).secret == p.table.secret


def test_only_the_actor_is_told_what_it_may_do(play):
    p = play(3).start()
    for seat in range(-1, 3):
        legal = Show(p.table, set()).to(seat).legal
        assert sorted(legal) == (sorted(p.legal) if seat == p.table.actor else [])
