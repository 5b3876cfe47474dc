"""Judge the outcomes of a program's runs, in a process in which no program has run.

The program ran in the process that sent them, and can have forged them: they count for no more than its output.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from math import inf
from typing import Any

from .chance import uses_chance
from .counts import Output, read_output
from .places import Task, find_place
from .repeats import Repeat, calling_lines
from .running import LONGEST, Run

KNOWN: Mapping[int, int] = {1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92}  # OEIS A000170
AGREEING = 2  # sizes of 4 or more that a reading of the output must get right
PLACEMENTS = {7: 551, 8: 2_056, 12: 856_188}  # of a search with masks, to forecast the time for 12 rows
SMALL = 3  # rows up to which a right count may be chance
CLEAR = 0.1  # seconds from which a time can be extrapolated


class NoOutcome(ValueError):
    """A line is no outcome of a run; the text gives the reason."""


def judge(fields: Mapping[str, Any], lines: Iterable[str | bytes]) -> dict[str, Any]:
    """Return the facts that outcomes show.

    Args:
        fields: As for `sweep`, and `right`, True if the recorded run was right and gave its count.
        lines: Lines of `sweep`, so far.

    Returns:
        `sizes`: for each size [n, count, known, error, seconds], the count None if it is unknown; `tasks`: for each
        size with a wrong count the task for a film of it; `repeated`: statements that gave the same answer twice;
        `twice`: the first statement that did not, in a list; `forecast`: seconds for 12 rows, None if unknown.

    Raises:
        NoOutcome: A line is none of `sweep`.
    """
    task, size = Task.of(fields), fields["size"]
    place, has_chance = find_place(task, size), uses_chance(task.source)
    runs, repeats = read_outcomes(lines, [*KNOWN] if place else [], calling_lines(task.source))
    outputs = {n: read_output(run.printed + "\n" + run.returned, n) for n, run in runs.items()}
    reading = find_reading(outputs, runs, size if fields.get("right") else 0)
    counts = {n: count_by(reading, outputs[n], run, n) for n, run in runs.items()}
    if has_chance or (place and not place.is_sure):
        counts = {n: count if count == known(reading, n) else None for n, count in counts.items()}
    wrong = [n for n, count in counts.items() if count not in (None, known(reading, n))]
    twice = [one for one in repeats if one.differs and not has_chance][:1]
    return {
        "sizes": [[n, counts[n], known(reading, n), runs[n].error, round(runs[n].seconds, 3)] for n in sorted(runs)],
        "tasks": {n: asdict(place.put(task, n)) for n in wrong if place},
        "repeated": sum(one.first == one.second and bool(one.first.strip()) for one in repeats),
        "twice": [asdict(replace(one, first=one.first[:LONGEST], second=one.second[:LONGEST])) for one in twice],
        "forecast": forecast(runs) if counts.get(8) == known(reading, 8) else None,
    }


def read_outcomes(
    lines: Iterable[str | bytes], sizes: list[int], statements: list[int]
) -> tuple[dict[int, Run], list[Repeat]]:
    """Return runs of these sizes, and repeats of the statements in these lines. Raises NoOutcome."""
    runs: dict[int, Run] = {}
    repeats: list[Repeat] = []
    for line in lines:
        try:
            match json.loads(line):
                case [n, str(printed), str(returned), str(error), float(seconds)] if 0 <= seconds < inf:
                    runs[sizes.pop(sizes.index(n))] = Run(printed, returned, error[:LONGEST], seconds)
                case {"repeats": [*found]}:
                    for at, first, second, survivors in found:
                        pairs = [(str(name)[:LONGEST], str(value)[:LONGEST]) for name, value in survivors]
                        repeats.append(Repeat(statements.pop(statements.index(at)), str(first), str(second), pairs))
                case _:
                    raise ValueError("it is another one")
        except (TypeError, ValueError, RecursionError) as wrong:
            raise NoOutcome(f"a line must be a run of another size, or repeats, not {line[:80]!r}: {wrong}") from None
    return runs, repeats


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
