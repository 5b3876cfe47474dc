"""Detect a search that never ends: its last queen goes round and round, or its board does not change any more."""

from collections.abc import Sequence

from ..board.film import Change
from ..board.reading import Square
from ..recorder.ends import CUT_OFF
from ..recording.recording import Recording
from .run import Fault, Run

LATEST = 300  # placements to look at
LEAST = 12  # placements
TIMES = 3  # that its boards come, one after the other
STILL = 0.6  # share of the run without a change of the board
LINES = 4_000  # events in which a loop must come round


def find_turning(run: Run) -> Fault | None:
    """Find the row in which the queens turn at the end of a run that was cut off, or the lines of an empty loop."""
    if run.recording.end.reason not in CUT_OFF or not run.changes or run.by_chance:
        return None
    last = run.changes[-1].event
    if last < (1 - STILL) * run.recording.count:
        if not (lines := find_loop(run.recording)):
            return None
        return Fault("stands" if len(lines) > 1 else "standsIn", last, {"lines": [lines[0], lines[-1]]})
    placed = [change for change in run.changes if change.placed][-LATEST:]
    boards = [frozenset(change.squares) for change in placed]
    if len(boards) < LEAST or not is_periodic(boards) or any(change.solution for change in placed):
        return None
    rows = moving_rows(placed)
    kind = "turnsAll" if rows[0] == 0 else "turns" if len(rows) == 1 else "turnsBelow"
    return Fault(kind, placed[0].event, {"row": rows[0], "back": rows[0] - 1})


def find_loop(recording: Recording) -> list[int]:
    """Return the lines between two events, near the end, at which all values are the same; [] if no two are."""
    ran: list[tuple[int, int]] = []
    seen: dict[str, int] = {}
    for moment in recording.walk(max(0, recording.count - LINES)):
        state = moment.state
        ran.append((len(state.stack), moment.line))
        calls = [(frame.function, frame.line, frame.names) for frame in state.stack]
        start = seen.setdefault(repr((moment.kind, calls, state.globals, state.heap)), len(ran))
        if start < len(ran):
            least = min(depth for depth, _ in ran[start:])
            return sorted({line for depth, line in ran[start:] if depth == least})
    return []


def is_periodic(boards: Sequence[frozenset[Square]]) -> bool:
    """Return True if the same boards come in the same order, at least TIMES."""
    return any(boards[length:] == boards[:-length] for length in range(1, len(boards) // TIMES + 1))


def moving_rows(changes: list[Change]) -> list[int]:
    """Return the rows, or columns, from the first whose queen moves to the last."""
    still = frozenset.intersection(*(frozenset(change.squares) for change in changes))
    moving = {square for change in changes for square in change.squares} - still or {*changes[-1].placed}
    lines = [sorted({square[axis] for square in moving}) for axis in (0, 1)]
    return min(lines, key=len)
