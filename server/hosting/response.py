"""Builds the WSGI environment of a request (PEP 3333) and writes the app's response in HTTP/1.1 framing (RFC 9112)."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from email.utils import formatdate
from io import BytesIO
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote_to_bytes

from .request import HttpRequest

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

_WITHOUT_PREFIX = ("content-type", "content-length")


def environ_of(request: HttpRequest, connection: socket.socket, peer: tuple[str, int]) -> WSGIEnvironment:
    """Return the WSGI environment, with an empty body: no app of ours reads one, and none may block on it."""
    host, port = connection.getsockname()[:2]
    environ: WSGIEnvironment = {
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
        "werkzeug.socket": connection,  # simple-websocket reads it from this key
        "REQUEST_METHOD": request.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(request.path).decode("latin-1"),
        "QUERY_STRING": request.query,
        "REQUEST_URI": request.target,
        "REMOTE_ADDR": peer[0],
        "REMOTE_PORT": str(peer[1]),
        "SERVER_NAME": host,
        "SERVER_PORT": str(port),
        "SERVER_PROTOCOL": request.version,
    }
    for name, value in request.fields:
        if "_" in name:  # the WSGI key would equal that of the name with a dash
            continue
        key = name.upper().replace("-", "_")
        key = key if name in _WITHOUT_PREFIX else f"HTTP_{key}"
        environ[key] = f"{environ[key]},{value}" if key in environ else value
    if request.host is not None:
        environ["HTTP_HOST"] = request.host  # RFC 9112, 3.2.2
    return environ


_NO_BODY = (204, 304)


class ResponseWriter:
    """Runs an app and sends its response through `write`.

    `keeps`: the connection can take another request. At first this is what the client allows; after the response it
    also requires that the end was marked, by length or by chunks. Raises what the app raises.
    """

    def __init__(self, write: Callable[[bytes], object], software: str, environ: WSGIEnvironment, keeps: bool) -> None:
        self._write, self._software, self._environ = write, software, environ
        self._status, self._headers = "", list[tuple[str, str]]()
        self._chunked = self._bare = False
        self._left: int | None = None  # bytes of the body still to come, if its length was announced
        self.has_begun = False  # something has been sent
        self.keeps = keeps

    def run(self, app: WSGIApplication) -> None:
        """Send the whole response of `app`."""
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
    ) -> Callable[[bytes], object]:  # PEP 3333: an app may call it again to report an error until something was sent
        if exc_info and self.has_begun:
            raise exc_info[1]
        self._status, self._headers = status, list(headers)
        return self._send

    def _send(self, block: bytes) -> None:
        start = b"" if self.has_begun else self._head()
        self.has_begun = True
        if self._bare:
            block = b""
        elif self._chunked:
            block = b"%x\r\n%b\r\n" % (len(block), block)
        elif self._left is not None:
            self._left -= len(block)
        if start or block:
            self._write(start + block)  # one write: of two small ones the second would wait for an ACK (Nagle)

    def _finish(self) -> None:
        if not self.has_begun:
            if not self._is_bare() and not any(name.lower() == "content-length" for name, _ in self._headers):
                self._headers.append(("Content-Length", "0"))
            self._send(b"")
        if self._chunked:
            self._write(b"0\r\n\r\n")
        elif self._left and not self._bare:
            self.keeps = False  # too short: the client still expects bytes

    def _head(self) -> bytes:
        """Return the status line and all headers, and choose how the end of the body is marked."""
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
        """Return whether this response has no body by definition, whatever its headers announce."""
        return self._environ["REQUEST_METHOD"] == "HEAD" or int(self._status.split(None, 1)[0]) in _NO_BODY
