"""The algorithms by id, in the order in which a page lists them."""

from .algorithm import Algorithm
from .backtracking import BACKTRACKING
from .basic import BASIC
from .bitmask import BITMASK
from .caching import CACHING
from .conjoin import CONJOIN
from .flipped import FLIPPED
from .loop import LOOP
from .naive import NAIVE
from .plain import PLAIN

ALGORITHMS: dict[str, Algorithm] = {
    algorithm.id: algorithm
    for algorithm in (NAIVE, BACKTRACKING, BASIC, PLAIN, CACHING, BITMASK, LOOP, FLIPPED, CONJOIN)
}
