"""Cuts off clients whose request takes too long to arrive completely (slow loris).

The socket's own time-out does not help, since it starts again with every byte.
"""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from threading import Lock


class Arrivals:
    """The connections whose request has not arrived yet. `expect` and `forget` are for any thread, `reap` for one."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._expected: dict[socket.socket, float] = {}  # the time at which each is cut off
        self._lock = Lock()

    def expect(self, connection: socket.socket) -> None:
        """A request should arrive from now on."""
        with self._lock:
            self._expected[connection] = time.monotonic() + self._patience

    def forget(self, connection: socket.socket) -> None:
        """The request has arrived, or the connection is closed."""
        with self._lock:
            self._expected.pop(connection, None)

    def reap(self) -> None:
        """Cut off the connections whose time is over. The thread that reads from one then ends by itself."""
        now = time.monotonic()
        with self._lock:
            late: list[socket.socket] = []
            for connection, end in self._expected.items():  # in order of their ends, since all get the same time
                if end > now:
                    break
                late.append(connection)
            for connection in late:
                del self._expected[connection]
        for connection in late:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
