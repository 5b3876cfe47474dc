"""Check by the trace that the places of a lesson exist, and that its questions can be asked there."""

from __future__ import annotations

from dataclasses import replace

from ..search.pausable import Pauses, finish
from ..search.questions.ask import ask_questions
from ..search.trace.trace import Trace
from ..search.walks.reach import NotReady
from .lesson import Fault, KindQuestion, Lesson, Place
from .parse import LONGEST, parse


def check(text: str) -> Lesson:
    """Read a lesson and look up its places; its `faults` list every mistake, by line."""
    return finish(checking(text))


def checking(text: str, longest: int = LONGEST) -> Pauses[Lesson]:
    """Do the work of `check`, with places for a pause."""
    lesson = parse(text, longest)
    yield
    found = list(lesson.faults)
    for stop in lesson.stops:
        for line, place in [(stop.line, stop.place), *((link.line, link.place) for link in stop.links)]:
            if fault := (yield from check_step(line, place)):
                found.append(fault)
                break
        else:
            if isinstance(stop.question, KindQuestion) and (
                fault := (yield from check_question(stop.question, stop.place))
            ):
                found.append(fault)
    return replace(lesson, faults=tuple(sorted(found, key=lambda fault: fault.line)))


def check_step(line: int, place: Place) -> Pauses[Fault | None]:
    """Return the fault of a place's step; None if the step exists."""
    trace = trace_of(place)
    if trace.size is not None and place.step >= trace.size:
        return Fault(line, "beyond", f"{place.step}", f"0 … {trace.size - 1}")
    try:
        yield from trace.pausing.step(place.step)
    except IndexError:
        return Fault(line, "beyond", f"{place.step}", f"0 … {trace.reached - 1}")
    except NotReady as error:
        return Fault(line, "far", f"{place.step}", str(error))
    return None


def check_question(question: KindQuestion, place: Place) -> Pauses[Fault | None]:
    """Return the fault of a question at an existing place; None if it can be asked."""
    kinds: list[str] = []
    try:
        for asked in ask_questions(trace_of(place).pausing, place.step, place.step + 1):
            if asked:
                kinds.append(asked.about)
            yield
    except NotReady as error:
        return Fault(question.line, "far", f"{place.step}", str(error))
    if question.about in kinds:
        return None
    return Fault(question.line, "unasked", question.about, ", ".join(kinds) or "–")


def trace_of(place: Place) -> Trace:
    return Trace(place.algorithm, place.n, place.goal)
