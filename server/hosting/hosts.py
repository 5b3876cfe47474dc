"""Which host names are this machine's own, and whether an origin is the host that it asks. Uses no name server.

Anybody can point a name of theirs at this machine's address (DNS rebinding), so only known names are accepted. An
address itself cannot be pointed elsewhere.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Collection
from functools import lru_cache
from urllib.parse import urlsplit

_DEFAULT_PORTS = {"http": ":80", "https": ":443"}


def is_own(name: str, others: Collection[str] = ()) -> bool:
    """Whether a host's name is this machine's own, one of its `others`, or an address."""
    return name in _own_names() or name in others or _is_address(name)


def host_of(header: str) -> str:
    """The name in a Host header, without its port; "" if the header is malformed."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(f"//{header}")
        _ = parts.port  # raises ValueError if it is no number
        if parts.netloc == header and "@" not in header:
            return (parts.hostname or "").rstrip(".")
    return ""


def same_origin(origin: str, host: str) -> bool:
    """Whether a page from `origin` asks the host that it came from. A proxy may end TLS, so the scheme may be any."""
    scheme, _, netloc = origin.lower().partition("://")
    port = _DEFAULT_PORTS.get(scheme)
    return port is not None and netloc.removesuffix(port) == host.lower().removesuffix(port)


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
