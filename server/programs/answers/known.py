"""The known answers: all boards without an attack, and their numbers."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from ...search.counting.workload import SOLUTIONS
from ...search.symmetry import TURNS, Turn, turn_square

Squares = frozenset[tuple[int, int]]

KNOWN: Mapping[int, int] = dict(enumerate(SOLUTIONS[:8], 1))
FIRSTS: Mapping[int, int] = {4: 2, 5: 5, 6: 4, 7: 7, 8: 8}  # one for each place of the first queen
LARGEST = 10  # rows of the largest board whose solutions (724) are all listed


def list_placements(n: int, queens: tuple[int, ...] = ()) -> Iterator[Squares]:
    """Yield the board after each placement of a full search by rows, the leftmost square first.

    `queens`: the columns of those that stand already.
    """
    row = len(queens)
    for column in range(n) if row < n else ():
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            yield frozenset(enumerate((*queens, column)))
            yield from list_placements(n, (*queens, column))


@lru_cache
def list_solutions_of(n: int) -> list[Squares]:
    """Return all solutions, in the order of `list_placements`; [] above LARGEST rows."""
    return [board for board in list_placements(n) if len(board) == n] if n <= LARGEST else []


@lru_cache
def count_classes(n: int) -> int:
    """Return the number of solutions up to turns and reflections; 0 above LARGEST rows."""
    return len({name_class(board, n) for board in list_solutions_of(n)})


def name_class(board: Squares, n: int) -> tuple[tuple[int, int], ...]:
    """Return the same squares for all turns and reflections of a board."""
    return min(tuple(sorted(turn_board(board, turn, n))) for turn in TURNS)


def turn_board(board: Squares, turn: Turn, n: int) -> Squares:
    """Return a board after a turn."""
    return frozenset(turn_square(square, turn, n) for square in board)


def is_peaceful(board: Squares) -> bool:
    """Return True if no two queens attack each other."""
    lines = zip(*((row, column, row - column, row + column) for row, column in board), strict=True)
    return all(len({*line}) == len(board) for line in lines)


def counts_another(counts: Mapping[int, int | None]) -> bool:
    """Return True if counts by rows, of at least three sizes, are those of FIRSTS, or go up to a limit."""
    found = {n: count for n, count in counts.items() if count is not None and n in FIRSTS}
    if len(found) < 3:
        return False
    limit = max(found.values())
    is_limited = 1 < limit < KNOWN[max(found)] and all(count == min(limit, KNOWN[n]) for n, count in found.items())
    return is_limited or found.items() <= FIRSTS.items()
