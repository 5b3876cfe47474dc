"""Pausable tasks: generators that yield wherever they may be interrupted, and return their result.

A bare `yield` is a place for a pause. `results = yield Together(tasks, width)` runs tasks side by side, and raises an
error of one of them. `finish` runs a task to its end, without pauses; `server/jobs` runs many in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

POLL_SECONDS = 0.02  # between two calls of `between` while threads work
AHEAD = 3  # tasks submitted for each thread, so that none is idle


@dataclass(frozen=True, slots=True)
class Together:
    """Independent tasks, of which at most `width` run at the same time."""

    tasks: Iterable[Pausable[Any]]
    width: int


Pausable: TypeAlias = Generator[Together | None, Any, T]
Pauses: TypeAlias = Generator[None, None, T]  # a task that starts no others


def task(function: Callable[[], T]) -> Pauses[T]:
    """Make a task of one call of a function, which cannot be interrupted."""
    yield from ()
    return function()


def finish(work: Pausable[T], between: Callable[[], None] | None = None) -> T:
    """Run a task to its end; return its result.

    `between` is called at every pause and at least every POLL_SECONDS. If it raises, the task ends with that error.
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
    """Another thread's task has failed."""


def _run(together: Together, between: Callable[[], None] | None) -> list[Any]:
    """Run tasks in threads; return their results in order. After an error, running tasks stop at their next pause."""
    if together.width == 1:
        return [finish(work, between) for work in together.tasks]
    stopping = False

    def check() -> None:
        if stopping:
            raise _Stopped

    results: dict[int, Any] = {}
    running: dict[Future[Any], int] = {}
    waiting = enumerate(together.tasks)
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
