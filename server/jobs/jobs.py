"""Long work in the background, in slices: who has had the least processor time goes first (see `hosting.fair`).

A work is a generator that pauses (see `search.pausable`). Listeners who join with the same key share one job, and a
job that nobody waits for any more ends at its next pause. So a few threads do for everybody.

The works that a job runs side by side are compiled loops, which leave the interpreter to others; they have threads.
The rest of a job is Python; if the workers give one turn after the other, no two jobs fight for the interpreter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future, wait
from errno import ECONNRESET
from functools import partial
from threading import Lock
from typing import Any

from ..hosting.fair import SLICE, Account, Workers, thread_time
from ..search.pausable import Pausable
from .listeners import Awaited, Listener, Report, fail, tell
from .tasks import Task, Tasks

LOOK = 0.25  # seconds between two looks whether a reader is still there

IsCancelled = Callable[[], bool]
Begin = Callable[[Report, IsCancelled], Pausable[Any]]  # makes the work of a job, which may report its progress


class Begun:
    """A work that has had its first slice in the thread that wants it. Most end in it, and need no job."""

    def __init__(self, work: Pausable[Any]) -> None:
        self.tasks = Tasks(work)
        (task,), end = self.tasks.take_ready(), thread_time() + SLICE
        self.tasks.put_back(task, task.run(lambda: thread_time() >= end))

    @property
    def has_ended(self) -> bool:
        return self.tasks.first.ended

    def result(self) -> Any:
        """What the work returns, or raises its error. Only after its end."""
        return self.tasks.first.outcome()


class Job:
    """Some work, and who waits for it: listeners, each with its viewer's account."""

    def __init__(
        self, key: Hashable, begin: Begin | Begun, account: Account, report: Callable[[Job, Any], None]
    ) -> None:
        self.key, self.account = key, account
        self.waiting: list[tuple[Account, Listener]] = []
        self.running = 0  # how many of its tasks have a turn just now
        self.news: Any = None
        if isinstance(begin, Begun):
            self.tasks = begin.tasks
        else:
            self.tasks = Tasks(begin(partial(report, self), lambda: not self.waiting))

    def is_over(self, end: float) -> bool:
        """Whether a slice that lasts until `end` is over."""
        return not self.waiting or thread_time() >= end


class TaskTurn:
    """The next turn of a task."""

    def __init__(self, jobs: Jobs, job: Job, task: Task) -> None:
        self._jobs, self._job, self._task = jobs, job, task

    @property
    def account(self) -> Account:
        return self._job.account

    def run(self) -> None:
        self._jobs.advance(self._job, self._task)


class Jobs:
    """The jobs of a server."""

    def __init__(
        self,
        threads: Workers,
        workers: Workers | None = None,
        spent: Callable[[], float] = thread_time,
    ) -> None:
        """Works side by side run in the `threads`, all others with the `workers`, by default in the threads, too.

        The difference of `spent` is what a slice has cost, in seconds.
        """
        self._threads, self._workers, self._spent = threads, workers or threads, spent
        self._lock = Lock()
        self._jobs: dict[Hashable, Job] = {}

    def __contains__(self, key: Hashable) -> bool:
        """Whether there is a job with this key just now."""
        return key in self._jobs

    def sizes(self) -> tuple[int, int]:
        """How many jobs wait for their turn, and how many run just now."""
        with self._lock:
            running = sum(job.running > 0 for job in self._jobs.values())
            return len(self._jobs) - running, running

    def join(self, account: Account, key: Hashable, begin: Begin | Begun, listener: Listener) -> Callable[[], None]:
        """Wait for the job with this key, which is created if there is none. Returns a function that stops waiting.

        If there is one, what has been `Begun` for it is thrown away.
        """
        with self._lock:
            job = self._jobs.get(key)
            is_new = job is None
            if job is None:
                job = self._jobs[key] = Job(key, begin, account, self._report)
            job.waiting.append((account, listener))
            news = job.news
            if is_new:
                self._queue(job)
        if isinstance(begin, Begun) and not is_new:
            begin.tasks.close()
        leave = partial(self._leave, job, account, listener)
        if news is not None:
            tell(listener, listener.progress, news, leave)
        return leave

    def wait_for(self, account: Account, begin: Begin, has_left: Callable[[], bool] = lambda: False) -> Any:
        """The result of a job that nobody shares. Waits for it, and raises its error.

        Raises ConnectionResetError once the one for whom it is made `has_left`; then the job ends at its next pause.
        """
        future = Future[Any]()
        leave = self.join(account, object(), begin, Awaited(future))
        while not wait([future], LOOK).done:
            if has_left():
                leave()
                raise ConnectionResetError(ECONNRESET, "the reader has left")
        return future.result()

    def _leave(self, job: Job, account: Account, listener: Listener) -> None:
        with self._lock:
            if (account, listener) not in job.waiting:
                return
            job.waiting.remove((account, listener))
            if job.waiting:
                job.account = job.waiting[0][0]
            else:
                del self._jobs[job.key]
            closing = not job.waiting and not job.tasks.taken
        if closing:  # else who has the last turn does so
            job.tasks.close()

    def _queue(self, job: Job) -> None:
        """Let every task of a job that is ready have its turn."""
        for task in job.tasks.take_ready():
            (self._threads if task.parent else self._workers).put(TaskTurn(self, job, task))

    def advance(self, job: Job, task: Task) -> None:
        """Give a task a slice. If the job ends, tell everybody."""
        begun = self._spent()
        with self._lock:
            job.running += 1
        together = task.run(partial(job.is_over, thread_time() + SLICE)) if job.waiting else None
        with self._lock:
            job.running -= 1
            job.account.charge(self._spent() - begun)
            job.tasks.put_back(task, together)
            waiting, ended = list(job.waiting), job.tasks.first.ended
            closing = not waiting and not job.tasks.taken
            if waiting and ended:
                del self._jobs[job.key]
                job.waiting.clear()
            elif waiting:
                self._queue(job)
        if closing:
            job.tasks.close()
        elif ended:
            for _, listener in waiting:
                if error := job.tasks.first.error:
                    fail(listener, error)
                else:
                    tell(listener, listener.done, job.tasks.first.result)

    def _report(self, job: Job, news: Any) -> None:
        """Tell everybody how far a job is."""
        with self._lock:
            job.news = news
            waiting = list(job.waiting)
        for account, listener in waiting:
            tell(listener, listener.progress, news, partial(self._leave, job, account, listener))
