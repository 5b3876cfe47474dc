"""The outline of a stretch of the search that tests every board.

It makes no calls. In their place stand the stretches in which the first wheels of its odometer stand still.
"""

from collections.abc import Iterator
from operator import itemgetter

from ..index.boards import Boards
from .outline import Outline


def draw(boards: Boards, start: int, stop: int, width: int) -> Outline:
    """The outline of the boards `start` up to before `stop`; at most a pixel a board. It is exact.

    `calls`: row r stands for the boards that have their first r queens in common.
    """
    width = min(width, stop - start)
    deepest, solutions = [0] * width, [0] * width
    stretch = boards.stretch_of(start)
    while boards.first[stretch] < stop:
        first, end = max(start, boards.first[stretch]), min(stop, boards.first[stretch + 1])
        row = boards.rows[stretch]
        pixels = range((first - start) * width // (stop - start), (end - 1 - start) * width // (stop - start) + 1)
        for pixel in pixels:
            deepest[pixel] = max(deepest[pixel], row)
        solutions[pixels[0]] += row == boards.n
        stretch += 1
        if stretch == len(boards.rows):
            break
    calls = sorted(still(boards, start, stop, width), key=itemgetter(2))
    return Outline(start, stop, width, True, calls, deepest, solutions)


def still(boards: Boards, start: int, stop: int, width: int) -> Iterator[tuple[int, int, int]]:
    """Row, first board and end of each stretch of boards with so many first queens in common, if it is a pixel wide."""
    for row in range(boards.n + 1):
        size = boards.n ** (boards.n - row)
        if size * width < stop - start:
            return
        for first in range(start // size * size, stop, size):
            begin, end = max(start, first), min(stop, first + size)
            if (end - begin) * width >= stop - start:
                yield row, begin, end
