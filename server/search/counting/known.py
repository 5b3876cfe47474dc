"""The numbers of solutions that are known (OEIS A000170)."""

from __future__ import annotations

SOLUTIONS = (
    *(1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624),
    *(4968057848, 39029188884, 314666222712, 2691008701644, 24233937684440, 227514171973736, 2207893435808352),
    *(22317699616364044, 234907967154122528),
)  # by n - 1


def known_solutions(n: int) -> int | None:
    """The number of solutions of the n-board; None where nobody knows it. n from 1."""
    return SOLUTIONS[n - 1] if n <= len(SOLUTIONS) else None
