"""Which jobs are to do, who has which, and how often each has failed: the same for all runners, so that no game is lost or played twice."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .job import Job

TRIES = 3


class Failed(RuntimeError):
    """A job that failed again and again."""


class Ledger:
    """The book of one run."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self.jobs = jobs
        self.waiting = deque(range(len(jobs)))
        self.given: set[int] = set()
        self.failures: Counter[int] = Counter()

    def __bool__(self) -> bool:
        """Is anything left to do, or being done?"""
        return bool(self.waiting or self.given)

    def take(self) -> int:
        """The next job to be given out."""
        number = self.waiting.popleft()
        self.given.add(number)
        return number

    def done(self, number: int) -> bool:
        """Cross a job out; False if that was done before, and these results are to be thrown away."""
        if number not in self.given:
            return False
        self.given.remove(number)
        return True

    def failed(self, number: int, why: str) -> None:
        """Put a job back, to be tried again; raises `Failed` when it has been tried often enough."""
        self.given.discard(number)
        self.failures[number] += 1
        if self.failures[number] == TRIES:
            raise Failed(f"{self.jobs[number]} failed {TRIES} times: {why}")
        self.waiting.append(number)
