"""Files about a trace, by the end of their address, each made from a query: its solutions, and an excerpt.

A file's lines are made while they are read; an empty line is a place for a pause.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..formats.boards import format_solutions
from ..jobs.tasks import Tasks
from ..search.algorithms.algorithm import Run
from ..search.pausable import Pausable, Pauses
from ..wire.checks import BadRequest
from ..wire.queries import Query, parse_fields, parse_solutions, parse_stretch
from ..wire.run import prepare, read_run, trace_of
from .columns import text_of
from .excerpt import record


@dataclass(frozen=True)
class File:
    """A file: its descriptive name and its lines."""

    name: str
    lines: Iterator[str]

    @property
    def media_type(self) -> str:
        return TYPES[self.name.rpartition(".")[2]]


def prepare_file(query: Query) -> Pauses[None]:
    """Find the size of the trace in a query, which takes up to a second on a board. Raises BadRequest."""
    yield from prepare(read_run(parse_fields(query, [*query])))


def open_solutions(query: Query) -> File:
    """Open a file of the solutions in a query. Raises BadRequest, NotReady, DamagedTable."""
    wanted, form = parse_solutions(query)
    found = trace_of(wanted.run).pausing.solutions(wanted.first - 1, wanted.last)
    columns = (solution.columns if solution else None for solution in found)
    which = f"-{wanted.first}-{wanted.last}" if wanted.last else ""
    name = f"{stem(wanted.run)}-solutions{which}-{form}.txt"
    return File(name, format_solutions(columns, form))


def open_excerpt(query: Query) -> File:
    """Open an excerpt of the steps in a query. Raises BadRequest, NotReady, DamagedTable."""
    wanted = parse_stretch(query)
    lines = lines_of(record(wanted.run, wanted.first, wanted.last + 1))
    return File(f"{stem(wanted.run)}-steps-{wanted.first}-{wanted.last}.json", lines)


def lines_of(work: Pausable[Any]) -> Iterator[str]:
    """Yield the result of the work as one line of JSON, after its pauses. Raises BadRequest for its ValueError."""
    tasks = Tasks(work)
    while not tasks.first.ended:
        for task in tasks.pop_ready():
            tasks.finish_slice(task, task.run(lambda: True))
            yield ""
    try:
        result = tasks.first.outcome()
    except ValueError as error:
        raise BadRequest(str(error)) from None
    yield text_of(result) + "\n"


TYPES = {"txt": "text/plain", "json": "application/json", "svg": "image/svg+xml"}


def stem(run: Run) -> str:
    """Return the beginning of the names of all files about a trace."""
    return f"bitqueens-{run.algorithm}-{run.n}" + ("-first" if run.goal == "first" else "")


FILES: Mapping[str, Callable[[Query], File]] = {"solutions.txt": open_solutions, "excerpt.json": open_excerpt}
