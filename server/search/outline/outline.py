"""The outline of a range of steps at a width in pixels, for a timeline.

There are two qualities: exact, and rough, which is ready at once. A rough outline does not enter the subtrees at the
table's lower edge, but spreads their solutions evenly over their pixels.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from operator import itemgetter
from typing import Any

from ..algorithms.algorithm import Scans, Sums, TreeAlgorithm
from ..algorithms.square_by_square import SquareAlgorithm
from ..index.index import Index, PrefixTable
from ..index.scan_index import ScanIndex
from ..pausable import Pausable, Together, task

BEFORE, AFTER = 1, 2  # as in `kernel`: a call goes on before, after the part that was drawn
ROUGH_WORK = 2_000_000  # calls that a rough outline may look at: about 15 milliseconds of compiled code
INTERPRETED_COST = 200  # a call takes so many times as long in interpreted Python
EXACT_WORK = 250_000_000  # calls that an exact outline may look at: two seconds; with more it stays rough
PART_WORK = 4_000_000  # calls in a part that is drawn without a pause


@dataclass(frozen=True, slots=True)
class Outline:
    """The steps from `start` up to before `stop`; step k lies in pixel (k - start) * width // (stop - start).

    - `start`, `stop`, `width`: as requested, but at most as many pixels as steps;
    - `exact`: True if `deepest` and `solutions` are exact;
    - `calls`: row, first step and end of every call at least a pixel wide, from its `call` up to before its `return`,
      cut to the range, in the order of their ends;
    - `deepest`, `solutions`: for each pixel the deepest active row, and the number of solutions: `width` numbers each.

    >>> drawn = Trace("bitmask", 4).outline(0, 50, 10)
    >>> drawn.deepest
    [2, 3, 2, 3, 4, 2, 4, 1, 3, 2]
    >>> drawn.calls[0]
    (1, 2, 12)
    """

    start: int
    stop: int
    width: int
    exact: bool
    calls: Sequence[tuple[int, int, int]]
    deepest: Sequence[int]
    solutions: Sequence[int]


class Outliner:
    """A painter of outlines of one algorithm's trace. Raises ValueError if the index has no table."""

    def __init__(self, algorithm: TreeAlgorithm, index: Index) -> None:
        if index.table is None:
            raise ValueError(f"n = {index.n} has no table to draw from")
        self.n, self.algorithm, self.index = index.n, algorithm, index

    @cached_property
    def _nodes(self) -> list[tuple[int, ...]]:
        """Span, steps, solutions and deepest row of each node of the table."""
        table = self._table
        sums = [self._sums(node) for node in range(len(table.span))]
        steps = [self.algorithm.body(self.n, found).steps for found in sums]
        return list(zip(table.span, steps, [found.solutions for found in sums], table.deepest, strict=True))

    @cached_property
    def _node_array(self) -> Any:
        return array_of(self._nodes, compiled=True)

    def _sums(self, node: int) -> Sums | Scans:
        """Return the sums of a node's subtree from which the algorithm's steps follow."""
        found = self.index.scans(node, []) if isinstance(self.index, ScanIndex) else self._table.sums(node)
        assert found
        return found

    @property
    def _candidates(self) -> int:
        """The squares of a row that are tried, as a constant of `kernel`."""
        candidates = self.algorithm.candidates if isinstance(self.algorithm, SquareAlgorithm) else "free"
        return ("free", "unused", "all").index(candidates)

    @property
    def _table(self) -> PrefixTable:
        assert self.index.table
        return self.index.table

    def draw(self, start: int, stop: int, width: int, *, exact: bool, threads: int = 1) -> Pausable[Outline]:
        """Draw the steps from `start` up to before `stop`, all in the trace, at most one pixel for each step.

        An outline that would be too much work is rough even with `exact`. Much work is cut into parts of PART_WORK,
        each with its own pixels, of which `threads` are drawn at the same time.
        """
        from . import kernel  # the same module until the end: its loops take either arrays or lists

        width = min(width, stop - start)
        work = self._work(start, stop, width) * (1 if kernel.COMPILED else INTERPRETED_COST)
        exact = work <= (EXACT_WORK if exact else ROUGH_WORK)
        parts = min(1 + work // PART_WORK, width) if exact and work > ROUGH_WORK else 1
        nodes = self._node_array if kernel.COMPILED else self._nodes
        zeros = partial(make_zeros, kernel.COMPILED)
        deepest, solutions = zeros(width), zeros(width)
        edges = [width * part // parts for part in range(parts + 1)]

        def draw_part(first: int, end: int) -> list[list[int]]:
            pen = [0, 0, 0, start, stop, width, *(border(start, stop, width, pixel) for pixel in (first, end))]
            calls = zeros((self.n + 2) * (end - first + 2), 4)
            rows, stack = zeros(7, kernel.ROWS), zeros(5, kernel.ROWS)
            hand = array_of(pen, compiled=kernel.COMPILED)
            made = kernel.draw(self.n, self._candidates, nodes, exact, hand, calls, deepest, solutions, rows, stack)
            return as_list(calls[:made])

        if parts == 1:
            noted = [draw_part(0, width)]
        else:
            drawn = (task(partial(draw_part, *pixels)) for pixels in pairwise(edges))
            noted = yield Together(drawn, threads)
        wide = (call for call in join_calls(noted) if (call[2] - call[1]) * width >= stop - start)
        calls = sorted(wide, key=itemgetter(2))
        return Outline(start, stop, width, exact, calls, as_list(deepest), as_list(solutions))

    def _work(self, start: int, stop: int, width: int) -> int:
        """Estimate the calls that an exact outline looks at: one leaf of the table for each border between pixels."""
        whole = self._table.sums(self.index.root)
        leaf = whole.calls // max(1, sum(span == 1 for span in self._table.span))
        steps = self.algorithm.body(self.n, self._sums(self.index.root)).steps
        return min((stop - start) * whole.calls // steps, (width + 1) * leaf)


def border(start: int, stop: int, width: int, pixel: int) -> int:
    """Return the first step of a pixel, of `width` that share the steps from `start` to before `stop`."""
    return start - -pixel * (stop - start) // width


def join_calls(parts: list[list[list[int]]]) -> Iterator[tuple[int, int, int]]:
    """Yield the calls of all parts, in no particular order. A call cut by the end of a part is joined with its rest."""
    waiting: dict[int, tuple[int, int]] = {}  # by row: first step and end of a call that may go on in the next part
    for part in parts:
        opened = {}
        for row, first, end, outside in part:
            first = waiting.pop(row)[0] if outside & BEFORE and row in waiting else first
            if outside & AFTER:
                opened[row] = first, end
            else:
                yield row, first, end
        yield from ((row, first, end) for row, (first, end) in waiting.items())  # they end right at the border
        waiting = opened
    yield from ((row, first, end) for row, (first, end) in waiting.items())


# Compiled loops take arrays of 64-bit integers. Interpreted ones also take lists, which need no NumPy.


def array_of(numbers: list[Any], *, compiled: bool) -> Any:
    if not compiled:
        return numbers
    import numpy as np

    return np.array(numbers, np.int64)


def make_zeros(compiled: bool, *shape: int) -> Any:
    if not compiled:
        rows, *columns = shape
        return [[0] * width for width in columns * rows] if columns else [0] * rows
    import numpy as np

    return np.zeros(shape, np.int64)


def as_list(numbers: Any) -> list[Any]:
    return numbers if isinstance(numbers, list) else list(numbers.tolist())
