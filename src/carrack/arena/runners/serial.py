"""One job after the other, in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from .ledger import Ledger

if TYPE_CHECKING:
    from carrack.arena.results import Results

    from .job import Job


def run(jobs: Sequence[Job], work: Callable[[Job], Results], workers: int, address: str) -> Iterator[tuple[int, Results]]:
    ledger = Ledger(jobs)
    while ledger:
        number = ledger.take()
        try:
            found = work(jobs[number])
        except Exception as error:
            ledger.failed(number, str(error))
            continue
        ledger.done(number)
        yield number, found
