"""Detect boards that a search accepts with an attack or with empty rows, reaches again, or never finds."""

import re

from ..answers.answer import list_boards
from ..answers.values import find_boards, parse
from ..board.reading import Square
from .fullboards import with_ends
from .run import Fault, Run

LEAST = 2  # queens on a board with empty rows
_ROW = re.compile(r"[\s|]*([.\-_*#0Qq♛♕1][\s|,]*)+")


def find_accepted(run: Run) -> Fault | None:
    """Find the first attacked pair that the search builds upon or prints."""
    if run.is_whole or run.full.tests_late or not (run.has_ended or run.full.wrong):
        return None  # it tests the board when it is full, or may do so
    for index, (change, end) in enumerate(with_ends(run.changes)):
        if not change.attacks:
            continue
        line = change.line or run.observation.line_printing(change.event, end)
        if not line and end is not None and set(change.squares) < set(run.changes[index + 1].squares):
            line = run.observation.lines[end]
        if line:
            return Fault("accepted", change.event, {"pair": change.attacks[0], "line": line})
    return None


def find_wrong(run: Run) -> Fault | None:
    """Find the full boards with an attack that the search accepts."""
    wrong = [] if run.is_whole else run.full.wrong
    return Fault("wrong", wrong[0].event, {"count": len(wrong)}) if wrong else None


def find_doubled(run: Run) -> Fault | None:
    """Find the solutions that the search reaches again, other than in all orders of their queens."""
    again = run.full.doubled if run.has_ended and not run.is_whole else []
    return Fault("doubled", again[0].event, {"count": len(again)}) if again and not run.full.orders else None


def find_missed(run: Run) -> Fault | None:
    """Find the solutions that the search misses, though it looks for all, and nothing but its board can hold them."""
    if not run.missing or run.is_listing:
        return None
    if not run.full.solutions and not run.full.wrong and list_boards(run.texts, run.n):
        return None
    return Fault("missing", None, {"count": len(run.missing)})


def find_short(run: Run) -> Fault | None:
    """Find the boards with empty rows that a search without a full board takes for solutions: its base case is early.

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
