"""Ray: the same jobs on as many machines as a cluster has. Without an address, a small Ray is started on this machine for the run.

Ray could try failed tasks again by itself; we do it, so that a job that fails for ever is found and named like everywhere else.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .ledger import Ledger

if TYPE_CHECKING:
    from carrack.arena.results import Results

    from .job import Job

AHEAD = 2  # jobs given out for each core, so that none waits for the next
PATIENCE = 5  # seconds for a cluster to answer
MEMORY = 80 * 2**20  # of the object store of a local Ray: results are small


def library(address: str = "") -> Any:
    """Ray, quiet and at home: it sends no statistics anywhere, and a Ray of our own is not to be reached from outside."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what it will be one day; else it warns
    if not address:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # so it is called: off, Ray keeps to the loopback address
    try:
        import ray
    except ImportError as error:
        raise ValueError(f"the runner ray needs Ray (pip install carrack[scale]): {error}") from None
    return ray


def answers(address: str) -> bool:
    """Does anybody listen there? Ray itself would try for ten minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        return False
    return True


def connect(ray: Any, workers: int, address: str) -> None:
    """To a cluster, or to a Ray of our own on this machine."""
    if address:
        if address != "auto" and not answers(address):
            raise ValueError(f"there is no Ray at {address[:80]!r}")
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ValueError(f"there is no Ray at {address[:80]!r}: {str(error).splitlines()[0][:200]}") from None
    else:
        ray.init(
            address="local", num_cpus=workers or os.cpu_count() or 1, object_store_memory=MEMORY, include_dashboard=False,
            log_to_driver=False, logging_level="ERROR",
        )  # fmt: skip


def run(jobs: Sequence[Job], work: Callable[[Job], Results], workers: int, address: str) -> Iterator[tuple[int, Results]]:
    ray = library(address)
    ours = not ray.is_initialized()
    if ours:
        connect(ray, workers, address)
    try:
        remote = ray.remote(max_retries=0, num_cpus=1)(work)
        most = AHEAD * (workers or int(ray.cluster_resources().get("CPU", 1)))
        ledger, sent = Ledger(jobs), dict[Any, int]()
        while ledger:
            while ledger.waiting and len(sent) < most:
                number = ledger.take()
                sent[remote.remote(jobs[number])] = number
            for reference in ray.wait(list(sent))[0]:
                number = sent.pop(reference)
                try:
                    found = ray.get(reference)
                except ray.exceptions.RayError as error:
                    cause = getattr(error, "cause", None) or error
                    ledger.failed(number, f"{type(cause).__name__}: {str(cause).strip().splitlines()[0][:200]}")
                    continue
                ledger.done(number)
                yield number, found
    finally:
        if ours:
            ray.shutdown()
