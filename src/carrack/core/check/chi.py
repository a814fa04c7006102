"""How surprising counts are, and how far two distributions are apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

FEWEST = 5.0  # cells with a smaller expectation are counted together


def surprise(expected: Sequence[float], counted: Sequence[int]) -> float:
    """The chi-square of counts against expectations, as standard deviations from what luck gives (Wilson and Hilferty).

    >>> surprise([50, 50], [50, 50]) < 0 < 5 < surprise([50, 50], [90, 10])
    True
    """
    chi, cells, few, in_few = 0.0, 0, 0.0, 0
    for e, n in zip(expected, counted, strict=True):
        if e < FEWEST:
            few, in_few = few + e, in_few + n
        else:
            chi, cells = chi + (n - e) ** 2 / e, cells + 1
    if few >= FEWEST:
        chi, cells = chi + (in_few - few) ** 2 / few, cells + 1
    free = cells - 1
    if free < 1:
        return 0.0
    spread = 2 / (9 * free)
    return ((chi / free) ** (1 / 3) - 1 + spread) / sqrt(spread)


def apart(p: Mapping[bytes, float], q: Mapping[bytes, float]) -> float:
    """The total variation between two distributions: 0 equal, 1 disjoint."""
    return sum(abs(p.get(k, 0.0) - q.get(k, 0.0)) for k in {*p, *q}) / 2
