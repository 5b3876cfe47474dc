"""Records a stretch of a trace: its steps, and what the page asks about them, as the wire's answers have it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from ..config.limits import MOST_RECORDED, RECORDED_BYTES
from ..formats.encoding import encode
from ..formats.steps import step_object
from ..search.pausable import Pausable, Pauses
from ..search.questions.ask import StepQuestion, ask_questions
from ..wire.answers import describe, draw_outline
from ..wire.requests import Describe, Outline
from ..wire.run import Run, trace_of
from .columns import Column, pack

FORMAT = 1
PIXELS = 1024  # of the outline of a whole trace of which only a stretch is recorded


def record(run: Run, start: int = 0, stop: int | None = None) -> Pausable[dict[str, Any]]:
    """The excerpt of the steps from `start` up to before `stop`, by default to the end, as JSON values.

    - `format`: 1;
    - `description`: the wire's;
    - `start`, `stop`: the steps that it has;
    - `steps`, `tried`: a column (see `columns`) with a value for each step: itself, and the rows of the wire's `tried`;
    - `questions`: a column with all questions about these steps;
    - `outline`: the wire's, of the whole trace, if it is longer and its size is known; else null.

    Raises ValueError where it would have no step, more than MOST_RECORDED, or too large ones.
    """
    trace = trace_of(run)
    stop = find_end(trace.size, start, stop)
    pausing, outline = trace.pausing, None
    questions = ask_questions(pausing, start, stop)
    if trace.size is not None and stop - start < trace.size:
        drawn = yield from draw_outline(Outline(0, run, 0, trace.size, PIXELS, exact=True))
        outline = {name: drawn[name] for name in ("start", "stop", "width", "exact", "calls", "deepest", "solutions")}
    return {
        "format": FORMAT,
        "run": asdict(run),
        "description": dict((yield from describe(Describe(0, run)))),
        "start": start,
        "stop": stop,
        "steps": (yield from record_values(step and step_object(step, {}) for step in pausing.read(start, stop))),
        "tried": (yield from record_values(pausing.read_subtree_counts(start, stop))),
        "questions": (yield from record_values(each and fields_of(each) for each in questions)),
        "outline": outline,
    }


def find_end(size: int | None, start: int, stop: int | None) -> int:
    """Where an excerpt ends, of a trace of this size (None: nobody knows). Raises ValueError."""
    if start < 0 or (size is not None and start >= size):
        last = "…" if size is None else size - 1
        raise ValueError(f"a film begins with a step of its trace, 0 to {last}, not {start}")
    stops = [each for each in (stop, size) if each is not None]
    if not stops or min(stops) - start > MOST_RECORDED:
        wanted = f"{min(stops) - start:,}" if stops else "all of a trace of unknown size"
        raise ValueError(f"a film in one file has at most {MOST_RECORDED:,} steps, not {wanted}: choose a stretch")
    if min(stops) <= start:
        raise ValueError(f"a film has a step at least; from {start} up to before {stop} there is none")
    return min(stops)


def fields_of(question: StepQuestion) -> dict[str, Any]:
    return {name: getattr(question, name) for name in question.__slots__}


def record_values(values: Iterable[Any]) -> Pauses[Column]:
    """The column of some values as JSON has them; None is a place for a pause. Raises ValueError if they are too large.

    Neighbours share what is equal, which takes a fifth of the memory.
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
    """An equal value that has the parts in common with the one before it that stand at the same places."""
    if value == before:
        return before
    if isinstance(value, list) and isinstance(before, list):
        return [*map(share, value, before), *value[len(before) :]]
    if isinstance(value, dict) and isinstance(before, dict):
        return {name: share(part, before.get(name)) for name, part in value.items()}
    return value
