"""Hosts the app: a thread for each connection, up to a limit. It logs little and stops promptly.

A class needs one process with hundreds of open websockets, and no library's server does that as well. Measured on the
same machine:

- gevent (pywsgi, a greenlet for each websocket) is about as fast, and would save 520 lines: 500 seats wait 82 / 186 ms
  (p50 / p99) against 76 / 265 here, thirty pages load in 2.59 against 2.58 s. But code that does not yield there blocks
  everything: a small viewer waits 21 s while loops are compiled for the first time (here 0.6). By default it accepts 20
  of 22 ambiguous heads, and never cuts off slow ones.
- gunicorn with one worker needs a thread for each socket, and does not run on Windows. Thirty pages load in 2.59
  against 1.92 s, with 221 against 170 MB; with 1,300 slow connections it does not respond for more than 100 s (here
  0.2), and SIGTERM with 50 open websockets takes it 2.6 s (here 0.8).
- waitress and cheroot do not hand over the socket, and eventlet is no longer maintained.

h11 parses heads, wsproto frames.
"""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http import HTTPStatus
from socketserver import TCPServer, ThreadingMixIn
from typing import TYPE_CHECKING, Any

from ..config.config import Config
from ..config.logs import lacks_descriptors, log, log_failure
from .handler import Handler, Waiting
from .listening import address_of, listen, local_address_of
from .refusal import Refused, security_headers
from .shares import Buffers, Owner, Shares
from .visitors import owner_of

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

_POLL = 0.1  # seconds between two checks of the stop flag
_PAUSE = 0.05  # seconds to wait if the system has no file descriptor left
_QUIET = 60.0  # seconds between two warnings about that


class Host:
    """An app bound to an address; it responds once `serve` runs."""

    def __init__(self, app: WSGIApplication, listener: socket.socket, config: Config) -> None:
        self.address = address_of(listener, config.prefix)
        self.local_address = local_address_of(listener, config.prefix)
        self._server = Server(app, listener, config)

    @classmethod
    def bind(cls, app: WSGIApplication, host: str, port: int, config: Config) -> Host:
        """Bind an app to a host and port. Raises CannotListen; PortTaken if another port might work."""
        return cls(app, listen(host, port), config)

    def serve(self, on_start: Callable[[], None], on_stop: Callable[[], None]) -> None:
        """Serve requests until `stop`, SIGTERM or Ctrl-C; then accept no more, call `on_stop` and return.

        `on_start` may announce the address: from then on a signal stops the server cleanly.
        """
        with _signals_call(self.stop):
            on_start()
            try:
                self._server.serve_forever(_POLL)
            finally:
                self._server.server_close()
            on_stop()

    def stop(self) -> None:
        """Make `serve` return. Any thread may call it, also more than once."""
        # shutdown() waits for the serving loop to end; a signal handler runs on top of that loop and would deadlock.
        threading.Thread(target=self._server.shutdown, daemon=True).start()


class Server(ThreadingMixIn, TCPServer):
    """TCP server with a limited number of threads, one a connection. It cuts off connections without a request."""

    daemon_threads = True

    def __init__(self, app: WSGIApplication, listener: socket.socket, config: Config) -> None:
        self.app, self.config = app, config
        self.buffers = Buffers(config.limits.buffers)
        self.arrivals, self.idle = Waiting(), Waiting()
        places = config.limits.sockets
        self._connections = Shares("connections", places, config.share_of(places))
        self._owners: dict[socket.socket, Owner | None] = {}  # of the connections that have a place
        self._quiet_until = 0.0
        super().__init__(listener.getsockname(), Handler, bind_and_activate=False)
        self.socket.close()
        self.socket = listener

    def get_request(self) -> tuple[socket.socket, Any]:
        try:
            return super().get_request()
        except OSError as error:
            few = "too few file descriptors: connections wait; `ulimit -n` allows more"
            self._complain(few if lacks_descriptors(error) else f"no connection can be accepted: {error.strerror}")
            threading.Event().wait(_PAUSE)  # the connection stays in the system's queue
            raise

    def process_request(self, request: Any, client_address: Any) -> None:
        owner = owner_of(client_address[0], self.config)
        try:
            self._admit(owner)
        except Refused as refused:
            self._refuse(request, refused)
            return
        self._owners[request] = owner
        try:
            self.arrivals.add(request, owner)
            super().process_request(request, client_address)
        except BaseException:  # the system has no thread left
            self._gone(request)
            raise

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._gone(request)

    def owner_of(self, connection: socket.socket) -> Owner | None:
        """Return the owner in whose share a connection counts."""
        return self._owners.get(connection)

    def server_close(self) -> None:
        super().server_close()
        while self.idle.evict():
            pass

    def service_actions(self) -> None:
        self.arrivals.reap(self.config.limits.request)

    def handle_error(self, request: object, client_address: object) -> None:  # noqa: ARG002 - socketserver's own
        error = sys.exc_info()[1]
        if error and not isinstance(error, ConnectionError | TimeoutError):  # a client that has left is no error
            log_failure(error, "serving a connection")

    def _complain(self, what: str) -> None:
        """Log a warning, unless the last one was less than a minute ago."""
        now = time.monotonic()
        if now >= self._quiet_until:
            log.warning("%s", what)
            self._quiet_until = now + _QUIET

    def _admit(self, owner: Owner | None) -> None:
        """Take a place for a connection, if need be that of an idle one, or of one without a head. Raises Refused."""
        try:
            self._connections.acquire(owner)
        except Refused as refused:
            whose = owner if refused.status == HTTPStatus.TOO_MANY_REQUESTS else None
            given_up = self.idle.evict(whose) or self.arrivals.evict(whose)
            if given_up is None:
                raise
            self._leave(given_up)
            self._connections.acquire(owner)

    def _gone(self, request: socket.socket) -> None:
        self.arrivals.remove(request)
        self._leave(request)

    def _leave(self, request: socket.socket) -> None:
        """Return a connection's place, unless that has been done."""
        with contextlib.suppress(KeyError):
            self._connections.release(self._owners.pop(request))

    def _refuse(self, request: socket.socket, refused: Refused) -> None:
        """Send the refusal without blocking, and close the connection."""
        log.info("a connection was refused: %s", refused.why)
        with contextlib.suppress(OSError):
            request.setblocking(False)
            request.send(refused.packet(security_headers(self.config)))
        self.shutdown_request(request)


@contextlib.contextmanager
def _signals_call(stop: Callable[[], None]) -> Iterator[None]:
    """Make SIGTERM and Ctrl-C call `stop` inside the block. Does nothing outside the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, lambda *_: stop()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
