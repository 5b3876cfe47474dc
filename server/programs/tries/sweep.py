"""Try a program with every size from 1 to 8, and its calls twice: facts that a single recorded run cannot give."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..recorder.trees import read_tree
from .chance import uses_chance
from .counts import Output, read_output
from .places import Place, Task, find_place
from .running import Run, Runner

KNOWN: Mapping[int, int] = {1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92}  # OEIS A000170
ORDER = (4, 5, 6, 1, 7, 8)  # the cheap and telling ones first
WITHOUT = (2, 3)  # sizes without a solution come last: some searches never end there
AGREEING = 2  # sizes of 4 or more that a reading of the output must get right
BUDGET = 6.0  # processor seconds for all sizes; a size is not begun if it would exceed them
GROWTH = 6.0  # estimate of the time of the next size: the placements grow by a factor of 4 to 6
PLACEMENTS = {7: 551, 8: 2_056, 12: 856_188}  # of a search with masks, to forecast the time for 12 rows
SMALL = 3  # rows up to which a right count may be chance
CLEAR = 0.1  # seconds from which a time can be extrapolated


@dataclass(frozen=True)
class Subject:
    """A program to try.

    - `path`: its file; `folder`: the folder from which it may import, None for none;
    - `size`: the rows of the recorded board, 0 if unknown; `is_right`: the recorded run was right, and gave its count.
    """

    task: Task
    path: str
    folder: Path | None = None
    size: int = 0
    is_right: bool = False


def sweep(subject: Subject) -> Iterator[dict[str, Any]]:
    """Yield the facts after each further run.

    Yields:
        `place`: kind and line of the size, None if it is unknown; `reading`: the kind of answer that agrees with the
        known numbers, "" without one; `sizes`: for each size [n, count, known, error, seconds], the count None if it is
        unknown; `tasks`: for each size with a wrong count the task for a film of it; `repeated`: statements that gave
        the same answer twice; `twice`: the statement that did not, in a list; `forecast`: seconds for 12 rows, None if
        unknown.
    """
    task = subject.task
    tree = read_tree(task.source)
    if tree is None:
        return
    place = find_place(task, subject.size)
    facts: dict[str, Any] = {
        "place": {"kind": place.kind, "line": place.line} if place else None,
        **{"reading": "", "sizes": [], "tasks": {}, "twice": [], "repeated": 0, "forecast": None},
    }
    runs: dict[int, Run] = {}
    for n in (*ORDER, *WITHOUT) if place else ():
        if n == WITHOUT[0]:
            yield (facts := add_repeats(facts, subject, runs))
        if is_affordable(n, runs):
            assert place
            runs[n] = Runner(place.put(task, n), subject.path, subject.folder).run()
            facts |= judge(subject, place, runs)
            yield facts
    if not place:
        yield add_repeats(facts, subject, runs)


def is_affordable(n: int, runs: Mapping[int, Run]) -> bool:
    """Return True if a run of n rows fits into the budget, by the time of one row less."""
    used = sum(run.seconds for run in runs.values())
    if n - 1 in runs:
        return used + runs[n - 1].seconds * GROWTH < BUDGET
    return n <= ORDER[2] and used < BUDGET


def add_repeats(facts: dict[str, Any], subject: Subject, runs: Mapping[int, Run]) -> dict[str, Any]:
    """Return the facts with those of second calls; without them if a single call takes too long."""
    steps = subject.size - max(runs, default=subject.size)
    if subject.task.stdin or (runs and runs[max(runs)].seconds * GROWTH**steps > BUDGET / 2):
        return facts
    repeated, differing = Runner(subject.task, subject.path, subject.folder).repeat()
    if uses_chance(subject.task.source):
        differing = []
    return {**facts, "twice": [vars(one) for one in differing], "repeated": repeated}


def judge(subject: Subject, place: Place, runs: Mapping[int, Run]) -> dict[str, Any]:
    """Return the facts about the runs so far."""
    outputs = {n: read_output(run.printed + "\n" + run.returned, n) for n, run in runs.items()}
    reading = find_reading(outputs, runs, subject.size if subject.is_right else 0)
    counts = {n: count_by(reading, outputs[n], run, n) for n, run in runs.items()}
    if not place.is_sure or uses_chance(subject.task.source):
        counts = {n: count if count == known(reading, n) else None for n, count in counts.items()}
    wrong = [n for n, count in counts.items() if count not in (None, known(reading, n))]
    return {
        "reading": reading,
        "sizes": [[n, counts[n], known(reading, n), runs[n].error, round(runs[n].seconds, 3)] for n in sorted(runs)],
        "tasks": {n: vars(place.put(subject.task, n)) for n in wrong},
        "forecast": forecast(runs) if counts.get(8) == known(reading, 8) else None,
    }


def find_reading(outputs: Mapping[int, Output], runs: Mapping[int, Run], confirmed: int) -> str:
    """Return the kind of answer that is right for most sizes of 4 or more, and for at least AGREEING; "" without one.

    One size is enough if it is `confirmed`: its film has shown as many solutions.
    """
    best, most = "", AGREEING - 1
    if confirmed in runs and count_by("integer", outputs[confirmed], runs[confirmed], confirmed) == KNOWN[confirmed]:
        best, most = "integer", 1
    for reading in ("number", "boards", "integer", "first"):
        right = sum(count_by(reading, outputs[n], run, n) == known(reading, n) for n, run in runs.items() if n > SMALL)
        if right > most:
            best, most = reading, right
    return best


def count_by(reading: str, output: Output, run: Run, n: int) -> int | None:
    """Return the count of an answer under a reading; None if it has none."""
    if run.error:
        return None
    if reading == "number":
        return output.numbers[-1] if output.numbers else None
    if reading == "integer":  # the only number other than n in a text
        others = [number for number in output.integers if number != n]
        return others[0] if len(others) == 1 else None
    if reading in ("boards", "first"):
        count = len({*output.boards})
        return count if count or n > 1 else None  # a board of one square has many forms
    return None


def known(reading: str, n: int) -> int:
    """Return the right count: all solutions, or one for a search that stops at its first."""
    return min(1, KNOWN[n]) if reading == "first" else KNOWN[n]


def forecast(runs: Mapping[int, Run]) -> float | None:
    """Return the seconds that 12 rows would take, from the times of 7 and 8 rows; None if these are too short."""
    if not {7, 8} <= {*runs} or runs[8].seconds < CLEAR or runs[8].error or runs[7].seconds <= 0:
        return None
    steps = PLACEMENTS[8] / PLACEMENTS[7]
    growth = max(1.0, runs[8].seconds / runs[7].seconds / steps)
    return float(f"{runs[8].seconds * PLACEMENTS[12] / PLACEMENTS[8] * growth**4:.1e}")


def send_facts(task: Mapping[str, Any], folder: Path | None, send: Callable[[bytes], None]) -> None:
    """Send the facts of `sweep` as JSON after each run.

    `task` has the fields of `Task`, and `path`, `size` and `right` as those of `Subject`.
    """
    own = Task(task["source"], tuple(task.get("argv", ())), task.get("stdin", ""), task.get("call", ""))
    subject = Subject(own, task.get("path", "program.py"), folder, task["size"], bool(task.get("right")))
    for facts in sweep(subject):
        send(json.dumps(facts).encode() + b"\n")
