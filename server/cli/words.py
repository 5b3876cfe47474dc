"""Numbers and durations in words."""

from __future__ import annotations

MINUTE, HOUR, DAY, YEAR = 60, 3_600, 86_400, 31_557_600  # seconds


def format_duration(seconds: float) -> str:
    """A duration with a useful precision: "0.13 s", "42 s", "3 min 20 s", "2 h 5 min", "16 days", "4,500 years"."""
    if seconds < 10:
        return f"{seconds:.{2 if seconds >= 0.1 else 3}f} s"
    if seconds < 59.5:
        return f"{seconds:.0f} s"
    if seconds < HOUR:
        return "{} min {} s".format(*divmod(round(seconds), MINUTE))
    if seconds < 2 * DAY:
        return "{} h {} min".format(*divmod(round(seconds / MINUTE), 60))
    if seconds < 2 * YEAR:
        return f"{seconds / DAY:.0f} days"
    if seconds < 1e6 * YEAR:
        return f"{float(f'{seconds / YEAR:.1e}'):,.0f} years"
    return "a million years or more"


def plural(number: int, word: str) -> str:
    """ "1 item", "2,000 items"."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"
