"""Detect boards that are taken for solutions although rows of them are empty: a base case that comes too early."""

from __future__ import annotations

import re

from ..answers.values import find_boards, parse
from ..board.reading import Square
from .run import Fault, Run

LEAST = 2  # queens
_ROW = re.compile(r"[\s|]*([.\-_*#0Qq♛♕1][\s|,]*)+")


def find_short(run: Run) -> Fault | None:
    """Find the boards that a search without a full board gives as its solutions.

    It gives as many boards, or lists of as many numbers or squares, as its film has boards with the most queens.
    """
    most = max(len(change.squares) for change in run.changes)
    if not run.has_ended or run.full.solutions or run.full.wrong or not LEAST <= most < run.n:
        return None
    boards: dict[frozenset[Square], int] = {}
    for change in run.changes:
        if len(change.squares) == most and not change.attacks:
            boards.setdefault(frozenset(change.squares), change.event)
    given = {
        run.outcome.given,
        count_pictures(run.printed, most, run.n),
        *(len([*find_boards(parse(text), run.n, queens=most)]) for text in run.texts),
    }
    if boards and len(boards) in given:
        return Fault("short", min(boards.values()), {"queens": most, "count": len(boards)})
    return None


def count_pictures(text: str, queens: int, n: int) -> int:
    """Return the number of pictures of n rows with so many queens in a text."""
    rows = [line for line in text.splitlines() if _ROW.fullmatch(line)]
    pictures = [rows[at : at + n] for at in range(0, len(rows) - n + 1, n)]
    return sum(sum(len(re.findall("[Qq♛♕1]", row)) for row in rows) == queens for rows in pictures)
