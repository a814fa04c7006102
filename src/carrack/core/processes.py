"""Processes beside this one, which end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def begin(nice: int) -> None:
    """Runs first in each process: it gives way to its parent, and ends when that was killed; its queue would let it wait or work for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who presses Ctrl-C means the parent, which ends them
    if hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def pool(count: int = 0, nice: int = 0) -> ProcessPoolExecutor:
    """Processes that do what is submitted to them, one for each core if no number is given."""
    return ProcessPoolExecutor(
        count or os.cpu_count() or 1, mp_context=multiprocessing.get_context("spawn"), initializer=begin, initargs=(nice,)
    )
