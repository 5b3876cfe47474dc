"""Raises the limit on open files, which is usually too low for a class."""

from __future__ import annotations

from contextlib import suppress

SPARE = 200  # descriptors for everything that is not a socket


def allow_sockets(sockets: int) -> None:
    """Let this process open so many sockets, as far as the system allows it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
