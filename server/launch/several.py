"""Serve in several processes, by gunicorn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..app import create_app
from ..cli.serve import Serve
from ..config.config import Config
from ..hosting.listening import address_of, listen, local_address_of
from ..jobs import warming
from ..web.rendering import announce as announce_on_pages
from .announce import announce_address, announce_key, bind_port

if TYPE_CHECKING:
    from flask import Flask


def serve_with_workers(options: Serve, config: Config) -> None:
    """Serve until stopped. Raises CannotListen, and SystemExit at the end."""
    from ..hosting.workers import serve  # it needs an extra

    assert options.workers
    listener = bind_port(options, lambda port: listen(options.host, port))
    address, local = address_of(listener, config.prefix), local_address_of(listener, config.prefix)

    def make_app() -> Flask:
        app = create_app(config)
        if address != local:
            announce_on_pages(app, address)
        warming.start()
        return app

    def start() -> None:
        announce_address(options, address, local)
        announce_key(options, config)

    serve(make_app, listener, options.workers, start)
