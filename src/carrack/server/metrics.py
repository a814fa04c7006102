"""What a server counts, for Prometheus. With several processes (`PROMETHEUS_MULTIPROC_DIR` is set) any of them answers for all."""

from __future__ import annotations

import os
from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.responses import Response

if TYPE_CHECKING:
    from carrack.store.database import Database

    from .rooms import Rooms

disable_created_metrics()  # type: ignore[no-untyped-call]

QUICK = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)
SLOW = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

ACTS = Counter("carrack_acts", "Decisions saved and told")
ENTRIES = Counter("carrack_entries", "Entries saved and told: decisions, luck, talk and the rest")
COMMAND_SECONDS = Histogram("carrack_command_seconds", "From a command to its update: waiting, checking, saving, telling", buckets=QUICK)
CONFLICTS = Counter("carrack_conflicts", "Commands that lost a race against another process")
STORE_ERRORS = Counter("carrack_store_errors", "Writes and reads that the database did not take")
REFUSALS = Counter("carrack_refusals", "Commands refused over the websocket", ["code"])
CLOSED = Counter("carrack_sockets_closed", "Connections that the server closed", ["code"])
BOT_SECONDS = Histogram("carrack_bot_seconds", "From a bot's turn to its choice, waiting for a process included", buckets=SLOW)
GROUP_SIZE = Histogram("carrack_write_group_size", "Writes in one transaction", buckets=SIZES)
REQUESTS = Counter("carrack_requests", "Requests answered", ["method", "status"])
REQUEST_SECONDS = Histogram("carrack_request_seconds", "Time to answer a request", buckets=QUICK)

SOCKETS = Gauge("carrack_sockets", "Open websockets", multiprocess_mode="livesum")
VIEWERS = Gauge("carrack_viewers", "Connections that watch a table, counted at each", multiprocess_mode="livesum")
ROOMS = Gauge("carrack_rooms", "Tables in memory", multiprocess_mode="livesum")
QUEUED = Gauge("carrack_write_queue", "Writes that wait for the writer", multiprocess_mode="livesum")


class Tally:
    """What happens with every act, counted cheaply: the library locks each of its numbers each time. `hand_in` adds it to them."""

    def __init__(self) -> None:
        self.acts = self.entries = 0
        self.seconds, self.buckets = 0.0, [0] * (len(QUICK) + 1)

    def command(self, acts: int, entries: int, seconds: float) -> None:
        """A command has been obeyed."""
        self.acts += acts
        self.entries += entries
        self.seconds += seconds
        self.buckets[bisect_left(QUICK, seconds)] += 1

    def hand_in(self) -> None:
        ACTS.inc(self.acts)
        ENTRIES.inc(self.entries)
        histogram: Any = COMMAND_SECONDS  # which takes one observation at a time, and so do its public ways in
        histogram._sum.inc(self.seconds)
        for bucket, count in zip(histogram._buckets, self.buckets, strict=True):
            if count:
                bucket.inc(count)
        self.__init__()


TALLY = Tally()


def observe(database: Database, rooms: Rooms) -> None:
    """What is looked at once a second, and when somebody asks."""
    TALLY.hand_in()
    ROOMS.set(len(rooms.open))
    VIEWERS.set(sum(len(room.viewers) for room in rooms.open.values()))
    QUEUED.set(database.waiting)


def response(database: Database, rooms: Rooms) -> Response:
    """The answer to GET /metrics."""
    observe(database, rooms)
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    else:
        registry = REGISTRY
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
