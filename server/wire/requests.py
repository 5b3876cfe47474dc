"""The requests of the wire, checked and typed. Data only. Two for the same thing are equal, whatever their ids."""

from dataclasses import dataclass, field
from typing import Literal

from ..search.algorithms.algorithm import Goal
from ..search.questions.kinds import About
from ..search.trace.find import Direction
from .checks import Id

By = Literal["steps", "checks"]


@dataclass(frozen=True, slots=True)
class Run:
    """The trace that a request is about."""

    algorithm: str
    n: int
    goal: Goal


@dataclass(frozen=True, slots=True)
class Describe:
    """The sizes of a trace."""

    id: Id = field(compare=False)
    run: Run


@dataclass(frozen=True, slots=True)
class Read:
    """The steps start, start + stride, ... before stop: a Python slice. `by` checks: the first steps with so many."""

    id: Id = field(compare=False)
    run: Run
    start: int
    stop: int
    stride: int
    by: By = "steps"


@dataclass(frozen=True, slots=True)
class Find:
    """The nearest step of a kind, seen from a step. With `number`: the number-th solution or dead end of all."""

    id: Id = field(compare=False)
    run: Run
    what: str
    start: int
    direction: Direction
    number: int | None = None
    line: int = 0
    square: tuple[int, int] = (0, 0)
    queens: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadLesson:
    """What a lesson's file says, and what is wrong with it."""

    id: Id = field(compare=False)
    text: str


@dataclass(frozen=True, slots=True)
class Questions:
    """What can be asked about the steps from start up to before stop, and the answers. `about`: which kinds."""

    id: Id = field(compare=False)
    run: Run
    start: int
    stop: int
    about: tuple[About, ...]


@dataclass(frozen=True, slots=True)
class SubtreeCounts:
    """The solutions below each square that was tried on the way to a step. The wire calls it `tried`."""

    id: Id = field(compare=False)
    run: Run
    step: int


@dataclass(frozen=True, slots=True)
class Outline:
    """The outline of the steps from start up to before stop, so many pixels wide."""

    id: Id = field(compare=False)
    run: Run
    start: int
    stop: int
    width: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Solutions:
    """The solutions from start up to before stop, as indexes: the first one found has index 0."""

    id: Id = field(compare=False)
    run: Run
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class Classes:
    """The classes from start up to before stop of the first `found` solutions; with `solution`, only its class."""

    id: Id = field(compare=False)
    run: Run
    start: int
    stop: int
    found: int | None
    solution: int | None


@dataclass(frozen=True, slots=True)
class Count:
    """Count all solutions at full speed."""

    id: Id = field(compare=False)
    n: int
    engine: str | None
    threads: int | None


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancel the count or the measurement with this id."""

    id: Id = field(compare=False)


@dataclass(frozen=True, slots=True)
class Times:
    """The times of the algorithms measured so far."""

    id: Id = field(compare=False)


@dataclass(frozen=True, slots=True)
class Time:
    """Measure the algorithms: at most so many seconds for each cell, boards up to `largest`."""

    id: Id = field(compare=False)
    seconds: int
    largest: int


Request = (
    Describe
    | Read
    | Find
    | Questions
    | SubtreeCounts
    | Outline
    | Solutions
    | Classes
    | ReadLesson
    | Count
    | Cancel
    | Times
    | Time
)
