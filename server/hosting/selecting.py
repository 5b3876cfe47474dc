"""Selectors for any number of sockets: the system's best one, and on Windows `select` in parts."""

import select
import sys
import time
from collections.abc import Callable
from selectors import EVENT_READ, BaseSelector, DefaultSelector, SelectorKey, SelectSelector
from typing import Any

PART = 500  # sockets in one call; Windows allows 512
PAUSE = 0.005  # seconds between two rounds over several parts


class PartsSelector(SelectSelector):
    """Selects among any number of sockets. If they are too many for one `select` call, it polls them in parts."""

    def __init__(self) -> None:
        super().__init__()
        self._keys: dict[int, SelectorKey] = {}  # another thread may change it during `select`

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
            # Their keys are looked up afterwards: a key here would keep the data of a viewer who leaves meanwhile.
            descriptors, found = list(self._keys), list[int]()
            for first in range(0, len(descriptors), PART):
                part = descriptors[first : first + PART]
                found += select.select(part, [], [], timeout if len(descriptors) <= PART else 0)[0]
            ready = [(key, EVENT_READ) for descriptor in found if (key := self._keys.get(descriptor))]
            if ready or (end is not None and time.monotonic() >= end):
                return ready
            time.sleep(PAUSE)


make_selector: Callable[[], BaseSelector] = PartsSelector if sys.platform == "win32" else DefaultSelector
