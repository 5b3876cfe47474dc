"""The index that each algorithm needs. Each index is made once and shared by all traces."""

from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Generic, TypeVar

from ..algorithms.algorithm import Algorithm, TreeAlgorithm
from ..algorithms.naive import NaiveAlgorithm
from ..puzzle.board import Board
from .board_index import index_on
from .boards import Boards
from .index import Index
from .scan_index import ScanIndex

T = TypeVar("T")


class Once(Generic[T]):
    """A function of a whole number that runs once for each number, one at a time, and keeps its results."""

    def __init__(self, make: Callable[[int], T]) -> None:
        self._kept = lru_cache(None)(make)
        self._making = Lock()

    def __call__(self, number: int) -> T:
        with self._making:
            return self._kept(number)

    def cache_clear(self) -> None:
        self._kept.cache_clear()


# Functions of n.
index_for, scans_for, boards_for = Once(Index), Once(ScanIndex), Once(Boards)


def index_of(algorithm: Algorithm, n: int, board: Board | None = None) -> Index:
    """Return the index that an algorithm needs for n queens on a board, made on first use."""
    if board and not board.is_plain:
        return index_on(board)
    match algorithm:
        case NaiveAlgorithm():
            return boards_for(n)
        case TreeAlgorithm():
            return scans_for(n) if algorithm.needs_scans else index_for(n)
        case _:
            raise AssertionError(algorithm)
