"""Compare a learner's search with ours and return facts; `sentences` puts them into words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import factorial

from ..boards.film import Change
from ..boards.reading import Reading
from ..recorder.ends import CUT_OFF
from ..recording.recording import Recording
from ..recording.state import CALL, LINE, RETURN
from .accepted import Board, Printing, find_accepted, list_full
from .facts import Comparison
from .functions import Function, count_functions
from .placements import Order, compare_order, list_stays
from .reference import Squares, list_solutions_of, name_search
from .shared import count_shared

WHOLE = 0.9  # share of changes with a whole board
LEAST = 4  # up to so many rows only all queens are a whole board; above, all but one are enough
HOMEWARD = 8  # lines per row of the board that a search may still run while it returns from its solution


def compare(recording: Recording, reading: Reading, changes: Sequence[Change]) -> Comparison:
    """Return the facts. `changes` is the film of `reading`."""
    n = usual_rows(changes)
    changes = [change for change in changes if change.size == n]
    if is_whole(changes, n):
        return _compare_whole(recording, changes, n)
    has_ended = recording.end.reason not in CUT_OFF
    order = compare_order(list_stays(changes), n, has_ended)
    if order.departure and order.departure.kind == "further":  # it starts again, or shows its solutions
        changes = [change for change in changes if change.event < (order.departure.event or 0)]
        order = replace(order, departure=None)
    return _compare_placing(recording, reading, changes, order)


def _compare_whole(recording: Recording, changes: Sequence[Change], n: int) -> Comparison:
    """Compare a search that changes whole boards: only its solutions count."""
    has_ended = recording.end.reason not in CUT_OFF
    full = [board for board, is_solution in list_full(changes, Printing(recording)) if is_solution]
    solutions, _ = sort_out(full)
    tries_all = has_ended and len({frozenset(change.squares) for change in changes}) >= factorial(n)
    return Comparison(
        n,
        "whole",
        solutions=solutions,
        missing=find_missing(n, solutions) if tries_all else [],
        first_only=not tries_all,
        functions=count_functions(recording),
        has_ended=has_ended,
    )


def _compare_placing(recording: Recording, reading: Reading, changes: Sequence[Change], order: Order) -> Comparison:
    """Compare a search that places queen after queen."""
    n, functions, printing = changes[0].size, count_functions(recording), Printing(recording)
    has_ended = recording.end.reason not in CUT_OFF
    full = list(list_full(changes, printing))
    solutions, doubled = sort_out([board for board, is_solution in full if is_solution])
    wrong = [board for board, is_solution in full if not is_solution]
    once = len(solutions) == 1 and not doubled and not wrong
    first_only, uncleared = look_after(recording, changes, solutions[0].event, functions) if once else (False, False)
    if first_only and order.departure and order.departure.kind == "ended":
        order = replace(order, departure=None)
    return Comparison(
        n,
        "placing",
        placements=len(list_stays(changes)),
        trials=sum(change.trial for change in changes),
        lifts=sum(bool(change.lifted) for change in changes),
        order=order,
        alike=name_search(order.turn, how_stored(reading)),
        accepted=find_accepted(recording, changes, printing),
        solutions=solutions,
        wrong=wrong,
        doubled=doubled,
        missing=find_missing(n, solutions) if has_ended and not first_only else [],
        first_only=first_only,
        uncleared=uncleared,
        shared=count_shared(recording, n) if len(solutions) > 1 else 0,
        functions=functions,
        has_ended=has_ended,
    )


def usual_rows(changes: Sequence[Change]) -> int:
    """Return the board size of most changes, the largest in a tie: a program may solve several sizes."""
    counted: dict[int, int] = {}
    for change in changes:
        counted[change.size] = counted.get(change.size, 0) + 1
    return max(counted, key=lambda size: (counted[size], size), default=0)


def is_whole(changes: Sequence[Change], n: int) -> bool:
    """Return True if the search repairs or lists whole boards: nearly all queens stand, and it never goes back far."""
    nearly = [len(change.squares) >= n - (n > LEAST) for change in changes]
    goes_back = any(change.kind == "lift" and 2 * len(change.squares) <= n for change in changes)
    return not goes_back and sum(nearly) >= WHOLE * len(changes)


def sort_out(boards: Sequence[Board]) -> tuple[list[Board], list[Board]]:
    """Return the boards that occur for the first time, and those that occur again."""
    met: set[Squares] = set()
    first, again = list[Board](), list[Board]()
    for board in boards:
        (again if board.squares in met else first).append(board)
        met.add(board.squares)
    return first, again


def find_missing(n: int, solutions: Sequence[Board]) -> list[Squares]:
    """Return the solutions that were not found, in our order."""
    found = {board.squares for board in solutions}
    return [board for board in list_solutions_of(n) if board not in found]


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


def how_stored(reading: Reading) -> str:
    """Return the search's data for its checks: "masks", "flags" of lines, or "" for the board itself."""
    if reading.way in ("bits", "added", "stack"):
        return "masks"
    return "flags" if reading.way == "calls" else ""
