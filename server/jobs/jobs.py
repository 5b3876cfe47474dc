"""Long work in the background, in turn: one viewer's work gets a slice of time, then the next viewer's.

A work is a generator that pauses (see `search.pausable`). Listeners who join with the same key share one job, and a
job that nobody waits for any more ends at its next pause. So a few threads do for everybody.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from threading import Lock, Thread
from time import thread_time
from typing import Any, Protocol

from ..search.pausable import Pausable
from .strands import Strand, Strands

SLICE = 0.01  # seconds of processor time; it ends at the first pause after them


class Listener(Protocol):
    """Waits for a job. A call that had begun may still come after the listener has left."""

    def progress(self, news: Any) -> None: ...
    def done(self, result: Any) -> None: ...
    def failed(self, error: Exception) -> None: ...


Report = Callable[[Any], None]
IsCancelled = Callable[[], bool]
Begin = Callable[[Report, IsCancelled], Pausable[Any]]  # makes the work of a job, which may report its progress


class Job:
    """Some work, and who waits for it: listeners, each with its viewer."""

    def __init__(self, key: Hashable, begin: Begin | Begun, report: Callable[[Job, Any], None]) -> None:
        self.key = key
        self.waiting: list[tuple[Hashable, Listener]] = []
        self.news: Any = None
        if isinstance(begin, Begun):
            self.strands = begin.strands
        else:
            self.strands = Strands(begin(partial(report, self), lambda: not self.waiting))

    def is_over(self, end: float) -> bool:
        """Whether a slice that lasts until `end` is over."""
        return not self.waiting or thread_time() >= end


class Begun:
    """A work that has had its first slice in the thread that wants it. Most end in it, and need no job."""

    def __init__(self, work: Pausable[Any]) -> None:
        self.strands = Strands(work)
        strand, end = self.strands.take(), thread_time() + SLICE
        self.strands.put_back(strand, strand.run(lambda: thread_time() >= end))

    @property
    def has_ended(self) -> bool:
        return self.strands.first.ended

    def result(self) -> Any:
        """What the work returns, or raises its error. Only after its end."""
        return self.strands.first.outcome()


class Awaited:
    """Passes the end of a job on to a thread that waits for it."""

    def __init__(self, future: Future[Any]) -> None:
        self.done, self.failed = future.set_result, future.set_exception

    def progress(self, news: Any) -> None:
        """Nobody listens."""


class Jobs:
    """The jobs of a server. Its threads, at most so many, start with the first job and end when none is left."""

    def __init__(self, threads: int, prepare: Callable[[], None] = lambda: None) -> None:
        """`prepare` is called first in each thread."""
        self._most, self._prepare, self._threads = threads, prepare, 0
        self._lock = Lock()
        self._jobs: dict[Hashable, Job] = {}
        self._turns: OrderedDict[Hashable, deque[Job]] = OrderedDict()  # each viewer's jobs; the next viewer first

    def __contains__(self, key: Hashable) -> bool:
        """Whether there is a job with this key just now."""
        return key in self._jobs

    def sizes(self) -> tuple[int, int]:
        """How many jobs wait for their turn, and how many run just now."""
        with self._lock:
            running = sum(job.strands.running > 0 for job in self._jobs.values())
            return len(self._jobs) - running, running

    def join(self, viewer: Hashable, key: Hashable, begin: Begin | Begun, listener: Listener) -> Callable[[], None]:
        """Wait for the job with this key, which is created if there is none. Returns a function that stops waiting.

        If there is one, what has been `Begun` for it is thrown away.
        """
        with self._lock:
            job = self._jobs.get(key)
            is_new = job is None
            if job is None:
                job = self._jobs[key] = Job(key, begin, self._report)
            job.waiting.append((viewer, listener))
            jobs = self._turns.setdefault(viewer, deque())
            if job not in jobs:
                jobs.append(job)
            news = job.news
            self._start_thread()
        if isinstance(begin, Begun) and not is_new:
            begin.strands.close()
        leave = partial(self._leave, job, viewer, listener)
        if news is not None:
            tell(listener.progress, news, leave)
        return leave

    def wait_for(self, viewer: Hashable, begin: Begin) -> Any:
        """The result of a job that nobody shares. Waits for it, and raises its error."""
        future = Future[Any]()
        self.join(viewer, object(), begin, Awaited(future))
        return future.result()

    def _leave(self, job: Job, viewer: Hashable, listener: Listener) -> None:
        with self._lock:
            if (viewer, listener) not in job.waiting:
                return
            job.waiting.remove((viewer, listener))
            if viewer not in [other for other, _ in job.waiting]:
                self._drop(job, viewer)
            if not job.waiting:
                del self._jobs[job.key]
            closing = not job.waiting and not job.strands.running
        if closing:  # else the thread that runs it does so
            job.strands.close()

    def _drop(self, job: Job, viewer: Hashable) -> None:
        """The viewer does not wait for this job any longer."""
        jobs = self._turns[viewer]
        jobs.remove(job)
        if not jobs:
            del self._turns[viewer]

    def _start_thread(self) -> None:
        """Start another thread if there is something to do for it."""
        if self._threads < self._most and any(job.strands.ready for job in self._jobs.values()):
            with suppress(RuntimeError):  # the system has no thread left; the next one who joins tries again
                Thread(target=self._run, name="jobs", daemon=True).start()
                self._threads += 1

    def _run(self) -> None:
        self._prepare()
        while True:
            with self._lock:
                turn = self._next_turn()
                if turn is None:
                    self._threads -= 1
                    return
                self._start_thread()
            self._advance(*turn)

    def _next_turn(self) -> tuple[Hashable, Job, Strand] | None:
        """What runs next: of the first viewer for whom anything can, the job that has waited longest."""
        for viewer, jobs in self._turns.items():
            for job in jobs:
                if job.strands.ready:
                    jobs.remove(job)
                    jobs.append(job)
                    self._turns.move_to_end(viewer)
                    return viewer, job, job.strands.take()
        return None

    def _advance(self, viewer: Hashable, job: Job, strand: Strand) -> None:
        """Give a strand a slice in this viewer's turn. If the job ends, tell everybody."""
        together = strand.run(partial(job.is_over, thread_time() + SLICE))
        with self._lock:
            job.strands.put_back(strand, together)
            if viewer in self._turns:
                self._turns.move_to_end(viewer)  # behind those who came meanwhile, too
            waiting, ended = list(job.waiting), job.strands.first.ended
            closing = not waiting and not job.strands.running
            if waiting and ended:
                del self._jobs[job.key]
                job.waiting.clear()
                for other in {other for other, _ in waiting}:
                    self._drop(job, other)
            elif waiting:
                self._start_thread()
        if closing:
            job.strands.close()
        elif ended:
            result, error = job.strands.first.result, job.strands.first.error
            for _, listener in waiting:
                tell(listener.done if error is None else listener.failed, result if error is None else error)

    def _report(self, job: Job, news: Any) -> None:
        """Tell everybody how far a job is."""
        with self._lock:
            job.news = news
            waiting = list(job.waiting)
        for viewer, listener in waiting:
            tell(listener.progress, news, partial(self._leave, job, viewer, listener))


def tell(say: Callable[[Any], None], what: Any, leave: Callable[[], None] = lambda: None) -> None:
    """Tell a listener something. One whom that fails for is told nothing any more; the others are."""
    try:
        say(what)
    except Exception:
        leave()
