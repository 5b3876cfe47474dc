"""What takes long and is made for one viewer in the background: codes of classes, answers to questions."""

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
from ..listeners import Answered

T = TypeVar("T")
MOST = 2  # under way


class Works:
    """The works of one viewer that are under way."""

    def __init__(self, account: Account, post: Callable[[str], None]) -> None:
        """`post` sends the viewer an answer."""
        self._account, self._post = account, post
        self._lock, self._closed = Lock(), False
        self._leaving: dict[Work, Callable[[], None]] = {}  # what leaves each work

    def start(
        self, jobs: Jobs, id: Id, answered: Answered, make: Callable[[], Pausable[T]], then: Callable[[T], Reply]
    ) -> None:
        """Have something made, and answer the request `id` with what follows from it. Raises RoomError."""
        with self._lock:
            if len(self._leaving) >= MOST:
                raise RoomError("too_often", f"{MOST} requests that take long are under way")
            work = Work(self._finish, id, answered, then)
            if not self._closed:
                self._leaving[work] = lambda: None
        leave = jobs.join(self._account, work, lambda *_: make(), work)
        with self._lock:
            if work in self._leaving:
                self._leaving[work] = leave
                return
        leave()  # it has ended, or the viewer has gone

    def close(self) -> None:
        """The viewer has gone."""
        with self._lock:
            self._closed, leaving, self._leaving = True, [*self._leaving.values()], {}
        for leave in leaving:
            leave()

    def _finish(self, work: Work, text: str) -> None:
        with self._lock:
            waited = self._leaving.pop(work, None)
        if waited:
            work.answered()
            self._post(text)


class Work:
    """What waits for one work and answers with what follows from it."""

    def __init__(
        self, finish: Callable[[Work, str], None], id: Id, answered: Answered, then: Callable[[Any], Reply]
    ) -> None:
        self._finish, self._id, self.answered, self._then = finish, id, answered, then

    def progress(self, news: Any) -> None:
        """There is none."""

    def done(self, result: Any) -> None:
        self._finish(self, encode(self._then(result), self._id))

    def failed(self, error: Exception) -> None:
        self._finish(self, report_error(self._id, error, "answering"))
