"""Counts the bytes that the server holds of what clients send, so that all of them together have a limit."""

from __future__ import annotations

from threading import Lock

ENVIRON = "bitqueens.buffers"  # the host's own Buffers in the environment of a request


class Buffers:
    """At most `most` bytes for all connections together. Its methods may be called from any thread."""

    def __init__(self, most: int) -> None:
        self._most, self._held = most, 0
        self._lock = Lock()

    def __len__(self) -> int:
        return self._held

    def take(self, size: int) -> bool:
        """Count so many more bytes; return False, and count nothing, if there is no room for them."""
        with self._lock:
            if self._held + size > self._most:
                return False
            self._held += size
            return True

    def give(self, size: int) -> None:
        """So many bytes are no longer held."""
        with self._lock:
            self._held -= size
