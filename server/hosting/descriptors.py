"""Room for as many sockets as were asked for: the usual limit on open files is for programs without a class."""

from __future__ import annotations

from contextlib import suppress

SPARE = 200  # descriptors for files, libraries and whatever else


def make_room(sockets: int) -> None:
    """Let this process open so many, as far as it may say so itself."""
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
