"""Creates the app from all of its parts."""

from __future__ import annotations

import mimetypes
import os
from typing import Any

from flask import Flask, g, request

from .config.config import Config, make_config
from .config.logs import report, write_to_stderr
from .config.settings import from_environ
from .hosting.gate import Gate
from .hosting.headers import protect, security_headers
from .jobs import warming
from .timing.bench import Bench
from .web.downloads import open_downloads
from .web.pages import pages
from .web.table import table
from .wire.stream import PATH, open_stream

# Windows looks types up in its registry, where any program may have set JavaScript to text/plain; browsers then refuse
# modules.
_TYPES = {".css": "text/css", ".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml"}


class App(Flask):
    """Flask with our own log."""

    def log_exception(self, exc_info: Any) -> None:
        g.failure = report(exc_info[1], f"answering {request.method} {request.path!r}")


def from_environment() -> Flask:
    """The app for another host, such as gunicorn, which calls this in each of its processes."""
    settings = from_environ(os.environ, {})
    write_to_stderr(settings.log_level)
    warming.start()
    return create_app(make_config(settings))


def create_app(config: Config) -> Flask:
    for ending, type_ in _TYPES.items():
        mimetypes.add_type(type_, ending)
    app = App(__name__)
    protect(app, config)
    app.register_blueprint(pages)
    open_downloads(app)
    bench = Bench()
    app.register_blueprint(table(bench))
    open_stream(app, config.limits, bench)
    gate = Gate(app.wsgi_app, PATH, security_headers(config), config)
    app.wsgi_app = gate  # type: ignore[method-assign]  # Flask's own way
    return app
