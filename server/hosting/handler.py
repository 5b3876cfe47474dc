"""One connection by plain HTTP, as werkzeug's host takes it: request after request, none with a body."""

from __future__ import annotations

import contextlib
from http import HTTPStatus
from io import BufferedReader
from typing import TYPE_CHECKING, Protocol, cast
from urllib.parse import urlsplit

from werkzeug.serving import WSGIRequestHandler

from ..config.config import Config
from ..config.logs import report
from .answer import Answer
from .arrivals import Arrivals
from .headers import security_headers
from .idle import Idle

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

_TEXT = "text/plain; charset=utf-8"


class Host(Protocol):
    """What a handler wants from whom it works for."""

    app: WSGIApplication
    config: Config
    arrivals: Arrivals
    idle: Idle


class Handler(WSGIRequestHandler):
    """Bounded in every direction: the request in time, its body in size (none), the answer in patience."""

    server_version = "bitqueens"
    error_content_type = _TEXT
    error_message_format = "%(code)d %(message)s\n"
    disable_nagle_algorithm = True

    def setup(self) -> None:
        self._host = cast(Host, self.server)
        self._added: dict[str, str] = {}  # headers of what is answered in the app's place
        super().setup()

    def handle(self) -> None:
        """Answer requests until the client, an error, or a long silence ends the connection."""
        reader = cast(BufferedReader, self.rfile)
        with contextlib.suppress(ConnectionError):
            while True:
                self.connection.settimeout(self._host.config.limits.transfer)
                self.handle_one_request()
                if self.close_connection or not self._host.idle.wait(self.connection, reader):
                    break
                self._host.arrivals.expect(self.connection)

    def run_wsgi(self) -> None:
        """The request has arrived."""
        self._host.arrivals.forget(self.connection)
        if self.request_version == "HTTP/0.9" or not _is_readable(self.path):
            self.send_error(HTTPStatus.BAD_REQUEST)
            return
        answer = Answer(self.wfile.write, self.server_version, self.make_environ(), self._allows_another())
        try:
            answer.run(self._host.app)
        except (ConnectionError, TimeoutError):  # the client has left; a websocket ends like this, too
            answer.keeps = False
        except Exception as error:
            report(error, "serving a connection")
            answer.keeps = False
            if not answer.begun:
                self.wfile.write(refusal(HTTPStatus.INTERNAL_SERVER_ERROR, self._host.config))
        self.close_connection = not answer.keeps

    def _allows_another(self) -> bool:
        """Whether the client may send another request after this one: its body, which nobody reads, must be empty."""
        words = self.headers.get("Connection", "").lower().replace(" ", "").split(",")
        body = "Transfer-Encoding" in self.headers or self.headers.get("Content-Length", "0").strip() != "0"
        return self.request_version == "HTTP/1.1" and not body and not {"close", "upgrade"} & set(words)

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
