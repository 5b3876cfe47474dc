"""Handles one connection by plain HTTP: one request after the other, whose bodies are ignored."""

from __future__ import annotations

import contextlib
from http import HTTPStatus
from io import BufferedReader, BytesIO
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
    """What a handler needs of its server."""

    app: WSGIApplication
    config: Config
    arrivals: Arrivals
    idle: Idle


class Handler(WSGIRequestHandler):
    """Limits the time of the request and of the answer, and ignores the request's body."""

    server_version = "bitqueens"
    error_content_type = _TEXT
    error_message_format = "%(code)d %(message)s\n"
    disable_nagle_algorithm = True

    def setup(self) -> None:
        self._host = cast(Host, self.server)
        self._added: dict[str, str] = {}  # headers of answers that do not come from the app
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
        environ = self.make_environ() | {"wsgi.input": BytesIO()}  # no app of ours reads a body, none may wait for one
        answer = Answer(self.wfile.write, self.server_version, environ, self._allows_another())
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
        """Whether the client may send another request after this one. Its body is not read, so it must be empty."""
        options = {option.strip().lower() for option in self.headers.get("Connection", "").split(",")}
        body = "Transfer-Encoding" in self.headers or {*self.headers.get_all("Content-Length", ["0"])} != {"0"}
        # A header that this parser reads differently from a proxy could hide a body, and in it another request.
        strange = self.headers.defects or any(name != name.strip() for name in self.headers)
        last = body or strange or options & {"close", "upgrade"}
        return self.request_version == "HTTP/1.1" and not last

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:  # noqa: ARG002
        self._added = security_headers(self._host.config)
        self.request_version = (
            self.protocol_version
        )  # without a version in the request the answer would have no headers
        # An unreadable request is the client's error, even if the base class says otherwise; details are not sent.
        super().send_error(code if code < HTTPStatus.INTERNAL_SERVER_ERROR else HTTPStatus.BAD_REQUEST, None, explain)

    def end_headers(self) -> None:
        for name, value in self._added.items():
            self.send_header(name, value)
        super().end_headers()

    def version_string(self) -> str:
        return self.server_version  # hides the versions of our software

    def log_request(self, *_: object) -> None:
        """Requests are not logged; failures of the app are."""

    def log_error(self, *_: object) -> None:
        """Errors of clients are not logged."""


def _is_readable(target: str) -> bool:
    """Whether the request's target can be parsed as an address."""
    try:
        urlsplit(target).port  # noqa: B018 - reading it is the test
    except ValueError:
        return False
    return True


def refusal(status: HTTPStatus, config: Config) -> bytes:
    """A complete answer to a connection that is refused before its request is read."""
    body = f"{status.value} {status.phrase}\n"
    headers = security_headers(config) | {
        "Content-Type": _TEXT,
        "Content-Length": str(len(body)),
        "Retry-After": "5",
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()
