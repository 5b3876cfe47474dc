"""Requests about searches, lessons, counts and times, with the allowed values of their fields."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from ..config.languages import LANGUAGES
from ..config.limits import LARGEST_COUNTED, LARGEST_SORTED, LARGEST_STEP, MOST_THREADS, WIDEST
from ..search.algorithms.algorithm import Run
from ..search.puzzle.board import Board, Square
from ..search.questions.kinds import KINDS, About
from ..search.trace.find import Direction
from .checks import BadRequest, Check, allow, boolean, one_of, read_field, some_of, squares_of, string, whole
from .fields import Fields, Request
from .run import NUMBER, RUN, STEP, RunRequest, read_board, read_run
from .targets import read_from, read_line, read_queens, read_square, read_what

By = Literal["steps", "checks"]


class Describe(RunRequest, kind="describe"):
    """Return the sizes of a trace."""


class Read(RunRequest, kind="read"):
    """Return the steps start, start + stride, ... before stop. `by` checks: the first steps with so many checks."""

    start: Annotated[int, STEP]
    stop: Annotated[int, NUMBER]
    stride: Annotated[int, whole(1, LARGEST_STEP)] = 1
    by: Annotated[By, one_of(get_args(By))] = "steps"


class Find(RunRequest, kind="find"):
    """Find the nearest step of a kind, seen from a step. With `number`: the number-th solution or dead end of all."""

    what: Annotated[str, Fields(("what",), read_what)]
    start: Annotated[int, Fields(("from",), read_from, ("what",))]
    direction: Annotated[Direction, one_of(get_args(Direction))] = "forward"
    number: Annotated[int | None, whole(1)] = None
    line: Annotated[int, Fields(("line",), read_line, ("what", "run"))] = 0
    square: Annotated[tuple[int, int], Fields(("square",), read_square, ("what", "run"))] = (0, 0)
    queens: Annotated[tuple[int, ...], Fields(("queens",), read_queens, ("what", "run"))] = ()


def read_about(message: Mapping[str, Any]) -> tuple[About, ...]:
    """Return the requested kinds of question; by default all."""
    return tuple(read_field(message, "about", some_of(KINDS), list(KINDS)))


class Questions(RunRequest, kind="questions"):
    """Return the questions of the kinds `about` on the steps from start up to before stop, with their answers."""

    start: Annotated[int, STEP]
    stop: Annotated[int, NUMBER]
    about: Annotated[tuple[About, ...], Fields(("about",), read_about)]


class SubtreeCounts(RunRequest, kind="tried"):
    """Count the solutions below each square that was tried on the way to a step."""

    step: Annotated[int, STEP]


def read_end(message: Mapping[str, Any], start: int) -> int:
    """Return a stop greater than the start."""
    stop: int = read_field(message, "stop", whole(start + 1))
    return stop


class Outline(RunRequest, kind="outline"):
    """Draw the outline of the steps from start up to before stop, so many pixels wide."""

    start: Annotated[int, STEP]
    stop: Annotated[int, Fields(("stop",), read_end, ("start",))]
    width: Annotated[int, whole(1, WIDEST)]
    exact: Annotated[bool, boolean] = True


class Solutions(RunRequest, kind="solutions"):
    """Return the solutions from start up to before stop, as indexes: the first one has index 0."""

    start: Annotated[int, STEP]
    stop: Annotated[int, NUMBER]


def read_sorted_run(message: Mapping[str, Any]) -> Run:
    """Return a run without a board whose n is small enough to sort all solutions into classes."""
    run = read_run(message)
    if run.board:
        raise BadRequest("board does not go with classes: its solutions need not be turned or mirrored")
    read_field(message, "n", whole(1, LARGEST_SORTED))
    return run


def unless_solution(name: str, check: Check) -> Fields:
    """Return an end of a range, which excludes `solution`."""

    def read(message: Mapping[str, Any]) -> int:
        if "solution" not in message:
            end: int = read_field(message, name, check)
            return end
        if name in message:
            raise BadRequest(f"{name} does not go with solution, which already names the class")
        return 0

    return Fields((name,), read)


class SolutionClasses(Request, kind="classes"):
    """Return symmetry classes start to stop - 1 of the first `found` solutions, or that of one `solution`."""

    run: Annotated[Run, Fields(RUN, read_sorted_run)]
    start: Annotated[int, unless_solution("start", STEP)]
    stop: Annotated[int, unless_solution("stop", NUMBER)]
    found: Annotated[int | None, whole(0)] = None
    solution: Annotated[int | None, whole(1)] = None


class BoardRequest(Request):
    board: Annotated[Board, Fields(("board",), read_board)]


class Deduce(BoardRequest, kind="deduce"):
    """Return the steps of deduction from start up to before stop."""

    start: Annotated[int, STEP]
    stop: Annotated[int, NUMBER]


def squares_in(name: str) -> Fields:
    """Return a field with squares of a board; by default none."""

    def read(message: Mapping[str, Any], board: Board) -> tuple[Square, ...]:
        return tuple((row, column) for row, column in read_field(message, name, squares_of(board.n), []))

    return Fields((name,), read, ("board",))


class GiveHint(BoardRequest, kind="hint"):
    """Return the next finding for a player with these queens and crosses, or the first mistake."""

    queens: Annotated[tuple[Square, ...], squares_in("queens")]
    crossed: Annotated[tuple[Square, ...], squares_in("crossed")]


class ReadLesson(Request, kind="lesson"):
    """Parse the text of a lesson; return its content and its faults."""

    text: Annotated[str, string]
    language: Annotated[str, one_of(LANGUAGES)] = next(iter(LANGUAGES))  # of the sentences


class CountSolutions(Request, kind="count"):
    """Count all solutions at full speed. The counter checks the engine's name, since engines depend on the machine."""

    n: Annotated[int, whole(1, LARGEST_COUNTED)]
    engine: Annotated[str | None, allow(lambda value: isinstance(value, str), "the name of an engine")] = None
    threads: Annotated[int | None, whole(1, MOST_THREADS)] = None


class Cancel(Request, kind="cancel"):
    """Cancel the count or the measurement with this id."""


class ListTimes(Request, kind="times"):
    """Return the times of the listings that have been measured so far."""


class MeasureTimes(Request, kind="time"):
    """Measure the listings, or join the measurement that is under way."""
