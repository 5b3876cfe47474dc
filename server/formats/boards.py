"""Solutions as text: what other programs read, and what people put into a letter. Pure."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal, get_args

from ..search.symmetry import Columns

Form = Literal["matrix", "columns", "board"]
FORMS: tuple[Form, ...] = get_args(Form)


def matrix(columns: Columns) -> str:
    """Rows of 0 and 1 with spaces between them; a 1 is a queen."""
    return "\n".join(" ".join("1" if at == column else "0" for at in range(len(columns))) for column in columns)


def listed(columns: Columns) -> str:
    """The column of the queen in each row, from 0: a list in JSON, in Python and in JavaScript alike."""
    return f"[{', '.join(map(str, columns))}]"


def board(columns: Columns) -> str:
    """A board drawn with rules of `+-+`; a Q is a queen."""
    rule = "+" + "-+" * len(columns)
    rows = ["|" + "".join("Q|" if at == column else " |" for at in range(len(columns))) for column in columns]
    return "\n".join([rule, *(line for row in rows for line in (row, rule))])


_WRITERS: Mapping[Form, Callable[[Columns], str]] = {"matrix": matrix, "columns": listed, "board": board}


def text(columns: Columns, form: Form) -> str:
    """One solution, without a line end after its last line."""
    return _WRITERS[form](columns)


def texts(solutions: Iterable[Columns], form: Form) -> Iterator[str]:
    """Solutions one after the other, each with its line end; those of several lines with an empty line between."""
    gap = "" if form == "columns" else "\n"
    for index, columns in enumerate(solutions):
        yield (gap if index else "") + text(columns, form) + "\n"
