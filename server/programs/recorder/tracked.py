"""Last recorded state of names and objects, to find their changes; the objects' numbers.

Numbers without an object are reused, since small ones take less room. Holders of an object are counted here, so that
a program always gets the same numbers, regardless of Python's own garbage collection.
"""

import heapq
from collections.abc import Iterable
from typing import Any

from .plans import Plan
from .values import MISSING, Code


class Names:
    """The names of a call, of the module or of an object, with their values at the last comparison."""

    __slots__ = ("code", "objects", "seen")

    def __init__(self) -> None:
        self.seen: dict[str, Any] = {}
        self.code: dict[str, Code] = {}
        self.objects: dict[str, Tracked] = {}


class Frame:
    """A call in the program: its number, its names, and its current line."""

    __slots__ = ("line", "names", "number", "plan", "raised")

    def __init__(self, number: int, plan: Plan, line: int) -> None:
        self.number, self.plan, self.line = number, plan, line
        self.names = Names()
        self.raised = False  # True if its latest event was an exception

    def code(self) -> Code:
        return [self.number, self.plan.name, self.plan.file, self.line, dict(self.names.code)]


class Tracked:
    """An object with its number, as last written.

    - `holders`: the number of names and objects that refer to it;
    - `copy`: a copy for comparison; MISSING if it has no copy;
    - `names`: the attributes of an object of the program's own class;
    - `parts`: the objects in a list or dict;
    - `stamp`: the event of its last comparison.
    """

    __slots__ = ("code", "copy", "holders", "names", "number", "parts", "stamp", "value")

    def __init__(self, number: int, value: Any, names: Names | None) -> None:
        self.number, self.value, self.names = number, value, names
        self.holders, self.copy, self.stamp = 0, MISSING, -1
        self.code: Code = MISSING
        self.parts: list[Tracked] = []


def content(tracked: Tracked) -> Code:
    """Return the code of an object; attributes are copied, since they change in place."""
    return tracked.code if tracked.names is None else {"o": tracked.code["o"], "a": dict(tracked.names.code)}


def same(before: Code, code: Code) -> bool:
    """Compare value and type: 1 is not True."""
    return before is not MISSING and before == code and type(before) is type(code)


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
