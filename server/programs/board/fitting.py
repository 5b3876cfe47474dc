"""Read all values of one name under every plausible reading, and keep those under which they behave like boards."""

from collections.abc import Iterator
from dataclasses import replace

from ..recording.state import Code
from .codes import equal, items_of, pair, pairs_of, whole
from .history import Entry, History
from .judge import SURELY, Behaviour, Board, judge
from .live import Live, find_counter
from .propose import propose
from .read import read_squares, size_of
from .reading import Reading
from .sizes import last_part
from .text import Text
from .waiting import read_calls

FEW = 10  # lists that may all be sorted by chance
FORM = 1.5  # points for a matrix of the right size
ASCENDING = 3.0  # points off a list that is always sorted
MISSES = 20  # values that may be no boards before a reading is dropped


class Fitting:
    """All values of a name under every plausible reading."""

    def __init__(self, start: Reading, entries: list[Entry], history: History, text: Text) -> None:
        self._start, self._entries, self._history = start, entries, history
        self._slot = start.function, start.name
        self._loops = history.loops[self._slot]
        self._values = [entry.value for entry in entries]
        self._longest = max((len(items_of(value) or ()) for value in self._values), default=0)
        self._sizes = set(history.sizes)
        self._marks = text.marks.get(last_part(start.name), set())
        self._usual = history.usual_size or max(self._longest, reach(self._values))

    def points(self, reading: Reading, behaviour: Behaviour) -> float:
        """Return points for a matrix with the form and the name of a board: it is one, however wrong the search.

        A growing list that is always sorted loses points: it holds free or attacked squares.
        """
        if reading.way == "cells":
            return FORM * bool(behaviour.size in self._sizes and SURELY.search(last_part(reading.name)))
        if reading.way != "line" or reading.fixed:
            return 0.0
        lists = ([one for one in map(whole, items_of(value) or []) if one is not None] for value in self._values)
        long = [numbers for numbers in lists if len(numbers) > 2]
        return -ASCENDING * (len(long) > FEW and all(numbers == sorted(numbers) for numbers in long))

    def run(self) -> Iterator[tuple[Reading, Behaviour]]:
        """Yield the readings under which the values behave like boards."""
        spread = self._history.spread([entry.event for entry in self._entries], self._slot in self._history.full)
        for proposed in propose(self._start, self._values, self._sizes, self._marks):
            reading = replace(proposed, size=self._usual)
            live = Live(reading) if reading.counter is not None else None
            if reading.way == "stack":
                reading = replace(reading, counter=find_counter(self._entries, self._loops, 1))
                boards = self._read_stack(reading)
            else:
                boards = self._read(reading, live)
            is_short = live and 3 * live.count < live.total * self._longest
            if is_short or not is_plausible(reading, self._values, self._longest, self._sizes):
                continue
            if behaviour := judge(boards):
                behaviour.spread = spread
                if live:
                    reading = replace(reading, counter=find_counter(self._entries, self._loops) or ("", ""))
                yield reading, behaviour

    def _read_stack(self, reading: Reading) -> list[Board]:
        """Return the boards of a list of masks: at each change the masks up to the changed entry."""
        function, name = reading.counter or ("", "")
        depths = {
            event: numbers[name] for event, owner, numbers in self._loops if owner == function and name in numbers
        }
        boards: list[Board] = []
        for entry in self._entries:
            if entry.event in depths:
                size = entry.size or self._usual
                masks = (items_of(entry.value) or [])[: depths[entry.event] + 2]
                boards.append((read_calls(masks, reading, size), size))
        return boards

    def _read(self, reading: Reading, live: Live | None) -> list[Board]:
        """Return the boards of all values; stop early if too many values are no boards."""
        boards: list[Board] = []
        missed = 0
        for entry in self._entries:
            size = size_of(entry.value, reading, entry.size)
            squares = read_squares(entry.value, reading, size)
            if squares and live:
                squares = live.choose(entry.value, squares)
            boards.append((squares, size))
            missed += squares is None
            if missed > MISSES and missed > len(boards) // 5:
                break
        return boards


def is_plausible(reading: Reading, values: list[Code], longest: int, sizes: set[int]) -> bool:
    """Reject a skipped first entry unless it is unused.

    A number means no queen only if at some time at most one entry of the list is a queen.
    """
    numbers = [one for one in reading.empty if whole(one) is not None]
    if reading.fixed and numbers and not any(is_all_but_empty(value, reading) for value in values):
        return False
    return not reading.skipped or (not sizes & {longest} and is_unused(values, reading))


def is_all_but_empty(value: Code, reading: Reading) -> bool:
    """Return True if at most one entry is a queen."""
    entries = (items_of(value) or [])[reading.skipped :]
    return sum(not any(equal(entry, one) for one in reading.empty) for entry in entries) < 2


def is_unused(values: list[Code], reading: Reading) -> bool:
    """Return True if index 0 never holds a queen."""
    rows = [entries for entries in map(items_of, values) if entries]
    if reading.way != "cells":
        return len({repr(entries[0]) for entries in rows}) == 1
    for entries in rows:
        lines = [list(line) if type(line) is str else items_of(line) or [] for line in entries]
        if reading.mark in lines[0] or any(not line or line[0] == reading.mark for line in lines):
            return False
    return True


def reach(values: list[Code]) -> int:
    """Return one more than the largest number in lists and squares."""
    found = 0
    for value in values:
        parts = [one for entry in pairs_of(value) or () for one in entry] if pairs_of(value) else items_of(value) or []
        for one in parts if type(value) is not str else ():
            numbers = pair(one) or (whole(one),)
            found = max([found, *(number + 1 for number in numbers if number is not None)])
    return found
