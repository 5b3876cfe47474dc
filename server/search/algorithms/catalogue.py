"""The algorithms by their ids, in the order in which a page lists them."""

from .algorithm import Algorithm
from .bitmask import BITMASK

ALGORITHMS: dict[str, Algorithm] = {algorithm.id: algorithm for algorithm in (BITMASK,)}
