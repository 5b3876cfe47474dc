"""The kind of walk that each kind of algorithm needs."""

from ..algorithms.algorithm import Algorithm, MaskAlgorithm
from ..algorithms.naive import NaiveAlgorithm
from ..algorithms.square_by_square import SquareAlgorithm
from ..index.index import Index
from .mask_walk import MaskWalk
from .odometer_walk import OdometerWalk
from .square_walk import SquareWalk
from .walk import Walk


def start_walk(algorithm: Algorithm, n: int, index: Index, *, first_only: bool = False) -> Walk:
    """A walk before step 0 of the trace of `algorithm` for n queens; `index` must be the algorithm's own."""
    match algorithm:
        case MaskAlgorithm():
            return MaskWalk(algorithm, n, index, first_only=first_only)
        case SquareAlgorithm():
            return SquareWalk(algorithm, n, index, first_only=first_only)
        case NaiveAlgorithm():
            return OdometerWalk(algorithm, n, index, first_only=first_only)
        case _:
            raise AssertionError(algorithm)
