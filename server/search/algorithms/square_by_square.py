r"""The common part of the searches that try square by square: the test of a square, and the lines that it runs.

A square is tested by looking for a queen along the lines that lead back from it, nearest square first, up to the first
queen found. Algorithms differ in what a look costs, not in what it finds. Squares are counted from the left. A search
that fills columns is treated as one that fills rows of the board mirrored along its `\` diagonal.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter
from typing import Literal, NamedTuple

from ..step import Along, Counters, Kind, Square, State
from .algorithm import Family, Scans, Sums, TreeAlgorithm

Candidates = Literal["unused", "all"]  # the squares of a row that are tried: in columns without a queen, or all
Way = Literal["column", "ld", "rd"]

SCANS_INDEXED = 14  # largest n with an index of the squares looked at

SHIFTS: Mapping[Way, int] = {"column": 0, "ld": -1, "rd": 1}  # the change of column for one square up


class Look(NamedTuple):
    """The test of one square.

    - `ways`: the lines looked along, in order, each with the number of squares looked at;
    - `along`, `attacker`: the last of these lines and the queen found on it; None if the square is free.
    """

    row: int
    column: int
    ways: tuple[tuple[Way, int], ...]
    along: Way | None
    attacker: Square | None

    @property
    def squares(self) -> int:
        """The number of squares looked at."""
        return sum(looked for _, looked in self.ways)


def look(n: int, queens: Sequence[int], column: int, ways: tuple[Way, ...]) -> Look:
    """Test the square in this column of the row below `queens`, given as the column of each row's queen."""
    row, done = len(queens), list[tuple[Way, int]]()
    for way in ways:
        shift = SHIFTS[way]
        reach = row if not shift else min(row, column if shift < 0 else n - 1 - column)
        for distance in range(1, reach + 1):
            if queens[row - distance] == column + shift * distance:
                attacker = row - distance, column + shift * distance
                return Look(row, column, (*done, (way, distance)), way, attacker)
        done.append((way, reach))
    return Look(row, column, tuple(done), None, None)


@dataclass(frozen=True)
class Lines:
    """The lines of an algorithm's listing that its steps stand for.

    - `call`, `solution`: the beginning of a call, and of one that finds the board full;
    - `test`: the loop takes the next square and tests it;
    - `looks`: for each way the line of the scan's loop and the line that looks at a square; empty if no loop scans;
    - `hit`, `free`: the end of a test that found a queen along some way, and of one that found none;
    - `place`: a queen takes the square and the next call is made; `end`: no square is left; `lift`: back in the caller.
    """

    call: tuple[int, ...]
    solution: tuple[int, ...]
    test: tuple[int, ...]
    place: tuple[int, ...]
    end: tuple[int, ...]
    lift: tuple[int, ...]
    looks: Mapping[Way, tuple[int, int]] = field(default_factory=dict)
    hit: Mapping[Way, tuple[int, ...]] = field(default_factory=dict)
    free: tuple[int, ...] = ()

    def of_test(self, seen: Look) -> Iterator[int]:
        """Yield the lines that this test of a square runs."""
        yield from self.test
        for way, looked in seen.ways if self.looks else ():
            yield from self.looks[way] * looked
            if way != seen.along:
                yield self.looks[way][0]
        yield from self.free if seen.along is None else self.hit.get(seen.along, ())

    def by_kind(self) -> Mapping[Kind, set[int]]:
        """Return for each kind of step all lines that it may run."""
        tested = {*self.test, *chain(*self.looks.values())}
        return {
            "call": set(self.call),
            "solution": set(self.solution),
            "reject": {*tested, *chain(*self.hit.values())},
            "place": {*tested, *self.free, *self.place},
            "return": {*self.end, *self.lift},
        }


def steps_of_all(n: int, row: int) -> int:
    """Return the steps of a call: `call`, `return`, and one for each square of the row; a solution tries none."""
    return 2 + n if row < n else 2


def count_subtree(sums: Sums | Scans, tried: int, checks: int) -> Counters:
    """Return the counters of a subtree in which `tried` squares are tried, with `checks` checks.

    Only its `return` shows that a call placed nothing. So if the topmost call is a dead end, it is not counted.
    """
    calls, solutions, dead_ends = sums[:3]
    own = calls == 1 and not solutions
    return Counters(2 * calls - 1 + tried, calls, calls - 1, solutions, dead_ends - own, checks)


class BoardState(NamedTuple):
    """The state that determines an algorithm's variables: the queens, and the test of the last step, if any."""

    n: int
    queens: Sequence[int]  # the column of each, by row
    look: Look | None


class Call(NamedTuple):
    """One open call: the columns of the queens above it, and the column that it tried last."""

    n: int
    queens: Sequence[int]
    column: int | None


def column_tried(call: Call) -> State:
    """Return `column`, the column tried last."""
    return {"column": call.column}


@dataclass(frozen=True, kw_only=True)
class SquareAlgorithm(TreeAlgorithm):
    """An algorithm that tries the squares of a row from the left, each in a step of its own.

    - `candidates`: which squares it tries; `ways`: the lines along which it tests each, in order;
    - `cost`: the checks of one test, by default one for each square looked at;
    - `search_state`, `call_state`: the variables of the search, and those of one call;
    - `fills_columns`: it fills columns from the left and tries the rows of a column from the top.
    """

    lines: Lines
    steps: Callable[[int, int], int] = steps_of_all
    cost: Callable[[Look], int] = attrgetter("squares")
    search_state: Callable[[BoardState], State]
    call_state: Callable[[Call], State] = column_tried
    candidates: Candidates = "all"
    ways: tuple[Way, ...] = ("column", "ld", "rd")
    fills_columns: bool = False

    @property
    def family(self) -> Family:
        return "scans" if self.lines.looks else "flags"

    def kinds_of_all_at(self, line: int) -> set[Kind]:
        return {kind for kind, lines in self.lines.by_kind().items() if line in lines}

    def along(self, way: Way | None) -> Along | None:
        """Return the name of a line on this algorithm's board."""
        return "row" if self.fills_columns and way == "column" else way


def list_scans(seen: Look | None) -> list[State]:
    """List the squares that a test looked at, line by line, the nearest first."""
    if seen is None:
        return []
    row, column, tested = seen.row, seen.column, (seen.row, seen.column)
    return [
        {"from": tested, "along": way, "squares": [(row - k, column + k * SHIFTS[way]) for k in range(1, looked + 1)]}
        for way, looked in seen.ways
    ]
