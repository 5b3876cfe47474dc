"""Judge the outcomes of a program's runs, in a process in which no program has run.

The program ran in the process that sent them, and can have forged them: they count for no more than its output.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from math import inf
from typing import Any

from ..answers.answer import read_answer
from ..answers.known import KNOWN, counts_another
from ..answers.outcome import judge_answer
from ..answers.text import shows_same
from .places import Task, find_place, uses_chance
from .reading import LEAST, ONE, count_by, find_reading, known
from .repeats import Repeat
from .running import LONGEST, Run

NO_FAULT = ("refused", "input")  # ends that a trial has brought about
LEAST_SAME = 3  # times that a board stands among the solutions: two rows of different boards may be equal
PLAUSIBLE = 6  # rows from which the right count at a single size is no coincidence


class NoOutcome(ValueError):
    """A line is no outcome of a run; the text gives the reason."""


def judge(fields: Mapping[str, Any], lines: Iterable[str | bytes]) -> dict[str, Any]:
    """Return the facts that outcomes show.

    Args:
        fields: As for `sweep`, and `right`, True if the recorded run was right and gave its count.
        lines: Lines of `sweep`, so far.

    Returns:
        `plain`: the `Outcome` of the program as it is written, with `n`, `first`, True if it looks for one solution,
        `harmed`, and `sure`, True if the answer alone shows that it is about queens; None without it;
        `sizes`: for each size [n, count, known, error], the count None if it is unknown; `tasks`: for each size with a
        wrong count the task for a film of it; `repeated`: statements that gave the same answer twice; `twice`: the
        first statement that did not, in a list, with the numbers that differ, and `used`, True if it uses the result.

    Raises:
        NoOutcome: A line is none of `sweep`.
    """
    task = Task.of(fields)
    place, has_chance = find_place(task, fields["size"]), uses_chance(task.source)
    size = place.value if place else fields["size"]
    runs, repeats = read_outcomes(lines, {0, *KNOWN} if place else {0})
    plain = runs.pop(0, None)
    answers = {n: read_answer(n, run.printed, run.returned) for n, run in runs.items() if not run.error}
    reading = find_reading(answers, size if fields.get("right") else 0)
    counts = {n: count_by(reading, answers[n], n) if n in answers else None for n in sorted(runs)}
    if counts_another(counts):
        counts = dict.fromkeys(counts)
    is_sure = not place or place.is_sure
    if has_chance or not is_sure:
        counts = {n: count if count == known(reading, n) else None for n, count in counts.items()}
    wrong = [n for n, count in counts.items() if count not in (None, known(reading, n))]
    errors = {n: run.error if is_sure and n >= LEAST and run.error not in NO_FAULT else "" for n, run in runs.items()}
    if has_chance or not size:  # by chance, the recorded run says another thing
        plain = None
    return {
        "plain": plain and judge_plain(plain, size, reading, bool(place and is_sure)),
        "sizes": [[n, count, known(reading, n), errors[n]] for n, count in counts.items()],
        "tasks": {n: asdict(place.put(task, n)) for n in wrong if place},
        "repeated": sum(one.first == one.second and bool(one.first.strip()) for one in repeats),
        "twice": [] if has_chance else [told for one in repeats if (told := tell(one, size or max(KNOWN)))][:1],
    }


def read_outcomes(lines: Iterable[str | bytes], sizes: set[int]) -> tuple[dict[int, Run], list[Repeat]]:
    """Return the runs of these sizes, and the repeats, in these lines. Raises NoOutcome."""
    runs: dict[int, Run] = {}
    found: list[Repeat] = []
    for line in lines:
        try:
            match json.loads(line):
                case [int(n), str(printed), str(returned), str(error), float(seconds)] if (
                    n in sizes - runs.keys() and 0 <= seconds < inf
                ):
                    runs[n] = Run(printed, returned, error[:LONGEST], seconds)
                case {"repeats": [*repeats]}:
                    for at, first, second, survivors, is_used in repeats:
                        pairs = [(str(name)[:LONGEST], str(value)[:LONGEST]) for name, value in survivors]
                        found.append(Repeat(int(at), str(first), str(second), pairs, bool(is_used)))
                case _:
                    raise ValueError("it is another one")
        except (OverflowError, RecursionError, TypeError, ValueError) as wrong:
            raise NoOutcome(f"a line must be a run of another size, or repeats, not {line[:80]!r}: {wrong}") from None
    return runs, found


def judge_plain(run: Run, n: int, reading: str, is_size: bool) -> dict[str, Any] | None:
    """Return the outcome of the program as it is written, as `judge` has it; None if it did not run to its end.

    It is `harmed` if one and the same board stands there as often as solutions are counted.
    Unless `is_size`, n is one of several numbers that may be the size: only a right outcome counts.
    """
    if run.error:
        return None
    answer = read_answer(n, run.printed, run.returned)
    is_lone = len({*answer.boards}) == 1 and not (answer.goes_on or answer.counts)
    first = reading == ONE or (not reading and is_lone)
    outcome = judge_answer(answer, n, first)
    if outcome.result != "agrees" and not is_size:
        return None
    is_sure = outcome.result == "agrees" and n >= LEAST and bool(reading or outcome.boards or n >= PLAUSIBLE)
    harmed = outcome.given >= LEAST_SAME and shows_same(f"{run.printed}\n{run.returned}", outcome.given, n)
    return {"n": n, "first": first, "sure": is_sure and not harmed, "harmed": harmed, **asdict(outcome)}


def tell(repeat: Repeat, n: int) -> dict[str, Any] | None:
    """Return a repeat with only the numbers that differ, as `judge` has it; None for one without a difference.

    The numbers of printed solutions are no answer.
    """
    if not repeat.differs:
        return None
    answers = [read_answer(n, text) for text in (repeat.first, repeat.second)]
    first, second = ({"boards": len(one.boards), **one.labels} for one in answers)
    for label, value in first.items():
        if second.get(label, value) != value:
            told = {"first": str(value), "second": str(second[label]), "survivors": repeat.survivors}
            return {"line": repeat.line, **told, "used": repeat.is_used}
    return None
