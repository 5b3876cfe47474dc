"""`bitqueens solutions N`: print all solutions of a board, in the order of the bitmask search."""

from __future__ import annotations

from dataclasses import dataclass

from .output import fail, send
from .parser import Command, Parser, whole
from .trace import BOARD, MISSING, open_trace

# Copies, since their modules need packages that may not be installed yet; a test compares.
LARGEST_LISTED = 18
SOLUTION_FORMATS = ("matrix", "columns", "board")


@dataclass(frozen=True)
class Solutions(Command):
    """Print all solutions of a board, in the order in which the bitmask search finds them."""

    n: int | None
    format: str
    board: str | None = None

    def fault(self) -> str:
        return MISSING if self.n is None and self.board is None else ""


def describe() -> Parser:
    parser = Parser(Solutions, "There are 92 for N = 8 and 666,090,624 for N = 18.")
    rows = f"rows of the board, 1 to {LARGEST_LISTED}"
    parser.add("n", metavar="N", nargs="?", type=whole(1, LARGEST_LISTED), help=rows)
    parser.add("--format", choices=SOLUTION_FORMATS, default="columns", help="columns by default")
    parser.add("--board", metavar="TEXT", help=BOARD)
    return parser


def run(options: Solutions) -> int:
    """Print the solutions; return the exit status."""
    from ..formats.boards import FORMS, format_solutions
    from ..search.walks.reach import NotReady

    (form,) = (known for known in FORMS if known == options.format)
    try:
        trace = open_trace("puzzle" if options.board else "bitmask", options.n, board=options.board)
        return send(format_solutions((solution.columns for solution in trace.solutions()), form))
    except (ValueError, NotReady) as error:
        return fail("solutions", error)
