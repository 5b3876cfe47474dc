"""Connections that stay open between two requests, for a short while, or until new connections need their slots."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock

from .incoming import Incoming


class Idle:
    """The idle connections. All methods may be called from any thread."""

    def __init__(self, patience: float) -> None:
        self._patience = patience  # seconds
        self._waiting: dict[socket.socket, None] = {}  # the longest idle first
        self._evicted: set[socket.socket] = set()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._waiting)

    def wait(self, connection: socket.socket, incoming: Incoming) -> bool:
        """Wait for the next request; return whether one begins to arrive."""
        if not incoming.is_empty():
            return True
        with self._lock:
            self._waiting[connection] = None
        connection.settimeout(self._patience)
        try:
            arrived = bool(connection.recv(1, socket.MSG_PEEK))
        except OSError:
            arrived = False
        with self._lock:
            self._waiting.pop(connection, None)
            return arrived and connection not in self._evicted

    def evict(self) -> bool:
        """Close the longest idle connection and give its slot to the caller; return False if none is idle."""
        with self._lock:
            connection = next(iter(self._waiting), None)
            if connection is None:
                return False
            del self._waiting[connection]
            self._evicted.add(connection)
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
        return True

    def was_evicted(self, connection: socket.socket) -> bool:
        """Whether this connection gave up its slot. To be called once, when the connection ends."""
        with self._lock:
            evicted = connection in self._evicted
            self._evicted.discard(connection)
            return evicted
