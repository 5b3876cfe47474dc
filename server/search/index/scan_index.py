"""An index that also knows what is looked at in a subtree by searches that scan the board.

Which squares those are depends on where the queens stand, and differs between a placement and its mirror image; so it
comes from tables and loops of its own.
"""

from array import array
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate

from ..sums import Scans
from .index import LARGEST_PLAIN, NO_NODE, TABLE_DEPTH, Index, Table
from .scan_lengths import LARGEST, scan
from .tables.store import load
from .tree import paths, prefixes

LARGEST_SCANNED = LARGEST  # n up to which there is a table
SCANS_MADE = 10  # n up to which it is made on first use; the others are shipped
KIND = "-scans"  # what their files' names end with
WALKED_STRETCH = 60_000  # steps that can be walked one by one in about a quarter of a second
REMEMBERED = 2048  # measured subtrees that are kept

Scanner = Callable[[int, int, int, int], tuple[int, ...]]  # n, queens, their places, down to which row


class ScanIndex(Index):
    """Sums of the subtrees of the search for n queens, what is looked at included. Squares are tried from the left."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self._scans = ScanTable(n, self.table) if self.table and n <= LARGEST_SCANNED else None
        self._scan = lru_cache(REMEMBERED)(scanner(n))
        if self._scans is None:
            self.stretch = WALKED_STRETCH

    @property
    def whole(self) -> bool:
        return self._scans is not None

    @property
    def skips(self) -> bool:
        return self.whole

    def scans(self, node: int, queens: list[int]) -> Scans | None:
        """All sums of the subtree of the call that follows these queens; None where nobody has counted them."""
        if self._scans is None:
            return None
        if node != NO_NODE:
            return self._scans.sums(node)
        path = sum(column << 4 * row for row, column in enumerate(queens))
        return Scans(*self._scan(self.n, len(queens), path, self.n))


class ScanTable:
    """Running sums of what is looked at, over the nodes of a table."""

    def __init__(self, n: int, table: Table) -> None:
        self._table = table
        nodes = list(prefixes(n, table.depth))
        leaves = sum(row == table.depth for row, *_ in nodes)
        leaf = iter(made(n) if n <= SCANS_MADE else zip(*load(n, 4, leaves, KIND), strict=True))
        own = [
            next(leaf) if row == table.depth else scan(n, row, path, row)[3:]
            for (row, *_), path in zip(nodes, paths(nodes), strict=True)
        ]
        self._before = [array("q", accumulate(column, initial=0)) for column in zip(*own, strict=True)]

    def sums(self, node: int) -> Scans:
        """All sums of the subtree of a node."""
        end = node + self._table.span[node]
        left, pairs, unhit, looks = [before[end] - before[node] for before in self._before]
        return Scans(*self._table.sums(node), left, pairs, unhit, looks)


def made(n: int) -> list[tuple[int, ...]]:
    """What is looked at below each leaf of a table, measured now."""
    depth, measure = min(TABLE_DEPTH, n), scanner(n)
    nodes = list(prefixes(n, depth))
    placements = zip(nodes, paths(nodes), strict=True)
    return [measure(n, depth, path, n)[3:] for (row, *_), path in placements if row == depth]


def scanner(n: int) -> Scanner:
    """What measures best for this n: small boards do not wait for compiled loops to load."""
    if n <= LARGEST_PLAIN:
        return scan
    from . import kernels

    return kernels.scanner()
