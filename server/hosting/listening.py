"""A listening socket for a host and a port as a person writes them, and its address as a person types it.

Standard library only. Knows nothing of HTTP beyond the word.
"""

from __future__ import annotations

import errno
import ipaddress
import os
import socket

_BACKLOG = 256  # a page's worth of requests from many viewers at once; the default of 5 drops some
# Any address outside this machine serves: connecting a datagram socket sends nothing, it only chooses a route.
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


class CannotListen(Exception):
    """Why not, in one sentence."""


class PortTaken(CannotListen):
    """Another program has this port, or the system keeps it for itself."""


def listen(host: str, port: int) -> socket.socket:
    """Listen at `host` (a name or an address) and `port` (0: any free one). Raises CannotListen."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise CannotListen(f"cannot listen at {host!r}: no such host") from None
    listener = socket.socket(family, kind, proto)
    try:
        _share_address(listener)
        listener.bind(address)
        listener.listen(_BACKLOG)
    except OSError as error:
        listener.close()
        raise _refusal(error, host, port) from None
    return listener


def address_of(listener: socket.socket) -> str:
    """The address to open, from another machine too where the socket listens to other machines."""
    host, port = listener.getsockname()[:2]
    if ipaddress.ip_address(host.partition("%")[0]).is_unspecified:
        host = _own_address(listener.family)
    return _url(host, port)


def local_address_of(listener: socket.socket) -> str:
    """The address to open on this machine."""
    host, port = listener.getsockname()[:2]
    loopback = {"0.0.0.0": "127.0.0.1", "::": "::1"}
    return _url(loopback.get(host, host), port)


def _share_address(listener: socket.socket) -> None:
    if os.name == "posix":  # a port is free again right after its last server; on Windows this would allow theft
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if listener.family == socket.AF_INET6 and socket.has_dualstack_ipv6():
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)


def _refusal(error: OSError, host: str, port: int) -> CannotListen:
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"port {port} is already taken by another program")
    if error.errno in (errno.EACCES, errno.EPERM):
        return PortTaken(f"port {port} is not open to you (those below 1024 often need an administrator)")
    if error.errno == errno.EADDRNOTAVAIL:
        return CannotListen(f"cannot listen at {host!r}: not an address of this machine")
    return CannotListen(f"cannot listen at {host!r}, port {port}: {error.strerror}")


def _own_address(family: int) -> str:
    """The address other machines reach this one by; a socket for IPv6 takes IPv4 as well, which is shorter to type."""
    families = [socket.AF_INET] if family == socket.AF_INET else [socket.AF_INET, socket.AF_INET6]
    for each in families:
        try:
            with socket.socket(each, socket.SOCK_DGRAM) as probe:
                probe.connect((_ELSEWHERE[each], 9))
                return str(probe.getsockname()[0])
        except OSError:
            continue  # no route by this family
    return socket.gethostname()


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
