"""Identity of a connection: the owner in whose share it counts, and whether it comes from this machine."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..config.config import Config
from .listening import other_addresses
from .origins import host_of
from .proxies import PASSED_ON, is_trusted, read_address
from .shares import Owner

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_SITE = 64  # bits of an IPv6 address that identify a subscriber's network (RFC 6177)
_SALT = secrets.token_bytes(16)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Identity of a connection.

    - `owner`: the owner of its share, under a name that reveals no address; None: it counts in no share;
    - `is_here`: it comes from this machine, not through a proxy;
    - `base`: the address by which others reach this server, "" if none can;
    - `others`: more such addresses.
    """

    owner: str | None = None
    is_here: bool = True
    base: str = ""
    others: tuple[str, ...] = ()


def visitor_of(environ: WSGIEnvironment, config: Config, announced: str, reached: str = "") -> Visitor:
    """Return the identity of a request's client.

    `announced`: the address that the server has printed; `reached`: this machine's address that the client has
    connected to, if known.
    """
    peer = environ.get("REMOTE_ADDR", "")
    address, owner = read_address(peer), owner_of(peer, config)
    secret = hashlib.blake2b(owner.encode(), key=_SALT, digest_size=16).hexdigest() if owner else None
    direct = not config.trusted_proxy and not environ.get(PASSED_ON)
    # A client whose address equals the one it connected to is this machine.
    here = direct and address is not None and (address.is_loopback or address == read_address(reached))
    base = _base(environ, config, announced)
    return Visitor(secret, here, base, other_addresses(announced) if base == announced else ())


def _base(environ: WSGIEnvironment, config: Config, announced: str) -> str:
    """Return the address by which others reach this server."""
    if config.public_address:
        return config.public_address
    if announced and not (config.trusted_proxy and environ.get(PASSED_ON)):
        return announced
    host = environ.get("HTTP_HOST", "")
    if is_loopback(host_of(host)):
        return ""
    return f"{environ['wsgi.url_scheme']}://{host}{environ.get('SCRIPT_NAME', '')}/"


def is_loopback(name: str) -> bool:
    """Return whether a host name means this machine alone."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name in ("", "localhost")


def owner_of(peer: str, config: Config) -> Owner | None:
    """Return the owner of an address's share; None for this machine and for proxies, which stand for many clients.

    If a proxy is trusted, this machine counts as any other: an unnamed proxy might run on it.
    """
    address = read_address(peer)
    if address is None or is_trusted(address, config.trusted_proxy):
        return None
    if address.is_loopback and not config.trusted_proxy:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, _SITE), strict=False))
    return str(address)
