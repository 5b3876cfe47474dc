"""WSGI middleware that blocks DNS rebinding, requests of other sites, bad handshakes, and more viewers than allowed.

It wraps the app, so it works under any host. It trusts the Host and Origin headers, because browsers set them honestly,
and only a browser can be made to send requests for another site.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from ..config.config import Config
from .advice import Log, of_host, of_origin
from .foreign import is_foreign
from .handshake import VERSION, check_handshake, is_upgrade, minimal_handshake
from .hosts import host_of, is_own, same_origin
from .refusal import Refused
from .shares import Shares, owner_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_WHY = "/why"  # below the websocket's path


def check_host(environ: WSGIEnvironment, others: Collection[str]) -> str:
    """The Host header, which has to name this machine or one of the `others`. Raises Refused."""
    host: str = environ.get("HTTP_HOST", "")
    if not host:
        raise Refused(HTTPStatus.BAD_REQUEST, "a request needs a Host header")
    if not is_own(name := host_of(host), others):
        why = "this server is not known by that name; use its address"
        raise Refused(HTTPStatus.FORBIDDEN, why, of_host(name))
    return host


class Gate:
    """Wraps `app`, whose websocket is at `socket_path`. Refusals are sent with `headers`.

    A plain request for `socket_path/why?origin=...` gets the status that a handshake of a page with this origin would
    get: browsers do not tell a page why its websocket was refused. `is_light` says of a path that its answer costs no
    work, so that pages of other sites may ask for it.
    """

    def __init__(
        self,
        app: WSGIApplication,
        socket_path: str,
        is_light: Callable[[str], bool],
        headers: Mapping[str, str],
        config: Config,
    ) -> None:
        self._app, self._socket_path, self._is_light = app, socket_path, is_light
        self._headers, self._config = headers, config
        self._viewers = Shares("viewers", config.limits.clients, config.share_of(config.limits.clients))
        self._log = Log()

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "")
        try:
            self._check(environ, path)
            if path == self._socket_path:
                return self._admit(environ, start_response)
            if path == self._socket_path + _WHY:
                return self._explain(environ, start_response)
        except Refused as refused:
            if path == self._socket_path or (refused.remedy and not path.endswith(_WHY)):
                self._log.tell(refused)
            return self._refuse(refused, start_response)
        return self._app(environ, start_response)

    def _admit(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Call the app for a websocket. It returns when the viewer has left, and until then takes one place."""
        check_handshake(environ)
        owner = owner_of(environ.get("REMOTE_ADDR", ""), self._config)
        self._viewers.take(owner)
        try:
            return self._app(minimal_handshake(environ), start_response)
        finally:
            self._viewers.give(owner)

    def _explain(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer as a handshake would be answered. Raises Refused."""
        for origin in parse_qs(environ.get("QUERY_STRING", "")).get("origin", []):
            self._check_origin(origin, environ["HTTP_HOST"])
        owner = owner_of(environ.get("REMOTE_ADDR", ""), self._config)
        self._viewers.take(owner)
        self._viewers.give(owner)
        body = b"200 OK: a websocket is admitted; if none comes through, something in between is in its way\n"
        headers = {**self._headers, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
        start_response("200 OK", [*headers.items(), ("Content-Length", str(len(body)))])
        return [body]

    def _check(self, environ: WSGIEnvironment, path: str) -> None:
        host = check_host(environ, self._config.hosts)
        if is_upgrade(environ):
            self._check_origin(environ.get("HTTP_ORIGIN"), host)
        elif not self._is_light(path) and is_foreign(environ, self._config):
            raise Refused(HTTPStatus.FORBIDDEN, "a page of another site may not ask for this")

    def _check_origin(self, origin: str | None, host: str) -> None:
        if origin is None:  # not a browser, since browsers always send it
            return
        if not same_origin(origin, host) and origin.lower() not in self._config.allow_origin:
            raise Refused(HTTPStatus.FORBIDDEN, "a page of another site may not connect", of_origin(origin, host))

    def _refuse(self, refused: Refused, start_response: StartResponse) -> Iterable[bytes]:
        headers, body = refused.answer(self._headers)
        headers["Cache-Control"] = "no-store"
        if refused.status == HTTPStatus.UPGRADE_REQUIRED:
            headers |= {"Upgrade": "websocket", "Sec-WebSocket-Version": VERSION}
        start_response(refused.line, list(headers.items()))
        return [body]
