"""Fills the table of times: measured when a viewer asks, and shared by all who ask at that time.

One run is timed at a time, beside the counts; measurements of several viewers take turns at that. All run with lower
priority than answers to viewers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from threading import Event, Lock
from typing import Any, Protocol

from ..hosting.fair import Account
from ..jobs.jobs import IsCancelled, Jobs, Report
from ..jobs.listeners import Listener
from ..jobs.threads import Threads
from ..search.pausable import Pausable, Together, task
from .cells import ROWS, Cell, Row, Settings
from .machine import describe_machine
from .measuring import Measuring, Now, Runner
from .process import Child
from .table import News, OwnTable, Table

PROGRESS_EVERY = 0.1  # seconds between two reports; a longer run is always reported


class Closable(Runner, Protocol):
    """A runner that must be closed."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a measurement, with the whole table so far."""

    done: int  # cells
    of: int
    now: Now | None
    cells: list[dict[str, Any]]


class Bench:
    """The times measured on this machine, in `table`."""

    def __init__(
        self,
        runner: Callable[[Callable[[], bool]], Closable] = Child,
        rows: tuple[Row, ...] = ROWS,
        clock: Callable[[], float] = time.time,
        table: Table | None = None,
    ) -> None:
        self._runner, self._rows, self._clock, self._table = runner, rows, clock, table or OwnTable()
        # What is timed runs in another process, so its cost is the time that it takes.
        self._jobs, self._lock = Jobs(Threads(1), spent=time.monotonic), Lock()
        self._turn, self._measurements = ExitStack(), 0  # those that share this process's turn

    def state(self) -> dict[str, Any]:
        """The table so far, the machine, and the settings of the measurement under way, if there is one."""
        running = self._table.running()
        return {"machine": describe_machine(), "running": running and running._asdict(), "cells": self.cells()}

    def cells(self) -> list[dict[str, Any]]:
        """All cells that are filled."""
        return [asdict(cell) for cell in self._table.cells()]

    def join(self, account: Account, settings: Settings, listener: Listener) -> Callable[[], None]:
        """Wait for a measurement with these settings. Returns a function that stops waiting."""
        return self._jobs.join(account, settings, partial(self._work, settings), listener)

    def _work(self, settings: Settings, report: Report, cancelled: IsCancelled) -> Pausable[Progress]:
        """Measure; while another process that shares the table measures, tell how far that is."""
        told: News | None = None
        while not self._take_turn():
            news = self._table.news()
            if news and news != told and news.settings == settings:
                told = news
                report(Progress(news.done, news.of, news.now, self.cells()))
            yield Together([task(partial(Event().wait, PROGRESS_EVERY))], 1)
        try:
            if told and self._table.news() == News(settings, told.of, told.of, None):
                return Progress(told.of, told.of, None, self.cells())  # the other has measured the same
            return (yield from self._measure(settings, report, cancelled))
        finally:
            self._end_turn()

    def _take_turn(self) -> bool:
        """Whether this process may measure. Its measurements share the turn, one run after the other."""
        with self._lock:
            if not self._measurements and not self._turn.enter_context(self._table.turn()):
                self._turn.close()
                return False
            self._measurements += 1
            return True

    def _end_turn(self) -> None:
        with self._lock:
            self._measurements -= 1
            if not self._measurements:
                self._turn.close()

    def _measure(self, settings: Settings, report: Report, cancelled: IsCancelled) -> Pausable[Progress]:
        reported = 0.0

        def starting(now: Now) -> None:
            nonlocal reported
            short = now.seconds is not None and now.seconds < PROGRESS_EVERY
            if short and abs(self._clock() - reported) < PROGRESS_EVERY:
                return
            reported = self._clock()
            self._table.tell(News(settings, measuring.done, measuring.cells, now))
            report(Progress(measuring.done, measuring.cells, now, self.cells()))

        with closing(self._runner(cancelled)) as runner:
            measuring = Measuring(settings, self._rows, runner, self._fill)
            self._table.tell(News(settings, 0, measuring.cells, None))
            yield from measuring.measure(starting)
        self._table.tell(News(settings, measuring.cells, measuring.cells, None))
        return Progress(measuring.cells, measuring.cells, None, self.cells())

    def _fill(self, cell: Cell) -> None:
        self._table.fill(replace(cell, at=self._clock()))
