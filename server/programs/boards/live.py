"""Which entries of a list count, where the search leaves them standing when it goes back."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ..recording.state import Code, State
from .codes import items_of
from .history import Entry
from .reading import Reading, Squares

SHARE = 0.6  # of the changes at which a counter must be the index that changes


class Live:
    """Follows a list: what stands behind the entry set last is left over.

    `depth` is the call that has the counter, and the counter's value: entries before it count, and its own once that
    call has set it, until the call puts back what stood there. Without a counter what counts ends at the entry that
    changed last, in the call that changed it.
    """

    def __init__(self) -> None:
        self._before: list[Code] | None = None
        self._end = 0
        self._ends: dict[int, tuple[list[Code], int]] = {}
        self._set: set[tuple[int, int]] = set()
        self._first: dict[tuple[int, int], list[Code]] = {}  # what stood there when the call began
        self.total = self.count = 0

    def choose(
        self,
        value: Code,
        squares: Squares,
        frame: int,
        depth: tuple[int, int] | None,
        column: bool = False,
        puts: bool | None = None,
    ) -> Squares:
        """The squares that count. `column`: the index of the list is their column.

        `puts`: the line that ran has put something there, or has cleared it; None if it is not known to do either.
        """
        entries = items_of(value) or []
        if depth:
            self._set_own(entries, depth, puts)
            end = depth[1] + (depth in self._set)
        else:
            end = self._follow(entries, frame)
        self.total += 1
        self.count += end
        return [square for square in squares if square[column] < end]

    def _set_own(self, entries: list[Code], depth: tuple[int, int], puts: bool | None) -> None:
        """Whether the call has set the entry that is its own; by its value, where the text does not tell."""
        own = slice(depth[1], depth[1] + 1)
        before = (self._before if self._before is not None else entries)[own]
        self._before = entries
        first = self._first.setdefault(depth, before)
        if puts is None:
            puts = None if entries[own] == before else entries[own] != first
        if puts is not None:
            (self._set.add if puts else self._set.discard)(depth)

    def _follow(self, entries: list[Code], frame: int) -> int:
        if self._before is not None and len(self._before) == len(entries):
            changed = first_change(self._before, entries)
            if changed is not None:
                known = self._ends.get(frame)
                self._end = known[1] if known and known[0] == entries else changed + 1
        self._before = entries
        self._ends[frame] = entries, self._end
        return self._end


def first_change(before: list[Code], after: list[Code]) -> int | None:
    """The first index at which two lists differ; None if the shorter one is the beginning of the other."""
    for index, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return index
    return None


def find_counter(
    entries: list[Entry], loops: list[tuple[int, str, dict[str, int]]], behind: int = 0
) -> tuple[str, str] | None:
    """The name whose value is the index at which a list changes, or so many `behind` it: function and name, or None."""
    held = {event: (function, numbers) for event, function, numbers in loops}
    hits: Counter[tuple[str, str]] = Counter()
    total = 0
    for one, other in pairwise(entries):
        changed = first_change(items_of(one.value) or [], items_of(other.value) or [])
        if changed is None or other.event not in held:
            continue
        total += 1
        function, numbers = held[other.event]
        hits.update((function, name) for name, value in numbers.items() if value == changed - behind)
    best = hits.most_common(1)
    return best[0][0] if best and best[0][1] >= SHARE * total else None


def depth_at(state: State, reading: Reading) -> tuple[int, int] | None:
    """The innermost call that has the reading's counter, and the counter's value."""
    if not reading.counter or not reading.counter[1]:
        return None
    function, name = reading.counter
    for frame in reversed(state.stack):
        names = frame.names if frame.number else state.globals
        value = names.get(name)
        if frame.function == function and type(value) is int:
            return frame.number, value - reading.skipped
    return None
