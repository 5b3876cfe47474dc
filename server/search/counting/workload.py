"""The work of a board: its jobs; the placements that an engine tries, by n; its solutions; the time that is left."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

# The numbers of solutions that are known (OEIS A000170), by n - 1.
SOLUTIONS = (
    *(1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624),
    *(4968057848, 39029188884, 314666222712, 2691008701644, 24233937684440, 227514171973736, 2207893435808352),
    *(22317699616364044, 234907967154122528),
)

# Measured, n = 1 to 18: Richards' search, and so the number of placements that the page shows.
_RICHARDS = (
    *(1, 2, 5, 16, 53, 152, 551, 2_056),
    *(8_393, 35_538, 166_925, 856_188, 4_674_889, 27_358_552, 171_129_071, 1_141_190_302),
    *(8_017_021_931, 59_365_844_490),
)

# Measured, n = 8 to 19 (19 from one constellation in two hundred): border constellations with lookahead.
_BORDER = (
    *(235, 1_184, 5_350, 26_094, 133_104, 708_650, 4_094_998, 24_965_435, 163_754_206, 1_124_491_344),
    *(8_214_465_612, 63_400_000_000),
)

# From one n to the next the work grows by a factor, which itself grows by this much (5.8, 6.1, 6.6, 6.9, 7.3, 7.7 from
# n = 13 to 19). The number of solutions (OEIS A000170) grows about the same way up to n = 27.
_GROWTH_STEP = 0.385

# Queens beside the window are placed before all others, where they cut off less. Each such column multiplies the
# placements to try by this factor. Measured at n = 19 and 20.
_BESIDE = 1.06

PRIOR = 0.02  # after this share of the work, the measured time weighs as much as the forecast


@dataclass(frozen=True, slots=True)
class Job:
    """One piece of a count: `start` begins it, and yields numbers that add up to its solutions."""

    work: float  # its share of the count's time, as estimated beforehand
    start: Callable[[], Iterator[int]]


@dataclass(frozen=True, slots=True)
class Plan:
    """The jobs of a count, and the sum of their work."""

    jobs: Iterable[Job]
    work: float


def known_solutions(n: int) -> int | None:
    """Return the number of solutions of the n-board; None if it is unknown. n from 1."""
    return SOLUTIONS[n - 1] if n <= len(SOLUTIONS) else None


def richards_placements(n: int) -> float:
    """Return the queens that Richards' search places on the n-board: measured up to 18, else extrapolated. n from 1."""
    return _look_up(_RICHARDS, 1, n)


def border_placements(n: int, beside: int = 0) -> float:
    """Return the queens that the batch engines place inside the border: measured up to 19, else extrapolated. n from 8.

    beside: the columns that no word holds.
    """
    return _look_up(_BORDER, 8, n) * _BESIDE**beside


def _look_up(measured: tuple[int, ...], first: int, n: int) -> float:
    last = first + len(measured) - 1
    if n <= last:
        return measured[n - first]
    growth = measured[-1] / measured[-2]
    work = float(measured[-1])
    for _ in range(last, n):
        growth += _GROWTH_STEP
        work *= growth
    return work


def seconds_left(share: float, seconds: float, expected: float | None = None) -> float | None:
    """Return the seconds left after so many seconds and this share of the work; None if nothing is known.

    expected: the forecast of the whole time, which counts ever less as work is finished.
    """
    if expected is None:
        return seconds * (1 - share) / share if share else None
    whole = (expected * PRIOR + seconds) / (PRIOR + share)
    return max(0.0, whole * (1 - share))
