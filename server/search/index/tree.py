"""The upper part of the tree of partial placements: its nodes in preorder, as arrays.

Squares are tried from the lowest bit up, so preorder is the order of the search. The node after the end of a subtree is
the next sibling of the subtree's top.
"""

from array import array
from collections.abc import Iterator


def prefixes(n: int, depth: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield row, ld, col and rd of every partial placement of at most `depth` queens, in preorder."""
    done = (1 << n) - 1
    waiting = [(0, 0, 0, 0)]
    while waiting:
        row, ld, col, rd = node = waiting.pop()
        yield node
        if row == depth:
            continue
        poss = ~(ld | col | rd) & done
        row += 1
        while poss:  # the highest bit first, so that the lowest leaves the stack first
            bit = 1 << poss.bit_length() - 1
            poss ^= bit
            waiting.append((row, (ld | bit) >> 1, col | bit, (rd | bit) << 1 & done))


def spans(rows: list[int]) -> "array[int]":
    """Return, for nodes in preorder with these rows, the number of nodes in the subtree of each, itself included."""
    span = array("q", bytes(8 * len(rows)))
    open_at: list[int] = []  # for each row the latest node in it
    for node, row in enumerate(rows):
        for above in range(row, len(open_at)):
            span[open_at[above]] = node - open_at[above]
        del open_at[row:]
        open_at.append(node)
    for latest in open_at:
        span[latest] = len(rows) - latest
    return span


def paths(nodes: list[tuple[int, int, int, int]]) -> Iterator[int]:
    """Yield, for nodes in preorder, the columns of their queens, four bits each, the first row lowest."""
    above: dict[int, tuple[int, int]] = {0: (0, 0)}  # for each row the col and path of the latest node in it
    for row, _, col, _ in nodes:
        if row:
            columns, path = above[row - 1]
            above[row] = col, path | ((col ^ columns).bit_length() - 1) << 4 * (row - 1)
        yield above[row][1]
