"""What is answered about solutions: a page of them, and the classes that they fall into under the eight turns."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from threading import Condition
from typing import Any

from cachetools import LRUCache, cached

from ..search import symmetry
from ..search.trace.solutions import Solution, search_boards
from ..search.trace.trace import Trace
from ..search.walks.reach import NotReady
from . import checks
from .requests import Classes, Run, Solutions
from .traces import trace_of

LARGEST_PAGE = 64  # solutions in one answer
LARGEST_SEARCHED = 8  # where there is no table, and the next solution may be a long walk away
LARGEST_SHELF = 8  # classes in one answer, of at most eight solutions each
KEPT = 50_000  # solutions that are kept sorted, for all runs together: some 20 MB


@dataclass(frozen=True, slots=True)
class Sorted:
    """All solutions of a run, in its order, and their classes."""

    boards: list[symmetry.Columns]
    classes: symmetry.Classes


def solutions(request: Solutions) -> Mapping[str, Any]:
    """A page of solutions, or as much of it as can be had at once."""
    trace = trace_of(request.run)
    most = LARGEST_PAGE if trace.total else LARGEST_SEARCHED
    found: list[Mapping[str, Any]] = []
    try:
        for solution in trace.solutions(request.start, max(0, min(request.stop, request.start + most))):
            found.append(told(solution))
    except NotReady:
        if not found:
            raise
    total = trace.total.solutions if trace.total else None
    return heading(request, request.start) | {"total": total, "solutions": found}


def classes(request: Classes) -> Mapping[str, Any]:
    """Some classes, each with those of its solutions that are among the first `found`."""
    sorted_ = sorted_solutions(request.run)
    end = len(sorted_.boards)
    found = end if request.found is None else min(request.found, end)
    total = sorted_.classes.seen[found - 1] if found else 0  # a class is seen with its first solution
    start, stop = request.start, min(request.stop, request.start + LARGEST_SHELF, total)
    if request.solution is not None:
        if request.solution > found:
            raise checks.BadRequest(f"solution must be one of those found, 1 to {found}, not {request.solution}")
        start = sorted_.classes.of[request.solution - 1]
        stop = start + 1
    shelf = [one_class(sorted_, trace_of(request.run), number, found) for number in range(start, stop)]
    return heading(request, start) | {"total": total, "classes": shelf}


def one_class(sorted_: Sorted, trace: Trace, number: int, found: int) -> Mapping[str, Any]:
    """One class; its first solution is the one that the turns of all others start from."""
    members = sorted_.classes.members[number]
    told_members = []
    for index in members:
        if index < found and (step := trace.find("solution", number=index + 1)) is not None:
            solution = Solution(index + 1, step, sorted_.boards[index])
            told_members.append({**told(solution), "turn": sorted_.classes.turns[index]})
    return {"size": len(members), "members": told_members}


def heading(request: Solutions | Classes, start: int) -> dict[str, Any]:
    """What an answer begins with."""
    kind = "solutions" if isinstance(request, Solutions) else "classes"
    return {"type": kind, "id": request.id, "algorithm": request.run.algorithm, "n": request.run.n, "start": start}


def told(solution: Solution) -> dict[str, Any]:
    """A solution as it travels."""
    return {"number": solution.number, "step": solution.step, "columns": solution.columns}


@cached(LRUCache(KEPT, getsizeof=lambda sorted_: len(sorted_.boards)), condition=Condition())
def sorted_solutions(run: Run) -> Sorted:
    """All solutions of a run, sorted once: half a second for n = 12."""
    trace = trace_of(run)
    found = list(islice(search_boards(trace.algorithm, run.n), 1 if run.goal == "first" else None))
    return Sorted(found, symmetry.classify(found))
