"""Boards of programs without one: each open call is a row, and one of its names gives the column."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ..recording.state import Code
from .history import History
from .judge import Board
from .reading import LARGEST, Axis, Reading, Squares, Way

WAYS: tuple[Way, ...] = ("calls", "bits", "added")


def propose_waiting(history: History, axes: dict[str, Axis]) -> Iterator[tuple[Reading, list[Board], list[int]]]:
    """Yield readings with their boards and the boards' events. `axes`: the meaning of indices by the program's text."""
    for function in {one.function for one in history.waiting}:
        calls = [one for one in history.waiting if one.function == function]
        events = [one.event for one in calls]
        usual = history.usual_size or max(history.depths[function] - 1, 1)
        if not 1 <= usual <= LARGEST:
            continue  # nested too deeply for a board
        numbers = [name for one in calls for name, code in one.names[0].items() if type(code) is int]
        for name in dict.fromkeys(numbers):
            for way in WAYS:
                for origin in (0, 1) if way == "calls" else (0,):
                    reading = Reading(function, name, way, axes.get(name, "row"), origin, size=usual)
                    boards: list[Board] = []
                    for one in calls:
                        size = one.size or usual
                        boards.append((read_calls([names.get(name) for names in one.names], reading, size), size))
                    yield reading, boards, events


def read_calls(values: list[Code], reading: Reading, size: int) -> Squares | None:
    """Return the squares of all open calls but the last, which has no queen yet; None if a value is no square."""
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
    """Return the square of the bit that each mask adds to the one before; None if a mask does not add exactly one."""
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
    """Return the column of a mask's only bit, the highest bit on the left; -1 if the mask does not have one bit."""
    return size - mask.bit_length() if mask > 0 and not mask & (mask - 1) else -1


def turn_axis(squares: Squares | None, reading: Reading) -> Squares | None:
    """Swap rows and columns if the index is a column."""
    if squares is None or reading.index == "row":
        return squares
    return [(row, column) for column, row in squares]
