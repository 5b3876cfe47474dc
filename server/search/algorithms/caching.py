"""`basic` with three arrays of booleans in place of the scans: is there a queen in this column, on these diagonals?"""

from ..step import Counters, State
from ..sums import Scans
from .basic import own
from .square_by_square import SCANNED, Lines, Look, Moment, TryingAlgorithm, Way, counted, steps_of_all

ARRAYS: tuple[Way, ...] = ("column", "ld", "rd")  # in the order in which they are read


def body(n: int, sums: Scans) -> Counters:
    """Every square's column is read; where that is free the major diagonal, where that is free too the minor one."""
    rows = sums.calls - sums.solutions
    return counted(sums, n * rows, n * rows + sums.left + sums.open)


def cost(seen: Look) -> int:
    """A check is a flag that is read, up to the first that is set."""
    return len(seen.ways)


def shared(now: Moment) -> State:
    """The arrays: `columns`, `majors` (`\\`: row - column + n - 1), `minors` (`/`: row + column).

    `reads`: array and place of each flag that was read.
    """
    n = now.n
    columns, majors, minors = ([False] * size for size in (n, 2 * n - 1, 2 * n - 1))
    for row, column in enumerate(now.queens):
        columns[column] = majors[row - column + n - 1] = minors[row + column] = True
    return {"columns": columns, "majors": majors, "minors": minors, "reads": reads(n, now.look)}


def reads(n: int, seen: Look | None) -> list[State]:
    """The flags that were read to test a square, in order."""
    if seen is None:
        return []
    places = seen.column, seen.row - seen.column + n - 1, seen.row + seen.column
    arrays = list(zip(("columns", "majors", "minors"), places, strict=True))
    return [{"array": array, "place": place} for array, place in arrays[: len(seen.ways)]]


CACHING = TryingAlgorithm(
    id="caching",
    title="Caching",
    blurb="Like basic, but three arrays remember which columns and diagonals have a queen: a look-up, not a scan.",
    steps=steps_of_all,
    body=body,
    indexed=SCANNED,
    exhaustive=True,
    lines=Lines(call=(3,), solution=(3, 4, 5), test=(6, 7, 8, 9), place=(10, 11), end=(6,), lift=(12,)),
    cost=cost,
    shared=shared,
    own=own,
    ways=ARRAYS,
)
