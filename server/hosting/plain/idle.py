"""Connections that stay open between two requests, for a short while, or until new connections need their places."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock

from ..shares import Owner
from .incoming import Incoming


class Idle:
    """The idle connections. All methods may be called from any thread."""

    def __init__(self, patience: float) -> None:
        self._patience = patience  # seconds
        self._waiting: dict[socket.socket, Owner | None] = {}  # the longest idle first
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._waiting)

    def wait(self, connection: socket.socket, incoming: Incoming, owner: Owner | None) -> bool:
        """Wait for the next request; return whether one begins to arrive and the connection may still be used."""
        if not incoming.is_empty():
            return True
        with self._lock:
            self._waiting[connection] = owner
        connection.settimeout(self._patience)
        try:
            arrived = bool(connection.recv(1, socket.MSG_PEEK))
        except OSError:
            arrived = False
        with self._lock:
            kept = connection in self._waiting
            self._waiting.pop(connection, None)
        return arrived and kept

    def evict(self, owner: Owner | None = None) -> socket.socket | None:
        """Close the longest idle connection, with an owner the longest idle one of its; None if none is idle."""
        with self._lock:
            idle = (each for each, its in self._waiting.items() if owner is None or its == owner)
            connection = next(idle, None)
            if connection is None:
                return None
            del self._waiting[connection]
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
        return connection
