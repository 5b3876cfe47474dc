"""Limits shared by all clients: places, bytes, tokens and file descriptors.

The clients of one address may hold only a share of the places.
"""

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from threading import Lock

from .refusal import Refused

BUFFERS = "bitqueens.buffers"  # key of the host's Buffers in the environment of a request
SPARE = 200  # descriptors for all that is not a socket; half of all, if there are few

Owner = str  # names the share in which a place is counted


class Shares:
    """`places` in all, at most `each` of them for one owner. `things` is their plural name in error messages.

    All methods are thread-safe.
    """

    def __init__(self, things: str, places: int, each: int) -> None:
        self._things, self._places, self._each = things, places, each
        self._taken = Counter[Owner | None]()
        self._sum = 0
        self._lock = Lock()

    def acquire(self, owner: Owner | None) -> None:
        """Take a place. Without an owner it counts in no share.

        Raises Refused: 503 if all places are taken, 429 if the owner has its share.
        """
        with self._lock:
            if owner is not None and self._taken[owner] >= self._each:
                why = f"your address has its share of the {self._things}; try again soon"
                raise Refused(HTTPStatus.TOO_MANY_REQUESTS, why)
            if self._sum >= self._places:
                why = f"this server has as many {self._things} as allowed; try again soon"
                raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, why)
            self._taken[owner] += 1
            self._sum += 1

    def release(self, owner: Owner | None) -> None:
        with self._lock:
            self._sum -= 1
            self._taken[owner] -= 1
            if not self._taken[owner]:
                del self._taken[owner]


class Buffers:
    """Budget of `most` bytes for all connections together. All methods are thread-safe."""

    def __init__(self, most: int) -> None:
        self._most, self._reserved = most, 0
        self._lock = Lock()

    def __len__(self) -> int:
        return self._reserved

    def reserve(self, size: int) -> bool:
        """Reserve so many more bytes; return False, and reserve nothing, if they do not fit."""
        with self._lock:
            if self._reserved + size > self._most:
                return False
            self._reserved += size
            return True

    def release(self, size: int) -> None:
        """Release so many bytes."""
        with self._lock:
            self._reserved -= size


class Bucket:
    """Token bucket: `at_once` tokens at most, refilled at `a_second` tokens a second. Not thread-safe."""

    def __init__(self, a_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_second, self._at_once, self._clock = a_second, at_once, clock
        self._tokens, self._filled = float(at_once), clock()

    def take_token(self) -> bool:
        """Take a token; return False if there is none."""
        now = self._clock()
        self._tokens = min(self._at_once, self._tokens + (now - self._filled) * self._a_second)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


def allow_sockets(sockets: int) -> int:
    """Raise this process's limit of open sockets as far as the system allows; return how many of `sockets` fit."""
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
    """Return how many file descriptors a process with so many sockets needs."""
    return sockets + SPARE
