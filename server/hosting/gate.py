"""WSGI middleware that blocks DNS rebinding, cross-site websockets, bad handshakes, and more viewers than allowed.

It wraps the app, so it works under any host. It trusts the Host and Origin headers, because browsers set them honestly,
and only a browser can be made to send requests for another site.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING

from ..config.config import Config
from .hosts import host_of, is_own, same_origin
from .refusal import Refused
from .shares import Shares, owner_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_VERSION = "13"  # of the websocket protocol (RFC 6455, 4.1)
_KEY_BYTES = 16


class Gate:
    """Wraps `app`, whose websocket is at `socket_path`. Refusals are sent with `headers`."""

    def __init__(
        self,
        app: WSGIApplication,
        socket_path: str,
        headers: Mapping[str, str],
        config: Config,
    ) -> None:
        self._app, self._socket_path, self._headers, self._config = app, socket_path, headers, config
        self._viewers = Shares("viewers", config.limits.clients, config.share_of(config.limits.clients))

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        try:
            self._check(environ)
            if _is_upgrade(environ) and environ.get("PATH_INFO") == self._socket_path:
                return self._admit(environ, start_response)
        except Refused as refused:
            return self._refuse(refused, start_response)
        return self._app(environ, start_response)

    def _admit(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Call the app for a websocket. It returns when the viewer has left, and until then takes one place."""
        owner = owner_of(environ.get("REMOTE_ADDR", ""), self._config)
        self._viewers.take(owner)
        try:
            return self._app(_minimal_handshake(environ), start_response)
        finally:
            self._viewers.give(owner)

    def _check(self, environ: WSGIEnvironment) -> None:
        host = environ.get("HTTP_HOST")
        if not host:
            raise Refused(HTTPStatus.BAD_REQUEST, "a request needs a Host header")
        if not is_own(host_of(host), self._config.hosts):
            raise Refused(HTTPStatus.FORBIDDEN, "this server is not known by that name; use its address")
        if _is_upgrade(environ):
            self._check_origin(environ, host)
            if environ.get("PATH_INFO") == self._socket_path:
                _check_handshake(environ)

    def _check_origin(self, environ: WSGIEnvironment, host: str) -> None:
        origin = environ.get("HTTP_ORIGIN")
        if origin is None:  # not a browser, since browsers always send it
            return
        if not same_origin(origin, host) and origin.lower() not in self._config.origins:
            raise Refused(HTTPStatus.FORBIDDEN, "a page of another site may not connect")

    def _refuse(self, refused: Refused, start_response: StartResponse) -> Iterable[bytes]:
        headers, body = refused.answer(self._headers)
        if refused.status == HTTPStatus.UPGRADE_REQUIRED:
            headers |= {"Upgrade": "websocket", "Sec-WebSocket-Version": _VERSION}
        start_response(refused.line, list(headers.items()))
        return [body]


def _minimal_handshake(environ: WSGIEnvironment) -> WSGIEnvironment:
    """The handshake with only the headers that it needs.

    Extensions are left out: compression costs memory for every viewer and allows decompression bombs. All other headers
    are left out, too, since the library that reads them next might fail on them.
    """
    kept = {name: value for name, value in environ.items() if not name.startswith("HTTP_")}
    return kept | {
        "HTTP_HOST": environ["HTTP_HOST"],
        "HTTP_UPGRADE": "websocket",
        "HTTP_CONNECTION": "Upgrade",
        "HTTP_SEC_WEBSOCKET_VERSION": _VERSION,
        "HTTP_SEC_WEBSOCKET_KEY": environ["HTTP_SEC_WEBSOCKET_KEY"].strip(),
    }


def _is_upgrade(environ: WSGIEnvironment) -> bool:
    return bool(environ.get("HTTP_UPGRADE", "").strip().lower() == "websocket")


def _check_handshake(environ: WSGIEnvironment) -> None:
    """Check a handshake as RFC 6455, 4.2.1 demands. Raises Refused."""
    if environ.get("REQUEST_METHOD") != "GET" or environ.get("SERVER_PROTOCOL") == "HTTP/1.0":
        raise Refused(HTTPStatus.BAD_REQUEST, "a websocket begins with GET and HTTP/1.1")
    if "upgrade" not in [word.strip().lower() for word in environ.get("HTTP_CONNECTION", "").split(",")]:
        raise Refused(HTTPStatus.BAD_REQUEST, "a websocket begins with Connection: Upgrade")
    if environ.get("HTTP_SEC_WEBSOCKET_VERSION", "").strip() != _VERSION:
        raise Refused(HTTPStatus.UPGRADE_REQUIRED, f"Sec-WebSocket-Version must be {_VERSION}")
    if not _is_key(environ.get("HTTP_SEC_WEBSOCKET_KEY", "").strip()):
        raise Refused(HTTPStatus.BAD_REQUEST, f"Sec-WebSocket-Key must be {_KEY_BYTES} bytes in base64")


def _is_key(text: str) -> bool:
    try:
        return len(base64.b64decode(text.encode("ascii"), validate=True)) == _KEY_BYTES
    except (UnicodeEncodeError, binascii.Error):
        return False
