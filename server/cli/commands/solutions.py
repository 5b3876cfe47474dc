"""`bitqueens solutions N`: prints all solutions of a board, in the order of the bitmask search."""

from __future__ import annotations

from ...formats.boards import FORMS, format_solutions
from ...search.trace.trace import Trace
from ..options import Solutions as Options
from .output import send


def run(options: Options) -> int:
    """Print them; returns the exit status."""
    (form,) = (known for known in FORMS if known == options.format)
    return send(format_solutions((solution.columns for solution in Trace("bitmask", options.n).solutions()), form))
