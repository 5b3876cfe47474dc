"""Detect a forgotten undo, of a queen or a mark of its lines, and a forgotten return."""

import ast

from ..board.sizes import last_part
from ..board.text import last_name
from ..recorder.trees import read_tree
from .run import Fault, Run

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
    lifted = max((change.event for change in run.changes if change.lifted), default=0)
    for name, steps in sorted(run.observation.marks.found.items(), key=lambda one: not one[0].startswith("self.")):
        counts = [count for _, count in steps]
        only_rises_or_falls = sorted(counts) in (counts, counts[::-1])
        is_kept = only_rises_or_falls and LEAST < len(steps) <= len(run.changes) + 1 and steps[1][0] < lifted
        is_board = last_part(name) == last_part(run.reading.name)
        if is_kept and not is_board and is_asked(run.recording.source, last_part(name)):
            return Fault("kept", steps[1][0], {"name": name})
    return None


def find_silent(run: Run) -> Fault | None:
    """Find the function whose caller gets None though a call within it had a result."""
    for one in run.observation.functions:
        if one.is_silent:
            return Fault("silent", None, {"name": one.name, "count": one.nothing, "all": one.returns})
    return None


def is_asked(source: str, name: str) -> bool:
    """Return True if a condition asks for an entry: `x in name`, or `name[x]`."""
    for node in ast.walk(read_tree(source) or ast.Module([], [])):
        match node:
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[one]) if last_name(one) == name:
                return True
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) | ast.Return(value=ast.expr() as test):
                if any(isinstance(one, ast.Subscript) and last_name(one) == name for one in ast.walk(test)):
                    return True
    return False
