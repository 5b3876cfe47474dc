"""Reads the fields of each message and checks them.

A reader takes a decoded message and its id, and returns a request or raises `BadRequest`.
"""

from collections.abc import Mapping
from typing import Any, get_args

from ..config.limits import LARGEST_COUNTED, LARGEST_SORTED, LARGEST_STEP, MOST_SECONDS, MOST_THREADS, WIDEST
from ..search.algorithms.algorithm import Algorithm, Goal, TreeAlgorithm
from ..search.algorithms.catalogue import ALGORITHMS
from ..search.index.catalogue import largest_indexed
from ..search.questions.kinds import KINDS
from ..search.trace import preset
from ..search.trace.find import Direction, What
from ..search.trace.pausing import line_filled
from ..timing.cells import BOARDS
from .checks import (
    BadRequest,
    Id,
    boolean,
    columns_of,
    one_of,
    quote,
    some_of,
    square_of,
    string,
    take,
    whole,
)
from .requests import (
    By,
    Cancel,
    Classes,
    Count,
    Describe,
    Find,
    Outline,
    Questions,
    Read,
    ReadLesson,
    Run,
    Solutions,
    SubtreeCounts,
    Time,
    Times,
)

# Checks that many messages need
GOAL, BY, NUMBER = one_of(get_args(Goal)), one_of(get_args(By)), whole()
STEP, STRIDE, ALGORITHM = whole(0, LARGEST_STEP), whole(1, LARGEST_STEP), one_of(ALGORITHMS)

NEAREST = (*get_args(What), "line", "square")  # what is looked for from a step
WHATS = (*NEAREST, "queens")
FIELDS_OF_WHAT = {  # the fields of `find` that go only with some `what`
    "from": NEAREST,
    "direction": NEAREST,
    "number": ("solution", "dead_end"),
    "line": ("line",),
    "square": ("square",),
    "queens": ("queens",),
}


def read_describe(message: Mapping[str, Any], id: Id) -> Describe:
    """A `describe`."""
    return Describe(id, read_run(message))


def read_read(message: Mapping[str, Any], id: Id) -> Read:
    """A `read`: a slice, whose stop may be any number."""
    trace = read_run(message)
    start, stop = take(message, "start", STEP), take(message, "stop", NUMBER)
    return Read(id, trace, start, stop, take(message, "stride", STRIDE, 1), take(message, "by", BY, "steps"))


def read_find(message: Mapping[str, Any], id: Id) -> Find:
    """A `find`: from a step, or by number."""
    trace = read_run(message)
    what = take(message, "what", one_of(WHATS))
    for field, whats in FIELDS_OF_WHAT.items():
        if field in message and what not in whats:
            raise BadRequest(f"{field} goes with what = {' or '.join(whats)}, not with {what}")
    if what == "queens":
        return Find(id, trace, what, 0, "forward", queens=read_queens(message, trace))
    number = take(message, "number", whole(1)) if "number" in message else None
    start = take(message, "from", STEP, *([] if number is None else [0]))
    direction = take(message, "direction", one_of(get_args(Direction)), "forward")
    line, square = 0, [0, 0]
    if what == "line":
        line = take(message, "line", whole(1, len(ALGORITHMS[trace.algorithm].listing(trace.goal).splitlines())))
    if what == "square":
        square = take(message, "square", square_of(trace.n))
    return Find(id, trace, what, start, direction, number, line, (square[0], square[1]))


def read_queens(message: Mapping[str, Any], run: Run) -> tuple[int, ...]:
    """The columns of queens in the first rows, which must not attack each other."""
    algorithm = ALGORITHMS[run.algorithm]
    if not isinstance(algorithm, TreeAlgorithm):
        raise BadRequest(f"queens go with an algorithm that places one after the other, not with {run.algorithm}")
    if run.n > (most := largest_indexed(algorithm)):
        raise BadRequest(f"queens can be looked for where n is at most {most}; here n is {run.n}")
    columns = take(message, "queens", columns_of(run.n))
    for attack in preset.find_attacks(columns):
        raise BadRequest(
            f"queens must not attack each other: in {quote(columns)} {preset.describe(attack, line_filled(algorithm))}"
        )
    return tuple(columns)


def read_questions(message: Mapping[str, Any], id: Id) -> Questions:
    """A `questions`: a range of steps, and the kinds of question."""
    trace = read_run(message)
    start = take(message, "start", STEP)
    stop, about = take(message, "stop", NUMBER), take(message, "about", some_of(KINDS), list(KINDS))
    return Questions(id, trace, start, stop, tuple(about))


def read_lesson(message: Mapping[str, Any], id: Id) -> ReadLesson:
    """A `lesson`: the text of its file."""
    return ReadLesson(id, take(message, "text", string))


def read_tried(message: Mapping[str, Any], id: Id) -> SubtreeCounts:
    """A `tried`."""
    return SubtreeCounts(id, read_run(message), take(message, "step", STEP))


def read_outline(message: Mapping[str, Any], id: Id) -> Outline:
    """An `outline`: a range of steps and a width in pixels."""
    trace = read_run(message)
    start = take(message, "start", STEP)
    stop = take(message, "stop", whole(start + 1))
    width = take(message, "width", whole(1, WIDEST))
    return Outline(id, trace, start, stop, width, take(message, "exact", boolean, True))


def read_solutions(message: Mapping[str, Any], id: Id) -> Solutions:
    """A slice of all `solutions`, whose stop may be any number."""
    return Solutions(id, read_run(message), take(message, "start", STEP), take(message, "stop", NUMBER))


def read_classes(message: Mapping[str, Any], id: Id) -> Classes:
    """A slice of all `classes`, or the class of one solution."""
    trace = read_run(message)
    take(message, "n", whole(1, LARGEST_SORTED))
    found = take(message, "found", whole(0), None)
    if "solution" not in message:
        start = take(message, "start", STEP)
        return Classes(id, trace, start, take(message, "stop", NUMBER), found, None)
    for field in ("start", "stop"):
        if field in message:
            raise BadRequest(f"{field} does not go with solution, which names the class by itself")
    return Classes(id, trace, 0, 0, found, take(message, "solution", whole(1)))


def read_count(message: Mapping[str, Any], id: Id) -> Count:
    """A `count`. The counter checks the engine's name, since the engines depend on the machine."""
    n = take(message, "n", whole(1, LARGEST_COUNTED))
    engine = take(message, "engine", lambda value: None if isinstance(value, str) else "the name of an engine", None)
    return Count(id, n, engine, take(message, "threads", whole(1, MOST_THREADS), None))


def read_cancel(message: Mapping[str, Any], id: Id) -> Cancel:  # noqa: ARG001 - other readers need the message
    """A `cancel`."""
    return Cancel(id)


def read_times(message: Mapping[str, Any], id: Id) -> Times:  # noqa: ARG001
    """A `times`."""
    return Times(id)


def read_time(message: Mapping[str, Any], id: Id) -> Time:
    """A `time`: the budget for a cell, and the largest board."""
    seconds = take(message, "seconds", whole(1, MOST_SECONDS))
    return Time(id, seconds, take(message, "largest", whole(BOARDS[0], BOARDS[-1]), BOARDS[-1]))


def read_run(message: Mapping[str, Any]) -> Run:
    """The trace that a message is about."""
    algorithm = take(message, "algorithm", ALGORITHM)
    n = read_n(message, ALGORITHMS[algorithm])
    return Run(algorithm, n, take(message, "goal", GOAL, "all"))


def read_n(message: Mapping[str, Any], algorithm: Algorithm) -> int:
    """An n that this algorithm takes. If it is too large, the error says why."""
    try:
        n: int = take(message, "n", whole(1, algorithm.largest))
    except BadRequest as error:
        too_large = algorithm.reason and whole(1)(message.get("n")) is None
        raise BadRequest(f"{error}: {algorithm.reason}" if too_large else str(error)) from None
    return n
