"""Files that commands write: each is replaced whole or not at all, and a place that cannot be written is refused before anything long begins."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from .errors import Bad

T = TypeVar("T")
PAGE = b"<!doctype html>"  # how our pages begin


def check_place(path: Path, option: str, begins: bytes = b"") -> None:
    """Refuse a place that cannot be written, or a file there that does not begin as ours do. An empty one begins like any."""
    where, target = f"{option} {path}", Path(os.path.realpath(path))
    if target.is_dir():
        raise Bad(f"{where}: this is a folder, not a file")
    if not target.parent.is_dir():
        raise Bad(f"{where}: there is no folder {target.parent}")
    try:
        if target.exists() and not target.is_file():
            target.open("wb").close()
            return
        with tempfile.TemporaryFile(dir=target.parent):
            pass
        if begins and target.exists():
            with target.open("rb") as file:
                if file.read(len(begins)) not in (b"", begins):
                    raise Bad(f"{where}: this file holds something else; choose another name")
    except OSError as error:
        raise Bad(f"{where}: {(error.strerror or str(error)).lower()}") from None


def replace(path: Path, write: Callable[[Callable[[bytes], object]], T], private: bool = False) -> T:
    """Let a file be written; a crash or a full disk leaves the one before it as it was. A link stays a link, and a device a device.

    One that is private is for its owner alone. Raises OSError, about the path that was asked for.
    """
    target = os.path.realpath(path)
    try:
        if os.path.exists(target) and not os.path.isfile(target):
            with open(target, "wb") as file:
                return write(file.write)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=os.path.dirname(target))
        try:
            with os.fdopen(handle, "wb") as file:
                answer = write(file.write)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, 0o600 if private else 0o644)
            os.replace(name, target)
            return answer
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from None


def replace_text(path: Path, text: str) -> None:
    replace(path, lambda out: out(text.encode()))
