"""Reads the heads of requests from one connection: the request line and the fields, counted as they arrive."""

from __future__ import annotations

import socket
from http import HTTPStatus

from ...config.limits import Limits
from ..buffers import Buffers
from ..refusal import Refused

RECEIVED = 4096  # bytes read at a time
_END = b"\r\n\r\n"


class Incoming:
    """What has arrived and is held: at most one head and what came with its last bytes."""

    def __init__(self, connection: socket.socket, limits: Limits, buffers: Buffers) -> None:
        self._connection, self._limits, self._buffers = connection, limits, buffers
        self._held = bytearray()
        self._counted = 0  # bytes in `buffers`: those held, and the head of the request under way

    def is_empty(self) -> bool:
        """Whether no byte of another request has arrived with the last one."""
        return not self._held

    def read_head(self) -> bytes | None:
        """The next head without its empty line; None if the client ends the connection. Raises Refused.

        It stays counted until the next one is read.
        """
        self._count(len(self._held))
        while True:
            while self._held.startswith(b"\r\n"):  # RFC 9112, 2.2: an empty line before a request means nothing
                del self._held[:2]
            end = self._held.find(_END)
            self._check(self._held.rstrip(b"\r\n") if end < 0 else self._held[:end])
            if end >= 0:
                head = bytes(self._held[:end])
                del self._held[: end + len(_END)]
                return head
            data = self._connection.recv(RECEIVED)
            if not data:
                return None
            self._count(len(self._held) + len(data))
            self._held += data

    def close(self) -> None:
        """Nothing is held any more."""
        self._held.clear()
        self._count(0)

    def _check(self, head: bytearray) -> None:
        """Check the size of what has arrived of a head. Raises Refused."""
        line = head.find(b"\r\n")
        if (len(head) if line < 0 else line) > self._limits.request_line:
            raise Refused(HTTPStatus.REQUEST_URI_TOO_LONG)
        fields = head[line + 2 :] if line >= 0 else b""
        if len(fields) > self._limits.fields_bytes or fields.count(b"\n") >= self._limits.fields:
            raise Refused(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _count(self, size: int) -> None:
        """Let the shared count hold so many bytes for this connection. Raises Refused if there is no room."""
        more = size - self._counted
        if more < 0:
            self._buffers.give(-more)
        elif more and not self._buffers.take(more):
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE)
        self._counted = size
