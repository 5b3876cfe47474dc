"""Write steps as JSON objects, or as rows of a table.

An algorithm without ld, col, rd, poss and bit has its own variables in `state`. A cell is empty if the step lacks the
field.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..search.step import AnyFrame, AnyStep
from ..search.trace.table import COLUMNS
from .encoding import encode, share


def step_object(step: AnyStep, frames: dict[int, Any]) -> Mapping[str, Any]:
    """Return a step's fields by name, for JSON, with each frame of the stack encoded only once.

    `frames` caches encoded frames by identity, because steps share most of their frames. So the frames must stay alive
    while the cache is used.
    """
    whole = fields_of(step)
    if step.stack is not None:
        for frame in step.stack:
            if id(frame) not in frames:
                frames[id(frame)] = share(fields_of(frame))
        whole["stack"] = [frames[id(frame)] for frame in step.stack]
    return whole


def fields_of(part: AnyStep | AnyFrame) -> dict[str, Any]:
    """Return the fields of a step or frame, by name."""
    return {name: getattr(part, name) for name in part.fields()}


def json_lines(steps: Iterable[AnyStep | None]) -> Iterator[str]:
    """Yield JSON Lines: one step on each line, as on the wire. For a pause (None) yield an empty text."""
    for step in steps:
        yield encode(step_object(step, {})).decode() + "\n" if step else ""


def csv_lines(steps: Iterable[AnyStep | None]) -> Iterator[str]:
    """Yield CSV (RFC 4180): a line of names, then one step on each line, lists and `state` as JSON; pauses as above."""
    writer = csv.writer(Echo())
    yield writer.writerow(COLUMNS)
    for step in steps:
        if step is None:
            yield ""
            continue
        fields = {**step_object(step, {}), "depth": len(step.stack or ())}
        yield writer.writerow([format_cell(fields.get(column)) for column in COLUMNS])


def format_cell(value: object) -> str | int:
    """Format a cell: numbers and text unchanged, "" for None, JSON for everything else."""
    if value is None:
        return ""
    return value if isinstance(value, str | int) else encode(value).decode()


class Echo:
    """A file whose `write` returns its argument, so that the csv module returns lines."""

    def write(self, line: str) -> str:
        return line
