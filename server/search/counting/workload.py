"""The work of a board: the number of placements that an engine tries, by n."""

from __future__ import annotations

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

# Queens beside the window are placed row by row before all others, where they cut off less than in their rows: so much
# more there is to try for each such column. Measured at n = 19 and 20.
_BESIDE = 1.06


def richards_placements(n: int) -> float:
    """Queens that Richards' search places on the n-board; measured up to 18, extrapolated above. n from 1."""
    return _look_up(_RICHARDS, 1, n)


def border_placements(n: int, beside: int = 0) -> float:
    """Queens that the batch engines place inside the border; measured up to 19, extrapolated above. n from 8.

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
