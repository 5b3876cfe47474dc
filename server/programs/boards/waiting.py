"""Boards of programs that have none: the calls that wait are the rows, and a name of each says its column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from ..recording.state import Code
from .history import History
from .judge import Board
from .reading import LARGEST, Axis, Reading, Squares, Way

WAYS: tuple[Way, ...] = ("calls", "bits", "added")


def propose_waiting(history: History, axes: dict[str, Axis]) -> Iterator[tuple[Reading, list[Board], list[int]]]:
    """Readings with their boards and the events of these. `axes`: what the text says that an index is."""
    for function in {one.function for one in history.waiting}:
        calls = [one for one in history.waiting if one.function == function]
        events = [one.event for one in calls]
        usual = history.usual_size or max(history.depths[function] - 1, 1)
        if not 1 <= usual <= LARGEST:
            continue  # calls within calls, and no board
        for name in numbers_in(function, history):
            for way in WAYS:
                for origin in (0, 1) if way == "calls" else (0,):
                    reading = Reading(function, name, way, axes.get(name, "row"), origin, size=usual)
                    boards: list[Board] = []
                    for one in calls:
                        size = one.size or usual
                        boards.append((read_calls([names.get(name) for names in one.names], reading, size), size))
                    yield reading, boards, events


def numbers_in(function: str, history: History) -> Counter[str]:
    """The names that are numbers in a function's calls that wait."""
    found = Counter[str]()
    for one in history.waiting:
        if one.function == function:
            found.update(name for name, code in one.names[0].items() if type(code) is int)
    return found


def read_calls(values: list[Code], reading: Reading, size: int) -> Squares | None:
    """The squares of the calls that wait: all but the last, which has no queen yet. None if a value is none."""
    if reading.way == "added":
        return turn_axis(read_added(values, size), reading)
    squares: Squares = []
    for row, value in enumerate(values[:-1]):
        if type(value) is not int:
            return None
        column = column_of_bit(value, size) if reading.way == "bits" else value - reading.origin
        if not 0 <= column < size or row >= size:
            return None
        squares.append((row, column))
    return turn_axis(squares, reading)


def read_added(masks: list[Code], size: int) -> Squares | None:
    """The squares of the bits that each mask adds to the one before. None if one adds not just one bit."""
    squares: Squares = []
    for row, (mask, following) in enumerate(pairwise(masks)):
        if type(mask) is not int or type(following) is not int:
            return None
        column = column_of_bit(following & ~mask, size)
        if not 0 <= column < size or row >= size:
            return None
        squares.append((row, column))
    return squares


def column_of_bit(mask: int, size: int) -> int:
    """A mask reads like a row of squares, its highest bit on the left; -1 if it has not one bit."""
    return size - mask.bit_length() if mask > 0 and not mask & (mask - 1) else -1


def turn_axis(squares: Squares | None, reading: Reading) -> Squares | None:
    """Rows and columns swapped, if the index is a column."""
    if squares is None or reading.index == "row":
        return squares
    return [(row, column) for column, row in squares]
