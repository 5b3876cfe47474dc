"""Puts the app together; the one place that knows all of its parts."""

from __future__ import annotations

import mimetypes

from flask import Flask

from .config import Config
from .downloads import open_downloads
from .gate import Gate
from .headers import protect, security_headers
from .pages import pages
from .stream import PATH, open_stream

# Windows asks its registry, where any program may have made JavaScript plain text; a browser then refuses a module.
_TYPES = {".css": "text/css", ".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml"}


def create_app(config: Config) -> Flask:
    for ending, type_ in _TYPES.items():
        mimetypes.add_type(type_, ending)
    app = Flask(__name__)
    protect(app, config)
    app.register_blueprint(pages)
    open_downloads(app)
    open_stream(app)
    app.wsgi_app = Gate(app.wsgi_app, PATH, security_headers(config))  # type: ignore[method-assign]  # Flask's own way
    return app
