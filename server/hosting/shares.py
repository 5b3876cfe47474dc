"""Places that all clients share, and of which the clients of one address may take only a part."""

from __future__ import annotations

import ipaddress
from collections import Counter
from http import HTTPStatus
from threading import Lock

from ..config.config import Config
from .peers import is_trusted, read_address
from .refusal import Refused

_SITE = 64  # bits of an IPv6 address: one subscriber has all addresses that begin with them (RFC 6177)

Owner = str  # whose share a place is counted in


class Shares:
    """`places` in all, at most `each` of them for one owner. `things` names for people what takes them.

    The methods may be called from any thread.
    """

    def __init__(self, things: str, places: int, each: int) -> None:
        self._things, self._places, self._each = things, places, each
        self._taken = Counter[Owner | None]()
        self._sum = 0
        self._lock = Lock()

    def take(self, owner: Owner | None) -> None:
        """Take a place; one without an owner is counted in nobody's share.

        Raises Refused: 503 if all places are taken, 429 if the owner has its share.
        """
        with self._lock:
            if owner is not None and self._taken[owner] >= self._each:
                why = f"your address has its share of the {self._things} allowed; one may leave soon"
                raise Refused(HTTPStatus.TOO_MANY_REQUESTS, why)
            if self._sum >= self._places:
                why = f"the most {self._things} allowed are connected; one may leave soon"
                raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, why)
            self._taken[owner] += 1
            self._sum += 1

    def give(self, owner: Owner | None) -> None:
        """Give a place back."""
        with self._lock:
            self._sum -= 1
            self._taken[owner] -= 1
            if not self._taken[owner]:
                del self._taken[owner]


def owner_of(peer: str, config: Config) -> Owner | None:
    """The owner of what comes from an address; None for this machine and for proxies, behind which are others.

    Where a proxy is trusted, this machine is like any other: a proxy that is not named might be on it.
    """
    address = read_address(peer)
    if address is None or is_trusted(address, config.trusted_proxy):
        return None
    if address.is_loopback and not config.trusted_proxy:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, _SITE), strict=False))
    return str(address)
