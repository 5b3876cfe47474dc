"""The outline of `naive`, which has no calls: it shows the runs of boards that share their first queens."""

from collections.abc import Iterator
from operator import itemgetter

from ..index.boards import Boards
from .outline import Outline


def draw(boards: Boards, start: int, stop: int, width: int) -> Outline:
    """Draw the exact outline of the boards from `start` up to before `stop`, at most one pixel for each board.

    `calls`: row r stands for boards that share their first r queens.
    """
    width = min(width, stop - start)
    deepest, solutions = [0] * width, [0] * width
    block = boards.block_of(start)
    while boards.first[block] < stop:
        first, end = max(start, boards.first[block]), min(stop, boards.first[block + 1])
        row = boards.rows[block]
        pixels = range((first - start) * width // (stop - start), (end - 1 - start) * width // (stop - start) + 1)
        for pixel in pixels:
            deepest[pixel] = max(deepest[pixel], row)
        solutions[pixels[0]] += row == boards.n
        block += 1
    calls = sorted(find_runs(boards, start, stop, width), key=itemgetter(2))
    return Outline(start, stop, width, True, calls, deepest, solutions)


def find_runs(boards: Boards, start: int, stop: int, width: int) -> Iterator[tuple[int, int, int]]:
    """Yield the runs of boards that share their first queens and are at least a pixel wide: row, first board, end."""
    for row in range(boards.n + 1):
        size = boards.n ** (boards.n - row)
        if size * width < stop - start:
            return
        for first in range(start // size * size, stop, size):
            begin, end = max(start, first), min(stop, first + size)
            if (end - begin) * width >= stop - start:
                yield row, begin, end
