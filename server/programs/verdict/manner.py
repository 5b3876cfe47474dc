"""The manner of a search: it repairs whole boards, tests squares before it goes on, or ends with its first solution."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.film import Change
from ..recording.recording import Recording
from ..recording.state import CALL, LINE, RETURN
from .functions import Function

WHOLE = 0.9  # share of changes with a whole board
LEAST = 4  # up to so many rows only all queens are a whole board; above, all but one are enough
HOMEWARD = 8  # lines per row of the board that a search may still run while it returns from its solution


def is_whole(changes: Sequence[Change], n: int) -> bool:
    """Return True if the search repairs or lists whole boards: nearly all queens stand, and it never goes back far."""
    nearly = [len(change.squares) >= n - (n > LEAST) for change in changes]
    goes_back = any(change.kind == "lift" and 2 * len(change.squares) <= n for change in changes)
    return not goes_back and sum(nearly) >= WHOLE * len(changes)


def prunes(changes: Sequence[Change]) -> bool:
    """Return True if the search skips a free column between two queens that it places in one row: it tests squares."""
    before: dict[frozenset[tuple[int, int]], int] = {}
    for change in changes:
        if len(change.placed) != 1 or change.trial:
            continue
        [(row, column)] = change.placed
        others = frozenset(change.squares) - {(row, column)}
        latest = before.get(others, -1)
        taken = {c for _, c in others}
        if any(c not in taken for c in range(latest + 1, column)):
            return True
        before[others] = column
    return False


def look_after(
    recording: Recording, changes: Sequence[Change], event: int, functions: Sequence[Function]
) -> tuple[bool, bool]:
    """Return two flags: the search ends on purpose with its only solution; it goes on without clearing the board."""
    later = [change for change in changes if change.event > event]
    if any(change.placed for change in later):
        return False, False
    testing = {function.name for function in functions if function.tests}
    searching = {function.name for function in functions if function.searches}
    tests = lines = 0
    accepted = not searching
    for moment in recording.walk(event):
        function = moment.state.stack[-1].function if moment.state.stack else ""
        accepted = accepted or (function in searching and moment.kind in (CALL, RETURN))
        tests += accepted and moment.kind == CALL and function in testing
        lines += accepted and moment.kind == LINE and function in searching
    goes_on = tests > 0 if testing else lines > HOMEWARD * changes[0].size
    return not goes_on, goes_on and not later
