"""`bitqueens times`: time the listings on this machine. The result goes to stdout, everything else to stderr."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from math import log10

from .output import fail, format_duration, saying, send
from .parser import Command, Parser
from .signals import run_command
from .trace import ALGORITHMS

COMPARED = 8  # n of the board whose times have a bar
LEAST, DECADES, DECADE = 1e-5, 5, 6  # the time of an empty bar in seconds; the bars' decades; characters of each
_say = saying("times")


@dataclass(frozen=True)
class Times(Command):
    """Time the Python listings of the searches, on growing boards, until a board would take more than two seconds."""

    json: bool = False
    algorithms: tuple[str, ...] = ()  # (): all


def describe() -> Parser:
    parser = Parser(Times, "It takes about 15 seconds. Ctrl-C stops it and prints the times measured so far.")
    parser.add("--json", action="store_true", help="print the times as one line of JSON")
    each = "time this listing alone; may be repeated"
    parser.add("--algorithm", dest="algorithms", action="append", default=[], choices=ALGORITHMS, help=each)
    return parser


def run(options: Times) -> int:
    """Time the listings; return the exit status."""
    return run_command(partial(_time, options), " before all was measured", _say)


def _time(options: Times, stopping: Callable[[], bool]) -> int:
    from ..search.algorithms.catalogue import COMPARED
    from ..search.counting.count import Cancelled
    from ..timing.process import TimingFailed, describe_machine, read_times

    times: dict[str, list[float]] = {algorithm: [] for algorithm in options.algorithms or COMPARED}
    faults = 0
    try:
        with closing(read_times(options.algorithms)) as reading:  # type: ignore[type-var]  # a generator
            for news in reading:
                if stopping():
                    break
                if news and "fault" in news:
                    faults += fail("times", f"{news['algorithm']} has failed: {news['fault']}", 1)
                elif news and "seconds" in news:
                    times[news["algorithm"]].append(news["seconds"])
                    if news["over"]:
                        _say(f"{news['algorithm']} is measured up to N = {news['n']}")
    except TimingFailed as error:
        return fail("times", error, 1)
    machine = describe_machine()
    send([json.dumps({"machine": machine, "seconds": times}), "\n"] if options.json else format_times(machine, times))
    if stopping():
        raise Cancelled
    return 1 if faults else 0


def format_times(machine: str, times: dict[str, list[float]]) -> list[str]:
    """Return the lines of the table: for each listing its time for N = 8 with a bar, and that of its largest board."""
    lines = [f"{machine}\n", f"{'':14}N = {COMPARED:<7}{'':{DECADES * DECADE}}  largest board\n"]
    for algorithm, seconds in times.items():
        compared = seconds[COMPARED - 1] if len(seconds) >= COMPARED else None
        time = "–" if compared is None else format_short(compared)
        bar = "" if compared is None else "█" * max(1, round(DECADE * log10(compared / LEAST)))
        largest = f"N = {len(seconds):<3} {format_short(seconds[-1])}" if seconds else "–"
        lines.append(f"{algorithm:14}{time:11}{bar:{DECADES * DECADE}}  {largest}\n")
    return [*lines, f"A bar is {DECADE} signs longer for ten times the time.\n"]


def format_short(seconds: float) -> str:
    """Format a time with three digits: "2.1 µs", "8.87 ms", "1.04 s"."""
    if seconds >= 0.9995:
        return format_duration(seconds)
    return f"{seconds * 1e3:.3g} ms" if seconds >= 0.9995e-3 else f"{seconds * 1e6:.3g} µs"
