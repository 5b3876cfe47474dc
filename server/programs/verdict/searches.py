"""Cut a run into its searches, with the count of each: it may search several boards, or one board several times."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, product

from ..answers.known import LARGEST, list_solutions_of
from ..answers.numbers import read_numbers
from ..board.film import Change
from .functions import Call
from .observation import Observation

COVERED = 0.95  # share of the placements that a searching function's calls must hold


def cut_searches(changes: Sequence[Change], observation: Observation) -> list[list[Change]]:
    """Return the film's parts, one for each outermost call of the searching function.

    Without such a function, or with a single call, parts begin where the size of the board changes.
    """
    calls = find_search_calls(changes, observation)
    starts = [call.start for call in calls[1:]]
    parts = [[*part] for _, part in groupby(changes, lambda one: (bisect_right(starts, one.event), one.size))]
    return [part for part in parts if any(change.placed for change in part)] or parts


def find_search_calls(changes: Sequence[Change], observation: Observation) -> list[Call]:
    """Return the outermost calls of the searching function; [] without one.

    It is the function whose calls hold nearly all placements: a recursive one, else the one with the most calls.
    """
    placed = [change.event for change in changes if len(change.placed) == 1]
    best: tuple[bool, int, list[Call]] = (False, 0, [])
    for function in observation.functions:
        counts = [bisect_right(placed, one.end) - bisect_left(placed, one.start) for one in function.outermost]
        searching = [call for call, count in zip(function.outermost, counts, strict=True) if count]
        if sum(counts) >= COVERED * len(placed) and (function.searches, len(searching)) > best[:2]:
            best = function.searches, len(searching), searching
    return best[2]


@dataclass(frozen=True)
class Size:
    """One search: the rows of its board, the count that it gives or -1, and the known one."""

    n: int
    given: int
    total: int

    @property
    def is_wrong(self) -> bool:
        """True if it gives a wrong count."""
        return self.given not in (-1, self.total)


def list_sizes(parts: Sequence[Sequence[Change]], observation: Observation, printed: str) -> list[Size]:
    """Return the sizes of the searches of a run that has several; [] for a single one, or for large boards.

    The counts are results of calls, or the last numbers of printed lines, if there is one for each search, or for all
    searches of a board that follow one another, and at least one with N of 4 or more is right.
    """
    sizes = [part[0].size for part in parts]
    if len(parts) < 2 or max(sizes) > LARGEST:
        return []
    rows = [[int(one.text) for one in each.outermost if one.text.isdecimal()] for each in observation.functions]
    lines = [[one.value for one in read_numbers(line, 0) if one.kind != "ordinal"] for line in printed.splitlines()]
    for searched, given in product(
        (sizes, [n for n, _ in groupby(sizes)]), (*rows, [line[-1] for line in lines if line])
    ):
        found = [Size(n, count, len(list_solutions_of(n))) for n, count in zip(searched, given, strict=False)]
        if len(given) == len(searched) > 1 and any(one.given == one.total and one.n > 3 for one in found):
            return found
    return [Size(n, -1, len(list_solutions_of(n))) for n in sizes]
