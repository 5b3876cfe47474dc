"""Detect a search that never ends: its last queen goes round and round, or its board does not change any more."""

from __future__ import annotations

from collections import Counter

from ..board.film import Change
from ..recorder.ends import CUT_OFF
from .run import Fault, Run

LATEST = 300  # placements to look at
LEAST = 12  # placements
TIMES = 3  # that each of its boards comes
STILL = 0.6  # share of the run without a change of the board
LINES = 600  # events in which to read the lines of a loop


def find_turning(run: Run) -> Fault | None:
    """Find the row in which the queens turn at the end of a run that was cut off, or the lines of an empty loop."""
    if run.recording.end.reason not in CUT_OFF or not run.changes:
        return None
    last = run.changes[-1].event
    if last < (1 - STILL) * run.recording.count:
        latest = run.recording.walk(max(0, run.recording.count - LINES))
        ran = [(len(moment.state.stack), moment.line) for moment in latest]
        lines = [line for depth, line in ran if depth == min(ran)[0]]
        return Fault("stands" if max(lines) > min(lines) else "standsIn", last, {"lines": [min(lines), max(lines)]})
    placed = [change for change in run.changes if change.placed][-LATEST:]
    boards = Counter(frozenset(change.squares) for change in placed)
    if len(placed) < LEAST or TIMES * len(boards) > len(placed) or any(change.solution for change in placed):
        return None
    rows = moving_rows(placed)
    kind = "turnsAll" if rows[0] == 0 else "turns" if len(rows) == 1 else "turnsBelow"
    return Fault(kind, placed[0].event, {"row": rows[0], "back": rows[0] - 1})


def moving_rows(changes: list[Change]) -> list[int]:
    """Return the rows, or columns, from the first whose queen moves to the last."""
    still = frozenset.intersection(*(frozenset(change.squares) for change in changes))
    moving = {square for change in changes for square in change.squares} - still or {*changes[-1].placed}
    lines = [sorted({square[axis] for square in moving}) for axis in (0, 1)]
    return min(lines, key=len)
