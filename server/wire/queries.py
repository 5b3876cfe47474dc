"""Read and check the query of a file's address. `BadRequest` names the field, its value and the allowed values."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..config.limits import LARGEST_STEP
from ..formats.boards import FORMS, Form
from ..search.algorithms.algorithm import Run
from ..search.algorithms.catalogue import ALGORITHMS
from .checks import BadRequest, one_of, quote, read_field, whole
from .run import RUN, read_run, trace_of

Query = Mapping[str, Sequence[str]]  # each field with all its values

STRETCH_FIELDS = (*RUN, "from", "to")
SOLUTION_FIELDS = (*STRETCH_FIELDS, "form")


@dataclass(frozen=True, slots=True)
class Stretch:
    """The steps or solutions `first` to `last` of a run, both included."""

    run: Run
    first: int
    last: int


def parse_stretch(query: Query) -> Stretch:
    """Return the steps in a query; by default all."""
    message = parse_fields(query, STRETCH_FIELDS)
    run = read_run(message)
    size = trace_of(run).size
    end = None if size is None else size - 1
    first = read_field(message, "from", whole(0, LARGEST_STEP if end is None else end), 0)
    last = read_field(message, "to", whole(first, LARGEST_STEP), *([] if end is None else [end]))
    return Stretch(run, first, last if end is None else min(last, end))


def parse_solutions(query: Query) -> tuple[Stretch, Form]:
    """Return the solutions in a query, by default all, and their form; they count from 1, `last` is 0 for none."""
    message = parse_fields(query, SOLUTION_FIELDS)
    run, form = read_run(message), read_field(message, "form", one_of(FORMS))
    total = trace_of(run).total
    if total is None and run.board:
        raise BadRequest("board must be one with at most 1,000,000 steps to download solutions")
    if total is None:
        most = ALGORITHMS[run.algorithm].indexed
        raise BadRequest(f"n must be at most {most} to download solutions, not {run.n}")
    first = read_field(message, "from", whole(1, max(1, total.solutions)), 1)
    last = read_field(message, "to", whole(first, LARGEST_STEP), total.solutions)
    return Stretch(run, first, min(last, total.solutions)), form


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
