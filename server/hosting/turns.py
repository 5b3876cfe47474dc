"""The turns of one viewer, in which what it sends is taken. Unscheduled, they come whenever something has arrived."""

from __future__ import annotations

import socket
from collections.abc import Callable, Generator
from threading import Event
from typing import Protocol

PATIENCE = 0.1  # seconds between two looks whether a busy viewer is still there

# Takes what has arrived without waiting for more, with a pause after each message; returns whether more may come.
Take = Callable[[], Generator[None, None, bool]]


class Turns(Protocol):
    """The turns of one viewer: in each, `take` takes some of what has arrived."""

    def wait(self, seconds: float) -> bool:
        """Wait until no more may come, which returns True, or nothing has come for so long. Raises what `take` does."""

    def wake(self) -> None:
        """The viewer may not be busy any more. From any thread."""

    def end(self) -> None:
        """No turn comes any more, and none is under way. To be called before the socket is closed."""


class UnscheduledTurns:
    """Waits for a socket alone, on systems without epoll; its time-out is the socket's own."""

    def __init__(
        self,
        socket_: socket.socket,
        take: Take,
        is_busy: Callable[[], bool] = lambda: False,
        is_gone: Callable[[], bool] = lambda: False,
    ) -> None:
        self._socket, self._take, self._is_busy, self._is_gone = socket_, take, is_busy, is_gone
        self._woken = Event()

    def wait(self, seconds: float) -> bool:  # noqa: ARG002 - the socket's own
        while True:
            try:
                self._socket.recv(1, socket.MSG_PEEK)
            except (BlockingIOError, TimeoutError):
                return False
            except OSError:
                pass  # whoever reads will see
            if not self._take_all():
                return True

    def _take_all(self) -> bool:
        work = self._take()
        try:
            while True:
                next(work)
                while self._is_busy():
                    if self._is_gone():
                        return False
                    self._woken.wait(PATIENCE)
                    self._woken.clear()
        except StopIteration as stop:
            return bool(stop.value)

    def wake(self) -> None:
        self._woken.set()

    def end(self) -> None:
        pass
