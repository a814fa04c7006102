"""The compiled functions of the environments, bound to a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from carrack.core import jit
from carrack.core.engine import names_of
from carrack.core.game import Game

from . import looking

STEPPING = Path(__file__).with_name("stepping.py")


def stepping(game: Game) -> Any:
    """`stepping.py` for this game; each function is compiled, or loaded from disk, at its first call."""
    name, known = f"{game.package}.bound_stepping", game.modules
    if name not in known:
        folder = jit.folder_of(f"{game.folder.name}-stepping", game.folder, STEPPING, Path(looking.__file__))
        source = looking.generate(game.pieces, game.state, game.seats[-1])
        made = jit.load(jit.write(folder / f"{game.name}_look.py", source), f"{game.package}.generated_look", folder)
        known[name] = jit.load(STEPPING, name, folder, **names_of(game, known), look=made.look)
    return known[name]
