"""Saved games: a file is replaced whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from carrack.core.log import Log

from .errors import Bad


def save(path: Path, log: Log) -> None:
    """Write a log; a crash or a full disk leaves the file before it as it was. Raises OSError."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(log.write())
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def check_place(path: Path, resumed: Path | None) -> None:
    """Refuse a place that cannot be meant, before the game begins."""
    if path.is_dir():
        raise Bad(f"--save {path}: this is a folder, not a file")
    if not path.parent.is_dir():
        raise Bad(f"--save {path}: there is no folder {path.parent}")
    if path.exists() and (resumed is None or not path.samefile(resumed)):
        raise Bad(f"--save {path}: this file exists; go on with it by --resume {path}, or choose another name")
