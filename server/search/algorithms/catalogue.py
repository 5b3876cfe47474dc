"""The algorithms by id, in the order in which a page lists them."""

from typing import Literal

from .algorithm import Algorithm
from .backtracking import BACKTRACKING
from .basic import BASIC
from .caching import CACHING
from .conjoin import CONJOIN
from .masks import BITMASK, FLIPPED, LOOP
from .naive import NAIVE
from .plain import PLAIN
from .puzzle import PUZZLE

# For type checkers: the ids of the searches with a `Step`, a `PuzzleStep`, a `SquareStep`.
ByMasks = Literal["bitmask", "loop", "flipped"]
ByBoard = Literal["puzzle"]
BySquares = Literal["naive", "backtracking", "basic", "plain", "caching", "conjoin"]

ALGORITHMS: dict[str, Algorithm] = {
    algorithm.id: algorithm
    for algorithm in (NAIVE, BACKTRACKING, BASIC, PLAIN, CACHING, BITMASK, LOOP, FLIPPED, CONJOIN, PUZZLE)
}

# The searches that race, and that are timed, on all boards: those without closed squares.
COMPARED = tuple(algorithm.id for algorithm in ALGORITHMS.values() if not algorithm.takes_board)
