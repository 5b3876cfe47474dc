"""Connections whose request has not arrived whole. A client that takes too long over it (a slow loris) is cut off.

A time-out of the socket would not do: it begins anew with every byte.
"""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from threading import Lock


class Arrivals:
    """`expect` and `forget` may be called from any thread, `reap` now and then from one."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._expected: dict[socket.socket, float] = {}  # until when
        self._lock = Lock()

    def expect(self, line: socket.socket) -> None:
        """A request is to come."""
        with self._lock:
            self._expected[line] = time.monotonic() + self._patience

    def forget(self, line: socket.socket) -> None:
        """It has come, or never will."""
        with self._lock:
            self._expected.pop(line, None)

    def reap(self) -> None:
        """Cut off who has had its time; the thread that reads there then finds the end, and ends itself."""
        now = time.monotonic()
        with self._lock:
            late: list[socket.socket] = []
            for line, end in self._expected.items():  # in the order of coming, and all have the same time
                if end > now:
                    break
                late.append(line)
            for line in late:
                del self._expected[line]
        for line in late:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
