"""Luck: the generator sfc32 in 64-bit ints. The same numbers compiled, uncompiled, on every machine and on a GPU.

A generator is `rng`, an array of four ints. Nobody but a driver owns one: rules never draw, they only say what each outcome weighs.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .jit import rule

M32 = 0xFFFFFFFF
Rng = NDArray[np.int64]


@rule
def next32(rng: Rng) -> int:
    """The next 32 random bits."""
    t = (rng[0] + rng[1] + rng[3]) & M32
    rng[3] = (rng[3] + 1) & M32
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & M32
    rng[2] = ((((rng[2] << 21) & M32) | (rng[2] >> 11)) + t) & M32
    return t


@rule
def below(rng: Rng, n: int) -> int:
    """An exactly uniform number in 0..n-1, for 0 < n < 2**31 (Lemire's method; every product fits 63 bits)."""
    m = next32(rng) * n
    if (m & M32) < n:
        floor = (M32 + 1 - n) % n
        while (m & M32) < floor:
            m = next32(rng) * n
    return m >> 32


@rule
def seed(rng: Rng, number: int, stream: int) -> None:
    """Start a generator from a 64-bit number; different streams of one number are independent."""
    rng[0] = number & M32
    rng[1] = (number >> 32) & M32
    rng[2] = stream & M32
    rng[3] = 1
    for _ in range(12):
        next32(rng)


def generator(number: int, stream: int = 0) -> Rng:
    """A new generator.

    >>> rng = generator(7)
    >>> [int(below(rng, 6)) + 1 for _ in range(8)]
    [5, 6, 3, 6, 6, 5, 3, 3]
    """
    rng = np.zeros(4, np.int64)
    seed(rng, number & (2**63 - 1), stream)
    return rng
