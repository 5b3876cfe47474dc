"""`bitqueens trace ALGORITHM N`: print steps of a trace as they are read."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..config.limits import LARGEST_STEP
from .output import fail, send
from .parser import Command, Parser, whole

if TYPE_CHECKING:
    from ..search.step import AnyStep
    from ..search.trace.trace import Trace

# Copies, since their modules need packages that may not be installed yet; a test compares.
LISTINGS = Path(__file__).parents[1] / "search" / "algorithms" / "listings"
ALGORITHMS = tuple(sorted(listing.stem for listing in LISTINGS.glob("*.js")))
LARGEST_TRACED = 32
STEP_FORMATS = ("jsonl", "text")
BOARD = "a board for the search puzzle, such as touch:AAB/ABB/CCC, which needs no N"
MISSING = "the following arguments are required: N"


@dataclass(frozen=True)
class Steps(Command):
    """Print the steps of a search, one after the other."""

    algorithm: str
    n: int | None  # None: the board's
    first: int
    last: int | None  # None: to the end
    stride: int
    format: str
    goal: str
    board: str | None = None

    def fault(self) -> str:
        return MISSING if self.n is None and self.board is None else ""


def describe() -> Parser:
    parser = Parser(Steps, "Steps count from 0. If the length of the trace is unknown, it prints until you stop it.")
    number = whole(0, LARGEST_STEP)
    parser.add("algorithm", metavar="ALGORITHM", choices=ALGORITHMS, help=", ".join(ALGORITHMS))
    parser.add("n", metavar="N", nargs="?", type=whole(1, LARGEST_TRACED), help=f"queens, 1 to {LARGEST_TRACED}")
    parser.add("--from", dest="first", metavar="STEP", type=number, default=0, help="first step (default: 0)")
    parser.add("--to", dest="last", metavar="STEP", type=number, help="last step (default: the last of all)")
    parser.add("--stride", type=whole(1, LARGEST_STEP), default=1, help="distance between printed steps (default: 1)")
    parser.add("--format", choices=STEP_FORMATS, default="text", help="text draws boards and masks (default)")
    parser.add("--goal", choices=("all", "first"), default="all", help="first: end with the first solution")
    parser.add("--board", metavar="TEXT", help=BOARD)
    return parser


def run(options: Steps) -> int:
    """Print the steps; return the exit status."""
    from ..formats.encoding import json_lines
    from ..formats.pictures import draw_steps
    from ..search.walks.reach import NotReady

    writers = {"jsonl": json_lines, "text": draw_steps}
    try:
        trace = open_trace(options.algorithm, options.n, options.goal, options.board)
        check(options, trace)
        return send(writers[options.format](steps(options, trace)))
    except (ValueError, NotReady) as error:
        return fail("trace", error)


def open_trace(algorithm: str, n: int | None, goal: str = "all", board: str | None = None) -> Trace:
    """Return a trace for these options; without `n` on a board of its size, or for 8 queens. Raises ValueError."""
    from ..search.trace.trace import Trace

    return Trace(algorithm, n, "first" if goal == "first" else "all", board)


def check(options: Steps, trace: Trace) -> None:
    """Raise ValueError if the options select no step."""
    if trace.size is not None and options.first >= trace.size:
        raise ValueError(f"--from must be a step of this trace, 0 to {trace.size - 1}, not {options.first}")
    if options.last is not None and options.last < options.first:
        raise ValueError(f"--to must be {options.first}, the value of --from, or more, not {options.last}")


def steps(options: Steps, trace: Trace) -> Iterator[AnyStep]:
    """Return the selected steps; without `last` up to the end of the trace, if it has one."""
    stop = sys.maxsize if options.last is None else options.last + 1
    return trace.read(options.first, stop, options.stride)
