"""Records a stretch of a trace: its steps, and what the page asks about them, as the wire's answers have it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from ..config.limits import MOST_RECORDED
from ..formats.encoding import encode
from ..formats.steps import step_object
from ..search.pausable import Pausable, Pauses
from ..search.questions.ask import ask_questions
from ..search.trace.pausing import PausingTrace
from ..wire.answers import describe, draw_outline
from ..wire.checks import BadRequest
from ..wire.requests import Describe, Outline
from ..wire.run import Run
from ..wire.traces import trace_of
from .columns import Column, pack

FORMAT = 1
PIXELS = 1024  # of the outline of a whole trace of which only a stretch is recorded


def record(run: Run, start: int = 0, stop: int | None = None) -> Pausable[dict[str, Any]]:
    """The recording of the steps from `start` up to before `stop`, by default to the end, as JSON values.

    - `format`: 1;
    - `description`: the wire's;
    - `start`, `stop`: the steps that it has;
    - `steps`, `tried`: a column (see `columns`) with a value for each step: itself, and the rows of the wire's `tried`;
    - `questions`: a column with all questions about these steps;
    - `outline`: the wire's, of the whole trace, if it is longer and its size is known; else null.

    Raises BadRequest where it would have no step, or more than MOST_RECORDED.
    """
    trace = trace_of(run)
    stop = check_range(trace.size, start, stop)
    pausing = trace.pausing
    outline = None
    if trace.size is not None and stop - start < trace.size:
        drawn = yield from draw_outline(Outline(0, run, 0, trace.size, PIXELS, exact=True))
        outline = {name: drawn[name] for name in ("start", "stop", "width", "exact", "calls", "deepest", "solutions")}
    return {
        "format": FORMAT,
        "run": asdict(run),
        "description": dict((yield from describe(Describe(0, run)))),
        "start": start,
        "stop": stop,
        "steps": (yield from record_steps(pausing, start, stop)),
        "tried": (yield from record_tried(pausing, start, stop)),
        "questions": (yield from record_questions(pausing, start, stop)),
        "outline": outline,
    }


def check_range(size: int | None, start: int, stop: int | None) -> int:
    """Where a recording ends. Raises BadRequest."""
    if size is not None and start >= size:
        raise BadRequest(f"from must be a step of this trace, 0 to {size - 1}, not {start}")
    end = min(size if stop is None else stop, size) if size is not None else stop
    if end is None or end - start > MOST_RECORDED:
        asked = "the whole trace" if stop is None else f"{stop - start:,}"
        raise BadRequest(f"a film in one file has at most {MOST_RECORDED:,} steps, not {asked}: choose from and to")
    if end <= start:
        raise BadRequest(f"to must be at least {start}, not {end - 1}")
    return end


def record_steps(trace: PausingTrace, start: int, stop: int) -> Pauses[Column]:
    steps: list[Any] = []
    for step in trace.read(start, stop):
        if step:
            steps.append(json.loads(encode(step_object(step, {}))))
        yield
    return (yield from pack(steps))


def record_tried(trace: PausingTrace, start: int, stop: int) -> Pauses[Column]:
    tried: list[Any] = []
    for rows in trace.read_subtree_counts(start, stop):
        if rows is not None:
            tried.append(json.loads(encode(rows)))
        yield
    return (yield from pack(tried))


def record_questions(trace: PausingTrace, start: int, stop: int) -> Pauses[Column]:
    questions: list[Any] = []
    for question in ask_questions(trace, start, stop):
        if question:
            questions.append({name: getattr(question, name) for name in question.__slots__})
        yield
    return (yield from pack(questions))
