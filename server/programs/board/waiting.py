"""Boards of programs without one: each open call is a row, and one of its names gives the column."""

from collections.abc import Iterator
from itertools import pairwise

from ..recording.state import Code
from .history import History
from .judge import Board
from .reading import LARGEST, Axis, Reading, Squares, Way

WAYS: tuple[Way, ...] = ("calls", "bits", "added")
ADDING: tuple[Way, ...] = ("added", "stack")


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
    """Return the squares of all open calls but the last, which has no queen yet; None if a value is no square.

    For `added` and `stack` the values are masks: each row has the bit that the mask after it adds.
    """
    if not all(type(one) is int for one in values[: None if reading.way in ADDING else -1]) or len(values) > size + 1:
        return None
    if reading.way in ADDING:
        columns = [column_of_bit(other & ~one, size) for one, other in pairwise(values)]
    elif reading.way == "bits":
        columns = [column_of_bit(one, size) for one in values[:-1]]
    else:
        columns = [one - reading.origin for one in values[:-1]]
    if not all(0 <= column < size for column in columns):
        return None
    return [(row, column) if reading.index == "row" else (column, row) for row, column in enumerate(columns)]


def column_of_bit(mask: int, size: int) -> int:
    """Return the column of a mask's only bit, the highest bit on the left; -1 if the mask does not have one bit."""
    return size - mask.bit_length() if mask > 0 and not mask & (mask - 1) else -1
