"""WSGI middleware: what trusted proxies say about a request, and the prefix of all addresses of this server.

Everything behind it reads the usual names: REMOTE_ADDR is the client's address, HTTP_HOST and wsgi.url_scheme are those
that the client used, and SCRIPT_NAME is the prefix, which PATH_INFO lacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..config.config import Config
from ..config.settings import path_prefix
from .gate import check_host
from .peers import find_peer
from .refusal import Refused
from .visitors import PASSED_ON, is_passed_on

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_SCHEMES = ("http", "https")


class Proxies:
    """Wraps `app`. Answers of its own are sent with `headers`."""

    def __init__(self, app: WSGIApplication, headers: Mapping[str, str], config: Config) -> None:
        self._app, self._headers, self._config = app, headers, config

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        peer = find_peer(environ, self._config.trusted_proxy)
        said = {name: _said(environ, name, peer.proxies) for name in ("PROTO", "HOST", "PREFIX")}
        passed_on = is_passed_on(environ)
        environ = {name: value for name, value in environ.items() if not name.startswith("HTTP_X_FORWARDED_")}
        environ[PASSED_ON] = passed_on
        environ["REMOTE_ADDR"] = peer.address
        target = environ.get("RAW_URI", "/")  # of gunicorn, which has split it
        if not target.startswith("/") and (host := urlsplit(target).netloc):
            environ["HTTP_HOST"] = host  # RFC 9112, 3.2.2
        if said["PROTO"] in _SCHEMES:
            environ["wsgi.url_scheme"] = said["PROTO"]
        if said["HOST"]:
            environ["HTTP_HOST"] = said["HOST"]
        if said["PREFIX"]:  # the proxy has taken it away
            try:
                environ["SCRIPT_NAME"] = path_prefix(said["PREFIX"])
            except ValueError as error:
                wrong = Refused(HTTPStatus.BAD_REQUEST, f"X-Forwarded-Prefix {error}")
                return self._answer(wrong, {}, start_response)
            return self._app(environ, start_response)
        return self._enter(environ, start_response)

    def _enter(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Take the prefix off the path."""
        prefix, path = self._config.prefix, environ["PATH_INFO"]
        if not prefix:
            return self._app(environ, start_response)
        if path.startswith(f"{prefix}/"):
            environ |= {"SCRIPT_NAME": prefix, "PATH_INFO": path.removeprefix(prefix)}
            return self._app(environ, start_response)
        try:
            check_host(environ, self._config.hosts)  # the gate is not asked
        except Refused as refused:
            return self._answer(refused, {}, start_response)
        if path != prefix:
            why = "" if self._config.hides_prefix else f"all addresses of this server begin with {prefix}/ (--prefix)"
            return self._answer(Refused(HTTPStatus.NOT_FOUND, why), {}, start_response)
        query = environ.get("QUERY_STRING", "")
        target = f"{prefix.rpartition('/')[2]}/{'?' if query else ''}{query}"  # relative: right behind any proxy
        leading_on = Refused(HTTPStatus.PERMANENT_REDIRECT, f"see {target}")
        return self._answer(leading_on, {"Location": target}, start_response)

    def _answer(self, refused: Refused, more: Mapping[str, str], start_response: StartResponse) -> Iterable[bytes]:
        headers, body = refused.answer({**self._headers, **more, "Cache-Control": "no-store"})
        start_response(refused.line, [*headers.items()])
        return [body]


def _said(environ: WSGIEnvironment, name: str, proxies: int) -> str:
    """What the outermost trusted proxy says in a header, to which each has added a value, or passed on the first."""
    values = environ.get(f"HTTP_X_FORWARDED_{name}", "").split(",")
    return values[-min(proxies, len(values))].strip() if proxies else ""
