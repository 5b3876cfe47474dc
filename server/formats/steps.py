"""Steps as they travel: one JSON object each, or one row of a table.

An algorithm without ld, col, rd, poss and bit has its own variables in `state`: what a step lacks is an empty cell.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import orjson

from ..search.step import Step

# The columns of a table, in order; `depth` is the number of open calls, all others are fields of a step.
COLUMNS = (
    *("step", "kind", "row", "column", "ld", "col", "rd", "poss", "bit", "queens", "square", "attacker", "along"),
    *("depth", "calls", "placements", "solutions", "dead_ends", "checks", "lines", "state"),
)


def step_object(step: Step, frames: dict[int, orjson.Fragment]) -> Mapping[str, Any]:
    """A step as it travels: its fields by their names, each frame of the stack encoded once.

    `frames` keeps what has been encoded, by identity: steps that are kept alive together share most of their frames.
    """
    for frame in step.stack:
        if id(frame) not in frames:
            frames[id(frame)] = orjson.Fragment(orjson.dumps(frame))
    stack = [frames[id(frame)] for frame in step.stack]
    return {name: getattr(step, name) for name in Step.__slots__} | {"stack": stack}


def json_lines(steps: Iterable[Step]) -> Iterator[str]:
    """JSON Lines: a step a line, as on the wire."""
    for step in steps:
        yield orjson.dumps(step_object(step, {})).decode() + "\n"


def csv_lines(steps: Iterable[Step]) -> Iterator[str]:
    """CSV as RFC 4180 has it: a line of names, then a step a line. Lists and `state` stand as JSON in their cells."""
    writer = csv.writer(Echo())
    yield writer.writerow(COLUMNS)
    for step in steps:
        fields = {**step_object(step, {}), "depth": len(step.stack)}
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
