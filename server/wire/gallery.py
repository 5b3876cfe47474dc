"""Answers to requests for solutions: a page of them, or their classes under the eight symmetries of the board."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ..config.limits import LARGEST_PAGE, LARGEST_SEARCHED, MOST_CLASSES, SORTED_SOLUTIONS
from ..search import symmetry
from ..search.algorithms.algorithm import Run
from ..search.pausable import Pauses
from ..search.trace.pausing import PausingTrace
from ..search.trace.solutions import Solution, search_boards
from ..search.walks.reach import NotReady
from . import checks
from .answers import begin
from .cache import Cache
from .replies import Reply
from .requests import SolutionClasses, Solutions
from .run import trace_of


@dataclass(frozen=True, slots=True)
class Sorted:
    """All solutions of a run, in the order of its search, and their classes."""

    boards: list[symmetry.Columns]
    classes: symmetry.SolutionClasses


def read_solutions(request: Solutions) -> Pauses[Reply]:
    """Return a page of solutions, or its reachable beginning. Raises NotReady if no solution can be reached."""
    trace = trace_of(request.run)
    most = LARGEST_PAGE if trace.total else LARGEST_SEARCHED
    found: list[Mapping[str, Any]] = []
    try:
        for solution in trace.pausing.solutions(request.start, max(0, min(request.stop, request.start + most))):
            if solution:
                found.append(solution_object(solution))
            yield
    except NotReady:
        if not found:
            raise
    total = trace.total.solutions if trace.total else None
    return begin("solutions", request.run) | {"start": request.start, "total": total, "solutions": found}


def read_classes(request: SolutionClasses) -> Pauses[Reply]:
    """Return some classes, each with those of its solutions that are among the first `found`."""
    sorted_ = yield from sort_solutions(request.run)
    end = len(sorted_.boards)
    found = end if request.found is None else min(request.found, end)
    total = sorted_.classes.seen[found - 1] if found else 0
    start, stop = request.start, min(request.stop, request.start + MOST_CLASSES, total)
    if request.solution is not None:
        if request.solution > found:
            wrong = checks.quote(request.solution)
            raise checks.BadRequest(f"solution must be one of those found, 1 to {found}, not {wrong}")
        start = sorted_.classes.of[request.solution - 1]
        stop = start + 1
    trace = trace_of(request.run).pausing
    classes = []
    for number in range(start, stop):
        classes.append((yield from class_object(sorted_, trace, number, found)))
    return begin("classes", request.run) | {"start": start, "total": total, "classes": classes}


def class_object(sorted_: Sorted, trace: PausingTrace, number: int, found: int) -> Pauses[Mapping[str, Any]]:
    """Return a class in the form of the wire. The symmetries of its members start from its first solution."""
    members = sorted_.classes.members[number]
    sent = []
    for index in members:
        if index < found and (step := (yield from trace.find("solution", number=index + 1))) is not None:
            solution = Solution(index + 1, step, sorted_.boards[index])
            sent.append({**solution_object(solution), "turn": sorted_.classes.turns[index]})
    return {"size": len(members), "members": sent}


def solution_object(solution: Solution) -> dict[str, Any]:
    """Return a solution in the form of the wire."""
    return {"number": solution.number, "step": solution.step, "columns": solution.columns}


SORTED: Cache[Run, Sorted] = Cache(SORTED_SOLUTIONS, lambda sorted_: len(sorted_.boards))


def sort_solutions(run: Run) -> Pauses[Sorted]:
    """Return all solutions of a run, sorted into classes; takes half a second for n = 12."""
    if known := SORTED.get(run):
        return known
    found = []
    for board in islice(search_boards(trace_of(run).algorithm, run.n), 1 if run.goal == "first" else None):
        found.append(board)
        yield
    made = Sorted(found, (yield from symmetry.classify(found)))
    SORTED.put(run, made)
    return made
