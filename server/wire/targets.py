"""Targets of `find`: the nearest step of a kind, a step by its number, a line, a square, or a placement of queens."""

from collections.abc import Mapping
from typing import Any, get_args

from ..search.algorithms.algorithm import Run, TreeAlgorithm
from ..search.algorithms.catalogue import ALGORITHMS
from ..search.trace import preset
from ..search.trace.find import What
from ..search.trace.pausing import line_filled
from .checks import BadRequest, columns_of, one_of, quote, read_field, square_of, whole
from .run import STEP

NEAREST = (*get_args(What), "line", "square")  # targets relative to a step
WHAT = one_of((*NEAREST, "queens"))
FIELDS_OF_WHAT = {  # the fields of `find` that only some `what` allow
    "from": NEAREST,
    "direction": NEAREST,
    "number": ("solution", "dead_end"),
    "line": ("line",),
    "square": ("square",),
    "queens": ("queens",),
}


def read_what(message: Mapping[str, Any]) -> str:
    """Return the kind of target. Raises BadRequest if a field is there that does not go with it."""
    what = str(read_field(message, "what", WHAT))
    for field, whats in FIELDS_OF_WHAT.items():
        if field in message and what not in whats:
            raise BadRequest(f"{field} goes with what = {' or '.join(whats)}, not with {what}")
    return what


def read_from(message: Mapping[str, Any], what: str) -> int:
    """Return the step at which the search starts; it may be missing where it has no meaning."""
    default = [0] if "number" in message or what == "queens" else []
    step: int = read_field(message, "from", STEP, *default)
    return step


def read_line(message: Mapping[str, Any], what: str, run: Run) -> int:
    """Return a line of the listing; 0 for other targets."""
    if what != "line":
        return 0
    line: int = read_field(message, "line", whole(1, len(ALGORITHMS[run.algorithm].listing(run.goal).splitlines())))
    return line


def read_square(message: Mapping[str, Any], what: str, run: Run) -> tuple[int, int]:
    """Return a square as its row and column; (0, 0) for other targets."""
    if what != "square":
        return (0, 0)
    row, column = read_field(message, "square", square_of(run.n))
    return row, column


def read_queens(message: Mapping[str, Any], what: str, run: Run) -> tuple[int, ...]:
    """Return columns of queens in the first rows, none of which attack each other; () for other targets."""
    if what != "queens":
        return ()
    algorithm = ALGORITHMS[run.algorithm]
    if not isinstance(algorithm, TreeAlgorithm):
        raise BadRequest(f"queens go with an algorithm that places one after the other, not with {run.algorithm}")
    if run.n > (most := algorithm.indexed):
        raise BadRequest(f"queens can be found only for n up to {most}, not {run.n}")
    columns = read_field(message, "queens", columns_of(run.n))
    if fault := preset.find_fault(columns, line_filled(algorithm), run.board):
        raise BadRequest(f"queens must not attack each other: in {quote(columns)} {fault}")
    return tuple(columns)
