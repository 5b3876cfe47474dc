"""Reads the query of a download: what is wanted, checked and typed. No HTTP beyond the names and texts of its fields.

Where a field is wrong, `BadRequest` names it, its value and what is allowed.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..formats.boards import FORMS, Form
from ..search.trace.trace import Trace
from ..wire.checks import LARGEST_STEP, BadRequest, one_of, shown, take, whole
from ..wire.readers import run
from ..wire.requests import Run
from ..wire.traces import trace_of

Query = Mapping[str, Sequence[str]]  # each field with all the values that it was given

STRETCH = ("algorithm", "n", "goal", "from", "to", "stride")
SELECTION = ("algorithm", "n", "goal", "from", "to", "form")


@dataclass(frozen=True, slots=True)
class Stretch:
    """The steps first, first + stride, ... up to and with `last`."""

    run: Run
    first: int
    last: int
    stride: int


@dataclass(frozen=True, slots=True)
class Selection:
    """The solutions `first` to `last`, both included and counted from 1; `last` is 0 where there is none at all."""

    run: Run
    first: int
    last: int
    form: Form


def stretch(query: Query) -> Stretch:
    """Which steps are wanted: all of them, unless the query says otherwise."""
    message = fields(query, STRETCH)
    wanted, trace = opened(message)
    end = None if trace.size is None else trace.size - 1
    first = take(message, "from", whole(0, LARGEST_STEP if end is None else end), 0)
    last = take(message, "to", whole(first, LARGEST_STEP), *([] if end is None else [end]))
    stride = take(message, "stride", whole(1, trace.horizon or LARGEST_STEP), 1)
    return Stretch(wanted, first, last if end is None else min(last, end), stride)


def selection(query: Query) -> Selection:
    """Which solutions are wanted: all of them, unless the query says otherwise."""
    message = fields(query, SELECTION)
    wanted, trace = opened(message)
    form = take(message, "form", one_of(FORMS))
    if trace.total is None:
        most = trace.algorithm.indexed
        raise BadRequest(f"n must be one whose solutions are known by number, {most} at most, not {wanted.n}")
    end = trace.total.solutions
    first = take(message, "from", whole(1, max(1, end)), 1)
    last = take(message, "to", whole(first, LARGEST_STEP), end)
    return Selection(wanted, first, min(last, end), form)


def opened(message: Mapping[str, Any]) -> tuple[Run, Trace]:
    """The run that a query is about, and its trace."""
    wanted = run(message)
    return wanted, trace_of(wanted)


def fields(query: Query, known: Sequence[str]) -> Mapping[str, Any]:
    """The fields of a query by their names, whole numbers as such; each may be there once."""
    for field, values in query.items():
        if field not in known:
            raise BadRequest(f"{shown(field)} is not a field of this query, which has {', '.join(known)}")
        if len(values) > 1:
            raise BadRequest(f"{field} must be there once, not {len(values)} times")
    return {"algorithm": "bitmask"} | {field: value_of(text) for field, (text,) in query.items()}


def value_of(text: str) -> int | str:
    """A whole number where the text is one."""
    return int(text) if re.fullmatch(r"-?\d{1,40}", text, re.ASCII) else text
