"""One-time address that redirects a browser to the page.

A browser's first address is in its command line, which every user of the machine can read. So that address has a
ticket in place of the secret: the first request with the ticket is redirected to the page, and uses the ticket up.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from http import HTTPStatus
from threading import Lock
from typing import TYPE_CHECKING

from ..config.config import Config
from ..hosting.origins import check_host
from ..hosting.refusal import Refused, security_headers, send_text

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class Ticket:
    """WSGI middleware around an app whose addresses begin with a secret."""

    def __init__(self, app: WSGIApplication, config: Config) -> None:
        self._app, self._config = app, config
        self._lock = Lock()
        self._path: str | None = None

    def issue(self) -> str:
        """Return the path of a new ticket; an older unused one becomes invalid."""
        with self._lock:
            self._path = f"/open/{secrets.token_urlsafe(16)}"
            return self._path

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if environ["REQUEST_METHOD"] != "GET" or not self._redeem(environ):
            return self._app(environ, start_response)
        more = {"Location": f"{self._config.prefix}/", "Cache-Control": "no-store"}
        return send_text(start_response, HTTPStatus.SEE_OTHER, "", {**security_headers(self._config), **more})

    def _redeem(self, environ: WSGIEnvironment) -> bool:
        """Return True if the request has the ticket, and use it up."""
        with self._lock:
            path = environ.get("PATH_INFO", "")
            if self._path is None or not secrets.compare_digest(path.encode(), self._path.encode()):
                return False
            try:
                check_host(environ, self._config.hosts)
            except Refused:
                return False
            self._path = None
            return True
