"""A queue of long work in the background. It runs one job at a time and drops jobs that nobody waits for any more.

Listeners who join with the same key share one job. They are told of its progress and its end by the thread that runs
it.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Any, Protocol


class Listener(Protocol):
    """Waits for a job. A call that had begun may still come after the listener has left."""

    def progress(self, news: Any) -> None: ...
    def done(self, result: Any) -> None: ...
    def failed(self, error: Exception) -> None: ...


Work = Callable[
    [Callable[[Any], None], Callable[[], bool]], Any
]  # called with two functions: report(progress), cancelled()


@dataclass(eq=False)
class Job:
    """Some work, and its listeners."""

    key: Hashable
    work: Work
    listeners: list[Listener] = field(default_factory=list)
    news: Any = None


class Jobs:
    """The queue of a server. Its thread starts with the first job and ends when no job is left."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._queue: list[Job] = []  # the first one is running
        self._thread: Thread | None = None

    def join(self, key: Hashable, work: Work, listener: Listener) -> Callable[[], None]:
        """Wait for the job with this key, which is created if there is none. Returns a function that stops waiting."""
        with self._changed:
            job = next((job for job in self._queue if job.key == key and job.listeners), None)
            if job is None:
                job = Job(key, work)
                self._queue.append(job)
            job.listeners.append(listener)
            news = job.news
            if self._thread is None:
                self._thread = Thread(target=self._run, name="jobs", daemon=True)
                self._thread.start()
        if news is not None:
            listener.progress(news)
        return lambda: self._leave(job, listener)

    def _leave(self, job: Job, listener: Listener) -> None:
        with self._changed:
            if listener in job.listeners:
                job.listeners.remove(listener)

    def _run(self) -> None:
        while True:
            with self._changed:
                while self._queue and not self._queue[0].listeners:
                    self._queue.pop(0)
                if not self._queue:
                    self._thread = None
                    return
                job = self._queue[0]
            self._do(job)

    def _do(self, job: Job) -> None:
        """Do the work, and tell all remaining listeners how it ended."""

        def report(news: Any) -> None:
            job.news = news
            for listener in list(job.listeners):
                self._tell(job, listener, listener.progress, news)

        result, failure = None, None
        try:
            result = job.work(report, lambda: not job.listeners)
        except Exception as error:
            failure = error
        with self._changed:
            self._queue.remove(job)
            waiting, job.listeners = job.listeners, []
        for listener in waiting:
            if failure is None:
                self._tell(job, listener, listener.done, result)
            else:
                self._tell(job, listener, listener.failed, failure)

    def _tell(self, job: Job, listener: Listener, say: Callable[[Any], None], what: Any) -> None:
        """Tell one listener. If that fails, only this listener is removed from the job."""
        try:
            say(what)
        except Exception:
            self._leave(job, listener)
