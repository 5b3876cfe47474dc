"""The run that a message is about, and the cache of open traces for all viewers."""

from collections.abc import Mapping
from threading import Condition
from typing import Annotated, Any, get_args

from cachetools import LRUCache, cached

from ..config.limits import LARGEST_STEP, TRACES
from ..search.algorithms.algorithm import Algorithm, Goal, Run
from ..search.algorithms.catalogue import ALGORITHMS
from ..search.puzzle.board import Board, parse_board
from ..search.trace.trace import Trace
from .checks import BadRequest, allow, one_of, read_field, whole
from .fields import Fields, Request

ALGORITHM, GOAL = one_of(ALGORITHMS), one_of(get_args(Goal))
STEP, NUMBER = whole(0, LARGEST_STEP), whole()
BOARD = allow(lambda value: isinstance(value, str), "the text of a board")
RUN = ("algorithm", "n", "goal")


def read_run(message: Mapping[str, Any]) -> Run:
    """Return the run that a message is about. Raises BadRequest."""
    algorithm = read_field(message, "algorithm", ALGORITHM)
    n = read_n(message, ALGORITHMS[algorithm])
    return Run(algorithm, n, read_field(message, "goal", GOAL, "all"))


def read_n(message: Mapping[str, Any], algorithm: Algorithm) -> int:
    """Return an n that this algorithm takes. Raises BadRequest, which gives the reason if it is too large."""
    try:
        n: int = read_field(message, "n", whole(1, algorithm.largest))
    except BadRequest as error:
        too_large = algorithm.reason and whole(1)(message.get("n")) is None
        raise BadRequest(f"{error}: {algorithm.reason}" if too_large else str(error)) from None
    return n


def read_board(message: Mapping[str, Any]) -> Board:
    """Return the board that a message is about. Raises BadRequest, which names the place of the fault."""
    text = read_field(message, "board", BOARD)
    try:
        return parse_board(text)
    except ValueError as error:
        raise BadRequest(str(error)) from None


@cached(LRUCache(TRACES), condition=Condition())
def trace_of(run: Run) -> Trace:
    return Trace(*run)


class RunRequest(Request):
    run: Annotated[Run, Fields(RUN, read_run)]
