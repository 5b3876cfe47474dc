"""Long work for one viewer in the background: codes of classes and answers to questions."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

from ...hosting.fair import Account
from ...jobs.jobs import Jobs
from ...rooms.errors import RoomError
from ...search.pausable import Pausable
from ..answers import Reply, encode
from ..checks import Id
from ..failures import report_error
from ..listeners import Line

T = TypeVar("T")
MOST = 2  # works in progress


class Works:
    """Works in progress of one viewer."""

    def __init__(self, line: Line, account: Account) -> None:
        self._line, self._account = line, account
        self._lock, self._closed = Lock(), False
        self._leaving: dict[Work, Callable[[], None]] = {}  # functions that leave each work

    def start(self, jobs: Jobs, id: Id, make: Callable[[], Pausable[T]], then: Callable[[T], Reply]) -> None:
        """Run `make` as a job, and answer the request `id` with the result of `then`. Raises RoomError."""
        work = Work(self, id, then)
        with self._lock:
            if len(self._leaving) >= MOST:
                raise RoomError("too_often", f"at most {MOST} long requests may be in progress")
            if not self._closed:
                self._leaving[work] = lambda: None
        leave = jobs.join(self._account, work, lambda *_: make(), work)
        with self._lock:
            if work in self._leaving:
                self._leaving[work] = leave
                return
        leave()  # the job has ended, or the viewer has gone

    def finish(self, work: Work, text: str) -> None:
        """Send the answer of a work, unless the viewer has gone."""
        with self._lock:
            waited = self._leaving.pop(work, None)
        if waited:
            self._line.post(text)

    def close(self) -> None:
        """Leave all works, when the viewer has gone."""
        with self._lock:
            self._closed, leaving, self._leaving = True, [*self._leaving.values()], {}
        for leave in leaving:
            leave()


class Work:
    """Listener of one work, which answers with the result of `then`."""

    def __init__(self, works: Works, id: Id, then: Callable[[Any], Reply]) -> None:
        self._works, self._id, self._then = works, id, then

    def progress(self, news: Any) -> None:
        """Ignore progress: a work has none."""

    def done(self, result: Any) -> None:
        try:
            text = encode(self._then(result), self._id)
        except Exception as error:
            self.failed(error)
        else:
            self._works.finish(self, text)

    def failed(self, error: Exception) -> None:
        self._works.finish(self, report_error(self._id, error))
