"""Read and check the query of a file's address. `BadRequest` names the field, its value and the allowed values."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..config.limits import LARGEST_STEP
from ..formats.boards import FORMS, Form
from ..search.trace.trace import Trace
from .checks import BadRequest, one_of, quote, read_field, whole
from .run import Run, read_run, trace_of

Query = Mapping[str, Sequence[str]]  # each field with all its values

STRETCH_FIELDS = ("algorithm", "n", "goal", "from", "to")
SOLUTION_FIELDS = (*STRETCH_FIELDS, "form")


@dataclass(frozen=True, slots=True)
class Stretch:
    """The steps `first` to `last`, both included."""

    run: Run
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class SolutionQuery:
    """The solutions `first` to `last`, both included and counted from 1; `last` is 0 if there are none."""

    run: Run
    first: int
    last: int
    form: Form


def parse_stretch(query: Query) -> Stretch:
    """Return the steps in a query; by default all."""
    message = parse_fields(query, STRETCH_FIELDS)
    wanted, trace = open_trace(message)
    end = None if trace.size is None else trace.size - 1
    first = read_field(message, "from", whole(0, LARGEST_STEP if end is None else end), 0)
    last = read_field(message, "to", whole(first, LARGEST_STEP), *([] if end is None else [end]))
    return Stretch(wanted, first, last if end is None else min(last, end))


def parse_solutions(query: Query) -> SolutionQuery:
    """Return the solutions in a query; by default all."""
    message = parse_fields(query, SOLUTION_FIELDS)
    wanted, trace = open_trace(message)
    form = read_field(message, "form", one_of(FORMS))
    if trace.total is None:
        most = trace.algorithm.indexed
        raise BadRequest(f"n must be at most {most} to download solutions, not {wanted.n}")
    end = trace.total.solutions
    first = read_field(message, "from", whole(1, max(1, end)), 1)
    last = read_field(message, "to", whole(first, LARGEST_STEP), end)
    return SolutionQuery(wanted, first, min(last, end), form)


def open_trace(message: Mapping[str, Any]) -> tuple[Run, Trace]:
    """Return the run in a query, and its trace."""
    wanted = read_run(message)
    return wanted, trace_of(wanted)


def parse_fields(query: Query, known: Sequence[str]) -> Mapping[str, Any]:
    """Return the fields of a query by name, each with one value; whole numbers are converted."""
    for field, values in query.items():
        if field not in known:
            raise BadRequest(f"{quote(field)} is not a field of this query, which has {', '.join(known)}")
        if len(values) > 1:
            raise BadRequest(f"{field} must occur once, not {len(values)} times")
    return {"algorithm": "bitmask"} | {field: parse_value(text) for field, (text,) in query.items()}


def parse_value(text: str) -> int | str:
    """Convert a text if it is a whole number."""
    return int(text) if re.fullmatch(r"-?\d{1,40}", text, re.ASCII) else text
