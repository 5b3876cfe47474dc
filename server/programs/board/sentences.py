"""English sentences about the guessed board, for the command line and for tests; pages have their own words."""

from __future__ import annotations

from .guess import Guess
from .reading import Axis, Reading

OTHER: dict[Axis, Axis] = {"row": "column", "column": "row"}
NO_BOARD = "No name behaves like a board, so there are only the code and its values."


def describe_guess(guessed: Guess) -> str:
    """Describe the likeliest board, with the alternatives if the guess is unsure."""
    if not guessed.candidates:
        return NO_BOARD
    sentence = describe_reading(guessed.candidates[0].reading)
    if guessed.confidence != "unsure":
        return sentence
    others = [f"`{one.reading.name}`" for one in guessed.candidates[1:3]]
    doubt = f"Is it {' or '.join(others)}?" if others else "Is it?"
    return f"{sentence} I am not sure. {doubt}"


def describe_reading(reading: Reading) -> str:
    """Describe a reading: "I read `queens` of `solve` as the chessboard: index = row, value = column; -1 is empty."."""
    where = f" of `{reading.function.rpartition('.')[2]}`" if reading.function else ""
    parts = [_describe_way(reading), *_describe_rest(reading)]
    return f"I read `{reading.name}`{where} as the chessboard: {'; '.join(parts)}."


def _describe_way(reading: Reading) -> str:
    index, value = reading.index, OTHER[reading.index]
    looked_at = f"`{reading.attribute}` of each cell" if reading.attribute else "a cell"
    return {
        "line": f"index = {index}, value = {value}",
        "squares": "each entry is a square, its row and its column",
        "cells": f"{looked_at} that is {reading.mark!r} is a queen",
        "keys": f"key = {index}, value = {value}" if reading.mark is None else "the keys are squares",
        "numbers": "each entry is the number of a square, row by row",
        "stack": f"the bit that each entry adds is the {value} of its {index}",
        "calls": f"each open call is a {index}, its value the {value}",
        "bits": f"each open call is a {index}, its bit the {value}",
        "added": f"the bit that each call adds is the {value} of its {index}",
    }[reading.way]


def _describe_rest(reading: Reading) -> list[str]:
    found = []
    if reading.origin:
        found.append(f"counted from {reading.origin}")
    numbers = [str(one) for one in reading.empty if isinstance(one, int) and not isinstance(one, bool)]
    if numbers:
        found.append(f"{numbers[0]} is empty")
    if reading.counter and reading.counter[1] and reading.way != "stack":
        found.append(f"entries behind `{reading.counter[1]}` do not count")
    elif reading.counter == ("", ""):
        found.append("entries behind the latest one do not count")
    return found
