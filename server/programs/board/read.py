"""Read squares from a value, in each of the ways; None where the value is no board of that way."""

from collections.abc import Callable, Iterator, Mapping

from ..recording.state import Code
from .codes import equal, is_plain, items_of, pair, pairs_of, whole
from .reading import LARGEST, Reading, Square, Squares, Way

OFF = -1, -1  # the square of an entry that is none: it is off the board


def read_squares(value: Code, reading: Reading, size: int) -> Squares | None:
    """Return the queens' squares in a value of the reading's name, for `size` rows; None if it is no board."""
    if items_of(value) == [] or pairs_of(value) == []:
        return []
    if not 1 <= size <= LARGEST or reading.way not in _READERS:
        return None
    most = max(size, size * size // 2) if reading.way == "cells" else size  # an empty cell may occur more often
    squares: Squares = []
    for row, column in _READERS[reading.way](value, reading, size):
        if not (0 <= row < size and 0 <= column < size) or len(squares) == most:
            return None
        squares.append((row, column) if reading.index == "row" else (column, row))
    return squares


def size_of(value: Code, reading: Reading, known: int) -> int:
    """Return the rows of the board in a value; `known` is the size by the program's other names, or 0."""
    entries = items_of(value)
    if entries is not None and (reading.way == "cells" or reading.fixed):
        return round(len(entries) ** 0.5) if reading.flat else len(entries) - reading.skipped
    return known or reading.size


def _read_line(value: Code, reading: Reading, size: int) -> Iterator[Square]:
    entries = items_of(value)
    if entries is None or (reading.fixed and len(entries) - reading.skipped != size):
        yield OFF
        return
    board = entries[reading.skipped :][:size]  # a list that is never shortened gets too long
    for index, entry in enumerate(board):
        if type(entry) is not bool and not (entry in reading.empty and any(equal(entry, one) for one in reading.empty)):
            column = whole(entry)
            yield (index, column - reading.origin) if column is not None else OFF


def _read_list_of_squares(value: Code, reading: Reading, _: int) -> Iterator[Square]:
    entries = items_of(value) if type(value) is not str else None
    for entry in [""] if entries is None else entries:
        found = pair(entry)
        if found is None:
            if entry is not None and whole(entry) not in (0, -1):
                yield OFF
        elif max(found) >= reading.origin:
            yield found[0] - reading.origin, found[1] - reading.origin


def _read_cells(value: Code, reading: Reading, size: int) -> Iterator[Square]:
    rows = (items_of(value) if type(value) is not str else None) or []
    if reading.flat:
        rows = [rows[row * size : row * size + size] for row in range(size)] if len(rows) == size * size else []
    rows = rows[reading.skipped :]
    for row, line in enumerate(rows if len(rows) == size else [None]):
        cells = list(line) if type(line) is str else items_of(line)
        if cells is None or len(cells) - reading.skipped != size:
            yield OFF
        elif reading.attribute or reading.mark in cells:
            for column, cell in enumerate(cells[reading.skipped :]):
                if _is_marked(cell, reading):
                    yield row, column


def _is_marked(cell: Code, reading: Reading) -> bool:
    if reading.attribute:
        return type(cell) is dict and equal(cell.get("a", {}).get(reading.attribute), reading.mark)
    return equal(cell, reading.mark)


def _read_keys(value: Code, reading: Reading, _: int) -> Iterator[Square]:
    entries = pairs_of(value)
    for key, entry in [["", ""]] if entries is None else entries:
        square = pair(key)
        if square is not None:
            if not equal(entry, reading.mark):
                continue
        elif (square := pair(entry)) is None:
            row, column = whole(key), whole(entry)
            if row is not None and any(equal(entry, one) for one in reading.empty):
                continue
            square = OFF if row is None or column is None else (row, column)
        yield square[0] - reading.origin, square[1] - reading.origin


def _read_numbers(value: Code, reading: Reading, size: int) -> Iterator[Square]:
    for entry in items_of(value) or [""]:
        number = whole(entry) if is_plain(entry) else None
        if number is None:
            yield OFF
        elif number >= reading.origin:
            yield divmod(number - reading.origin, size)


_READERS: Mapping[Way, Callable[[Code, Reading, int], Iterator[Square]]] = {
    "line": _read_line,
    "squares": _read_list_of_squares,
    "cells": _read_cells,
    "keys": _read_keys,
    "numbers": _read_numbers,
}
