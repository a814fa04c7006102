"""What a finished game is worth to each seat: one utility for all environments.

`win`    A seat that wins alone has 1, all others together -1: with n seats each of them has -1 / (n - 1). Winners who share have the
         mean of what their ranks would have had; if all share, everybody has 0.
`score`  A seat's points minus the mean of the points of the others.

Either way the sum is 0, and nothing is paid before the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.game import Game
from carrack.core.state import States

REWARDS = ("win", "score")


def by_win(standings: Sequence[int]) -> list[float]:
    """The utilities of the seats from their standings, of which the largest wins.

    >>> by_win([5, 9]), by_win([9, 9, 5])
    ([-1.0, 1.0], [0.25, 0.25, -0.5])
    """
    n, best = len(standings), max(standings)
    winners = sum(mine == best for mine in standings)
    return [((n / winners if mine == best else 0.0) - 1.0) / (n - 1) for mine in standings]


def by_score(scores: Sequence[int]) -> list[float]:
    """The utilities of the seats from their points.

    >>> by_score([10, 4, 7])
    [4.5, -4.5, 0.0]
    """
    n, total = len(scores), sum(scores)
    return [(n * mine - total) / (n - 1) for mine in scores]


def utilities(game: Game, states: States, i: int, reward: str) -> list[float]:
    """The utilities in a position where the game is over."""
    seats = range(int(states["seats"][i]))
    if reward == "score":
        return by_score([int(game.engine.score_at(states, i, p)) for p in seats])
    return by_win([int(game.engine.standing_at(states, i, p)) for p in seats])


def known_reward(reward: str) -> str:
    """The name of a utility, checked."""
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward
