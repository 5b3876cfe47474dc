"""What may be asked over the wire, checked and typed. Data only: nothing here reads a message or answers one."""

from dataclasses import dataclass
from typing import Literal

from ..search.algorithms.algorithm import Goal
from ..search.trace.find import Direction
from .checks import Id

By = Literal["steps", "checks"]


@dataclass(frozen=True, slots=True)
class Run:
    """Which trace a request is about."""

    algorithm: str
    n: int
    goal: Goal


@dataclass(frozen=True, slots=True)
class Describe:
    """How large is this trace?"""

    id: Id
    run: Run


@dataclass(frozen=True, slots=True)
class Read:
    """The steps start, start + stride, ... before stop: a Python slice. By checks, the first steps with so many."""

    id: Id
    run: Run
    start: int
    stop: int
    stride: int
    by: By = "steps"


@dataclass(frozen=True, slots=True)
class Find:
    """Where is it, seen from a step? With `number`: the number-th solution or dead end of all."""

    id: Id
    run: Run
    what: str
    start: int
    direction: Direction
    number: int | None = None
    line: int = 0
    square: tuple[int, int] = (0, 0)
    queens: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tried:
    """What lies below the squares that were tried along the path to a step?"""

    id: Id
    run: Run
    step: int


@dataclass(frozen=True, slots=True)
class Outline:
    """What do the steps from start up to before stop look like, so many pixels wide?"""

    id: Id
    run: Run
    start: int
    stop: int
    width: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Solutions:
    """The solutions start to before stop, as indexes: the first one found has index 0."""

    id: Id
    run: Run
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class Classes:
    """The classes start to before stop of the first `found` solutions; with `solution`, the class of that one alone."""

    id: Id
    run: Run
    start: int
    stop: int
    found: int | None
    solution: int | None


@dataclass(frozen=True, slots=True)
class Count:
    """How many solutions are there? Counted at full speed, which may take a while."""

    id: Id
    n: int
    engine: str | None
    threads: int | None


@dataclass(frozen=True, slots=True)
class Cancel:
    """The count or the measurement with this id is not wanted any more."""

    id: Id


@dataclass(frozen=True, slots=True)
class Times:
    """What has been measured of the algorithms so far?"""

    id: Id


@dataclass(frozen=True, slots=True)
class Time:
    """Measure the algorithms, which may take a while: so many seconds a cell, boards up to so large."""

    id: Id
    seconds: int
    largest: int


Request = Describe | Read | Find | Tried | Outline | Solutions | Classes | Count | Cancel | Times | Time
