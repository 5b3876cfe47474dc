"""An index that also has the number of squares that the scanning searches look at in a subtree.

That number depends on where the queens stand, and differs between a placement and its mirror image. So it has tables
and loops of its own.
"""

from array import array
from functools import lru_cache
from itertools import accumulate

from ..algorithms.algorithm import Scans
from .index import LARGEST_INTERPRETED, NO_NODE, REMEMBERED, TABLE_DEPTH, Index, PrefixTable
from .scan_lengths import LARGEST, scan
from .tables.store import load
from .tree import paths, prefixes

LARGEST_SCANNED = LARGEST  # largest n with a table
SCANS_MADE = 10  # largest n whose table is made on first use; the others are shipped
KIND = "-scans"  # the end of their files' names
WALKED_HORIZON = 60_000  # steps that can be walked one by one in about a quarter of a second


class ScanIndex(Index):
    """`Scans` of the subtrees of the search for n queens. Squares are tried from the left."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self._scans = ScanTable(n, self.table) if self.table and n <= LARGEST_SCANNED else None
        self._scan = lru_cache(REMEMBERED)(measure_scan)

    @property
    def horizon(self) -> int:
        return WALKED_HORIZON if self._scans is None else super().horizon

    @property
    def whole(self) -> bool:
        return self._scans is not None

    @property
    def skips(self) -> bool:
        return self.whole

    def scans(self, node: int, queens: list[int]) -> Scans | None:
        """Return all sums of the subtree of the call below these queens; None if n is too large for a table.

        `queens`: the column of each row's queen, from the top.
        """
        if self._scans is None:
            return None
        if node != NO_NODE:
            return self._scans.sums(node)
        path = sum(column << 4 * row for row, column in enumerate(queens))
        return Scans(*self._scan(self.n, len(queens), path, self.n))


class ScanTable:
    """Running sums of the looks over the nodes of a table."""

    def __init__(self, n: int, table: PrefixTable) -> None:
        self._table = table
        nodes = list(prefixes(n, table.depth))
        leaves = sum(row == table.depth for row, *_ in nodes)
        leaf = iter(measure_leaves(n) if n <= SCANS_MADE else zip(*load(n, 4, leaves, KIND), strict=True))
        own = [
            next(leaf) if row == table.depth else scan(n, row, path, row)[3:]
            for (row, *_), path in zip(nodes, paths(nodes), strict=True)
        ]
        self._before = [array("q", accumulate(column, initial=0)) for column in zip(*own, strict=True)]

    def sums(self, node: int) -> Scans:
        end = node + self._table.span[node]
        left, pairs, unhit, looks = [before[end] - before[node] for before in self._before]
        return Scans(*self._table.sums(node), left, pairs, unhit, looks)


def measure_leaves(n: int) -> list[tuple[int, ...]]:
    """Measure for each leaf of a table the last four sums of `Scans` of its subtree."""
    depth = min(TABLE_DEPTH, n)
    nodes = list(prefixes(n, depth))
    placements = zip(nodes, paths(nodes), strict=True)
    return [measure_scan(n, depth, path, n)[3:] for (row, *_), path in placements if row == depth]


def measure_scan(n: int, depth: int, path: int, stop: int) -> tuple[int, ...]:
    """Run `scan_lengths.scan` by the fastest loops that are ready. Small boards load no compiled ones."""
    if n <= LARGEST_INTERPRETED:
        return scan(n, depth, path, stop)
    from . import kernels

    return kernels.choose_scan()(n, depth, path, stop)
