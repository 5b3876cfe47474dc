"""The size of the subtree below a partial placement: from a table of prefixes, and measured if it lies below the table.

The index has the tree of partial placements and its sums, no steps or algorithms. Tables of small boards are
made on first use in interpreted Python; those of larger boards are shipped. Subtrees below them are measured by
compiled loops.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain

from ..algorithms.algorithm import Sums
from . import embedded
from .reference import NO_LIMIT
from .tables.store import load
from .tree import prefixes, spans

TABLE_DEPTH = 4  # queens in the longest prefix of a table
LARGEST_MADE = 11  # largest n whose table is made on first use: less than 0.1 s of interpreted Python
LARGEST_TABLE = 18  # largest n whose table is shipped
LARGEST_INTERPRETED = 12  # largest n whose subtrees are measured in interpreted Python: less than a millisecond each
INTERPRETED_HORIZON, COMPILED_HORIZON = 600_000, 45_000_000  # steps that can be skipped in about a quarter of a second
TOO_LARGE_SHARE = 100  # without a table a subtree with more than 1/100 as many calls as the horizon's steps is entered
REMEMBERED = 2048  # measured subtrees that are kept

ROOT = 0
NO_NODE = -1  # the node of a call below the table

Node = tuple[int, int, int, int]  # row, ld, col, rd
Totals = tuple[int, ...]  # calls, solutions, dead ends, deepest row


class Index:
    """Sums of the subtrees of the search for n queens.

    `horizon`: without a table, the number of steps that one request may walk beyond what has been walked before.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.table = PrefixTable(n) if n <= LARGEST_TABLE else None
        self._measure = lru_cache(REMEMBERED)(measure)

    def sums(self, node: int, row: int, ld: int, col: int, rd: int) -> Sums | None:
        """Return the sums of one call's subtree; None if it is not in the table and too large to measure now."""
        if node != NO_NODE and self.table:
            return self.table.sums(node)
        most = NO_LIMIT if self.table else self.horizon // TOO_LARGE_SHARE
        calls, solutions, dead_ends, _ = self._measure(self.n, row, ld, col, rd, most)
        return Sums(calls, solutions, dead_ends) if calls > 0 else None

    @property
    def horizon(self) -> int:
        return COMPILED_HORIZON if is_fast(self.n) else INTERPRETED_HORIZON

    @property
    def whole(self) -> bool:
        """True if every step of a trace can be read at once."""
        return self.table is not None

    @property
    def skips(self) -> bool:
        """True if subtrees can be skipped: the index has everything that an algorithm counts in them."""
        return True

    @property
    def root(self) -> int:
        """The node of the outermost call."""
        return ROOT if self.table else NO_NODE

    def first_child(self, node: int, row: int) -> int:
        """Return the node of the first call made from this one, if it makes any."""
        return node + 1 if self.table and node != NO_NODE and row < self.table.depth else NO_NODE

    def next_sibling(self, node: int) -> int:
        """Return the node of the next call made from the same caller, if there is one."""
        return node + self.table.span[node] if self.table and node != NO_NODE else NO_NODE


class PrefixTable:
    """Running sums over all prefixes of at most four queens. A prefix of four is a leaf: its sums are its subtree's."""

    def __init__(self, n: int) -> None:
        self.depth = depth = min(TABLE_DEPTH, n)
        done = (1 << n) - 1
        nodes = list(prefixes(n, depth))
        self.span = spans([row for row, *_ in nodes])
        leaf = leaf_totals([node for node in nodes if node[0] == depth], n)
        own = [
            next(leaf) if row == depth else (1, 0, int(not ~(ld | col | rd) & done), row) for row, ld, col, rd in nodes
        ]
        calls, solutions, dead_ends, deepest = zip(*own, strict=True)
        self._before = [array("q", accumulate(column, initial=0)) for column in (calls, solutions, dead_ends)]
        self.deepest = subtree_maxima([row for row, *_ in nodes], deepest)

    def sums(self, node: int) -> Sums:
        end = node + self.span[node]
        calls, solutions, dead_ends = self._before
        return Sums(calls[end] - calls[node], solutions[end] - solutions[node], dead_ends[end] - dead_ends[node])


def subtree_maxima(rows: list[int], own: Sequence[int]) -> "array[int]":
    """Return, for nodes in preorder with these rows and numbers, the largest number in the subtree of each."""
    largest = array("q", own)
    waiting = [0] * (max(rows) + 2)  # for each row the largest number of the nodes whose caller is still to come
    for node in range(len(rows) - 1, -1, -1):
        row = rows[node]
        largest[node] = max(own[node], waiting[row + 1])
        waiting[row + 1] = 0
        waiting[row] = max(waiting[row], largest[node])
    return largest


def leaf_totals(leaves: list[Node], n: int) -> Iterator[Totals]:
    """Return the totals of each leaf's subtree. The tree is symmetric; only the first half of the leaves is stored."""
    half = first_half(leaves)
    if n > LARGEST_MADE:
        found: list[Totals] = list(zip(*load(n, columns=4, rows=len(half)), strict=True))
    else:
        found = [measure(n, *leaf, NO_LIMIT) for leaf in half]
    return chain(found, reversed(found[: len(leaves) // 2]))


def stored_leaves(n: int) -> list[Node]:
    """Return the leaves whose totals the table of a larger board stores."""
    return first_half([node for node in prefixes(n, TABLE_DEPTH) if node[0] == TABLE_DEPTH])


def first_half(leaves: list[Node]) -> list[Node]:
    """Return the leaves that are stored. If their number is odd, the middle one is its own mirror image."""
    return leaves[: (len(leaves) + 1) // 2]


def is_fast(n: int) -> bool:
    """Return whether subtrees for this n are measured by fast loops. Small boards load none."""
    if embedded.has_measure():
        return True
    from ..compiled import is_compiled

    return n > LARGEST_INTERPRETED and is_compiled()


def measure(n: int, row: int, ld: int, col: int, rd: int, most: int) -> Totals:
    """Run `reference.measure` by the fastest loops that are ready."""
    if embedded.has_measure() or not is_fast(n):
        return embedded.measure(n, row, ld, col, rd, most)
    from . import kernels

    return kernels.choose_measure()(n, row, ld, col, rd, most)
