"""Who plays many games: this process, processes beside it, or Ray on many machines. All are given the same jobs and return the same."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING

from .ledger import Failed

if TYPE_CHECKING:
    from carrack.arena.results import Results

    from .job import Job

RUNNERS = ("serial", "processes", "ray")
__all__ = ["RUNNERS", "Failed", "run"]


def run(
    jobs: Sequence[Job], runner: str = "serial", workers: int = 0, address: str = "", work: Callable[[Job], Results] | None = None
) -> Generator[tuple[int, Results], None, None]:
    """Do all jobs, each exactly once; yields the number and the results of each as it is done, in any order.

    Raises `Failed` when a job fails again and again. `workers` is how many work at once, 0 as many as there are cores.
    """
    from .job import play

    if runner not in RUNNERS:
        raise ValueError(f"no runner is called {runner[:40]!r}; there are {', '.join(RUNNERS)}")
    if address and runner != "ray":
        raise ValueError(f"only the runner ray has an address, not {runner}")
    if not jobs:
        return
    module = importlib.import_module(f"{__name__}.{runner}")
    yield from module.run(jobs, work or play, workers, address)
