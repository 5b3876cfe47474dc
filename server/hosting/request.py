"""Parser of request heads, which reads them as they arrive, within limits, and strictly (RFC 9112).

A head that a proxy might read differently is refused.
"""

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
    """Buffer of received bytes: at most one head and what came with its last bytes."""

    def __init__(self, connection: socket.socket, limits: Limits, buffers: Buffers) -> None:
        self._connection, self._limits, self._buffers = connection, limits, buffers
        self._received = bytearray()
        self._counted = 0  # bytes reserved in `buffers`: the buffered ones, and the head under way

    def is_empty(self) -> bool:
        """Return whether no byte of a next request is buffered."""
        return not self._received

    def read_head(self) -> bytes | None:
        """Return the next head without its empty line; None if the client closes. Raises Refused.

        Its bytes stay counted until the next head is read.
        """
        self._count(len(self._received))
        while True:
            while self._received.startswith(b"\r\n"):  # RFC 9112, 2.2: ignore empty lines before a request
                del self._received[:2]
            end = self._received.find(_END)
            if end < 0 and _BARE.search(self._received):  # no complete head would follow, and its sender may wait
                raise Refused(HTTPStatus.BAD_REQUEST)
            self._check(self._received.rstrip(b"\r\n") if end < 0 else self._received[:end])
            if end >= 0:
                head = bytes(self._received[:end])
                del self._received[: end + len(_END)]
                return head
            data = self._connection.recv(RECEIVED)
            if not data:
                return None
            self._count(len(self._received) + len(data))
            self._received += data

    def close(self) -> None:
        """Discard the buffer."""
        self._received.clear()
        self._count(0)

    def _check(self, head: bytearray) -> None:
        """Check the size of a partly received head. Raises Refused."""
        line = head.find(b"\r\n")
        if (len(head) if line < 0 else line) > self._limits.request_line:
            raise Refused(HTTPStatus.REQUEST_URI_TOO_LONG)
        fields = head[line + 2 :] if line >= 0 else b""
        if len(fields) > self._limits.fields_bytes or fields.count(b"\n") >= self._limits.fields:
            raise Refused(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _count(self, size: int) -> None:
        """Set this connection's share of the common buffers to `size` bytes. Raises Refused if they are full."""
        more = size - self._counted
        if more < 0:
            self._buffers.release(-more)
        elif more and not self._buffers.reserve(more):
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE)
        self._counted = size


# h11 tolerates these: control characters, line ends other than CRLF, and folded fields.
_TOLERATED = re.compile(rb"[^\t\r\n\x20-\x7e\x80-\xff]|\r(?!\n)|(?<!\r)\n|\n[ \t]")
_VERSIONS = (b"1.0", b"1.1")


@dataclass(frozen=True)
class HttpRequest:
    """Parts of a head. `host` comes from a target in absolute form, as proxies receive it, else it is None."""

    method: str
    target: str
    path: str  # still percent-encoded
    query: str
    host: str | None
    version: str  # HTTP/1.0 or HTTP/1.1
    fields: tuple[tuple[str, str], ...]  # names in small letters; a name may occur more than once

    @property
    def keeps(self) -> bool:
        """Return whether another request may follow. Bodies are not read, so there must be none."""
        options, bodies = set[str](), set[str]()
        for name, value in self.fields:
            if name == "connection":
                options |= {option.strip().lower() for option in value.split(",")}
            elif name == "transfer-encoding" or (name == "content-length" and value != "0"):
                bodies.add(name)
        return self.version == "HTTP/1.1" and not bodies and not options & {"close", "upgrade"}

    @property
    def expects_continue(self) -> bool:
        """Return whether the client waits for `100 Continue` before it sends the body."""
        return self.version == "HTTP/1.1" and ("expect", "100-continue") in [(n, v.lower()) for n, v in self.fields]


def parse(head: bytes) -> HttpRequest:
    """Parse a head without its empty line. Raises Refused."""
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
        raise Refused(HTTPStatus.BAD_REQUEST)  # with both, a proxy might take the body for a request
    if event.method != event.method.upper():  # RFC 9110, 9.1: `get` is not GET, but some parsers accept it
        raise Refused(HTTPStatus.BAD_REQUEST)
    target = event.target.decode()
    path, query, host = _split(target)
    version = f"HTTP/{event.http_version.decode()}"
    return HttpRequest(event.method.decode(), target, path, query, host, version, fields)


def _split(target: str) -> tuple[str, str, str | None]:
    """Return the path, the query, and the host of a target in absolute form. Raises Refused."""
    host = None
    if not target.startswith("/"):
        try:
            parts = urlsplit(target)
            _ = parts.port  # raises ValueError if it is no number
        except ValueError:
            raise Refused(HTTPStatus.BAD_REQUEST) from None
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refused(HTTPStatus.BAD_REQUEST)
        host, target = parts.netloc, target.partition("://")[2][len(parts.netloc) :]
    path, _, query = target.partition("?")
    if "#" in target:  # a request target has no fragment
        raise Refused(HTTPStatus.BAD_REQUEST)
    return path or "/", query, host
