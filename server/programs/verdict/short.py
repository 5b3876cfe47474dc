"""Detect boards that are taken for solutions although rows of them are empty: a base case that comes too early."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from ..board.reading import Square
from .run import Fault, Run

LEAST = 2  # queens
_PICTURE = re.compile(r"[\s|]*(?:[.\-_*#xX0+][\s|,]*)*(?:[Qq♛♕1][\s|,]*)?(?:[.\-_*#xX0+][\s|,]*)*")


def find_short(run: Run) -> Fault | None:
    """Find the boards that a search without a full board gives as its solutions.

    It gives as many boards, or lists of as many numbers or squares, as its film has boards with the most queens.
    """
    most = max(len(change.squares) for change in run.changes)
    if not run.has_ended or run.solutions or run.full.wrong or not LEAST <= most < run.n:
        return None
    boards: dict[frozenset[Square], int] = {}
    for change in run.changes:
        if len(change.squares) == most and not change.attacks:
            boards.setdefault(frozenset(change.squares), change.event)
    given = {run.outcome.given, count_pictures(run.printed, most, run.n)}
    given |= {sum(len(one) == most for one in read_lists(text)) for text in run.texts}
    if boards and len(boards) in given:
        return Fault("short", min(boards.values()), {"queens": most, "count": len(boards)})
    return None


def read_lists(text: str) -> Iterator[list[object]]:
    """Yield the lists and tuples of numbers, or of pairs of numbers, in a text."""
    for line in text.splitlines():
        for start in ("[", "(", "{"):
            end = {"[": "]", "(": ")", "{": "}"}[start]
            if start not in line or end not in line:
                continue
            try:
                value = ast.literal_eval(line[line.index(start) : line.rindex(end) + 1])
            except (SyntaxError, ValueError, TypeError):
                continue
            found = [*_lists_in(value)]
            if found:
                yield from found
                break


def _lists_in(value: object) -> Iterator[list[object]]:
    if not isinstance(value, (list, tuple, set)):
        return
    entries = list(value)
    if entries and (all(type(one) is int for one in entries) or all(_is_pair(one) for one in entries)):
        yield entries
    else:
        for one in entries:
            yield from _lists_in(one)


def _is_pair(value: object) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 2 and all(type(one) is int for one in value)


def count_pictures(text: str, queens: int, n: int) -> int:
    """Return the number of pictures of n rows with so many queens in a text."""
    rows = [line for line in text.splitlines() if line.strip() and _PICTURE.fullmatch(line)]
    pictures = [rows[at : at + n] for at in range(0, len(rows) - n + 1, n)]
    return sum(sum(bool(re.search("[Qq♛♕1]", row)) for row in rows) == queens for rows in pictures)
