"""How long a count still takes: what a forecast has named, corrected by the work that is done."""

from __future__ import annotations

PRIOR = 0.02  # the share of the work that a forecast is worth: after so much both weigh the same


def seconds_left(share: float, seconds: float, expected: float | None = None) -> float | None:
    """The time left after so many seconds and this share of the work; None if nothing is known.

    expected: the forecast of the whole. It is believed at first, when work that is not over yet counts for nothing,
    and ever less as the work itself tells.
    """
    if expected is None:
        return seconds * (1 - share) / share if share else None
    whole = (expected * PRIOR + seconds) / (PRIOR + share)
    return max(0.0, whole * (1 - share))
