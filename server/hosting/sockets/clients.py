"""The open connections, which are told when the server stops."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition

from flask import Flask

from ...config.limits import Limits
from .connection import GOING_AWAY, Connection

_EXTENSION = "bitqueens.clients"


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
        with self._changed:
            for connection in self._open:
                connection.writer.leave(GOING_AWAY, "the server is stopping")
            self._changed.wait_for(lambda: not self._open, self.limits.farewell)
            for connection in self._open:
                connection.writer.drop()


def clients_of(app: Flask) -> Clients:
    """The open connections of an app."""
    clients: Clients = app.extensions[_EXTENSION]
    return clients
