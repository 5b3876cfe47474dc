"""Squares and regions that a program's values mark and keep."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from ..answers.known import Squares
from ..board.codes import expand, items_of, pair, pairs_of, whole
from ..board.film import Change
from ..recording.recording import Recording
from ..recording.state import Code, State

Grid = tuple[tuple[str, ...], ...]  # a symbol for each square


def list_unchanged(recording: Recording, changes: Sequence[Change]) -> list[Code]:
    """Return the lists, sets and dicts that no queen changes: they are the same early in the search and at its end."""
    early, late = (
        {repr(code): code for code in _list_values(recording.state(event))}
        for event in (changes[min(1, len(changes) - 1)].event, recording.count - 1)
    )
    return [code for text, code in early.items() if text in late]


def _list_values(state: State) -> Iterator[Code]:
    """Yield the lists, sets and dicts in names and attributes."""
    objects = (code["a"] for code in state.heap.values() if type(code) is dict and "a" in code and "o" in code)
    for names in (state.globals, *(frame.names for frame in state.stack), *objects):
        for value in map(state.resolve, names.values()):
            if type(value) is list or (type(value) is dict and "o" not in value):
                yield expand(state, value)


def list_grids(values: Iterable[Code], n: int) -> Iterator[Grid]:
    """Yield the tables of n rows of n symbols; a row may be a text."""
    for value in values:
        cells = [list(row) if type(row) is str else items_of(row) or [] for row in items_of(value) or []]
        if [len(row) for row in cells] == [n] * n:
            yield tuple(tuple(map(repr, row)) for row in cells)


def list_marked(values: Sequence[Code], n: int) -> Iterator[Squares]:
    """Yield the sets of squares that values mark: the cells with one symbol, pairs, columns of rows, bits of rows."""
    board = [*product(range(n), repeat=2)]
    for grid in list_grids(values, n):
        for symbol in {cell for row in grid for cell in row}:
            yield frozenset((row, column) for row, column in board if grid[row][column] == symbol)
    for value in values:
        items = items_of(value) or pairs_of(value) or []
        pairs = [found for found in map(pair, items) if found]
        for origin in (0, 1):
            squares = frozenset((row - origin, column - origin) for row, column in pairs)
            if squares.issubset(board):
                yield squares
        numbers = {row: number for row, one in enumerate(items) if (number := whole(one)) is not None and number >= 0}
        if len(items) == n:
            yield frozenset(numbers.items()).intersection(board)
            for bits in (range(n), range(n - 1, -1, -1)):
                yield frozenset((row, column) for row, column in board if numbers.get(row, 0) >> bits[column] & 1)
