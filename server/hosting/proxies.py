"""WSGI middleware that applies the headers of trusted proxies, and the prefix of all addresses of this server.

Behind it REMOTE_ADDR is the client's address, HTTP_HOST and wsgi.url_scheme are those that the client used, and
SCRIPT_NAME is the prefix, which PATH_INFO lacks.

Each proxy appends the address of its client to X-Forwarded-For. A client can write anything to the left of that. So the
header is read from the right, up to the first address that is not a trusted proxy's. werkzeug's ProxyFix counts proxies
instead and trusts every peer.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Collection, Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from ..config.config import Config
from ..config.settings import Network, path_prefix
from .origins import check_host
from .refusal import Refused, send_text

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

PASSED_ON = "bitqueens.passed_on"  # key in an environment: a proxy has passed the request on
_SIGNS = ("HTTP_FORWARDED", "HTTP_VIA", "HTTP_X_REAL_IP")
_SCHEMES = ("http", "https")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """Wraps `app`. Its own responses carry `headers`."""

    def __init__(self, app: WSGIApplication, headers: Mapping[str, str], config: Config) -> None:
        self._app, self._headers, self._config = app, headers, config

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        peer = find_peer(environ, self._config.trusted_proxy)
        said = {name: _said(environ, name, peer.proxies) for name in ("PROTO", "HOST", "PREFIX")}
        passed_on = is_passed_on(environ)
        environ = {name: value for name, value in environ.items() if not name.startswith("HTTP_X_FORWARDED_")}
        environ[PASSED_ON] = passed_on
        environ["REMOTE_ADDR"] = peer.address
        if said["PROTO"] in _SCHEMES:
            environ["wsgi.url_scheme"] = said["PROTO"]
        if said["HOST"]:
            environ["HTTP_HOST"] = said["HOST"]
        if said["PREFIX"]:  # the proxy has already removed it from the path
            try:
                environ["SCRIPT_NAME"] = path_prefix(said["PREFIX"])
            except ValueError as error:
                return self._send(start_response, HTTPStatus.BAD_REQUEST, f"X-Forwarded-Prefix {error}")
            return self._app(environ, start_response)
        return self._enter(environ, start_response)

    def _enter(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Remove the prefix from the path and call the app; redirect or refuse a path outside the prefix."""
        prefix, path = self._config.prefix, environ["PATH_INFO"]
        if not prefix:
            return self._app(environ, start_response)
        if path.startswith(f"{prefix}/"):
            environ |= {"SCRIPT_NAME": prefix, "PATH_INFO": path.removeprefix(prefix)}
            return self._app(environ, start_response)
        try:
            check_host(environ, self._config.hosts)  # the gate does not see this request
        except Refused as refused:
            return self._send(start_response, refused.status, refused.why)
        if path != prefix:
            why = "" if self._config.hides_prefix else f"all addresses of this server begin with {prefix}/ (--prefix)"
            return self._send(start_response, HTTPStatus.NOT_FOUND, why)
        query = environ.get("QUERY_STRING", "")
        target = f"{prefix.rpartition('/')[2]}/{'?' if query else ''}{query}"  # relative: right behind any proxy
        return self._send(start_response, HTTPStatus.PERMANENT_REDIRECT, f"see {target}", Location=target)

    def _send(self, start_response: StartResponse, status: HTTPStatus, text: str, **more: str) -> Iterable[bytes]:
        return send_text(start_response, status, text, {**self._headers, **more})


def _said(environ: WSGIEnvironment, name: str, proxies: int) -> str:
    """Return the outermost trusted proxy's value of a header, to which each proxy may append one."""
    values = environ.get(f"HTTP_X_FORWARDED_{name}", "").split(",")
    return values[-min(proxies, len(values))].strip() if proxies else ""


def is_passed_on(environ: WSGIEnvironment) -> bool:
    """Return whether any proxy has passed the request on. Call it before its headers are removed."""
    return any(name.startswith("HTTP_X_FORWARDED_") or name in _SIGNS for name in environ)


class Peer(NamedTuple):
    """An address, and the number of trusted proxies in front of it."""

    address: str
    proxies: int


def find_peer(environ: WSGIEnvironment, trusted: Collection[Network]) -> Peer:
    """Return the client of a request. Its address is "" if the system has none, as for a Unix socket."""
    peer, proxies = read_address(environ.get("REMOTE_ADDR", "")), 0
    named = environ.get("HTTP_X_FORWARDED_FOR", "").split(",")
    while peer and is_trusted(peer, trusted):
        proxies += 1
        before = read_address(named.pop()) if named else None
        if before is None:  # the proxy named no client, or made the request itself
            break
        peer = before
    return Peer(str(peer or ""), proxies)


def is_trusted(address: Address, trusted: Collection[Network]) -> bool:
    """Return whether an address belongs to a trusted proxy."""
    return any(address in network for network in trusted)


def read_address(text: str) -> Address | None:
    """Return the address in a text, with or without a port; None if there is none."""
    text = text.strip()
    with contextlib.suppress(ValueError):
        return _plain(ipaddress.ip_address(text.partition("%")[0]))
    with contextlib.suppress(ValueError):
        return _plain(ipaddress.ip_address(urlsplit(f"//{text}").hostname or ""))
    return None


def _plain(address: Address) -> Address:
    """Return the IPv4 address inside a mapped IPv6 one: dual-stack listeners report IPv4 peers that way."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address
