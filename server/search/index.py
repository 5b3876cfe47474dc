"""How large is the subtree below a partial placement? Answered from a table of prefixes, below it by measuring.

Knows the tree of partial placements and its sums, nothing of steps or algorithms. Nodes are numbered in preorder,
squares tried from the lowest bit up, so a subtree is a stretch of nodes and its sums are one subtraction.
"""

from array import array
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

from .kernels import measure
from .sums import Sums

LARGEST_TABLE = 12  # n up to which a table is built on first use: 0.3 s in plain Python
TABLE_DEPTH = 4  # queens in the longest prefix of a table; a subtree below it is measured in about a millisecond
MEASURED_ROWS = 8  # at most so many rows below the last queen are measured on demand
REMEMBERED = 4096  # measured subtrees that are kept

ROOT = 0
NO_NODE = -1  # a call below the table


class Index:
    """Sums of the subtrees of the search for n queens."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.table = Table(n, min(TABLE_DEPTH, n)) if n <= LARGEST_TABLE else None
        self._measure = lru_cache(REMEMBERED)(measure)

    def sums(self, node: int, row: int, ld: int, col: int, rd: int) -> Sums | None:
        """Sums of the subtree of one call; None where it is not in the table and too large to be measured at once."""
        if node != NO_NODE and self.table:
            return self.table.sums(node)
        if self.n - row > MEASURED_ROWS:
            return None
        return self._measure(self.n, ld, col, rd)

    @property
    def root(self) -> int:
        """The node of the outermost call."""
        return ROOT if self.table else NO_NODE

    def first_child(self, node: int, row: int) -> int:
        """The node of the first call made from this one, if it makes any."""
        return node + 1 if self.table and node != NO_NODE and row < self.table.depth else NO_NODE

    def next_sibling(self, node: int) -> int:
        """The node of the next call made from the same caller, if there is one."""
        return node + self.table.span[node] if self.table and node != NO_NODE else NO_NODE


class Table:
    """Running sums over all prefixes of at most `depth` queens; a prefix of `depth` queens stands for all below it.

    The search is its own mirror image, read backwards, so only the first half of the deepest prefixes is measured.
    """

    def __init__(self, n: int, depth: int) -> None:
        self.depth = depth
        nodes = list(prefixes(n, depth))
        self.span = spans([row for row, *_ in nodes])
        leaves = [masks for row, *masks in nodes if row == depth]
        half = [measure(n, *masks) for masks in leaves[: (len(leaves) + 1) // 2]]
        below = iter(half + half[: len(leaves) // 2][::-1])
        own = [next(below) if row == depth else single(n, *masks) for row, *masks in nodes]
        self._before = tuple(array("q", accumulate(column, initial=0)) for column in zip(*own, strict=True))

    def sums(self, node: int) -> Sums:
        """Sums of the subtree of a node."""
        end = node + self.span[node]
        calls, solutions, dead_ends = self._before
        return Sums(calls[end] - calls[node], solutions[end] - solutions[node], dead_ends[end] - dead_ends[node])


def single(n: int, ld: int, col: int, rd: int) -> Sums:
    """Sums of one call without the calls that it makes; no solution."""
    return Sums(1, 0, int(not ~(ld | col | rd) & (1 << n) - 1))


def prefixes(n: int, depth: int, row: int = 0, ld: int = 0, col: int = 0, rd: int = 0) -> Iterator[tuple[int, ...]]:
    """Row, ld, col and rd of every partial placement of at most `depth` queens, in preorder."""
    yield row, ld, col, rd
    poss = ~(ld | col | rd) & (1 << n) - 1 if row < depth else 0
    while poss:
        bit = poss & -poss
        poss -= bit
        yield from prefixes(n, depth, row + 1, (ld | bit) >> 1, col | bit, (rd | bit) << 1)


def spans(rows: list[int]) -> "array[int]":
    """For nodes in preorder, given their rows: the number of nodes in the subtree of each, with itself."""
    span = array("q", [0]) * len(rows)
    last = [len(rows)] * (max(rows) + 2)  # per row: the nearest node to the right that is no deeper
    for node in range(len(rows) - 1, -1, -1):
        row = rows[node]
        span[node] = min(last[: row + 1]) - node
        last[row] = node
    return span
