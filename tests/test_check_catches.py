"""Every check passes on Harbour, a small game made for this, and every check catches a fault planted into it.

A planted game is a copy of `tests/harbour` with one text replaced in one file. It lies in the cache folder, so that what was compiled
for it once is found again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import carrack.games
from carrack.core import jit
from carrack.core.check import check, checks
from carrack.core.game import Game, load

SOURCE = Path(__file__).parent / "harbour"


def files_of_harbour() -> dict[str, str]:
    """Every file of the game, by its path in the folder."""
    found = [f for f in sorted(SOURCE.rglob("*")) if f.is_file() and "__pycache__" not in f.parts and f.name != "conftest.py"]
    return {f.relative_to(SOURCE).as_posix(): f.read_text(encoding="utf-8") for f in found}


@contextmanager
def planted(name: str, *faults: tuple[str, str, str]) -> Iterator[Game]:
    """Harbour under another name, with texts replaced: (file, old, new). An old text of "" makes a file, a new one of "" with it takes it away."""
    name = f"harbour_{name}" if name else "harbour"
    files = files_of_harbour()
    for file, old, new in faults:
        if not old and not new:
            del files[file]
        elif not old:
            files[file] = new
        else:
            assert files[file].count(old) == 1, f"{old!r} is {files[file].count(old)} times in {file}"
            files[file] = files[file].replace(old, new)
    parent = jit.home() / "planted" / name
    for file, text in files.items():
        if file.endswith(".log"):
            text = text.replace("game harbour\n", f"game {name}\n")
        jit.write(parent / name / file, text)
    for file in parent.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts and file.relative_to(parent / name).as_posix() not in files:
            file.unlink()
    carrack.games.__path__.append(str(parent))
    try:
        yield load(name)
    finally:
        carrack.games.__path__.remove(str(parent))
        for module in [m for m in sys.modules if m == f"carrack.games.{name}" or m.startswith(f"carrack.games.{name}.")]:
            del sys.modules[module]
