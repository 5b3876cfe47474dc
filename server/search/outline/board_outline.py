"""The outline of the search on one board, whose index has every call."""

from bisect import bisect_left
from collections.abc import Iterator
from operator import itemgetter

from ..index.board_index import LOOKS, Tree
from ..pausable import Pauses
from .outline import Outline


def draw(tree: Tree, start: int, stop: int, width: int) -> Pauses[Outline]:
    """Draw the exact outline of the steps from `start` up to before `stop`, at most one pixel for each step."""
    width = min(width, stop - start)
    deepest, solutions = [0] * width, [0] * width
    calls: list[tuple[int, int, int]] = []
    for looks, node in enumerate(nodes_between(tree, start, stop)):
        row, entered = tree.rows[node], tree.entered(node)
        left = entered + 3 * tree.span[node] - 2
        for step, depth in ((entered - 1, row - 1), (entered, row), (left, row - 1)):  # the `place`, `call`, `return`
            if start <= step < stop:
                pixel = (step - start) * width // (stop - start)
                deepest[pixel] = max(deepest[pixel], depth)
                solutions[pixel] += step == entered and tree.solutions[node + 1] - tree.solutions[node]
        first, end = max(start, entered), min(stop, left)
        if first < end and (end - first) * width >= stop - start:
            calls.append((row, first, end))
        if looks % LOOKS == 0:
            yield
    return Outline(start, stop, width, True, sorted(calls, key=itemgetter(2)), deepest, solutions)


def nodes_between(tree: Tree, start: int, stop: int) -> Iterator[int]:
    """Yield the calls that have a step from `start` up to before `stop`: those open before, and those entered there."""
    first = bisect_left(range(len(tree.rows)), start, key=tree.entered)
    ancestors, node = [], 0
    while node < first:
        if node + tree.span[node] > first - 1 and tree.entered(node) + 3 * tree.span[node] - 2 >= start:
            ancestors.append(node)
            node += 1
        else:
            node += tree.span[node]
    yield from ancestors
    end = bisect_left(range(len(tree.rows)), stop + 1, key=tree.entered)  # the next call's `place` may be the last step
    yield from range(first, end)
