"""Hosts the app: werkzeug's threaded server, quiet, bounded, and stopping promptly when told to.

Knows nothing of pages, sockets' messages or the command line; whoever serves says what to do on stopping.
"""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from werkzeug.serving import ThreadedWSGIServer

from ..config.config import Config
from ..config.logs import log, report
from .arrivals import Arrivals
from .handler import Handler, refusal
from .idle import Idle
from .listening import address_of, listen, local_address_of
from .sockets.tcp import AT_ONCE

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

_POLL = 0.1  # seconds between two looks at whether to stop; bounds the time a stop takes
_BREATH = 0.05  # seconds, where the system has no descriptor left for another connection


class Host:
    """An app at an address: bound, and answering once `serve` runs."""

    def __init__(self, app: WSGIApplication, listener: socket.socket, config: Config) -> None:
        self.address = address_of(listener)
        self.local_address = local_address_of(listener)
        with listener:  # werkzeug takes a duplicate, and would end the program if it had to bind by itself
            self._server = Server(app, listener, config)

    @classmethod
    def bind(cls, app: WSGIApplication, host: str, port: int, config: Config) -> Host:
        """Raises CannotListen (PortTaken where another port might do)."""
        return cls(app, listen(host, port), config)

    def serve(self, on_start: Callable[[], None], on_stop: Callable[[], None]) -> None:
        """Answer requests until `stop`, SIGTERM or Ctrl-C; then take no more, call `on_stop` and return.

        `on_start` is the time to announce the address: from then on a signal is a stop in good order.
        """
        with _signals_call(self.stop):
            on_start()
            self._server.serve_forever(_POLL)  # closes the listening socket on its way out
            on_stop()

    def stop(self) -> None:
        """Make `serve` return. May be called from any thread, and more than once."""
        # shutdown() waits for the serving loop to end, which a signal handler on top of that loop must not do.
        threading.Thread(target=self._server.shutdown, daemon=True).start()


class Server(ThreadedWSGIServer):
    """A thread for every connection, up to a number; none whose request does not arrive."""

    def __init__(self, app: WSGIApplication, listener: socket.socket, config: Config) -> None:
        self.config = config
        self.arrivals = Arrivals(config.limits.request)
        self.idle = Idle(config.limits.idle)
        self._free = threading.BoundedSemaphore(config.limits.clients + config.limits.connections_beside)
        super().__init__(listener.getsockname()[0], 0, app, Handler, fd=listener.fileno())

    def get_request(self) -> tuple[socket.socket, Any]:
        try:
            return super().get_request()
        except OSError as error:
            log.warning("no connection can be taken: %s", error.strerror)
            threading.Event().wait(_BREATH)  # it will still be there the next moment
            raise

    def process_request(self, request: Any, client_address: Any) -> None:
        if not self._free.acquire(blocking=False) and not self.idle.evict():
            self._turn_away(request)
            return
        try:
            self.arrivals.expect(request)
            super().process_request(request, client_address)
        except BaseException:  # the system has no thread left
            self._gone(request)
            raise

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._gone(request)

    def server_close(self) -> None:
        super().server_close()
        while self.idle.evict():
            pass

    def service_actions(self) -> None:
        self.arrivals.reap()

    def handle_error(self, request: object, client_address: object) -> None:  # noqa: ARG002 - socketserver's own
        error = sys.exc_info()[1]
        if error and not isinstance(error, ConnectionError | TimeoutError):  # a client that left is no error
            report(error, "serving a connection")

    def log(self, type: str, message: str, *args: object) -> None:  # noqa: A002 - werkzeug's own
        log.log({"error": 40, "warning": 30}.get(type, 20), message, *args)

    def _gone(self, request: socket.socket) -> None:
        self.arrivals.forget(request)
        if not self.idle.was_evicted(request):
            self._free.release()

    def _turn_away(self, request: socket.socket) -> None:
        """One connection too many; whoever knocks is told so, and nothing is waited for."""
        log.info("a connection was turned away: there are as many as may be")
        with contextlib.suppress(OSError):
            request.send(refusal(HTTPStatus.SERVICE_UNAVAILABLE, self.config), AT_ONCE)
        self.shutdown_request(request)


@contextlib.contextmanager
def _signals_call(stop: Callable[[], None]) -> Iterator[None]:
    """SIGTERM and Ctrl-C call `stop`, as far as this thread may say so: only the main one gets signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, lambda *_: stop()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
