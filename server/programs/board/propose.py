"""Propose readings that may fit the values of a name. Each is tried and judged by its behaviour."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import product

from ..recording.state import Code
from .codes import is_plain, items_of, pair, pairs_of, whole
from .reading import Reading

SAMPLE = 400  # values of a name to read
FEW = 3  # distinct values of cells: a queen, an empty square, and a mark
MARKS = 6  # cell values to try as a queen
FLAT = 4  # most distinct values in a matrix stored as one list: a list of numbers has more
BLANK: tuple[Code, ...] = (None, "", ".", " ", "-", "_")


def propose(reading: Reading, values: list[Code], sizes: set[int], marks: Collection[str] = ()) -> Iterator[Reading]:
    """Yield readings of the given one's function and name that may fit the values.

    `sizes` are known board sizes, `marks` the constants that the program assigns to cells, as Python writes them.
    """
    dicts = [pairs for pairs in map(pairs_of, values[:SAMPLE]) if pairs]
    if dicts:
        yield from _propose_keys(reading, dicts)
        return
    lists = [entries for entries in map(items_of, values) if entries][:SAMPLE]
    if not lists:
        return
    leaves = [one for entries in lists for one in entries]
    if all(is_entry(one) for one in leaves):
        yield from _propose_lines(reading, values, lists)
        yield from _propose_flat(reading, lists, sizes)
    if any(pair(one) is not None for one in leaves):
        for origin in (0, 1):
            yield replace(reading, way="squares", index="row", origin=origin)
    yield from _propose_cells(reading, lists, marks)


def is_entry(code: Code) -> bool:
    """Return True for a number, a flag, None or one letter."""
    return len(code) < 2 if type(code) is str else is_plain(code) or whole(code) is not None


def _propose_keys(reading: Reading, dicts: list[list[list[Code]]]) -> Iterator[Reading]:
    entries = [entry for pairs in dicts for entry in pairs]
    if all(pair(key) is not None for key, _ in entries):
        marks = {repr(value): value for _, value in entries if is_plain(value)}
        for mark, origin in product([*marks.values()][:MARKS], (0, 1)):
            yield replace(reading, way="keys", index="row", mark=mark, origin=origin)
        return
    for origin, empty in product((0, 1), ((None,), (None, -1), (None, 0))):
        yield replace(reading, way="keys", origin=origin, empty=empty)


def _propose_lines(reading: Reading, values: list[Code], lists: list[list[Code]]) -> Iterator[Reading]:
    numbers = [number for entries in lists for number in map(whole, entries) if number is not None]
    if not numbers:
        return
    low, high = min(numbers), max(numbers)
    lengths = {len(items_of(value) or ()) for value in values}
    fixed = len(lengths) == 1
    changes = type(values[0]) is list
    counters = (None, ("", "")) if fixed and changes else (None,)
    line = replace(reading, way="line", fixed=fixed)
    if fixed and all(set(map(repr, entries)) == {*map(str, range(low, low + len(entries)))} for entries in lists):
        for counter in counters:
            yield replace(line, origin=low, empty=(None,), counter=counter)  # the order of all columns
        return
    if high >= 2 * max(lengths) - 1:
        for origin in (0, 1) if type(values[0]) is not str else ():
            yield replace(reading, way="numbers", index="row", origin=origin)
    if fixed and changes and high >= 2 ** (max(lengths) - 2):
        yield replace(reading, way="stack")
    empties = [BLANK]
    if low < 0:
        empties.append((low, None))
    if fixed and low == 0:
        empties += [(0, None), (high, None)]
    for skipped, origin, empty, counter in product((0, 1), (0, 1), empties, counters):
        yield replace(line, skipped=skipped, origin=origin, empty=empty, counter=counter)


def _propose_flat(reading: Reading, lists: list[list[Code]], sizes: set[int]) -> Iterator[Reading]:
    length = len(lists[0])
    size = round(length**0.5)
    if size < 2 or size * size != length or any(len(entries) != length for entries in lists):
        return
    if sizes and size not in sizes:
        return
    counted = Counter(repr(one) for entries in lists for one in entries)
    if len(counted) > FLAT:
        return
    marks = {repr(one): one for entries in lists for one in entries}
    for mark, _ in counted.most_common()[1:MARKS]:
        yield replace(reading, way="cells", index="row", flat=True, mark=marks[mark])


def _propose_cells(reading: Reading, lists: list[list[Code]], known: Collection[str]) -> Iterator[Reading]:
    square = [entries for entries in lists if is_square(entries)]
    if len(square) <= 0.9 * len(lists):
        return
    counted: Counter[tuple[str, str]] = Counter()
    marks: dict[str, Code] = {}
    for entries in square:
        for line in entries:
            for cell in line if type(line) is str else items_of(line) or ():
                for attribute, value in _looks(cell):
                    counted[attribute, repr(value)] += 1
                    marks[repr(value)] = value
    likely = [pair for pair, _ in counted.most_common()]
    if known and len(likely) > FEW:  # the others count attacks: a queen is a constant
        likely = [(attribute, mark) for attribute, mark in likely if mark in known]
    for (attribute, mark), skipped in product(likely[:MARKS], (0, 1)):
        yield replace(reading, way="cells", index="row", mark=marks[mark], attribute=attribute, skipped=skipped)


def _looks(cell: Code) -> Iterator[tuple[str, Code]]:
    """Yield each value in a cell that may mark a queen: the cell's own, or an attribute of an object."""
    if type(cell) is dict and "o" in cell:
        yield from ((name, value) for name, value in cell["a"].items() if is_plain(value))
    elif is_plain(cell) or (type(cell) is dict and ("r" in cell or "f" in cell)):
        yield "", cell


def is_square(entries: list[Code]) -> bool:
    """Return True if each line has as many cells as there are lines."""
    lengths = {len(line) if type(line) is str else len(items_of(line) or ()) for line in entries}
    return lengths == {len(entries)}
