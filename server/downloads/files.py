"""Downloads by the end of their address, each made from a query.

A file's lines are made while they are read; an empty line is a place for a pause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..excerpts.columns import text_of
from ..excerpts.excerpt import record
from ..formats.boards import format_solutions
from ..formats.steps import csv_lines, json_lines
from ..search.pausable import Pauses, one_by_one
from ..search.step import AnyStep
from ..wire.checks import BadRequest
from ..wire.run import Run, trace_of
from .queries import Query, SolutionQuery, StepQuery, parse_solutions, parse_steps, parse_stretch

Lines = Callable[[Iterable[AnyStep | None]], Iterator[str]]


@dataclass(frozen=True)
class File:
    """A file: its descriptive name and its lines."""

    name: str
    lines: Iterator[str]

    @property
    def media_type(self) -> str:
        return TYPES[self.name.rpartition(".")[2]]


def open_steps(query: Query, lines: Lines, ending: str) -> File:
    """Open a file of the steps in a query. Raises BadRequest, NotReady, DamagedTable."""
    wanted = parse_steps(query)
    steps = trace_of(wanted.run).pausing.read(wanted.first, wanted.last + 1, wanted.stride)
    return File(name_of(wanted, ending), lines(steps))


def open_solutions(query: Query) -> File:
    """Open a file of the solutions in a query. Raises BadRequest, NotReady, DamagedTable."""
    wanted = parse_solutions(query)
    found = trace_of(wanted.run).pausing.solutions(wanted.first - 1, wanted.last)
    columns = (solution.columns if solution else None for solution in found)
    return File(name_of(wanted, "txt"), format_solutions(columns, wanted.form))


def open_excerpt(query: Query) -> File:
    """Open an excerpt (see `excerpts`) of the steps in a query. Raises BadRequest, NotReady, DamagedTable."""
    wanted = parse_stretch(query)
    work = one_by_one(record(wanted.run, wanted.first, wanted.last + 1))
    return File(name_of(wanted, "json"), lines_of(work))


def lines_of(work: Pauses[Any]) -> Iterator[str]:
    """Yield the result of the work as one line of JSON, after its pauses. Raises BadRequest for its ValueError."""
    try:
        while True:
            next(work)
            yield ""
    except StopIteration as end:
        result = end.value
    except ValueError as error:
        raise BadRequest(str(error)) from None
    yield text_of(result) + "\n"


TYPES = {
    "jsonl": "application/jsonl",
    "csv": "text/csv",
    "txt": "text/plain",
    "json": "application/json",
    "svg": "image/svg+xml",
}


def name_of(wanted: StepQuery | SolutionQuery, ending: str) -> str:
    """Return the file's name, with its run, range and form."""
    match wanted:
        case StepQuery(run, first, last, stride):
            every = f"-every-{stride}" if stride > 1 else ""
            return f"{stem(run)}-steps-{first}-{last}{every}.{ending}"
        case SolutionQuery(run, first, last, form):
            which = f"-{first}-{last}" if last else ""
            return f"{stem(run)}-solutions{which}-{form}.{ending}"


def stem(run: Run) -> str:
    """Return the beginning of the names of all files about a trace."""
    return f"bitqueens-{run.algorithm}-{run.n}" + ("-first" if run.goal == "first" else "")


FILES: Mapping[str, Callable[[Query], File]] = {
    "steps.jsonl": lambda query: open_steps(query, json_lines, "jsonl"),
    "steps.csv": lambda query: open_steps(query, csv_lines, "csv"),
    "solutions.txt": open_solutions,
    "excerpt.json": open_excerpt,
}
