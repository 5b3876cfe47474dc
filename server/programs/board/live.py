"""Tell a list's current entries from stale ones that the search did not clear when it went back."""

from collections import Counter
from itertools import pairwise

from ..recording.state import Code, State
from .codes import items_of
from .history import Entry
from .reading import Reading, Squares

Depth = tuple[int, int]  # the number of a call, and the value of its counter
SHARE = 0.6  # share of a list's changes at which the counter must be the changed index


class Live:
    """A list's values, one after the other: entries of each up to an end count, and the rest are stale.

    The search's counter, such as the row, is that end; `depth` is the number of the call that has it, and its value.
    The counter's own entry counts, too, once that call has set it, until it has its value from before the call again.
    Without a counter, the entries up to the latest change count.
    """

    def __init__(self, reading: Reading) -> None:
        self._skipped, self._is_column = reading.skipped, reading.index == "column"
        self._before: list[Code] | None = None
        self._end = 0
        self._set: set[Depth] = set()
        self._first: dict[Depth, list[Code]] = {}  # the counter's entry when the call began
        self.total = self.count = 0

    def choose(self, value: Code, squares: Squares, depth: Depth | None = None, puts: bool | None = None) -> Squares:
        """Return the squares that count.

        `puts`: True if the line that ran has set an entry, False if it has cleared one, None if neither is known.
        """
        entries = (items_of(value) or [])[self._skipped :]
        if depth:
            self._set_own(entries, depth, puts)
            end = depth[1] + (depth in self._set)
        else:
            end = self._follow(entries)
        self.total += 1
        self.count += end
        return [square for square in squares if square[self._is_column] < end]

    def _set_own(self, entries: list[Code], depth: Depth, puts: bool | None) -> None:
        """Record if the call has set its own entry: by the program's text, else by the entry's value."""
        own = slice(depth[1], depth[1] + 1)
        before = (self._before if self._before is not None else entries)[own]
        self._before = entries
        first = self._first.setdefault(depth, before)
        if puts is None:
            puts = None if entries[own] == before else entries[own] != first
        if puts is not None:
            (self._set.add if puts else self._set.discard)(depth)

    def _follow(self, entries: list[Code]) -> int:
        before, self._before = self._before, entries
        if before is not None and len(before) == len(entries):
            changed = first_change(before, entries)
            self._end = self._end if changed is None else changed + 1
        return self._end


def first_change(before: list[Code], after: list[Code]) -> int | None:
    """Return the first index at which two lists differ; None if one list is a prefix of the other."""
    for index, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return index
    return None


def find_counter(
    entries: list[Entry], loops: list[tuple[int, str, dict[str, int]]], behind: int = 0
) -> tuple[str, str] | None:
    """Return function and name of the number that usually equals a changed index less `behind`; None without one."""
    numbers_at = {event: (function, numbers) for event, function, numbers in loops}
    hits: Counter[tuple[str, str]] = Counter()
    total = 0
    for one, other in pairwise(entries):
        changed = first_change(items_of(one.value) or [], items_of(other.value) or [])
        if changed is None or other.event not in numbers_at:
            continue
        total += 1
        function, numbers = numbers_at[other.event]
        hits.update((function, name) for name, value in numbers.items() if value == changed - behind)
    best = hits.most_common(1)
    return best[0][0] if best and best[0][1] >= SHARE * total else None


def depth_at(state: State, reading: Reading) -> Depth | None:
    """Return the number of the innermost call with the reading's counter, and the counter's value; None without one."""
    if not reading.counter or not reading.counter[1]:
        return None
    function, name = reading.counter
    for frame in reversed(state.stack):
        names = frame.names if frame.number else state.globals
        value = names.get(name)
        if frame.function == function and type(value) is int:
            return frame.number, value - reading.skipped
    return None
