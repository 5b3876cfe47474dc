"""Serve the metrics at /metrics, on a port of their own."""

from __future__ import annotations

import socket
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from http import HTTPStatus
from threading import Thread
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, make_wsgi_app

from ..config.config import Config
from ..config.limits import LIMITS
from ..hosting.host import Host
from ..hosting.hosts import check_host
from ..hosting.refusal import Refused, security_headers
from .metrics import Metrics

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_PATH = "/metrics"
_CONFIG = Config(limits=replace(LIMITS, clients=1, connections_beside=31))


@contextmanager
def serve_metrics(
    metrics: Metrics, listener: socket.socket, registry: CollectorRegistry | None = None, hosts: Collection[str] = ()
) -> Iterator[None]:
    """Serve in a thread inside the block.

    `registry`: metrics to serve in place of this process's; `hosts`: names of this machine besides its own.
    """
    host = Host(make_app(metrics.sample, registry or metrics.registry, hosts), listener, _CONFIG)
    thread = Thread(target=host.serve, args=(_nothing, _nothing), name="metrics", daemon=True)
    thread.start()
    try:
        yield
    finally:
        host.stop()
        thread.join(5)


def make_app(sample: Callable[[], None], registry: CollectorRegistry, hosts: Collection[str] = ()) -> WSGIApplication:
    """Return the app that serves a registry; it calls `sample` before each answer."""
    write = make_wsgi_app(registry)

    def app(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        try:
            check_host(environ, hosts)
            if environ["PATH_INFO"] != _PATH:
                raise Refused(HTTPStatus.NOT_FOUND, f"metrics are at {_PATH}")
        except Refused as refused:
            return refused.send(start_response, security_headers(_CONFIG))
        sample()
        answer: Iterable[bytes] = write(environ, start_response)
        return answer

    return app


def _nothing() -> None:
    """Do nothing, at the start and at the end."""
