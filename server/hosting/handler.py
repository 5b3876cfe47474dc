"""Handles one connection by plain HTTP: one request after the other, ignoring their bodies.

A client whose head takes too long is cut off (slow loris). The socket's own timeout does not help, since it restarts
with every byte. Between two requests a connection stays open for a short while, or until a new one needs its place.
"""

from __future__ import annotations

import contextlib
import socket
import time
from contextlib import suppress
from http import HTTPStatus
from socketserver import BaseRequestHandler
from threading import Lock
from typing import TYPE_CHECKING, Protocol, cast

from ..config.config import Config
from ..config.logs import log_failure
from .connection import drain
from .refusal import Refused, security_headers
from .request import HttpRequest, Incoming, parse
from .response import ResponseWriter, environ_of
from .shares import BUFFERS, Buffers, Owner

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication


class Arrivals:
    """Connections whose request has not arrived yet. `expect` and `forget` are thread-safe; one thread calls `reap`."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._expected: dict[socket.socket, float] = {}  # when each is cut off
        self._lock = Lock()

    def expect(self, connection: socket.socket) -> None:
        """Start the time limit of a connection's next request."""
        with self._lock:
            self._expected[connection] = time.monotonic() + self._patience

    def forget(self, connection: socket.socket) -> None:
        """Stop the time limit: the request has arrived, or the connection is closed."""
        with self._lock:
            self._expected.pop(connection, None)

    def reap(self) -> None:
        """Cut off the connections whose time is over. The thread that reads from one then ends by itself."""
        now = time.monotonic()
        with self._lock:
            late: list[socket.socket] = []
            for connection, end in self._expected.items():  # in order of their ends, since all have the same limit
                if end > now:
                    break
                late.append(connection)
            for connection in late:
                del self._expected[connection]
        for connection in late:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class Idle:
    """Idle connections. Thread-safe."""

    def __init__(self, patience: float) -> None:
        self._patience = patience  # seconds
        self._waiting: dict[socket.socket, Owner | None] = {}  # longest idle first
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._waiting)

    def wait(self, connection: socket.socket, incoming: Incoming, owner: Owner | None) -> bool:
        """Block until the next request begins; return whether one did and the connection is still usable."""
        if not incoming.is_empty():
            return True
        with self._lock:
            self._waiting[connection] = owner
        connection.settimeout(self._patience)
        try:
            arrived = bool(connection.recv(1, socket.MSG_PEEK))
        except OSError:
            arrived = False
        with self._lock:
            kept = connection in self._waiting
            self._waiting.pop(connection, None)
        return arrived and kept

    def evict(self, owner: Owner | None = None) -> socket.socket | None:
        """Close and return the connection that has been idle longest, of `owner` if given; None if none is idle."""
        with self._lock:
            idle = (each for each, holder in self._waiting.items() if owner in (None, holder))
            connection = next(idle, None)
            if connection is None:
                return None
            del self._waiting[connection]
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
        return connection


SOFTWARE = "bitqueens"


class Hosting(Protocol):
    """Part of the server that a handler uses."""

    app: WSGIApplication
    config: Config
    arrivals: Arrivals
    idle: Idle
    buffers: Buffers

    def owner_of(self, connection: socket.socket) -> Owner | None: ...


class Handler(BaseRequestHandler):
    """Serves one connection, with limits on the time and size of a request and the time of its response."""

    def setup(self) -> None:
        self._hosting = cast(Hosting, self.server)
        self._socket: socket.socket = self.request
        self._incoming = Incoming(self._socket, self._hosting.config.limits, self._hosting.buffers)
        with contextlib.suppress(OSError):  # a Unix socket has no such option
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def handle(self) -> None:
        """Serve requests until the client, an error or a long silence ends the connection."""
        with contextlib.suppress(ConnectionError, TimeoutError):
            owner = self._hosting.owner_of(self._socket)
            while self._answer_one() and self._hosting.idle.wait(self._socket, self._incoming, owner):
                self._hosting.arrivals.expect(self._socket)

    def finish(self) -> None:
        self._incoming.close()

    def _answer_one(self) -> bool:
        """Serve the next request; return whether another may follow."""
        self._socket.settimeout(self._hosting.config.limits.transfer)
        head = None
        try:
            head = self._incoming.read_head()
            self._hosting.arrivals.forget(self._socket)
            if head is None:
                return False
            keeps = self._run(parse(head))
        except Refused as refused:
            self._hosting.arrivals.forget(self._socket)
            self._refuse(refused, bare=bool(head and head.startswith(b"HEAD ")))
            keeps = False
        if not keeps:
            drain(self._socket, self._hosting.config.limits.farewell)
        return keeps

    def _run(self, request: HttpRequest) -> bool:
        """Run the app for a request; return whether another may follow. Raises Refused."""
        if request.expects_continue:
            self._socket.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        environ = environ_of(request, self._socket, self.client_address) | {BUFFERS: self._hosting.buffers}
        response = ResponseWriter(self._socket.sendall, SOFTWARE, environ, request.keeps)
        try:
            response.run(self._hosting.app)
        except (ConnectionError, TimeoutError):  # the client has left; a websocket may end like this, too
            return False
        except Exception as error:
            log_failure(error, "serving a connection")
            if not response.has_begun:
                raise Refused(HTTPStatus.INTERNAL_SERVER_ERROR) from None
            return False
        return response.keeps

    def _refuse(self, refused: Refused, *, bare: bool) -> None:
        self._socket.sendall(refused.packet(security_headers(self._hosting.config), bare=bare))
