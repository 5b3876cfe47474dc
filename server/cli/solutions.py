"""`bitqueens solutions N`: print all solutions of a board, in the order of the bitmask search."""

from __future__ import annotations

from dataclasses import dataclass

from .output import send
from .parser import Command, Parser, whole

# Copies, since their modules need packages that may not be installed yet; a test compares.
LARGEST_LISTED = 18
SOLUTION_FORMATS = ("matrix", "columns", "board")


@dataclass(frozen=True)
class Solutions(Command):
    """Print all solutions of a board, in the order in which the bitmask search finds them."""

    n: int
    format: str


def describe() -> Parser:
    parser = Parser(Solutions, "There are 92 for N = 8 and 666,090,624 for N = 18.")
    parser.add("n", metavar="N", type=whole(1, LARGEST_LISTED), help=f"rows of the board, 1 to {LARGEST_LISTED}")
    parser.add("--format", choices=SOLUTION_FORMATS, default="columns", help="columns by default")
    return parser


def run(options: Solutions) -> int:
    """Print the solutions; return the exit status."""
    from ..formats.boards import FORMS, format_solutions
    from ..search.trace.trace import Trace

    (form,) = (known for known in FORMS if known == options.format)
    return send(format_solutions((solution.columns for solution in Trace("bitmask", options.n).solutions()), form))
