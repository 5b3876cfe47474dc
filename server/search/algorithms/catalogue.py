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

# For type checkers: the ids of the searches with a `Step`, and of the searches with a `SquareStep`.
ByMasks = Literal["bitmask", "loop", "flipped"]
BySquares = Literal["naive", "backtracking", "basic", "plain", "caching", "conjoin"]

ALGORITHMS: dict[str, Algorithm] = {
    algorithm.id: algorithm
    for algorithm in (NAIVE, BACKTRACKING, BASIC, PLAIN, CACHING, BITMASK, LOOP, FLIPPED, CONJOIN)
}
