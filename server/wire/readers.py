"""What reads the fields of each message: what is allowed in them, and the sentence where a value is not.

A reader takes a decoded message and its id, and returns a request or raises `BadRequest`.
"""

from collections.abc import Mapping
from typing import Any, get_args

from ..search.algorithms.algorithm import Algorithm, Goal, TreeAlgorithm
from ..search.algorithms.catalogue import ALGORITHMS
from ..search.trace import preset
from ..search.trace.find import Direction, What
from ..search.trace.trace import line_filled
from ..timing.cells import BOARDS
from .checks import (
    LARGEST_STEP,
    BadRequest,
    Id,
    boolean,
    columns_of,
    one_of,
    shown,
    square_of,
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
    Read,
    Run,
    Solutions,
    Time,
    Times,
    Tried,
)

WIDEST = 4096  # pixels of an outline
LARGEST_COUNTED = 34  # n that the full-speed counter takes
LARGEST_SORTED = 12  # n whose solutions are sorted into classes
MOST_THREADS = 256
MOST_SECONDS = 60  # that a cell of the table of times may take

SEEN = (*get_args(What), "line", "square")  # what is looked for from a step
FOUND = (*SEEN, "queens")  # what can be looked for
OF_WHAT = {  # fields that go with some
    "from": SEEN,
    "direction": SEEN,
    "number": ("solution", "dead_end"),
    "line": ("line",),
    "square": ("square",),
    "queens": ("queens",),
}


def describe(message: Mapping[str, Any], id: Id) -> Describe:
    """A `describe`: no more than which trace."""
    return Describe(id, run(message))


def read(message: Mapping[str, Any], id: Id) -> Read:
    """A `read`: a slice, whose stop may lie anywhere."""
    trace = run(message)
    start = take(message, "start", whole(0, LARGEST_STEP))
    stop, stride = take(message, "stop", whole()), take(message, "stride", whole(1, LARGEST_STEP), 1)
    return Read(id, trace, start, stop, stride, take(message, "by", one_of(get_args(By)), "steps"))


def find(message: Mapping[str, Any], id: Id) -> Find:
    """A `find`: seen from a step, or by number."""
    trace = run(message)
    what = take(message, "what", one_of(FOUND))
    for field, whats in OF_WHAT.items():
        if field in message and what not in whats:
            raise BadRequest(f"{field} goes with what = {' or '.join(whats)}, not with {what}")
    if what == "queens":
        return Find(id, trace, what, 0, "forward", queens=queens(message, trace))
    number = take(message, "number", whole(1)) if "number" in message else None
    start = take(message, "from", whole(0, LARGEST_STEP), *([] if number is None else [0]))
    direction = take(message, "direction", one_of(get_args(Direction)), "forward")
    line, square = 0, [0, 0]
    if what == "line":
        line = take(message, "line", whole(1, len(ALGORITHMS[trace.algorithm].listing.splitlines())))
    if what == "square":
        square = take(message, "square", square_of(trace.n))
    return Find(id, trace, what, start, direction, number, line, (square[0], square[1]))


def queens(message: Mapping[str, Any], run: Run) -> tuple[int, ...]:
    """The columns of queens in the first rows; none of them may attack another."""
    algorithm = ALGORITHMS[run.algorithm]
    if not isinstance(algorithm, TreeAlgorithm):
        raise BadRequest(f"queens go with an algorithm that places one after the other, not with {run.algorithm}")
    if run.n > algorithm.indexed:
        raise BadRequest(f"queens can be looked for where n is at most {algorithm.indexed}; here n is {run.n}")
    columns = take(message, "queens", columns_of(run.n))
    for attack in preset.find_attacks(columns):
        raise BadRequest(
            f"queens must not attack each other: in {shown(columns)} {preset.describe(attack, line_filled(algorithm))}"
        )
    return tuple(columns)


def tried(message: Mapping[str, Any], id: Id) -> Tried:
    """A `tried`: the path to a step."""
    return Tried(id, run(message), take(message, "step", whole(0, LARGEST_STEP)))


def outline(message: Mapping[str, Any], id: Id) -> Outline:
    """An `outline`: a stretch of steps and a width in pixels."""
    trace = run(message)
    start = take(message, "start", whole(0, LARGEST_STEP))
    stop = take(message, "stop", whole(start + 1))
    width = take(message, "width", whole(1, WIDEST))
    return Outline(id, trace, start, stop, width, take(message, "exact", boolean, True))


def solutions(message: Mapping[str, Any], id: Id) -> Solutions:
    """A slice of all `solutions`, whose stop may lie anywhere."""
    return Solutions(id, run(message), take(message, "start", whole(0, LARGEST_STEP)), take(message, "stop", whole()))


def classes(message: Mapping[str, Any], id: Id) -> Classes:
    """A slice of all `classes`, or the class of one solution."""
    trace = run(message)
    take(message, "n", whole(1, LARGEST_SORTED))
    found = take(message, "found", whole(0), None)
    if "solution" not in message:
        start = take(message, "start", whole(0, LARGEST_STEP))
        return Classes(id, trace, start, take(message, "stop", whole()), found, None)
    for field in ("start", "stop"):
        if field in message:
            raise BadRequest(f"{field} does not go with solution, which names the class by itself")
    return Classes(id, trace, 0, 0, found, take(message, "solution", whole(1)))


def count(message: Mapping[str, Any], id: Id) -> Count:
    """A `count`: which engines there are depends on the machine, so only the counter can tell."""
    n = take(message, "n", whole(1, LARGEST_COUNTED))
    engine = take(message, "engine", lambda value: None if isinstance(value, str) else "the name of an engine", None)
    return Count(id, n, engine, take(message, "threads", whole(1, MOST_THREADS), None))


def cancel(message: Mapping[str, Any], id: Id) -> Cancel:  # noqa: ARG001 - others read the message
    """A `cancel`: of what its id names."""
    return Cancel(id)


def times(message: Mapping[str, Any], id: Id) -> Times:  # noqa: ARG001
    """A `times`: all that has been measured."""
    return Times(id)


def time(message: Mapping[str, Any], id: Id) -> Time:
    """A `time`: the budget of a cell, and the largest board."""
    seconds = take(message, "seconds", whole(1, MOST_SECONDS))
    return Time(id, seconds, take(message, "largest", whole(BOARDS[0], BOARDS[-1]), BOARDS[-1]))


def run(message: Mapping[str, Any]) -> Run:
    """Which trace is meant."""
    algorithm = take(message, "algorithm", one_of(ALGORITHMS))
    n = size(message, ALGORITHMS[algorithm])
    return Run(algorithm, n, take(message, "goal", one_of(get_args(Goal)), "all"))


def size(message: Mapping[str, Any], algorithm: Algorithm) -> int:
    """An n that this algorithm takes; where it is too large, the error says why."""
    try:
        n: int = take(message, "n", whole(1, algorithm.largest))
    except BadRequest as error:
        too_large = algorithm.reason and whole(1)(message.get("n")) is None
        raise BadRequest(f"{error}: {algorithm.reason}" if too_large else str(error)) from None
    return n
