"""Detect solutions that come again, and solutions that never come."""

from __future__ import annotations

from ..answers.answer import list_boards
from .run import Fault, Run


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


def find_uncleared(run: Run) -> Fault | None:
    """Find a search that goes on after its first solution with a full board."""
    return Fault("uncleared") if run.goes_on else None


def find_unlifted(run: Run) -> Fault | None:
    """Find a search that never takes a queen off its board again."""
    placed = [change for change in run.changes if change.placed]
    is_stuck = run.has_ended and not run.is_whole and not (run.full.solutions or run.full.wrong)
    if is_stuck and len(placed) > 1 and not any(change.lifted for change in run.changes):
        return Fault("unlifted", placed[-1].event, {"name": run.reading.name})
    return None
