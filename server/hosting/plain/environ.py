"""The environment that a WSGI app gets for a request (PEP 3333)."""

from __future__ import annotations

import socket
import sys
from io import BytesIO
from typing import TYPE_CHECKING
from urllib.parse import unquote_to_bytes

from .request import Request

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_WITHOUT_PREFIX = ("content-type", "content-length")


def environ_of(request: Request, connection: socket.socket, peer: tuple[str, int]) -> WSGIEnvironment:
    """The environment. Its body is empty: no app of ours reads one, and none may wait for one."""
    host, port = connection.getsockname()[:2]
    environ: WSGIEnvironment = {
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
        "werkzeug.socket": connection,  # where simple-websocket looks for it
        "REQUEST_METHOD": request.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(request.path).decode("latin-1"),
        "QUERY_STRING": request.query,
        "REQUEST_URI": request.target,
        "REMOTE_ADDR": peer[0],
        "REMOTE_PORT": str(peer[1]),
        "SERVER_NAME": host,
        "SERVER_PORT": str(port),
        "SERVER_PROTOCOL": request.version,
    }
    for name, value in request.fields:
        if "_" in name:  # would be taken for the field with a dash
            continue
        key = name.upper().replace("-", "_")
        key = key if name in _WITHOUT_PREFIX else f"HTTP_{key}"
        environ[key] = f"{environ[key]},{value}" if key in environ else value
    if request.host is not None:
        environ["HTTP_HOST"] = request.host  # RFC 9112, 3.2.2
    return environ
