"""Jobs that count at full speed."""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

from ..hosting.fair import Account
from ..hosting.threads import Threads
from ..search.compiled import is_compiled
from ..search.counting.count import Count, try_to_count
from ..search.counting.count import Progress as Counted
from ..search.counting.engines import resolve
from ..search.counting.forecast import forecasting, is_quick
from ..search.counting.jobs import processors
from ..search.counting.workload import seconds_left
from ..search.pausable import Pausable
from .jobs import IsCancelled, Jobs, MakeWork
from .listeners import CountProgress, JobListener, Report, Throttle
from .warming import NICENESS, kernels

Join: TypeAlias = Callable[[Account, JobListener], Callable[[], None]]  # see `Jobs.join`


class Counts:
    """Counts of a server: on all processors, at a lower priority than viewers' requests."""

    def __init__(self) -> None:
        self._jobs = Jobs(Threads(processors(), lower_priority))

    def find(self, n: int, engine: str | None = None, threads: int | None = None) -> Join:
        """Return the function that joins the count of the n-board.

        Raises ValueError at once if n is out of range or the engine cannot run here.
        """
        key, work = (n, engine, threads), count_here(n, engine, threads)
        return lambda account, listener: self._jobs.join(account, key, work, listener)

    def __len__(self) -> int:
        """Return the number of counts under way."""
        return len(self._jobs)


def count_here(n: int, engine: str | None, threads: int | None) -> MakeWork:
    """Return the work of one count. Raises ValueError at once if n is out of range or the engine cannot run here."""
    resolve(n, engine)
    threads = min(threads or processors(), processors())

    def make_work(report: Report, _: IsCancelled) -> Pausable[Any]:
        counted = None
        while not counted:  # the compiled loops may come, and begin anew
            counted = yield from _attempt(n, engine, threads, report)
        return counted

    return make_work


def _attempt(n: int, engine: str | None, threads: int, report: Report) -> Pausable[Count | None]:
    """Forecast and count as long as the compiled loops are in use, or are not; return None if that changes."""
    compiled, expected, likely = is_compiled(), None, None
    if not is_quick(n):
        ahead = yield from forecasting(n, engine, threads)
        expected, likely = (ahead.low, ahead.high), ahead.seconds
        if is_compiled() != compiled:
            return None
    latest, throttle = Counted(0, 0.0, 0), Throttle(report)

    def make_report(seconds: float) -> CountProgress:
        left = seconds_left(latest.fraction, seconds, likely) if seconds else None
        plain = None if compiled else kernels().state
        return CountProgress(latest.fraction, seconds, left, latest.solutions, expected, plain)

    def progress(now: Counted) -> None:
        nonlocal latest
        latest = now
        pause()

    def pause() -> None:
        if is_compiled() == compiled:
            throttle.report(make_report)

    report(make_report(0.0))
    return (yield from try_to_count(n, engine, threads, progress, pause))


def lower_priority() -> None:
    """Lower this thread's priority, if the system allows it: a viewer's step is more urgent than a count."""
    if sys.platform == "linux":  # other systems set priorities only of processes
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
