"""Waits for many sockets on every system: by the best that it has, and on Windows by parts."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Callable
from selectors import EVENT_READ, BaseSelector, DefaultSelector, SelectorKey, SelectSelector
from typing import Any

PART = 500  # sockets in one call; Windows takes 512
PAUSE = 0.005  # seconds between two rounds, where there are more


class PartsSelector(SelectSelector):
    """Tells which of any number of sockets can be read. Where they are too many for one call it asks round by round."""

    def __init__(self) -> None:
        super().__init__()
        self._keys: dict[int, SelectorKey] = {}  # may be changed during a wait, by another thread

    def register(self, *args: Any, **kwargs: Any) -> SelectorKey:
        key = super().register(*args, **kwargs)
        self._keys[key.fd] = key
        return key

    def unregister(self, *args: Any, **kwargs: Any) -> SelectorKey:
        key = super().unregister(*args, **kwargs)
        del self._keys[key.fd]
        return key

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        end = None if timeout is None else time.monotonic() + timeout
        while True:
            keys, ready = list(self._keys.values()), list[tuple[SelectorKey, int]]()
            for first in range(0, len(keys), PART):
                part = {key.fd: key for key in keys[first : first + PART]}
                found, _, _ = select.select([*part], [], [], timeout if len(keys) <= PART else 0)
                ready += [(part[descriptor], EVENT_READ) for descriptor in found]
            if ready or (end is not None and time.monotonic() >= end):
                return ready
            time.sleep(PAUSE)


make_selector: Callable[[], BaseSelector] = PartsSelector if sys.platform == "win32" else DefaultSelector
