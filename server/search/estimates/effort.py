"""The work of each algorithm on a board, in checks. Forecasts of times are proportional to it.

If an algorithm's checks follow from the sums of the tree, they are known up to n = 18, like the number of calls. The
checks of other algorithms were counted up to n = 17. Beyond, the checks for each call (for `naive`: each board) are
extrapolated, since they change smoothly from one n to the next.
"""

from collections.abc import Callable, Sequence

from ..algorithms.algorithm import Sums, TreeAlgorithm
from ..algorithms.catalogue import ALGORITHMS
from ..counting.workload import SOLUTIONS, border_placements, richards_placements

LARGEST = 18  # n


def effort(algorithm: str, n: int) -> float:
    """Return the checks of an algorithm's search for all solutions; for `count`, the full-speed counter, placements.

    Exact up to n = 17 at least. Raises ValueError for an n above 18 and for an unknown algorithm.
    """
    if not 1 <= n <= LARGEST:
        raise ValueError(f"n must be from 1 to {LARGEST}, not {n}")
    if algorithm == "count":
        return border_placements(max(n, 8))
    if algorithm not in ALGORITHMS:
        raise ValueError(f"the work of {algorithm!r} is not known")
    described = ALGORITHMS[algorithm]
    if not isinstance(described, TreeAlgorithm):
        return _known(described.counted, n, lambda n: n**n)
    if described.needs_scans:
        return _known(described.counted, n, searching_calls)
    return described.body(n, Sums(_calls(n), SOLUTIONS[n - 1], 0)).checks


def searching_calls(n: int) -> int:
    """Return the number of calls that look for free squares in a row: all but those that find the board full."""
    return _calls(n) - SOLUTIONS[n - 1]


def _calls(n: int) -> int:
    """Return the number of all calls: the outermost one, and one for each placement."""
    return int(richards_placements(n)) + 1


def _known(checks: Sequence[int], n: int, calls: Callable[[int], int]) -> float:
    """Return checks as counted; beyond, extrapolate the checks for each call by a parabola through the last three."""
    if n <= len(checks):
        return checks[n - 1]
    rates = [checks[k - 1] / calls(k) for k in range(len(checks) - 2, len(checks) + 1)]
    for _ in range(len(checks), n):
        rates.append(3 * rates[-1] - 3 * rates[-2] + rates[-3])
    return rates[-1] * calls(n)
