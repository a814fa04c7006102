"""Several processes on this machine, each with one job at a time.

A pool of the standard library breaks as a whole when one of its processes dies, and does not say whose job it was. Here every process has
a pipe of its own: who dies has failed at one known job, which is given to a new process.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

from . import serial
from .ledger import Ledger

if TYPE_CHECKING:
    from carrack.arena.results import Results

    from .job import Job

FAREWELL = 5  # seconds to leave by itself


def serve(pipe: Connection[Any, Any]) -> None:
    """The life of a worker: jobs come in, results go out, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    while True:
        try:
            work, job = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, work(job))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:  # nobody wants it any more
            return


class Worker:
    """A process, and the job it has."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True, name="carrack-worker")
        self.process.start()
        theirs.close()
        self.number = -1

    def give(self, number: int, work: Callable[[Job], Results], job: Job) -> None:
        self.number = number
        self.pipe.send((work, job))

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.join(FAREWELL if self.number < 0 else 0)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def run(jobs: Sequence[Job], work: Callable[[Job], Results], workers: int, address: str) -> Iterator[tuple[int, Results]]:
    if workers == 1 or len(jobs) < 2:  # nobody to share with
        yield from serial.run(jobs, work, workers, address)
        return
    ledger = Ledger(jobs)
    crew: list[Worker] = []

    def employ(worker: Worker) -> None:
        if ledger.waiting:
            number = ledger.take()
            with suppress(OSError):  # it died between two jobs; its end is read below
                worker.give(number, work, jobs[number])

    try:
        while ledger:
            while ledger.waiting and len(crew) < (workers or os.cpu_count() or 1):
                crew.append(Worker())
            for worker in crew:
                if worker.number < 0:
                    employ(worker)
            ready = wait([worker.pipe for worker in crew if worker.number >= 0])
            for worker in [worker for worker in crew if worker.pipe in ready]:
                number = worker.number
                try:
                    fine, answer = worker.pipe.recv()
                except (EOFError, OSError):
                    crew.remove(worker)
                    worker.process.join()
                    why = f"its process ended with code {worker.process.exitcode}"
                    worker.dismiss()
                    ledger.failed(number, why)
                    continue
                worker.number = -1
                if fine:
                    ledger.done(number)
                    yield number, answer
                else:
                    ledger.failed(number, answer)
    finally:
        for worker in crew:
            worker.pipe.close() if worker.number < 0 else worker.process.kill()
        for worker in crew:
            worker.dismiss()
