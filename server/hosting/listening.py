"""Opens a listening socket for a host and a port, and formats its address. Standard library only."""

import contextlib
import errno
import ipaddress
import os
import socket
import struct
import sys
from functools import lru_cache
from urllib.parse import urlsplit, urlunsplit

_BACKLOG = 256  # pending connections: many viewers may open the page at once, and the default of 5 drops some
# Any address outside this machine works: connecting a datagram socket sends nothing, it only selects a route.
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


class CannotListen(Exception):
    """Listening is impossible; the message gives the reason."""


class PortTaken(CannotListen):
    """Another program uses this port, or the system reserves it."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens at `host`, a name or an address, and `port` (0: any free). Raises CannotListen."""
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


def is_open(host: str) -> bool:
    """Return whether a socket that listens at a host is reachable from other machines."""
    try:
        addresses = {str(each[4][0]) for each in socket.getaddrinfo(host, None)}
    except (OSError, UnicodeError):
        return True  # unknown: assume the worst
    return not all(ipaddress.ip_address(address.partition("%")[0]).is_loopback for address in addresses)


def address_of(listener: socket.socket, prefix: str = "") -> str:
    """Return the URL of a listener, one that works from other machines if the socket is open to them.

    `prefix`: the beginning of its path.
    """
    host, port = listener.getsockname()[:2]
    if ipaddress.ip_address(host.partition("%")[0]).is_unspecified:
        host = _own_address(listener.family)
    return _url(host, port, prefix)


def local_address_of(listener: socket.socket, prefix: str = "") -> str:
    """Return the URL of a listener for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    loopback = {"0.0.0.0": "127.0.0.1", "::": "::1"}
    return _url(loopback.get(host, host), port, prefix)


def own_end_of(connection: socket.socket) -> str:
    """Return this machine's IP address of a connection; "" if it is not a network socket."""
    name = connection.getsockname()
    return str(name[0]) if isinstance(name, tuple) else ""


@lru_cache(1)
def other_addresses(address: str) -> tuple[str, ...]:
    """Return the same URL by this machine's other networks, unordered; IPv4 only, which can be typed."""
    if not address:
        return ()
    parts = urlsplit(address)
    hosts = sorted(_own_hosts() - {parts.hostname or ""}, key=ipaddress.ip_address)
    return tuple(urlunsplit(parts._replace(netloc=f"{host}:{parts.port}")) for host in hosts)


def _own_hosts() -> set[str]:
    """Return this machine's addresses that the system lists, without loopback ones."""
    found: set[str] = set()
    with contextlib.suppress(OSError):
        found |= {str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
    if sys.platform == "linux":
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                with contextlib.suppress(OSError):  # the interface has no address
                    found.add(_address_of_interface(probe, name))
    return {host for host in found if not ipaddress.ip_address(host).is_loopback}


if sys.platform == "linux":
    import fcntl

    _SIOCGIFADDR = 0x8915  # see netdevice(7)

    def _address_of_interface(probe: socket.socket, name: str) -> str:
        """Return the IPv4 address of a network interface. Raises OSError if it has none."""
        answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
        return socket.inet_ntoa(answer[20:24])


def _share_address(listener: socket.socket) -> None:
    if os.name == "posix":  # frees the port right after its last server; on Windows others could take over the port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if listener.family == socket.AF_INET6 and socket.has_dualstack_ipv6():
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)


def _refusal(error: OSError, host: str, port: int) -> CannotListen:
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"port {port} is already taken by another program")
    if error.errno in (errno.EACCES, errno.EPERM):
        return PortTaken(f"you may not use port {port} (ports below 1024 often need an administrator)")
    if error.errno == errno.EADDRNOTAVAIL:
        return CannotListen(f"cannot listen at {host!r}: not an address of this machine")
    return CannotListen(f"cannot listen at {host!r}, port {port}: {error.strerror}")


def _own_address(family: int) -> str:
    """Return this machine's address for others: IPv4 if possible, which is shorter and works for IPv6 sockets."""
    families = [socket.AF_INET] if family == socket.AF_INET else [socket.AF_INET, socket.AF_INET6]
    for each in families:
        try:
            with socket.socket(each, socket.SOCK_DGRAM) as probe:
                probe.connect((_ELSEWHERE[each], 9))
                return str(probe.getsockname()[0])
        except OSError:
            continue  # no route in this family
    return socket.gethostname()


def _url(host: str, port: int, prefix: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{prefix}/"
