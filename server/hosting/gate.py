"""The gate: WSGI middleware that lets in only what a page of ours, or a client that is no browser, would send.

It stands before the app, so it holds under any host. A browser tells the truth about Origin and Host, and only a
browser can be tricked into carrying a stranger's requests: that is what both are checked for. Knows no page.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Mapping
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

from ..config.config import Config
from .hosts import host_of, is_own, same_origin

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_REASONS = {400: "Bad Request", 403: "Forbidden", 426: "Upgrade Required", 503: "Service Unavailable"}
_VERSION = "13"  # of the websocket protocol, the only one there ever was (RFC 6455, 4.1)
_KEY_BYTES = 16
_AGAIN = "5"  # seconds until somebody may have left


class Refused(Exception):
    """Why somebody stays outside: a status, and a sentence for whoever looks into it."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status, self.why = status, why


class Gate:
    """Around `app`: the socket is at `socket_path`; refusals carry `headers`."""

    def __init__(
        self,
        app: WSGIApplication,
        socket_path: str,
        headers: Mapping[str, str],
        config: Config,
    ) -> None:
        self._app, self._socket_path, self._headers, self._config = app, socket_path, headers, config
        self._room = BoundedSemaphore(config.limits.clients)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        try:
            self._check(environ)
            if _is_upgrade(environ) and environ.get("PATH_INFO") == self._socket_path:
                return self._let_in(environ, start_response)
        except Refused as refused:
            return self._refuse(refused, start_response)
        return self._app(environ, start_response)

    def _let_in(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """The app returns when the viewer has left: so long it takes one of the places."""
        if not self._room.acquire(blocking=False):
            raise Refused(503, "as many viewers are here as may be; one may leave soon")
        try:
            return self._app(_plain(environ), start_response)
        finally:
            self._room.release()

    def _check(self, environ: WSGIEnvironment) -> None:
        host = environ.get("HTTP_HOST")
        if not host:
            raise Refused(400, "a request must say which host it is for")
        if not is_own(host_of(host), self._config.hosts):
            raise Refused(403, "this server is not called by that name; its address will do")
        if _is_upgrade(environ):
            self._check_origin(environ, host)
            if environ.get("PATH_INFO") == self._socket_path:
                _check_handshake(environ)

    def _check_origin(self, environ: WSGIEnvironment, host: str) -> None:
        origin = environ.get("HTTP_ORIGIN")
        if origin is None:  # no browser leaves it out
            return
        if not same_origin(origin, host) and origin.lower() not in self._config.origins:
            raise Refused(403, "a page from elsewhere may not connect")

    def _refuse(self, refused: Refused, start_response: StartResponse) -> Iterable[bytes]:
        body = f"{refused.status} {_REASONS[refused.status]}: {refused.why}\n".encode()
        headers = dict(self._headers) | {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body))}
        if refused.status == 426:
            headers |= {"Upgrade": "websocket", "Sec-WebSocket-Version": _VERSION}
        if refused.status == 503:
            headers |= {"Retry-After": _AGAIN}
        start_response(f"{refused.status} {_REASONS[refused.status]}", list(headers.items()))
        return [body]


def _plain(environ: WSGIEnvironment) -> WSGIEnvironment:
    """A good handshake in the fewest words.

    Its extensions are left out: compression costs memory for every viewer, and lets a bomb of a few bytes in. So is
    whatever else a client may have added, for whoever reads it next may stumble over it.
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
    """RFC 6455, 4.2.1."""
    if environ.get("REQUEST_METHOD") != "GET" or environ.get("SERVER_PROTOCOL") == "HTTP/1.0":
        raise Refused(400, "a websocket begins with GET and HTTP/1.1")
    if "upgrade" not in [word.strip().lower() for word in environ.get("HTTP_CONNECTION", "").split(",")]:
        raise Refused(400, "a websocket begins with Connection: Upgrade")
    if environ.get("HTTP_SEC_WEBSOCKET_VERSION", "").strip() != _VERSION:
        raise Refused(426, f"Sec-WebSocket-Version must be {_VERSION}")
    if not _is_key(environ.get("HTTP_SEC_WEBSOCKET_KEY", "").strip()):
        raise Refused(400, f"Sec-WebSocket-Key must be {_KEY_BYTES} bytes in base64")


def _is_key(text: str) -> bool:
    try:
        return len(base64.b64decode(text.encode("ascii"), validate=True)) == _KEY_BYTES
    except (UnicodeEncodeError, binascii.Error):
        return False
