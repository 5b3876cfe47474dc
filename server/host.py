"""Hosts the app: werkzeug's threaded server, quiet, and stopping promptly when told to.

Knows nothing of pages, sockets' messages or the command line; whoever serves says what to do on stopping.
"""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from werkzeug.serving import ThreadedWSGIServer, WSGIRequestHandler

from .listening import address_of, listen, local_address_of

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

_POLL = 0.1  # seconds between two looks at whether to stop; bounds the time a stop takes


class Host:
    """An app at an address: bound, and answering once `serve` runs."""

    def __init__(self, app: WSGIApplication, listener: socket.socket) -> None:
        self.address = address_of(listener)
        self.local_address = local_address_of(listener)
        with listener:  # werkzeug takes a duplicate, and would end the program if it had to bind by itself
            self._server = _Server(listener.getsockname()[0], 0, app, _Handler, fd=listener.fileno())

    @classmethod
    def bind(cls, app: WSGIApplication, host: str, port: int) -> Host:
        """Raises CannotListen (PortTaken where another port might do)."""
        return cls(app, listen(host, port))

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


class _Server(ThreadedWSGIServer):
    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError | TimeoutError):  # a client that left is no error
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Handler(WSGIRequestHandler):
    server_version = "bitqueens"
    error_content_type = "text/plain; charset=utf-8"
    error_message_format = "%(code)d %(message)s\n"

    def version_string(self) -> str:
        return self.server_version  # which versions of what run here is nobody's business

    def log(self, *_: object) -> None:
        """Requests are not logged; what the app itself fails at still is."""


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
