"""Ctrl-C and SIGTERM for a command: it ends in good order, at once, wherever it is.

The work runs in a thread of its own, where no signal arrives. An exception out of the blue would hurt in the middle of
compiling: numba turns it into an error of its own, and llvmlite loses it and complains.
"""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

POLL = 0.05  # seconds between two looks at whether a signal has come
PATIENCE = 0.5  # seconds that the work is given to end by itself


class Stopped(Exception):
    """A signal has come. Work that is not `over` cannot be interrupted, and goes on as long as the process does."""

    def __init__(self, number: int, over: bool) -> None:
        super().__init__(number, over)
        self.by = "Ctrl-C" if number == signal.SIGINT else signal.Signals(number).name
        self.status = 128 + number  # what a shell reports for a program that a signal ended
        self.over = over


def stoppable(work: Callable[[Callable[[], bool]], T]) -> T:
    """The work's result, or its error; raises Stopped when a signal comes first. For the main thread, which gets them.

    The work is called with a function that says whether it should end; it had better ask now and then, and raise.
    """
    result: Future[T] = Future()
    with noted_signals() as came:
        Thread(target=_run, args=(work, lambda: bool(came), result), daemon=True).start()
        while not came and not wait([result], POLL).done:
            pass
        over = bool(wait([result], PATIENCE if came else None).done)
        if came and (not over or result.exception()):
            raise Stopped(came[0], over)
    return result.result()


@contextlib.contextmanager
def noted_signals() -> Iterator[list[int]]:
    """Signals that come within the block, in a list and without any other effect."""
    came: list[int] = []
    before = {
        number: signal.signal(number, lambda it, _: came.append(it)) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield came
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _run(work: Callable[[Callable[[], bool]], T], stopping: Callable[[], bool], result: Future[T]) -> None:
    try:
        result.set_result(work(stopping))
    except BaseException as error:  # whoever waits for the result gets it
        result.set_exception(error)
