"""Fills the table of times: measured when a viewer asks, and shared by all who ask at that time.

One measurement runs at a time, beside the counts. Both run with lower priority than answers to viewers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from threading import Event
from typing import Any, Protocol

from ..jobs.jobs import Jobs, Listener
from .cells import ROWS, Cell, Row, Settings
from .machine import describe_machine
from .measuring import Measuring, Now, Runner
from .process import Cancelled, Child
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
        self._jobs = Jobs()

    def state(self) -> dict[str, Any]:
        """The table so far, the machine, and the settings of the measurement under way, if there is one."""
        running = self._table.running()
        return {"machine": describe_machine(), "running": running and running._asdict(), "cells": self.cells()}

    def cells(self) -> list[dict[str, Any]]:
        """All cells that are filled."""
        return [asdict(cell) for cell in self._table.cells()]

    def join(self, settings: Settings, listener: Listener) -> Callable[[], None]:
        """Wait for a measurement with these settings. Returns a function that stops waiting."""
        return self._jobs.join(settings, lambda report, cancelled: self._work(settings, report, cancelled), listener)

    def _work(self, settings: Settings, report: Callable[[Progress], None], cancelled: Callable[[], bool]) -> Progress:
        """Measure; while another process that shares the table measures, tell how far that is."""
        told: News | None = None
        while True:
            with self._table.turn() as ours:
                if ours and told and self._table.news() == News(settings, told.of, told.of, None):
                    return Progress(told.of, told.of, None, self.cells())  # the other has measured the same
                if ours:
                    return self._measure(settings, report, cancelled)
            news = self._table.news()
            if news and news != told and news.settings == settings:
                told = news
                report(Progress(news.done, news.of, news.now, self.cells()))
            if cancelled():
                raise Cancelled
            Event().wait(PROGRESS_EVERY)

    def _measure(
        self, settings: Settings, report: Callable[[Progress], None], cancelled: Callable[[], bool]
    ) -> Progress:
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
            measuring.measure(starting)
        self._table.tell(News(settings, measuring.cells, measuring.cells, None))
        return Progress(measuring.cells, measuring.cells, None, self.cells())

    def _fill(self, cell: Cell) -> None:
        self._table.fill(replace(cell, at=self._clock()))
