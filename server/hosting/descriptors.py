"""Raises the limit on open files, which is usually too low for a class."""

from __future__ import annotations

from contextlib import suppress

SPARE = 200  # descriptors for everything that is not a socket, or half of all, where there are few


def allow_sockets(sockets: int) -> int:
    """Let this process open so many sockets, as far as the system allows it; returns how many it may open of them."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sockets
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = descriptors_for(sockets)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return sockets
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return sockets if soft >= wanted else max(soft - SPARE, soft // 2)


def descriptors_for(sockets: int) -> int:
    """How many descriptors a process with so many sockets needs."""
    return sockets + SPARE
