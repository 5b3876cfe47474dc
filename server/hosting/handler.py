"""One request by plain HTTP, as werkzeug's host takes it: no request has a body here, and every answer our headers."""

from __future__ import annotations

from http import HTTPStatus
from io import BytesIO
from typing import Protocol, cast
from urllib.parse import urlsplit

from werkzeug.serving import WSGIRequestHandler

from ..config.config import Config
from .arrivals import Arrivals
from .headers import security_headers

_TEXT = "text/plain; charset=utf-8"


class Host(Protocol):
    """What a handler wants from whom it works for."""

    config: Config
    arrivals: Arrivals


class Handler(WSGIRequestHandler):
    """Bounded in every direction: the request in time, its body in size (none), the answer in patience."""

    server_version = "bitqueens"
    error_content_type = _TEXT
    error_message_format = "%(code)d %(message)s\n"

    def setup(self) -> None:
        self._host = cast(Host, self.server)
        self._added: dict[str, str] = {}  # headers of what is answered in the app's place
        super().setup()
        self.connection.settimeout(self._host.config.limits.transfer)

    def run_wsgi(self) -> None:
        """The request has arrived."""
        self._host.arrivals.forget(self.connection)
        self.rfile = BytesIO()  # werkzeug would wait for the end of a body that somebody promises
        if self.request_version == "HTTP/0.9" or not _is_readable(self.path):
            self.send_error(HTTPStatus.BAD_REQUEST)
        else:
            super().run_wsgi()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:  # noqa: ARG002
        self._added = security_headers(self._host.config)
        self.request_version = self.protocol_version  # or an answer to a line without a version would have no headers
        # What it cannot read is the client's doing, whatever the base class calls it, and the details stay here.
        super().send_error(code if code < HTTPStatus.INTERNAL_SERVER_ERROR else HTTPStatus.BAD_REQUEST, None, explain)

    def end_headers(self) -> None:
        for name, value in self._added.items():
            self.send_header(name, value)
        super().end_headers()

    def version_string(self) -> str:
        return self.server_version  # which versions of what run here is nobody's business

    def log_request(self, *_: object) -> None:
        """Requests are not logged; what the app itself fails at still is."""

    def log_error(self, *_: object) -> None:
        """Nor is what a client did wrong."""


def _is_readable(target: str) -> bool:
    """Whether werkzeug, and whoever comes next, can make an address of it."""
    try:
        urlsplit(target).port  # noqa: B018 - reading it is the test
    except ValueError:
        return False
    return True


def refusal(status: HTTPStatus, config: Config) -> bytes:
    """An answer without a request, to who is turned away at the door."""
    body = f"{status.value} {status.phrase}\n"
    headers = security_headers(config) | {
        "Content-Type": _TEXT,
        "Content-Length": str(len(body)),
        "Retry-After": "5",
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()
