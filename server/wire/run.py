"""The run that a message is about, and the cache of open traces for all viewers."""

from collections.abc import Mapping
from threading import Condition
from typing import Annotated, Any, get_args

from cachetools import LRUCache, cached

from ..config.limits import LARGEST_STEP, TRACES
from ..search.algorithms.algorithm import Algorithm, Goal, Run
from ..search.algorithms.catalogue import ALGORITHMS
from ..search.pausable import Pauses
from ..search.puzzle.board import Board, parse_board
from ..search.trace.trace import Trace
from .checks import BadRequest, allow, none_or, one_of, read_field, whole
from .fields import Fields, Request

ALGORITHM, GOAL = one_of(ALGORITHMS), one_of(get_args(Goal))
STEP, NUMBER = whole(0, LARGEST_STEP), whole()
BOARD = allow(lambda value: isinstance(value, str), "the text of a board")
BOARD_OR_NOT = none_or(lambda value: isinstance(value, str), "the text of a board")
RUN = ("algorithm", "n", "goal", "board")
BOARD_COST = 4  # a trace on a board takes as much memory as so many others


def read_run(message: Mapping[str, Any]) -> Run:
    """Return the run that a message is about. Raises BadRequest."""
    algorithm = read_field(message, "algorithm", ALGORITHM)
    board = read_board(message) if read_field(message, "board", BOARD_OR_NOT, None) is not None else None
    if board and not ALGORITHMS[algorithm].takes_board:
        takers = ", ".join(name for name, each in ALGORITHMS.items() if each.takes_board)
        raise BadRequest(f"board goes with algorithm = {takers}, not with {algorithm}")
    n = read_n(message, ALGORITHMS[algorithm]) if board is None or "n" in message else board.n
    if board and n != board.n:
        raise BadRequest(f"n must be that of the board, {board.n}, or be missing, not {n}")
    return Run(algorithm, n, read_field(message, "goal", GOAL, "all"), board)


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


@cached(LRUCache(TRACES, lambda trace: BOARD_COST if trace.board else 1), condition=Condition())
def trace_of(run: Run) -> Trace:
    return Trace(*run)


def prepare(run: Run) -> Pauses[None]:
    """Find the size of a trace on a board, which is then there at once; other sizes always are."""
    yield from trace_of(run).pausing.prepare()


class RunRequest(Request):
    run: Annotated[Run, Fields(RUN, read_run)]
