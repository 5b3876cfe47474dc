"""Handles one connection by plain HTTP: one request after the other, ignoring their bodies.

A client whose head takes too long is cut off (slow loris). The socket's own timeout does not help, since it restarts
with every byte. Between two requests a connection stays open for a short while. A connection without a whole head loses
its place to a new one if no other is free.
"""

from __future__ import annotations

import socket
import time
from collections import Counter
from contextlib import suppress
from http import HTTPStatus
from itertools import takewhile
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


class Waiting:
    """Connections that wait for a request, longest first: those whose head is under way, or idle ones. Thread-safe."""

    def __init__(self) -> None:
        self._waiting: dict[socket.socket, tuple[Owner | None, float]] = {}  # each one's owner, and since when it waits
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, connection: socket.socket, owner: Owner | None) -> None:
        """Add a connection that waits from now on."""
        with self._lock:
            self._waiting[connection] = owner, time.monotonic()

    def remove(self, connection: socket.socket) -> bool:
        """Remove a connection; return False if it is gone already, since it was cut off."""
        with self._lock:
            return self._waiting.pop(connection, None) is not None

    def reap(self, seconds: float) -> None:
        """Cut off the connections that have waited so many seconds."""
        latest = time.monotonic() - seconds
        with self._lock:
            for connection in [*takewhile(lambda each: self._waiting[each][1] <= latest, self._waiting)]:
                self._cut_off(connection)

    def evict(self, owner: Owner | None = None) -> socket.socket | None:
        """Cut off and return the connection of `owner` that has waited longest; None if there is none.

        Without `owner`, the owner with the most waiting connections loses one.
        """
        with self._lock:
            if owner is None and self._waiting:
                owner = Counter(holder for holder, _ in self._waiting.values()).most_common(1)[0][0]
            longest = next((each for each, (holder, _) in self._waiting.items() if holder == owner), None)
            if longest:
                self._cut_off(longest)
            return longest

    def _cut_off(self, connection: socket.socket) -> None:
        """Remove a connection and end it. The thread that reads from it then ends by itself."""
        del self._waiting[connection]
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)


SOFTWARE = "bitqueens"


class Hosting(Protocol):
    """Part of the server that a handler uses."""

    app: WSGIApplication
    config: Config
    arrivals: Waiting
    idle: Waiting
    buffers: Buffers

    def owner_of(self, connection: socket.socket) -> Owner | None: ...


class Handler(BaseRequestHandler):
    """Serves one connection, with limits on the time and size of a request and the time of its response."""

    def setup(self) -> None:
        self._hosting = cast(Hosting, self.server)
        self._socket: socket.socket = self.request
        self._incoming = Incoming(self._socket, self._hosting.config.limits, self._hosting.buffers)
        self._owner = self._hosting.owner_of(self._socket)
        with suppress(OSError):  # a Unix socket has no such option
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def handle(self) -> None:
        """Serve requests until the client, an error or a long silence ends the connection."""
        with suppress(ConnectionError, TimeoutError):
            while self._answer_one() and self._is_asked_again():
                self._hosting.arrivals.add(self._socket, self._owner)

    def finish(self) -> None:
        self._incoming.close()

    def _answer_one(self) -> bool:
        """Serve the next request; return whether another may follow."""
        self._socket.settimeout(self._hosting.config.limits.transfer)
        head = None
        try:
            head = self._incoming.read_head()
            if not self._hosting.arrivals.remove(self._socket) or head is None:
                return False
            keeps = self._run(parse(head))
        except Refused as refused:
            self._hosting.arrivals.remove(self._socket)
            self._refuse(refused, bare=bool(head and head.startswith(b"HEAD ")))
            keeps = False
        if not keeps:
            drain(self._socket, self._hosting.config.limits.farewell)
        return keeps

    def _is_asked_again(self) -> bool:
        """Block until the next request begins; return whether one did and the connection is still usable."""
        if not self._incoming.is_empty():
            return True
        self._hosting.idle.add(self._socket, self._owner)
        self._socket.settimeout(self._hosting.config.limits.idle)
        try:
            has_begun = bool(self._socket.recv(1, socket.MSG_PEEK))
        finally:
            is_usable = self._hosting.idle.remove(self._socket)
        return has_begun and is_usable

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
