"""The times of the listings on this machine, measured on request, once for all viewers who wait for them."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cache
from threading import Lock
from typing import Any

from ..hosting.fair import Account
from ..hosting.threads import Threads
from ..jobs.jobs import IsCancelled, Jobs
from ..jobs.listeners import EVERY, JobListener, Report
from ..search.algorithms.catalogue import COMPARED
from ..search.pausable import Pauses
from .process import describe_machine, read_times

MEASUREMENT = "times"  # the key of the only job


@dataclass(slots=True)
class ListingTimes:
    """The times of one listing."""

    algorithm: str
    seconds: list[float] = field(default_factory=list)  # by n - 1
    over: bool = False  # True if the next board takes too long
    fault: str = ""  # the reason if a run has failed

    def record(self, n: int, news: dict[str, Any]) -> None:
        """Record the end of a run, perhaps in place of an earlier one."""
        self.fault = news.get("fault", "")
        if not self.fault:
            self.seconds[n - 1 : n] = [news["seconds"]]
            self.over = news["over"] or n < len(self.seconds)


class Bench:
    """The times that this process has measured."""

    def __init__(self, read: Callable[[], Iterator[dict[str, Any] | None]] = read_times) -> None:
        self._read = read
        # A timed run is in another process, so its cost is the wall-clock time.
        self._jobs, self._lock = Jobs(Threads(1), spent=time.monotonic), Lock()
        self._rows = {algorithm: ListingTimes(algorithm) for algorithm in COMPARED}

    def state(self) -> dict[str, Any]:
        """Return the times so far, the machine, and whether a measurement is under way."""
        return {"machine": machine(), "running": MEASUREMENT in self._jobs, "rows": self.rows()}

    def rows(self) -> list[dict[str, Any]]:
        """Return the times of each listing so far."""
        with self._lock:
            return [asdict(row) for row in self._rows.values()]

    def join(self, account: Account, listener: JobListener) -> Callable[[], None]:
        """Listen to a measurement, which begins if there is none; return a function that stops listening."""
        return self._jobs.join(account, MEASUREMENT, self._measure, listener)

    def _measure(self, report: Report, _: IsCancelled) -> Pauses[dict[str, Any]]:
        reported = 0.0
        with closing(self._read()) as reading:  # type: ignore[type-var]  # a generator
            for news in reading:
                if news is not None:
                    ended = len(news) > 2
                    if ended:
                        with self._lock:
                            self._rows[news["algorithm"]].record(news["n"], news)
                    if not ended or time.monotonic() - reported >= EVERY:
                        reported = time.monotonic()
                        report({"now": None if ended else news, "rows": self.rows()})
                yield
        return {"rows": self.rows()}


machine = cache(describe_machine)
