"""Nonsense over the websocket changes nothing and stops nothing."""

from __future__ import annotations

import time
from pathlib import Path

from .fuzzing import fuzz
from .live import Server, run

MESSAGES = 5_000


def test_five_thousand_messages_of_nonsense_change_nothing(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/carrack.db", tmp_path) as server:
        fuzzer = run(fuzz(server, MESSAGES, seed=int(time.time())))
    assert sum(fuzzer.counts.values()) >= MESSAGES
    assert sum(fuzzer.answers.values()) > 0.75 * MESSAGES, "most of it was read and answered"
    for code in ("stale", "turn", "refused", "nonsense", "seat", "watch"):
        assert fuzzer.answers[f"refuse {code}"], f"nothing was refused with {code!r}: {fuzzer.answers}"
    assert fuzzer.closed[4000], "endless nonsense ends the connection"
    assert fuzzer.closed[1009], "so does a frame that is too large"
