"""Reads a message of the wire: the one place where a request is checked. No socket, no answers.

A message is one JSON object. `parse` turns it into a request or raises `BadRequest` with a sentence that names the
field, the value and what is allowed.
"""

import json
from collections.abc import Mapping
from typing import Any, get_args

from ..search.algorithms.algorithm import Algorithm, Goal, TreeAlgorithm
from ..search.algorithms.catalogue import ALGORITHMS
from ..search.trace.find import Direction, What
from ..search.trace.preset import describe, find_attacks
from ..search.trace.trace import line_filled
from .checks import (
    LARGEST_STEP,
    BadRequest,
    Id,
    boolean,
    columns_of,
    is_id,
    one_of,
    shown,
    square_of,
    take,
    usable_id,
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
    Request,
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
TIMED = (8, 18)  # n of the smallest and the largest board that is timed

RUN = ("type", "id", "algorithm", "n", "goal")
FIELDS: Mapping[str, tuple[str, ...]] = {
    "describe": RUN,
    "read": (*RUN, "start", "stop", "stride", "by"),
    "find": (*RUN, "what", "from", "direction", "number", "line", "square", "queens"),
    "tried": (*RUN, "step"),
    "outline": (*RUN, "start", "stop", "width", "exact"),
    "solutions": (*RUN, "start", "stop"),
    "classes": (*RUN, "start", "stop", "found", "solution"),
    "count": ("type", "id", "n", "engine", "threads"),
    "cancel": ("type", "id"),
    "times": ("type", "id"),
    "time": ("type", "id", "seconds", "largest"),
}
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


def parse(text: str | bytes) -> Request:
    """The request in one message; `BadRequest` where there is none."""
    message = decode(text)
    id = usable_id(message)
    try:
        return request(message, take(message, "id", is_id) if id is None else id)
    except BadRequest as error:
        raise BadRequest(str(error), id) from None


def decode(text: str | bytes) -> Mapping[str, Any]:
    """The JSON object in a text message."""
    if isinstance(text, bytes):
        raise BadRequest("a message must be text holding one JSON object, not binary data")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRequest(f"a message must be one JSON object, not {shown(text)}") from None
    if not isinstance(message, dict):
        raise BadRequest(f"a message must be one JSON object, not {shown(message)}")
    return message


def request(message: Mapping[str, Any], id: Id) -> Request:
    """The request in a decoded message."""
    kind = take(message, "type", one_of(FIELDS))
    for field in message:
        if field not in FIELDS[kind]:
            raise BadRequest(f"{shown(field)} is not a field of {kind}, which has {', '.join(FIELDS[kind])}")
    match kind:
        case "describe":
            return Describe(id, run(message))
        case "read":
            return read(message, id, run(message))
        case "find":
            return find(message, id, run(message))
        case "tried":
            return Tried(id, run(message), take(message, "step", whole(0, LARGEST_STEP)))
        case "outline":
            return outline(message, id, run(message))
        case "solutions":
            return solutions(message, id, run(message))
        case "classes":
            return classes(message, id, run(message))
        case "count":
            return count(message, id)
        case "cancel":
            return Cancel(id)
        case "times":
            return Times(id)
        case "time":
            seconds = take(message, "seconds", whole(1, MOST_SECONDS))
            return Time(id, seconds, take(message, "largest", whole(*TIMED), TIMED[1]))
        case _:
            raise AssertionError(kind)


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


def read(message: Mapping[str, Any], id: Id, run: Run) -> Read:
    """A `read`: a slice, whose stop may lie anywhere."""
    start = take(message, "start", whole(0, LARGEST_STEP))
    stop, stride = take(message, "stop", whole()), take(message, "stride", whole(1, LARGEST_STEP), 1)
    return Read(id, run, start, stop, stride, take(message, "by", one_of(get_args(By)), "steps"))


def find(message: Mapping[str, Any], id: Id, run: Run) -> Find:
    """A `find`: seen from a step, or by number."""
    what = take(message, "what", one_of(FOUND))
    for field, whats in OF_WHAT.items():
        if field in message and what not in whats:
            raise BadRequest(f"{field} goes with what = {' or '.join(whats)}, not with {what}")
    if what == "queens":
        return Find(id, run, what, 0, "forward", queens=queens(message, run))
    number = take(message, "number", whole(1)) if "number" in message else None
    start = take(message, "from", whole(0, LARGEST_STEP), *([] if number is None else [0]))
    direction = take(message, "direction", one_of(get_args(Direction)), "forward")
    line, square = 0, [0, 0]
    if what == "line":
        line = take(message, "line", whole(1, len(ALGORITHMS[run.algorithm].listing.splitlines())))
    if what == "square":
        square = take(message, "square", square_of(run.n))
    return Find(id, run, what, start, direction, number, line, (square[0], square[1]))


def queens(message: Mapping[str, Any], run: Run) -> tuple[int, ...]:
    """The columns of queens in the first rows; none of them may attack another."""
    algorithm = ALGORITHMS[run.algorithm]
    if not isinstance(algorithm, TreeAlgorithm):
        raise BadRequest(f"queens go with an algorithm that places one after the other, not with {run.algorithm}")
    if run.n > algorithm.indexed:
        raise BadRequest(f"queens can be looked for where n is at most {algorithm.indexed}; here n is {run.n}")
    columns = take(message, "queens", columns_of(run.n))
    for attack in find_attacks(columns):
        raise BadRequest(
            f"queens must not attack each other: in {shown(columns)} {describe(attack, line_filled(algorithm))}"
        )
    return tuple(columns)


def outline(message: Mapping[str, Any], id: Id, run: Run) -> Outline:
    """An `outline`: a stretch of steps and a width in pixels."""
    start = take(message, "start", whole(0, LARGEST_STEP))
    stop = take(message, "stop", whole(start + 1))
    return Outline(
        id, run, start, stop, take(message, "width", whole(1, WIDEST)), take(message, "exact", boolean, True)
    )


def solutions(message: Mapping[str, Any], id: Id, run: Run) -> Solutions:
    """A slice of all `solutions`, whose stop may lie anywhere."""
    return Solutions(id, run, take(message, "start", whole(0, LARGEST_STEP)), take(message, "stop", whole()))


def classes(message: Mapping[str, Any], id: Id, run: Run) -> Classes:
    """A slice of all `classes`, or the class of one solution."""
    take(message, "n", whole(1, LARGEST_SORTED))
    found = take(message, "found", whole(0), None)
    if "solution" not in message:
        start = take(message, "start", whole(0, LARGEST_STEP))
        return Classes(id, run, start, take(message, "stop", whole()), found, None)
    for field in ("start", "stop"):
        if field in message:
            raise BadRequest(f"{field} does not go with solution, which names the class by itself")
    return Classes(id, run, 0, 0, found, take(message, "solution", whole(1)))


def count(message: Mapping[str, Any], id: Id) -> Count:
    """A `count`: which engines there are depends on the machine, so only the counter can tell."""
    n = take(message, "n", whole(1, LARGEST_COUNTED))
    engine = take(message, "engine", lambda value: None if isinstance(value, str) else "the name of an engine", None)
    return Count(id, n, engine, take(message, "threads", whole(1, MOST_THREADS), None))
