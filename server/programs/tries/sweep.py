"""Run a program with every size from 1 to 8, and its calls twice. `judging.py` judges the outcomes elsewhere."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import astuple
from pathlib import Path
from typing import Any

from ..recorder.trees import read_tree
from .places import Task, find_place
from .repeats import repeat
from .running import Run, Runner

ORDER = (4, 5, 6, 1, 7, 8)  # the cheap and telling ones first
WITHOUT = (2, 3)  # sizes without a solution come last: some searches never end there
BUDGET = 6.0  # processor seconds for all sizes; a size is not begun if it would exceed them
GROWTH = 6.0  # estimate of the time of the next size: the placements grow by a factor of 4 to 6


def sweep(fields: Mapping[str, Any], folder: Path | None) -> Iterator[str]:
    """Yield the outcomes of a program's runs, each as a line of JSON.

    Args:
        fields: The fields of `Task`; `size`, the rows of the recorded board, 0 if unknown.
        folder: The folder from which it may import, None for none.

    Yields:
        Lists of n and the values of a `Run`: for each size and, with 0 as n, for the program as it is written, which
        may run for long; once an object with `repeats`, the values of each `Repeat`.
    """
    task = Task.of(fields)
    if read_tree(task.source) is None:
        return
    place = find_place(task, fields["size"])
    size = place.value if place else fields["size"]
    runs: dict[int, Run] = {}
    for what in (*ORDER, "repeats", *WITHOUT, "plain") if place else ("plain", "repeats"):
        match what:
            case int() if place and is_affordable(what, runs):
                runs[what] = Runner(place.put(task, what), folder).run()
                yield from (json.dumps([n, *astuple(runs[what])]) for n in ([what, 0] if what == size else [what]))
            case "repeats" if is_repeatable(task, size, runs):
                yield json.dumps({"repeats": [*map(astuple, repeat(task, folder))]})
            case "plain" if size not in runs:
                runs[size] = Runner(task, folder).run()
                yield json.dumps([0, *astuple(runs[size])])


def is_affordable(n: int, runs: Mapping[int, Run]) -> bool:
    """Return True if a run of n rows fits into the budget, by the time of one row less."""
    used = sum(run.seconds for run in runs.values())
    if n - 1 in runs:
        return used + runs[n - 1].seconds * GROWTH < BUDGET
    return n <= ORDER[2] and used < BUDGET


def is_repeatable(task: Task, size: int, runs: Mapping[int, Run]) -> bool:
    """Return True if the program needs no input, and a single call does not take too long."""
    steps = size - max(runs, default=size)
    return not task.stdin and not (runs and runs[max(runs)].seconds * GROWTH**steps > BUDGET / 2)
