"""gunicorn as the host: several processes that listen at one address.

`Worker` adds what the threaded host has built in: a thread for each viewer, and closing frames when it stops.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from typing import TYPE_CHECKING

from gunicorn.app.base import BaseApplication
from gunicorn.workers.gthread import ThreadWorker

from ..config.limits import LIMITS
from .connection import clients_of
from .shares import allow_sockets

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

_GRACE = 10  # seconds for open requests at shutdown; viewers are closed at once, idle connections after two seconds
_IDLE = 5  # seconds that an idle connection stays open


class Worker(ThreadWorker):  # type: ignore[misc]  # gunicorn ships no types
    """gunicorn's threaded worker with one thread for each allowed connection, whatever `--threads` says."""

    def load_wsgi(self) -> None:
        super().load_wsgi()
        limits = clients_of(self.wsgi).limits
        threads = limits.sockets
        self.tpool = ThreadPoolExecutor(threads, "viewer")  # replaces gunicorn's, which has no thread yet
        self.max_keepalived = limits.connections_beside
        self.worker_connections = threads + self.max_keepalived
        allow_sockets(self.worker_connections)

    def set_accept_enabled(self, enabled: bool) -> None:
        """Start or stop accepting. gunicorn stops it at its connection limit, and when the worker shuts down."""
        super().set_accept_enabled(enabled)
        if not enabled and not (self.alive and self.is_parent_alive()):
            Thread(target=clients_of(self.wsgi).dismiss).start()  # meanwhile gunicorn waits for the connections to end

    def handle_quit(self, sig: int, frame: object) -> None:
        """Stop at Ctrl-C as at SIGTERM. gunicorn's own handler would wait for the threads of all viewers."""
        self.handle_exit(sig, frame)


class _Application(BaseApplication):  # type: ignore[misc]  # gunicorn ships no types
    def __init__(self, settings: dict[str, object], make_app: Callable[[], WSGIApplication]) -> None:
        self._settings, self._make_app = settings, make_app
        super().__init__()

    def load_config(self) -> None:
        for name, value in self._settings.items():
            self.cfg.set(name, value)

    def load(self) -> WSGIApplication:
        return self._make_app()


def serve(
    make_app: Callable[[], WSGIApplication],
    listener: socket.socket,
    workers: int,
    on_start: Callable[[], None],
) -> None:
    """Serve requests in `workers` processes until SIGTERM or Ctrl-C, then raise SystemExit.

    Each process makes its own app. `on_start` runs in this process, when it listens.
    """
    settings: dict[str, object] = {
        "bind": f"fd://{listener.detach()}",
        "workers": workers,
        "worker_class": Worker,
        "keepalive": _IDLE,
        "graceful_timeout": _GRACE,
        "timeout": 0,  # the default kills a worker that is silent for 30 s, as after the machine has slept
        "loglevel": "warning",
        "control_socket_disable": True,
        "limit_request_fields": LIMITS.fields,
        "forwarded_allow_ips": "",  # the app reads the headers of proxies itself
        "when_ready": lambda _: on_start(),
    }
    _Application(settings, make_app).run()
