"""Record a stretch of a trace: its steps and the page's answers about them, in the wire's format."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from ..config.limits import MOST_RECORDED, RECORDED_BYTES
from ..formats.encoding import encode, step_object
from ..search.algorithms.algorithm import Run
from ..search.pausable import Pausable, Pauses
from ..search.questions.ask import ask_questions
from ..wire.answers import describe, draw_outline
from ..wire.requests import Describe, Outline
from ..wire.run import prepare, trace_of
from .columns import Column, pack

FORMAT = 1
PIXELS = 1024  # width of the whole trace's outline, which goes with a shorter stretch


def record(run: Run, start: int = 0, stop: int | None = None) -> Pausable[dict[str, Any]]:
    """Return the excerpt of the steps from `start` up to before `stop`, by default to the end, as JSON values.

    - `format`: 1;
    - `description`: the wire's `describe`;
    - `start`, `stop`: the range of its steps;
    - `steps`, `tried`: a column (see `columns`) of steps, and one of the rows of the wire's `tried` for each step;
    - `questions`: a column with all questions about these steps;
    - `outline`: the wire's outline of the whole trace, if it is longer and its size is known; else null.

    Raises ValueError for an excerpt with no step, with more than MOST_RECORDED, or with more than RECORDED_BYTES.
    """
    yield from prepare(run)
    trace = trace_of(run)
    stop = find_end(trace.size, start, stop)
    pausing, outline = trace.pausing, None
    questions = ask_questions(pausing, start, stop)
    if trace.size is not None and stop - start < trace.size:
        drawn = yield from draw_outline(Outline(0, run, 0, trace.size, PIXELS, exact=True))
        outline = {name: drawn[name] for name in ("start", "stop", "width", "exact", "calls", "deepest", "solutions")}
    return {
        "format": FORMAT,
        "run": run.fields(),
        "description": dict((yield from describe(Describe(0, run)))),
        "start": start,
        "stop": stop,
        "steps": (yield from record_values(step and step_object(step, {}) for step in pausing.read(start, stop))),
        "tried": (yield from record_values(pausing.read_subtree_counts(start, stop))),
        "questions": (yield from record_values(each and asdict(each) for each in questions)),
        "outline": outline,
    }


def find_end(size: int | None, start: int, stop: int | None) -> int:
    """Return the end of an excerpt of a trace of this size (None if unknown). Raises ValueError."""
    if start < 0 or (size is not None and start >= size):
        last = "…" if size is None else size - 1
        raise ValueError(f"a film must begin with a step of its trace, 0 to {last}, not {start}")
    stops = [each for each in (stop, size) if each is not None]
    if not stops or min(stops) - start > MOST_RECORDED:
        wanted = f"{min(stops) - start:,}" if stops else "all of a trace of unknown size"
        raise ValueError(f"a film in one file has at most {MOST_RECORDED:,} steps, not {wanted}: choose a stretch")
    if min(stops) <= start:
        raise ValueError(f"a film must have at least one step; there is none from {start} up to before {stop}")
    return min(stops)


def record_values(values: Iterable[Any]) -> Pauses[Column]:
    """Pack values as JSON into a column; None marks a place for a pause.

    Raises ValueError beyond RECORDED_BYTES. Neighbours share equal parts, which takes a fifth of the memory.
    """
    recorded: list[Any] = []
    size = 0
    for value in values:
        if value is not None:
            text = encode(value)
            size += len(text)
            if size > RECORDED_BYTES:
                raise ValueError(
                    f"a film in one file has at most {RECORDED_BYTES:,} bytes of steps: choose fewer steps"
                )
            recorded.append(share(json.loads(text), recorded[-1] if recorded else None))
        yield
    return (yield from pack(recorded))


def share(value: Any, before: Any) -> Any:
    """Return an equal value that shares its parts with the one before where they are equal."""
    if value == before:
        return before
    if isinstance(value, list) and isinstance(before, list):
        return [*map(share, value, before), *value[len(before) :]]
    if isinstance(value, dict) and isinstance(before, dict):
        return {name: share(part, before.get(name)) for name, part in value.items()}
    return value
