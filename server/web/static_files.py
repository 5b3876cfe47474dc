"""Static files from memory, before Flask: WSGI middleware, so it is the same under any host."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING

from ..hosting.refusal import send_text
from .tree import FOLDER, StaticTree, encoding_for

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_METHODS = ("GET", "HEAD")


class StaticFiles:
    """Middleware that answers every path below `/static/` before `app`. All answers carry `headers`."""

    def __init__(self, app: WSGIApplication, tree: StaticTree, headers: Mapping[str, str]) -> None:
        self._app, self._tree, self._always = app, tree, headers
        self._kept = [
            ("Cache-Control", "public, max-age=31536000, immutable"),
            ("Vary", "Accept-Encoding"),
            *headers.items(),
        ]

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path = environ["PATH_INFO"].removeprefix("/")
        if not path.startswith(FOLDER):
            return self._app(environ, start_response)
        if environ["REQUEST_METHOD"] not in _METHODS:
            return self._refuse(start_response, HTTPStatus.METHOD_NOT_ALLOWED, Allow=", ".join(_METHODS))
        file = self._tree.version.files.get(path) or self._tree.refresh(0).files.get(path)  # of another worker's page
        if file is None:
            return self._refuse(start_response, HTTPStatus.NOT_FOUND)
        encoding = encoding_for(environ.get("HTTP_ACCEPT_ENCODING"))
        if encoding is None:
            return self._refuse(start_response, HTTPStatus.NOT_ACCEPTABLE, Vary="Accept-Encoding")
        body = file.packed if encoding == "gzip" else file.plain
        headers = [("Content-Type", file.content_type), ("Content-Length", str(len(body))), *self._kept]
        if encoding == "gzip":
            headers.append(("Content-Encoding", "gzip"))
        start_response("200 OK", headers)
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]

    def _refuse(self, start_response: StartResponse, status: HTTPStatus, **more: str) -> Iterable[bytes]:
        return send_text(start_response, status, "", {**self._always, **more})
