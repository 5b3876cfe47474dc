"""Checks of Host and Origin: which host names are this machine's own, and which pages may send requests. Uses no DNS.

Anybody can point a domain name at this machine's address (DNS rebinding), so only known names are accepted. Numeric
addresses are safe.

Browsers mark cross-site requests with Sec-Fetch-Site (Fetch Metadata), which no page can set. Over plain HTTP to
another machine, and in old browsers, only Origin is sent, and not with every request. Other clients send neither.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Collection
from functools import lru_cache
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..config import settings
from ..config.config import Config
from .refusal import Refused

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_DEFAULT_PORTS = {"http": ":80", "https": ":443"}
_LONGEST = 80  # characters of a header that a log line repeats
_OUR_OWN = ("same-origin", "none")  # none: a typed address or a bookmark


def check_host(environ: WSGIEnvironment, others: Collection[str]) -> str:
    """Return the Host header, which must name this machine or one of the `others`. Raises Refused."""
    host: str = environ.get("HTTP_HOST", "")
    if not host:
        raise Refused(HTTPStatus.BAD_REQUEST, "a request needs a Host header")
    if not is_own(name := host_of(host), others):
        why = "this server is not known by that name; use its address"
        raise Refused(HTTPStatus.FORBIDDEN, why, _advice_on_host(name))
    return host


def check_origin(origin: str | None, host: str, others: Collection[str]) -> None:
    """Check that a websocket's page comes from the host it connects to, or from one of the `others`. Raises Refused."""
    if origin is None:  # not a browser: browsers always send it
        return
    if not same_origin(origin, host) and origin.lower() not in others:
        why = "a page of another site may not connect"
        raise Refused(HTTPStatus.FORBIDDEN, why, _advice_on_origin(origin, host))


def is_own(name: str, others: Collection[str] = ()) -> bool:
    """Return whether a host name is this machine's own, one of the `others`, or an IP address."""
    return name in _own_names() or name in others or _is_address(name)


def host_of(header: str) -> str:
    """Return the name in a Host header, without its port; "" if the header is malformed."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(f"//{header}")
        _ = parts.port  # raises ValueError if it is no number
        if parts.netloc == header and "@" not in header:
            return (parts.hostname or "").rstrip(".")
    return ""


def same_origin(origin: str, host: str) -> bool:
    """Return whether a page from `origin` asks its own host. The scheme may differ, since a proxy may end TLS."""
    scheme, _, netloc = origin.lower().partition("://")
    port = _DEFAULT_PORTS.get(scheme)
    return port is not None and netloc.removesuffix(port) == host.lower().removesuffix(port)


def is_foreign(environ: WSGIEnvironment, config: Config) -> bool:
    """Return whether a page of another site, and not an allowed one, makes this request. Links are not foreign."""
    origin, site = environ.get("HTTP_ORIGIN"), environ.get("HTTP_SEC_FETCH_SITE")
    if site in _OUR_OWN or (site is None and (origin is None or same_origin(origin, environ["HTTP_HOST"]))):
        return False
    if environ.get("HTTP_SEC_FETCH_MODE") == "navigate" and environ.get("HTTP_SEC_FETCH_DEST") == "document":
        return False
    return "*" not in config.allow_embedding and (origin or "").lower() not in (
        *config.allow_origin,
        *config.allow_embedding,
    )


@lru_cache(1)
def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"} - {""})


def _is_address(name: str) -> bool:
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    return False


def _advice_on_host(name: str) -> str:
    """Return the remedy for a Host that is not ours."""
    with contextlib.suppress(ValueError):
        return f"if {settings.host(name)[:_LONGEST]} is a name of this server, --allow-host {name[:_LONGEST]} allows it"
    return "the header Host is malformed"


def _advice_on_origin(origin: str, host: str) -> str:
    """Return the remedy for a page of another origin than the Host."""
    told = f"the page is of {origin[:_LONGEST]!r}, and asked for {host[:_LONGEST]!r}"
    with contextlib.suppress(ValueError):
        allow = f"--allow-origin {settings.origin(origin)[:_LONGEST]}"
        return f"{told}: if both are this server, a proxy must pass on Host; if another site may ask for steps, {allow}"
    return told
