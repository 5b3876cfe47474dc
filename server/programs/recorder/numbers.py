"""Assign numbers to objects.

Numbers without an object are reused, since small ones take less room. Holders of an object are counted here, so that
a program always gets the same numbers, regardless of Python's own garbage collection.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from typing import Any

from .tracked import Names, Tracked, content
from .values import Code


class Numbers:
    """All objects with a number. Each is kept alive while it has the number, so that its id stays unique."""

    def __init__(self) -> None:
        self._by_id: dict[int, Tracked] = {}
        self._most, self._free = 0, list[int]()

    def find(self, value: object) -> Tracked | None:
        """Return the tracked object of a value; None if it has no number."""
        return self._by_id.get(id(value))

    def assign(self, value: Any, names: Names | None) -> Tracked:
        """Assign the smallest free number to an object."""
        if not self._free:
            self._most += 1
            self._free.append(self._most)
        tracked = self._by_id[id(value)] = Tracked(heapq.heappop(self._free), value, names)
        return tracked

    def release(self, tracked: Tracked) -> None:
        """Remove one holder; the last one frees the number."""
        tracked.holders -= 1
        if not tracked.holders and self._by_id.get(id(tracked.value)) is tracked:
            del self._by_id[id(tracked.value)]
            heapq.heappush(self._free, tracked.number)
            for part in (*tracked.parts, *(tracked.names.objects.values() if tracked.names else ())):
                self.release(part)

    def release_all(self, names: Names) -> None:
        """Release the objects of a call that has ended."""
        for tracked in names.objects.values():
            self.release(tracked)

    def collect(self, roots: Iterable[Names]) -> dict[str, Code]:
        """Return the objects that these names reach, by number, and drop all others, such as unreachable cycles."""
        reached: dict[int, Tracked] = {}
        waiting = [tracked for names in roots for tracked in names.objects.values()]
        while waiting:
            tracked = waiting.pop()
            if tracked.number not in reached:
                reached[tracked.number] = tracked
                waiting += tracked.parts
                waiting += tracked.names.objects.values() if tracked.names else ()
        for tracked in [one for one in self._by_id.values() if one.number not in reached]:
            del self._by_id[id(tracked.value)]
            heapq.heappush(self._free, tracked.number)
        return {str(number): content(reached[number]) for number in sorted(reached)}
