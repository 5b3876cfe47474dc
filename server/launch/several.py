"""Serve in several processes, by gunicorn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..app import create_app
from ..cli.serve import Serve
from ..config.config import Config
from ..hosting.listening import address_of, listen, local_address_of
from ..jobs import warming
from ..web.rendering import announce as announce_on_pages
from .announce import announce_address, announce_extras, bind_port

if TYPE_CHECKING:
    from flask import Flask

    from ..metrics.workers import SharedMetrics


def serve_with_workers(options: Serve, config: Config) -> None:
    """Serve until stopped. Raises CannotListen, and SystemExit at the end."""
    from ..hosting.workers import serve  # it needs an extra

    assert options.workers
    listener = bind_port(options, lambda port: listen(options.host, port))
    address, local = address_of(listener, config.prefix), local_address_of(listener, config.prefix)
    shared, metrics_address = metrics_of_all(options, config)

    def make_app() -> Flask:
        app = create_app(config, shared.start() if shared else None)
        if address != local:
            announce_on_pages(app, address)
        warming.start()
        return app

    def start() -> None:
        announce_address(options, address, local)
        announce_extras(options, config, metrics_address)

    ends = (shared.forget, shared.close) if shared else ()
    serve(make_app, listener, options.workers, start, *ends)


def metrics_of_all(options: Serve, config: Config) -> tuple[SharedMetrics | None, str]:
    """Return the metrics of all processes and their address; None and "" without --metrics."""
    if options.metrics is None:
        return None, ""
    from ..metrics.workers import SharedMetrics  # it needs an extra

    listener = listen(options.metrics_host, options.metrics)
    return SharedMetrics(listener, config.hosts), local_address_of(listener)
