"""The quick look writes what `observe` writes, for pieces of every kind and for values that no game has."""

from __future__ import annotations

import numpy as np

from carrack.core import jit, view
from carrack.core.state import Field, record
from carrack.core.view import Piece
from carrack.envs import looking

FIELDS = (Field("one", "i1"), Field("row", "i2", (5,)), Field("by", "i1", (4,)), Field("deep", "u1", (4, 3)), Field("mark", "i1", (2, 2)))
PIECES = (
    Piece("one", 7),
    Piece("turn"),
    Piece("actor", seat=True),
    Piece("phase", values=range(1, 4)),
    Piece("row", values=range(-1, 9)),
    Piece("by", 3, by_seat=True),
    Piece("deep", bits=True, by_seat=True),
    Piece("mark", seat=True),
    Piece("eyes", bits=True),
)


def test_every_kind_of_piece(tmp_path) -> None:
    dtype, seats = record(FIELDS), 4
    slow = jit.load(jit.write(tmp_path / "slow.py", view.generate(PIECES, (), dtype, seats, "")), "slow_look", tmp_path).observe
    quick = jit.load(jit.write(tmp_path / "quick.py", looking.generate(PIECES, dtype, seats)), "quick_look", tmp_path).look
    size = max(place.stop for place in view.layout(PIECES, dtype, seats).values())
    luck, one, two = np.random.default_rng(1), np.zeros(size, np.float32), np.full(size, 9, np.float32)
    for _ in range(300):
        states = np.frombuffer(luck.integers(0, 256, dtype.itemsize, np.uint8).tobytes(), dtype).copy()
        for name in ("row", "mark", "by"):
            states[name] = luck.integers(-2, 9, states[name].shape)
        states["actor"], states["phase"] = luck.integers(-1, 7), luck.integers(0, 6)
        states["seats"] = luck.integers(2, 5)
        for seat in range(-1, int(states["seats"][0])):
            slow(states[0], seat, one)
            quick(states[0], seat, two)
            assert np.array_equal(one, two)
