"""`bitqueens trace ALGORITHM N`: prints steps of a trace as they are read."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping

from ...formats.pictures import draw_steps
from ...formats.steps import csv_lines, json_lines
from ...search.step import AnyStep
from ...search.trace.trace import Trace
from ...search.walks.reach import NotReady
from ..options import Steps as Options
from .output import send

WRITERS: Mapping[str, Callable[[Iterable[AnyStep]], Iterator[str]]] = {
    "jsonl": json_lines,
    "csv": csv_lines,
    "text": draw_steps,
}


def run(options: Options) -> int:
    """Print them; returns the exit status."""
    try:
        trace = Trace(options.algorithm, options.n, "first" if options.goal == "first" else "all")
        check(options, trace)
        return send(WRITERS[options.format](steps(options, trace)))
    except (ValueError, NotReady) as error:
        print(f"bitqueens trace: error: {error}", file=sys.stderr)
        return 2


def check(options: Options, trace: Trace) -> None:
    """Raises ValueError if the options select no step."""
    if trace.size is not None and options.first >= trace.size:
        raise ValueError(f"--from must be a step of this trace, 0 to {trace.size - 1}, not {options.first}")
    if options.last is not None and options.last < options.first:
        raise ValueError(f"--to must be {options.first} or more, as --from says, not {options.last}")


def steps(options: Options, trace: Trace) -> Iterator[AnyStep]:
    """The steps wanted; without `last` up to the end of the trace, if it has one."""
    stop = sys.maxsize if options.last is None else options.last + 1
    return trace.read(options.first, stop, options.stride)
