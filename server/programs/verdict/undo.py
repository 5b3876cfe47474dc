"""Detect a forgotten undo, of a queen or a mark of its lines, and a forgotten return."""

from __future__ import annotations

from ..board.sizes import last_part
from .run import Fault, Run
from .uses import is_asked

LEAST = 2  # entries for which the queens are gone


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


def find_uncleared_marks(run: Run) -> Fault | None:
    """Find a mark that only rises, or only falls, though queens are taken off again and the program asks for it."""
    marks = run.observation.marks
    for name, mark in sorted(marks.found.items(), key=lambda one: not one[0].startswith("self.")):
        fewer, more = sorted((mark.rises, mark.falls))
        is_kept = not fewer and LEAST <= more <= len(run.changes) and mark.event < marks.lifted
        is_board = last_part(name) == last_part(run.reading.name)
        if is_kept and not is_board and is_asked(run.recording.source, last_part(name)):
            return Fault("kept", mark.event, {"name": name})
    return None


def find_silent(run: Run) -> Fault | None:
    """Find the function whose caller gets None though a call within it had a result."""
    for one in run.observation.functions:
        if one.is_silent:
            return Fault("silent", None, {"name": one.name, "count": one.nothing, "all": one.returns})
    return None
