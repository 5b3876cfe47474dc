"""Long work for one viewer in the background: codes of classes and answers to questions."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Lock
from typing import Any, TypeVar

from ...hosting.fair import Account
from ...jobs.jobs import Jobs
from ...rooms.errors import RoomError
from ...search.pausable import Pausable
from ..answers import Reply
from ..checks import Id

T = TypeVar("T")
MOST = 2  # works in progress


class Works:
    """Works in progress of one viewer."""

    def __init__(self, account: Account, finish: Callable[[Id, Future[Reply]], None]) -> None:
        """`finish` sends the viewer an answer, or an error."""
        self._account, self._finish_request = account, finish
        self._lock, self._closed = Lock(), False
        self._leaving: dict[Work, Callable[[], None]] = {}  # functions that leave each work

    def start(
        self,
        jobs: Jobs,
        id: Id,
        make: Callable[[], Pausable[T]],
        then: Callable[[T], Future[Reply]],
    ) -> None:
        """Run `make` as a job, and answer the request `id` with the result of `then`. Raises RoomError."""
        with self._lock:
            if len(self._leaving) >= MOST:
                raise RoomError("too_often", f"at most {MOST} long requests may be in progress")
            work = Work(partial(self._finish, id), then)
            if not self._closed:
                self._leaving[work] = lambda: None
        leave = jobs.join(self._account, work, lambda *_: make(), work)
        with self._lock:
            if work in self._leaving:
                self._leaving[work] = leave
                return
        leave()  # the job has ended, or the viewer has gone

    def close(self) -> None:
        """Leave all works, when the viewer has gone."""
        with self._lock:
            self._closed, leaving, self._leaving = True, [*self._leaving.values()], {}
        self._finish_request = lambda *_: None  # breaks a cycle, which only the garbage collector would free
        for leave in leaving:
            leave()

    def _finish(self, id: Id, work: Work, answer: Future[Reply]) -> None:
        with self._lock:
            waited = self._leaving.pop(work, None)
        if waited:
            self._finish_request(id, answer)


class Work:
    """Listener of one work, which answers with the result of `then`."""

    def __init__(self, finish: Callable[[Work, Future[Reply]], None], then: Callable[[Any], Future[Reply]]) -> None:
        self._finish, self._then = finish, then

    def progress(self, news: Any) -> None:
        """Ignore progress: a work has none."""

    def done(self, result: Any) -> None:
        self._then(result).add_done_callback(partial(self._finish, self))

    def failed(self, error: Exception) -> None:
        answer: Future[Reply] = Future()
        answer.set_exception(error)
        self._finish(self, answer)
