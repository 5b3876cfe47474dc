"""Format measurements as Markdown: a table of all, and five lines for the README."""

from collections.abc import Iterable, Sequence
from datetime import date

from server.timing.process import describe_machine

from .measuring import Measurement

HEAD = ("| subject | measurement | value | target | |", "|---|---|---|---|---|")
TITLE = "# Figures\n\n`python3 -m tests.benchmarks --write` writes this file and five lines of the README.\n\n"

# The five lines of the README: (subject, name of the measurement) -> text.
CHOSEN = {
    (
        "count",
        "N = 16, one thread: avx2, times as fast as JavaScript",
    ): "counting all solutions for N = 16 is {} as fast as JavaScript on one thread",
    ("seek", "N = 18: any step"): "going to any step of N = 18 takes {} (p50 / p99)",
    ("outline", "N = 16, all: exact"): "the exact outline of all 3.4 billion steps of N = 16 takes {}",
    ("windows", "N = 16: processor time of 60 reads a second at 100,000,000 steps a second"): "playing N = 16 at 100"
    " million steps a second takes {} of one processor",
    ("start", "later: the first step is visible"): "the page shows its first step {} after a start",
}


def file(results: Iterable[tuple[str, Sequence[Measurement]]]) -> str:
    """Return the text of FIGURES.md."""
    return TITLE + table(results)


def lines(results: Iterable[tuple[str, Sequence[Measurement]]]) -> str:
    """Return the chosen measurements as a Markdown list, without any that are not among the results."""
    found = {(subject, each.name): value_of(each) for subject, measurements in results for each in measurements}
    return "".join(f"- {words.format(found[name])}\n" for name, words in CHOSEN.items() if name in found)


def table(results: Iterable[tuple[str, Sequence[Measurement]]]) -> str:
    """Return the measurements as Markdown: machine and date, a table of those with targets, the others folded."""
    rows = [(subject, measurement) for subject, measurements in results for measurement in measurements]
    aimed = [row(subject, measurement) for subject, measurement in rows if measurement.target]
    others = [row(subject, measurement) for subject, measurement in rows if not measurement.target]
    folded = ["", "<details><summary>All others</summary>", "", *HEAD, *others, "", "</details>"] if others else []
    return "\n".join([circumstances(), "", *HEAD, *aimed, *folded]) + "\n"


def circumstances() -> str:
    """Return a line with today's date, this machine and the meaning of the columns."""
    return f"{date.today().isoformat()}, {describe_machine()}. Two values are p50 / p99; the target is for the p99."


def row(subject: str, measurement: Measurement) -> str:
    target, verdict = "", ""
    if measurement.target:
        target = f"{'≥' if measurement.target.at_least else '≤'} {number(measurement.target.limit)}"
        verdict = "met" if measurement.met else "**missed**"
    cells = (subject, measurement.name, value_of(measurement), target, verdict)
    return f"| {' | '.join(cells)} |"


def value_of(measurement: Measurement) -> str:
    """Return a value with its unit, or p50 / p99 if there are two values."""
    value = number(measurement.value)
    if measurement.p99 is not None:
        value = f"{value} / {number(measurement.p99)}"
    return f"{value} {measurement.unit}".rstrip()


def number(value: float) -> str:
    """Format a number with about three digits and no exponent."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if value < 1 else f"{value:.3g}"


def split(text: str, name: str) -> tuple[str, str, str]:
    """Return a text up to its marker of this name, between this and the closing one, and from there on.

    Raises ValueError if a marker is missing.
    """
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    before, opened, rest = text.partition(begin)
    between, closed, after = rest.partition(end)
    if not (opened and closed):
        raise ValueError(f"the text must contain {begin.strip()} and, after it, {end}")
    return before + begin, between, end + after


def insert(text: str, name: str, news: str) -> str:
    """Return `text` with the news between its markers of this name. Raises ValueError if a marker is missing."""
    before, _, after = split(text, name)
    return before + news + after
