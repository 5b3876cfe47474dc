"""Long work in the background, in slices: the viewer with the least CPU time goes first (see `hosting.fair`).

A work is a generator that pauses (see `search.pausable`). Listeners that join with the same key share one job. A job
without listeners ends at its next pause. So a few threads suffice for all viewers.

Works that a job runs side by side are compiled loops, which release the interpreter lock; they run in threads. The rest
of a job is Python. It runs one turn after the other, so that jobs do not contend for the lock.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future, wait
from errno import ECONNRESET
from functools import partial
from threading import Lock
from typing import Any

from ..hosting.fair import SLICE, Account, Runner, thread_time
from ..search.pausable import Pausable
from .listeners import EndListener, JobListener, Report, notify, notify_failure
from .tasks import Task, Tasks

LOOK = 0.25  # seconds between two checks for a reader that has left

IsCancelled = Callable[[], bool]
MakeWork = Callable[[Report, IsCancelled], Pausable[Any]]  # returns the work of a job, which may report progress


class StartedWork:
    """Work that has had its first slice in the caller's thread. Most end in it, and need no job."""

    def __init__(self, work: Pausable[Any]) -> None:
        self.tasks = Tasks(work)
        (task,), end = self.tasks.pop_ready(), thread_time() + SLICE
        self.tasks.finish_slice(task, task.run(lambda: thread_time() >= end))

    @property
    def has_ended(self) -> bool:
        return self.tasks.first.ended

    def result(self) -> Any:
        """Return the result of a work that has ended, or raise its error."""
        return self.tasks.first.outcome()


class Job:
    """Work in progress, with its listeners and each listener's account."""

    def __init__(
        self, key: Hashable, work: MakeWork | StartedWork, account: Account, report: Callable[[Job, Any], None]
    ) -> None:
        self.key, self.account = key, account
        self.waiting: list[tuple[Account, JobListener]] = []
        self.news: Any = None
        if isinstance(work, StartedWork):
            self.tasks = work.tasks
        else:
            self.tasks = Tasks(work(partial(report, self), lambda: not self.waiting))

    def is_over(self, end: float) -> bool:
        """Return whether a slice ends: at CPU time `end`, or when no listener is left."""
        return not self.waiting or thread_time() >= end


class TaskTurn:
    def __init__(self, jobs: Jobs, job: Job, task: Task) -> None:
        self._jobs, self._job, self._task = jobs, job, task

    @property
    def account(self) -> Account:
        return self._job.account

    def run(self) -> None:
        self._jobs.advance(self._job, self._task)


class Jobs:
    """All jobs of a server."""

    def __init__(
        self, threads: Runner, in_turn: Runner | None = None, spent: Callable[[], float] = thread_time
    ) -> None:
        """Set where works run: those side by side in `threads`, all others by `in_turn`, by default also in `threads`.

        `spent` returns a number of seconds; its difference is the cost of a slice.
        """
        self._threads, self._in_turn, self._spent = threads, in_turn or threads, spent
        self._lock = Lock()
        self._jobs: dict[Hashable, Job] = {}

    def __contains__(self, key: Hashable) -> bool:
        """Return whether a job with this key is under way."""
        return key in self._jobs

    def __len__(self) -> int:
        """Return the number of jobs under way."""
        return len(self._jobs)

    def join(
        self, account: Account, key: Hashable, work: MakeWork | StartedWork, listener: JobListener
    ) -> Callable[[], None]:
        """Join the job with this key, or start it; return a function that leaves it.

        If there is already one, a `StartedWork` is closed unused.
        """
        with self._lock:
            job = self._jobs.get(key)
            is_new = job is None
            if job is None:
                job = self._jobs[key] = Job(key, work, account, self._report)
            job.waiting.append((account, listener))
            news = job.news
            if is_new:
                self._queue(job)
        if isinstance(work, StartedWork) and not is_new:
            work.tasks.close()
        leave = partial(self._leave, job, account, listener)
        if news is not None:
            notify(listener, listener.progress, news, leave)
        return leave

    def wait_for(self, account: Account, work: MakeWork, has_left: Callable[[], bool] = lambda: False) -> Any:
        """Run a job for the caller alone, block until it ends, and return its result or raise its error.

        Raises ConnectionResetError once `has_left()`; the job then ends at its next pause.
        """
        future = Future[Any]()
        leave = self.join(account, object(), work, EndListener(future.set_result, future.set_exception))
        while not wait([future], LOOK).done:
            if has_left():
                leave()
                raise ConnectionResetError(ECONNRESET, "the reader has left")
        return future.result()

    def _leave(self, job: Job, account: Account, listener: JobListener) -> None:
        with self._lock:
            if (account, listener) not in job.waiting:
                return
            job.waiting.remove((account, listener))
            if job.waiting:
                job.account = job.waiting[0][0]
            else:
                del self._jobs[job.key]
            closing = not job.waiting and not job.tasks.active
        if closing:  # else the last running turn does so
            job.tasks.close()

    def _queue(self, job: Job) -> None:
        """Queue a turn for each ready task of a job."""
        for task in job.tasks.pop_ready():
            (self._threads if task.parent else self._in_turn).put(TaskTurn(self, job, task))

    def advance(self, job: Job, task: Task) -> None:
        """Run a slice of a task. If the job ends, send its listeners the result or the error."""
        before = self._spent()
        together = task.run(partial(job.is_over, thread_time() + SLICE)) if job.waiting else None
        with self._lock:
            job.account.charge(self._spent() - before)
            job.tasks.finish_slice(task, together)
            waiting, ended = list(job.waiting), job.tasks.first.ended
            closing = not waiting and not job.tasks.active
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
                    notify_failure(listener, error)
                else:
                    notify(listener, listener.done, job.tasks.first.result)

    def _report(self, job: Job, news: Any) -> None:
        """Send a job's progress to all its listeners."""
        with self._lock:
            job.news = news
            waiting = list(job.waiting)
        for account, listener in waiting:
            notify(listener, listener.progress, news, partial(self._leave, job, account, listener))
