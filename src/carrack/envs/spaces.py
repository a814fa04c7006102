"""The spaces of a game in the words of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from carrack.core.game import Game


class Acts(Discrete):  # pyright: ignore[reportMissingTypeArgument]
    """The acts of a game by number; `sample` with a mask is quick."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random act; with a mask one that is legal."""
        if mask is None or probability is not None or self.start:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        return legal[self.np_random.integers(len(legal))] if len(legal) else np.int64(0)


def acts_of(game: Game) -> Acts:
    """The action space."""
    return Acts(len(game.actions))


def observations_of(game: Game) -> Any:
    """The observation space. A number that is divided by something has the bounds of its field; everything else is 0 or 1."""
    low, high = np.zeros(game.observation_size, np.float32), np.ones(game.observation_size, np.float32)
    for piece in game.pieces:
        if not (piece.seat or piece.bits or piece.values or piece.digits or piece.members):
            bounds: Any = np.iinfo(game.state[piece.field].base)  # pyright: ignore[reportArgumentType]
            place = game.layout[piece.field]
            low[place], high[place] = bounds.min / piece.high, bounds.max / piece.high
    return Box(low, high, dtype=np.float32)


def masks_of(game: Game) -> Box:
    """The space of masks: 1 for each legal act."""
    return Box(0, 1, (len(game.actions),), np.int8)


def mask_copy(mask: NDArray[np.bool_]) -> NDArray[np.int8]:
    """A mask to hand out, as Gymnasium's `sample` wants it."""
    return mask.astype(np.int8)
