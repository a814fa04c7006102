"""Every game keeps every promise of `carrack.core.check`, in its quick form; `carrack check` does more."""

from __future__ import annotations

import pytest

from carrack.core.check import check, checks
from carrack.core.game import games, load


@pytest.mark.parametrize("promise", [c.name for c in checks()])
@pytest.mark.parametrize("game", list(games()))
def test_game_keeps(game: str, promise: str) -> None:
    (proof,) = check(load(game), "quick", [promise])
    assert proof.ok, proof.what
