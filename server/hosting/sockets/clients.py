"""The open connections, which are told when the server stops."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition

from .connection import GOING_AWAY, Connection


class Clients:
    """The open connections of this process."""

    def __init__(self) -> None:
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

    def dismiss(self, patience: float) -> None:
        """Close all connections and return when they are closed; cut off those still open after `patience` seconds."""
        with self._changed:
            for connection in self._open:
                connection.writer.leave(GOING_AWAY, "the server is stopping")
            self._changed.wait_for(lambda: not self._open, patience)
            for connection in self._open:
                connection.writer.drop()
