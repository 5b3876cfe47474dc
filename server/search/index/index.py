"""How large is the subtree below a partial placement? Answered from a table of prefixes, below it by measuring.

Knows the tree of partial placements and its sums, nothing of steps or algorithms. Tables of small boards are made on
first use in plain Python, those of larger ones are shipped; what lies below them is measured by compiled loops.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain

from ..sums import Sums
from . import reference
from .reference import NO_LIMIT
from .tables.store import load
from .tree import prefixes, spans

TABLE_DEPTH = 4  # queens in the longest prefix of a table
LARGEST_MADE = 11  # n up to which a table is made on first use: less than 0.1 s in plain Python
LARGEST_TABLE = 18  # n up to which one is shipped
LARGEST_PLAIN = 12  # n up to which subtrees are measured in plain Python: less than a millisecond each
PLAIN_STRETCH, COMPILED_STRETCH = 600_000, 45_000_000  # steps that can be passed in about a quarter of a second
TOO_LARGE_SHARE = 100  # without a table: of more calls than a stretch has steps, divided by this, a subtree is entered
REMEMBERED = 2048  # measured subtrees that are kept

ROOT = 0
NO_NODE = -1  # a call below the table

Node = tuple[int, int, int, int]  # row, ld, col, rd
Found = tuple[int, ...]  # calls, solutions, dead ends, deepest row
Measure = Callable[[int, int, int, int, int, int], Found]  # n, row, ld, col, rd and how many calls at most


class Index:
    """Sums of the subtrees of the search for n queens.

    `stretch`: without a table, the steps that one request may walk beyond what has been walked before.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.table = Table(n) if n <= LARGEST_TABLE else None
        measure, self.stretch = measurer(n)
        self._measure = lru_cache(REMEMBERED)(measure)
        self._most = NO_LIMIT if self.table else self.stretch // TOO_LARGE_SHARE

    def sums(self, node: int, row: int, ld: int, col: int, rd: int) -> Sums | None:
        """Sums of the subtree of one call; None where it is not in the table and too large to be measured at once."""
        if node != NO_NODE and self.table:
            return self.table.sums(node)
        calls, solutions, dead_ends, _ = self._measure(self.n, row, ld, col, rd, self._most)
        return Sums(calls, solutions, dead_ends) if calls > 0 else None

    @property
    def whole(self) -> bool:
        """Whether every step of a trace is at hand."""
        return self.table is not None

    @property
    def skips(self) -> bool:
        """Whether subtrees can be passed over: what is known of them is all that an algorithm counts."""
        return True

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
    """Running sums over all prefixes of at most four queens; one of four queens, a leaf, stands for all below it."""

    def __init__(self, n: int) -> None:
        self.depth = depth = min(TABLE_DEPTH, n)
        done = (1 << n) - 1
        nodes = list(prefixes(n, depth))
        self.span = spans([row for row, *_ in nodes])
        leaf = measured([node for node in nodes if node[0] == depth], n)
        own = [
            next(leaf) if row == depth else (1, 0, int(not ~(ld | col | rd) & done), row) for row, ld, col, rd in nodes
        ]
        calls, solutions, dead_ends, deepest = zip(*own, strict=True)
        self._before = [array("q", accumulate(column, initial=0)) for column in (calls, solutions, dead_ends)]
        self.deepest = below([row for row, *_ in nodes], deepest)

    def sums(self, node: int) -> Sums:
        """Sums of the subtree of a node."""
        end = node + self.span[node]
        calls, solutions, dead_ends = self._before
        return Sums(calls[end] - calls[node], solutions[end] - solutions[node], dead_ends[end] - dead_ends[node])


def below(rows: list[int], own: Sequence[int]) -> "array[int]":
    """For nodes in preorder: the largest number in the subtree of each."""
    largest = array("q", own)
    waiting = [0] * (max(rows) + 2)  # per row: the largest of those to the right that still lack their caller
    for node in range(len(rows) - 1, -1, -1):
        row = rows[node]
        largest[node] = max(own[node], waiting[row + 1])
        waiting[row + 1] = 0
        waiting[row] = max(waiting[row], largest[node])
    return largest


def measured(leaves: list[Node], n: int) -> Iterator[Found]:
    """What lies below each leaf. The search is its own mirror image, read backwards: half of them tell of all."""
    half = first_half(leaves)
    found = list(zip(*load(n, columns=4, rows=len(half)), strict=True)) if n > LARGEST_MADE else made(half, n)
    return chain(found, reversed(found[: len(leaves) // 2]))


def made(leaves: list[Node], n: int) -> list[Found]:
    """What lies below each of these leaves, measured now."""
    measure, _ = measurer(n)
    return [measure(n, *leaf, NO_LIMIT) for leaf in leaves]


def first_half(leaves: list[Node]) -> list[Node]:
    """The leaves that are measured; with an odd number of them the middle one is its own mirror image."""
    return leaves[: (len(leaves) + 1) // 2]


def measurer(n: int) -> tuple[Measure, int]:
    """What measures subtrees best for this n, and the stretch. Small boards do not wait for compiled loops to load."""
    if n <= LARGEST_PLAIN:
        return reference.measure, PLAIN_STRETCH
    from ..compiled import COMPILED
    from . import kernels

    return kernels.measurer(), COMPILED_STRETCH if COMPILED else PLAIN_STRETCH
