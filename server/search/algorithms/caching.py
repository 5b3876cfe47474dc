"""`basic` with three arrays of booleans instead of scans: is there a queen in this column, on these diagonals?"""

from dataclasses import replace

from ..step import Counters, State
from .algorithm import Scans
from .basic import BASIC
from .square_by_square import BoardState, Lines, Look, Way, count_subtree

ARRAYS: tuple[Way, ...] = ("column", "ld", "rd")  # in the order in which they are read


def body(n: int, sums: Scans) -> Counters:
    """Return the counters of a subtree. A test reads the column, if free the major diagonal, if free the minor one."""
    rows = sums.calls - sums.solutions
    return count_subtree(sums, n * rows, n * rows + sums.left + sums.open)


def cost(seen: Look) -> int:
    """Return the number of flags read, up to the first that is set: each is a check."""
    return len(seen.ways)


def search_state(now: BoardState) -> State:
    r"""Return the arrays: `columns`, `majors` (`\`: row - column + n - 1), `minors` (`/`: row + column).

    `reads`: the array and index ("place") of each flag that was read.
    """
    n = now.n
    columns, majors, minors = ([False] * size for size in (n, 2 * n - 1, 2 * n - 1))
    for row, column in enumerate(now.queens):
        columns[column] = majors[row - column + n - 1] = minors[row + column] = True
    return {"columns": columns, "majors": majors, "minors": minors, "reads": list_reads(n, now.look)}


def list_reads(n: int, seen: Look | None) -> list[State]:
    """List the flags that the test of a square read, in order."""
    if seen is None:
        return []
    indexes = seen.column, seen.row - seen.column + n - 1, seen.row + seen.column
    flags = list(zip(("columns", "majors", "minors"), indexes, strict=True))
    return [{"array": array, "place": index} for array, index in flags[: len(seen.ways)]]


CACHING = replace(
    BASIC,
    id="caching",
    title="Caching",
    blurb="Like basic, but three arrays remember which columns and diagonals have a queen: a look-up, not a scan.",
    body=body,
    lines=Lines(call=(3,), solution=(3, 4, 5), test=(6, 7, 8, 9), place=(12, 13, 14, 15), end=(6,), lift=(16, 17, 18)),
    cost=cost,
    search_state=search_state,
    ways=ARRAYS,
)
