"""The bar that a long count shows in the last line of a terminal."""

from __future__ import annotations

from .output import format_duration

LONGEST, SHORTEST = 40, 5  # characters between the bar's brackets; with less room only the text is shown


def describe(share: float, done: int, seconds: float, expected: float | None = None) -> list[str]:
    """Return the bar's texts after `seconds`, the longest first.

    share: from 0 to 1; done: the number of solutions; expected: the seconds for all by a forecast.
    """
    from ..search.counting.workload import seconds_left  # here, since older Pythons read the command line, too

    left = seconds_left(share, seconds, expected)
    rest = "" if left is None else f", {format_duration(left)} left"
    return [f"{share:7.2%}, {format_number(done / seconds)} solutions a second{rest}", f"{share:.2%}{rest}"]


def format_bar(share: float, texts: list[str], room: int) -> str:
    """Return the bar with the longest text that fits, or a text alone, at most `room` characters long."""
    *longer, shortest = texts
    text = next((each for each in longer if len(each) <= room), shortest)
    length = min(LONGEST, room - len(text) - len("[] "))
    if length < SHORTEST:
        return text[:room]
    full = int(share * length)
    return f"[{'#' * full}{'.' * (length - full)}] {text}"


def format_number(number: float) -> str:
    """Format a number with three digits and a word: "84.2 million"."""
    for size, name in ((1e9, " billion"), (1e6, " million"), (1e3, " thousand")):
        if number >= 0.9995 * size:  # three digits round up to it
            return f"{number / size:.3g}{name}" if number < 999.5 * size else f"{number / size:,.0f}{name}"
    return f"{number:.3g}"
