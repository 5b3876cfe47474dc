"""`python3 -m server.search.index.tables.make [N ...]`: make the shipped tables again, for the N named or for all.

Up to N = 16 it takes seconds, for N = 18 twenty seconds of one core with AVX-512, three minutes without vectors. Files
with `scans` in their names hold the sums of `ScanIndex`.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from ..index import LARGEST_MADE, LARGEST_TABLE, measure, stored_leaves
from ..reference import NO_LIMIT
from ..scan_index import KIND, LARGEST_SCANNED, SCANS_MADE, measure_leaves
from .store import pack


def columns(n: int) -> list[tuple[int, ...]]:
    """Make the columns of the table for n: calls, solutions, dead ends, deepest row of each leaf of the first half."""
    return list(zip(*(measure(n, *leaf, NO_LIMIT) for leaf in stored_leaves(n)), strict=True))


def write(name: str, columns: Sequence[Sequence[int]]) -> None:
    packed = pack(columns)
    Path(__file__).with_name(name).write_bytes(packed)
    print(f"{name}: {len(packed)} bytes", flush=True)


if __name__ == "__main__":
    for n in map(int, sys.argv[1:] or range(SCANS_MADE + 1, LARGEST_TABLE + 1)):
        if LARGEST_MADE < n <= LARGEST_TABLE:
            write(f"{n}.xz", columns(n))
        if SCANS_MADE < n <= LARGEST_SCANNED:
            write(f"{n}{KIND}.xz", list(zip(*measure_leaves(n), strict=True)))
