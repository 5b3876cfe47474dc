"""Compare windows of steps from the wire with the trace: all by their step numbers, some field by field."""

import json

import orjson
from cachetools import LRUCache

from server.search.trace.trace import Trace
from tests.search.oracle import whole

EVERY = 16  # one window in so many is compared field by field
CACHED = 64  # windows


class WindowChecker:
    """Checks windows of steps of `bitmask` for n queens; its length is the number of steps."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._trace = Trace("bitmask", n)
        list(self._trace.read(len(self) // 2, len(self) // 2 + 1, 1))  # compiles what the first read needs
        self._good: LRUCache[int, str] = LRUCache(CACHED)  # correct windows, as many pages read the same
        self._checked = 0

    def __len__(self) -> int:
        return len(self._trace)

    def check(self, start: int, text: str) -> None:
        """Raise AssertionError unless the answer `text` holds the steps from `start` on, each once."""
        window = text.partition(',"steps":')[2]
        if self._good.get(start) == window:
            return
        answer = orjson.loads(text)
        assert (answer["n"], answer["start"], answer["stride"]) == (self.n, start, 1)
        steps = answer["steps"]
        assert [step["step"] for step in steps] == list(range(start, start + len(steps)))
        assert len(steps) == min(64, len(self._trace) - start)
        if self._checked % EVERY == 0:
            expected = [whole(step) for step in self._trace.read(start, start + len(steps), 1)]
            assert steps == json.loads(json.dumps(expected))
        self._checked += 1
        self._good[start] = window
