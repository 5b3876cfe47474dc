"""The requests about searches, lessons, counts and times: what each may hold, and what it asks for."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from ..config.languages import LANGUAGES
from ..config.limits import (
    LARGEST_COUNTED,
    LARGEST_SORTED,
    LARGEST_STEP,
    MOST_SECONDS,
    MOST_THREADS,
    WIDEST,
)
from ..search.questions.kinds import KINDS, About
from ..search.trace.find import Direction
from ..timing.cells import BOARDS
from .checks import BadRequest, Check, allow, boolean, one_of, some_of, string, take, whole
from .fields import Fields, Request
from .run import NUMBER, RUN, STEP, Run, RunRequest, read_run
from .targets import read_from, read_line, read_queens, read_square, read_what

By = Literal["steps", "checks"]


class Describe(RunRequest, kind="describe"):
    """The sizes of a trace."""


class Read(RunRequest, kind="read"):
    """The steps start, start + stride, ... before stop: a Python slice. `by` checks: the first steps with so many."""

    start: Annotated[int, STEP]
    stop: Annotated[int, NUMBER]
    stride: Annotated[int, whole(1, LARGEST_STEP)] = 1
    by: Annotated[By, one_of(get_args(By))] = "steps"


class Find(RunRequest, kind="find"):
    """The nearest step of a kind, seen from a step. With `number`: the number-th solution or dead end of all."""

    what: Annotated[str, Fields(("what",), read_what)]
    start: Annotated[int, Fields(("from",), read_from)]
    direction: Annotated[Direction, one_of(get_args(Direction))] = "forward"
    number: Annotated[int | None, whole(1)] = None
    line: Annotated[int, Fields(("line",), read_line)] = 0
    square: Annotated[tuple[int, int], Fields(("square",), read_square)] = (0, 0)
    queens: Annotated[tuple[int, ...], Fields(("queens",), read_queens)] = ()


def read_about(message: Mapping[str, Any]) -> tuple[About, ...]:
    """Which kinds of question; by default all."""
    return tuple(take(message, "about", some_of(KINDS), list(KINDS)))


class Questions(RunRequest, kind="questions"):
    """What can be asked about the steps from start up to before stop, and the answers. `about`: which kinds."""

    start: Annotated[int, STEP]
    stop: Annotated[int, NUMBER]
    about: Annotated[tuple[About, ...], Fields(("about",), read_about)]


class SubtreeCounts(RunRequest, kind="tried"):
    """The solutions below each square that was tried on the way to a step."""

    step: Annotated[int, STEP]


def read_end(message: Mapping[str, Any], start: int) -> int:
    """A stop that leaves something between it and the start."""
    stop: int = take(message, "stop", whole(start + 1))
    return stop


class Outline(RunRequest, kind="outline"):
    """The outline of the steps from start up to before stop, so many pixels wide."""

    start: Annotated[int, STEP]
    stop: Annotated[int, Fields(("stop",), read_end)]
    width: Annotated[int, whole(1, WIDEST)]
    exact: Annotated[bool, boolean] = True


class Solutions(RunRequest, kind="solutions"):
    """The solutions from start up to before stop, as indexes: the first one found has index 0."""

    start: Annotated[int, STEP]
    stop: Annotated[int, NUMBER]


def read_sorted_run(message: Mapping[str, Any]) -> Run:
    """A run whose solutions can all be sorted into classes."""
    run = read_run(message)
    take(message, "n", whole(1, LARGEST_SORTED))
    return run


def unless_solution(name: str, check: Check) -> Fields:
    """An end of a range, which does not go with `solution`."""

    def read(message: Mapping[str, Any]) -> int:
        if "solution" not in message:
            end: int = take(message, name, check)
            return end
        if name in message:
            raise BadRequest(f"{name} does not go with solution, which names the class by itself")
        return 0

    return Fields((name,), read)


class Classes(Request, kind="classes"):
    """The classes from start up to before stop of the first `found` solutions; with `solution`, only its class."""

    run: Annotated[Run, Fields(RUN, read_sorted_run)]
    start: Annotated[int, unless_solution("start", STEP)]
    stop: Annotated[int, unless_solution("stop", NUMBER)]
    found: Annotated[int | None, whole(0)] = None
    solution: Annotated[int | None, whole(1)] = None


class ReadLesson(Request, kind="lesson"):
    """What a lesson's file says, and what is wrong with it."""

    text: Annotated[str, string]
    language: Annotated[str, one_of(LANGUAGES)] = next(iter(LANGUAGES))  # of the sentences


class Count(Request, kind="count"):
    """Count all solutions at full speed. The engine's name is checked by the counter: engines depend on the machine."""

    n: Annotated[int, whole(1, LARGEST_COUNTED)]
    engine: Annotated[str | None, allow(lambda value: isinstance(value, str), "the name of an engine")] = None
    threads: Annotated[int | None, whole(1, MOST_THREADS)] = None


class Cancel(Request, kind="cancel"):
    """Cancel the count or the measurement with this id."""


class Times(Request, kind="times"):
    """The times of the algorithms measured so far."""


class Time(Request, kind="time"):
    """Measure the algorithms: at most so many seconds for each cell, boards up to `largest`."""

    seconds: Annotated[int, whole(1, MOST_SECONDS)]
    largest: Annotated[int, whole(BOARDS[0], BOARDS[-1])] = BOARDS[-1]
