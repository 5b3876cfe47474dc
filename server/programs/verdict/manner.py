"""The manner of a search: it repairs whole boards, tests squares before it goes on, or ends with its first solution."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..board.film import Change
from .observation import Observation

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


def is_listing(changes: Sequence[Change]) -> bool:
    """Return True if the board's name holds nothing but solutions: it shows what was found elsewhere."""
    return all(change.solution or not change.squares for change in changes)


def look_after(changes: Sequence[Change], event: int, observation: Observation) -> tuple[bool, bool]:
    """Return two flags: the search ends on purpose with its only full board; it goes on without clearing the board."""
    later = [change for change in changes if change.event > event]
    after, functions = observation.after, observation.functions
    tests = sum(after.calls[one.name] for one in functions if one.tests)
    lines = sum(after.lines[one.name] for one in functions if one.searches)
    has_tests = any(one.tests for one in functions)
    goes_on = tests > (not after.searching) if has_tests else lines > HOMEWARD * changes[0].size  # its own test is one
    if any(change.placed for change in later):  # perhaps it only changes the board for its output
        return has_tests and not goes_on, False
    return not goes_on, goes_on and not later


def is_limited(changes: Sequence[Change], event: int) -> bool:
    """Return True if the search builds on no board after an event: no queen follows another one at once."""
    later = [change for change in changes if change.event > event]
    return not any(
        change.placed and len(change.squares) < len(other.squares) for change, other in pairwise(later) if other.placed
    )
