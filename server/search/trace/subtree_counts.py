"""The number of solutions below each square that was tried on the way to a step.

A subtree in the table takes one subtraction; one below the table is measured.
"""

from ..pausable import Pauses
from ..step import Square
from ..walks.walk import OpenCall, Walk

SubtreeCount = tuple[Square, int | None]  # and the solutions below it; None if the subtree is too large to measure now


def count_subtrees(walk: Walk) -> Pauses[list[list[SubtreeCount]]]:
    """Count, for each open call, outermost first, the solutions below each finished square, in order of trying."""
    counts = []
    for call in walk.open:
        has_queen = call is not walk.open[-1] or walk.kind == "place"
        counts.append((yield from count_below(walk, call, has_queen=has_queen)))
    return counts


def count_below(walk: Walk, call: OpenCall, *, has_queen: bool) -> Pauses[list[SubtreeCount]]:
    """Count below the finished squares of one call; `has_queen`: the square tried last is not finished."""
    if call.col == walk.done:
        return []
    index = walk.index
    finished = walk.free(call) & ~(call.poss | (call.bit if has_queen else 0))
    node, counts, twin = index.first_child(call.node, call.row), [], call.copy()
    while finished:
        bit = finished & -finished
        finished -= bit
        sums = walk.measure(walk.below(call, bit, node))
        twin.bit = bit
        counts.append((walk.square(twin), sums and sums.solutions))
        node = index.next_sibling(node)
        yield
    return counts
