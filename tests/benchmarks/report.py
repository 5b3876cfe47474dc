"""Measurements as a Markdown table, and the place in the README where the last one stands. Measures nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from server.timing.machine import describe_machine

from .measuring import Measurement

HEAD = ("| subject | what | value | target | |", "|---|---|---|---|---|")
BEGIN, END = "<!-- figures -->", "<!-- /figures -->"


def table(results: Iterable[tuple[str, Sequence[Measurement]]]) -> str:
    """Subjects with their measurements -> Markdown: the circumstances, what has a target, and the rest folded away."""
    rows = [(subject, measurement) for subject, measurements in results for measurement in measurements]
    aimed = [row(subject, measurement) for subject, measurement in rows if measurement.target]
    others = [row(subject, measurement) for subject, measurement in rows if not measurement.target]
    folded = ["", "<details><summary>All others</summary>", "", *HEAD, *others, "", "</details>"] if others else []
    return "\n".join([circumstances(), "", *HEAD, *aimed, *folded]) + "\n"


def circumstances() -> str:
    """When and where: without it a figure means nothing."""
    return f"{date.today().isoformat()}, {describe_machine()}. Two values are p50 / p99; the target is for the p99."


def row(subject: str, measurement: Measurement) -> str:
    value = number(measurement.value)
    if measurement.p99 is not None:
        value = f"{value} / {number(measurement.p99)}"
    target, verdict = "", ""
    if measurement.target:
        target = f"{'≥' if measurement.target.at_least else '≤'} {number(measurement.target.limit)}"
        verdict = "met" if measurement.met else "**missed**"
    cells = (subject, measurement.name, f"{value} {measurement.unit}".rstrip(), target, verdict)
    return f"| {' | '.join(cells)} |"


def number(value: float) -> str:
    """Three digits at least, and no exponent."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if value < 1 else f"{value:.3g}"


def insert(text: str, figures: str) -> str:
    """`text` with the figures between its markers; all else stays. Raises ValueError where there are none."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"there is no place for the figures: {BEGIN} and then {END}")
    return f"{before}{BEGIN}\n{figures}{END}{after}"
