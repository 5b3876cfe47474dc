"""What came of the squares that were tried along a path: the solutions below each of them.

Knows walks and the index. A subtree that has been left is one subtraction in a table, or is measured below it.
"""

from ..step import STEPS, Square
from ..walks.reach import Reach
from ..walks.walk import OpenCall, Walk

Found = tuple[Square, int | None]  # and the solutions below it; None where the subtree is too large to be measured


def along(reach: Reach, number: int) -> tuple[Walk, list[list[Found]]]:
    """The walk at this step, and for each open call what lies below each square it is done with, in order of trying."""
    walk = reach.to(STEPS, number + 1)
    rows = [below(reach, walk, call, standing=call is not walk.open[-1] or walk.kind == "place") for call in walk.open]
    return walk, rows


def below(reach: Reach, walk: Walk, call: OpenCall, *, standing: bool) -> list[Found]:
    """The squares that one call is done with; not the one where its queen is `standing`."""
    if call.col == walk.done:
        return []
    index, row = reach.index, call.row + 1
    done_with = ~(call.ld | call.col | call.rd | call.poss | (call.bit if standing else 0)) & walk.done
    node, found, taker = index.first_child(call.node, call.row), [], call.copy()
    while done_with:
        bit = done_with & -done_with
        done_with -= bit
        ld, col, rd = (call.ld | bit) >> 1, call.col | bit, (call.rd | bit) << 1 & walk.done
        sums = index.sums(node, row, ld, col, rd)
        taker.bit = bit
        found.append((walk.square(taker), sums and sums.solutions))
        node = index.next_sibling(node)
    return found
