"""What is common to the searches that try square after square: how a square is tested, and which lines that runs.

A square is tested by looking for a queen along the lines that lead back from it, nearest square first, up to the first
queen that is found. Algorithms differ in what one look costs, not in what it finds. Squares are counted from the left;
a search that fills columns is one that fills rows with the board turned over its `\\` diagonal.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal, NamedTuple

from ..step import Along, Counters, Kind, Square, State
from ..sums import Scans, Sums
from .algorithm import TreeAlgorithm

Tried = Literal["unused", "all"]  # squares of a row that get a step: those in columns without a queen, or all
Way = Literal["column", "ld", "rd"]

SCANNED = 14  # n up to which there is an index of what is looked at

SIDEWAYS: Mapping[Way, int] = {"column": 0, "ld": -1, "rd": 1}  # columns that one step up moves by


class Look(NamedTuple):
    """How one square was tested.

    `ways`: the lines looked along, in order, each with the number of squares looked at. Where a queen was found
    (`along` the last of them, `attacker`) the last one holds it.
    """

    row: int
    column: int
    ways: tuple[tuple[Way, int], ...]
    along: Way | None
    attacker: Square | None

    @property
    def squares(self) -> int:
        """How many squares were looked at."""
        return sum(looked for _, looked in self.ways)


def look(n: int, queens: Sequence[int], column: int, ways: tuple[Way, ...]) -> Look:
    """Test the square of this column below queens in these columns."""
    row, done = len(queens), list[tuple[Way, int]]()
    for way in ways:
        sideways = SIDEWAYS[way]
        reach = row if not sideways else min(row, column if sideways < 0 else n - 1 - column)
        for distance in range(1, reach + 1):
            if queens[row - distance] == column + sideways * distance:
                attacker = row - distance, column + sideways * distance
                return Look(row, column, (*done, (way, distance)), way, attacker)
        done.append((way, reach))
    return Look(row, column, tuple(done), None, None)


@dataclass(frozen=True)
class Lines:
    """Which lines of its listing a step of an algorithm stands for.

    - `call`, `solution`: what a call begins with;
    - `test`: the loop takes the next square, and asks;
    - `looks`: per way the line of the scan's loop and the one that looks at a square; none where no loop scans;
    - `hit`, `free`: what ends a test, on finding a queen along some way or on finding none;
    - `place`: a queen takes the square, the next call is made; `end`: no square is left; `lift`: back in the caller.
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

    def tested(self, seen: Look) -> Iterator[int]:
        """The lines that test a square."""
        yield from self.test
        for way, looked in seen.ways if self.looks else ():
            yield from self.looks[way] * looked
            if way != seen.along:
                yield self.looks[way][0]
        yield from self.free if seen.along is None else self.hit.get(seen.along, ())

    def of(self) -> Mapping[Kind, set[int]]:
        """By the kind of step all lines that it may run."""
        tested = {*self.test, *chain(*self.looks.values())}
        return {
            "call": set(self.call),
            "solution": set(self.solution),
            "reject": {*tested, *chain(*self.hit.values())},
            "place": {*tested, *self.free, *self.place},
            "return": {*self.end, *self.lift},
        }


def steps_of_all(n: int, row: int) -> int:
    """Entered, left, and one for each square of the row; a solution tries none."""
    return 2 + n if row < n else 2


def counted(sums: Sums | Scans, tried: int, checks: int) -> Counters:
    """The counters of a subtree in which so many squares are tried.

    That nothing could be placed shows when the last square has been tried, at the `return`: the topmost call's own is
    not counted here.
    """
    calls, solutions, dead_ends = sums[:3]
    own = calls == 1 and not solutions
    return Counters(2 * calls - 1 + tried, calls, calls - 1, solutions, dead_ends - own, checks)


class Moment(NamedTuple):
    """What an algorithm's variables follow from: the queens that stand, and the square that was tested, if one was."""

    n: int
    queens: Sequence[int]  # the column of each, by row
    look: Look | None


class Call(NamedTuple):
    """One open call: its row, the columns of the queens above, the column tried last."""

    n: int
    queens: Sequence[int]
    column: int | None


@dataclass(frozen=True, kw_only=True)
class TryingAlgorithm(TreeAlgorithm):
    """One that tries the squares of a row from the left, each in a step of its own.

    - `tried`: which squares; `ways`: along which lines each is tested, in order;
    - `cost`: the checks of one test;
    - `shared`, `own`: the variables of the search, and those of one call;
    - `sideways`: it fills columns from the left, and tries the rows of a column from the top.
    """

    lines: Lines
    cost: Callable[[Look], int]
    shared: Callable[[Moment], State]
    own: Callable[[Call], State]
    tried: Tried = "all"
    ways: tuple[Way, ...] = ("column", "ld", "rd")
    sideways: bool = False

    def kinds_at(self, line: int) -> set[Kind]:
        return {kind for kind, lines in self.lines.of().items() if line in lines}

    def along(self, way: Way | None) -> Along | None:
        """What a line is called on this algorithm's board."""
        return "row" if self.sideways and way == "column" else way


def scanned(seen: Look | None) -> list[State]:
    """The squares looked at from the tested one, line by line, the nearest first."""
    if seen is None:
        return []
    row, column, tested = seen.row, seen.column, (seen.row, seen.column)
    return [
        {"from": tested, "along": way, "squares": [(row - k, column + k * SIDEWAYS[way]) for k in range(1, looked + 1)]}
        for way, looked in seen.ways
    ]
