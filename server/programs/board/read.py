"""Read squares from a value, in each of the ways; None where the value is no board of that way."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from ..recording.state import Code
from .codes import equal, is_plain, items_of, pair, pairs_of, whole
from .reading import LARGEST, Reading, Squares, Way

_NUMBER_AT_END = re.compile(r"\d+$")


def read_squares(value: Code, reading: Reading, size: int) -> Squares | None:
    """Return the queens' squares in a value of the reading's name, for `size` rows; None if it is no board."""
    if items_of(value) == [] or pairs_of(value) == []:
        return []
    if not 1 <= size <= LARGEST or reading.way not in _READERS:
        return None
    squares = _READERS[reading.way](value, reading, size)
    if squares is not None and reading.index == "column":
        return [(row, column) for column, row in squares]
    return squares


def size_of(value: Code, reading: Reading, known: int) -> int:
    """Return the rows of the board in a value; `known` is the size by the program's other names, or 0."""
    entries = items_of(value)
    if entries is None:
        return known or reading.size
    if reading.way == "cells":
        return round(len(entries) ** 0.5) if reading.flat else len(entries) - reading.skipped
    if reading.fixed:
        return len(entries) - reading.skipped
    return known or reading.size


def _read_line(value: Code, reading: Reading, size: int) -> Squares | None:
    entries = items_of(value)
    if entries is None or (reading.fixed and len(entries) - reading.skipped != size):
        return None
    squares: Squares = []
    board = entries[reading.skipped :][:size]  # a list that is never shortened gets too long
    for index, entry in enumerate(board):
        if type(entry) is bool or (entry in reading.empty and any(equal(entry, one) for one in reading.empty)):
            continue
        column = whole(entry)
        if column is None or not 0 <= column - reading.origin < size:
            return None
        squares.append((index, column - reading.origin))
    return squares


def _read_list_of_squares(value: Code, reading: Reading, size: int) -> Squares | None:
    entries = items_of(value)
    if entries is None or len(entries) > size or type(value) is str:
        return None
    squares: Squares = []
    for entry in entries:
        found = pair(entry)
        if found is None:
            if entry is None or whole(entry) in (0, -1):
                continue
            return None
        row, column = found[0] - reading.origin, found[1] - reading.origin
        if row < 0 and column < 0:
            continue
        if not (0 <= row < size and 0 <= column < size):
            return None
        squares.append((row, column))
    return squares


def _read_cells(value: Code, reading: Reading, size: int) -> Squares | None:
    rows = items_of(value)
    if rows is None or type(value) is str:
        return None
    if reading.flat:
        rows = [rows[row * size : row * size + size] for row in range(size)] if len(rows) == size * size else []
    rows = rows[reading.skipped :]
    if len(rows) != size:
        return None
    squares: Squares = []
    for row, line in enumerate(rows):
        cells = list(line) if type(line) is str else items_of(line)
        if cells is None or len(cells) - reading.skipped != size:
            return None
        if reading.attribute or reading.mark in cells:
            found = [column for column, cell in enumerate(cells[reading.skipped :]) if _is_marked(cell, reading)]
            squares += [(row, column) for column in found]
        if len(squares) > max(size, size * size // 2):
            return None  # the mark is that of an empty cell
    return squares


def _is_marked(cell: Code, reading: Reading) -> bool:
    if reading.attribute:
        return type(cell) is dict and equal(cell.get("a", {}).get(reading.attribute), reading.mark)
    return equal(cell, reading.mark)


def _read_keys(value: Code, reading: Reading, size: int) -> Squares | None:
    entries = pairs_of(value)
    if entries is None:
        return None
    squares: Squares = []
    for key, entry in entries:
        square = pair(key)
        if square is not None:
            if equal(entry, reading.mark):
                squares.append((square[0] - reading.origin, square[1] - reading.origin))
            continue
        square = pair(entry)
        if square is None:
            index = _number_of(key)
            if index is None:
                return None
            if any(equal(entry, one) for one in reading.empty):
                continue
            column = whole(entry)
            if column is None:
                return None
            square = index, column
        squares.append((square[0] - reading.origin, square[1] - reading.origin))
    fits = len(squares) <= size and all(0 <= row < size and 0 <= column < size for row, column in squares)
    return squares if fits else None


def _number_of(key: Code) -> int | None:
    """Return a key as a number; also "Q3" and "row 3"."""
    if type(key) is str and (found := _NUMBER_AT_END.search(key)):
        return int(found[0])
    return whole(key)


def _read_numbers(value: Code, reading: Reading, size: int) -> Squares | None:
    entries = items_of(value)
    if entries is None or len(entries) > size or not all(map(is_plain, entries)):
        return None
    squares: Squares = []
    for entry in entries:
        number = whole(entry)
        if number is None or number - reading.origin >= size * size:
            return None
        if number >= reading.origin:
            squares.append(divmod(number - reading.origin, size))
    return squares


_READERS: Mapping[Way, Callable[[Code, Reading, int], Squares | None]] = {
    "line": _read_line,
    "squares": _read_list_of_squares,
    "cells": _read_cells,
    "keys": _read_keys,
    "numbers": _read_numbers,
}
