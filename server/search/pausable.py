"""Long work that lets others go first: a generator that yields wherever it may be interrupted, and returns its result.

A bare `yield` is a place for a pause. `results = yield Together(works, width)` has these works run side by side; an
error of one of them is raised there. `finish` runs a work at once, without pauses; `server/jobs` runs many in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

POLL_SECONDS = 0.02  # how often `between` is called while threads work
AHEAD = 3  # works submitted for each thread, so that none is idle


@dataclass(frozen=True, slots=True)
class Together:
    """Works that do not depend on one another; at most `width` of them run at the same time."""

    works: Iterable[Pausable[Any]]
    width: int


Pausable: TypeAlias = Generator[Together | None, Any, T]
Pauses: TypeAlias = Generator[None, None, T]  # a work that has no others run


def task(function: Callable[[], T]) -> Pauses[T]:
    """A work that is one call of a function and cannot be interrupted."""
    yield from ()
    return function()


def one_by_one(work: Pausable[T]) -> Pauses[T]:
    """The same work, where those that it would have run side by side run one after the other."""
    answer: list[Any] | None = None
    error: Exception | None = None
    while True:
        try:
            together = work.throw(error) if error else work.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        answer = error = None
        try:
            if together is None:
                yield
            else:
                answer = []
                for each in together.works:
                    answer.append((yield from one_by_one(each)))
        except Exception as raised:
            error = raised


def finish(work: Pausable[T], between: Callable[[], None] | None = None) -> T:
    """Run a work to its end; returns its result.

    `between` is called at every pause and at least every POLL_SECONDS. If it raises, the work ends with that error.
    """
    answer, error = None, None
    try:
        while True:
            together = work.throw(error) if error else work.send(answer)
            answer = error = None
            try:
                if between:
                    between()
                answer = _run(together, between) if together else None
            except Exception as raised:
                error = raised
    except StopIteration as end:
        result: T = end.value
        return result


class _Stopped(Exception):
    """Another thread's work has failed."""


def _run(together: Together, between: Callable[[], None] | None) -> list[Any]:
    """The results of works, in their order. After an error, those that have begun stop at their next pause."""
    if together.width == 1:
        return [finish(work, between) for work in together.works]
    stopping = False

    def check() -> None:
        if stopping:
            raise _Stopped

    results: dict[int, Any] = {}
    running: dict[Future[Any], int] = {}
    waiting = enumerate(together.works)
    with ThreadPoolExecutor(together.width) as pool:
        try:
            while True:
                while len(running) < together.width * AHEAD and (following := next(waiting, None)):
                    place, work = following
                    running[pool.submit(finish, work, check)] = place
                if not running:
                    break
                finished, _ = wait(running, POLL_SECONDS, FIRST_COMPLETED)
                if between:
                    between()
                for future in finished:
                    results[running.pop(future)] = future.result()
        except BaseException:
            stopping = True
            for future in running:
                future.cancel()
            raise
    return [results[place] for place in range(len(results))]
