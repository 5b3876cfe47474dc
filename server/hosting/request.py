"""The head of a request: read as it arrives, within limits, and taken strictly (RFC 9112).

What a proxy might read differently is refused.
"""

from __future__ import annotations

import re
import socket
from dataclasses import dataclass
from http import HTTPStatus
from urllib.parse import urlsplit

import h11

from ..config.limits import Limits
from .refusal import Refused
from .shares import Buffers

RECEIVED = 4096  # bytes read at a time
_END = b"\r\n\r\n"
_BARE = re.compile(rb"(?<!\r)\n")


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
            if end < 0 and _BARE.search(self._held):  # its sender may wait for an answer
                raise Refused(HTTPStatus.BAD_REQUEST)
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


# h11 tolerates these: control characters, ends of lines that are not CRLF, and fields folded into several lines.
_TOLERATED = re.compile(rb"[^\t\r\n\x20-\x7e\x80-\xff]|\r(?!\n)|(?<!\r)\n|\n[ \t]")
_VERSIONS = (b"1.0", b"1.1")


@dataclass(frozen=True)
class Request:
    """The parts of a head. `host` stands in the target of a request that a proxy might get, else it is None."""

    method: str
    target: str
    path: str  # still percent-encoded
    query: str
    host: str | None
    version: str  # HTTP/1.0 or HTTP/1.1
    fields: tuple[tuple[str, str], ...]  # names in small letters; a name may occur more than once

    @property
    def keeps(self) -> bool:
        """Whether another request may follow on the connection. Bodies are not read, so there must be none."""
        options, bodies = set[str](), set[str]()
        for name, value in self.fields:
            if name == "connection":
                options |= {option.strip().lower() for option in value.split(",")}
            elif name == "transfer-encoding" or (name == "content-length" and value != "0"):
                bodies.add(name)
        return self.version == "HTTP/1.1" and not bodies and not options & {"close", "upgrade"}

    @property
    def expects_continue(self) -> bool:
        """Whether the client waits to be told that it may send the body."""
        return self.version == "HTTP/1.1" and ("expect", "100-continue") in [(n, v.lower()) for n, v in self.fields]


def parse(head: bytes) -> Request:
    """The request of a head without its empty line. Raises Refused."""
    if _TOLERATED.search(head):
        raise Refused(HTTPStatus.BAD_REQUEST)
    connection = h11.Connection(h11.SERVER, max_incomplete_event_size=len(head) + 4)
    connection.receive_data(head + b"\r\n\r\n")
    try:
        event = connection.next_event()
    except h11.RemoteProtocolError:
        raise Refused(HTTPStatus.BAD_REQUEST) from None
    assert isinstance(event, h11.Request)  # the head is complete
    fields = tuple((name.decode(), value.decode("latin-1")) for name, value in event.headers)
    names = {name for name, _ in fields}
    if event.http_version not in _VERSIONS or {"transfer-encoding", "content-length"} <= names:
        raise Refused(HTTPStatus.BAD_REQUEST)  # with both, one of two readers would take the body for a request
    if event.method != event.method.upper():  # RFC 9110, 9.1: `get` is not GET, but some readers take it for that
        raise Refused(HTTPStatus.BAD_REQUEST)
    target = event.target.decode()
    path, query, host = _split(target)
    version = f"HTTP/{event.http_version.decode()}"
    return Request(event.method.decode(), target, path, query, host, version, fields)


def _split(target: str) -> tuple[str, str, str | None]:
    """The path, the query, and the host where it is named. Raises Refused."""
    host = None
    if not target.startswith("/"):
        try:
            parts = urlsplit(target)
            _ = parts.port  # raises ValueError where it is no number
        except ValueError:
            raise Refused(HTTPStatus.BAD_REQUEST) from None
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refused(HTTPStatus.BAD_REQUEST)
        host, target = parts.netloc, target.partition("://")[2][len(parts.netloc) :]
    path, _, query = target.partition("?")
    if "#" in target:  # an address in a request has no fragment
        raise Refused(HTTPStatus.BAD_REQUEST)
    return path or "/", query, host
