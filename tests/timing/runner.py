"""A runner for the tests of the table of times: its times are invented, and its runs wait for the test."""

from __future__ import annotations

import threading
from collections.abc import Callable

from server.search.counting.workload import SOLUTIONS
from server.search.estimates.effort import effort
from server.timing.cells import Row
from server.timing.process import RunFailed, TimedRun, TimingCancelled


class Runner:
    """Its times follow the work. From n = `waits_from` on a run waits for `go`, or until it is cancelled."""

    made: list[Runner]
    go: threading.Event
    waits_from: int

    def __init__(self, cancelled: Callable[[], bool]) -> None:
        self.cancelled, self.closed = cancelled, False
        self.made.append(self)

    @classmethod
    def begin(cls, waits_from: int) -> None:
        """Begin a test, without a runner yet."""
        cls.made, cls.go, cls.waits_from = [], threading.Event(), waits_from

    def run(self, row: Row, n: int, _: float) -> TimedRun:
        if row.group == "python" and n == 10:
            raise RunFailed("the process ended with status -9")
        while n >= self.waits_from and not self.go.wait(0.005):
            if self.cancelled():
                raise TimingCancelled
        return TimedRun(1e-8 * effort(row.algorithm, n), SOLUTIONS[n - 1])

    def close(self) -> None:
        self.closed = True
