"""Who a request truly comes from, where proxies stand before the server.

A proxy adds the address that asked it to the end of X-Forwarded-For. A client can write whatever it likes to the left
of that, so only what trusted proxies added counts: read from the right, the first address that is no trusted proxy's.
werkzeug's ProxyFix counts proxies instead, and believes whoever connects.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from ..config.settings import Network

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Peer(NamedTuple):
    """An address, and how many trusted proxies stand before it."""

    address: str
    proxies: int


def find_peer(environ: WSGIEnvironment, trusted: Collection[Network]) -> Peer:
    """The one whom a request comes from. Its address is "" where the system names none, as with a Unix socket."""
    peer, proxies = read_address(environ.get("REMOTE_ADDR", "")), 0
    named = environ.get("HTTP_X_FORWARDED_FOR", "").split(",")
    while peer and is_trusted(peer, trusted):
        proxies += 1
        before = read_address(named.pop()) if named else None
        if before is None:  # the proxy was asked by none that it names, or by itself
            break
        peer = before
    return Peer(str(peer or ""), proxies)


def is_trusted(address: Address, trusted: Collection[Network]) -> bool:
    """Whether an address is a trusted proxy's."""
    return any(address in network for network in trusted)


def read_address(text: str) -> Address | None:
    """The address in a text, with or without a port; None if there is none."""
    text = text.strip()
    with contextlib.suppress(ValueError):
        return _plain(ipaddress.ip_address(text.partition("%")[0]))
    with contextlib.suppress(ValueError):
        return _plain(ipaddress.ip_address(urlsplit(f"//{text}").hostname or ""))
    return None


def _plain(address: Address) -> Address:
    """A listener for both families sees the addresses of IPv4 inside those of IPv6."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address
