"""Stop a command cleanly at Ctrl-C or SIGTERM.

The work runs in a thread of its own, which gets no signals. An exception from a signal during compilation would be
lost: numba turns it into another error, and llvmlite only prints a warning.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

POLL = 0.05  # seconds between two checks for signals
PATIENCE = 0.5  # seconds for the work to end by itself after a signal
CLUSTER_PATIENCE = 10.0  # seconds for the processes of a cluster to end after a signal


class Stopped(Exception):
    """A signal came. Work that is not `over` could not be interrupted and goes on until the process ends."""

    def __init__(self, number: int, over: bool) -> None:
        super().__init__(number, over)
        self.by = "Ctrl-C" if number == signal.SIGINT else signal.Signals(number).name
        self.status = 128 + number  # as a shell reports a program ended by a signal
        self.over = over


def run_command(
    work: Callable[[Callable[[], bool]], int], aim: str, say: Callable[[str], None], *, patient: bool = False
) -> int:
    """Run `run_stoppable` for a command and return its exit status. aim: "" or " before …", for the message."""
    try:
        return run_stoppable(work, CLUSTER_PATIENCE if patient else PATIENCE)
    except Stopped as stopped:
        say(f"stopped by {stopped.by}{aim}")
        if not stopped.over:
            os._exit(stopped.status)  # numba is compiling, and would crash in a normal exit
        return stopped.status


def run_stoppable(work: Callable[[Callable[[], bool]], T], patience: float = PATIENCE) -> T:
    """Run the work and return its result or raise its error; raise Stopped if a signal comes first.

    Call it only in the main thread, which gets the signals. The work's argument is a function that returns True after a
    signal. The work should call it now and then, and then raise within `patience` seconds.
    """
    result: Future[T] = Future()
    with collect_signals() as came:
        Thread(target=_run, args=(work, lambda: bool(came), result), daemon=True).start()
        while not came and not wait([result], POLL).done:
            pass
        over = bool(wait([result], patience if came else None).done)
        if came and (not over or result.exception()):
            raise Stopped(came[0], over)
    return result.result()


@contextlib.contextmanager
def collect_signals() -> Iterator[list[int]]:
    """Collect the signals that come inside the block in a list; they have no other effect."""
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
    except BaseException as error:  # raised again by the main thread
        result.set_exception(error)
