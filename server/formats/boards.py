"""Format solutions as text, for programs and for readers."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal, get_args

from ..search.symmetry import Columns

Form = Literal["matrix", "columns", "board"]
FORMS: tuple[Form, ...] = get_args(Form)


def format_matrix(columns: Columns) -> str:
    """Format a solution as rows of 0 and 1 with spaces between them; a 1 is a queen."""
    return "\n".join(" ".join("1" if at == column else "0" for at in range(len(columns))) for column in columns)


def format_columns(columns: Columns) -> str:
    """Format a solution as a list of the queens' columns, from 0, in a syntax of JSON, Python and JavaScript."""
    return f"[{', '.join(map(str, columns))}]"


def draw_board(columns: Columns) -> str:
    """Draw a board with lines of `+-+`; a Q is a queen."""
    rule = "+" + "-+" * len(columns)
    rows = ["|" + "".join("Q|" if at == column else " |" for at in range(len(columns))) for column in columns]
    return "\n".join([rule, *(line for row in rows for line in (row, rule))])


_WRITERS: Mapping[Form, Callable[[Columns], str]] = {
    "matrix": format_matrix,
    "columns": format_columns,
    "board": draw_board,
}


def format_solution(columns: Columns, form: Form) -> str:
    """Format one solution, without a newline after its last line."""
    return _WRITERS[form](columns)


def format_solutions(solutions: Iterable[Columns | None], form: Form) -> Iterator[str]:
    """Yield solutions, each ending with a newline; an empty line separates solutions of several lines.

    For a pause (None) yield an empty text.
    """
    gap = ""
    for columns in solutions:
        if columns is None:
            yield ""
            continue
        yield gap + format_solution(columns, form) + "\n"
        gap = "" if form == "columns" else "\n"
