"""The open connections, which are told when the server stops."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition

from flask import Flask

from ..config.limits import Limits
from .connection import GOING_AWAY, Connection

_EXTENSION = "bitqueens.clients"
_RETRY = 0.02  # seconds until a viewer that is being sent something is told again that the server stops


class Clients:
    """The open connections of an app in this process."""

    def __init__(self, app: Flask, limits: Limits) -> None:
        self.limits = limits
        app.extensions[_EXTENSION] = self
        self._changed = Condition()
        self._open: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def registered(self, connection: Connection) -> Iterator[None]:
        """The connection counts as open inside the block."""
        with self._changed:
            self._open.add(connection)
        try:
            yield
        finally:
            with self._changed:
                self._open.discard(connection)
                self._changed.notify_all()

    def dismiss(self) -> None:
        """Close all connections, and return when they are closed or cut off."""
        end, told = time.monotonic() + self.limits.farewell, set[Connection]()
        with self._changed:
            while self._open and (left := end - time.monotonic()) > 0:
                told |= {one for one in self._open - told if one.writer.leave(GOING_AWAY, "the server is stopping")}
                self._changed.wait(left if told >= self._open else min(left, _RETRY))
            for connection in self._open:
                connection.writer.drop()


def clients_of(app: Flask) -> Clients:
    """The open connections of an app."""
    clients: Clients = app.extensions[_EXTENSION]
    return clients
