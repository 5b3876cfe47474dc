"""WSGI middleware that blocks DNS rebinding, cross-site requests, malformed handshakes, and viewers beyond the limit.

It trusts the Host and Origin headers: browsers set them honestly, and only a browser can be made to send requests for
another site. Handshakes follow RFC 6455, 4.2.1.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Iterable, Mapping
from http import HTTPStatus
from threading import Lock
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from ..config.config import Config
from ..config.logs import log
from .origins import check_host, check_origin, is_foreign
from .refusal import Refused, send_text
from .shares import Bucket, Shares
from .visitors import owner_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

VERSION = "13"  # of the websocket protocol (RFC 6455, 4.1)
_KEY_BYTES = 16
_WHY = "/why"  # below the websocket's path
_PASS_ON = "a proxy must use HTTP/1.1 and pass on Upgrade and Connection, as in server/hosting/recipes"
_REMEDIES = {
    HTTPStatus.SERVICE_UNAVAILABLE: "--max-clients allows more",
    HTTPStatus.TOO_MANY_REQUESTS: "--max-per-address allows more; a proxy is named by --trusted-proxy",
}


class Gate:
    """Wraps `app`, whose websocket is at `socket_path`. Refusals are sent with `headers`.

    A plain request for `socket_path/why?origin=...` gets the status that a handshake of a page with this origin would
    get: browsers hide from a page why its websocket was refused. `is_light` returns whether a path costs so little work
    that pages of other sites may request it.
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
        self._lines, self._lock = Bucket(a_second=0.1, at_once=20), Lock()  # of the log

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
                self._log(refused)
            return self._refuse(refused, start_response)
        return self._app(environ, start_response)

    def _admit(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Call the app for a websocket. It returns when the viewer has left; until then the viewer holds a place."""
        check_handshake(environ)
        owner = owner_of(environ.get("REMOTE_ADDR", ""), self._config)
        self._viewers.acquire(owner)
        try:
            return self._app(minimal_handshake(environ), start_response)
        finally:
            self._viewers.release(owner)

    def _explain(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Respond as to a handshake. Raises Refused."""
        for origin in parse_qs(environ.get("QUERY_STRING", "")).get("origin", []):
            check_origin(origin, environ["HTTP_HOST"], self._config.allow_origin)
        owner = owner_of(environ.get("REMOTE_ADDR", ""), self._config)
        self._viewers.acquire(owner)
        self._viewers.release(owner)
        admitted = "a websocket is admitted; if none comes through, something in between is in its way"
        return send_text(start_response, HTTPStatus.OK, admitted, self._headers)

    def _check(self, environ: WSGIEnvironment, path: str) -> None:
        host = check_host(environ, self._config.hosts)
        if is_upgrade(environ):
            check_origin(environ.get("HTTP_ORIGIN"), host, self._config.allow_origin)
        elif not self._is_light(path) and is_foreign(environ, self._config):
            raise Refused(HTTPStatus.FORBIDDEN, "a page of another site may not request this")

    def _log(self, refused: Refused) -> None:
        """Log a refusal with its remedy, unless there were too many lines."""
        remedy = refused.remedy or _REMEDIES.get(refused.status, "")
        with self._lock:
            if self._lines.take_token():
                log.warning("refused: %s%s", refused, f" ({remedy})" if remedy else "")

    def _refuse(self, refused: Refused, start_response: StartResponse) -> Iterable[bytes]:
        is_upgrade = refused.status == HTTPStatus.UPGRADE_REQUIRED
        more = {"Upgrade": "websocket", "Sec-WebSocket-Version": VERSION} if is_upgrade else {}
        return send_text(start_response, refused.status, refused.why, {**self._headers, **more})


def is_upgrade(environ: WSGIEnvironment) -> bool:
    """Return whether a request asks to become a websocket."""
    return bool(environ.get("HTTP_UPGRADE", "").strip().lower() == "websocket")


def check_handshake(environ: WSGIEnvironment) -> None:
    """Check the headers of a websocket handshake. Raises Refused."""
    if environ.get("REQUEST_METHOD") != "GET":
        raise Refused(HTTPStatus.BAD_REQUEST, "a websocket begins with GET")
    if not is_upgrade(environ):
        raise Refused(HTTPStatus.UPGRADE_REQUIRED, "a websocket begins with Upgrade: websocket", _PASS_ON)
    if environ.get("SERVER_PROTOCOL") == "HTTP/1.0":
        raise Refused(HTTPStatus.BAD_REQUEST, "a websocket begins with HTTP/1.1, not 1.0", _PASS_ON)
    if "upgrade" not in [word.strip().lower() for word in environ.get("HTTP_CONNECTION", "").split(",")]:
        raise Refused(HTTPStatus.BAD_REQUEST, "a websocket begins with Connection: Upgrade", _PASS_ON)
    if environ.get("HTTP_SEC_WEBSOCKET_VERSION", "").strip() != VERSION:
        raise Refused(HTTPStatus.UPGRADE_REQUIRED, f"Sec-WebSocket-Version must be {VERSION}")
    if not _is_key(environ.get("HTTP_SEC_WEBSOCKET_KEY", "").strip()):
        raise Refused(HTTPStatus.BAD_REQUEST, f"Sec-WebSocket-Key must be {_KEY_BYTES} bytes in base64")


def minimal_handshake(environ: WSGIEnvironment) -> WSGIEnvironment:
    """Return the handshake with only the headers that it needs.

    Extensions are left out: compression costs memory for every viewer and allows decompression bombs. All other headers
    go too, since the library that reads them next might fail on them.
    """
    kept = {name: value for name, value in environ.items() if not name.startswith("HTTP_")}
    return kept | {
        "HTTP_HOST": environ["HTTP_HOST"],
        "HTTP_UPGRADE": "websocket",
        "HTTP_CONNECTION": "Upgrade",
        "HTTP_SEC_WEBSOCKET_VERSION": VERSION,
        "HTTP_SEC_WEBSOCKET_KEY": environ["HTTP_SEC_WEBSOCKET_KEY"].strip(),
    }


def _is_key(text: str) -> bool:
    try:
        return len(base64.b64decode(text.encode("ascii"), validate=True)) == _KEY_BYTES
    except (UnicodeEncodeError, binascii.Error):
        return False
