"""Steps as they travel: one JSON object each, or one row of a table.

An algorithm without ld, col, rd, poss and bit has its own variables in `state`: what a step lacks is an empty cell.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import orjson

from ..search.step import AnyFrame, AnyStep

# The columns of a table, in order; `depth` is the number of open calls, all others are fields of a step.
COLUMNS = (
    *("step", "kind", "row", "column", "ld", "col", "rd", "poss", "bit", "queens", "square", "attacker", "along"),
    *("depth", "calls", "placements", "solutions", "dead_ends", "checks", "lines", "state"),
)


def step_object(step: AnyStep, frames: dict[int, orjson.Fragment]) -> Mapping[str, Any]:
    """A step as it travels: its fields by their names, each frame of the stack encoded once.

    `frames` keeps what has been encoded, by identity: steps that are kept alive together share most of their frames.
    """
    whole = named(step)
    if step.stack is not None:
        for frame in step.stack:
            if id(frame) not in frames:
                frames[id(frame)] = orjson.Fragment(orjson.dumps(named(frame)))
        whole["stack"] = [frames[id(frame)] for frame in step.stack]
    return whole


def named(part: AnyStep | AnyFrame) -> dict[str, Any]:
    """The fields that it has, by their names."""
    return {name: getattr(part, name) for name in part.fields()}


def json_lines(steps: Iterable[AnyStep]) -> Iterator[str]:
    """JSON Lines: a step a line, as on the wire."""
    for step in steps:
        yield orjson.dumps(step_object(step, {})).decode() + "\n"


def csv_lines(steps: Iterable[AnyStep]) -> Iterator[str]:
    """CSV as RFC 4180 has it: a line of names, then a step a line. Lists and `state` stand as JSON in their cells."""
    writer = csv.writer(Echo())
    yield writer.writerow(COLUMNS)
    for step in steps:
        fields = {**step_object(step, {}), "depth": len(step.stack or ())}
        yield writer.writerow([cell(fields.get(column)) for column in COLUMNS])


def cell(value: object) -> str | int:
    """What stands in a cell: numbers and names as they are, nothing for what is not there, JSON for all else."""
    if value is None:
        return ""
    return value if isinstance(value, str | int) else orjson.dumps(value).decode()


class Echo:
    """A file that hands back what is written to it, so that the csv module makes lines."""

    def write(self, line: str) -> str:
        return line
