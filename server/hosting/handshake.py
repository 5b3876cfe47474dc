"""The request that opens a websocket: RFC 6455, 4.2.1."""

from __future__ import annotations

import base64
import binascii
from http import HTTPStatus
from typing import TYPE_CHECKING

from .advice import PASS_ON
from .refusal import Refused

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

VERSION = "13"  # of the websocket protocol (RFC 6455, 4.1)
_KEY_BYTES = 16


def is_upgrade(environ: WSGIEnvironment) -> bool:
    """Whether a request wants to become a websocket."""
    return bool(environ.get("HTTP_UPGRADE", "").strip().lower() == "websocket")


def check_handshake(environ: WSGIEnvironment) -> None:
    """Raises Refused."""
    if environ.get("REQUEST_METHOD") != "GET":
        raise Refused(HTTPStatus.BAD_REQUEST, "a websocket begins with GET")
    if not is_upgrade(environ):
        raise Refused(HTTPStatus.UPGRADE_REQUIRED, "a websocket begins with Upgrade: websocket", PASS_ON)
    if environ.get("SERVER_PROTOCOL") == "HTTP/1.0":
        raise Refused(HTTPStatus.BAD_REQUEST, "a websocket begins with HTTP/1.1, not 1.0", PASS_ON)
    if "upgrade" not in [word.strip().lower() for word in environ.get("HTTP_CONNECTION", "").split(",")]:
        raise Refused(HTTPStatus.BAD_REQUEST, "a websocket begins with Connection: Upgrade", PASS_ON)
    if environ.get("HTTP_SEC_WEBSOCKET_VERSION", "").strip() != VERSION:
        raise Refused(HTTPStatus.UPGRADE_REQUIRED, f"Sec-WebSocket-Version must be {VERSION}")
    if not _is_key(environ.get("HTTP_SEC_WEBSOCKET_KEY", "").strip()):
        raise Refused(HTTPStatus.BAD_REQUEST, f"Sec-WebSocket-Key must be {_KEY_BYTES} bytes in base64")


def minimal_handshake(environ: WSGIEnvironment) -> WSGIEnvironment:
    """The handshake with only the headers that it needs.

    Extensions are left out: compression costs memory for every viewer and allows decompression bombs. All other headers
    are left out, too, since the library that reads them next might fail on them.
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
