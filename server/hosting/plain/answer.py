"""The answer of a WSGI app to one request, framed for the socket as RFC 9112 (HTTP/1.1) says."""

from __future__ import annotations

from collections.abc import Callable
from email.utils import formatdate
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

_NO_BODY = (204, 304)


class Answer:
    """Runs an app and writes what it returns with `write`.

    `keeps` says whether the connection can take another request: before the answer what the client allows, after it
    whether the answer's end was marked by its length or by chunks. Raises what the app raises.
    """

    def __init__(self, write: Callable[[bytes], object], software: str, environ: WSGIEnvironment, keeps: bool) -> None:
        self._write, self._software, self._environ = write, software, environ
        self._status, self._headers = "", list[tuple[str, str]]()
        self._chunked = self._bare = False
        self._left: int | None = None  # bytes of the body still to come, where its length was announced
        self.begun = False  # whether anything has been written
        self.keeps = keeps

    def run(self, app: WSGIApplication) -> None:
        """Write the whole answer of `app`."""
        blocks = app(self._environ, self._start)
        try:
            for block in blocks:
                if block:
                    self._send(block)
            self._finish()
        finally:
            if hasattr(blocks, "close"):
                blocks.close()

    def _start(
        self, status: str, headers: list[tuple[str, str]], exc_info: Any = None
    ) -> Callable[[bytes], object]:  # PEP 3333: the app may call it again to report an error, until something was sent
        if exc_info and self.begun:
            raise exc_info[1]
        self._status, self._headers = status, list(headers)
        return self._send

    def _send(self, block: bytes) -> None:
        start = b"" if self.begun else self._head()
        self.begun = True
        if self._bare:
            block = b""
        elif self._chunked:
            block = b"%x\r\n%b\r\n" % (len(block), block)
        elif self._left is not None:
            self._left -= len(block)
        if start or block:
            self._write(start + block)  # in one piece: two small ones would wait for each other's acknowledgement

    def _finish(self) -> None:
        if not self.begun:
            if not self._is_bare() and not any(name.lower() == "content-length" for name, _ in self._headers):
                self._headers.append(("Content-Length", "0"))
            self._send(b"")
        if self._chunked:
            self._write(b"0\r\n\r\n")
        elif self._left and not self._bare:
            self.keeps = False  # the client waits for bytes that will not come

    def _head(self) -> bytes:
        """The status line and all headers; settles how the end of the body is marked."""
        fields = {name.lower(): value for name, value in self._headers}
        self._bare = self._is_bare()
        headers = self._headers
        if "content-length" in fields:
            self._left = int(fields["content-length"])
        elif not self._bare:
            self._chunked = self._environ["SERVER_PROTOCOL"] == "HTTP/1.1"
            self.keeps = self.keeps and self._chunked
            if self._chunked:
                headers = [*headers, ("Transfer-Encoding", "chunked")]
        if "date" not in fields:
            headers = [*headers, ("Date", formatdate(usegmt=True))]
        headers = [*headers, ("Server", self._software)]
        if not self.keeps:
            headers = [*headers, ("Connection", "close")]
        lines = [f"HTTP/1.1 {self._status}", *(f"{name}: {value}" for name, value in headers), "", ""]
        return "\r\n".join(lines).encode("latin-1")

    def _is_bare(self) -> bool:
        """Whether this answer never has a body, whatever its headers say."""
        return self._environ["REQUEST_METHOD"] == "HEAD" or int(self._status.split(None, 1)[0]) in _NO_BODY
