"""What a WSGI app gets for a request (PEP 3333), and its answer, framed as RFC 9112 (HTTP/1.1) says."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from email.utils import formatdate
from io import BytesIO
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote_to_bytes

from .request import Request

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

_WITHOUT_PREFIX = ("content-type", "content-length")


def environ_of(request: Request, connection: socket.socket, peer: tuple[str, int]) -> WSGIEnvironment:
    """The environment. Its body is empty: no app of ours reads one, and none may wait for one."""
    host, port = connection.getsockname()[:2]
    environ: WSGIEnvironment = {
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
        "werkzeug.socket": connection,  # where simple-websocket looks for it
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
        if "_" in name:  # would be taken for the field with a dash
            continue
        key = name.upper().replace("-", "_")
        key = key if name in _WITHOUT_PREFIX else f"HTTP_{key}"
        environ[key] = f"{environ[key]},{value}" if key in environ else value
    if request.host is not None:
        environ["HTTP_HOST"] = request.host  # RFC 9112, 3.2.2
    return environ


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
