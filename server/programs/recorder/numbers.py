"""Gives objects their numbers.

Numbers that are no longer needed are given to the next objects, since small ones take less room. Who needs an object is
counted here, so that the same program gives the same numbers, whenever Python frees its memory.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from typing import Any

from .tracked import Names, Tracked, content
from .values import Code


class Numbers:
    """All objects that have a number. They live at least as long as they have it, so an id means one object."""

    def __init__(self) -> None:
        self._by_id: dict[int, Tracked] = {}
        self._most, self._free = 0, list[int]()

    def find(self, value: object) -> Tracked | None:
        """The object, if it has a number."""
        return self._by_id.get(id(value))

    def give(self, value: Any, names: Names | None) -> Tracked:
        """Give an object the smallest number that is free."""
        if not self._free:
            self._most += 1
            self._free.append(self._most)
        tracked = self._by_id[id(value)] = Tracked(heapq.heappop(self._free), value, names)
        return tracked

    def release(self, tracked: Tracked) -> None:
        """One holder less."""
        tracked.holders -= 1
        if not tracked.holders and self._by_id.get(id(tracked.value)) is tracked:
            del self._by_id[id(tracked.value)]
            heapq.heappush(self._free, tracked.number)
            for part in (*tracked.parts, *(tracked.names.objects.values() if tracked.names else ())):
                self.release(part)

    def release_all(self, names: Names) -> None:
        """Of a call that has ended."""
        for tracked in names.objects.values():
            self.release(tracked)

    def collect(self, roots: Iterable[Names]) -> dict[str, Code]:
        """All that these names lead to, by number. What nothing leads to any more, such as a circle, is forgotten."""
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
