"""Handles one connection by plain HTTP: one request after the other, whose bodies are ignored."""

from __future__ import annotations

import contextlib
import socket
from http import HTTPStatus
from socketserver import BaseRequestHandler
from typing import TYPE_CHECKING, Protocol, cast

from ...config.config import Config
from ...config.logs import report
from .. import buffers
from ..headers import security_headers
from ..refusal import Refused
from ..shares import Owner
from ..sockets.tcp import drain
from .answer import Answer
from .arrivals import Arrivals
from .environ import environ_of
from .idle import Idle
from .incoming import Incoming
from .request import Request, parse

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

SOFTWARE = "bitqueens"


class Host(Protocol):
    """What a handler needs of its server."""

    app: WSGIApplication
    config: Config
    arrivals: Arrivals
    idle: Idle
    buffers: buffers.Buffers

    def owner_of(self, connection: socket.socket) -> Owner | None: ...


class Handler(BaseRequestHandler):
    """Limits the time and the size of a request, and the time of its answer."""

    def setup(self) -> None:
        self._host = cast(Host, self.server)
        self._socket: socket.socket = self.request
        self._incoming = Incoming(self._socket, self._host.config.limits, self._host.buffers)
        with contextlib.suppress(OSError):  # no such option on a socket that is no network's
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def handle(self) -> None:
        """Answer requests until the client, an error, or a long silence ends the connection."""
        with contextlib.suppress(ConnectionError, TimeoutError):
            owner = self._host.owner_of(self._socket)
            while self._answer_one() and self._host.idle.wait(self._socket, self._incoming, owner):
                self._host.arrivals.expect(self._socket)

    def finish(self) -> None:
        self._incoming.close()

    def _answer_one(self) -> bool:
        """Answer the next request; return whether another may follow."""
        self._socket.settimeout(self._host.config.limits.transfer)
        head = None
        try:
            head = self._incoming.read_head()
            self._host.arrivals.forget(self._socket)
            if head is None:
                return False
            keeps = self._run(parse(head))
        except Refused as refused:
            self._host.arrivals.forget(self._socket)
            self._refuse(refused, bare=bool(head and head.startswith(b"HEAD ")))
            keeps = False
        if not keeps:
            drain(self._socket, self._host.config.limits.farewell)
        return keeps

    def _run(self, request: Request) -> bool:
        """Let the app answer; return whether another request may follow. Raises Refused."""
        if request.expects_continue:
            self._socket.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        environ = environ_of(request, self._socket, self.client_address) | {buffers.ENVIRON: self._host.buffers}
        answer = Answer(self._socket.sendall, SOFTWARE, environ, request.keeps)
        try:
            answer.run(self._host.app)
        except (ConnectionError, TimeoutError):  # the client has left; a websocket ends like this, too
            return False
        except Exception as error:
            report(error, "serving a connection")
            if not answer.begun:
                raise Refused(HTTPStatus.INTERNAL_SERVER_ERROR) from None
            return False
        return answer.keeps

    def _refuse(self, refused: Refused, *, bare: bool) -> None:
        self._socket.sendall(refused.packet(security_headers(self._host.config), bare=bare))
